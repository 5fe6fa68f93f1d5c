game-name = Asy przestworzy
game-line = Pojedynek dwóch eskadr z pierwszej wojny światowej: dziesięć minut blefu i osiem kart do zwycięstwa.

# Opcje
option-sides = Strony
option-sides-pick = każda osoba mówi, co woli
option-sides-random = los
option-sides-entente = pierwsze miejsce gra Ententą
option-sides-central = pierwsze miejsce gra Państwami Centralnymi
option-best_of = Długość partii
option-best_of-1 = jedna gra
option-best_of-3 = do dwóch wygranych, najwyżej trzy gry
option-clock = Zegar
option-clock-live = na żywo
option-clock-relaxed = bez pośpiechu
option-clock-off = dzień na decyzję
option-man_limit = Karty manewru w pojedynku
option-man_limit-any = ile kto chce
option-man_limit-1 = najwyżej jedna
option-seen_helper = Lista samolotów, których jeszcze nie było
option-seen_helper-on = pokazana
option-seen_helper-off = ukryta

level-easy = łatwy
level-normal = zwykły

# Cechy, strony, kraje
attribute-spd = prędkość
attribute-man = manewr
attribute-rng = zasięg
attribute-fire = siła ognia
attribute-ceil = pułap
side-entente = Ententa
side-central = Państwa Centralne
wish-entente = Ententa
wish-central = Państwa Centralne
wish-any = wszystko jedno
nation-GB = Wielka Brytania
nation-FR = Francja
nation-RU = Rosja
nation-DE = Niemcy
nation-AT = Austro-Węgry
window-ceiling = pułap
window-manoeuvre = manewr
window-firepower = siła ognia
window-range = zasięg

# O co chodzi teraz
ask-pick-side = { $mine ->
    [yes] Którą stroną chcesz dowodzić?
   *[no] Wybór strony.
}
ask-lay-first = { $mine ->
    [yes] Pierwszy pojedynek toczy się o pułap. Wyłóż samolot.
   *[no] Pierwszy pojedynek o pułap: wybór samolotu.
}
ask-lay-again = { $mine ->
    [yes] Remis. Wyłóż następny samolot, dalej o pułap.
   *[no] Remis: kolejny samolot, znów pułap.
}
ask-lay-spd = { $mine ->
    [yes] Wyłóż samolot. Liczy się prędkość.
   *[no] Wybór samolotu, liczy się prędkość.
}
ask-lay-man = { $mine ->
    [yes] Wyłóż samolot. Liczy się manewr.
   *[no] Wybór samolotu, liczy się manewr.
}
ask-lay-rng = { $mine ->
    [yes] Wyłóż samolot. Liczy się zasięg.
   *[no] Wybór samolotu, liczy się zasięg.
}
ask-lay-fire = { $mine ->
    [yes] Wyłóż samolot. Liczy się siła ognia.
   *[no] Wybór samolotu, liczy się siła ognia.
}
ask-lay-ceil = { $mine ->
    [yes] Wyłóż samolot. Liczy się pułap.
   *[no] Wybór samolotu, liczy się pułap.
}
ask-ceiling = { $mine ->
    [yes] Użyć karty pułapu i przejąć inicjatywę?
   *[no] Karta pułapu może jeszcze zmienić inicjatywę.
}
ask-name = { $mine ->
    [yes] Wybierz cechę, o którą będzie pojedynek.
   *[no] Wybór cechy do pojedynku.
}
ask-bid = Ile kart manewru dołożyć? Każda daje +1.
ask-deciding = Przed odkryciem kart zapadają ostatnie decyzje.
ask-reveal = Odkrycie samolotów.
ask-firepower = { $mine ->
    [yes] Remis. Użyć karty siły ognia i wygrać pojedynek?
   *[no] Remis: karta siły ognia może go rozstrzygnąć.
}
ask-range = { $mine ->
    [yes] Użyć teraz karty zasięgu? Druga strona straci losowy samolot.
   *[no] Karta zasięgu czeka na decyzję.
}
ask-next-game = { $mine ->
    [yes] Gotowość do następnej gry?
   *[no] Za chwilę następna gra.
}

# Lekcja
ask-lesson-hand = Oto twoja ręka: pięć samolotów, każdy ma pięć cech od 1 do 5, a widzisz je tylko ty.
ask-lesson-first = Pojedynek toczy się o jedną cechę, pierwszy zawsze o pułap: wyłóż SPAD S.VII, który ma 5.
ask-lesson-initiative = 5 bije 3: masz kartę pułapu i inicjatywę, więc wybierz cechę następnego pojedynku: manewr.
ask-lesson-camel = Obie strony wykładają zakryte; manewrem nic nie pobije twojego Sopwith Camela: wyłóż go.
ask-lesson-won = Zdobyta karta liczy się na stałe, osiem takich wygrywa, a raz można jej użyć.
ask-lesson-choose = Kto wygrał, wybiera następną cechę, lecz nigdy dwa razy z rzędu tę samą: wybierz siłę ognia.
ask-lesson-weak = Twoja największa siła ognia to tylko 4, ma ją Nieuport 28: mimo to go wyłóż.
ask-lesson-bid = Zanim karty się odkryją, karta manewru może z 4 zrobić 5: dołóż ją.
ask-lesson-far = 5 do 4 dzięki punktowi, którego druga strona się nie spodziewała; teraz wybierz zasięg.
ask-lesson-range = Nic nie doleci dalej niż twój Nieuport 11: wyłóż go.
ask-lesson-tie = Przy 5 do 5 nikt nie bierze karty, ale karta siły ognia rozstrzyga remis: użyj jej.
ask-lesson-strike = Karty zasięgu używa się od razu albo wcale; druga strona straci losowy samolot: użyj jej.
ask-lesson-end = Prędkość wymienia samolot przed wyłożeniem, pułap przejmuje inicjatywę: znasz już wszystkie pięć kart.

# Co można zrobić
do-pick_side = Strona: { $wish }
do-lay = Wyłóż: { $aircraft }
do-use_speed = Karta prędkości: wymień { $aircraft }
do-answer_ceiling = { $use ->
    [true] Użyj karty pułapu
   *[false] Zachowaj kartę pułapu
}
do-name = Pojedynek: { $attribute }
do-bid = { $number ->
    [0] Bez kart manewru
    [one] Dołóż { $number } kartę manewru
    [few] Dołóż { $number } karty manewru
    [many] Dołóż { $number } kart manewru
   *[other] Dołóż { $number } karty manewru
}
do-answer_firepower = { $use ->
    [true] Użyj karty siły ognia
   *[false] Niech będzie remis
}
do-answer_range = { $use ->
    [true] Użyj karty zasięgu
   *[false] Nie używaj karty zasięgu
}
do-next_game = Następna gra
do-resign = Poddaj grę
do-set_auto = { $on ->
    [true] Nie pytaj więcej w tej grze: { $window }
   *[false] Znów pytaj: { $window }
}

# Co się stało
event-sides-asked = Wybór stron: Ententa czy Państwa Centralne?
event-side-picked = { $seat } wybiera: { $wish }.
event-side-taken = { $side }: dowodzi { $seat }.
event-game-began = Początek gry. Numer: { $number }.
event-hand-dealt = { $seat } bierze na rękę { $number ->
    [one] { $number } samolot
    [few] { $number } samoloty
    [many] { $number } samolotów
   *[other] { $number } samolotu
}.
event-card-seen = Masz na ręce: { $aircraft }.
event-duel-opened = Pojedynek { $number }.
event-ceiling-asked = { $seat } może użyć karty pułapu.
event-initiative-seized = { $seat } przejmuje inicjatywę.
event-ceiling-kept = { $seat } zachowuje kartę pułapu.
event-attribute-named = { $seat } wybiera cechę: { $attribute }.
event-speed-used = { $seat } wymienia samolot: odchodzi { $aircraft }.
event-aircraft-laid = { $seat } wykłada samolot.
event-own-laid = To { $aircraft }.
event-bid-sealed = { $number ->
    [0] Nie dokładasz kart manewru.
    [one] Dokładasz { $number } kartę manewru.
    [few] Dokładasz { $number } karty manewru.
    [many] Dokładasz { $number } kart manewru.
   *[other] Dokładasz { $number } karty manewru.
}
event-revealed = { $seat }: { $aircraft }, { $bonus ->
    [0] wartość { $total }
   *[other] { $value } + { $bonus } = { $total }
}.
event-duel-tied = Remis.
event-firepower-asked = { $seat } może użyć karty siły ognia.
event-firepower-used = { $seat } rozstrzyga remis siłą ognia.
event-firepower-kept = { $seat } zachowuje kartę siły ognia.
event-duel-won = { $seat } wygrywa kartę: { $attribute }. Zdobyte karty: { $score }.
event-card-turned = { $seat } odwraca kartę: { $attribute }.
event-range-asked = { $seat } może użyć karty zasięgu.
event-range-struck = { $victim } traci z ręki { $aircraft } i do końca gry ma o jedną kartę mniej.
event-range-void = { $victim } nie ma już czego stracić.
event-range-waived = { $seat } nie używa karty zasięgu.
event-cards-drawn = { $seat } dobiera { $number ->
    [one] { $number } samolot
    [few] { $number } samoloty
    [many] { $number } samolotów
   *[other] { $number } samolotu
}.
event-initiative-passed = Inicjatywę ma teraz { $seat }.
event-game-won = { $seat } wygrywa grę. { $reason }
event-game-drawn = Gra kończy się remisem.
event-game-ready = { $seat } czeka na następną grę.
event-match-ended = Koniec partii. { $reason }
event-time-expired = { $seat }: czas minął, decyduje zegar.
event-absent = { $seat } nie odpowiada. Pytania w okienkach skracają się do trzech sekund.
event-returned = { $seat } znów gra.
event-auto-set = { $on ->
    [true] Bez pytania w tej grze: { $window }.
   *[false] Znów z pytaniem: { $window }.
}

# Ruch w jednym zdaniu, pod wierszem tury
summary-won = { $seat } { $high } : { $low } { $loser }, zdobywa kartę: { $attribute }.
summary-fired = { $seat } rozstrzyga remis siłą ognia, zdobywa kartę: { $attribute }.
summary-tied = Remis, { $total } : { $total }.
summary-struck = { $victim } traci samolot: { $aircraft }.
summary-swapped = Wymiana: odchodzi { $gone }, przychodzi { $aircraft }.
summary-own-laid = Wykładasz: { $aircraft }.
summary-late = Czas minął.

# Jak się skończyło
reason-eight = Osiem kart zwycięstwa.
reason-exhausted = Skończyły się samoloty, decydują karty zwycięstwa.
reason-firepower = Tyle samo kart zwycięstwa, decydują nieużyte karty siły ognia.
reason-resigned = Przez poddanie gry.
reason-drawn = Po równo kart zwycięstwa i nieużytych kart siły ognia.
reason-match-wins = Decydują wygrane gry.
reason-match-cards = Po równo wygranych, decydują karty zwycięstwa ze wszystkich gier.
reason-match-drawn = Po równo wygranych i kart zwycięstwa.

# Dlaczego nie
refuse-not-seated = Tu gra się tylko z miejsca przy stole.
refuse-game-over = Partia już się skończyła.
refuse-wrong-phase = Teraz nie pora na to.
refuse-window-closed = Na tę odpowiedź jest już za późno albo za wcześnie.
refuse-no-such-side = Nie ma takiej strony.
refuse-already-picked = Strona jest już wybrana.
refuse-already-laid = Twój samolot już leży. Wyboru nie można cofnąć.
refuse-not-in-hand = Tego samolotu nie masz na ręce.
refuse-no-unused-card = Nie masz nieużytej karty prędkości.
refuse-deck-empty = Talia jest pusta, nie ma na co wymienić.
refuse-not-your-turn = Ta decyzja nie należy teraz do ciebie.
refuse-no-such-attribute = Nie ma takiej cechy.
refuse-stack-empty = Nie ma już kart tej cechy: { $attribute }.
refuse-same-attribute = O tę cechę był poprzedni pojedynek: { $attribute }. Wybierz inną.
refuse-already-answered = Odpowiedź już padła.
refuse-bad-number = Trzeba podać liczbę całkowitą, zero albo więcej.
refuse-too-many = { $most ->
    [one] Możesz użyć najwyżej { $most } karty manewru.
   *[other] Możesz użyć najwyżej { $most } kart manewru.
}
refuse-over-five = Wartość z dodatkiem nie może przekroczyć pięciu.
refuse-already-ready = Gotowość jest już zgłoszona.
refuse-no-such-window = Nie ma takiego pytania.

# Samoloty
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
aircraft-E18 = Sikorski S-16
aircraft-E19 = Mosca MBbis
aircraft-E20 = Szczetinin M-11
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

board-spd = Prędkość
board-man = Manewr
board-rng = Zasięg
board-fire = Siła ognia
board-ceil = Pułap
board-short-spd = Prędkość
board-short-man = Manewr
board-short-rng = Zasięg
board-short-fire = Siła ognia
board-short-ceil = Pułap
board-any = Wszystko jedno
board-entente-who = Wielka Brytania, Francja, Rosja
board-central-who = Niemcy, Austro-Węgry
board-any-who = To, co zostanie, albo los
board-sides = Po której stronie latasz?
board-sides-watched = Kto po której stronie poleci?
board-hand = Twoja ręka
board-hand-of = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
  }
board-hand-size = Na ręce { $hand } z { $size }
board-in-hand = na ręce
board-in-deck = w talii
board-discarded = odrzucone
board-duel-place = Pojedynek
board-duel = Pojedynek { $number }
board-ended = Koniec gry
board-not-named = jeszcze bez cechy
board-stacks = Karty zwycięstwa
board-stack = { $name }: { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
  }
board-what-spd = Wymienia samolot przed wyłożeniem
board-what-man = Dodaje punkt przed odkryciem
board-what-rng = Zabiera samolot z ręki drugiej strony, od razu albo wcale
board-what-fire = Rozstrzyga remis
board-what-ceil = Przejmuje inicjatywę
board-stack-empty = Nie ma tu już kart.
board-stack-previous = O to toczył się poprzedni pojedynek.
board-best = masz { $value }
board-laid = leży
board-tied = Remis
board-takes = Wygrywa { $name }
board-score = { $count ->
    [one] { $count } karta zwycięstwa
    [few] { $count } karty zwycięstwa
    [many] { $count } kart zwycięstwa
   *[other] { $count } karty zwycięstwa
  }
board-wins = wygrane: { $count }
board-leads = ma inicjatywę
board-unused = Karty do użycia
board-used = Karty użyte
board-card-unused = do użycia
board-card-used = użyta
board-close = Zamknij
board-sheet = { $name }: samoloty już widziane i jeszcze ukryte
board-aircraft = Samolot
board-discarded-count = Odrzucone: { $count ->
    [one] { $count } samolot
    [few] { $count } samoloty
    [many] { $count } samolotów
   *[other] { $count } samolotu
  }
board-unseen-count = Jeszcze ukryte: { $count ->
    [one] { $count } samolot
    [few] { $count } samoloty
    [many] { $count } samolotów
   *[other] { $count } samolotu
  }
board-unseen = Ukryte u przeciwnika
board-hands-open = Odkryj obie ręce
board-hands-shut = Zakryj ręce
board-below = niższe
board-equal = równe
board-above = wyższe
board-bar = O co chodzi
board-time = Pozostały czas
board-slot-choose = Wybierz kartę
board-slot-drop = Wyłóż tutaj
board-lay-which = Wybierz samolot. Liczy się: { $at_stake }.
board-lay-or-speed = Kartą prędkości możesz najpierw wymienić jeden z ręki.
board-lay = Wyłóż
board-lay-label = Wyłóż { $name }: { $attribute } { $value }
board-speed = Wymień
board-speed-what = Kosztuje kartę prędkości: ten samolot odpada, dobierasz następny.
board-speed-which = Który samolot odrzucasz?
board-name-which = Wybierz cechę.
board-name-how = Wskaż jeden z podświetlonych stosów.
board-name = Ogłoś: { $name }
board-why-laid = Twój samolot już leży.
board-why-wait = Jeszcze nie pora wykładać samolot.
board-deciding = Zaraz odkrycie kart.
board-waiting-for = Czekamy: { $name }.
board-waiting = Czekamy na obie strony.
board-drawn = Gra kończy się remisem.
board-won = Wygrywa { $name }: { $how ->
    [eight] osiem kart zwycięstwa
    [firepower] równy wynik, lecz więcej nieużytej siły ognia
    [resigned] druga strona się poddała
   *[exhausted] więcej kart, gdy skończyły się samoloty
  }.
board-next-game = Następna gra
board-ask-ceiling = Przejąć inicjatywę?
board-ask-ceiling-what = Za kartę pułapu to ty wybierasz cechę.
board-ask-firepower = Remis. Otworzyć ogień?
board-ask-firepower-what = Karta siły ognia wygrywa ten pojedynek.
board-ask-range = Uderzyć w rękę przeciwnika?
board-ask-range-what = Straci losowy samolot. Teraz albo nigdy.
board-ask-bid = Manewrujesz?
board-bid-against = Ukryte: { $below } niższych, { $equal } równych, { $above } wyższych.
board-bid = { $number ->
    [0] Bez kart
    [one] Użyj { $number } karty
   *[other] Użyj { $number } kart
  }
board-less = O kartę mniej
board-more = O kartę więcej
board-use = Użyj
board-keep = Nie teraz
board-key-yes = T
board-key-no = N
board-auto = Nie pytaj mnie już w tej grze
board-always-range = Zawsze używaj w tej grze
board-auto-off = Pytaj znowu
board-auto-ceiling = Pułap: bez pytania
board-auto-manoeuvre = Manewr: bez pytania
board-auto-firepower = Siła ognia: bez pytania
board-auto-range = Zasięg: zawsze
board-key-seen = Przejdź dalej po odkryciu
board-key-card = Wybierz: { $name }
board-key-attribute = Wybierz: { $name }
board-key-speed = Karta prędkości na wybrany samolot
board-key-confirm = Potwierdź wybór

# O czym rozstrzygało losowanie
draw-sides = Kto lata po której stronie
draw-deck-entente = Talia Ententy
draw-deck-central = Talia Państw Centralnych
draw-range = W który samolot z ręki trafiła karta zasięgu
