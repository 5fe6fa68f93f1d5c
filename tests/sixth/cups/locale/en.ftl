game-name = Cups
game-line = Hide a pea, or find it.
option-rounds = Rounds
option-clock = Clock
option-clock-on = on
option-clock-off = off
level-easy = easy
ask-hide = Hide the pea.
ask-bet = Bet on the cups.
ask-bets = The others bet.
ask-lesson-welcome = Six cups, one pea: one of you hides it, the other looks for it.
ask-lesson-prize = The pea is hidden now, and whoever bets on its cup gets two beads from the bank.
ask-lesson-pointed = The other side points at cup 1, which may be a hint or a trick.
ask-lesson-peek = Once in a match you may look first: choose cup 1 and look under it.
ask-lesson-empty = Cup 1 is empty, so it was a trick.
ask-lesson-bet = Choose cups, lay beads beside them, on as many cups as you like, and bet.
ask-lesson-beads = The pea was under cup 2: beads there won the prize, all others went to the other side.
ask-lesson-hide = Now you hide it: choose a cup and a prize of one to three beads.
ask-lesson-point = Point at a cup: the other side sees it and may believe it or not.
ask-lesson-end = That is all of it: after the last round the most beads win.
do-hide = Hide the pea
do-point = Point at cup { $cup }
do-peek = Look under cups
do-bet = Bet
do-resign = Resign
event-round-began = Round { $number }: { $seat } hides the pea.
event-pea-hidden = { $seat } has hidden the pea. { $prize ->
    [one] The prize is one bead.
   *[other] The prize is { $prize } beads.
}
event-pea-placed = { $lot ->
    [true] The lot has put the pea under cup { $cup }.
   *[other] The pea lies under cup { $cup }.
}
event-pointed = { $seat } points at cup { $cup }.
event-finger-noted = Your finger was seen.
event-peeked = { $seat } looks under the cups.
event-cup-seen = { $pea ->
    [true] The pea lies under cup { $cup }.
   *[other] Cup { $cup } is empty.
}
event-bet-laid = { $beads ->
    [one] You bet one bead.
   *[other] You bet { $beads } beads.
}
event-pea-shown = The pea was under cup { $cup }.
event-beads-moved = { $owner }: { $beads } beads.
event-resigned = { $seat } resigns.
event-match-ended = The match is over.
refuse-over = The match is over.
refuse-not-yours = Only the clock may do that.
refuse-not-hiding = You are not to hide the pea now.
refuse-no-such-cup = There is no such cup.
refuse-no-pointing = You cannot point at that now.
refuse-no-peeking = You cannot look under cups now.
refuse-no-betting = You are not to bet now.
refuse-too-many-beads = { $beads ->
    [one] You have only one bead.
   *[other] You have only { $beads } beads.
}
refuse-not-asked = This finger has been looked at.
reason-rounds = All rounds are played.
reason-resigned = A seat has resigned.
field-at = Place
field-prize = Prize
field-cup = Cup
field-cups = Cups
field-stakes = Beads
field-00 = Cup 1
field-10 = Cup 2
field-20 = Cup 3
field-01 = Cup 4
field-11 = Cup 5
field-21 = Cup 6
cup-00 = 1
cup-10 = 2
cup-20 = 3
cup-01 = 4
cup-11 = 5
cup-21 = 6
cups-00 = Cup 1
cups-10 = Cup 2
cups-20 = Cup 3
cups-01 = Cup 4
cups-11 = Cup 5
cups-21 = Cup 6
draw-first = Who hides the pea first
draw-cup = The cup under which the lot hides the pea
board-cups = The cups
board-players = Who plays
board-bar = What to do
board-cup = Cup { $cup }
board-cup-chosen = Choose cup { $name }
board-points = Pointed at
board-here = The pea is here
board-empty = Empty
board-stake = { $beads ->
    [one] One bead of yours
   *[other] { $beads } beads of yours
}
board-beads = { $beads ->
    [one] One bead
   *[other] { $beads } beads
}
board-bank = Bank: { $beads }
board-round = Round { $number } of { $rounds }
board-may-look = May still look
board-hides = Hides the pea
board-prize = { $beads ->
    [one] Prize: one bead
   *[other] Prize: { $beads } beads
}
board-choose-cup = Choose a cup.
board-less = One bead less
board-more = One bead more
board-hide = Hide it under cup { $cup }
board-point = Point at cup { $cup }
board-look = Look under cup { $cup }
board-bet = { $beads ->
    [0] Bet nothing
    [one] Bet one bead
   *[other] Bet { $beads } beads
}
board-wait = Wait for the others.
board-laid = Your bet lies. Wait for the others.
board-stands = The match stands.
board-time = Time left
board-lies = The pea lies under cup { $cup }.
board-shown = The pea was under cup { $cup }; { $names ->
    [none] nobody gains by it.
   *[other] beads go to { $names }.
}
