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
event-pea-placed = Leży pod kubkiem { $cup }.
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
event-beads-moved = { $seat }, koraliki: { $beads }.
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
