game-name = Space Hulk
game-line = Powolna drużyna komandosów w korytarzach wraku i szybcy obcy, ukryci za sygnałami.

# Opcje
option-scenario = Scenariusz
option-scenario-cold_start = Zimny rozruch
option-scenario-brood_furnace = Piec lęgowy
option-scenario-black_box = Czarna skrzynka
option-scenario-iron_valves = Cztery żelazne zawory
option-scenario-last_pumps = Ostatnie pompy
option-scenario-long_way_out = Długa droga na zewnątrz
option-scenario-own = własna plansza
option-board = Własna plansza
option-aliens = Miejsce obcych
option-aliens-last = ostatnie
option-aliens-first = pierwsze
option-aliens-random = losowe
option-clock = Zegar
option-clock-off = brak
option-clock-quick = szybki
option-clock-standard = zwykły
option-clock-relaxed = spokojny
option-clock-scenario = według scenariusza
option-clock-24h = 24 godziny na fazę
option-clock-48h = 48 godzin na fazę
option-clock-72h = 72 godziny na fazę
option-auto_end = Faza, w której nie ma już nic do zrobienia, kończy się
option-auto_end-5 = po 5 sekundach
option-auto_end-10 = po 10 sekundach
option-auto_end-off = tylko na żądanie
option-undo = Cofanie ostatniej akcji
option-undo-on = dozwolone
option-undo-off = niedozwolone
option-shooting_die = Kostka strzału
option-shooting_die-scenario = według scenariusza
option-shooting_die-classic = klasyczna: 1 trafienie, 1 ponowne, 4 puste
option-shooting_die-assault = szturmowa: 2 trafienia, 1 ponowne, 3 puste
option-shooting_die-burst = seryjna: 1 trafienie, 2 ponowne, 3 puste
option-jam_faces = Ścianki „zacięcie” na kostce zacięcia
option-jam_faces-scenario = według scenariusza
option-jam_faces-0 = żadna
option-jam_faces-1 = 1 z 6
option-jam_faces-2 = 2 z 6
option-jam_faces-3 = 3 z 6
option-supply = Sygnały w zapasie
option-supply-scenario = według scenariusza
option-supply-default = domyślne
option-supply-flat = równe: każdej wartości tyle samo
option-supply-light = lekkie: małe wartości
option-blip_may_enter_sight = Sygnał może się pokazać
option-blip_may_enter_sight-scenario = według scenariusza
option-blip_may_enter_sight-on = tak
option-blip_may_enter_sight-off = nie
option-turn_to_face = Figurka atakowana z boku lub z tyłu się obraca
option-turn_to_face-scenario = według scenariusza
option-turn_to_face-on = tak
option-turn_to_face-off = nie
option-airlock_closers = Kto może zamykać śluzy
option-airlock_closers-scenario = według scenariusza
option-airlock_closers-any = obie strony
option-airlock_closers-marines = tylko komandosi
option-overwatch_overlap = Strzały z czuwania do jednego obcego
option-overwatch_overlap-scenario = według scenariusza
option-overwatch_overlap-all = wszystkie
option-overwatch_overlap-until_dead = aż zginie
option-play_out_round = Runda, w której spełniono cel
option-play_out_round-off = kończy się od razu
option-play_out_round-on = jest grana do końca
option-handicap_cp = Wyrównanie: punkty dowodzenia na rundę
option-handicap_cp--1 = o 1 mniej
option-handicap_cp-0 = jak zwykle
option-handicap_cp-1 = o 1 więcej
option-handicap_rounds = Wyrównanie: rundy
option-handicap_rounds--2 = o 2 mniej
option-handicap_rounds--1 = o 1 mniej
option-handicap_rounds-0 = jak zwykle
option-handicap_rounds-1 = o 1 więcej
option-handicap_rounds-2 = o 2 więcej
option-handicap_blips = Wyrównanie: sygnały na rundę
option-handicap_blips--1 = o 1 mniej
option-handicap_blips-0 = jak zwykle
option-handicap_blips-1 = o 1 więcej

# O co grają obie strony w scenariuszu, do przeczytania, zanim się usiądzie
about-scenario-cold_start = W ciągu dziesięciu rund dwóch z czterech komandosów musi wyjść wyjściem. Gdy zginie trzech, wygrywają obcy.
about-scenario-brood_furnace = W ciągu dwunastu rund miotacz musi podpalić pole celu. Bez miotacza albo bez paliwa wygrywają obcy.
about-scenario-black_box = W ciągu trzynastu rund jeden z pięciu komandosów musi wynieść rejestrator wyjściem. Obcy wygrywają, gdy zginą wszyscy.
about-scenario-iron_valves = W ciągu dziewięciu rund pięciu komandosów musi zamknąć cztery śluzy. Trzy zamknięte na koniec to remis, mniej to wygrana obcych.
about-scenario-last_pumps = Przez dziesięć rund sześciu komandosów nie może wpuścić obcych do pomp: jeśli jakiś stoi tam na koniec rundy, wygrywają obcy.
about-scenario-long_way_out = W ciągu czternastu rund pięciu z dziesięciu komandosów musi wyjść wyjściem. Gdy zginie sześciu, wygrywają obcy.

level-easy = łatwy
level-normal = zwykły
side-marines = komandosi
side-aliens = obcy

# Pionki nazywają się krótko i w obu językach tak samo: m3 komandos, a7 obcy, b4 sygnał, d2 drzwi
role-rifle = komandos z karabinem
role-flamer = komandos z miotaczem
role-sergeant = sierżant
thing-recorder = rejestrator
facing-n = na północ
facing-e = na wschód
facing-s = na południe
facing-w = na zachód
faces-H = trafienie
faces-S = trafienie przy ponownym strzale
faces-- = pusta ścianka
what-parry = parowanie
what-extra-hit = dodatkowe trafienia
what-placing = ustawianie obcych

# Pola formularza
field-piece = Pionek
field-other = Drugi pionek
field-to = Pole
field-at = Pole
field-facing = Zwrot
field-target = Cel
field-cp = Punkty dowodzenia
field-blip = Miejsce na ręce
field-entry = Wejście obcych

# O co chodzi teraz
ask-deploy = { $mine ->
    [yes] Ustaw swoich komandosów, potem zgłoś gotowość.
   *[no] Komandosi zajmują miejsca.
}
ask-start-blips = { $mine ->
    [yes] Rozłóż sygnały startowe przy wejściach obcych.
   *[no] Trwa rozkładanie sygnałów startowych.
}
ask-marine-actions = { $mine ->
    [yes] Twoja faza: aktywuj komandosów, potem ją zakończ.
   *[no] Działają komandosi.
}
ask-marine-end = Faza komandosów jest skończona.
ask-alien-reinforce = { $mine ->
    [yes] Posiłki: rozłóż nowe sygnały przy wejściach obcych.
   *[no] Obcy rozkładają nowe sygnały.
}
ask-alien-actions = { $mine ->
    [yes] Twoja faza: aktywuj obcych i sygnały, potem ją zakończ.
   *[no] Działają obcy.
}
ask-alien-end = Faza obcych jest skończona.
ask-placing = { $mine ->
    [yes] Ustaw obcego i wybierz jego zwrot.
   *[no] Trwa ustawianie obcych z sygnału.
}
ask-parry = { $mine ->
    [yes] Parować? Powtórzy się wtedy najwyższą kostkę obcego.
   *[no] Sierżant może parować.
}
ask-extra-hit = { $mine ->
    [yes] Trafiły obie kostki: wybierz dodatkowe trafienie.
   *[no] Trwa wybór dodatkowego trafienia.
}
ask-flame = { $mine ->
    [yes] Połóż następny żeton ognia albo zakończ strzał.
   *[no] Trwa strzał z miotacza.
}

# Lekcja
ask-lesson-goal = Masz czterech komandosów i dziesięć rund: dwóch musi zejść wyjściem. Jeśli zginie trzech, wygrają obcy.
ask-lesson-move = Komandos ma 4 punkty akcji na rundę. Wybierz komandosa 4 i zrób krok do przodu, na skrzyżowanie.
ask-lesson-door = Po ruchu albo obrocie jeden strzał jest darmowy. Oddaj strzał z marszu do zamkniętych drzwi w korytarzu.
ask-lesson-again = Pudło. W ogniu ciągłym liczy się też drugi symbol: strzel jeszcze raz, za 1 punkt dowodzenia.
ask-lesson-turn = Drzwi zniszczone. Komandos widzi to, co przed nim i obok, nigdy za plecami: obróć go na północ.
ask-lesson-end = Reszta punktów przepada. Zakończ fazę: na zewnątrz czeka sygnał, a jego wartość zna tylko strona obcych.
ask-lesson-look = Sygnał podszedł komandosa 4 od tyłu. Obróć go na południe: sygnał, który zobaczy komandos, się odkrywa.
ask-lesson-place = To dwaj obcy i ty ich ustawiasz: pierwszego na polu sygnału, bokiem albo tyłem do komandosa 4.
ask-lesson-second = Drugiego ustaw tuż za nim, też nie przodem: zanim zaatakuje, będzie musiał się obrócić.
ask-lesson-shot = Obrót dał ci strzał z marszu. Strzel do bliższego obcego.
ask-lesson-guard = Pudło. Za ostatnie 2 punkty zacznij czuwanie: strzał padnie do każdego obcego, który zadziała w obszarze ostrzału.
ask-lesson-over = Zakończ fazę. Strzały z czuwania nic nie kosztują, ale każdy z nich może zaciąć karabin.
ask-lesson-fight = Jeden obcy zginął, potem karabin się zaciął. Drugi zaatakował: trzy kostki przegrały z twoją jedną, a to rzadkie.
ask-lesson-jam = Zacięty karabin nie strzela. Usuń zacięcie za 1 punkt.
ask-lesson-last = Teraz do wyjścia; drzwi otwiera 1 punkt. Sierżanci mogą parować, a w innych scenariuszach są miotacze.

# Co można zrobić
do-move = { $piece }: ruch na pole: { $to }{ paid }
do-turn = { $piece }: obrót { $facing }{ paid }
do-shoot = { $piece }: strzał do { $target }{ paid }
do-follow_shot = { $piece }: strzał z marszu do { $target }
do-overwatch = { $piece }: czuwanie{ paid }
do-clear_jam = { $piece }: usunięcie zacięcia{ paid }
do-flame = { $piece }: strzał z miotacza w pole: { $to }{ paid }
do-flame_next = Następny żeton ognia: { $to }
do-flame_stop = Zakończ strzał z miotacza
do-reload = { $piece }: ładowanie miotacza{ paid }
do-attack = { $piece }: atak na wprost{ paid }
do-door = { $piece }: otwarcie albo zamknięcie drzwi albo śluzy: { $at }{ paid }
do-leave = { $piece }: zejście z planszy{ paid }
do-swap = { $piece } i { $other } zamieniają się miejscami
do-face = { $piece }: zwrot { $facing }
do-trade = Zaproponuj wymianę: { $piece } i { $other }
do-ready = Zgłoś gotowość
do-place_blip = Sygnał { $blip } z ręki: do wejścia { $entry }
do-enter = { $piece }: wejście na planszę
do-enter_facing = { $piece }: wejście na planszę ze zwrotem { $facing }
do-convert = { $piece }: zamiana w obcych
do-place_alien = Obcy: { $to }, zwrot { $facing }
do-burn_roll = { $piece }: rzut za ogień
do-parry = { $yes ->
    [true] Paruj mieczem
   *[false] Zostaw kostki tak, jak leżą
}
do-extra_hit = Dodatkowe trafienie w { $target }
do-waive_hit = Bez dodatkowego trafienia
do-finish = Zakończ działanie aktywnego pionka
do-ask_floor = Poproś o głos
do-end_phase = Zakończ fazę
do-preset = { $auto ->
    [true] Rozstrzygaj bez pytania mnie: { $what }
   *[false] Znów mnie pytaj: { $what }
}
do-resign = Poddaj partię
do-agree = Zgódź się na poddanie
do-refuse = Odmów poddania
do-offer_draw = Zaproponuj remis
do-accept_draw = Przyjmij remis
do-decline_draw = Odrzuć remis

# Jaką część opłaciły punkty dowodzenia
paid = { $cp ->
    [0] { "" }
    [one] , { $cp } PD
    [few] , { $cp } PD
    [many] , { $cp } PD
   *[none] { "" }
}

# Co się stało przed grą
event-side-drawn = Los: obcych prowadzi { $seat }.
event-marines-swapped = { $piece } i { $other } zamieniają się miejscami.
event-facing-set = { $piece } jest teraz zwrócony { $facing }.
event-trade-offered = { $seat } proponuje wymianę: { $piece } i { $other }.
event-marines-traded = { $piece } i { $other } zmieniają właścicieli.
event-seat-ready = { $seat } zgłasza gotowość.
event-start-blips-drawn = { $number ->
    [one] Wylosowano { $number } sygnał startowy.
    [few] Wylosowano { $number } sygnały startowe.
   *[many] Wylosowano { $number } sygnałów startowych.
}

# Rundy i fazy
event-round-started = Runda { $number }.
event-phase-started = { $name ->
    [deploy] Komandosi zajmują miejsca.
    [start_blips] Obcy rozkładają sygnały startowe.
    [marine_actions] Zaczyna się faza komandosów.
    [alien_reinforce] Zaczyna się faza obcych, najpierw posiłki.
   *[alien_actions] Obcy działają.
}
event-phase-ended = { $name ->
    [deploy] Komandosi stoją na miejscach.
    [start_blips] Nie ma już sygnałów startowych do rozłożenia.
    [marine_actions] Koniec fazy komandosów.
    [alien_reinforce] Koniec posiłków.
   *[alien_actions] Koniec fazy obcych.
}
event-end-pressed = { $seat } żąda końca fazy.
event-cp-rolled = Punkty dowodzenia: { $number }{ $handicap ->
    [-1] , o 1 mniej przez wyrównanie
    [1] , o 1 więcej przez wyrównanie
   *[none] { "" }
}.
event-by-clock = { $what ->
    [decision] { $seat }: czas minął, decyduje zegar.
    [flames] Czas minął: strzał z miotacza się urywa.
    [floor] { $seat } nie odpowiada i traci głos.
    [countdown] Nie ma już nic do zrobienia.
    [absent] Strona działająca jest nieobecna.
   *[phase] Czas minął.
}
event-finished = { $why ->
    [floor] { $piece } kończy działanie: głos przechodzi dalej.
    [absent] { $piece } kończy działanie: jego miejsce jest nieobecne.
   *[hand] { $piece } kończy działanie w tej rundzie.
}

# Ruchy, drzwi, śluzy
event-moved = { $piece } wykonuje ruch{ paid }.
event-turned = { $piece } obraca się { $facing }{ paid }.
event-turned-to-face = { $piece } obraca się { $facing }, przodem do napastnika.
event-door-opened = { $piece } otwiera drzwi{ paid }.
event-door-closed = { $piece } zamyka drzwi{ paid }.
event-door-rolled = { $piece } uderza w drzwi{ paid }: { $dice }.
event-door-destroyed = { $by } niszczy drzwi.
event-airlock-closed = { $piece } na zawsze zamyka śluzę { $airlock }{ paid }.
event-entry-sealed = Wejście obcych { $entry } jest odcięte{ $number ->
    [0] { "" }
    [one] ; { $number } sygnał wraca do zapasu nieodkryty
    [few] ; { $number } sygnały wracają do zapasu nieodkryte
   *[many] ; { $number } sygnałów wraca do zapasu nieodkrytych
}.
event-picked-up = { $piece } podnosi { $thing }.
event-dropped = { $piece } upuszcza { $thing }.
event-left-board = { $piece } schodzi z planszy i jest ocalony{ paid }.

# Strzały
event-shot = { $overwatch ->
    [true] { $piece } strzela z czuwania do { $target }
   *[false] { $follow ->
        [true] { $piece } strzela z marszu do { $target }
       *[false] { $sustained ->
            [true] { $piece } strzela ogniem ciągłym do { $target }
           *[false] { $piece } strzela do { $target }
        }
    }
}{ paid }: { $faces }.
event-extra-hit = Dodatkowe trafienie: { $piece } trafia też { $target }.
event-hit-waived = { $piece } rezygnuje z dodatkowego trafienia.
event-killed = { $by ->
    [flame] { $piece } ginie w ogniu.
   *[other] { $piece } ginie, zabija { $by }.
}
event-jam-rolled = { $jam ->
    [true] { $piece }: karabin się zacina.
   *[false] { $piece }: karabin się nie zacina.
}
event-jam-cleared = { $piece } usuwa zacięcie{ paid }.
event-overwatch-set = { $piece } zaczyna czuwanie{ paid }.
event-overwatch-ended = { $why ->
    [acted] { $piece } wykonuje akcję i już nie czuwa.
    [attacked] { $piece } jest celem ataku i już nie czuwa.
   *[phase] { $piece } kończy czuwanie razem z fazą obcych.
}

# Ogień
event-flame-laid = { $piece } kładzie żeton ognia{ paid }. Zostało paliwa: { $fuel }.
event-flame-over = { $piece } kończy strzał z miotacza.
event-flame-rolled = { $piece } stoi w ogniu i wyrzuca { $die }.
event-flames-removed = { $all ->
    [true] Gaśnie cały ogień.
   *[false] Z każdego pola schodzi jeden żeton ognia.
}
event-reloaded = { $piece } ładuje miotacz{ paid }.

# Walka wręcz
event-melee-rolled = { $attacker } atakuje, broni się { $defender }{ paid }. Komandos: { $red }{ $bonus ->
    [0] { "" }
    [one] { " " }+ { $bonus }
    [few] { " " }+ { $bonus }
   *[none] { "" }
}; obcy: { $blue }.
event-parried = { $yes ->
    [true] { $piece } paruje: najwyższa kostka obcego po powtórzeniu pokazuje { $die }.
   *[false] { $piece } nie paruje.
}
event-fought = { $result ->
    [attacker] { $attacker } wygrywa walkę.
    [defender] { $defender } wygrywa walkę.
   *[tie] Walka kończy się remisem.
}

# Sygnały
event-blips-drawn = { $number ->
    [0] Nie wylosowano żadnego sygnału.
    [one] Wylosowano { $number } sygnał.
    [few] Wylosowano { $number } sygnały.
   *[many] Wylosowano { $number } sygnałów.
}
event-values-drawn = Tylko ty widzisz wartości sygnałów na swojej ręce.
event-discard-recycled = { $number ->
    [one] { $number } odrzucony żeton staje się zapasem.
    [few] { $number } odrzucone żetony stają się zapasem.
   *[many] { $number } odrzuconych żetonów staje się zapasem.
}
event-blip-placed = { $piece } czeka przy wejściu { $entry }.
event-blip-entered = { $piece } wchodzi na planszę.
event-alien-entered = { $piece } wchodzi na planszę ze zwrotem { $facing }.
event-blip-turned = { $forced ->
    [true] { $piece } w polu widzenia komandosa
   *[false] { $piece } zamienia się w figurki
}: { $value ->
    [0] ani jednego obcego.
    [one] { $value } obcy.
   *[many] { $value } obcych.
}
event-alien-placed = { $entry ->
    [one] { $piece } stoi na zewnątrz, przy wejściu { $entry }.
    [few] { $piece } stoi na zewnątrz, przy wejściu { $entry }.
    [many] { $piece } stoi na zewnątrz, przy wejściu { $entry }.
   *[none] { $piece } staje na planszy.
}
event-placing-over = Wszystko jest już na swoim miejscu.
event-alien-lost = { $why ->
    [limit] Więcej obcych istnieć nie może: { lost }.
    [no-room] Brakuje miejsca: { lost }.
    [outside] Nie wszyscy zdążyli wejść: { lost }.
   *[sealed] Wejście obcych jest odcięte: { lost }.
}
lost = { $number ->
    [one] przepada { $number } obcy
   *[many] przepada { $number } obcych
}

# Głos, ustawienia zawczasu, poddanie, remis
event-floor-asked = { $seat } prosi o głos.
event-floor-kept = { $seat } zachowuje głos.
event-preset-set = { $auto ->
    [true] { $seat } włącza ustawienie zawczasu: { $what }.
   *[false] { $seat } wyłącza ustawienie zawczasu: { $what }.
}
event-resign-asked = { $seat } pyta pozostałe miejsca komandosów o poddanie.
event-resign-answered = { $yes ->
    [true] { $seat } zgadza się na poddanie.
   *[false] { $seat } odmawia poddania.
}
event-draw-offered = { $seat } proponuje remis.
event-draw-answered = { $yes ->
    [true] { $seat } przyjmuje remis.
   *[false] { $seat } odrzuca remis.
}
event-draw-lapsed = Propozycja remisu wygasa.

# Jak się skończyło
event-goal-fulfilled = Spełniono cel scenariusza.
event-match-ended = { $winner ->
    [marines] Wygrywają komandosi. { $reason }
    [aliens] Wygrywają obcy. { $reason }
   *[draw] Partia kończy się remisem. { $reason }
}
reason-goal = Rozstrzygnął spełniony cel.
reason-limit = Skończyła się ostatnia runda.
reason-no-marines = Na planszy nie ma już komandosów.
reason-resigned = Jedna ze stron się poddała.
reason-draw-agreed = Obie strony się zgodziły.

# Dlaczego nie
refuse-not-seated = Tu gra się tylko z miejsca przy stole.
refuse-game-over = Partia już się skończyła.
refuse-not-your-phase = Teraz to nie należy do ciebie.
refuse-not-your-piece = Ten pionek nie należy do ciebie.
refuse-no-such-piece = Na planszy nie ma takiego pionka.
refuse-decision-pending = Najpierw musi zapaść decyzja.
refuse-no-decision = Nikt nie czeka teraz na taką decyzję.
refuse-already-activated = Ten pionek skończył już działanie w tej rundzie.
refuse-cannot-act-this-phase = Tego obcego odkryto w tej fazie: działa dopiero od następnej.
refuse-not-active = Żaden twój pionek nie jest aktywny.
refuse-not-enough-ap = Brakuje na to punktów akcji.
refuse-not-enough-cp = Brakuje na to punktów dowodzenia.
refuse-cp-not-allowed = Punktami dowodzenia nie można za to zapłacić.
refuse-floor-taken = Głos ma inne miejsce: poczekaj na jego komandosa albo zapłać całość punktami dowodzenia.
refuse-floor-free = Żadne inne miejsce nie ma głosu: twoi komandosi mogą działać.
refuse-asked-already = To pytanie już padło.
refuse-still-outside = Ten pionek jest jeszcze na zewnątrz: najpierw musi wejść na planszę.
refuse-not-a-step = Nie prowadzi tam żaden pojedynczy ruch.
refuse-square-blocked = To pole jest zablokowane.
refuse-diagonal-blocked = Droga prowadzi tam między dwoma zablokowanymi polami.
refuse-entry-square = Komandosi nie mogą stanąć na wejściu obcych.
refuse-would-be-seen = Ten sygnał zobaczyłby wtedy komandos.
refuse-turned-already = Obcy nie może obrócić się o 90° dwa razy z rzędu.
refuse-no-facing = Ten pionek nie może teraz przyjąć takiego zwrotu.
refuse-no-rifle = Ten komandos nie ma karabinu.
refuse-jammed = Karabin jest zacięty. Najpierw usuń zacięcie.
refuse-not-in-sight = Ten komandos tego nie widzi.
refuse-not-in-fire-area = Ten komandos to widzi, ale poza swoim obszarem ostrzału.
refuse-bad-target = To nie może być celem.
refuse-no-follow-up = Strzał z marszu przysługuje dopiero po ruchu albo obrocie.
refuse-already-on-overwatch = Ten komandos już czuwa.
refuse-not-jammed = Ten karabin nie jest zacięty.
refuse-no-flamer = Ten komandos nie ma miotacza.
refuse-no-fuel = W miotaczu nie ma już paliwa.
refuse-reload-used = Tego miotacza nie można już załadować.
refuse-out-of-range = To pole jest poza zasięgiem miotacza.
refuse-not-adjacent = To pole nie jest przyległe.
refuse-two-flames-already = Na tym polu więcej żetonów ognia się nie zmieści.
refuse-square-closed = Ognia nie można tu położyć: pole jest ścianą albo jest zamknięte.
refuse-marine-there = Stoi tam komandos.
refuse-no-flame-open = Nie trwa żaden strzał z miotacza.
refuse-must-leave-fire = Ten obcy stoi w ogniu: jego pierwszą akcją musi być ruch na inne pole.
refuse-not-burning = Nie ma za co rzucać: ten pionek nie stoi w ogniu albo już działał.
refuse-can-move = Ten obcy może jeszcze wyjść z ognia.
refuse-nothing-in-front = Bezpośrednio z przodu nie ma czego atakować.
refuse-not-an-enemy = Atakuje tylko figurka, i tylko wrogą figurkę albo zamknięte drzwi bezpośrednio przed sobą.
refuse-must-choose = Trzeba wybrać obcego.
refuse-out-of-reach = Drzwi albo śluza muszą być na jednym z trzech pól z przodu; sygnał sięga wokół siebie.
refuse-no-door = Nie ma tu drzwi ani śluzy.
refuse-door-occupied = Na tym polu stoi pionek: niczego tu nie można zamknąć.
refuse-door-burning = Na tym polu leży żeton ognia: niczego tu nie można zamknąć.
refuse-airlock-closed = Raz zamknięta śluza pozostaje zamknięta.
refuse-not-your-airlock = Śluzy mogą tu zamykać tylko komandosi.
refuse-no-exit-here = Ten komandos nie stoi na wyjściu.
refuse-deploy-fixed = W tym scenariuszu komandosi stoją tak, jak ich narysowano.
refuse-one-seat-only = Wszyscy komandosi należą do jednego miejsca.
refuse-offered-already = Ta propozycja już padła.
refuse-ready-already = Gotowość jest już zgłoszona.
refuse-no-such-blip = Nie ma takiego sygnału.
refuse-entry-full = Przy tym wejściu nie może czekać więcej sygnałów.
refuse-entry-sealed = To wejście obcych jest odcięte.
refuse-not-outside = Ten pionek jest już na planszy.
refuse-entry-blocked = Pole wejścia jest zablokowane.
refuse-blip-held-back = Komandos jest blisko tego wejścia: nowy sygnał czeka jedną rundę.
refuse-blip-has-acted = Ten sygnał już działał w tej fazie.
refuse-blip-must-enter = Spóźniony sygnał musi najpierw wejść albo zamienić się w figurki.
refuse-in-sight = To pole widzi komandos.
refuse-ended-already = Żądanie końca fazy już padło.
refuse-no-offer = Nikt cię o to nie pyta.
refuse-no-such-preset = Nie ma takiego ustawienia zawczasu albo już obowiązuje.

# O czym decydowało losowanie
draw-cp = Punkty dowodzenia na rundę
draw-shoot = Ścianka kostki strzału
draw-jam = Ścianka kostki zacięcia
draw-melee-marine = Czerwona kostka w walce wręcz
draw-melee-alien = Niebieska kostka w walce wręcz
draw-parry = Kostka obcego po parowaniu
draw-flame = Czy obcy przeżyje ogień
draw-door = Uderzenie w drzwi
draw-supply = Sygnał z zapasu
draw-sides = Kto prowadzi obcych

# Co jest nie tak z własną planszą
refuse-no-board = Najpierw wybierz własną planszę: wklej jej kod.
problem-bad-format = To nie jest plansza: { $field } jest nie do odczytania.
problem-unknown-character = Wiersz { $line }, kolumna { $column }: nie ma takiego znaku mapy.
problem-too-small = Plansza jest za mała: co najmniej 5 na 5 pól, w tym 12 pól podłogi. Ma { $columns } na { $rows }, w tym podłogi { $floor }.
problem-too-large = Plansza jest za duża: najwyżej 48 na 32 pola, w tym 400 pól podłogi. Ma { $columns } na { $rows }, w tym podłogi { $floor }.
problem-text-too-long = { $field ->
    [story] Opowieść jest za długa: najwyżej { $most } znaków.
   *[name] Nazwa jest za długa: najwyżej { $most } znaków.
}
problem-too-many = { $what ->
    [doors] Za dużo drzwi: najwyżej { $most }.
    [airlocks] Za dużo śluz: najwyżej { $most }.
    [entries] Za dużo wejść obcych: najwyżej { $most }.
    [marines] Za dużo komandosów: najwyżej { $most }.
    [objects] Za dużo przedmiotów: najwyżej { $most }.
    [zones] Za dużo stref: najwyżej { $most }.
   *[goals] Za dużo celów jednej strony: najwyżej { $most }.
}
problem-no-entry = Nie ma wejścia obcych.
problem-entry-not-on-edge = Wejście obcych musi leżeć na brzegu mapy.
problem-exit-not-on-edge = Wyjście musi leżeć na brzegu mapy.
problem-entry-without-corridor = Obok tego wejścia obcych nie ma podłogi.
problem-no-start = Nie ma pola startowego.
problem-squad-size-mismatch = Pól startowych musi być tyle, ilu jest komandosów.
problem-zone-off-floor = Strefa obejmuje pola, które nie są podłogą.
problem-object-off-floor = Przedmiot nie leży na podłodze.
problem-entry-unreachable = Z tego wejścia obcych nie ma drogi do żadnego pola startowego.
problem-two-in-one-square = Dwie rzeczy dzielą pole, na którym zmieści się jedna.
problem-bad-supply = Zapas jest błędny: wartości od 0 do 6, każdej najwyżej 30 żetonów, co najmniej jeden powyżej 0.
problem-bad-blips = Sygnały są błędne: od 0 do 12 na starcie, od 0 do 6 na rundę i nie same zera.
problem-no-round-limit = Brakuje liczby rund.
problem-bad-clock = Zegar jest błędny: od 30 do 1800 sekund.
problem-bad-ruleset = Zasada planszy ma niemożliwą wartość: { $field }.
problem-no-goals = Strona bez celu: { $side }.
problem-goal-unknown-zone = Cel wymienia strefę, której na planszy nie ma.
problem-goal-unknown-object = Cel wymienia przedmiot, którego na planszy nie ma.
problem-goal-needs-exit = Cel wymaga wyjścia, a nie ma żadnego.
problem-goal-needs-airlock = Cel wymaga śluzy, a nie ma żadnej.
problem-goal-needs-flamer = Cel wymaga miotacza, a żaden komandos go nie ma.
problem-goal-count-too-high = Cel żąda więcej, niż może tu być.
problem-goal-unreachable = Z żadnego pola startowego nie ma drogi do tego, o co chodzi w celu.
problem-goal-too-deep = Cel składa się ze zbyt wielu części, jedna w drugiej.
problem-entry-near-start = Wejście obcych leży najwyżej sześć kroków od pola startowego.
problem-airlock-far-from-entry = Śluza leży daleko od każdego wejścia obcych, więc jej zamknięcie nikogo nie odcina.
problem-door-in-open-space = Drzwi powinny stać między dwiema przeciwległymi ścianami.
problem-too-few-junctions = Mało tu skrzyżowań: { $number }. Najlepiej gra się w labiryncie korytarzy.
problem-row-of-rooms = Ponad połowa podłogi to pomieszczenia. Najlepiej gra się w labiryncie korytarzy.
problem-round-limit-too-short = Komandosi mogą nie zdążyć: najkrótsza droga kosztuje { $number } punktów akcji.
problem-no-decoys = Żaden sygnał nie jest wart 0, więc każdy jest groźny.
problem-airlock-cuts-goal = Po zamknięciu tej śluzy nie ma drogi do tego, o co chodzi w celu.

# Na planszy
board-status = Stan gry
board-deck = Pokład
board-deck-of = Pokład: { $name }
board-pieces = Pionki
board-others = Pozostałe pionki
board-bar = Co można zrobić
board-deeds = Akcje
board-dice = Kostki
board-round = Runda
board-round-title = Runda i liczba rund
board-cp = PD
board-cp-title = Punkty dowodzenia w tej rundzie
board-kills = { $count ->
    [one] zabity
   *[many] zabitych
}
board-kills-title = Zabici obcy
board-time = Pozostały czas
board-you-marines = dowodzisz komandosami
board-you-aliens = dowodzisz obcymi
board-phase-deploy = Rozstawienie
board-phase-start-blips = Sygnały startowe
board-phase-marine-actions = Działają komandosi
board-phase-marine-end = Komandosi: porządki
board-phase-alien-reinforce = Posiłki
board-phase-alien-actions = Działają obcy
board-phase-alien-end = Obcy: porządki
board-phase-over = Koniec partii
board-peek = Pokaż liczby na moich sygnałach
board-overlay = Następna nakładka
board-aims = O co grają obie strony
board-aims-close = Wróć do pokładu
board-overlay-now = Nakładka: { $what }
board-overlay-none = bez nakładki
board-overlay-sight = widok i ostrzał
board-overlay-watch = czuwanie
board-overlay-quiet = ciche wejścia
board-overlay-seen = widziane pola
board-zoom = Widoczna część pokładu
board-zoom-in = Bliżej
board-zoom-out = Dalej
board-zoom-all = Cały pokład
board-rifle = Komandos { $number }
board-sergeant = Sierżant { $number }
board-flamer = Miotacz { $number }
board-alien = Obcy { $number }
board-blip = Sygnał { $number }
board-whom-rifle = Komandosa { $number }
board-whom-sergeant = Sierżanta { $number }
board-whom-flamer = Miotacza { $number }
board-whom-alien = Obcego { $number }
board-whom-blip = Sygnał { $number }
board-whom-door-at = drzwi (rząd { $row }, kolumna { $column })
board-door-at = Drzwi: rząd { $row }, kolumna { $column }
board-short-blip = sygnał
board-short-drawn = wyłóż
board-drawn = Dobrany sygnał o wartości { $value }
board-worth = wart { $value }
board-at = rząd { $row }, kolumna { $column }
board-at-entry = na zewnątrz, przy wejściu { $entry }
board-facing-n = przodem na północ
board-facing-e = przodem na wschód
board-facing-s = przodem na południe
board-facing-w = przodem na zachód
board-ap = { $points } PA
board-far = { $squares ->
    [one] 1 pole { $side }
    [few] { $squares } pola { $side }
   *[many] { $squares } pól { $side }
}
board-side-n = na północ
board-side-ne = na północny wschód
board-side-e = na wschód
board-side-se = na południowy wschód
board-side-s = na południe
board-side-sw = na południowy zachód
board-side-w = na zachód
board-side-nw = na północny zachód
board-mark-watch = czuwa
board-mark-jam = zacięcie
board-mark-fuel = paliwo { $fuel }
board-mark-done = po akcjach
board-due-new = nowy
board-due-may = może
board-due-must = musi
board-choose = Wybierz pionek, a potem pole.
board-look-on = Teraz nie ma nic do zrobienia. Wybierz pionek, aby mu się przyjrzeć.
board-place-blip = { $count ->
    [one] Jeszcze jeden sygnał: wybierz wejście.
    [few] { $count } sygnały: wybierz jeden, a potem wejście.
   *[many] { $count } sygnałów: wybierz jeden, a potem wejście.
}
board-entry = Wejście { $entry }
board-ask-placing = Postaw obcego, którego widzi { $who }: dotknij pola, a jeszcze raz, aby obrócić. Do postawienia: { $left }.
board-ask-parry = { $who } może parować: powtórzyć najwyższą kostkę obcego?
board-ask-flame = { $who }: wskaż następne pole dla ognia albo zakończ.
board-ask-extra-hit = { $who } trafia dwa razy: kogo jeszcze?
board-extra-hit = Traf także tu
board-parry-dice = Ty { $own } : { $best } obcy
board-parry = Paruję
board-no-parry = Zostawiam
board-flame-stop = Dość ognia
board-waive = Nikogo
board-turn-it = Obróć
board-place-it = Postaw tutaj
board-plan = Ta droga kosztuje { $ap } PA{ $cp ->
    [0] .
   *[other] {" "}i { $cp } PD.
}
board-plan-shots = { $shots ->
    [one] Ściągnie 1 strzał czuwania.
    [few] Ściągnie { $shots } strzały czuwania.
   *[many] Ściągnie { $shots } strzałów czuwania.
}
board-turn-end = Obróć
board-go = Naprzód
board-drop = Anuluj
board-fire = Zrób to
board-choose-flame = Wskaż oświetlone pole dla pierwszego ognia.
board-chance-first = { $chance }% na trafienie, { $double }% na dwa
board-chance-sustained = ogień ciągły: { $chance }% na trafienie, { $double }% na dwa
board-chance-fight = wygrana { $win }%, remis { $tie }%, przegrana { $lose }%
board-chance-rear = od tyłu: wygrana { $win }%, nic innego nie grozi
board-chance-door = { $chance }% na zniszczenie
board-pay-cp = Płać punktami dowodzenia
board-lose-ap = Przepadnie { $points } PA aktywnego pionka.
board-lose-all = { $cp ->
    [0] Przepadnie { $points } PA.
   *[other] Przepadnie { $points } PA i { $cp } PD.
}
board-yes-do = Niech przepadną
board-no-keep = Wróć
board-careless = Nie pytaj więcej
board-careful = Pytaj, zanim przepadną punkty
board-deed = { $what }, { $cost } PA
board-do-left = W lewo
board-do-swap = Zamiana: { $with }
board-do-trade = Wymiana: { $with }
board-do-right = W prawo
board-do-about = W tył
board-do-shoot = Strzał
board-do-free-shot = Strzał z marszu
board-do-watch = Czuwanie
board-do-clear = Usuń zacięcie
board-do-flame = Ogień
board-do-reload = Ładuj
board-do-attack = Atak
board-do-door = Drzwi
board-do-shut = Zamknij drzwi
board-do-airlock = Śluza
board-do-leave = Zejdź
board-do-burn = Rzuć kością
board-do-enter = Wejdź
board-do-convert = Zamień
board-do-enter-n = Wejdź, północ
board-do-enter-e = Wejdź, wschód
board-do-enter-s = Wejdź, południe
board-do-enter-w = Wejdź, zachód
board-finish = Zakończ jego działanie
board-floor-of = Głos ma { $name }.
board-floor-asked = { $mine ->
    [yes] Prośba o głos została przekazana.
   *[no] { $name } prosi o głos: bez dalszych akcji głos przejdzie dalej.
}
board-ask-floor = Poproś o głos
board-ready = Zgłoś gotowość
board-end-phase = Zakończ fazę
board-roll-cp = Dowodzenie
board-roll-shot = { $who }
board-roll-jam = Zacięcie?
board-roll-melee = { $who }
board-roll-parry = Parowanie
board-roll-flame = { $who } w ogniu
board-roll-door = Drzwi
board-face-hit = trafienie
board-face-again = trafienie w ogniu ciągłym
board-face-blank = pusta
board-face-jam = zacięcie
board-face-clear = bez zacięcia
board-key-cursor = Przesuń kursor
board-key-enter = Wybierz albo wykonaj
board-key-next = Następny pionek z PA
board-key-last = Poprzedni pionek z PA
board-key-ahead = Pole do przodu
board-key-back = Pole do tyłu
board-square = rząd { $row }, kolumna { $column }
board-square-void = lita ściana
board-square-entry = wejście { $entry }
board-square-exit = wyjście
board-square-goal = cel
board-square-door-open = otwarte drzwi
board-square-door-closed = zamknięte drzwi
board-square-airlock-open = otwarta śluza
board-square-airlock-closed = zamknięta śluza
board-square-flames = ogień: { $number }
board-square-seen = w polu widzenia: { $names }
board-sum-shot = { $fell ->
    [0] { $who } strzela. { $target }: bez skutku.
    [one] { $who } strzela. { $target }: ginie jeden obcy.
   *[other] { $who } strzela. { $target }: ginie { $fell } obcych.
}
board-sum-shots = { $fell ->
    [0] Strzały: { $shots }. { $target }: bez skutku.
    [one] Strzały: { $shots }. { $target }: ginie jeden obcy.
   *[other] Strzały: { $shots }. { $target }: ginie { $fell } obcych.
}
board-sum-broken = { $who } strzela. { $target }: zniszczone.
board-sum-jam = Zacięte karabiny: { $count }.
board-sum-fought-attacker = { $who } zwycięża, pada { $target }.
board-sum-fought-defender = { $target } zwycięża, pada { $who }.
board-sum-fought-tie = { $who } i { $target }: remis.
board-sum-fought-stands = { $target } odpiera atak, atakuje { $who }.

# Cele jako zdania: $slot-… to ich miejsca, czytane jako słowa albo wypełniane jako pola

goal-part = { $some ->
    [all] { $part ->
        [rifle] komandosi z karabinem
        [sergeant] sierżanci
        [flamer] komandosi z miotaczem
       *[any] komandosi
    }
   *[some] { $part ->
        [rifle] { $number ->
            [one] komandos z karabinem
           *[other] komandosów z karabinem
        }
        [sergeant] { $number ->
            [one] sierżant
           *[other] sierżantów
        }
        [flamer] { $number ->
            [one] komandos z miotaczem
           *[other] komandosów z miotaczem
        }
       *[any] { $number ->
            [one] komandos
           *[other] komandosów
        }
    }
}
goal-whose = { $whose ->
    [aliens] { $number ->
        [one] obcy
       *[other] obcych
    }
   *[marines] { $number ->
        [one] komandos
       *[other] komandosów
    }
}
goal-none-of = { $whose ->
    [aliens] obcy
   *[marines] komandos
}
goal-enemy = { $enemy ->
    [none] , a nie ma tam żadnego wroga
   *[some] { "" }
}
goal-enemy-none = a nie ma tam żadnego wroga
goal-enemy-some = ktokolwiek jeszcze tam jest
goal-zone-O = na polu celu
goal-zone-X = na wyjściu
goal-zone-E = na wejściu obcych
goal-zone = w strefie „{ $name }”
goal-squares = co najmniej na { $number } { $number ->
    [one] polu
   *[other] polach
}
goal-squares-any = na dowolnym polu
goal-squares-all = na każdym polu
goal-to-exit = wychodzi wyjściem
goal-to = stoi { $name }
goal-bound = { $bound ->
    [most] co najwyżej
    [exact] dokładnie
    [between] co najwyżej { $most }, co najmniej
   *[least] co najmniej
}
goal-locks-all = wszystkich śluz
goal-locks = śluz { $numbers }
goal-dead-all = wszyscy
goal-exit = { $slot-count } { $slot-part } { $number ->
    [one] wychodzi
   *[other] wychodzi
} wyjściem
goal-reach = { $slot-count } { $slot-part } { $number ->
    [one] stoi
   *[other] stoi
} w tej samej chwili { $slot-zone }
goal-hold = na koniec { $slot-rounds } { $rounds ->
    [one] rundy
   *[other] kolejnych rund
} co najmniej { $slot-count } { $slot-whose } { $number ->
    [one] stoi
   *[other] stoi
} { $slot-zone }{ $slot-enemy }
goal-clear = na koniec żadnej rundy żaden { $slot-whose } nie stoi { $slot-zone }
goal-burn = ogień płonął { $slot-zone }: { $slot-squares }
goal-fetch = komandos podnosi przedmiot „{ $slot-object }”
goal-carry = komandos z przedmiotem „{ $slot-object }” { $slot-to }
goal-close = spośród { $slot-locks } zamkniętych jest { $slot-bound } { $slot-count }
goal-kill = komandosi zabijają obcych: co najmniej { $slot-count }
goal-survive = co najmniej { $slot-count } { $number ->
    [one] komandos żyje albo jest ocalony
   *[other] komandosów żyje albo jest ocalonych
}
goal-eliminate = { $some ->
    [all] nie żyją
   *[some] nie żyje
} { $slot-dead } { $slot-part }
goal-out_of_fuel = żaden miotacz nie może już strzelić ogniem
goal-all = wszystko to naraz: { $parts }
goal-any = jedno z tego: { $parts }
goal-not = nie jest tak: { $parts }
goal-head-all = wszystko to naraz:
goal-head-any = jedno z tego:
goal-head-not = nie jest tak:
goal-and = { "; " }
goal-or = { "; albo " }
goal-when-round_end = na koniec rundy: { $words }
goal-when-limit = na koniec rundy { $limit }: { $words }
goal-limit = kończy się runda { $slot-limit }
goal-wins-marines = Komandosi wygrywają, jeśli
goal-wins-aliens = Obcy wygrywają, jeśli
goal-wins-draw = Nikt nie wygrywa, jeśli
