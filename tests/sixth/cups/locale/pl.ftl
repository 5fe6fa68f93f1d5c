game-name = Kubki
game-line = Ukryj groszek albo go znajdź.
option-rounds = Rundy
option-clock = Zegar
option-clock-on = włączony
option-clock-off = wyłączony
level-easy = łatwy
ask-hide = Ukryj groszek.
ask-bet = Obstaw kubki.
ask-bets = Pozostałe osoby obstawiają.
ask-lesson-welcome = Sześć kubków, jeden groszek: jedna osoba go chowa, druga szuka.
ask-lesson-prize = Groszek jest już ukryty, a kto obstawi jego kubek, dostanie z banku dwa koraliki.
ask-lesson-pointed = Druga strona wskazuje kubek 1: może to podpowiedź, a może podstęp.
ask-lesson-peek = Raz w rozgrywce możesz najpierw zajrzeć: wybierz kubek 1 i zajrzyj pod niego.
ask-lesson-empty = Kubek 1 jest pusty, więc był to podstęp.
ask-lesson-bet = Wybierz kubki, połóż przy nich koraliki, przy ilu chcesz, i obstaw.
ask-lesson-beads = Groszek był pod kubkiem 2: koraliki przy nim zdobyły nagrodę, pozostałe wzięła druga strona.
ask-lesson-hide = Teraz ty chowasz: wybierz kubek i nagrodę od jednego do trzech koralików.
ask-lesson-point = Wskaż kubek: druga strona to zobaczy i uwierzy albo nie.
ask-lesson-end = To już wszystko: po ostatniej rundzie wygrywa, kto ma najwięcej koralików.
do-hide = Ukryj groszek
do-point = Wskaż kubek { $cup }
do-peek = Zajrzyj pod kubki
do-bet = Obstaw
do-resign = Poddaj się
event-round-began = Runda { $number }: groszek chowa { $seat }.
event-pea-hidden = Groszek ukryty, chowa { $seat }. { $prize ->
    [one] Nagroda to { $prize } koralik.
    [few] Nagroda to { $prize } koraliki.
   *[many] Nagroda to { $prize } koralików.
}
event-pea-placed = { $lot ->
    [true] Los ukrył groszek pod kubkiem { $cup }.
   *[other] Groszek leży pod kubkiem { $cup }.
}
event-pointed = { $seat } wskazuje kubek { $cup }.
event-finger-noted = Widziano twój palec.
event-peeked = { $seat } zagląda pod kubki.
event-cup-seen = { $pea ->
    [true] Groszek leży pod kubkiem { $cup }.
   *[other] Pod kubkiem { $cup } nic nie ma.
}
event-bet-laid = { $beads ->
    [one] Stawiasz { $beads } koralik.
    [few] Stawiasz { $beads } koraliki.
   *[many] Stawiasz { $beads } koralików.
}
event-pea-shown = Groszek był pod kubkiem { $cup }.
event-beads-moved = { $owner }, koraliki: { $beads }.
event-resigned = { $seat } poddaje grę.
event-match-ended = Koniec rozgrywki.
refuse-over = Rozgrywka jest skończona.
refuse-not-yours = To może zrobić tylko zegar.
refuse-not-hiding = Teraz nie chowasz groszku.
refuse-no-such-cup = Nie ma takiego kubka.
refuse-no-pointing = Nie możesz teraz tego wskazać.
refuse-no-peeking = Nie możesz teraz zaglądać pod kubki.
refuse-no-betting = Teraz nie obstawiasz.
refuse-too-many-beads = { $beads ->
    [one] Masz tylko { $beads } koralik.
    [few] Masz tylko { $beads } koraliki.
   *[many] Masz tylko { $beads } koralików.
}
refuse-not-asked = Na ten palec już spojrzano.
reason-rounds = Rozegrano wszystkie rundy.
reason-resigned = Ktoś poddał grę.
field-at = Miejsce
field-prize = Nagroda
field-cup = Kubek
field-cups = Kubki
field-stakes = Koraliki
field-00 = Kubek 1
field-10 = Kubek 2
field-20 = Kubek 3
field-01 = Kubek 4
field-11 = Kubek 5
field-21 = Kubek 6
cup-00 = 1
cup-10 = 2
cup-20 = 3
cup-01 = 4
cup-11 = 5
cup-21 = 6
cups-00 = Kubek 1
cups-10 = Kubek 2
cups-20 = Kubek 3
cups-01 = Kubek 4
cups-11 = Kubek 5
cups-21 = Kubek 6
draw-first = Kto pierwszy chowa groszek
draw-cup = Kubek, pod którym los chowa groszek
board-cups = Kubki
board-players = Kto gra
board-bar = Co zrobić
board-cup = Kubek { $cup }
board-cup-chosen = Wybierz kubek { $name }
board-points = Wskazany
board-here = Tu jest groszek
board-empty = Pusty
board-stake = { $beads ->
    [one] { $beads } twój koralik
    [few] { $beads } twoje koraliki
   *[many] { $beads } twoich koralików
}
board-beads = { $beads ->
    [one] { $beads } koralik
    [few] { $beads } koraliki
   *[many] { $beads } koralików
}
board-bank = Bank: { $beads }
board-round = Runda { $number } z { $rounds }
board-may-look = Może jeszcze zajrzeć
board-hides = Chowa groszek
board-prize = { $beads ->
    [one] Nagroda: { $beads } koralik
    [few] Nagroda: { $beads } koraliki
   *[many] Nagroda: { $beads } koralików
}
board-choose-cup = Wybierz kubek.
board-less = O koralik mniej
board-more = O koralik więcej
board-hide = Ukryj pod kubkiem { $cup }
board-point = Wskaż kubek { $cup }
board-look = Zajrzyj pod kubek { $cup }
board-bet = { $beads ->
    [0] Nie stawiaj nic
    [one] Postaw { $beads } koralik
    [few] Postaw { $beads } koraliki
   *[many] Postaw { $beads } koralików
}
board-wait = Poczekaj na innych.
board-laid = Zakład leży. Poczekaj na innych.
board-stands = Rozgrywka stoi.
board-time = Pozostały czas
board-lies = Groszek leży pod kubkiem { $cup }.
board-shown = Groszek był pod kubkiem { $cup }; { $names ->
    [none] nikt na tym nie zyskuje.
   *[other] koraliki dostaje { $names }.
}
