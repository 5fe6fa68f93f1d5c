game-name = Mag·Blast
game-line = Wystrzelaj luki w cudzych flotach i dobierz się do okrętów dowodzenia. Każda salwa wymaga odgłosu.

# Opcje
option-attack = Kogo wolno atakować
option-attack-free = wszystkich
option-attack-controlled = tylko sąsiadów
about-attack-controlled = Rzeź pod kontrolą: salwy i eskadry lecą tylko w lewo i w prawo. Dobre na pierwszą grę w cztery osoby lub więcej.
option-sound = Odgłosy
option-sound-casual = swobodnie
option-sound-clamour = bitewny zgiełk
option-sound-off = wyłączone
about-sound-casual = Po salwie masz kilka sekund na odgłos. Zapomnisz o nim i salwa chybi.
about-sound-clamour = Odgłos musi paść, zanim karta dotknie stołu.
about-sound-off = Liczy się każda salwa, a odgłos wybiera przeglądarka.
option-sound_help = Pomoc w odgłosach
option-sound_help-on = dla chętnych
option-sound_help-off = niedozwolona
option-pace = Tempo
option-pace-normal = zwykłe
option-pace-brisk = szybkie
option-pace-relaxed = spokojne
option-firewall = Ściana ognia dla dwojga ostatnich
option-firewall-vote = gdy chcą oboje
option-firewall-auto = od razu
option-firewall-off = nigdy
about-firewall-vote = Gdy zostaną dwie osoby i obie tego chcą, strzela każde działo okrętu, a nie tylko jedno.
option-flagships = Okręty dowodzenia
option-flagships-random = losowe
option-flagships-pick = jeden z dwóch
about-flagships-pick = Rozdaje się po dwa, jeden wskazujesz w tajemnicy. Dla najwyżej pięciu osób.
option-balanced = Wyrównane siły
option-balanced-off = nie
option-balanced-on = tak
about-balanced-on = Kadłuby 9, słabsze okradanie i recykling, mocniejsze taranowanie; dwie karty kosztują jedną więcej.

level-easy = łatwy
level-normal = zwykły

# Strefy, fazy, odgłosy
zone-yel = żółta
zone-grn = zielona
zone-red = czerwona
zone-blu = niebieska
board-phase-discard = odrzucanie
board-phase-draw = dobieranie
board-phase-reinforce = budowanie
board-phase-move = ruch
board-phase-attack = atak
noise-0 = Bzzet
noise-1 = Płii
noise-2 = zzZOT
noise-3 = Pew
noise-4 = Ka-BUM
noise-5 = Wrrum
noise-6 = Tra-ta-ta
noise-7 = Fiuuu
preset-pass-turn = pas do końca tury
preset-pass-not-me = pas, gdy nie chodzi o mnie
preset-pass-small = pas przy salwach laserowych

# Okręty dowodzenia
flagship-f1 = Namiestnicy Kalgonu
flagship-f2 = Glutoplazma
flagship-f3 = Alfa Mazonki
flagship-f4 = Zieloni
flagship-f5 = Recykloni v40k
flagship-f6 = Tri-Bot
flagship-f7 = Miaukoni
flagship-f8 = Bzzzz!
flagship-f9 = Bracia Pokoju
flagship-f10 = Konsorcjum Czaszka

# Okręty floty
class-SC = ścigacz
class-CR = krążownik
class-DE = niszczyciel
class-CA = lotniskowiec
class-BA = pancernik
class-MS = niszczyciel min
class-GU = kanonierka
ship-SC01 = { class-SC } Dink
ship-SC02 = { class-SC } Byzakh
ship-SC03 = { class-SC } Plutt
ship-SC04 = { class-SC } Scular
ship-SC05 = { class-SC } Chezill
ship-SC06 = { class-SC } Untgalha
ship-SC07 = { class-SC } Nebular
ship-SC08 = { class-SC } Zinoth
ship-SC09 = { class-SC } Galha
ship-SC10 = { class-SC } Baxter
ship-SC11 = { class-SC } Mentatt
ship-SC12 = { class-SC } Hundog
ship-CR01 = { class-CR } Valent
ship-CR02 = { class-CR } Corvoss
ship-CR03 = { class-CR } Badal
ship-CR04 = { class-CR } Bazull
ship-CR05 = { class-CR } Juvaz
ship-CR06 = { class-CR } Freya
ship-CR07 = { class-CR } Cuddrr
ship-CR08 = { class-CR } Tash
ship-CR09 = { class-CR } Drozalla
ship-CR10 = { class-CR } Delfong
ship-CR11 = { class-CR } Vil Forht
ship-CR12 = { class-CR } Troya
ship-DE01 = { class-DE } Terral
ship-DE02 = { class-DE } Vlero
ship-DE03 = { class-DE } Inanna
ship-DE04 = { class-DE } Rulack Moor
ship-DE05 = { class-DE } Zidhur
ship-DE06 = { class-DE } Alamo
ship-DE07 = { class-DE } Akimlach
ship-DE08 = { class-DE } Badiroc
ship-DE09 = { class-DE } Skie
ship-DE10 = { class-DE } Marduk
ship-CA01 = { class-CA } Vengarr
ship-CA02 = { class-CA } Woden
ship-CA03 = { class-CA } Masoch
ship-CA04 = { class-CA } Bazull II
ship-CA05 = { class-CA } Eroll
ship-CA06 = { class-CA } Altendon
ship-CA07 = { class-CA } Astur
ship-CA08 = { class-CA } Sredna
ship-BA01 = { class-BA } Ferdt
ship-BA02 = { class-BA } Ares
ship-BA03 = { class-BA } Poseidon
ship-BA04 = { class-BA } Pyrox
ship-BA05 = { class-BA } Hermes
ship-BA06 = { class-BA } Zeus
ship-MS01 = { class-MS } Portellis
ship-MS02 = { class-MS } Vnkar
ship-MS03 = { class-MS } Vtongo
ship-GU01 = { class-GU } Falladir
ship-GU02 = { class-GU } Nylev
ship-GU03 = { class-GU } Weslex

# Karty akcji
kind-L = salwa laserowa
kind-B = salwa jonowa
kind-M = salwa plazmowa
kind-FI = myśliwce
kind-BO = bombowce
kind-DH = trafienie bezpośrednie
kind-CD = katastrofalne zniszczenia
kind-BP = abordaż
kind-CB = fala uderzeniowa
kind-BH = trafienie w mostek
kind-TF = Wir czasoprzestrzenny
kind-EA = Manewry unikowe
kind-SA = przydział strategiczny
kind-RE = posiłki
kind-SD = stocznia
kind-RS = taranowanie
kind-MF = pole minowe
kind-AS = asteroidy
card-L01 = { kind-L }
card-L02 = { kind-L }
card-L03 = { kind-L }
card-L04 = { kind-L }
card-L05 = { kind-L }
card-L06 = { kind-L }
card-L07 = { kind-L }
card-L08 = { kind-L }
card-L09 = { kind-L }
card-L10 = { kind-L }
card-L11 = { kind-L }
card-L12 = { kind-L }
card-L13 = { kind-L } ★
card-L14 = { kind-L } ★
card-L15 = { kind-L } ●
card-L16 = { kind-L } ●
card-L17 = { kind-L } ◆
card-L18 = { kind-L } ◆
card-B01 = { kind-B }
card-B02 = { kind-B }
card-B03 = { kind-B }
card-B04 = { kind-B }
card-B05 = { kind-B }
card-B06 = { kind-B }
card-B07 = { kind-B }
card-B08 = { kind-B }
card-B09 = { kind-B }
card-B10 = { kind-B }
card-B11 = { kind-B }
card-B12 = { kind-B }
card-B13 = { kind-B }
card-B14 = { kind-B }
card-B15 = { kind-B }
card-B16 = { kind-B }
card-B17 = { kind-B }
card-B18 = { kind-B }
card-B19 = { kind-B }
card-B20 = { kind-B } ★
card-B21 = { kind-B } ●
card-B22 = { kind-B } ◆
card-M01 = { kind-M }
card-M02 = { kind-M }
card-M03 = { kind-M }
card-M04 = { kind-M }
card-M05 = { kind-M }
card-M06 = { kind-M }
card-M07 = { kind-M }
card-M08 = { kind-M } ★
card-M09 = { kind-M } ●
card-M10 = { kind-M } ◆
card-FI01 = { kind-FI } ★
card-FI02 = { kind-FI } ★
card-FI03 = { kind-FI } ◆
card-FI04 = { kind-FI } ◆
card-FI05 = { kind-FI } ●
card-FI06 = { kind-FI } ●
card-FI07 = { kind-FI } ★◆
card-FI08 = { kind-FI } ◆●
card-FI09 = { kind-FI } ★●
card-BO01 = { kind-BO } ★
card-BO02 = { kind-BO } ●
card-BO03 = { kind-BO } ◆
card-BO04 = { kind-BO } ◆◆
card-DH01 = { kind-DH }
card-DH02 = { kind-DH }
card-DH03 = { kind-DH } ★
card-DH04 = { kind-DH } ★
card-DH05 = { kind-DH } ●
card-DH06 = { kind-DH } ●
card-DH07 = { kind-DH } ◆
card-DH08 = { kind-DH } ◆
card-CD01 = { kind-CD }
card-CD02 = { kind-CD } ★
card-BP01 = { kind-BP }
card-BP02 = { kind-BP } ◆
card-CB01 = { kind-CB }
card-CB02 = { kind-CB } ●
card-BH01 = { kind-BH } ★★
card-BH02 = { kind-BH } ●●
card-TF01 = { kind-TF }
card-TF02 = { kind-TF }
card-EA01 = { kind-EA }
card-EA02 = { kind-EA }
card-SA01 = { kind-SA }
card-SA02 = { kind-SA }
card-RE01 = { kind-RE }
card-RE02 = { kind-RE }
card-RE03 = { kind-RE }
card-RE04 = { kind-RE }
card-SD01 = { kind-SD }
card-SD02 = { kind-SD }
card-SD03 = { kind-SD }
card-SD04 = { kind-SD }
card-RS01 = { kind-RS }
card-RS02 = { kind-RS }
card-MF01 = { kind-MF } ★
card-MF02 = { kind-MF } ◆
card-MF03 = { kind-MF } ●
card-AS01 = { kind-AS } ★
card-AS02 = { kind-AS } ◆
card-AS03 = { kind-AS } ●

# Pola formularza
field-flagship = Okręt dowodzenia
field-yel = Strefa żółta, z przodu
field-grn = Strefa zielona, z prawej
field-red = Strefa czerwona, z tyłu
field-blu = Strefa niebieska, z lewej
field-cards = Karty
field-card = Karta
field-extra = Dodatkowa karta
field-ship = Okręt
field-salvo = Salwa
field-target = Cel
field-marker = Pole minowe lub asteroidy
field-zone = Strefa
field-to = Strefy
field-seat = Gracz
field-noise = Odgłos
field-phase = Faza
field-window = Pytanie
field-preset = Ustawienie
field-on = Włączone

# Co można zrobić
do-name_flagship = Wskaż okręt dowodzenia: { $flagship }
do-deploy = Zatwierdź ustawienie
do-take_back = Cofnij ustawienie
do-discard = Odrzuć karty
do-end_phase = { $phase ->
    [discard] Nie odrzucaj więcej
    [draw] Dobierz z talii
    [reinforce] Nie buduj więcej
   *[other] Zostaw wszystkie okręty na miejscu
}
do-shift_salvo = Przenieś ({ $salvo }) spod okrętu { $ship }, pod: { $target }
do-salvage = Weź salwy ze stosu odrzuconych
do-build = Zapłać za okręt
do-rebuild = Zapłać za okręt ze stosu odrzuconych
do-keep_ship = Zatrzymaj: { $ship }
do-place_ship = Ustaw okręt, strefa { $zone }
do-move_fleet = Zatwierdź ruch
do-rob = Weź karty z ręki: { $seat }
do-fire = Strzelaj, { $card }: { $ship }, cel: { $target }
do-ram = Taranuj: { $ship }, cel: { $target }
do-sound = Odgłos: { $noise }
do-launch = Wyślij { $card }, cel: { $target }
do-direct_hit = Zagraj po celnej salwie: { $card }
do-effect = Zagraj efekt: { $card }
do-board = Przejmij trafiony okręt, strefa { $zone }
do-scatter = Zatwierdź nowe strefy
do-play_card = Zagraj: { $card }
do-play_with = Zagraj: { $card }, za cenę: { $extra }
do-repair = Odrzuć ({ $salvo }) spod okrętu: { $ship }
do-lay = Połóż { $card } na flocie: { $seat }
do-sweep = Usuń { $marker } okrętem: { $ship }
do-end_turn = Zakończ turę
do-answer = Odpowiedz kartą: { $card }
do-buy_off = Zapłać dwa symbole, by ją unieważnić
do-pass = Pasuję
do-hold = Czekaj!
do-set_preset = { $on ->
    [true] Od następnego okna: { $preset }
   *[other] Już nie: { $preset }
}
do-set_sound_help = { $on ->
    [true] Włącz pomoc w odgłosach
   *[other] Wyłącz pomoc w odgłosach
}
do-want_firewall = { $on ->
    [true] Powiedz, że chcesz ściany ognia
   *[other] Nie chcę już ściany ognia
}
do-resign = Poddaj się

# O co chodzi teraz
ask-deploy = { $mine ->
    [yes] Wybierz cztery okręty, po jednym na strefę.
   *[no] Ustawianie floty: { $who }.
}
ask-discard = { $mine ->
    [yes] Odrzuć to, czego nie potrzebujesz.
   *[no] Odrzucanie kart: { $who }.
}
ask-draw = { $mine ->
    [yes] Dobierz karty albo weź salwy ze stosu odrzuconych.
   *[no] Dobieranie kart: { $who }.
}
ask-reinforce = { $mine ->
    [yes] Zapłać symbolami za nowe okręty.
   *[no] Budowanie: { $who }.
}
ask-move = { $mine ->
    [yes] Przesuń swoje okręty.
   *[no] Ruch okrętów: { $who }.
}
ask-attack = { $mine ->
    [yes] Atakuj.
   *[no] Atak: { $who }.
}
ask-sound = { $mine ->
    [yes] Wydaj odgłos.
   *[no] Czas na odgłos: { $who }.
}
ask-keep-ship = { $mine ->
    [yes] Zatrzymaj jeden z dwóch okrętów.
   *[no] Wybór okrętu: { $who }.
}
ask-place-ship = { $mine ->
    [yes] Gdzie stanie okręt?
   *[no] Ustawianie: { $who }.
}
ask-scatter = { $mine ->
    [yes] Dokąd fala rzuci okręty?
   *[no] Rozrzucanie: { $who }.
}
ask-answer = Odpowiedz albo niech tak będzie.
ask-answers = Czekanie na odpowiedzi.

# Lekcja
ask-lesson-deploy = Każdy kolor to strefa przy okręcie dowodzenia. Dotknij okrętu, potem strefy, która się zaświeci; cztery razy.
ask-lesson-evade = Salwa jonowa w twój pancernik! Odpowiedzią są Manewry unikowe: zagraj je.
ask-lesson-pass = Żadna twoja karta nie pomoże teraz ścigaczowi. Spasuj: nikt nie dowie się dlaczego.
ask-lesson-gate = Puste strefy to otwarte bramy: przez nie można trafić okręt dowodzenia. Za mało symboli, by budować: dalej.
ask-lesson-move = Krążownik przesuwa się o strefę: wyślij go z niebieskiej do żółtej i zamknij bramę z przodu.
ask-lesson-fire = Okręty strzelają w swoim kolorze. Upuść salwę jonową na niszczyciel: krążownik ma do niej działo.
ask-lesson-noise = Bez odgłosu nie ma trafienia! Wydaj którykolwiek z ośmiu, zanim czas minie.
ask-lesson-chain = 3 z 4, trafienie. Trafienie bezpośrednie gra się od razu: zagraj je.
ask-lesson-again = Teraz efekt albo jeszcze jedna salwa z tego okrętu do tego celu, choć już strzelał: strzelaj znowu.
ask-lesson-louder = Każda salwa wymaga własnego odgłosu: wydaj go.
ask-lesson-end = Ich żółta brama jest otwarta: każde twoje działo w żółtej trafi okręt dowodzenia. Przy 8 ginie, a ostatni wygrywa.

# Co się stało
event-match-began = { $flagships ->
    [null] Gra się zaczyna: każdy wybiera w tajemnicy okręt dowodzenia.
   *[other] Gra się zaczyna. Okręty dowodzenia: { $flagships }.
}
event-ships-dealt = Dostajesz okręty: { $ships }.
event-flagships-dealt = Twój okręt dowodzenia to jeden z tych: { $flagships }.
event-flagship-named = Twój okręt dowodzenia: { $flagship }.
event-deployed = Flota gotowa: { $seat }.
event-own-deployed = Twoja flota jest ustawiona.
event-deployment-taken-back = Flota ustawiana na nowo: { $seat }.
event-fleet-revealed = { $seat }, okręt dowodzenia: { $flagship }. Odrzucone: { $discarded }.
event-starter-found = Zaczyna { $seat }, z najmniejszą flotą.
event-turn-began = Tura { $number }: { $seat }.
event-phase-began = Faza: { $phase ->
    [discard] { board-phase-discard }
    [draw] { board-phase-draw }
    [reinforce] { board-phase-reinforce }
    [move] { board-phase-move }
   *[attack] { board-phase-attack }
}.
event-cards-discarded = { $seat } odrzuca: { $cards }.
event-cards-drawn = { $count ->
    [one] { $seat } dobiera kartę.
    [few] { $seat } dobiera { $count } karty.
    [many] { $seat } dobiera { $count } kart.
   *[other] { $seat } dobiera { $count } karty.
}
event-cards-seen = Dobrane: { $cards }.
event-pile-shuffled = { $which ->
    [cards] Stos odrzuconych kart staje się nową talią.
   *[other] Stos odrzuconych okrętów staje się nową talią.
}
event-payment-made = { $seat } płaci: { $cards }.
event-ship-drawn = { $ship ->
    [null] { $seat } ogląda dwa okręty.
   *[other] { $seat } dobiera okręt: { $ship }.
}
event-ships-offered = Możesz zatrzymać jeden: { $ships }.
event-ship-kept = { $seat } zatrzymuje: { $kept }, odrzuca: { $discarded }.
event-ship-placed = { $ship } ({ $seat }), strefa { $zone }.
event-fleet-moved = Flota się przesuwa: { $seat }.
event-salvo-fired = { $seat } strzela, { $card }: { $ship }, cel: { $target }.
event-ram-begun = { $seat } taranuje: { $ship }, cel: { $target }.
event-sound-asked = Czas na odgłos: { $seat }.
event-sound-made = { $seat }: „{ $noise }!”
event-salvo-missed = Pudło, bo bez odgłosu: { $card }.
event-squadron-launched = { $seat } wysyła { $card }, cel: { $target }.
event-card-played = { $fleet ->
    [null] { $target ->
        [null] { $salvo ->
            [null] { $seat } zagrywa kartę: { $card }.
           *[other] { $seat } zagrywa kartę: { $card }, dla okrętu: { $ship }.
        }
       *[other] { $seat } zagrywa kartę: { $card }, cel: { $target }.
    }
   *[other] { $seat } zagrywa kartę: { $card }, na flotę: { $fleet }.
}
event-window-opened = Mogą odpowiedzieć: { $asked }.
event-window-held = Ktoś woła „Czekaj!”
event-passed = Pasujesz.
event-holds-left = { $holds ->
    [0] W tej turze nie masz już „Czekaj!”.
    [one] W tej turze masz jeszcze jedno „Czekaj!”.
   *[other] W tej turze masz jeszcze { $holds } „Czekaj!”.
}
event-preset-set = { $on ->
    [true] Od następnego okna: { $preset }.
   *[other] Już nie: { $preset }.
}
event-resigning = Poddajesz się, gdy tylko to zagranie się skończy.
event-window-closed = Czas na odpowiedzi minął.
event-answered = { $seat } odpowiada kartą: { $card }.
event-bought-off = { $seat } wykupuje się, płaci: { $cards }.
event-play-cancelled = Unieważniono: { $card }.
event-hit = { $value ->
    [one] Trafienie: { $target }, { $value } uszkodzenie.
    [few] Trafienie: { $target }, { $value } uszkodzenia.
    [many] Trafienie: { $target }, { $value } uszkodzeń.
   *[other] Trafienie: { $target }, { $value } uszkodzenia.
}
event-direct-hit-scored = Trafienie bezpośrednie się utrzymało: { $target }.
event-ship-destroyed = Zniszczenie: { $ship } ({ $seat }).
event-ship-captured = Abordaż udany: { $seat } przejmuje okręt, { $ship }, strefa { $zone }.
event-ships-scattered = Rozrzucone okręty jednej strefy: { $seat }.
event-cards-taken = { $count ->
    [one] { $seat } zabiera kartę. Traci ją { $victim }.
    [few] { $seat } zabiera { $count } karty. Traci je { $victim }.
    [many] { $seat } zabiera { $count } kart. Traci je { $victim }.
   *[other] { $seat } zabiera { $count } karty. Traci je { $victim }.
}
event-taken-seen = Zabrane: { $cards }.
event-ability-used = { $left ->
    [0] { $seat } używa ostatni raz zdolności: { $ability }.
    [one] { $seat } używa zdolności: { $ability }. Zostało jedno użycie.
   *[other] { $seat } używa zdolności: { $ability }. Zostały { $left } użycia.
}
event-salvo-removed = Naprawa: { $ship }. Znika { $salvo }.
event-salvo-shifted = { $seat } przenosi { $card }: { $ship }, teraz pod: { $target }.
event-marker-laid = { $card } na flocie: { $seat }.
event-marker-removed = Flota wolna: { $seat }. Znika karta: { $card }.
event-squadrons-returned = Eskadry wracają do swoich graczy.
event-fleet-lost = Cała flota stracona: { $seat }.
event-flagship-destroyed = { $by ->
    [null] { $seat } poddaje się i odpada.
   *[other] { $by } niszczy okręt dowodzenia. Odpada { $seat }.
}
event-sound-help-set = { $on ->
    [true] { $seat } zostawia odgłosy przeglądarce.
   *[other] { $seat } znów wydaje odgłosy.
}
event-firewall-wanted = { $on ->
    [true] { $seat } chce ściany ognia.
   *[other] { $seat } nie chce już ściany ognia.
}
event-firewall-began = Zaczyna się ściana ognia: strzela każde działo. Turę ma { $seat }.
event-went-idle = { $seat } od dwóch tur nic nie robi: następne tury będą krótkie.
event-turn-ended = { $clock ->
    [true] Czas minął, koniec tury: { $seat }.
   *[other] { $seat } kończy turę.
}
event-match-won = { $seat } ma ostatni okręt dowodzenia i wygrywa.

# Dlaczego nie
refuse-already-decided = Twoja decyzja już zapadła.
refuse-already-deployed = Ustawienie jest zatwierdzone. Najpierw je cofnij.
refuse-already-fired = Ten okręt już w tej turze strzelał.
refuse-already-firewall = Ściana ognia jest już uzgodniona.
refuse-already-held = Ktoś już zawołał „Czekaj!”.
refuse-already-resigning = Już się poddajesz.
refuse-already-so = Tak już jest.
refuse-answer-not-allowed = Na to zagranie tak się nie odpowiada.
refuse-answer-window-open = Najpierw okaże się, czy ktoś odpowie.
refuse-card-not-in-hand = Tej karty nie masz na ręce.
refuse-choice-pending = Najpierw dokonaj wyboru, na który czeka stół.
refuse-deployment-closed = Floty są już ustawione.
refuse-duplicate-card = Ta sama karta jest podana dwa razy.
refuse-duplicate-ship = Jeden okręt nie stanie w dwóch strefach.
refuse-eliminated = Twój okręt dowodzenia jest zniszczony: nie ma cię już w grze.
refuse-extra-card-missing = To kosztuje jeszcze jedną kartę z ręki.
refuse-fleet-in-asteroids = Ta flota jest w asteroidach: nie można do niej strzelać.
refuse-fleet-mined = Twoja flota jest w polu minowym.
refuse-game-over = Gra jest skończona.
refuse-gun-already-fired = To działo już w tej turze strzelało.
refuse-hand-empty = Ta ręka jest pusta.
refuse-no-carrier = Eskadry wymagają lotniskowca.
refuse-no-direct-hit = Efekt wymaga najpierw trafienia bezpośredniego.
refuse-no-empty-zone = Każda strefa tej floty jest obsadzona: myśliwce nie dolecą do okrętu dowodzenia.
refuse-no-free-zone = Wszystkie twoje strefy są pełne.
refuse-no-holds-left = W tej turze dwa razy padło już twoje „Czekaj!”.
refuse-no-matching-gun = Ten okręt nie ma działa na tę salwę.
refuse-no-successful-salvo = Trafienie bezpośrednie gra się od razu po celnej salwie.
refuse-no-such-ability = Twój okręt dowodzenia nie ma takiej zdolności.
refuse-no-uses-left = Zdolność jest zużyta.
refuse-not-a-direct-hit = To nie jest trafienie bezpośrednie.
refuse-not-a-minesweeper = To potrafi tylko niszczyciel min.
refuse-not-a-neighbour = Tu wolno atakować tylko sąsiadów.
refuse-not-a-player = Nie masz miejsca w tej grze.
refuse-not-a-ramming-card = To nie jest taranowanie.
refuse-not-a-salvo = To nie jest salwa.
refuse-not-a-special = Tej karty nie zagrywa się w ten sposób.
refuse-not-a-squadron = To nie jest eskadra.
refuse-not-an-effect = To nie jest efekt.
refuse-not-asked = Tym razem nikt cię nie pyta.
refuse-not-dealt-ship = Nie masz takiego okrętu.
refuse-not-deployed = Ustawienie nie jest zatwierdzone.
refuse-not-due = Jeszcze nie pora na to.
refuse-not-offered = Tego nie ma do wyboru.
refuse-not-on-flagship = Z okrętem dowodzenia tak nie można.
refuse-not-two-left = Ściana ognia jest dla dwojga ostatnich.
refuse-not-your-turn = To nie twoja tura.
refuse-nothing-chosen = Wybierz co najmniej jedną kartę.
refuse-nothing-to-draw = Nie ma już czego dobrać.
refuse-nothing-to-move = Ta salwa nie leży pod tym okrętem.
refuse-nothing-to-repair = Ta salwa nie leży pod tym okrętem.
refuse-nothing-to-take = Tej karty nie ma na stosie odrzuconych.
refuse-option-off = W tym pokoju jest to wyłączone.
refuse-own-target = Celem nie możesz być ty ani twoja flota. Wybierz kogoś innego.
refuse-payment-invalid = Cena to trzy równe symbole albo po jednym każdego; za unieważnienie salwy dwa dowolne.
refuse-payment-surplus-card = To o jedną kartę za dużo. Odłóż zbędną.
refuse-ramming-speed-zero = Okręt, który się nie rusza, nie może taranować.
refuse-ship-discard-empty = Na stosie odrzuconych nie ma okrętu.
refuse-ship-not-yours = To nie jest twój okręt.
refuse-ship-stack-empty = Nie ma już okrętu do dobrania.
refuse-sound-pending = Najpierw twoja salwa potrzebuje odgłosu.
refuse-too-far = Tam ten okręt nie dotrze: za mała prędkość.
refuse-too-many = Wybierz najwyżej trzy karty.
refuse-unknown-card = Nie ma takiej karty.
refuse-unknown-target = Tego nie ma w grze.
refuse-window-closed = Na tę odpowiedź jest już za późno.
refuse-wrong-phase = W tej fazie nie można tego zrobić.
refuse-wrong-ships = Trzeba podać wszystkie okręty i żadnych innych.
refuse-wrong-zone = Cel musi stać w strefie tego samego koloru co okręt.
refuse-zone-full = W tej strefie są już trzy okręty.
refuse-zone-guarded = Okręt w tej strefie osłania okręt dowodzenia.
refuse-zone-overfull = W strefie mogą stać najwyżej trzy okręty.

reason-flagships = Został jeden okręt dowodzenia.
reason-resigned = Wszyscy inni się poddali.
draw-flagships = Kto dowodzi którym okrętem
draw-fleet-ships = Kolejność okrętów floty
draw-action-cards = Kolejność kart akcji
draw-action-reshuffle = Nowa talia kart akcji
draw-ship-reshuffle = Nowa talia okrętów floty
draw-starter = Kto zaczyna przy remisie
draw-stolen-card = Karta zabrana z ręki

# Plansza

## The board

board-flagship = okręt dowodzenia
board-flagship-of = okręt dowodzenia ({ $name })
board-of = { $name } ({ $owner })
board-hull = kadłub { $hull }
board-damage = uszkodzenia { $under }
board-damage-on = uszkodzenia { $on } do końca tury
board-damage-both = uszkodzenia { $under } oraz { $on } do końca tury
board-gun-L = działo laserowe
board-gun-B = działo jonowe
board-gun-M = działo plazmowe
board-speed = prędkość { $speed }
board-carrier = wysyła eskadry
board-sweeper = usuwa miny
board-fired = po strzale
board-not-fired = przed strzałem
board-out = poza grą
board-away = nieobecność
board-ready = gotowe
board-uses = { $uses ->
    [one] zostało 1 użycie zdolności
    [few] zostały { $uses } użycia zdolności
   *[other] zostało { $uses } użyć zdolności
}
board-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}
board-open = otwarte: { $zones }
board-marker = { $name } do tury: { $who }
board-badge-MF = miny
board-badge-AS = skały
board-symbol-star = gwiazda
board-symbol-circle = koło
board-symbol-diamond = romb
board-short-SC = ŚC
board-short-CR = KR
board-short-DE = NI
board-short-CA = LO
board-short-BA = PA
board-short-MS = NM
board-short-GU = KA
board-letter-yel = Ż
board-letter-grn = Z
board-letter-red = C
board-letter-blu = N
board-zone = strefa { $zone }, { $count ->
    [one] 1 okręt
    [few] { $count } okręty
   *[other] { $count } okrętów
}
board-zone-open = strefa { $zone }, pusta: można trafić okręt dowodzenia
board-gate = BRAMA
board-here = Tutaj: strefa { $zone }
board-here-short = tutaj
board-others = Inne floty
board-home = Wróć do mojej floty
board-home-watching = Wróć do floty, która ma turę
board-bar = O co chodzi
board-phases = Fazy tury
board-hand = Twoja ręka
board-piles = Stosy
board-stack = karty
board-discard-pile = odrzucone
board-ships = okręty
board-wrecks = stracone okręty
board-close = Zamknij

board-deploy-which = Cztery z tych sześciu okrętów polecą z tobą, po jednym w każdej strefie. Wybierz okręt.
board-deploy-where = Teraz jego strefa.
board-deploy-four = W każdej strefie musi stać okręt.
board-deploy = Gotowe
board-deploy-for-me = Rozstaw za mnie
board-deployed = Twoja flota czeka w gotowości. Inni jeszcze się rozstawiają.
board-deploying = Trwa rozstawianie flot.
board-take-back = Zmień
board-dealt = Rozdane ci okręty

board-discard-which = Dotknij kart, które są niepotrzebne.
board-discard = { $count ->
    [one] Odrzuć 1 kartę
    [few] Odrzuć { $count } karty
   *[other] Odrzuć { $count } kart
}
board-keep-hand = Zachowaj wszystkie
board-keep-all = Nie odrzucaj więcej
board-salvage-which = { $most ->
    [one] Zamiast dobierać, możesz wziąć salwę ze stosu odrzuconych.
    [few] Zamiast dobierać, możesz wziąć do { $most } salw ze stosu odrzuconych.
   *[other] Zamiast dobierać, możesz wziąć do { $most } salw ze stosu odrzuconych.
}
board-salvage = { $count ->
    [one] Weź 1 salwę
    [few] Weź { $count } salwy
   *[other] Weź { $count } salw
}
board-draw-instead = Dobierz ze stosu
board-build-how = Okręt kosztuje trzy jednakowe symbole albo po jednym z każdych. Dotknij kart, którymi płacisz.
board-build-not = Twoje karty nie wystarczą na okręt.
board-build-none = Nie ma już okrętu do dobrania.
board-build-full = Wszystkie twoje strefy są pełne.
board-build = Zbuduj okręt
board-rebuild = Wybierz stracony okręt
board-price = Zapłata: gwiazdy { $star }, koła { $circle }, romby { $diamond }
board-price-short = To jeszcze nie wystarczy.
board-price-surplus = O jedną kartę za dużo.
board-to-move = Do ruchu
board-keep-which = Zatrzymaj jeden okręt; drugi zostanie odrzucony.
board-place-where = Dokąd leci { $ship }?
board-move-which = Dotknij okrętu, aby nim ruszyć.
board-move-where = Dotknij strefy, do której leci.
board-move = { $count ->
    [one] Przestaw 1 okręt
    [few] Przestaw { $count } okręty
   *[other] Przestaw { $count } okrętów
}
board-stay = Wszystkie zostają
board-undo = Cofnij
board-overfull = Więcej niż trzy okręty w strefie.
board-scatter-how = Rzuć te okręty do dowolnych stref ich floty.
board-scatter = Rozrzuć je
board-rob = Zabierz trzy karty: { $name }
board-rob-some = Zabierz komuś trzy karty
board-rob-whom = Komu zabierasz trzy karty?
board-gates-none = Żadna brama nie jest otwarta.
board-gate-left = Otwarta brama: { $zone }
board-guns-face = { $count ->
    [one] celuje w nią 1 działo
    [few] celują w nią { $count } działa
   *[other] celuje w nią { $count } dział
}
board-guns-none = nie celuje w nią żadne działo

board-attack-how = Zagraj kartę: dotknij jej albo upuść ją na cel.
board-attack-nothing = Teraz nie da się nic zagrać.
board-chain-may-direct-hit = Trafienie! Teraz, przed wszystkim innym, możliwe jest trafienie bezpośrednie.
board-chain-may-follow = Prosto w cel: zagraj efekt albo strzel jeszcze raz w ten sam okręt.
board-want-card = która karta?
board-want-ship = z którego okrętu?
board-want-salvo = która salwa?
board-want-marker = co usunąć?
board-want-target = w jaki cel?
board-want-seat = na czyją flotę?
board-want-zone = do której strefy?
board-want-extra = i która karta jako cena?
board-at = { $ship ->
    [none] cel: { $target }
   *[other] { $ship } → { $target }
}
board-into = { $target } → strefa { $zone }
board-on-fleet = na flotę: { $name }
board-do-fire = Ognia!
board-do-ram = Taranuj!
board-do-launch = Start!
board-do-direct_hit = W sam środek!
board-do-effect = Zagraj
board-do-board = Przejmij okręt
board-do-play_card = Zagraj
board-do-play_with = Zagraj obie
board-do-repair = Napraw
board-do-lay = Połóż tam
board-do-sweep = Usuń
board-do-rob = Zabierz karty
board-do-shift_salvo = Przenieś salwę
board-back = Wstecz
board-end = Koniec tury
board-end-surely = Tak, koniec tury
board-line-up = Inni mogą odpowiedzieć. Przygotuj następne zagranie.
board-lined = W kolejce: { $what } Ruszy, gdy tylko będzie można.
board-forget = Zrezygnuj z tego

board-after-hit = Uszkodzenia { $before } → { $after } z { $hull }.
board-destroys = Zniszczenie!
board-destroys-flagship = Koniec okrętu dowodzenia!
board-opens = Otwarta brama, strefa { $zone }.
board-comes-back = Cofnie się na koniec tury.

board-asked-by = Zagranie: { $card } ({ $who }). Możesz odpowiedzieć.
board-your-turn = Twoja tura: { $phase }.
board-plays = Na stole
board-cancels = unieważnia
board-play = { $who }: { $card }
board-play-at = { $who }, cel: { $target }
board-play-on = { $who }, na flotę: { $target }
board-answers = Czy ktoś odpowie?
board-passed = Niech się dzieje.
board-answer-can = Odpowiadasz? Jeśli nic nie zrobisz, pasujesz.
board-answer-none = Żadna twoja karta na to nie odpowiada.
board-answer-with = { $card }…
board-answer-now = Tak: { $card }!
board-buy-off = { $count ->
    [one] Spłać 1 kartą
    [few] Spłać { $count } kartami
   *[other] Spłać { $count } kartami
}
board-pass = Pasuję
board-wait = Czekaj!
board-presets = Pasuj automatycznie
board-preset-pass-turn = cokolwiek się zdarzy, aż tura przejdzie dalej
board-preset-pass-not-me = nie chodzi ani o moje okręty, ani o moje karty
board-preset-pass-small = to tylko jedno uszkodzenie
board-reminds = Masz odpowiedź w ręce, ale zagrania przeciw innym cię omijają.
board-mute = Wydaj odgłos, inaczej pudło!
board-pad = Odgłosy
board-pad-due = Twoja salwa czeka na odgłos
board-lost = Odpadasz z gry, ale możesz dalej patrzeć.
board-cheer = Odpadasz z gry. Kibicuj!
board-noise = Krzyknij { $noise }
board-type = Wpisz odgłos
board-type-hint = albo wpisz…
board-more = Więcej
board-mic = Mikrofon
board-mic-what = Możesz krzyknąć: głośny dźwięk znaczy „{ $noise }”. To, co słychać, zostaje w przeglądarce.
board-mic-asks = Czy może słuchać?
board-mic-hush = Chwila ciszy…
board-mic-on = Słucham: krzycz!
board-mic-refused = Brak mikrofonu
board-help = Pomoc w odgłosach
board-help-what = Przeglądarka wydaje odgłosy za ciebie; wszyscy widzą znak ♪
board-silence = …

board-key-do = Zrób to: { $what }
board-key-next = Następny cel
board-key-pass-turn = Pas do końca tury
board-key-ArrowUp = W górę: strefa żółta
board-key-ArrowRight = W prawo: strefa zielona, następna karta
board-key-ArrowDown = W dół: strefa czerwona, ręka
board-key-ArrowLeft = W lewo: strefa niebieska, poprzednia karta
board-sum-destroyed = { $opens ->
    [none] Zniszczono: { $ship } ({ $who }).
   *[other] Zniszczono: { $ship } ({ $who }). Otwarta brama: { $opens }.
}
board-sum-left = Wytrzyma jeszcze { $left }.

board-shift = Przenieś salwę pod cudzy okręt
board-shift-not = Nie przenoś
board-firewall = Chcę ściany ognia
board-wall = Ściana ognia: strzela każde działo
board-wall-due = Ściana ognia od następnej tury
board-wall-wanted = { $name } chce ściany ognia
board-fell = { $what ->
    [none] Koniec floty: { $who }. Sprawca: { $destroyer }.
   *[other] Koniec floty: { $who }. Sprawca: { $destroyer } ({ $what }).
}
board-fell-resigned = Rezygnacja: { $who }.
board-over = Bitwa skończona.
board-watch-discard = Odrzuca karty: { $name }.
board-watch-draw = Dobiera karty: { $name }.
board-watch-reinforce = Buduje okręty: { $name }.
board-watch-move = Przestawia okręty: { $name }.
board-watch-attack = Atakuje: { $name }.
board-watch-scatter = Rozrzuca okręty: { $name }. Czyje: { $victim }.
board-watch-scatter-mine = Rozrzuca twoje okręty: { $name }.

board-text-L = Z okrętu z działem laserowym do okrętu w tej samej strefie. 1 uszkodzenie. Z okrzykiem!
board-text-B = Z okrętu z działem jonowym do okrętu w tej samej strefie. 3 uszkodzenia. Z okrzykiem!
board-text-M = Z okrętu z działem plazmowym do okrętu w tej samej strefie. 5 uszkodzeń. Z okrzykiem!
board-text-FI = Potrzebny lotniskowiec. 2 uszkodzenia do końca tury, w dowolnej strefie; w okręt dowodzenia, gdy któraś jego strefa jest pusta. Obrona: zatrzymuje eskadrę, która atakuje twoją flotę.
board-text-BO = Potrzebny lotniskowiec. 4 uszkodzenia do końca tury, w strefie z twoim lotniskowcem; w okręt dowodzenia, gdy ta strefa jest pusta.
board-text-DH = Zaraz po celnej salwie: zagraj efekt albo strzel jeszcze raz z tego samego okrętu do tego samego celu.
board-text-CD = Po trafieniu bezpośrednim: cel zostaje zniszczony.
board-text-BP = Po trafieniu bezpośrednim: okręt floty przechodzi do ciebie.
board-text-CB = Po trafieniu bezpośrednim: przestaw wszystkie okręty ze strefy celu do dowolnych stref jego floty.
board-text-BH = Po trafieniu bezpośrednim: weź losowo do trzech kart z ręki gracza, do którego należy cel.
board-text-TF = Dowolna tura: unieważnia kartę, którą inny gracz właśnie zagrał.
board-text-EA = Dowolna tura: unieważnia salwę, eskadrę lub trafienie bezpośrednie wymierzone w twój okręt.
board-text-SA = Dobierz trzy karty.
board-text-RE = Dobierz okręt floty i umieść go w dowolnej swojej strefie.
board-text-SD = Odrzuć jedną salwę spod swojego okrętu floty.
board-text-RS = Poświęć okręt floty: staje się salwą ze swojej strefy, o sile równej swojej prędkości.
board-text-MF = Na dowolną flotę, do twojej następnej tury: jej okręty nie ruszają się, nie strzelają i nie wysyłają eskadr.
board-text-AS = Na dowolną flotę, do twojej następnej tury: jej okręty nie mogą być celem salw ani eskadr.

# Na karcie, z miejscami na podział wyrazu
board-title-L = salwa lase{"\u00AD"}rowa
board-title-B = salwa jonowa
board-title-M = salwa plaz{"\u00AD"}mowa
board-title-FI = myśli{"\u00AD"}wce
board-title-BO = bom{"\u00AD"}bowce
board-title-DH = trafie{"\u00AD"}nie bezpo{"\u00AD"}średnie
board-title-CD = kata{"\u00AD"}stro{"\u00AD"}falne znisz{"\u00AD"}czenia
board-title-BP = abor{"\u00AD"}daż
board-title-CB = fala ude{"\u00AD"}rze{"\u00AD"}niowa
board-title-BH = trafie{"\u00AD"}nie w mostek
board-title-TF = Wir cza{"\u00AD"}so{"\u00AD"}przes{"\u00AD"}trzenny
board-title-EA = Mane{"\u00AD"}wry uni{"\u00AD"}kowe
board-title-SA = przy{"\u00AD"}dział stra{"\u00AD"}te{"\u00AD"}giczny
board-title-RE = posiłki
board-title-SD = stocz{"\u00AD"}nia
board-title-RS = tara{"\u00AD"}nowa{"\u00AD"}nie
board-title-MF = pole minowe
board-title-AS = aste{"\u00AD"}roidy
