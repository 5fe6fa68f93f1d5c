game-name = Space Hulk
game-line = A slow squad of marines in the corridors of a wreck, and fast aliens hidden behind blips.

# Options
option-scenario = Scenario
option-scenario-cold_start = Cold Start
option-scenario-brood_furnace = The Brood Furnace
option-scenario-black_box = Black Box
option-scenario-iron_valves = Four Iron Valves
option-scenario-last_pumps = The Last Pumps
option-scenario-long_way_out = The Long Way Out
option-scenario-own = a board of your own
option-board = Board of your own
option-aliens = Seat of the aliens
option-aliens-last = the last seat
option-aliens-first = the first seat
option-aliens-random = drawn by lot
option-clock = Clock
option-clock-off = none
option-clock-quick = quick
option-clock-standard = standard
option-clock-relaxed = relaxed
option-clock-scenario = as the scenario says
option-clock-24h = 24 hours a phase
option-clock-48h = 48 hours a phase
option-clock-72h = 72 hours a phase
option-auto_end = A phase with nothing left to do ends
option-auto_end-5 = after 5 seconds
option-auto_end-10 = after 10 seconds
option-auto_end-off = only by hand
option-undo = Taking back the last action
option-undo-on = allowed
option-undo-off = not allowed
option-shooting_die = Shooting die
option-shooting_die-scenario = as the scenario says
option-shooting_die-classic = classic: 1 hit, 1 repeated, 4 blank
option-shooting_die-assault = assault: 2 hit, 1 repeated, 3 blank
option-shooting_die-burst = burst: 1 hit, 2 repeated, 3 blank
option-jam_faces = Faces “jam” on the jam die
option-jam_faces-scenario = as the scenario says
option-jam_faces-0 = none
option-jam_faces-1 = 1 of 6
option-jam_faces-2 = 2 of 6
option-jam_faces-3 = 3 of 6
option-supply = Blips in the supply
option-supply-scenario = as the scenario says
option-supply-default = default
option-supply-flat = flat: as many of each value
option-supply-light = light: low values
option-blip_may_enter_sight = A blip may show itself
option-blip_may_enter_sight-scenario = as the scenario says
option-blip_may_enter_sight-on = yes
option-blip_may_enter_sight-off = no
option-turn_to_face = A figure attacked from the side or rear turns
option-turn_to_face-scenario = as the scenario says
option-turn_to_face-on = yes
option-turn_to_face-off = no
option-airlock_closers = Who may close airlocks
option-airlock_closers-scenario = as the scenario says
option-airlock_closers-any = both sides
option-airlock_closers-marines = marines only
option-overwatch_overlap = Overwatch shots at one alien
option-overwatch_overlap-scenario = as the scenario says
option-overwatch_overlap-all = all
option-overwatch_overlap-until_dead = until it is dead
option-play_out_round = The round in which a goal is fulfilled
option-play_out_round-off = ends at once
option-play_out_round-on = is played to its end
option-handicap_cp = Handicap: command points a round
option-handicap_cp--1 = 1 less
option-handicap_cp-0 = as usual
option-handicap_cp-1 = 1 more
option-handicap_rounds = Handicap: rounds
option-handicap_rounds--2 = 2 fewer
option-handicap_rounds--1 = 1 fewer
option-handicap_rounds-0 = as usual
option-handicap_rounds-1 = 1 more
option-handicap_rounds-2 = 2 more
option-handicap_blips = Handicap: blips a round
option-handicap_blips--1 = 1 fewer
option-handicap_blips-0 = as usual
option-handicap_blips-1 = 1 more

# What a scenario asks of both sides, read before one sits down
about-scenario-cold_start = Within ten rounds two of four marines must leave by the exit. With three dead, the aliens win.
about-scenario-brood_furnace = Within twelve rounds the flamer must set fire to the objective. Without a flamer, or without fuel, the aliens win.
about-scenario-black_box = Within thirteen rounds one of five marines must carry the recorder out by the exit. The aliens win if all of them die.
about-scenario-iron_valves = Within nine rounds five marines must close four airlocks. Three closed at the end are a draw, fewer the aliens’ win.
about-scenario-last_pumps = For ten rounds six marines must keep the aliens away from the pumps: if one stands there when a round ends, the aliens win.
about-scenario-long_way_out = Within fourteen rounds five of ten marines must leave by the exit. With six dead, the aliens win.

level-easy = easy
level-normal = normal
side-marines = marines
side-aliens = aliens

# Pieces have the same short names in both languages: m3 a marine, a7 an alien, b4 a blip, d2 a door
role-rifle = rifle marine
role-flamer = flamer
role-sergeant = sergeant
thing-recorder = the recorder
facing-n = north
facing-e = east
facing-s = south
facing-w = west
faces-H = hit
faces-S = hit on a repeated shot
faces-- = blank
what-parry = parries
what-extra-hit = extra hits
what-placing = the placing of aliens

# Fields of a form
field-piece = Piece
field-other = Other piece
field-to = Square
field-at = Square
field-facing = Facing
field-target = Target
field-cp = Command points
field-blip = Place in the hand
field-entry = Entry

# What is asked now
ask-deploy = { $mine ->
    [yes] Arrange your marines, then say that you are ready.
   *[no] The marines take up their places.
}
ask-start-blips = { $mine ->
    [yes] Place your start blips at the entries.
   *[no] The start blips are being placed.
}
ask-marine-actions = { $mine ->
    [yes] Your phase: activate your marines, then end it.
   *[no] The marines act.
}
ask-marine-end = The marine phase is over.
ask-alien-reinforce = { $mine ->
    [yes] Reinforcement: place your new blips at the entries.
   *[no] The aliens place new blips.
}
ask-alien-actions = { $mine ->
    [yes] Your phase: activate aliens and blips, then end it.
   *[no] The aliens act.
}
ask-alien-end = The alien phase is over.
ask-placing = { $mine ->
    [yes] Place an alien and choose its facing.
   *[no] The aliens of a blip are being placed.
}
ask-parry = { $mine ->
    [yes] Parry? The alien’s highest die is then rolled again.
   *[no] The sergeant may parry.
}
ask-extra-hit = { $mine ->
    [yes] Both dice hit: choose the extra hit.
   *[no] An extra hit is being chosen.
}
ask-flame = { $mine ->
    [yes] Lay the next flame, or stop.
   *[no] The flamer is firing.
}

# The lesson
ask-lesson-goal = You lead four marines for ten rounds: two must leave by the exit. With three dead, the aliens win.
ask-lesson-move = A marine has 4 action points a round. Choose marine 4 and take one step forward, to the crossing.
ask-lesson-door = After a move or a turn one shot is free. Take the follow-up shot at the closed door down the corridor.
ask-lesson-again = A miss. In sustained fire the other symbol counts too: shoot again, for 1 command point.
ask-lesson-turn = The door is gone. A marine sees what is ahead and beside, never behind: turn marine 4 north.
ask-lesson-end = What is left of the points is lost. End the phase: a blip waits outside, and only the alien side knows its value.
ask-lesson-look = The blip has come up behind marine 4, unseen. Turn south: a blip that a marine sees is turned over.
ask-lesson-place = Two aliens, and you place them: the first on the square of the blip, its side or its back to marine 4.
ask-lesson-second = Place the second right behind it, not facing you either: it must turn before it can attack.
ask-lesson-shot = The turn has opened a follow-up shot. Shoot at the nearer alien.
ask-lesson-guard = A miss. Set overwatch for your last 2 points: marine 4 then shoots at every alien that acts in its fire area.
ask-lesson-over = End the phase. Overwatch shots cost nothing, but each of them may jam the rifle.
ask-lesson-fight = One alien fell, then the rifle jammed. The other attacked: three dice lost to your one, which is rare luck.
ask-lesson-jam = A jammed rifle does not shoot. Clear the jam for 1 point.
ask-lesson-last = Now for the exit; 1 point opens a door. Sergeants may parry, and other scenarios have flamers.

# What can be done
do-move = { $piece }: move to { $to }{ paid }
do-turn = { $piece }: turn { $facing }{ paid }
do-shoot = { $piece }: shoot at { $target }{ paid }
do-follow_shot = { $piece }: follow-up shot at { $target }
do-overwatch = { $piece }: set overwatch{ paid }
do-clear_jam = { $piece }: clear the jam{ paid }
do-flame = { $piece }: flamer shot at { $to }{ paid }
do-flame_next = Next flame: { $to }
do-flame_stop = End the flamer shot
do-reload = { $piece }: reload the flamer{ paid }
do-attack = { $piece }: attack what is in front{ paid }
do-door = { $piece }: open or close the door or airlock in { $at }{ paid }
do-leave = { $piece }: leave the board{ paid }
do-swap = { $piece } and { $other } change places
do-face = { $piece }: face { $facing }
do-trade = Offer { $piece } for { $other }
do-ready = Ready to start
do-place_blip = Blip { $blip } of the hand: to entry { $entry }
do-enter = { $piece }: come onto the board
do-enter_facing = { $piece }: come onto the board facing { $facing }
do-convert = { $piece }: convert into aliens
do-place_alien = Alien: { $to }, facing { $facing }
do-burn_roll = { $piece }: roll for the fire
do-parry = { $yes ->
    [true] Parry with the sword
   *[false] Let the dice stand
}
do-extra_hit = Extra hit: { $target }
do-waive_hit = No extra hit
do-finish = Finish the active piece
do-ask_floor = Ask for the floor
do-end_phase = End the phase
do-preset = { $auto ->
    [true] Settle without asking me: { $what }
   *[false] Ask me again: { $what }
}
do-resign = Resign
do-agree = Agree to resign
do-refuse = Refuse to resign
do-offer_draw = Offer a draw
do-accept_draw = Accept the draw
do-decline_draw = Decline the draw

# What part of it was paid with command points
paid = { $cp ->
    [0] { "" }
    [one] , { $cp } CP
    [other] , { $cp } CP
   *[none] { "" }
}

# What happened before the match
event-side-drawn = The lot gives the aliens to { $seat }.
event-marines-swapped = { $piece } and { $other } change places.
event-facing-set = { $piece } faces { $facing }.
event-trade-offered = { $seat } offers { $piece } for { $other }.
event-marines-traded = { $piece } and { $other } change seats.
event-seat-ready = { $seat } is ready.
event-start-blips-drawn = { $number ->
    [one] 1 start blip is drawn.
   *[other] { $number } start blips are drawn.
}

# Rounds and phases
event-round-started = Round { $number }.
event-phase-started = { $name ->
    [deploy] The marines take up their places.
    [start_blips] The aliens place their start blips.
    [marine_actions] The marine phase begins.
    [alien_reinforce] The alien phase begins with reinforcement.
   *[alien_actions] The aliens act.
}
event-phase-ended = { $name ->
    [deploy] The marines stand in their places.
    [start_blips] No start blip is left to place.
    [marine_actions] The marine phase is over.
    [alien_reinforce] Reinforcement is over.
   *[alien_actions] The alien phase is over.
}
event-end-pressed = { $seat } asks for the end of the phase.
event-cp-rolled = Command points: { $number }{ $handicap ->
    [-1] , 1 less by the handicap
    [1] , 1 more by the handicap
   *[none] { "" }
}.
event-by-clock = { $what ->
    [decision] Time is up: the clock decides for { $seat }.
    [flames] Time is up: the flamer shot ends.
    [floor] { $seat } does not answer and loses the floor.
    [countdown] Nothing is left to do.
    [absent] The acting side is absent.
   *[phase] Time is up.
}
event-finished = { $why ->
    [floor] { $piece } is finished: the floor passes on.
    [absent] { $piece } is finished: its seat is absent.
   *[hand] { $piece } is finished for this round.
}

# Moves, doors, airlocks
event-moved = { $piece } moves{ paid }.
event-turned = { $piece } turns { $facing }{ paid }.
event-turned-to-face = { $piece } turns { $facing } to face the attacker.
event-door-opened = { $piece } opens a door{ paid }.
event-door-closed = { $piece } closes a door{ paid }.
event-door-rolled = { $piece } strikes a door{ paid }: { $dice }.
event-door-destroyed = { $by } destroys a door.
event-airlock-closed = { $piece } closes airlock { $airlock } for good{ paid }.
event-entry-sealed = Entry { $entry } is sealed{ $number ->
    [0] { "" }
    [one] ; 1 blip returns to the supply unseen
   *[other] ; { $number } blips return to the supply unseen
}.
event-picked-up = { $piece } picks up { $thing }.
event-dropped = { $piece } drops { $thing }.
event-left-board = { $piece } is saved and leaves the board{ paid }.

# Shots
event-shot = { $overwatch ->
    [true] { $piece } shoots at { $target } on overwatch
   *[false] { $follow ->
        [true] { $piece } takes a follow-up shot at { $target }
       *[false] { $sustained ->
            [true] { $piece } keeps firing at { $target }
           *[false] { $piece } shoots at { $target }
        }
    }
}{ paid }: { $faces }.
event-extra-hit = Extra hit: { $piece } hits { $target } as well.
event-hit-waived = { $piece } takes no extra hit.
event-killed = { $by ->
    [flame] { $piece } dies in the flames.
   *[other] { $by } kills { $piece }.
}
event-jam-rolled = { $jam ->
    [true] The rifle of { $piece } jams.
   *[false] The rifle of { $piece } does not jam.
}
event-jam-cleared = { $piece } clears the jam{ paid }.
event-overwatch-set = { $piece } is on overwatch{ paid }.
event-overwatch-ended = { $why ->
    [acted] { $piece } acts and is no longer on overwatch.
    [attacked] { $piece } is attacked and is no longer on overwatch.
   *[phase] The overwatch of { $piece } ends with the alien phase.
}

# Flames
event-flame-laid = { $piece } lays a flame{ paid }. Fuel left: { $fuel }.
event-flame-over = The flamer shot of { $piece } is over.
event-flame-rolled = { $piece } stands in flames and rolls { $die }.
event-flames-removed = { $all ->
    [true] All flames go out.
   *[false] One flame is taken off every square.
}
event-reloaded = { $piece } reloads the flamer{ paid }.

# Close combat
event-melee-rolled = { $attacker } attacks { $defender }{ paid }. Marine: { $red }{ $bonus ->
    [0] { "" }
    [one] { " " }+ { $bonus }
    [other] { " " }+ { $bonus }
   *[none] { "" }
}; alien: { $blue }.
event-parried = { $yes ->
    [true] { $piece } parries: the alien’s highest die, rolled again, shows { $die }.
   *[false] { $piece } does not parry.
}
event-fought = { $result ->
    [attacker] { $attacker } wins the fight.
    [defender] { $defender } wins the fight.
   *[tie] The fight is a tie.
}

# Blips
event-blips-drawn = { $number ->
    [0] No blip is drawn.
    [one] 1 blip is drawn.
   *[other] { $number } blips are drawn.
}
event-values-drawn = You alone see the values of the blips in your hand.
event-discard-recycled = { $number ->
    [one] The counter of the discard becomes the supply.
   *[other] The { $number } counters of the discard become the supply.
}
event-blip-placed = { $piece } waits at entry { $entry }.
event-blip-entered = { $piece } comes onto the board.
event-alien-entered = { $piece } comes onto the board facing { $facing }.
event-blip-turned = { $forced ->
    [true] A marine has seen { $piece }
   *[false] { $piece } is converted
}: { $value ->
    [0] no alien.
    [one] 1 alien.
   *[other] { $value } aliens.
}
event-alien-placed = { $entry ->
    [one] { $piece } stands outside, at entry { $entry }.
    [other] { $piece } stands outside, at entry { $entry }.
   *[none] { $piece } is placed.
}
event-placing-over = Everything is in its place.
event-alien-lost = { $why ->
    [limit] No more aliens may exist: { lost }.
    [no-room] There is no room: { lost }.
    [outside] The board was not reached in time: { lost }.
   *[sealed] The entry is sealed: { lost }.
}
lost = { $number ->
    [one] 1 alien is lost
   *[other] { $number } aliens are lost
}

# The floor, presets, resigning, draws
event-floor-asked = { $seat } asks for the floor.
event-floor-kept = { $seat } keeps the floor.
event-preset-set = { $auto ->
    [true] { $seat } sets a preset: { $what }.
   *[false] { $seat } ends a preset: { $what }.
}
event-resign-asked = { $seat } asks the other marine seats to resign.
event-resign-answered = { $yes ->
    [true] { $seat } agrees to resign.
   *[false] { $seat } refuses to resign.
}
event-draw-offered = { $seat } offers a draw.
event-draw-answered = { $yes ->
    [true] { $seat } accepts the draw.
   *[false] { $seat } declines the draw.
}
event-draw-lapsed = The offer of a draw has lapsed.

# How it ended
event-goal-fulfilled = A goal of the scenario is fulfilled.
event-match-ended = { $winner ->
    [marines] The marines win. { $reason }
    [aliens] The aliens win. { $reason }
   *[draw] The match ends in a draw. { $reason }
}
reason-goal = A fulfilled goal has decided it.
reason-limit = The last round is over.
reason-no-marines = No marine is left on the board.
reason-resigned = One side has resigned.
reason-draw-agreed = Both sides have agreed.

# Why not
refuse-not-seated = Only a seat at the table can do that.
refuse-game-over = The match is over.
refuse-not-your-phase = This is not yours to do now.
refuse-not-your-piece = This piece is not yours.
refuse-no-such-piece = There is no such piece on the board.
refuse-decision-pending = A decision is owed first.
refuse-no-decision = No such decision is owed now.
refuse-already-activated = This piece has finished for this round.
refuse-cannot-act-this-phase = This alien was turned over in this phase: it acts from the next one on.
refuse-not-active = No piece of yours is active.
refuse-not-enough-ap = There are not enough action points for this.
refuse-not-enough-cp = There are not enough command points for this.
refuse-cp-not-allowed = Command points cannot pay for that.
refuse-floor-taken = Another seat has the floor: wait for its marine, or pay all of it with command points.
refuse-floor-free = No other seat has the floor: your marines may act.
refuse-asked-already = That has been asked already.
refuse-still-outside = This piece is still outside: it must first come onto the board.
refuse-not-a-step = No single move leads there.
refuse-square-blocked = This square is blocked.
refuse-diagonal-blocked = The way there leads between two blocked squares.
refuse-entry-square = Marines may not step on an entry.
refuse-would-be-seen = A marine would then see this blip.
refuse-turned-already = An alien cannot turn by 90° twice in a row.
refuse-no-facing = This piece cannot take that facing now.
refuse-no-rifle = This marine has no rifle.
refuse-jammed = The rifle is jammed. Clear the jam first.
refuse-not-in-sight = This marine does not see that.
refuse-not-in-fire-area = This marine sees it, but not in the fire area.
refuse-bad-target = That is no target.
refuse-no-follow-up = No follow-up shot is open: it comes after a move or a turn.
refuse-already-on-overwatch = This marine is on overwatch already.
refuse-not-jammed = This rifle is not jammed.
refuse-no-flamer = This marine has no flamer.
refuse-no-fuel = The flamer has no fuel left.
refuse-reload-used = This flamer cannot be reloaded any more.
refuse-out-of-range = That is beyond the flamer’s range.
refuse-not-adjacent = This square is not adjacent.
refuse-two-flames-already = This square holds as many flames as it can.
refuse-square-closed = No flame can lie there: it is wall, or closed.
refuse-marine-there = A marine stands there.
refuse-no-flame-open = No flamer shot is under way.
refuse-must-leave-fire = This alien stands in flames: its first action must be a move out of them.
refuse-not-burning = There is nothing to roll for: this piece does not stand in flames, or has already acted.
refuse-can-move = This alien can still move out of the flames.
refuse-nothing-in-front = Nothing directly in front can be attacked.
refuse-not-an-enemy = Only a figure attacks: the enemy figure or the closed door directly in front of it.
refuse-must-choose = An alien must be chosen.
refuse-out-of-reach = A door or airlock must be on one of the three squares in front; a blip reaches all around.
refuse-no-door = There is no door or airlock here.
refuse-door-occupied = A piece stands on this square: nothing can be closed there.
refuse-door-burning = A flame lies on this square: nothing can be closed there.
refuse-airlock-closed = An airlock once closed stays closed.
refuse-not-your-airlock = Only marines may close airlocks here.
refuse-no-exit-here = This marine does not stand on an exit.
refuse-deploy-fixed = In this scenario the marines stand as they are drawn.
refuse-one-seat-only = All marines belong to one seat.
refuse-offered-already = That has been offered already.
refuse-ready-already = You are ready already.
refuse-no-such-blip = There is no such blip.
refuse-entry-full = No more blips can wait at this entry.
refuse-entry-sealed = This entry is sealed.
refuse-not-outside = This piece is on the board already.
refuse-entry-blocked = The entry square is blocked.
refuse-blip-held-back = A marine is near this entry: the new blip waits for a round.
refuse-blip-has-acted = This blip has already acted in this phase.
refuse-blip-must-enter = An overdue blip must first enter, or be converted.
refuse-in-sight = A marine sees this square.
refuse-ended-already = You have already asked for the end of the phase.
refuse-no-offer = Nobody has asked you that.
refuse-no-such-preset = There is no such preset, or it stands already.

# What a draw decided
draw-cp = The command points of a round
draw-shoot = A face of a shooting die
draw-jam = A face of the jam die
draw-melee-marine = The red die in close combat
draw-melee-alien = A blue die in close combat
draw-parry = The alien’s die after a parry
draw-flame = Whether an alien survives a flame
draw-door = A blow at a door
draw-supply = A blip out of the supply
draw-sides = Who plays the aliens

# What is wrong with a board of one's own
refuse-no-board = Choose a board of your own first: paste its code.
problem-bad-format = This is no board: { $field } cannot be read.
problem-unknown-character = Line { $line }, column { $column }: no sign of the map.
problem-too-small = The board is too small: at least 5 by 5 squares, 12 of them floor. It has { $columns } by { $rows }, { $floor } of them floor.
problem-too-large = The board is too large: at most 48 by 32 squares, 400 of them floor. It has { $columns } by { $rows }, { $floor } of them floor.
problem-text-too-long = { $field ->
    [story] The story is too long: at most { $most } characters.
   *[name] A name is too long: at most { $most } characters.
}
problem-too-many = { $what ->
    [doors] Too many doors: at most { $most }.
    [airlocks] Too many airlocks: at most { $most }.
    [entries] Too many alien entries: at most { $most }.
    [marines] Too many marines: at most { $most }.
    [objects] Too many objects: at most { $most }.
    [zones] Too many zones: at most { $most }.
   *[goals] Too many goals for one side: at most { $most }.
}
problem-no-entry = There is no alien entry.
problem-entry-not-on-edge = An alien entry belongs on the edge of the map.
problem-exit-not-on-edge = An exit belongs on the edge of the map.
problem-entry-without-corridor = No floor lies beside this alien entry.
problem-no-start = There is no start square.
problem-squad-size-mismatch = There must be as many start squares as marines.
problem-zone-off-floor = A zone covers squares that are no floor.
problem-object-off-floor = An object lies on no floor.
problem-entry-unreachable = No way leads from this alien entry to any start square.
problem-two-in-one-square = Two things share a square that has room for one.
problem-bad-supply = The supply is wrong: values from 0 to 6, up to 30 counters of each, at least one above 0.
problem-bad-blips = The blips are wrong: 0 to 12 at the start, 0 to 6 a round, not none at all.
problem-no-round-limit = The number of rounds is missing.
problem-bad-clock = The clock is wrong: 30 to 1800 seconds.
problem-bad-ruleset = A rule of the board has a value that is not possible: { $field }.
problem-no-goals = A side without a goal: { $side }.
problem-goal-unknown-zone = A goal names a zone that the board does not have.
problem-goal-unknown-object = A goal names an object that the board does not have.
problem-goal-needs-exit = A goal needs an exit, and there is none.
problem-goal-needs-airlock = A goal needs an airlock, and there is none.
problem-goal-needs-flamer = A goal needs a flamer, and no marine has one.
problem-goal-count-too-high = A goal asks for more than there can be.
problem-goal-unreachable = No way leads from any start square to what a goal is about.
problem-goal-too-deep = A goal is made of too many parts within each other.
problem-entry-near-start = An alien entry is six steps or fewer from a start square.
problem-airlock-far-from-entry = An airlock is far from every alien entry, so closing it cuts nobody off.
problem-door-in-open-space = A door should stand between two opposite walls.
problem-too-few-junctions = There are few junctions: { $number }. A maze of crossing corridors plays best.
problem-row-of-rooms = More than half of the floor is rooms. A maze of crossing corridors plays best.
problem-round-limit-too-short = The marines may not get there in time: the shortest way takes { $number } action points.
problem-no-decoys = No blip is worth 0, so every blip is a threat.
problem-airlock-cuts-goal = With this airlock closed no way leads to what a goal is about.

# On the board
board-status = How it stands
board-deck = The deck
board-deck-of = The deck of { $name }
board-pieces = Pieces
board-others = The other pieces
board-bar = What can be done
board-deeds = Actions
board-dice = Dice
board-round = Round
board-round-title = Round, and how many there are
board-cp = CP
board-cp-title = Command points of this round
board-kills = { $count ->
    [one] kill
   *[other] kills
}
board-kills-title = Aliens killed
board-time = Time left
board-you-marines = you lead marines
board-you-aliens = you lead the aliens
board-phase-deploy = Deployment
board-phase-start-blips = Start blips
board-phase-marine-actions = Marines act
board-phase-marine-end = Marines: clean-up
board-phase-alien-reinforce = Reinforcements
board-phase-alien-actions = Aliens act
board-phase-alien-end = Aliens: clean-up
board-phase-over = Match over
board-peek = Show the numbers of my blips
board-overlay = Next overlay
board-aims = What both sides are after
board-aims-close = Back to the deck
board-overlay-now = Overlay: { $what }
board-overlay-none = plain
board-overlay-sight = sight and fire
board-overlay-watch = overwatch
board-overlay-quiet = quiet entries
board-overlay-seen = seen squares
board-zoom = Which part of the deck is seen
board-zoom-in = Nearer
board-zoom-out = Further
board-zoom-all = The whole deck
board-rifle = Marine { $number }
board-sergeant = Sergeant { $number }
board-flamer = Flamer { $number }
board-alien = Alien { $number }
board-blip = Blip { $number }
board-whom-rifle = Marine { $number }
board-whom-sergeant = Sergeant { $number }
board-whom-flamer = Flamer { $number }
board-whom-alien = Alien { $number }
board-whom-blip = Blip { $number }
board-whom-door-at = the door in row { $row }, column { $column }
board-door-at = Door in row { $row }, column { $column }
board-short-blip = blip
board-short-drawn = place
board-drawn = Drawn blip worth { $value }
board-worth = worth { $value }
board-at = row { $row }, column { $column }
board-at-entry = outside, at entry { $entry }
board-facing-n = facing north
board-facing-e = facing east
board-facing-s = facing south
board-facing-w = facing west
board-ap = { $points } AP
board-far = { $squares ->
    [one] 1 square { $side }
   *[other] { $squares } squares { $side }
}
board-side-n = to the north
board-side-ne = to the north-east
board-side-e = to the east
board-side-se = to the south-east
board-side-s = to the south
board-side-sw = to the south-west
board-side-w = to the west
board-side-nw = to the north-west
board-mark-watch = overwatch
board-mark-jam = jammed
board-mark-fuel = fuel { $fuel }
board-mark-done = done
board-due-new = new
board-due-may = may
board-due-must = must
board-choose = Choose a piece, then a square.
board-look-on = Nothing to do just now. Choose a piece to look at it.
board-place-blip = { $count ->
    [one] One more blip: choose its entry.
   *[other] { $count } blips: choose one, then its entry.
}
board-entry = Entry { $entry }
board-ask-placing = Place an alien in sight of { $who }: tap a square, tap again to turn. To place: { $left }.
board-ask-parry = { $who } can parry: have the highest alien die rolled again?
board-ask-flame = { $who }: choose the next square for a flame, or stop.
board-ask-extra-hit = { $who } has hit twice: whom as well?
board-extra-hit = Hit this one as well
board-parry-dice = You { $own } : { $best } the alien
board-parry = Parry
board-no-parry = Leave it
board-flame-stop = Hold the fire
board-waive = Nobody
board-turn-it = Turn it
board-place-it = Put it here
board-plan = This way costs { $ap } AP{ $cp ->
    [0] .
   *[other] {" "}and { $cp } CP.
}
board-plan-shots = { $shots ->
    [one] It draws 1 overwatch shot.
   *[other] It draws { $shots } overwatch shots.
}
board-turn-end = Turn
board-go = Go
board-drop = Cancel
board-fire = Do it
board-choose-flame = Choose a lit square for the first flame.
board-chance-first = { $chance }% to hit, { $double }% twice
board-chance-sustained = sustained fire: { $chance }% to hit, { $double }% twice
board-chance-fight = win { $win }%, tie { $tie }%, lose { $lose }%
board-chance-rear = from behind: win { $win }%, nothing else can happen
board-chance-door = { $chance }% to break it
board-pay-cp = Pay with command points
board-lose-ap = { $points } AP of the active piece would be lost.
board-lose-all = { $cp ->
    [0] { $points } AP would be lost.
   *[other] { $points } AP and { $cp } CP would be lost.
}
board-yes-do = Lose them
board-no-keep = Go back
board-careless = Do not ask again
board-careful = Ask before points are lost
board-deed = { $what }, { $cost } AP
board-do-left = Left
board-do-swap = Swap with { $with }
board-do-trade = Trade for { $with }
board-do-right = Right
board-do-about = About
board-do-shoot = Shoot
board-do-free-shot = Follow-up shot
board-do-watch = Overwatch
board-do-clear = Clear jam
board-do-flame = Flame
board-do-reload = Reload
board-do-attack = Attack
board-do-door = Door
board-do-shut = Shut door
board-do-airlock = Airlock
board-do-leave = Leave
board-do-burn = Roll the die
board-do-enter = Enter
board-do-convert = Turn over
board-do-enter-n = Enter, north
board-do-enter-e = Enter, east
board-do-enter-s = Enter, south
board-do-enter-w = Enter, west
board-finish = End its actions
board-floor-of = { $name } has the floor.
board-floor-asked = { $mine ->
    [yes] You have asked for the floor.
   *[no] { $name } asks for the floor: act, or it passes on.
}
board-ask-floor = Ask for the floor
board-ready = Ready
board-end-phase = End the phase
board-roll-cp = Command
board-roll-shot = { $who }
board-roll-jam = Jam?
board-roll-melee = { $who }
board-roll-parry = Parry
board-roll-flame = { $who } in flames
board-roll-door = Door
board-face-hit = hit
board-face-again = hit when sustained
board-face-blank = blank
board-face-jam = jam
board-face-clear = no jam
board-key-cursor = Move the cursor
board-key-enter = Choose, or go
board-key-next = Next piece with AP
board-key-last = Previous piece with AP
board-key-ahead = One square forward
board-key-back = One square back
board-square = row { $row }, column { $column }
board-square-void = solid
board-square-entry = entry { $entry }
board-square-exit = exit
board-square-goal = objective
board-square-door-open = open door
board-square-door-closed = closed door
board-square-airlock-open = open airlock
board-square-airlock-closed = closed airlock
board-square-flames = flames: { $number }
board-square-seen = seen by { $names }
board-sum-shot = { $fell ->
    [0] { $who } shoots. { $target }: no effect.
    [one] { $who } shoots. { $target }: one kill.
   *[other] { $who } shoots. { $target }: { $fell } kills.
}
board-sum-shots = { $fell ->
    [0] { $shots } shots. { $target }: no effect.
    [one] { $shots } shots. { $target }: one kill.
   *[other] { $shots } shots. { $target }: { $fell } kills.
}
board-sum-broken = { $who } shoots. { $target }: destroyed.
board-sum-jam = { $count ->
    [one] A rifle jams.
   *[other] { $count } rifles jam.
}
board-sum-fought-attacker = { $who } beats { $target }.
board-sum-fought-defender = { $target } beats { $who }.
board-sum-fought-tie = { $who } and { $target }: a tie.
board-sum-fought-stands = { $target } holds { $who } off.

# Goals as sentences: $slot-… are their slots, read as words or filled in as fields

goal-part = { $some ->
    [all] { $part ->
        [rifle] rifle marines
        [sergeant] sergeants
        [flamer] flamers
       *[any] marines
    }
   *[some] { $part ->
        [rifle] { $number ->
            [one] rifle marine
           *[other] rifle marines
        }
        [sergeant] { $number ->
            [one] sergeant
           *[other] sergeants
        }
        [flamer] { $number ->
            [one] flamer
           *[other] flamers
        }
       *[any] { $number ->
            [one] marine
           *[other] marines
        }
    }
}
goal-whose = { $whose ->
    [aliens] { $number ->
        [one] alien
       *[other] aliens
    }
   *[marines] { $number ->
        [one] marine
       *[other] marines
    }
}
goal-none-of = { $whose ->
    [aliens] alien
   *[marines] marine
}
goal-enemy = { $enemy ->
    [none] , with no enemy there
   *[some] { "" }
}
goal-enemy-none = with no enemy there
goal-enemy-some = whoever else is there
goal-zone-O = on the objective
goal-zone-X = on an exit
goal-zone-E = on an alien entry
goal-zone = in zone “{ $name }”
goal-squares = on { $number } { $number ->
    [one] square
   *[other] squares
} at least
goal-squares-any = on any square
goal-squares-all = on every square
goal-to-exit = leaves by an exit
goal-to = stands { $name }
goal-bound = { $bound ->
    [most] at most
    [exact] exactly
    [between] at most { $most }, at least
   *[least] at least
}
goal-locks-all = all airlocks
goal-locks = airlocks { $numbers }
goal-dead-all = all
goal-exit = { $slot-count } { $slot-part } { $number ->
    [one] leaves
   *[other] leave
} by an exit
goal-reach = { $slot-count } { $slot-part } { $number ->
    [one] stands
   *[other] stand
} { $slot-zone } at the same time
goal-hold = at the end of { $slot-rounds } { $rounds ->
    [one] round
   *[other] rounds in a row
} at least { $slot-count } { $slot-whose } { $number ->
    [one] stands
   *[other] stand
} { $slot-zone }{ $slot-enemy }
goal-clear = no { $slot-whose } stands { $slot-zone } at any round end
goal-burn = fire has burnt { $slot-zone }: { $slot-squares }
goal-fetch = a marine picks up “{ $slot-object }”
goal-carry = a marine with “{ $slot-object }” { $slot-to }
goal-close = of { $slot-locks } { $slot-bound } { $slot-count } { $number ->
    [one] is
   *[other] are
} closed
goal-kill = marines kill at least { $slot-count } { $number ->
    [one] alien
   *[other] aliens
}
goal-survive = at least { $slot-count } { $number ->
    [one] marine is
   *[other] marines are
} alive or saved
goal-eliminate = { $slot-dead } { $slot-part } { $some ->
    [all] are
   *[some] { $number ->
        [one] is
       *[other] are
    }
} dead
goal-out_of_fuel = no flamer can make a flame any more
goal-all = all of this: { $parts }
goal-any = one of these: { $parts }
goal-not = not this: { $parts }
goal-head-all = all of this:
goal-head-any = one of these:
goal-head-not = not this:
goal-and = { "; " }
goal-or = { "; or " }
goal-when-round_end = when a round ends: { $words }
goal-when-limit = when round { $limit } ends: { $words }
goal-limit = round { $slot-limit } ends
goal-wins-marines = The marines win if
goal-wins-aliens = The aliens win if
goal-wins-draw = Nobody wins if
