game-name = Galaxy Trucker
game-line = Zbuduj statek ze złomu, póki sypie się piasek, i poleć nim przez wszystko, co się zdarzy.

# Opcje
option-mode = Lot
option-mode-single-1 = poziom I
option-mode-learning = nauka jazdy
option-mode-single-2 = poziom II
option-mode-single-3 = poziom III
option-mode-trek = Wyprawa międzygalaktyczna
about-mode-learning = Bez klepsydry i kosmitów, osiem znanych kart: najprostszy początek.
about-mode-trek = Trzy loty z rzędu, poziomy od I do III, z tytułami do zdobycia i obrony.
option-hourglass = Jeden bieg klepsydry
option-hourglass-90 = 90 sekund
option-hourglass-60 = 60 sekund
option-hourglass-120 = 2 minuty
option-hourglass-off = bez klepsydry
option-building_cap = Budowa kończy się po
option-building_cap-15 = 15 minutach
option-building_cap-10 = 10 minutach
option-building_cap-30 = 30 minutach
option-building_cap-off = bez ograniczenia
option-last_builder = Bez klepsydry ostatni statek ma
option-last_builder-120 = 2 minuty
option-last_builder-60 = 1 minutę
option-last_builder-240 = 4 minuty
option-last_builder-off = bez ograniczenia
option-peek_limit = Stos wolno trzymać
option-peek_limit-20 = 20 sekund
option-peek_limit-10 = 10 sekund
option-peek_limit-40 = 40 sekund
option-peek_limit-off = bez ograniczenia
option-build_help = Pomoc przy budowie
option-build_help-by-mode = w nauce jazdy
option-build_help-off = żadna
option-build_help-warn = błędy są zaznaczane
option-build_help-strict = błędy są odrzucane
option-auto_flip = Klepsydra odwraca się sama
option-auto_flip-off = nie
option-auto_flip-on = tak, poza ostatnim razem
option-learning_reserve = Rezerwa w nauce jazdy
option-learning_reserve-on = dozwolona
option-learning_reserve-off = niedozwolona
option-learning_give_up = Rezygnacja w nauce jazdy
option-learning_give_up-off = niedozwolona
option-learning_give_up-on = dozwolona
option-learning_aliens = Kosmici w nauce jazdy
option-learning_aliens-off = nie
option-learning_aliens-on = tak, z podtrzymywaniem życia
option-gold_handicaps = Złote tytuły
option-gold_handicaps-house = z utrudnieniem
option-gold_handicaps-none = bez utrudnień
option-pace = Czas na decyzje w locie
option-pace-normal = zwykły
option-pace-relaxed = podwójny
option-pace-slow = potrójny
option-pace-quick = krótszy

level-easy = łatwy
level-normal = zwykły

# Elementy
kind-SC = kabina początkowa
kind-CB = kabina załogi
kind-ST = moduł strukturalny
kind-B2 = bateria na 2
kind-B3 = bateria na 3
kind-H2 = ładownia, 2 kontenery
kind-H3 = ładownia, 3 kontenery
kind-R1 = czerwona ładownia, 1 kontener
kind-R2 = czerwona ładownia, 2 kontenery
kind-E1 = silnik
kind-E2 = podwójny silnik
kind-C1 = działo
kind-C2 = podwójne działo
kind-SH = osłona
kind-LB = podtrzymywanie życia brązowych
kind-LP = podtrzymywanie życia fioletowych
title-T1 = Mistrz frachtu
title-T2 = Baron baterii
title-T3 = Kwatermistrz obcych
title-T4 = Kapitan rejsu
title-T5 = Główny inżynier
title-T6 = Architekt korytarzy
titles-T1 = Mistrz frachtu
titles-T2 = Baron baterii
titles-T3 = Kwatermistrz obcych
titles-T4 = Kapitan rejsu
titles-T5 = Główny inżynier
titles-T6 = Architekt korytarzy
colour-brown = brązowy
colour-purple = fioletowy

# Pola formularza
field-tile = Element
field-k = Ćwierćobroty
field-cell = Pole
field-slot = Miejsce rezerwy
field-stack = Stos
field-space = Pole startowe
field-remove = Elementy do usunięcia
field-keep = Element części, która zostaje
field-brown = Kabina brązowego kosmity
field-purple = Kabina fioletowego kosmity
field-to = Pytanie
field-feed = Podwójne części do zasilenia
field-pay = Znaczniki baterii
field-protect = Osłonić
field-figures = Załoga
field-pieces = Towary lub znaczniki
field-layout = Towary w ładowniach
field-planet = Planeta
field-title = Tytuł

# Co można zrobić
do-go = Zawołaj „Naprzód!”
do-draw_hidden = Weź element z zakrytego stosu
do-take_open = Weź odkryty element
do-take_reserved = Weź element z miejsca rezerwy { $slot }
do-place = Połóż element (ćwierćobroty: { $k }) na polu: { $cell }
do-lift = Podnieś luźny element
do-reserve = Odłóż element na miejsce rezerwy { $slot }
do-put_back = Odłóż element odkryty na stół
do-peek = Obejrzyj stos { $stack }
do-stop_peek = Odłóż oglądany stos
do-flip = Odwróć klepsydrę na następny krąg
do-finish = Zakończ budowę na polu startowym { $space }
do-pick_space = Wystartuj z pola { $space }
do-fix_ship = Napraw statek
do-place_crew = Wpuść załogę na pokład; brązowy kosmita: { $brown }, fioletowy kosmita: { $purple }
do-roll = Rzuć kośćmi
do-declare = Ogłoś moc
do-answer_hit = { $protect ->
    [true] Osłoń statek: { $pay }
   *[other] Przyjmij trafienie
}
do-keep_piece = Leć dalej z częścią wokół pola: { $cell }
do-lose_crew = Oddaj członków załogi
do-lose_goods = Oddaj towary
do-load = Załaduj towary
do-land = Wyląduj na planecie { $planet }
do-pass = Przeleć obok
do-accept = Przyjmij ofertę
do-decline = Odrzuć ofertę
do-continue = Kontynuuj lot
do-give_up = Zrezygnuj z lotu
do-choose_title = Zachowaj tytuł { $title }
do-seen = Obejrzane rozliczenie
do-ready = Następny lot może się zacząć

# O co gra pyta
ask-go = Kto jest gotów, woła „Naprzód!”
ask-countdown = Budowa zaraz się zacznie.
ask-build = { $mine ->
    [yes] Zbuduj swój statek.
   *[no] Trwa budowa: { $who }.
}
ask-build-resting = { $mine ->
    [yes] Piasek się przesypał: buduj dalej albo odwróć klepsydrę.
   *[no] Piasek się przesypał.
}
ask-build-last = { $mine ->
    [yes] Piasek się przesypał: buduj dalej; kto skończył, może odwrócić klepsydrę po raz ostatni.
   *[no] Piasek się przesypał: kto skończył, może odwrócić klepsydrę po raz ostatni.
}
ask-pick-space = { $mine ->
    [yes] Stop. Wybierz pole startowe.
   *[no] Wybór pola startowego: { $who }.
}
ask-fix = { $mine ->
    [yes] Napraw statek: zaznacz, co trzeba usunąć.
   *[no] Naprawa statków: { $who }.
}
ask-crew = { $mine ->
    [yes] Kto poleci w twoich kabinach?
   *[no] Załoga wchodzi na pokład: { $who }.
}
ask-reveal = Czas przeczytać następną kartę.
ask-roll = { $mine ->
    [yes] Rzuć kośćmi.
   *[no] Kośćmi rzuca: { $who }.
}
ask-power = { $mine ->
    [yes] Ogłoś swoją moc.
   *[no] Moc ogłasza: { $who }.
}
ask-hit = { $mine ->
    [yes] Twój statek zaraz oberwie. Osłonić go?
   *[no] Zaraz oberwie: { $who }.
}
ask-piece = { $mine ->
    [yes] Twój statek się rozpadł. Która część leci dalej?
   *[no] Wybór części statku: { $who }.
}
ask-lose-crew = { $mine ->
    [yes] Wybierz, kogo tracisz.
   *[no] Strata załogi: { $who }.
}
ask-lose-goods = { $mine ->
    [yes] Wybierz, co oddajesz.
   *[no] Strata towarów: { $who }.
}
ask-load = { $mine ->
    [yes] Załaduj swoje towary.
   *[no] Załadunek: { $who }.
}
ask-land = { $mine ->
    [yes] Wyląduj na planecie albo przeleć obok.
   *[no] Planetę wybiera: { $who }.
}
ask-offer = { $mine ->
    [yes] Przyjmujesz ofertę?
   *[no] Nad ofertą myśli: { $who }.
}
ask-pause = { $mine ->
    [yes] Lecisz dalej czy rezygnujesz?
   *[no] Nad rezygnacją myśli: { $who }.
}
ask-score = { $mine ->
    [yes] Oto, co przyniósł lot.
   *[no] Rozliczenie ogląda: { $who }.
}
ask-title = { $mine ->
    [yes] Wybierz tytuł, który zachowasz.
   *[no] Tytuł wybiera: { $who }.
}
ask-next = { $mine ->
    [yes] Gotowość do następnego lotu?
   *[no] Jeszcze niegotowi: { $who }.
}

# Lekcja
ask-lesson-rummage = Wszyscy przebierają naraz, bez kolejek. Weź element z zakrytego stosu: zobaczysz go tylko ty.
ask-lesson-engine = Silnik: dysza celuje do tyłu, a pole za nią musi być wolne. Połóż go za kabiną.
ask-lesson-open = To, co ktoś odłożył, leży odkryte na stole i należy do tego, kto pierwszy weźmie. Weź ładownię.
ask-lesson-turn = Każdy element musi łączyć się ze statkiem. Obracaj ładownię, aż się połączy, i połóż ją na lewo od kabiny.
ask-lesson-cannon = Element jest luźny i można go podnieść, dopóki nie weźmiesz następnego. Dobierz jeszcze raz.
ask-lesson-wrong = Działo. Popełnij nim błąd: obróć lufę do tyłu i połóż je pod ładownią, obok silnika.
ask-lesson-lift = Pojedyncze przy podwójnym to błąd, tak samo gładki bok przy połączeniu. W kontroli kosztuje elementy: podnieś działo.
ask-lesson-right = Teraz obróć lufę do przodu i połóż działo przed kabiną: osłania stąd całą środkową kolumnę.
ask-lesson-finish = Gdy piasek się przesypie, wszyscy muszą przestać. Drugi statek jest już gotowy: zajmij i ty pole startowe.
ask-lesson-crew = Do każdej kabiny wchodzi dwoje kosmonautów, baterie są pełne. Lider odkrywa pierwszą z ośmiu przygód.
ask-lesson-meteors = Twoje działo zestrzeliło duży meteor, drugi statek stracił element. Małe odbijają się od gładkich boków. Leć dalej.
ask-lesson-space = W wolnej przestrzeni rakiety lecą tak daleko, jak mocne mają silniki. Bez mocy trzeba zrezygnować. Leć dalej.
ask-lesson-land = Planety dają towary i kosztują dni. Masz białą ładownię, a czerwone chcą czerwonej: wyląduj na planecie 2 albo 3.
ask-lesson-load = Załaduj, co chcesz wieźć. Czerwone, żółte, zielone i niebieskie dają na końcu 4, 3, 2 i 1 kredyt.
ask-lesson-end = Na końcu kredyty daje kolejność i sprzedane towary, a każdy utracony element kosztuje 1. Wygrywa najbogatszy.

# Co się stało
event-tile-drawn = { $seat }: element z zakrytego stosu.
event-own-tile-drawn = Twój element: { $tile }.
event-tile-taken = { $seat } bierze ze stołu: { $tile }.
event-reserve-taken = { $seat } bierze z rezerwy: { $tile }.
event-tile-placed = { $seat } kładzie: { $tile }.
event-tile-lifted = { $seat } podnosi znowu: { $tile }.
event-tile-reserved = { $seat } rezerwuje: { $tile }.
event-tile-put-back = { $seat } odkłada: { $tile }.
event-stack-taken = { $seat } ogląda stos { $stack }.
event-stack-seen = Oglądasz stos { $stack }.
event-stack-returned = { $seat } odkłada stos { $stack }.
event-flight-prepared = { $flight ->
    [1] Lot przygotowany
   *[other] Lot { $flight } przygotowany
}: { $level ->
    [learning] nauka jazdy
   *[other] poziom { $level }
}.
event-titles-drawn = Tytuły tej wyprawy: { $titles }.
event-go-called = { $seat ->
    [null] „Naprzód!” woła zegar.
   *[other] „Naprzód!” woła { $seat }.
}
event-building-began = Budowa się zaczyna.
event-glass-flipped = { $seat ->
    [null] Klepsydra się odwraca: krąg { $circle }.
   *[other] { $seat } odwraca klepsydrę: krąg { $circle }.
}
event-sand-ran-out = Piasek na kręgu { $circle } się przesypał.
event-seat-stopped = { $seat } musi przerwać budowę.
event-last-builder-called = { $seat } buduje jako ostatni statek i ma mało czasu.
event-space-taken = { $seat } zajmuje pole startowe { $space }.
event-building-ended = { $reason ->
    [all-finished] Wszystkie statki są gotowe.
    [sand] Piasek się przesypał: koniec budowy.
    [cap] Czas minął: koniec budowy.
   *[other] Czas ostatniego statku minął.
}
event-ship-faulty = Statek ma błędy: { $seat }.
event-ship-fixed = Statek naprawiony: { $seat }.
event-reserve-lost = { $seat } traci elementy z rezerwy.
event-crew-boarded = { $seat } ma załogę na pokładzie: { $crew }.
event-departed = Start: { $order }.
event-card-revealed = Karta { $number }: { $card }.
event-card-began = Rozgrywamy: { $card }.
event-planet-landed = { $seat } ląduje na planecie { $planet }.
event-planet-passed = { $seat } przelatuje obok.
event-power-declared = { $kind ->
    [cannons] { $seat } ogłasza siłę ognia: { $points }.
   *[other] { $seat } ogłasza moc silników: { $points }.
}
event-days-passed = { $days ->
    [1] { $seat } zyskuje dzień lotu.
    [few] { $seat } leci { $days } dni naprzód.
    [many] { $seat } leci { $days } dni naprzód.
   *[words] { $seat } { $days }.
}
event-dice-rolled = { $seat } rzuca: { $dice }.
event-threat-met = { $how ->
    [miss] { $seat }: pudło.
    [bounce] { $seat }: odbija się.
    [shot-down] { $seat } zestrzeliwuje zagrożenie.
    [stopped] { $seat }: osłona wytrzymuje.
   *[other] { $seat }: trafienie.
}
event-tile-destroyed = { $seat } traci: { $tile }.
event-ship-broke = { $seat }: statek rozpada się na { $pieces } części.
event-piece-kept = { $seat } leci dalej z jedną częścią.
event-alien-lost = { $seat } traci kosmitę: { $colour }.
event-crew-lost = { $seat } traci członków załogi.
event-goods-lost = { $seat } traci towary: { $cubes }.
event-batteries-lost = { $seat } płaci znacznikami baterii.
event-goods-loaded = { $seat } ładuje: { $cubes }.
event-credits-won = { $credits ->
    [one] { $seat } dostaje 1 kredyt.
    [few] { $seat } dostaje { $credits } kredyty.
   *[other] { $seat } dostaje { $credits } kredytów.
}
event-enemy-met = { $how ->
    [lost] { $seat } przegrywa z wrogiem.
    [drew] { $seat } i wróg mają równe siły.
   *[other] { $seat } pokonuje wroga.
}
event-offer-taken = { $seat } przyjmuje ofertę.
event-offer-declined = { $seat } odrzuca ofertę.
event-parameter-compared = { $kind ->
    [crew] Najmniej załogi: { $loser }.
    [engines] Najmniejsza moc silników: { $loser }.
   *[other] Najmniejsza siła ognia: { $loser }.
}
event-sabotage-missed = { $seat }: sabotaż w nic nie trafia.
event-card-ignored = { $card }: nikogo to nie dotyczy.
event-answer-given = { $seat }: odpowiedź oddana.
event-answered-by-clock = { $seat }: decyduje zegar.
event-seat-gave-up = { $reason ->
    [no-power] { $seat } nie ma mocy silników i rezygnuje.
    [no-human] { $seat } nie ma ludzi na pokładzie i rezygnuje.
    [lapped] { $seat } traci całe okrążenie i rezygnuje.
   *[other] { $seat } rezygnuje z lotu.
}
event-flight-scored = Lot rozliczony.
event-title-scored = { $title }: tytuł dostaje { $holder }.
event-titles-dealt = Tytuły rozdaje los.
event-title-kept = { $seat } zachowuje tytuł { $title }.
event-title-defended = { $defended ->
    [true] { $seat } broni tytułu { $title }: { $credits ->
        [one] 1 kredyt
        [few] { $credits } kredyty
       *[other] { $credits } kredytów
    }.
   *[other] { $seat } nie broni tytułu { $title }.
}
event-score-seen = { $seat }: rozliczenie obejrzane.
event-seat-ready = { $seat }: gotowość do lotu.
event-match-ended = Koniec rozgrywki.

# Dlaczego nie
refuse-aliens-first = Najpierw odchodzą kosmici.
refuse-already-answered = Odpowiedź już padła.
refuse-already-finished = Twoja budowa jest zakończona.
refuse-bad-rotation = Element obraca się o 0 do 3 ćwierćobrotów.
refuse-cell-taken = Tam już leży element.
refuse-cube-not-available = Takiej kostki nie ma do załadowania.
refuse-duplicate-cell = To samo jest podane dwa razy.
refuse-flip-needs-finished = Na ostatni krąg odwraca klepsydrę tylko ten, kto skończył budowę.
refuse-game-over = Rozgrywka jest skończona.
refuse-give-up-off = W tym locie nie wolno rezygnować.
refuse-hand-empty = Twoja ręka jest pusta.
refuse-hand-not-empty = W ręce jest już element.
refuse-heap-empty = Zakryty stos jest pusty.
refuse-keep-removed = Element, który ma zostać, jest zaznaczony do usunięcia.
refuse-load-limit = Wolno załadować tylko dwie nowe kostki.
refuse-no-battery-there = Tam nie ma znacznika baterii.
refuse-no-cabin = Nie zostałaby żadna kabina.
refuse-no-crew-there = Tam nikogo nie ma.
refuse-no-cube-there = Tam nie ma kostki.
refuse-no-end-of-building = Bez klepsydry budowa musi mieć ograniczenie.
refuse-no-hourglass = W tym locie nie ma klepsydry.
refuse-no-humans = Musi lecieć co najmniej jeden człowiek.
refuse-no-life-support = Do tej kabiny nie jest podłączone podtrzymywanie życia w tym kolorze.
refuse-no-stacks = W tym locie nie ma czego oglądać.
refuse-no-such-planet = Nie ma takiej planety.
refuse-no-such-slot = Nie ma takiego miejsca rezerwy.
refuse-no-such-space = Nie ma takiego pola startowego.
refuse-no-such-stack = Nie ma takiego stosu.
refuse-no-such-tile = Tego elementu nie ma na stole.
refuse-no-tile-there = Tam nie ma elementu.
refuse-not-a-cabin = To nie jest kabina.
refuse-not-a-double = To nie jest podwójna część.
refuse-not-a-hold = Trzeba podać każdą ładownię i nic więcej.
refuse-not-a-piece = Tam nie ma części twojego statku.
refuse-not-asked = To pytanie już minęło.
refuse-not-dearest = Najpierw oddaje się najdroższe towary.
refuse-not-due = Jeszcze nie czas na to.
refuse-not-enough-batteries = Masz za mało znaczników baterii.
refuse-not-flying = Już nie lecisz.
refuse-not-joined = Tam element nie połączy się ze statkiem.
refuse-not-peeking = Nie trzymasz żadnego stosu.
refuse-not-seated = Nie masz miejsca w tej rozgrywce.
refuse-not-your-roll = Kośćmi rzuca kto inny.
refuse-not-your-title = To nie twój tytuł.
refuse-not-your-turn = Teraz pytanie nie jest do ciebie.
refuse-nothing-added = Najpierw dołóż element do statku.
refuse-nothing-loose = Żaden twój element nie jest luźny.
refuse-outside-area = To leży poza obszarem budowy.
refuse-over-capacity = Ładownia jest na to za mała.
refuse-peeking = Najpierw odłóż stos.
refuse-planet-taken = Ktoś już tam wylądował.
refuse-red-in-white = Czerwone kostki trafiają tylko do czerwonych ładowni.
refuse-reserve-full = Oba miejsca rezerwy są zajęte.
refuse-reserve-off = W tym locie nie ma rezerwy.
refuse-reserved-not-returnable = Element z rezerwy nie wraca na stół.
refuse-same-cabin = Dwóch kosmitów nie mieszka w jednej kabinie.
refuse-sand-running = Piasek jeszcze się sypie.
refuse-slot-empty = Na tym miejscu rezerwy nic nie leży.
refuse-slot-taken = To miejsce rezerwy jest zajęte.
refuse-space-taken = To pole startowe jest zajęte.
refuse-stack-hidden = Czwartego stosu nie wolno oglądać.
refuse-stack-taken = Ktoś trzyma ten stos.
refuse-start-cabin = W kabinie początkowej nie mieszka kosmita.
refuse-still-illegal = Statek wciąż miałby błędy.
refuse-tile-gone = Tego elementu nie ma już na stole: szybciej sięgnęła po niego inna osoba.
refuse-would-be-illegal = To byłby błąd w twoim statku.
refuse-wrong-count = Wybierz dokładnie tyle, ile trzeba.
refuse-wrong-phase = Teraz nie można tego zrobić.

reason-succeeded = Lot skończony.
reason-nobody-succeeded = Nikt nie wrócił z zyskiem.
draw-heap = Kolejność zakrytego stosu
draw-stacks = Karty w stosach
draw-deck = Kolejność talii
draw-top-card = Pierwsza karta
draw-die = Kość
draw-start-spaces = Pola startowe tych, którym minął czas
draw-titles-drawn = Tytuły wyprawy
draw-titles-dealt = Kto dostaje który tytuł

# Plansza: budowa
board-ship = Statek pośrodku
board-ship-of = Statek: { $name }, { $tiles ->
    [one] 1 element
    [few] { $tiles } elementy
   *[other] { $tiles } elementów
}, odsłonięte połączenia: { $exposed }
board-top = Czas i liczby
board-bench = Ręka i rezerwa
board-pool = Pula
board-table = Odkryte elementy
board-table-empty = Jeszcze nic nie leży odkryte. Dobierz z zakrytego stosu.
board-draw = Dobierz z zakrytego stosu, zostało { $left }
board-filter = Pokaż rodzaje
board-filter-all = wszystkie
board-filter-cabins = kabiny
board-filter-engines = silniki
board-filter-cannons = działa
board-filter-shields = osłony
board-filter-batteries = baterie
board-filter-holds = ładownie
board-filter-support = podtrzymywanie życia
board-filter-structure = moduły strukturalne
board-hand = W ręce: { $tile }
board-hand-hidden = Element w ręce
board-hand-empty = Ręka jest pusta
board-hand-none = pusta ręka
board-turn-left = Obróć w lewo
board-turn-right = Obróć w prawo
board-put-back = Odłóż na stół
board-lift = Podnieś znowu
board-reserve = Rezerwa
board-reserve-short = Rezerwa
board-reserve-free = Miejsce rezerwy { $slot }, wolne
board-reserve-holds = Miejsce rezerwy { $slot }: { $tile }
board-stacks = Przygody
board-stacks-none = W tym locie nie ma czego oglądać.
board-stack = Zajrzyj do stosu { $stack }
board-stack-hidden = Czwarty stos jest zakryty
board-stack-held = Stos { $stack } trzyma { $name }
board-peeking = Stos { $stack }
board-stop-peek = Odłóż
board-starts = Pola startowe
board-start = Pole startowe { $space }, nagroda { $prize }
board-start-taken = Pole startowe { $space }: { $name }
board-finish = Koniec budowy
board-finish-hint = Naciśnij pole dwa razy, aby skończyć.
board-finish-again = Naciśnij znowu: potem nie można już budować.
board-pick-start = Wybierz pole startowe
board-glass = Klepsydra
board-circle = Krąg { $circle } z { $circles }
board-sand = Pozostały piasek
board-sand-runs = Piasek się sypie
board-sand-stands = Piasek stoi
board-sand-last = Ostatni bieg
board-rests = Piasek się przesypał. Odwrócić może każdy.
board-rests-last = Piasek się przesypał. Odwrócić może, kto skończył.
board-flip = Odwróć
board-flip-last = Po raz ostatni.
board-flip-locked = Najpierw zakończ budowę.
board-no-glass = bez klepsydry
board-time = Pozostały czas
board-fleet = Inne statki
board-alone = Lecisz w pojedynkę.
board-look-at = Obejrzyj statek: { $name }
board-close = Zamknij
board-stamp = Gotowe
board-does-builds = buduje
board-does-holds = element w ręce
board-does-peeks = ogląda stos { $stack }
board-does-finished = skończone
board-does-stopped = stop
board-does-answered = gotowe
board-does-away = poza stołem
board-out-no-power = bez mocy
board-out-no-human = bez załogi
board-out-lapped = stracone okrążenie
board-out-wish = rezygnacja
board-figures = Liczby: { $name }
board-figure-engines = Moc silników: { $value }
board-figure-fire = Siła ognia: { $value }
board-figure-shields = Osłony: { $value }
board-figure-cabins = Kabiny załogi: { $value }
board-figure-crew = Załoga: { $value }
board-figure-batteries = Znaczniki baterii: { $value }
board-figure-holds = Towary: { $value }
board-figure-exposed = Odsłonięte połączenia: { $value }
board-figure-lost = Elementy utracone: { $value }
board-figure-credits = Kredyty: { $value }
board-go = Naprzód!
board-go-hint = Dobieraj, obracaj, spawaj: statek rośnie, póki sypie się piasek.
board-shout = Naprzód!
board-tabs = Co leży poniżej
board-tab-pool = Pula
board-tab-stacks = Karty
board-tab-starts = Koniec
board-tab-fleet = Inni
board-tab-card = Karta
board-tab-track = Trasa
board-phase-go = Przed startem
board-phase-countdown = Trzy, dwa, jeden
board-phase-build = Budowa
board-phase-start_pick = Pola startowe
board-tile = { $kind }; góra: { $n }, prawo: { $e }, dół: { $s }, lewo: { $w }
board-side-0 = gładko
board-side-1 = pojedyncze
board-side-2 = podwójne
board-side-3 = uniwersalne
board-cell = kolumna{"\u00A0"}{ $column }, rząd{"\u00A0"}{ $row }
board-cell-free = wolne
board-cell-outside = poza obszarem budowy
board-way = { $way }: { $how }
board-way-n = góra
board-way-e = prawo
board-way-s = dół
board-way-w = lewo
board-meets-joined = połączone
board-meets-wrong = nie pasuje
board-meets-plain = gładko przy gładkim
board-meets-open = odsłonięte połączenie
board-meets-free = gładko
board-loose = jeszcze luźny
board-humans = { $humans ->
    [one] 1 człowiek
   *[other] { $humans } ludzi
}
board-alien-brown = brązowy kosmita
board-alien-purple = fioletowy kosmita
board-tokens = { $tokens ->
    [one] 1 znacznik baterii
    [few] { $tokens } znaczniki baterii
   *[other] { $tokens } znaczników baterii
}
board-cubes = Kostki { $colours }
board-told-drawn = Dobrane: { $tile }
board-told-taken = W ręce: { $tile }
board-told-placed = Położone: { $cell }
board-told-back = Odłożone
board-told-reserved = Odłożone na miejsce rezerwy { $slot }
board-told-returned = Stos leży na swoim miejscu
board-key-others = Następny statek
board-key-finish = Koniec na najlepszym wolnym polu (dwa razy)
board-key-draw = Dobierz z zakrytego stosu
board-key-table = Następny odkryty element
board-key-slot = Miejsce rezerwy { $slot }
board-key-peek = Zajrzyj do stosu
board-key-cursor = Chodź po statku
board-key-place = Połóż element tutaj
board-none = brak

# Plansza: kontrola, załoga, lot, rozliczenie
board-asked = O co gra pyta
board-wait = Czekamy na innych.
board-between = Postój przed następną kartą.
board-error-bad-join = Pojedyncze przy podwójnym
board-error-smooth-join = Połączenie przy gładkim boku
board-error-engine-direction = Silnik nie wskazuje do tyłu
board-error-engine-blocked = Element za silnikiem
board-error-cannon-blocked = Element przed działem
board-error-split = Bez połączenia ze statkiem
board-error-outside-area = Poza obszarem budowy
board-fix-none = Twój statek jest w porządku.
board-fix-others = Trwa naprawa statków.
board-fix-result = Zostaje: { $kept } · przepada: { $lost }, w tym odpada: { $falls }
board-fix = Napraw tak
board-suggest = Podpowiedz
board-clear = Wyczyść
board-piece = { $tiles ->
    [one] Część: 1 element
    [few] Część: { $tiles } elementy
   *[other] Część: { $tiles } elementów
} ({ $cell })
board-crew = Wszyscy na pokład
board-crew-done = Twoja załoga jest na pokładzie.
board-crew-brown = Brązowy kosmita (+2 silniki): { $cell }
board-crew-purple = Fioletowy kosmita (+2 ogień): { $cell }
board-power-engines = Moc silników
board-feed = Zasil: { $cell } (+{ $gain })
board-declare = Ogłoś { $value }
board-hit = Bez ochrony: { $cell }
board-take-hit = Przyjmij trafienie
board-protect = Chroń
board-keep = Lecę dalej: { $name }
board-give = Oddaję
board-bin = Wyrzucone
board-throw = Wyrzuć: { $colour }
board-stow = Załaduj: { $colour }
board-cube = { $colour } kostka
board-cube-R = czerwona
board-cube-Y = żółta
board-cube-G = zielona
board-cube-B = niebieska
board-best = Najlepiej
board-load = Tak ładuję
board-leave = Rezygnując teraz, kończysz z wynikiem: { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[other] { $credits } kredytów
}. Powrotu nie ma.
board-do-roll = Rzut
board-do-land = Planeta { $planet }
board-do-pass = Przelatuję obok
board-do-accept = Biorę
board-do-decline = Nie biorę
board-do-continue = Lecę dalej
board-do-give-up = Rezygnuję
board-do-choose-title = Tytuł: { $title }
board-do-seen = Obejrzane
board-do-ready = Gotowe
board-track = Plansza lotu
board-flies = { $name } na polu { $position }
board-leads = prowadzi
board-behind = { $days ->
    [one] 1 dzień za
   *[other] { $days } dni za
}
board-card = Karta
board-no-card = Pierwsza karta przyjdzie po starcie.
board-flown = Lot się skończył.
board-deck = Karta { $number }, zostało { $left }
board-dice = Rzut: { $sum }
board-strength = Siła { $strength }
board-crew-lost = Załoga{"\u00A0"}−{ $crew }
board-crew-needed = Potrzebna załoga: { $crew }
board-goods-lost = Towary{"\u00A0"}−{ $goods }
board-credits = { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[other] { $credits } kredytów
}
board-days-lost = { $days ->
    [one] −1 dzień
   *[other] −{ $days } dni
}
board-least-crew = Najmniej załogi
board-least-engines = Najmniejsza moc silników
board-least-cannons = Najmniejsza siła ognia
board-penalty-days = { $much ->
    [one] −1{"\u00A0"}dzień
   *[other] −{ $much }{"\u00A0"}dni
}
board-penalty-crew = załoga{"\u00A0"}−{ $much }
board-penalty-goods = towary{"\u00A0"}−{ $much }
board-threat = { $threat ->
    [LN] duży meteor z przodu
    [LE] duży meteor z prawej
    [LS] duży meteor z tyłu
    [LW] duży meteor z lewej
    [sN] mały meteor z przodu
    [sE] mały meteor z prawej
    [sS] mały meteor z tyłu
    [sW] mały meteor z lewej
    [HN] ciężki strzał z przodu
    [HE] ciężki strzał z prawej
    [HS] ciężki strzał z tyłu
    [HW] ciężki strzał z lewej
    [lN] lekki strzał z przodu
    [lE] lekki strzał z prawej
    [lS] lekki strzał z tyłu
   *[other] lekki strzał z lewej
}
board-card-slavers = Łowcy niewolników
board-card-smugglers = Przemytnicy
board-card-pirates = Piraci
board-card-stardust = Gwiezdny pył
board-card-open-space = Wolna przestrzeń
board-card-meteors = Skupisko meteorów
board-card-planets = Planety
board-card-combat = Strefa walk
board-card-abandoned-ship = Opuszczony statek
board-card-abandoned-station = Opuszczona stacja
board-card-epidemic = Epidemia
board-card-sabotage = Sabotaż
board-effect-stardust = Każde odsłonięte połączenie kosztuje dzień.
board-effect-open-space = Tyle dni naprzód, ile mocy silników. Bez mocy lot się kończy.
board-effect-epidemic = W połączonych zajętych kabinach ubywa po jednej osobie.
board-effect-sabotage = Kości wskazują element statku o najmniejszej załodze.
board-effect-meteors = Każdy leci linią z rzutu dwiema kośćmi, tą samą przez wszystkie statki.
board-effect-planets = Po kolei można wylądować na wolnej planecie, wziąć towary i stracić dni.
board-effect-enemy = Mierzy się ze statkami po kolei: słabsze cierpią, pierwszy silniejszy wygrywa.
board-effect-offer = Po kolei mogą skorzystać załogi dość liczne, aż ktoś się zgodzi.
board-effect-combat = W każdej linii cierpi najsłabszy statek.
board-score = Rozliczenie lotu
board-score-order = Kolejność
board-score-beauty = Najpiękniejszy statek
board-score-titles = Tytuły
board-score-goods = Sprzedane towary
board-score-lost = Elementy utracone
board-score-forgiven = Darowany dług
board-score-total = Kredyty

# The board: what happens in flight
board-crew-effect = Kosmita daje +2 i zajmuje miejsce dwojga ludzi.
board-power-cannons = Siła ognia
board-power-strength = siła wroga
board-power-least = najmniej dotąd
board-power-won = Wygrywasz.
board-power-drew = Remis: nic się nie dzieje.
board-power-lost = Przegrywasz.
board-power-first = Ogłaszasz jako pierwsza osoba.
board-power-yours = Byłoby to najmniej.
board-power-theirs = To nie najmniej.
board-power-days = { $value ->
    [0] Ani dnia naprzód: trzeba by zrezygnować
    [one] 1 dzień naprzód
   *[other] { $value } dni naprzód
}.
board-power-tokens = Znaczniki baterii: { $spent } z { $tokens }
board-hit-tiles = { $lost ->
    [one] −1 element
    [few] −{ $lost } elementy
   *[other] −{ $lost } elementów
}
board-hit-breaks = Statek pęka na { $pieces } części.
board-hit-protected = Z ochroną
board-hit-token = −1 znacznik
board-hit-left = { $tokens ->
    [one] zostaje 1 znacznik
    [few] zostają { $tokens } znaczniki
   *[other] zostaje { $tokens } znaczników
}
board-keep-left = { $tiles ->
    [one] Część { $name }: 1 element.
    [few] Część { $name }: { $tiles } elementy.
   *[other] Część { $name }: { $tiles } elementów.
}
board-keep-nobody = Bez ludzi na pokładzie: trzeba będzie zrezygnować.
board-keep-piece = { $tiles ->
    [one] { $name }: 1 element
    [few] { $name }: { $tiles } elementy
   *[other] { $name }: { $tiles } elementów
}
board-lose-crew = Do oddania z załogi: { $chosen } z { $much }
board-lose-goods = Do oddania: { $chosen } z { $much }
board-human = człowiek
board-token = znacznik baterii
board-alike = { $what } { $number }
board-unload = Opróżnij
board-land = Lądowanie kosztuje: { $days ->
    [one] 1 dzień
   *[other] { $days } dni
}.
board-pause = Lecisz do następnej karty?
board-leave-not = Nie, lecę dalej
board-leave-now = Tak, rezygnuję
board-covered = Zakryte, dopóki partia stoi.
board-fate-out = Już nie lecisz.
board-fate-stardust = { $exposed ->
    [0] Bez odsłoniętych połączeń: nie tracisz dni.
    [one] 1 odsłonięte połączenie: tracisz 1 dzień.
    [few] { $exposed } odsłonięte połączenia: tracisz { $exposed } dni.
   *[other] { $exposed } odsłoniętych połączeń: tracisz { $exposed } dni.
}
board-fate-open-space = Moc silników { $power }: o tyle dni naprzód.
board-fate-no-engine = Bez mocy silników: trzeba będzie zrezygnować.
board-fate-meteors = Każdy leci linią z rzutu dwiema kośćmi. Małe odbijają się od gładkich boków, duże zatrzyma tylko działo tej linii.
board-fate-planets = { $days ->
    [one] Kto ląduje, ładuje towary i traci 1 dzień.
   *[other] Kto ląduje, ładuje towary i traci { $days } dni.
}
board-fate-enemy = Twoja siła ognia { $fire } przeciw { $strength }.
board-fate-alone = Lecisz w pojedynkę: nic się nie dzieje.
board-fate-combat = W każdej linii cierpi najsłabszy statek.
board-fate-too-few = Za mało załogi: { $crew } z { $needed }.
board-fate-crew = Zostanie na nim { $needed } z twojej załogi ({ $crew }).
board-fate-offer = Załogi wystarczy: { $crew }, potrzeba { $needed }.
board-fate-epidemic = W połączonych zajętych kabinach ubywa po jednej osobie.
board-fate-sabotage = Trafia statek o najmniejszej załodze; u ciebie { $crew }.
board-sum-engines = { $seat } ogłasza moc silników { $value }.
board-sum-cannons = { $seat } ogłasza siłę ognia { $value }.
board-sum-days-lost = { $days ->
    [one] { $seat } traci 1 dzień.
   *[other] { $seat } traci { $days } dni.
}
board-sum-days-won = { $days ->
    [one] { $seat } leci 1 dzień naprzód.
   *[other] { $seat } leci { $days } dni naprzód.
}
board-days-back = { $days ->
    [one] traci 1 dzień
   *[other] traci { $days } dni
}
board-no-goods = nic
board-cubes-alike = { $many } × { $colour }
board-sum-crew-lost = { $crew ->
    [one] { $seat } traci 1 osobę z załogi.
    [few] { $seat } traci { $crew } osoby z załogi.
   *[other] { $seat } traci { $crew } osób z załogi.
}
board-in-column = kolumna { $line }
board-in-row = rząd { $line }
board-met-miss = pudło
board-met-bounce = odbija się
board-met-shot-down = zestrzelenie
board-met-stopped = osłona trzyma
board-met-hit = trafienie
board-met-lost = { $lost ->
    [one] traci 1 element
    [few] traci { $lost } elementy
   *[other] traci { $lost } elementów
}
board-order = Kolejność lotu
board-danger-nobody = Bez ludzi na pokładzie: trzeba będzie zrezygnować.
board-danger-lapped = { $days ->
    [one] Jeszcze 1 dzień i lider cię zdubluje.
   *[other] Jeszcze { $days } dni i lider cię zdubluje.
}
board-danger-is-lapped = Lider cię zdublował: jeśli nie nadrobisz, twój lot kończy się z tą kartą.
board-titles = Tytuły
board-title-T1 = ładownie z towarem
board-title-T2 = osłony i podwójne elementy
board-title-T3 = drogi kosmitów do najbliższej kabiny
board-title-T4 = kabiny z widokiem
board-title-T5 = elementy
board-title-T6 = najdłuższy korytarz
board-gold-T1 = Z karty najwyżej dwie nowe kostki.
board-gold-T2 = Każda bateria zaczyna z jednym znacznikiem mniej.
board-gold-T3 = Najpierw giną kosmici.
board-gold-T4 = Jeden człowiek w kabinie załogi.
board-gold-T5 = Koniec budowy z początkiem ostatniego piasku.
board-gold-T6 = Małe meteory nigdy się nie odbijają.
board-sand-left = Piasku na { $seconds } s
board-key-answer = Potwierdź to, co jasne
board-key-choose = { $name }
board-key-mark = Zaznacz element pod kursorem
