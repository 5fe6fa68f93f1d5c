game-name = Space Squadron
game-line = One minute, all at once: ten ships round an asteroid, then they fire. Three rounds win.

# Options
option-seats-2 = two
option-seats-3 = three
option-seats-4 = four
option-wins = Rounds to win
option-wins-1 = one
option-wins-2 = two
option-wins-3 = three
option-wins-4 = four
option-wins-5 = five
option-pace = Pace
option-pace-live = a race
option-pace-calm = calm: ten beats
option-hand_time = From one card to the next
option-hand_time-500 = half a second at least
option-hand_time-1000 = a second at least
option-hand_time-1500 = a second and a half at least
option-hand_time-2000 = two seconds at least
option-hand_time-3000 = three seconds at least
option-round_clock = Round clock
option-round_clock-60 = 60 seconds
option-round_clock-30 = 30 seconds
option-round_clock-45 = 45 seconds
option-round_clock-90 = 90 seconds
option-round_clock-120 = 2 minutes
option-round_clock-off = none
option-beat_clock = Beat clock (calm pace)
option-beat_clock-30 = 30 seconds
option-beat_clock-15 = 15 seconds
option-beat_clock-60 = 60 seconds
option-beat_clock-off = none
option-replay_clock = Time for the battle
option-replay_clock-90 = 90 seconds
option-replay_clock-30 = 30 seconds
option-replay_clock-60 = 60 seconds
option-replay_clock-off = until all go on
option-times = All clocks
option-times-1 = as set
option-times-3 = three times as long
option-two_asteroids = Asteroids
option-two_asteroids-off = one large
option-two_asteroids-on = two small
option-corsairs = Ore of destroyed ships
option-corsairs-off = lost
option-corsairs-on = looted (corsairs)
option-overlap = A card laid on another
option-overlap-hangar = to the hangar after the round
option-overlap-refuse = stays in hand
option-show_hands = Shadows of held cards
option-show_hands-on = shown
option-show_hands-off = hidden
option-aim_lines = Aiming lines
option-aim_lines-short = short
option-aim_lines-off = none
option-aim_lines-full = up to what they hit
option-assist = Aiming by key
option-assist-on = allowed
option-assist-off = not allowed
option-lag_compensation = Lag compensation
option-lag_compensation-off = off
option-lag_compensation-on = on

level-gentle = gentle
level-easy = easy
level-normal = normal

# Ships, by speed
ship-1 = Dragonfly
ship-2 = Hornet
ship-3 = Wasp
ship-4 = Sting
ship-5 = Thunder
ship-6 = Ghost
ship-7 = Vanquisher
ship-8 = Colossus
ship-9 = Destroyer
ship-10 = Leviathan

# The same where an event or a sentence has a $speed
speed-1 = { ship-1 }
speed-2 = { ship-2 }
speed-3 = { ship-3 }
speed-4 = { ship-4 }
speed-5 = { ship-5 }
speed-6 = { ship-6 }
speed-7 = { ship-7 }
speed-8 = { ship-8 }
speed-9 = { ship-9 }
speed-10 = { ship-10 }

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow

# Lasers, by where they sit on the card
laser-F = front laser
laser-B = back laser
laser-L = left laser
laser-R = right laser
laser-FL = front left laser
laser-FR = front right laser
laser-BL = back left laser
laser-BR = back right laser

rock-0 = the asteroid
rock-1 = the second asteroid

# Fields of a form
field-x = x (0.1 mm, to the right)
field-y = y (0.1 mm, upwards)
field-a = angle (0.1°, to the left)

# What is asked now
ask-ready = { $mine ->
    [yes] Ready for the round?
   *[no] The round begins when all are ready.
}
ask-countdown = The round is about to begin.
ask-lay = { $mine ->
    [yes] Lay your cards. The last one stops the round.
   *[no] The round is on.
}
ask-beat = { $mine ->
    [yes] Lay your card. Nobody sees it before the beat ends.
   *[no] The cards of this beat are being laid.
}
ask-answer = { $mine ->
    [yes] Stop! You still hold a card.
   *[no] Stop! The cards still in hand are being decided.
}
ask-watch = { $mine ->
    [yes] The battle. Go on when you have seen enough.
   *[no] The battle is being watched.
}

# The lesson
ask-lesson-ready = Everybody lays ships at the same time, nobody waits for a turn: say that you are ready.
ask-lesson-ship = The Sting: 4 says when it fires, the three rails in front are its laser, the three dots its hull.
ask-lesson-mine = Carry it right below the asteroid, nose up, and drop it: a laser that meets the rock mines ore.
ask-lesson-wasp = The other side lays a Wasp: two dots of hull, and along its back a shield that stops any laser.
ask-lesson-level = Your Hornet fires to both sides, and before the Wasp: drop it level with it, some way to its right.
ask-lesson-race = Whoever lays the last of ten cards ends the round, and the other side is in a hurry: look.
ask-lesson-stop = Stop: cards not laid go to the hangar, and so does any card that covers another one.
ask-lesson-fire = Now all ships fire along straight lines, from 1 to 10, and whoever is destroyed fires no more.
ask-lesson-ore = Your Sting hit the asteroid with three rails: three ore, a point each.
ask-lesson-trophy = Your Hornet destroyed the Wasp before it could fire: a trophy, worth the two points of its hull.
ask-lesson-end = Trophies and ore, less what you lose yourself: the highest score wins the round, three rounds the match.

# What can be done
do-pick_colour = Squadron colour: { $colour }
do-ready = Ready for the round
do-set_assist = { $on ->
    [true] Aim with assistance from the next round on
   *[false] Aim without assistance from the next round on
}
do-set_auto_draw = { $on ->
    [true] Draw the next card for me
   *[false] Let me draw each card myself
}
do-draw = Draw a card
do-drop = Lay the card: x { $x }, y { $y }, angle { $a }
do-answer = { $how ->
    [drop] Drop the card where it is
   *[withhold] Withhold the card
}
do-continue = Go on
do-resign = Resign

# What happened before and in a round
event-colour-picked = { $seat } commands a squadron: { $colour }.
event-seat-ready = { $seat } is ready.
event-assist-set = { $on ->
    [true] { $seat } will aim with assistance.
   *[false] { $seat } will aim without assistance.
}
event-auto-draw-set = { $on ->
    [true] Your cards are drawn for you.
   *[false] You draw each card yourself.
}
event-round-began = Round { $round }.
event-placing-began = The decks are open.
event-beat-began = Beat { $number } of 10.
event-card-drawn = { $seat } draws a card, { $left ->
    [0] the last one
   *[other] { $left } left
}.
event-own-drawn = In your hand: { $speed }.
event-hand-freed = You may lay it now.
event-card-sealed = { $seat } has laid a card, still hidden.
event-own-sealed = Your { $speed } is laid, but not on the table yet.
event-card-landed = { $late ->
    [true] At Stop { $seat } drops { $speed }.
   *[false] { $seat } lays { $speed }.
}
event-drop-refused = { $code ->
    [overlaps-unseen] { refuse-overlaps-unseen }
    [overlaps-card] { refuse-overlaps-card }
    [overlaps-asteroid] { refuse-overlaps-asteroid }
   *[other] Your card could not land; you still hold it.
}
event-round-stopped = { $clock ->
    [true] Stop! The clock ends the round.
   *[false] Stop! { $seat } has laid the last card.
}
event-position-frozen = { $seat } still holds a card; it hovers where it was.
event-own-frozen = Your card hovers where it was.
event-answered = { $seat } has decided.
event-card-withheld = { $why ->
    [unseen] At Stop nobody knew yet where the card in { $seat }’s hand was: it is not played.
   *[other] { $seat } withholds the card in hand.
}
event-round-ended = The round is over. The check begins.

# What an event of the battle calls a card where it is known how it was laid
card-called = { $speed } ({ $seat })

# What happened in the battle
event-ship-grounded = { $covers ->
    [r0] Card { $order } covers the asteroid: to the hangar.
    [r1] Card { $order } covers the second asteroid: to the hangar.
   *[card] Card { $order } covers card { $covers }: to the hangar.
}
event-speed-began = Next to fire: { $speed }.
event-laser-fired = { $edges ->
    [F] { hit-told }
    [B] { hit-told }
    [L] { hit-told }
    [R] { hit-told }
    [FL] { hit-told }
    [FR] { hit-told }
    [BL] { hit-told }
    [BR] { hit-told }
   *[none] Card { $order }, { $laser }: into space.
}
hit-told = Card { $order }, { $laser }: { hit-target }{ hit-outcome }.
hit-target = { $target ->
    [r0] the asteroid
    [r1] the second asteroid
   *[card] card { $target }, { hit-edges }
}
hit-edges = { $edges ->
    [F] front
    [B] back
    [L] left side
    [R] right side
    [FL] front left corner
    [FR] front right corner
    [BL] back left corner
   *[BR] back right corner
}
hit-outcome = { $shielded ->
    [true] , stopped by the shield
   *[false] { $damage ->
        [1] , damage 1
        [2] , damage 2
        [3] , damage 3
       *[none] { "" }
    }
}
event-ore-shared = { $removed ->
    [0] Ore is won; { $left } left on { $rock }.
   *[other] Ore is shared, { $removed } lost in it; { $left } left on { $rock }.
}
event-ship-destroyed = { $pool ->
    [lost] Card { $order } is destroyed: a loss of its own squadron.
    [out] Card { $order } is destroyed, for nobody.
   *[trophy] Card { $order } is destroyed: a trophy of { $seat }.
}
event-ore-looted = { $removed ->
    [0] The ore of card { $order } is looted.
   *[other] The ore of card { $order } is looted, { $removed } lost in the sharing.
}
event-rock-removed = No ore is left: { $rock } is gone.
event-round-scored = Points in the order of the seats: { $scores }.
event-round-won = { $seat } wins the round.
event-round-tied = The highest score is shared: nobody wins the round.
event-seat-done = { $seat } has seen enough.
event-seat-resigned = { $seat } resigns.
event-cards-returned = All cards are back in their decks.
event-game-won = The match goes to { $seats }. { $reason }

# A move in one sentence, below the turn
summary-won = { $seat } wins the round, { $points }.
summary-tied = A tie at { $points }: nobody wins the round.
summary-landed = Cards laid: { $count }.
summary-withheld = Cards withheld: { $count }.

# How it ended
reason-wins = Rounds won decide.
reason-ties = Five ties in a row: rounds won decide, then points.
reason-resigned = All others have resigned.

# Why not
refuse-not-seated = Only a seat at the table can do that.
refuse-game-over = The match is over.
refuse-wrong-phase = This is not the moment for that.
refuse-not-started = The round has not begun yet.
refuse-round-stopped = The round is stopped: no more cards.
refuse-already-holding = Lay the card you hold first.
refuse-deck-empty = Your deck is empty.
refuse-nothing-held = You hold no card.
refuse-bad-position = A place is given in whole numbers.
refuse-off-table = The card does not lie wholly on the table.
refuse-too-fast = A moment: a card cannot be let go that soon.
refuse-overlaps-unseen = A card landed there just before. You still hold yours.
refuse-overlaps-card = There is a card in the way. You still hold yours.
refuse-overlaps-asteroid = The asteroid is in the way. You still hold the card.
refuse-window-closed = It is too late, or too early, to answer.
refuse-no-such-answer = There is no such answer.
refuse-already-answered = You have answered already.
refuse-no-such-colour = There is no such colour.
refuse-colour-taken = This colour is taken.
refuse-assist-off = This room plays without assistance.
refuse-already-ready = You are ready already.

## The board

# A squadron's letter is the same in both languages: people at one table speak of one card.
board-letter-red = R
board-letter-blue = B
board-letter-green = G
board-letter-yellow = Y
board-asteroid = the asteroid
board-rock = rock { $number }
board-zoom = Which part of the table is seen
board-zoom-in = Closer
board-zoom-out = Further away
board-zoom-all = The whole table

# Before a round
board-ready-title = Round { $round }
board-ready = Ready
board-ready-waits = The round begins when all are ready.
board-is-ready = ready
board-not-ready = not ready yet
board-pick-colour = Colour of your squadron
board-colour-taken = taken: { $name }
board-assist = Aim with assistance
board-assist-what = A key points the chosen laser exactly at a target; in return every card stays in hand for 2.5 seconds at least.
board-countdown = Get ready

# The squadrons and the clock
board-squadrons = Squadrons
board-assists = aims with assistance
board-wins = Rounds won: { $wins } of { $most }
board-cards-left = { $count ->
    [0] no cards left
    [one] { $count } card left
   *[other] { $count } cards left
}
board-stop-near = Stop is near
board-running = Points so far: { $score }
board-resigned = out of the match
board-sealed = card laid
board-answered = decided
board-decides = deciding
board-holds = holds a card
board-round = Round { $round }
board-beat = Beat { $beat } of 10
board-speed = Speed
board-speed-now = The speed that fires now

# Under the hands
board-felt = The table
board-controls = Your hand
board-draw = Draw a card
board-drop = Lay
board-not-yet = Not yet
board-drop-label = Lay { $ship }: x { $x } mm, y { $y } mm, { $degrees }°
board-no-card = No card in your hand.
board-played-out = All your cards are played.
board-sealed-own = Your card is laid. All see it when the beat ends.
board-landing = Your card is on its way down.
board-to-hangar = Overlaps: goes to the hangar
board-not-possible = Overlaps: not possible here
board-auto-draw = Draw the next card for me
board-release-drops = Letting go lays the card
board-held = { $number } · { $ship }
board-ship = { $hull ->
    [one] { $hull } hull point
   *[other] { $hull } hull points
}, { $lasers ->
    [one] { $lasers } laser
   *[other] { $lasers } lasers
}, { $shields ->
    [0] no shield
    [one] { $shields } shield
   *[other] { $shields } shields
}
board-hint-click = Click lays it. The wheel, or Q and E, turn it: by 1°, with Shift 15°, with Alt 0.1°. Space lays it, too.
board-hint-button = Space or the button lays it. The wheel, or Q and E, turn it: by 1°, with Shift 15°, with Alt 0.1°.
board-hint-fingers = Two fingers, or the ring, turn it.
board-turn = Turn the card
board-turn-left = Turn left by 1°
board-turn-right = Turn right by 1°
board-turn-left-much = Turn left by 15°
board-turn-right-much = Turn right by 15°
board-key-up = Move up by 5 mm, with Shift 20 mm
board-key-down = Move down by 5 mm, with Shift 20 mm
board-key-left = Move left by 5 mm, with Shift 20 mm
board-key-right = Move right by 5 mm, with Shift 20 mm
board-key-look = Look around
board-key-laser = Aim with the { $laser }
board-key-further = Further from the target
board-key-nearer = Nearer to the target
board-laser-F = { laser-F }
board-laser-B = { laser-B }
board-laser-L = { laser-L }
board-laser-R = { laser-R }
board-laser-FL = { laser-FL }
board-laser-FR = { laser-FR }
board-laser-BL = { laser-BL }
board-laser-BR = { laser-BR }

# Stop
board-stop = Stop!
board-stop-by = { $name } has laid the last card
board-stop-clock = The clock ends the round
board-stop-question = { $ship }: drop it where it hovers, or withhold it?
board-stop-waits = Still deciding:
board-stop-check = Now it is checked what lies on what.
board-stop-drop = Drop
board-stop-withhold = Withhold

# The battle
board-film = The battle
board-film-opens = The ships fire, the fastest first
board-film-end = The battle is over
board-points-told = Points: { $points }.
board-film-buttons = Steps of the battle
board-film-play = Play
board-film-pause = Pause
board-film-toggle = Play or pause
board-film-last = Previous laser
board-film-next = Next laser
board-film-last-speed = Previous speed
board-film-next-speed = Next speed
board-film-to-end = To the end
board-film-pace = Pace
board-film-progress = How far the battle is
board-film-list = All shots in words
board-film-grounded = { $ship } covers { $covers }: to the hangar
board-film-speed = { $number } · { $ship }
board-film-fires = { $ship }, { $laser }: fires…
board-film-miss = { $ship }, { $laser }: into space
board-film-hit = { $ship }, { $laser }: { $target }, damage { $damage }
board-film-shield = { $ship }, { $laser }: { $target }, stopped by the shield
board-film-mines = { $ship }, { $laser }: mines { $target }
board-film-shares = The miners share the ore…
board-film-ore = { $removed ->
    [0] Ore won: { $taken }; left: { $left }
   *[other] Ore won: { $taken }; lost in the sharing: { $removed }; left: { $left }
}
board-film-robs = { $ship } is robbed…
board-film-loot = { $removed ->
    [0] { $ship } is robbed; ore looted: { $taken }
   *[other] { $ship } is robbed; ore looted: { $taken }; lost in the sharing: { $removed }
}
board-film-lost = { $ship } is destroyed: a loss of its own squadron
board-film-out = { $ship } is destroyed, for nobody
board-film-trophy = { $ship } is destroyed: a trophy of { $name }
board-film-cleared = No ore is left: { $rock } is gone
board-continue = Go on
board-round-won = { $name } wins the round
board-round-tied = A tie at the top: nobody wins the round
board-sum-trophies = Trophies
board-sum-ore = Ore
board-sum-losses = Losses
board-sum-score = Points
board-sum-hide = Hide the points

# For who does not see the table
board-list = Cards on the table
board-list-card = { $order }: { $ship }, { $name }; at { $hour } o’clock, { $distance } mm from the middle, facing { $faces } o’clock
board-targets = Targets, from near to far
board-target = { $target }
board-target-aim = Aim at: { $target }
board-aimed = Aimed at: { $target }
board-live-card = In your hand: { $ship }, speed { $number }.
board-live-leader = { $count ->
    [0] Somebody holds the last card.
   *[other] Fewest cards left: { $count }.
}
board-live-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
board-live-stop = Stop!

# What a draw decided
draw-deck = The deck of a squadron, in the order of the seats
