game-name = Galaxy Trucker
game-line = Build a ship from scrap while the sand runs, then fly it through whatever comes.

# Options
option-mode = Flight
option-mode-single-1 = level I
option-mode-learning = learning flight
option-mode-single-2 = level II
option-mode-single-3 = level III
option-mode-trek = Transgalactic Trek
about-mode-learning = No hourglass, no aliens, eight known cards: the simplest way in.
about-mode-trek = Three flights in a row, levels I to III, with titles to win and to defend.
option-hourglass = One run of the hourglass
option-hourglass-90 = 90 seconds
option-hourglass-60 = 60 seconds
option-hourglass-120 = 2 minutes
option-hourglass-off = no hourglass
option-building_cap = Building ends after
option-building_cap-15 = 15 minutes
option-building_cap-10 = 10 minutes
option-building_cap-30 = 30 minutes
option-building_cap-off = no limit
option-last_builder = Without an hourglass the last builder has
option-last_builder-120 = 2 minutes
option-last_builder-60 = 1 minute
option-last_builder-240 = 4 minutes
option-last_builder-off = no limit
option-peek_limit = A stack may be held for
option-peek_limit-20 = 20 seconds
option-peek_limit-10 = 10 seconds
option-peek_limit-40 = 40 seconds
option-peek_limit-off = no limit
option-build_help = Help while building
option-build_help-by-mode = in the learning flight
option-build_help-off = none
option-build_help-warn = mistakes are marked
option-build_help-strict = mistakes are refused
option-auto_flip = The hourglass turns by itself
option-auto_flip-off = no
option-auto_flip-on = yes, but for the last time
option-learning_reserve = Reserving in the learning flight
option-learning_reserve-on = allowed
option-learning_reserve-off = not allowed
option-learning_give_up = Giving up in the learning flight
option-learning_give_up-off = not allowed
option-learning_give_up-on = allowed
option-learning_aliens = Aliens in the learning flight
option-learning_aliens-off = none
option-learning_aliens-on = with life supports
option-gold_handicaps = Gold titles
option-gold_handicaps-house = with a handicap
option-gold_handicaps-none = without
option-pace = Time for decisions in flight
option-pace-normal = usual
option-pace-relaxed = twice as long
option-pace-slow = three times as long
option-pace-quick = shorter

level-easy = easy
level-normal = normal

# Tiles
kind-SC = starting cabin
kind-CB = crew cabin
kind-ST = structural module
kind-B2 = battery for 2
kind-B3 = battery for 3
kind-H2 = hold with 2 containers
kind-H3 = hold with 3 containers
kind-R1 = red hold with 1 container
kind-R2 = red hold with 2 containers
kind-E1 = engine
kind-E2 = double engine
kind-C1 = cannon
kind-C2 = double cannon
kind-SH = shield
kind-LB = life support for brown aliens
kind-LP = life support for purple aliens
title-T1 = Freight Champion
title-T2 = Battery Baron
title-T3 = Alien Quartermaster
title-T4 = Cruise Captain
title-T5 = Master Engineer
title-T6 = Corridor Architect
titles-T1 = Freight Champion
titles-T2 = Battery Baron
titles-T3 = Alien Quartermaster
titles-T4 = Cruise Captain
titles-T5 = Master Engineer
titles-T6 = Corridor Architect
colour-brown = brown
colour-purple = purple

# Fields of a form
field-tile = Tile
field-k = Quarter turns
field-cell = Cell
field-slot = Reserve place
field-stack = Stack
field-space = Start space
field-remove = Tiles to remove
field-keep = Tile of the piece to keep
field-brown = Cabin of the brown alien
field-purple = Cabin of the purple alien
field-to = Question
field-feed = Double parts to feed
field-pay = Battery tokens
field-protect = Protect
field-figures = Crew
field-pieces = Goods or tokens
field-layout = Goods in the holds
field-planet = Planet
field-title = Title

# What may be done
do-go = Call “Go!”
do-draw_hidden = Take a tile from the heap
do-take_open = Take a face-up tile
do-take_reserved = Take the tile of reserve place { $slot }
do-place = { $k ->
    [0] Lay the tile, not turned, on { $cell }
    [one] Lay the tile, turned by a quarter, on { $cell }
   *[other] Lay the tile, turned by { $k } quarters, on { $cell }
}
do-lift = Lift the loose tile
do-reserve = Lay the tile on reserve place { $slot }
do-put_back = Lay the tile face up on the table
do-peek = Look at stack { $stack }
do-stop_peek = Lay the stack back
do-flip = Turn the hourglass over
do-finish = Finish on start space { $space }
do-pick_space = Start from space { $space }
do-fix_ship = Mend the ship
do-place_crew = Let the crew aboard; brown alien: { $brown }, purple alien: { $purple }
do-roll = Throw the dice
do-declare = Declare power
do-answer_hit = { $protect ->
    [true] Protect the ship: { $pay }
   *[other] Let it be hit
}
do-keep_piece = Fly on with the piece around { $cell }
do-lose_crew = Give crew away
do-lose_goods = Give goods away
do-load = Load goods
do-land = Land on planet { $planet }
do-pass = Fly past
do-accept = Accept the offer
do-decline = Decline the offer
do-continue = Go on with the flight
do-give_up = Leave the flight
do-choose_title = Keep the title { $title }
do-seen = I have seen the score
do-ready = Ready for the next flight

# What is asked
ask-go = Whoever is ready calls “Go!”
ask-countdown = Building begins at once.
ask-build = { $mine ->
    [yes] Build your ship.
   *[no] Ships are built: { $who }.
}
ask-build-resting = { $mine ->
    [yes] The sand has run out: build on, or turn the hourglass.
   *[no] The sand has run out.
}
ask-build-last = { $mine ->
    [yes] The sand has run out: build on; whoever has finished may turn the hourglass for the last time.
   *[no] The sand has run out: whoever has finished may turn the hourglass for the last time.
}
ask-pick-space = { $mine ->
    [yes] Stop. Choose a start space.
   *[no] Choosing a start space: { $who }.
}
ask-fix = { $mine ->
    [yes] Mend your ship: mark what has to go.
   *[no] Mending their ships: { $who }.
}
ask-crew = { $mine ->
    [yes] Who flies in your cabins?
   *[no] Taking crew aboard: { $who }.
}
ask-reveal = The next card is read.
ask-roll = { $mine ->
    [yes] Throw the dice.
   *[no] To throw the dice: { $who }.
}
ask-power = { $mine ->
    [yes] Declare your power.
   *[no] Declaring power: { $who }.
}
ask-hit = { $mine ->
    [yes] Your ship is about to be hit. Protect it?
   *[no] About to be hit: { $who }.
}
ask-piece = { $mine ->
    [yes] Your ship is broken. Which piece flies on?
   *[no] Choosing a piece to fly on with: { $who }.
}
ask-lose-crew = { $mine ->
    [yes] Choose the crew that you lose.
   *[no] Losing crew: { $who }.
}
ask-lose-goods = { $mine ->
    [yes] Choose what you give away.
   *[no] Losing goods: { $who }.
}
ask-load = { $mine ->
    [yes] Load your goods.
   *[no] Loading goods: { $who }.
}
ask-land = { $mine ->
    [yes] Land on a planet, or fly past.
   *[no] Choosing a planet: { $who }.
}
ask-offer = { $mine ->
    [yes] Take the offer?
   *[no] Thinking about an offer: { $who }.
}
ask-pause = { $mine ->
    [yes] Fly on, or give up?
   *[no] Thinking about giving up: { $who }.
}
ask-score = { $mine ->
    [yes] This is what the flight has brought.
   *[no] Reading the score: { $who }.
}
ask-title = { $mine ->
    [yes] Choose the title that you keep.
   *[no] Choosing a title: { $who }.
}
ask-next = { $mine ->
    [yes] Ready for the next flight?
   *[no] Not ready yet: { $who }.
}

# The lesson
ask-lesson-rummage = Everybody rummages at once, without turns. Draw a tile from the heap: only you see what it is.
ask-lesson-engine = An engine: its nozzle points to the rear and needs a free cell behind it. Lay it behind your cabin.
ask-lesson-open = What others put back lies open on the table, and the first to take it has it. Take the hold.
ask-lesson-turn = Every tile must join the ship by a connector. Turn the hold until it does, and lay it to the left of the cabin.
ask-lesson-cannon = A tile stays loose, and may be lifted again, until you take the next one. Draw once more.
ask-lesson-wrong = A cannon. Make a mistake with it: turn its barrel to the rear, and lay it below the hold, beside the engine.
ask-lesson-lift = Single beside double is wrong, as is smooth beside a connector. At the check that costs tiles: lift it again.
ask-lesson-right = Now turn its barrel forward and lay it before the cabin, where it covers the whole middle column.
ask-lesson-finish = When the sand has run out, everybody must stop. The other ship is finished already: take a start space, too.
ask-lesson-crew = Two astronauts enter every cabin, batteries are filled. Then the leader turns up the first of eight adventures.
ask-lesson-meteors = Your cannon shot the large meteor down, the other ship lost a tile. Small ones bounce off smooth sides. Fly on.
ask-lesson-space = In open space rockets go as far as their engine power. Whoever has none must give up. Fly on.
ask-lesson-land = Planets give goods and cost days. Your hold is white, and red goods need a red one: land on planet 2 or 3.
ask-lesson-load = Load what you want to carry. Red, yellow, green and blue bring 4, 3, 2 and 1 credits at the end.
ask-lesson-end = At the end the order brings credits, goods are sold, and each lost tile costs 1. Most credits win.

# What has happened
event-tile-drawn = { $seat } takes a tile from the heap.
event-own-tile-drawn = You have drawn: { $tile }.
event-tile-taken = { $seat } takes from the table: { $tile }.
event-reserve-taken = { $seat } takes from the reserve: { $tile }.
event-tile-placed = { $seat } lays down: { $tile }.
event-tile-lifted = { $seat } lifts again: { $tile }.
event-tile-reserved = { $seat } reserves: { $tile }.
event-tile-put-back = { $seat } puts back: { $tile }.
event-stack-taken = { $seat } looks at stack { $stack }.
event-stack-seen = You look at stack { $stack }.
event-stack-returned = { $seat } lays stack { $stack } back.
event-flight-prepared = { $flight ->
    [1] The flight is ready
   *[other] Flight { $flight } is ready
}: { $level ->
    [learning] learning flight
   *[other] level { $level }
}.
event-titles-drawn = The titles of this Trek: { $titles }.
event-go-called = { $seat ->
    [null] The clock calls “Go!”
   *[other] { $seat } calls “Go!”
}
event-building-began = Building begins.
event-glass-flipped = { $seat ->
    [null] The hourglass turns: circle { $circle }.
   *[other] { $seat } turns the hourglass: circle { $circle }.
}
event-sand-ran-out = The sand of circle { $circle } has run out.
event-seat-stopped = { $seat } has to stop.
event-last-builder-called = { $seat } is the last to build, and has little time left.
event-space-taken = { $seat } takes start space { $space }.
event-building-ended = { $reason ->
    [all-finished] Everybody has finished.
    [sand] The sand has run out: building ends.
    [cap] The time is over: building ends.
   *[other] The last builder’s time is over.
}
event-ship-faulty = The ship of { $seat } has mistakes.
event-ship-fixed = The ship of { $seat } is mended.
event-reserve-lost = { $seat } loses what lay in the reserve.
event-crew-boarded = { $seat } takes a crew of { $crew } aboard.
event-departed = Departure: { $order }.
event-card-revealed = Card { $number }: { $card }.
event-card-began = The card is played: { $card }.
event-planet-landed = { $seat } lands on planet { $planet }.
event-planet-passed = { $seat } flies past.
event-power-declared = { $kind ->
    [cannons] { $seat } declares fire power: { $points }.
   *[other] { $seat } declares engine power: { $points }.
}
event-days-passed = { $days ->
    [1] { $seat } gains a day.
    [other] { $seat } flies { $days } days forward.
   *[words] { $seat } { $days }.
}
event-dice-rolled = { $seat } throws { $dice }.
event-threat-met = { $how ->
    [miss] { $seat }: it misses.
    [bounce] { $seat }: it bounces off.
    [shot-down] { $seat } shoots it down.
    [stopped] { $seat }: the shield holds.
   *[other] { $seat } is hit.
}
event-tile-destroyed = { $seat } loses: { $tile }.
event-ship-broke = The ship of { $seat } breaks into { $pieces } pieces.
event-piece-kept = { $seat } flies on with one piece.
event-alien-lost = { $seat } loses the { $colour } alien.
event-crew-lost = { $seat } loses crew.
event-goods-lost = { $seat } loses goods: { $cubes }.
event-batteries-lost = { $seat } pays with battery tokens.
event-goods-loaded = { $seat } loads: { $cubes }.
event-credits-won = { $credits ->
    [one] { $seat } gets 1 credit.
   *[other] { $seat } gets { $credits } credits.
}
event-enemy-met = { $how ->
    [lost] { $seat } is beaten by the enemy.
    [drew] { $seat } and the enemy are equally strong.
   *[other] { $seat } beats the enemy.
}
event-offer-taken = { $seat } takes the offer.
event-offer-declined = { $seat } declines the offer.
event-parameter-compared = { $kind ->
    [crew] Fewest crew: { $loser }.
    [engines] Least engine power: { $loser }.
   *[other] Least fire power: { $loser }.
}
event-sabotage-missed = The sabotage finds nothing on the ship of { $seat }.
event-card-ignored = { $card }: nobody to whom it matters.
event-answer-given = { $seat } has answered.
event-answered-by-clock = The clock has decided for { $seat }.
event-seat-gave-up = { $reason ->
    [no-power] { $seat } has no engine power and gives up.
    [no-human] { $seat } has no human aboard and gives up.
    [lapped] { $seat } is lapped and gives up.
   *[other] { $seat } gives up.
}
event-flight-scored = The flight is scored.
event-title-scored = { $title } goes to { $holder }.
event-titles-dealt = The titles are dealt by lot.
event-title-kept = { $seat } keeps the title { $title }.
event-title-defended = { $defended ->
    [true] { $seat } defends { $title }: { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
   *[other] { $seat } does not defend { $title }.
}
event-score-seen = { $seat } has seen the score.
event-seat-ready = { $seat } is ready.
event-match-ended = The match is over.

# Why not
refuse-aliens-first = Your aliens have to go first.
refuse-already-answered = You have answered already.
refuse-already-finished = You have finished building.
refuse-bad-rotation = A tile is turned by 0 to 3 quarters.
refuse-cell-taken = A tile lies there already.
refuse-cube-not-available = There is no such cube to load.
refuse-duplicate-cell = The same thing is named twice.
refuse-flip-needs-finished = Only whoever has finished may turn the hourglass onto the last circle.
refuse-game-over = The match is over.
refuse-give-up-off = Nobody may give up in this flight.
refuse-hand-empty = Your hand is empty.
refuse-hand-not-empty = There is a tile in your hand.
refuse-heap-empty = The heap is empty.
refuse-keep-removed = The tile to keep is marked for removal.
refuse-load-limit = You may load only two new cubes.
refuse-no-battery-there = There is no battery token.
refuse-no-cabin = No cabin would be left.
refuse-no-crew-there = There is nobody.
refuse-no-cube-there = There is no cube.
refuse-no-end-of-building = Without an hourglass building needs a limit.
refuse-no-hourglass = There is no hourglass in this flight.
refuse-no-humans = At least one human has to fly.
refuse-no-life-support = No life support of that colour is linked to this cabin.
refuse-no-stacks = There is nothing to look at in this flight.
refuse-no-such-planet = There is no such planet.
refuse-no-such-slot = There is no such reserve place.
refuse-no-such-space = There is no such start space.
refuse-no-such-stack = There is no such stack.
refuse-no-such-tile = That tile does not lie on the table.
refuse-no-tile-there = There is no tile.
refuse-not-a-cabin = That is no cabin.
refuse-not-a-double = That is no double part.
refuse-not-a-hold = Every hold has to be named, and nothing else.
refuse-not-a-piece = There is no piece of your ship.
refuse-not-asked = That question is over.
refuse-not-dearest = The dearest goods go first.
refuse-not-due = It is not time for that.
refuse-not-enough-batteries = You have not enough battery tokens.
refuse-not-flying = You no longer fly.
refuse-not-joined = The tile would not join your ship there.
refuse-not-peeking = You hold no stack.
refuse-not-seated = You have no seat in this match.
refuse-not-your-roll = Somebody else throws the dice.
refuse-not-your-title = That is not your title.
refuse-not-your-turn = You are not asked now.
refuse-nothing-added = First add a tile to your ship.
refuse-nothing-loose = No tile of yours is loose.
refuse-outside-area = That lies outside the building area.
refuse-over-capacity = The hold is too small for that.
refuse-peeking = Lay the stack back first.
refuse-planet-taken = Somebody has landed there.
refuse-red-in-white = Red cubes go only into red holds.
refuse-reserve-full = Both reserve places are taken.
refuse-reserve-off = There is no reserve in this flight.
refuse-reserved-not-returnable = A tile of the reserve cannot go back to the table.
refuse-same-cabin = Two aliens do not share a cabin.
refuse-sand-running = The sand is still running.
refuse-slot-empty = Nothing lies on that reserve place.
refuse-slot-taken = That reserve place is taken.
refuse-space-taken = That start space is taken.
refuse-stack-hidden = Nobody may look at the fourth stack.
refuse-stack-taken = Somebody holds that stack.
refuse-start-cabin = No alien lives in the starting cabin.
refuse-still-illegal = The ship would still have mistakes.
refuse-tile-gone = That tile is no longer on the table: somebody was quicker.
refuse-would-be-illegal = That would be a mistake in your ship.
refuse-wrong-count = Choose exactly as many as are needed.
refuse-wrong-phase = That cannot be done now.

reason-succeeded = The flight is over.
reason-nobody-succeeded = Nobody came home with a profit.
draw-heap = The order of the heap
draw-stacks = The cards of the stacks
draw-deck = The order of the deck
draw-top-card = The first card
draw-die = A die
draw-start-spaces = Start spaces of those whose time was up
draw-titles-drawn = The titles of the Trek
draw-titles-dealt = Who gets which title

# The board: building
board-ship = The ship in the middle
board-ship-of = Ship of { $name }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, open connectors: { $exposed }
board-top = Time and figures
board-bench = Hand and reserve
board-pool = Pool
board-table = Face-up tiles
board-table-empty = No tile lies face up yet. Draw one from the heap.
board-draw = Draw from the heap, { $left } left
board-filter = Show kinds
board-filter-all = all kinds
board-filter-cabins = cabins
board-filter-engines = engines
board-filter-cannons = cannons
board-filter-shields = shields
board-filter-batteries = batteries
board-filter-holds = holds
board-filter-support = life supports
board-filter-structure = structural modules
board-hand = In the hand: { $tile }
board-hand-hidden = A tile in the hand
board-hand-empty = The hand is empty
board-hand-none = empty hand
board-turn-left = Turn left
board-turn-right = Turn right
board-put-back = Put it back
board-lift = Lift it again
board-reserve = Reserve
board-reserve-short = Reserve
board-reserve-free = Reserve place { $slot }, free
board-reserve-holds = Reserve place { $slot }: { $tile }
board-stacks = Adventures
board-stacks-none = Nothing to look at in this flight.
board-stack = Peek at stack { $stack }
board-stack-hidden = The fourth stack is hidden
board-stack-held = Stack { $stack } is held by { $name }
board-peeking = Stack { $stack }
board-stop-peek = Lay it back
board-starts = Start spaces
board-start = Start space { $space }, prize { $prize }
board-start-taken = Start space { $space }: { $name }
board-finish = Finish building
board-finish-hint = Press a space twice to finish there.
board-finish-again = Press again: you cannot build any more then.
board-pick-start = Choose a start space
board-glass = Hourglass
board-circle = Circle { $circle } of { $circles }
board-sand = Sand left
board-sand-runs = The sand runs
board-sand-stands = The sand stands still
board-sand-last = Last run
board-rests = The sand has run out. Anybody may turn it.
board-rests-last = The sand has run out. Whoever has finished may turn it.
board-flip = Turn it
board-flip-last = For the last time.
board-flip-locked = Finish first.
board-no-glass = no hourglass
board-time = Time left
board-fleet = The others
board-alone = You fly alone.
board-look-at = Look at the ship of { $name }
board-close = Close
board-stamp = Ready
board-does-builds = builds
board-does-holds = tile in hand
board-does-peeks = looks at stack { $stack }
board-does-finished = finished
board-does-stopped = stopped
board-does-answered = done
board-does-away = away
board-out-no-power = without power
board-out-no-human = without crew
board-out-lapped = lapped
board-out-wish = gave up
board-figures = Figures of { $name }
board-figure-engines = Engine power: { $value }
board-figure-fire = Fire power: { $value }
board-figure-shields = Shields: { $value }
board-figure-cabins = Crew cabins: { $value }
board-figure-crew = Crew: { $value }
board-figure-batteries = Battery tokens: { $value }
board-figure-holds = Goods: { $value }
board-figure-exposed = Open connectors: { $value }
board-figure-lost = Lost tiles: { $value }
board-figure-credits = Credits: { $value }
board-go = Go!
board-go-hint = Draw, turn, weld: your ship grows while the sand runs.
board-shout = Go!
board-tabs = What lies below
board-tab-pool = Pool
board-tab-stacks = Cards
board-tab-starts = Finish
board-tab-fleet = Others
board-tab-card = Card
board-tab-track = Track
board-phase-go = Before the start
board-phase-countdown = Three, two, one
board-phase-build = Building
board-phase-start_pick = Start spaces
board-tile = { $kind }; top { $n }, right { $e }, bottom { $s }, left { $w }
board-side-0 = smooth
board-side-1 = single
board-side-2 = double
board-side-3 = universal
board-cell = column{"\u00A0"}{ $column }, row{"\u00A0"}{ $row }
board-cell-free = free
board-cell-outside = outside the building area
board-way = { $way } { $how }
board-way-n = top
board-way-e = right
board-way-s = bottom
board-way-w = left
board-meets-joined = joined
board-meets-wrong = does not fit
board-meets-plain = smooth against smooth
board-meets-open = open connector
board-meets-free = smooth
board-loose = still movable
board-humans = { $humans ->
    [one] 1 human
   *[other] { $humans } humans
}
board-alien-brown = brown alien
board-alien-purple = purple alien
board-tokens = { $tokens ->
    [one] 1 battery token
   *[other] { $tokens } battery tokens
}
board-cubes = Cubes { $colours }
board-told-drawn = Drawn: { $tile }
board-told-taken = In the hand: { $tile }
board-told-placed = Laid: { $cell }
board-told-back = Put back
board-told-reserved = Reserved, place { $slot }
board-told-returned = The stack lies back
board-key-others = The next ship
board-key-finish = Finish on the best free space (twice)
board-key-draw = Draw from the heap
board-key-table = Next face-up tile
board-key-slot = Reserve place { $slot }
board-key-peek = Peek at a stack
board-key-cursor = Walk over the ship
board-key-place = Lay the tile here
board-none = none

# The board: check, crew, flight, score
board-asked = What is asked
board-wait = Wait for the others.
board-between = A stop before the next card.
board-error-bad-join = Single against double
board-error-smooth-join = Connector against a smooth side
board-error-engine-direction = Engine does not point to the rear
board-error-engine-blocked = Tile behind an engine
board-error-cannon-blocked = Tile before a cannon
board-error-split = Not joined with the ship
board-error-outside-area = Outside the building area
board-fix-none = Your ship is sound.
board-fix-others = Ships are mended.
board-fix-result = Stay: { $kept } · lost: { $lost }, of which fall off: { $falls }
board-fix = Mend it so
board-suggest = Suggest
board-clear = Clear
board-piece = { $tiles ->
    [one] Piece of 1 tile
   *[other] Piece of { $tiles } tiles
} ({ $cell })
board-crew = All aboard
board-crew-done = Your crew is aboard.
board-crew-brown = Brown alien (+2 engines): { $cell }
board-crew-purple = Purple alien (+2 fire): { $cell }
board-power-engines = Engine power
board-feed = Feed { $cell } (+{ $gain })
board-declare = Declare { $value }
board-hit = Unprotected: { $cell }
board-take-hit = Take the hit
board-protect = Protect
board-keep = Fly on with { $name }
board-give = Give them away
board-bin = Thrown away
board-throw = Throw away { $colour }
board-stow = Load { $colour }
board-cube = { $colour } cube
board-cube-R = red
board-cube-Y = yellow
board-cube-G = green
board-cube-B = blue
board-best = Best
board-load = Load it so
board-leave = If you give up now, you end with { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}. There is no way back.
board-do-roll = Roll
board-do-land = Planet { $planet }
board-do-pass = Fly past
board-do-accept = Take it
board-do-decline = Leave it
board-do-continue = Fly on
board-do-give-up = Give up
board-do-choose-title = Title: { $title }
board-do-seen = Seen
board-do-ready = Ready
board-track = Flight board
board-flies = { $name } on { $position }
board-leads = leads
board-behind = { $days ->
    [one] 1 day behind
   *[other] { $days } days behind
}
board-card = The card
board-no-card = The first card comes after departure.
board-flown = The flight is over.
board-deck = Card { $number }, { $left } left
board-dice = Thrown: { $sum }
board-strength = Strength { $strength }
board-crew-lost = −{ $crew }{"\u00A0"}crew
board-crew-needed = { $crew } crew needed
board-goods-lost = −{ $goods }{"\u00A0"}goods
board-credits = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}
board-days-lost = { $days ->
    [one] −1 day
   *[other] −{ $days } days
}
board-least-crew = Fewest crew
board-least-engines = Least engine power
board-least-cannons = Least fire power
board-penalty-days = { $much ->
    [one] −1{"\u00A0"}day
   *[other] −{ $much }{"\u00A0"}days
}
board-penalty-crew = −{ $much }{"\u00A0"}crew
board-penalty-goods = −{ $much }{"\u00A0"}goods
board-threat = { $threat ->
    [LN] large meteor from the front
    [LE] large meteor from the right
    [LS] large meteor from the rear
    [LW] large meteor from the left
    [sN] small meteor from the front
    [sE] small meteor from the right
    [sS] small meteor from the rear
    [sW] small meteor from the left
    [HN] heavy shot from the front
    [HE] heavy shot from the right
    [HS] heavy shot from the rear
    [HW] heavy shot from the left
    [lN] light shot from the front
    [lE] light shot from the right
    [lS] light shot from the rear
   *[other] light shot from the left
}
board-card-slavers = Slavers
board-card-smugglers = Smugglers
board-card-pirates = Pirates
board-card-stardust = Stardust
board-card-open-space = Open space
board-card-meteors = Meteors
board-card-planets = Planets
board-card-combat = Combat zone
board-card-abandoned-ship = Abandoned ship
board-card-abandoned-station = Abandoned station
board-card-epidemic = Epidemic
board-card-sabotage = Sabotage
board-effect-stardust = Each exposed connector costs a day.
board-effect-open-space = As many days forward as engine power. Without any, the flight is over.
board-effect-epidemic = Of occupied cabins that are joined each loses one figure.
board-effect-sabotage = Dice choose a tile of the ship with the fewest crew.
board-effect-meteors = Each comes on a line of two dice, at all ships alike.
board-effect-planets = In order each may land on a free planet, load its goods and lose the days.
board-effect-enemy = It faces the ships in order: the weaker suffer, the first stronger one wins.
board-effect-offer = In order it is offered to whoever has the crew, until somebody takes it.
board-effect-combat = In each line the weakest ship suffers.
board-score = Score of the flight
board-score-order = Order
board-score-beauty = Best-looking ship
board-score-titles = Titles
board-score-goods = Goods sold
board-score-lost = Lost tiles
board-score-forgiven = Debt forgiven
board-score-total = Credits

# The board: what happens in flight
board-crew-effect = An alien brings +2 and takes the place of two humans.
board-power-cannons = Fire power
board-power-strength = strength
board-power-least = lowest so far
board-power-won = You win.
board-power-drew = A draw: nothing happens.
board-power-lost = You lose.
board-power-first = You declare first.
board-power-yours = You would be the lowest.
board-power-theirs = Not the lowest.
board-power-days = Forward by { $value ->
    [0] no day: you would have to give up
    [one] 1 day
   *[other] { $value } days
}.
board-power-tokens = Tokens spent: { $spent } of { $tokens }
board-hit-tiles = { $lost ->
    [one] −1 tile
   *[other] −{ $lost } tiles
}
board-hit-breaks = The ship breaks into { $pieces } pieces.
board-hit-protected = Protected
board-hit-token = −1 token
board-hit-left = { $tokens ->
    [one] 1 token left
   *[other] { $tokens } tokens left
}
board-keep-left = { $tiles ->
    [one] Piece { $name }: 1 tile.
   *[other] Piece { $name }: { $tiles } tiles.
}
board-keep-nobody = No human aboard: you would have to give up.
board-keep-piece = { $tiles ->
    [one] { $name }: 1 tile
   *[other] { $name }: { $tiles } tiles
}
board-lose-crew = Crew to lose: { $chosen } of { $much }
board-lose-goods = To give away: { $chosen } of { $much }
board-human = human
board-token = battery token
board-alike = { $what } { $number }
board-unload = Empty
board-land = To land costs { $days ->
    [one] 1 day
   *[other] { $days } days
}.
board-pause = Fly on to the next card?
board-leave-not = No, fly on
board-leave-now = Yes, give up
board-covered = Covered while the match stands.
board-fate-out = You no longer fly.
board-fate-stardust = { $exposed ->
    [0] No open connectors: you lose no day.
    [one] 1 open connector: you lose 1 day.
   *[other] { $exposed } open connectors: you lose { $exposed } days.
}
board-fate-open-space = Engine power { $power }: so many days forward.
board-fate-no-engine = No engine power: you will have to give up.
board-fate-meteors = Each comes on a line of two dice. Small ones bounce off smooth sides; large ones stop at a cannon of that line alone.
board-fate-planets = { $days ->
    [one] Whoever lands loads the goods and loses 1 day.
   *[other] Whoever lands loads the goods and loses { $days } days.
}
board-fate-enemy = Your fire power { $fire } against { $strength }.
board-fate-alone = You fly alone: nothing happens.
board-fate-combat = In each line the weakest ship suffers.
board-fate-too-few = You have too little crew: { $crew } of { $needed }.
board-fate-crew = It keeps { $needed } of your crew of { $crew }.
board-fate-offer = You have the crew for it: { $crew }, needed { $needed }.
board-fate-epidemic = Of occupied cabins that are joined each loses one figure.
board-fate-sabotage = It strikes the ship with the fewest crew; yours has { $crew }.
board-sum-engines = { $seat } declares engine power { $value }.
board-sum-cannons = { $seat } declares fire power { $value }.
board-sum-days-lost = { $days ->
    [one] { $seat } loses 1 day.
   *[other] { $seat } loses { $days } days.
}
board-sum-days-won = { $days ->
    [one] { $seat } flies 1 day forward.
   *[other] { $seat } flies { $days } days forward.
}
board-days-back = { $days ->
    [one] loses 1 day
   *[other] loses { $days } days
}
board-no-goods = nothing
board-cubes-alike = { $many } × { $colour }
board-sum-crew-lost = { $seat } loses { $crew } of the crew.
board-in-column = column { $line }
board-in-row = row { $line }
board-met-miss = missed
board-met-bounce = bounces off
board-met-shot-down = shoots it down
board-met-stopped = shield holds
board-met-hit = hit
board-met-lost = { $lost ->
    [one] loses 1 tile
   *[other] loses { $lost } tiles
}
board-order = Order of the flight
board-danger-nobody = No human aboard: you will have to give up.
board-danger-lapped = { $days ->
    [one] The leader laps you with 1 more day.
   *[other] The leader laps you with { $days } more days.
}
board-danger-is-lapped = The leader has lapped you: your flight ends with this card, unless you catch up.
board-titles = Titles
board-title-T1 = holds with goods
board-title-T2 = shields and double parts
board-title-T3 = ways of aliens to the next cabin
board-title-T4 = cabins with a view
board-title-T5 = tiles
board-title-T6 = longest corridor
board-gold-T1 = At most two new cubes from a card.
board-gold-T2 = Each battery starts with one token fewer.
board-gold-T3 = Aliens are lost first.
board-gold-T4 = One human to a crew cabin.
board-gold-T5 = Stopped when the last run begins.
board-gold-T6 = Small meteors never bounce off.
board-sand-left = Sand for { $seconds } seconds
board-key-answer = Confirm what is bright
board-key-choose = { $name }
board-key-mark = Mark the tile under the cursor
