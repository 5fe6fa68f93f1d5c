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
event-pea-placed = It lies under cup { $cup }.
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
event-beads-moved = { $seat }: { $beads } beads.
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
