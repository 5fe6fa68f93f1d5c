game-name = Kosmiczna Eskadra
game-line = Minuta, wszyscy naraz: dziesięć statków wokół asteroidy, a potem salwy. Trzy wygrane rundy to zwycięstwo.

# Opcje
option-seats-2 = dwa
option-seats-3 = trzy
option-seats-4 = cztery
option-wins = Rundy do zwycięstwa
option-wins-1 = jedna
option-wins-2 = dwie
option-wins-3 = trzy
option-wins-4 = cztery
option-wins-5 = pięć
option-pace = Tempo
option-pace-live = wyścig
option-pace-calm = spokojne: dziesięć taktów
option-hand_time = Od karty do karty
option-hand_time-500 = co najmniej pół sekundy
option-hand_time-1000 = co najmniej sekunda
option-hand_time-1500 = co najmniej półtorej sekundy
option-hand_time-2000 = co najmniej dwie sekundy
option-hand_time-3000 = co najmniej trzy sekundy
option-round_clock = Zegar rundy
option-round_clock-60 = 60 sekund
option-round_clock-30 = 30 sekund
option-round_clock-45 = 45 sekund
option-round_clock-90 = 90 sekund
option-round_clock-120 = 2 minuty
option-round_clock-off = bez zegara
option-beat_clock = Zegar taktu (tempo spokojne)
option-beat_clock-30 = 30 sekund
option-beat_clock-15 = 15 sekund
option-beat_clock-60 = 60 sekund
option-beat_clock-off = bez zegara
option-replay_clock = Czas na bitwę
option-replay_clock-90 = 90 sekund
option-replay_clock-30 = 30 sekund
option-replay_clock-60 = 60 sekund
option-replay_clock-off = aż wszyscy pójdą dalej
option-times = Wszystkie zegary
option-times-1 = jak ustawiono
option-times-3 = trzy razy dłużej
option-two_asteroids = Asteroidy
option-two_asteroids-off = jedna duża
option-two_asteroids-on = dwie małe
option-corsairs = Ruda zniszczonych statków
option-corsairs-off = przepada
option-corsairs-on = łup (korsarze)
option-overlap = Karta położona na innej
option-overlap-hangar = po rundzie do hangaru
option-overlap-refuse = zostaje w ręce
option-show_hands = Cienie trzymanych kart
option-show_hands-on = widoczne
option-show_hands-off = ukryte
option-aim_lines = Linie celowania
option-aim_lines-short = krótkie
option-aim_lines-off = brak
option-aim_lines-full = aż do celu
option-assist = Celowanie klawiszem
option-assist-on = dozwolone
option-assist-off = niedozwolone
option-lag_compensation = Wyrównanie opóźnień
option-lag_compensation-off = wyłączone
option-lag_compensation-on = włączone

level-gentle = łagodny
level-easy = łatwy
level-normal = zwykły

# Statki według prędkości
ship-1 = Ważka
ship-2 = Szerszeń
ship-3 = Osa
ship-4 = Żądło
ship-5 = Grom
ship-6 = Duch
ship-7 = Pogromca
ship-8 = Kolos
ship-9 = Niszczyciel
ship-10 = Lewiatan

# To samo tam, gdzie zdarzenie albo zdanie ma $speed
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

colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty

# Lasery według miejsca na karcie
laser-F = laser przedni
laser-B = laser tylny
laser-L = laser lewy
laser-R = laser prawy
laser-FL = laser przedni lewy
laser-FR = laser przedni prawy
laser-BL = laser tylny lewy
laser-BR = laser tylny prawy

rock-0 = asteroida
rock-1 = druga asteroida

# Pola formularza
field-x = x (0,1 mm, w prawo)
field-y = y (0,1 mm, w górę)
field-a = kąt (0,1°, w lewo)

# O co teraz chodzi
ask-ready = { $mine ->
    [yes] Runda może się zaczynać?
   *[no] Runda zacznie się, gdy wszyscy zgłoszą gotowość.
}
ask-countdown = Runda zaraz się zacznie.
ask-lay = { $mine ->
    [yes] Kładź karty. Ostatnia zatrzymuje rundę.
   *[no] Runda trwa.
}
ask-beat = { $mine ->
    [yes] Połóż kartę. Przed końcem taktu nikt jej nie zobaczy.
   *[no] Trwa kładzenie kart tego taktu.
}
ask-answer = { $mine ->
    [yes] Stop! Masz jeszcze kartę w ręce.
   *[no] Stop! Ważą się losy kart, które są jeszcze w rękach.
}
ask-watch = { $mine ->
    [yes] Bitwa. Idź dalej, gdy już ją obejrzysz.
   *[no] Trwa oglądanie bitwy.
}

# Lekcja
ask-lesson-ready = Statki kładzie się jednocześnie, nikt nie czeka na swoją kolej: zgłoś gotowość.
ask-lesson-ship = Oto Żądło: 4 mówi, kiedy strzela, trzy szyny z przodu to jego laser, trzy kropki to wytrzymałość.
ask-lesson-mine = Przenieś je tuż pod asteroidę, dziobem w górę, i upuść: laser, który trafi w skałę, wydobędzie rudę.
ask-lesson-wasp = Druga strona kładzie Osę: dwie kropki wytrzymałości, a z tyłu tarcza, która zatrzyma każdy laser.
ask-lesson-level = Twój Szerszeń strzela w obie strony, i to przed Osą: upuść go na jej wysokości, kawałek w prawo.
ask-lesson-race = Kto położy ostatnią z dziesięciu kart, kończy rundę, a druga strona się śpieszy: popatrz.
ask-lesson-stop = Stop: niepołożone karty idą do hangaru, a z nimi każda, która zachodzi na inną.
ask-lesson-fire = Teraz statki strzelają po prostych, od 1 do 10, a zniszczony już nie strzela.
ask-lesson-ore = Twoje Żądło trafiło w asteroidę trzema szynami: trzy rudy, po punkcie każda.
ask-lesson-trophy = Szerszeń zniszczył Osę, nim zdążyła strzelić: trofeum za dwa punkty, bo taka była jej wytrzymałość.
ask-lesson-end = Trofea i ruda, minus własne straty: najwyższy wynik wygrywa rundę, a trzy rundy całą partię.

# Co można zrobić
do-pick_colour = Kolor eskadry: { $colour }
do-ready = Runda może się zaczynać
do-set_assist = { $on ->
    [true] Od następnej rundy celuj ze wspomaganiem
   *[false] Od następnej rundy celuj bez wspomagania
}
do-set_auto_draw = { $on ->
    [true] Niech karty dobierają się same
   *[false] Chcę dobierać karty samodzielnie
}
do-draw = Dobierz kartę
do-drop = Połóż kartę: x { $x }, y { $y }, kąt { $a }
do-answer = { $how ->
    [drop] Upuść kartę tam, gdzie jest
   *[withhold] Nie zagrywaj karty
}
do-continue = Dalej
do-resign = Poddaj się

# Co się stało przed rundą i w rundzie
event-colour-picked = { $seat } dowodzi eskadrą; jej kolor: { $colour }.
event-seat-ready = { $seat } zgłasza gotowość.
event-assist-set = { $on ->
    [true] { $seat } będzie celować ze wspomaganiem.
   *[false] { $seat } będzie celować bez wspomagania.
}
event-auto-draw-set = { $on ->
    [true] Twoje karty dobierają się same.
   *[false] Karty dobierasz samodzielnie.
}
event-round-began = Runda { $round }.
event-placing-began = Można dobierać karty.
event-beat-began = Takt { $number } z 10.
event-card-drawn = { $seat } dobiera kartę, { $left ->
    [0] ostatnią
    [one] w talii zostaje { $left } karta
    [few] w talii zostają { $left } karty
    [many] w talii zostaje { $left } kart
   *[other] w talii zostaje { $left } karty
}.
event-own-drawn = Masz w ręce: { $speed }.
event-hand-freed = Możesz już położyć tę kartę.
event-card-sealed = { $seat } kładzie kartę, na razie ukrytą.
event-own-sealed = Karta w drodze na stół: { $speed }.
event-card-landed = { $late ->
    [true] Na „Stop!” { $seat } upuszcza: { $speed }.
   *[false] { $seat } kładzie: { $speed }.
}
event-drop-refused = { $code ->
    [overlaps-unseen] { refuse-overlaps-unseen }
    [overlaps-card] { refuse-overlaps-card }
    [overlaps-asteroid] { refuse-overlaps-asteroid }
   *[other] Twoja karta nie mogła wylądować; nadal ją trzymasz.
}
event-round-stopped = { $clock ->
    [true] Stop! Rundę kończy zegar.
   *[false] Stop! { $seat } kładzie swoją ostatnią kartę.
}
event-position-frozen = { $seat } nadal trzyma kartę; wisi ona tam, gdzie była.
event-own-frozen = Twoja karta wisi tam, gdzie była.
event-answered = { $seat } podejmuje decyzję.
event-card-withheld = { $why ->
    [unseen] Na Stop nikt jeszcze nie znał miejsca karty, którą trzyma { $seat }: nie wchodzi do gry.
   *[other] { $seat } nie zagrywa trzymanej karty.
}
event-round-ended = Koniec rundy. Zaczyna się sprawdzanie.

# Jak zdarzenie bitwy nazywa kartę, o której wiadomo, jak ją położono
card-called = { $speed } ({ $seat })

# Co się stało w bitwie
event-ship-grounded = { $covers ->
    [r0] Karta { $order } zachodzi na asteroidę: do hangaru.
    [r1] Karta { $order } zachodzi na drugą asteroidę: do hangaru.
   *[card] Karta { $order } zachodzi na kartę { $covers }: do hangaru.
}
event-speed-began = Teraz strzela: { $speed }.
event-laser-fired = { $edges ->
    [F] { hit-told }
    [B] { hit-told }
    [L] { hit-told }
    [R] { hit-told }
    [FL] { hit-told }
    [FR] { hit-told }
    [BL] { hit-told }
    [BR] { hit-told }
   *[none] Karta { $order }, { $laser }: w próżnię.
}
hit-told = Karta { $order }, { $laser }: { hit-target }{ hit-outcome }.
hit-target = { $target ->
    [r0] asteroida
    [r1] druga asteroida
   *[card] karta { $target }, { hit-edges }
}
hit-edges = { $edges ->
    [F] przód
    [B] tył
    [L] lewy bok
    [R] prawy bok
    [FL] lewy przedni róg
    [FR] prawy przedni róg
    [BL] lewy tylny róg
   *[BR] prawy tylny róg
}
hit-outcome = { $shielded ->
    [true] , zatrzymuje go tarcza
   *[false] { $damage ->
        [1] , 1 punkt zniszczeń
        [2] , 2 punkty zniszczeń
        [3] , 3 punkty zniszczeń
       *[none] { "" }
    }
}
event-ore-shared = { $removed ->
    [0] Wydobycie rudy; { $rock } ma jej jeszcze: { $left }.
   *[other] Podział rudy, przy nim przepada: { $removed }; { $rock } ma jej jeszcze: { $left }.
}
event-ship-destroyed = { $pool ->
    [lost] Karta { $order } zniszczona: strata własnej eskadry.
    [out] Karta { $order } zniszczona, dla nikogo.
   *[trophy] Karta { $order } zniszczona. Trofeum bierze { $seat }.
}
event-ore-looted = { $removed ->
    [0] Ruda z karty { $order } staje się łupem.
   *[other] Ruda z karty { $order } staje się łupem; przy podziale przepada: { $removed }.
}
event-rock-removed = Ruda się skończyła, znika { $rock }.
event-round-scored = Punkty w kolejności miejsc: { $scores }.
event-round-won = { $seat } wygrywa rundę.
event-round-tied = Najwyższy wynik się powtarza: rundy nikt nie wygrywa.
event-seat-done = { $seat } idzie dalej.
event-seat-resigned = { $seat } poddaje się.
event-cards-returned = Wszystkie karty wracają do talii.
event-game-won = Zwycięstwo: { $seats }. { $reason }

# Ruch w jednym zdaniu, pod wierszem tury
summary-won = { $seat } wygrywa rundę, { $points }.
summary-tied = Remis na czele, po { $points }: rundy nie wygrywa nikt.
summary-landed = Położone karty: { $count }.
summary-withheld = Niezagrane karty: { $count }.

# Jak się skończyło
reason-wins = Decydują wygrane rundy.
reason-ties = Pięć remisów z rzędu: decydują wygrane rundy, potem punkty.
reason-resigned = Wszystkie pozostałe eskadry się poddały.

# Dlaczego nie
refuse-not-seated = Tu gra się tylko z miejsca przy stole.
refuse-game-over = Partia już się skończyła.
refuse-wrong-phase = Teraz nie pora na to.
refuse-not-started = Runda jeszcze się nie zaczęła.
refuse-round-stopped = Runda jest zatrzymana, kart już się nie kładzie.
refuse-already-holding = Najpierw połóż kartę, którą trzymasz.
refuse-deck-empty = Twoja talia jest pusta.
refuse-nothing-held = Nie trzymasz żadnej karty.
refuse-bad-position = Położenie podaje się w liczbach całkowitych.
refuse-off-table = Karta nie leży cała na stole.
refuse-too-fast = Chwileczkę: tak szybko nie da się puścić karty.
refuse-overlaps-unseen = Tuż przedtem wylądowała tam inna karta. Swoją nadal trzymasz.
refuse-overlaps-card = W tym miejscu leży karta. Swoją nadal trzymasz.
refuse-overlaps-asteroid = W tym miejscu jest asteroida. Kartę nadal trzymasz.
refuse-window-closed = Na tę odpowiedź jest za późno albo za wcześnie.
refuse-no-such-answer = Nie ma takiej odpowiedzi.
refuse-already-answered = Odpowiedź już padła.
refuse-no-such-colour = Nie ma takiego koloru.
refuse-colour-taken = Ten kolor jest już zajęty.
refuse-assist-off = W tym pokoju gra się bez wspomagania.
refuse-already-ready = Gotowość jest już zgłoszona.

## Plansza

# Litera eskadry jest w obu językach ta sama: przy jednym stole mówi się o jednej karcie.
board-letter-red = R
board-letter-blue = B
board-letter-green = G
board-letter-yellow = Y
board-asteroid = asteroida
board-rock = mała asteroida { $number }
board-zoom = Widoczna część stołu
board-zoom-in = Bliżej
board-zoom-out = Dalej
board-zoom-all = Cały stół

# Przed rundą
board-ready-title = Runda { $round }
board-ready = Można zaczynać
board-ready-waits = Runda zacznie się, gdy wszyscy zgłoszą gotowość.
board-is-ready = w gotowości
board-not-ready = jeszcze nie w gotowości
board-pick-colour = Kolor twojej eskadry
board-colour-taken = zajęty: { $name }
board-assist = Celowanie ze wspomaganiem
board-assist-what = Klawisz ustawia wybrany laser dokładnie na cel; w zamian każda karta zostaje w ręce co najmniej 2,5 sekundy.
board-countdown = Przygotuj się

# Eskadry i zegar
board-squadrons = Eskadry
board-assists = celuje ze wspomaganiem
board-wins = Wygrane rundy: { $wins } z { $most }
board-cards-left = { $count ->
    [0] talia pusta
    [one] w talii { $count } karta
    [few] w talii { $count } karty
    [many] w talii { $count } kart
   *[other] w talii { $count } karty
}
board-stop-near = Stop już blisko
board-running = Punkty do tej chwili: { $score }
board-resigned = poza partią
board-sealed = karta położona
board-answered = decyzja podjęta
board-decides = decyduje
board-holds = trzyma kartę
board-round = Runda { $round }
board-beat = Takt { $beat } z 10
board-speed = Prędkość
board-speed-now = Prędkość, która teraz strzela

# Pod ręką
board-felt = Stół
board-controls = Twoja ręka
board-draw = Dobierz kartę
board-drop = Połóż
board-not-yet = Jeszcze nie
board-drop-label = Połóż: { $ship }; x { $x } mm, y { $y } mm, { $degrees }°
board-no-card = Nie masz karty w ręce.
board-played-out = Wszystkie twoje karty są zagrane.
board-sealed-own = Twoja karta leży. Wszyscy zobaczą ją na koniec taktu.
board-landing = Twoja karta już spada na stół.
board-to-hangar = Zachodzi: trafi do hangaru
board-not-possible = Zachodzi: tu się nie da
board-auto-draw = Dobieraj karty za mnie
board-release-drops = Puszczenie kładzie kartę
board-held = { $number } · { $ship }
board-ship = { $hull ->
    [one] { $hull } punkt wytrzymałości
    [few] { $hull } punkty wytrzymałości
    [many] { $hull } punktów wytrzymałości
   *[other] { $hull } punktu wytrzymałości
}, { $lasers ->
    [one] { $lasers } laser
    [few] { $lasers } lasery
    [many] { $lasers } laserów
   *[other] { $lasers } lasera
}, { $shields ->
    [0] bez tarcz
    [one] { $shields } tarcza
    [few] { $shields } tarcze
    [many] { $shields } tarcz
   *[other] { $shields } tarczy
}
board-hint-click = Kliknięcie kładzie kartę, spacja też. Obraca ją kółko myszy albo Q i E: o 1°, z Shift o 15°, z Alt o 0,1°.
board-hint-button = Kartę kładzie spacja albo przycisk. Obraca ją kółko myszy albo Q i E: o 1°, z Shift o 15°, z Alt o 0,1°.
board-hint-fingers = Kartę obracają dwa palce albo pierścień.
board-turn = Obróć kartę
board-turn-left = Obrót w lewo o 1°
board-turn-right = Obrót w prawo o 1°
board-turn-left-much = Obrót w lewo o 15°
board-turn-right-much = Obrót w prawo o 15°
board-key-up = W górę o 5 mm, z Shift o 20 mm
board-key-down = W dół o 5 mm, z Shift o 20 mm
board-key-left = W lewo o 5 mm, z Shift o 20 mm
board-key-right = W prawo o 5 mm, z Shift o 20 mm
board-key-look = Rozejrzyj się po stole
board-key-laser = Do celowania: { $laser }
board-key-further = Dalej od celu
board-key-nearer = Bliżej celu
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
board-stop-by = { $name } kładzie swoją ostatnią kartę
board-stop-clock = Rundę kończy zegar
board-stop-question = { $ship }: upuszczasz tam, gdzie wisi, czy nie zagrywasz?
board-stop-waits = Czekamy na decyzję:
board-stop-check = Teraz sprawdzanie, co na czym leży.
board-stop-drop = Upuść
board-stop-withhold = Nie zagrywaj

# Bitwa
board-film = Bitwa
board-film-opens = Statki strzelają, najszybsze pierwsze
board-film-end = Koniec bitwy
board-points-told = Punkty: { $points }.
board-film-buttons = Kroki bitwy
board-film-play = Odtwarzaj
board-film-pause = Wstrzymaj
board-film-toggle = Odtwarzaj albo wstrzymaj
board-film-last = Poprzedni laser
board-film-next = Następny laser
board-film-last-speed = Poprzednia prędkość
board-film-next-speed = Następna prędkość
board-film-to-end = Do końca
board-film-pace = Tempo
board-film-progress = Jak daleko zaszła bitwa
board-film-list = Wszystkie strzały słowami
board-film-grounded = Do hangaru: { $ship }, zachodzi na: { $covers }
board-film-speed = { $number } · { $ship }
board-film-fires = { $ship }, { $laser }: strzela…
board-film-miss = { $ship }, { $laser }: w próżnię
board-film-hit = { $ship }, { $laser }: { $target }, { $damage ->
    [one] { $damage } punkt zniszczeń
    [few] { $damage } punkty zniszczeń
    [many] { $damage } punktów zniszczeń
   *[other] { $damage } punktu zniszczeń
}
board-film-shield = { $ship }, { $laser }: { $target }, zatrzymuje go tarcza
board-film-mines = { $ship }, { $laser }: { $target }, wydobycie rudy
board-film-shares = Podział wydobytej rudy…
board-film-ore = { $removed ->
    [0] Wydobyta ruda: { $taken }; zostaje: { $left }
   *[other] Wydobyta ruda: { $taken }; przepada przy podziale: { $removed }; zostaje: { $left }
}
board-film-robs = { $ship } traci ładunek…
board-film-loot = { $removed ->
    [0] { $ship } traci ładunek; łup: { $taken }
   *[other] { $ship } traci ładunek; łup: { $taken }; przepada przy podziale: { $removed }
}
board-film-lost = Zniszczony statek: { $ship }, strata własnej eskadry
board-film-out = Zniszczony statek: { $ship }, dla nikogo
board-film-trophy = Zniszczony statek: { $ship }, trofeum bierze { $name }
board-film-cleared = Ruda się skończyła, znika { $rock }
board-continue = Dalej
board-round-won = { $name } wygrywa rundę
board-round-tied = Remis na czele: rundy nikt nie wygrywa
board-sum-trophies = Trofea
board-sum-ore = Ruda
board-sum-losses = Straty
board-sum-score = Punkty
board-sum-hide = Ukryj punkty

# Dla tych, którzy stołu nie widzą
board-list = Karty na stole
board-list-card = { $order }: { $ship }, { $name }; na godzinie { $hour }, { $distance } mm od środka, przodem ku godzinie { $faces }
board-targets = Cele, od najbliższych
board-target = { $target }
board-target-aim = Celuj: { $target }
board-aimed = Cel ustawiony: { $target }
board-live-card = Masz w ręce: { $ship }, prędkość { $number }.
board-live-leader = { $count ->
    [0] Ktoś trzyma już ostatnią kartę.
   *[other] Najmniej kart w talii: { $count }.
}
board-live-seconds = { $seconds ->
    [one] { $seconds } sekunda do końca
    [few] { $seconds } sekundy do końca
    [many] { $seconds } sekund do końca
   *[other] { $seconds } sekundy do końca
}
board-live-stop = Stop!

# O czym rozstrzygało losowanie
draw-deck = Talia eskadry, według kolejności miejsc
