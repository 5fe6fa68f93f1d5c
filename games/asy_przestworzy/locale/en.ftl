game-name = Aces of the Skies
game-line = A duel of two squadrons of the First World War: ten minutes of bluff, and eight cards win.

# Options
option-sides = Sides
option-sides-pick = everybody says what they prefer
option-sides-random = by lot
option-sides-entente = the first seat has the Entente
option-sides-central = the first seat has the Central Powers
option-best_of = Length of the match
option-best_of-1 = one game
option-best_of-3 = two wins, three games at most
option-clock = Clock
option-clock-live = live
option-clock-relaxed = relaxed
option-clock-off = a day per decision
option-man_limit = Manoeuvre cards in a duel
option-man_limit-any = as many as wanted
option-man_limit-1 = one at most
option-seen_helper = List of the aircraft not seen so far
option-seen_helper-on = shown
option-seen_helper-off = hidden

level-easy = easy
level-normal = normal

# Attributes, sides, nations
attribute-spd = speed
attribute-man = manoeuvre
attribute-rng = range
attribute-fire = firepower
attribute-ceil = ceiling
side-entente = Entente
side-central = Central Powers
wish-entente = the Entente
wish-central = the Central Powers
wish-any = either side
nation-GB = Great Britain
nation-FR = France
nation-RU = Russia
nation-DE = Germany
nation-AT = Austria-Hungary
window-ceiling = ceiling
window-manoeuvre = manoeuvre
window-firepower = firepower
window-range = range

# What is asked now
ask-pick-side = { $mine ->
    [yes] Which side would you like to command?
   *[no] Choosing a side.
}
ask-lay-first = { $mine ->
    [yes] The first duel is about ceiling. Lay an aircraft.
   *[no] The first duel, about ceiling: choosing an aircraft.
}
ask-lay-again = { $mine ->
    [yes] A tie. Lay another aircraft, still about ceiling.
   *[no] A tie: another aircraft, ceiling again.
}
ask-lay-spd = { $mine ->
    [yes] Lay an aircraft. Speed counts.
   *[no] Choosing an aircraft; speed counts.
}
ask-lay-man = { $mine ->
    [yes] Lay an aircraft. Manoeuvre counts.
   *[no] Choosing an aircraft; manoeuvre counts.
}
ask-lay-rng = { $mine ->
    [yes] Lay an aircraft. Range counts.
   *[no] Choosing an aircraft; range counts.
}
ask-lay-fire = { $mine ->
    [yes] Lay an aircraft. Firepower counts.
   *[no] Choosing an aircraft; firepower counts.
}
ask-lay-ceil = { $mine ->
    [yes] Lay an aircraft. Ceiling counts.
   *[no] Choosing an aircraft; ceiling counts.
}
ask-ceiling = { $mine ->
    [yes] Use a ceiling card and take the initiative?
   *[no] A ceiling card may still change the initiative.
}
ask-name = { $mine ->
    [yes] Name the attribute of the duel.
   *[no] Naming the attribute of the duel.
}
ask-bid = How many manoeuvre cards will you add? Each gives +1.
ask-deciding = Last decisions before the cards are turned.
ask-reveal = The aircraft are turned over.
ask-firepower = { $mine ->
    [yes] A tie. Use a firepower card and win the duel?
   *[no] A tie: a firepower card may decide it.
}
ask-range = { $mine ->
    [yes] Use the range card now? The other side loses an aircraft at random.
   *[no] The range card waits for a decision.
}
ask-next-game = { $mine ->
    [yes] Ready for the next game?
   *[no] The next game is about to begin.
}

# The lesson
ask-lesson-hand = This is your hand: five aircraft, each with five values from 1 to 5, and only you see them.
ask-lesson-first = A duel is about one value, the first always about ceiling: lay the SPAD S.VII, which has 5.
ask-lesson-initiative = Your 5 beats 3: you take a ceiling card and the initiative, so name the next duel: manoeuvre.
ask-lesson-camel = Both sides lay face down; in manoeuvre nothing beats your Sopwith Camel: lay it.
ask-lesson-won = The card you won counts for good, eight of them win, and it can be used once.
ask-lesson-choose = Whoever wins names the next duel, but never the same value twice in a row: choose firepower.
ask-lesson-weak = Your best firepower is only 4, with the Nieuport 28: lay it all the same.
ask-lesson-bid = Before the cards turn, your manoeuvre card can make 5 of that 4: add it.
ask-lesson-far = 5 to 4, by the point you added and the other side did not see coming; now name range.
ask-lesson-range = Nothing flies further than your Nieuport 11: lay it.
ask-lesson-tie = 5 to 5 would leave the card to nobody, but your firepower card decides a tie: use it.
ask-lesson-strike = A range card is used at once or never, and costs the other side an aircraft by lot: use it.
ask-lesson-end = Speed swaps an aircraft before you lay, ceiling takes the initiative: now you know all five cards.

# What can be done
do-pick_side = Command { $wish }
do-lay = Lay { $aircraft }
do-use_speed = Speed card: swap { $aircraft }
do-answer_ceiling = { $use ->
    [true] Use the ceiling card
   *[false] Keep the ceiling card
}
do-name = Duel about { $attribute }
do-bid = { $number ->
    [0] Add no manoeuvre card
    [one] Add { $number } manoeuvre card
   *[other] Add { $number } manoeuvre cards
}
do-answer_firepower = { $use ->
    [true] Use the firepower card
   *[false] Let the tie stand
}
do-answer_range = { $use ->
    [true] Use the range card
   *[false] Do not use the range card
}
do-next_game = Next game
do-resign = Resign this game
do-set_auto = { $on ->
    [true] Do not ask again this game: { $window }
   *[false] Ask again: { $window }
}

# What happened
event-sides-asked = Choosing sides: Entente or Central Powers?
event-side-picked = { $seat } would like { $wish }.
event-side-taken = { $side }: { $seat } commands.
event-game-began = Game { $number } begins.
event-hand-dealt = { $seat } takes a hand of { $number ->
    [one] { $number } aircraft
   *[other] { $number } aircraft
}.
event-card-seen = You now hold { $aircraft }.
event-duel-opened = Duel { $number }.
event-ceiling-asked = { $seat } may use a ceiling card.
event-initiative-seized = { $seat } takes the initiative.
event-ceiling-kept = { $seat } keeps the ceiling card.
event-attribute-named = { $seat } names { $attribute }.
event-speed-used = { $seat } swaps an aircraft: { $aircraft } is discarded.
event-aircraft-laid = { $seat } lays an aircraft.
event-own-laid = It is { $aircraft }.
event-bid-sealed = { $number ->
    [0] You add no manoeuvre card.
    [one] You add { $number } manoeuvre card.
   *[other] You add { $number } manoeuvre cards.
}
event-revealed = { $seat }: { $aircraft }, { $bonus ->
    [0] { $total }
   *[other] { $value } + { $bonus } = { $total }
}.
event-duel-tied = A tie.
event-firepower-asked = { $seat } may use a firepower card.
event-firepower-used = { $seat } decides the tie by firepower.
event-firepower-kept = { $seat } keeps the firepower card.
event-duel-won = { $seat } wins a card: { $attribute }. Cards won: { $score }.
event-card-turned = { $seat } turns a card face down: { $attribute }.
event-range-asked = { $seat } may use the range card.
event-range-struck = { $victim } loses { $aircraft } from the hand, which stays one card smaller.
event-range-void = { $victim } has nothing left to lose.
event-range-waived = { $seat } does not use the range card.
event-cards-drawn = { $seat } draws { $number ->
    [one] { $number } aircraft
   *[other] { $number } aircraft
}.
event-initiative-passed = { $seat } has the initiative now.
event-game-won = { $seat } wins the game. { $reason }
event-game-drawn = The game is drawn.
event-game-ready = { $seat } is ready for the next game.
event-match-ended = The match is over. { $reason }
event-time-expired = { $seat }: out of time, the clock decides.
event-absent = { $seat } does not answer. Questions now wait three seconds only.
event-returned = { $seat } is playing again.
event-auto-set = { $on ->
    [true] Not asked again this game: { $window }.
   *[false] Asked again: { $window }.
}

# A move in one sentence, below the turn
summary-won = { $seat } { $high } : { $low } { $loser }, takes { $attribute }.
summary-fired = { $seat } decides the tie by firepower, takes { $attribute }.
summary-tied = A tie, { $total } : { $total }.
summary-struck = { $victim } loses { $aircraft }.
summary-swapped = Swapped: { $gone } goes, { $aircraft } comes.
summary-own-laid = You lay { $aircraft }.
summary-late = Time was up.

# How it ended
reason-eight = Eight victory cards.
reason-exhausted = No aircraft left; victory cards decide.
reason-firepower = Equal in victory cards; unused firepower cards decide.
reason-resigned = By resignation.
reason-drawn = Equal in victory cards and in unused firepower cards.
reason-match-wins = Games won decide.
reason-match-cards = Equal in games won; the victory cards of all games decide.
reason-match-drawn = Equal in games won and in victory cards.

# Why not
refuse-not-seated = Only a seat at the table can do that.
refuse-game-over = The match is over.
refuse-wrong-phase = This is not the moment for that.
refuse-window-closed = That question is not open now.
refuse-no-such-side = There is no such side.
refuse-already-picked = You have picked a side already.
refuse-already-laid = Your aircraft lies already. The choice is final.
refuse-not-in-hand = That aircraft is not in your hand.
refuse-no-unused-card = You have no unused speed card.
refuse-deck-empty = Your deck is empty; there is nothing to swap for.
refuse-not-your-turn = That decision is not yours now.
refuse-no-such-attribute = There is no such attribute.
refuse-stack-empty = No cards are left for { $attribute }.
refuse-same-attribute = The previous duel was about { $attribute }. Name another attribute.
refuse-already-answered = You have answered already.
refuse-bad-number = It has to be a whole number, zero or more.
refuse-too-many = { $most ->
    [one] You may use { $most } manoeuvre card at most.
   *[other] You may use { $most } manoeuvre cards at most.
}
refuse-over-five = With the bonus the value may not exceed five.
refuse-already-ready = You are ready already.
refuse-no-such-window = There is no such question.

# Aircraft
aircraft-E01 = Vickers F.B.5
aircraft-E02 = Airco D.H.2
aircraft-E03 = R.A.F. F.E.8
aircraft-E04 = Sopwith Pup
aircraft-E05 = Sopwith Triplane
aircraft-E06 = Sopwith Camel
aircraft-E07 = R.A.F. S.E.5a
aircraft-E08 = Bristol F.2B Fighter
aircraft-E09 = Sopwith Dolphin
aircraft-E10 = Sopwith Snipe
aircraft-E11 = Morane-Saulnier N
aircraft-E12 = Nieuport 11
aircraft-E13 = Nieuport 17
aircraft-E14 = Hanriot HD.1
aircraft-E15 = Nieuport 28
aircraft-E16 = SPAD S.VII
aircraft-E17 = SPAD S.XIII
aircraft-E18 = Sikorsky S-16
aircraft-E19 = Mosca MBbis
aircraft-E20 = Shchetinin M-11
aircraft-C01 = Fokker E.I
aircraft-C02 = Fokker E.III
aircraft-C03 = Halberstadt D.II
aircraft-C04 = Fokker D.III
aircraft-C05 = Albatros D.II
aircraft-C06 = Roland D.II
aircraft-C07 = Albatros D.III
aircraft-C08 = Albatros D.Va
aircraft-C09 = Pfalz D.IIIa
aircraft-C10 = Fokker Dr.I
aircraft-C11 = Fokker D.VII
aircraft-C12 = Fokker D.VIII
aircraft-C13 = Siemens-Schuckert D.IV
aircraft-C14 = Halberstadt CL.II
aircraft-C15 = Hansa-Brandenburg D.I
aircraft-C16 = Hansa-Brandenburg CC
aircraft-C17 = Aviatik D.I
aircraft-C18 = Phönix D.I
aircraft-C19 = Phönix D.II
aircraft-C20 = Albatros (Oeffag) D.III

## The board

board-spd = Speed
board-man = Manoeuvre
board-rng = Range
board-fire = Firepower
board-ceil = Ceiling
board-short-spd = Speed
board-short-man = Manoeuvre
board-short-rng = Range
board-short-fire = Firepower
board-short-ceil = Ceiling
board-any = No preference
board-entente-who = Great Britain, France, Russia
board-central-who = Germany, Austria-Hungary
board-any-who = Take what is left, or draw lots
board-sides = Which side do you fly for?
board-sides-watched = Who flies for which side?
board-hand = Your hand
board-hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
board-hand-size = { $hand } of { $size } in hand
board-in-hand = in hand
board-in-deck = in the deck
board-discarded = discarded
board-duel-place = The duel
board-duel = Duel { $number }
board-ended = Game over
board-not-named = not named yet
board-stacks = Victory cards
board-stack = { $name }: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
  }
board-what-spd = It swaps an aircraft before you lay
board-what-man = It adds a point before the reveal
board-what-rng = It takes an aircraft from the other hand, at once or never
board-what-fire = It decides a tie
board-what-ceil = It takes the initiative
board-stack-empty = No card is left here.
board-stack-previous = It was contested last time.
board-best = best { $value }
board-laid = laid
board-tied = A tie
board-takes = { $name } wins
board-score = { $count ->
    [one] { $count } victory card
   *[other] { $count } victory cards
  }
board-wins = won: { $count }
board-leads = holds the initiative
board-unused = Cards ready to use
board-used = Used cards
board-card-unused = ready to use
board-card-used = used
board-close = Close
board-sheet = { $name }: aircraft seen and unseen
board-aircraft = Aircraft
board-discarded-count = { $count ->
    [one] Discarded: { $count } aircraft
   *[other] Discarded: { $count } aircraft
  }
board-unseen-count = { $count ->
    [one] Not seen yet: { $count } aircraft
   *[other] Not seen yet: { $count } aircraft
  }
board-unseen = Unseen enemy aircraft
board-hands-open = Open both hands
board-hands-shut = Turn the hands down
board-below = lower
board-equal = equal
board-above = higher
board-bar = What is asked
board-time = Time left
board-slot-choose = Choose a card
board-slot-drop = Lay it here
board-lay-which = Choose your aircraft. What counts: { $at_stake }.
board-lay-or-speed = A speed card may swap one of your hand first.
board-lay = Lay it
board-lay-label = Lay { $name }: { $attribute } { $value }
board-speed = Swap it
board-speed-what = Uses a speed card: this aircraft is discarded, another is drawn.
board-speed-which = Which aircraft goes to the discard pile?
board-name-which = Name the attribute.
board-name-how = Choose one of the lit stacks.
board-name = Name { $name }
board-why-laid = Your aircraft already lies.
board-why-wait = It is not time to lay yet.
board-deciding = The reveal is being prepared.
board-waiting-for = Waiting for { $name }.
board-waiting = Waiting for both sides.
board-drawn = The game is drawn.
board-won = { $name } wins the game: { $how ->
    [eight] eight victory cards
    [firepower] an even score, and more unused firepower
    [resigned] the other side gave up
   *[exhausted] more victory cards when the aircraft ran out
  }.
board-next-game = Next game
board-ask-ceiling = Seize the initiative?
board-ask-ceiling-what = A ceiling card makes you name the attribute.
board-ask-firepower = A tie. Open fire?
board-ask-firepower-what = A firepower card wins this duel.
board-ask-range = Strike the other hand?
board-ask-range-what = One random aircraft is lost. Now or never.
board-ask-bid = Manoeuvre?
board-bid-against = Unseen: { $below } lower, { $equal } equal, { $above } higher.
board-bid = { $number ->
    [0] Use none
    [one] Use { $number } card
   *[other] Use { $number } cards
  }
board-less = One card less
board-more = One card more
board-use = Use it
board-keep = Not now
board-key-yes = Y
board-key-no = N
board-auto = Don’t ask me again this game
board-always-range = Always use it this game
board-auto-off = Ask me again
board-auto-ceiling = Ceiling: not asked
board-auto-manoeuvre = Manoeuvre: not asked
board-auto-firepower = Firepower: not asked
board-auto-range = Range: always used
board-key-seen = Go on from the reveal
board-key-card = Choose { $name }
board-key-attribute = Choose { $name }
board-key-speed = Use a speed card on the chosen aircraft
board-key-confirm = Confirm the choice

# What a draw decided
draw-sides = Who flies for which side
draw-deck-entente = The deck of the Entente
draw-deck-central = The deck of the Central Powers
draw-range = Which aircraft of the hand a range card struck
