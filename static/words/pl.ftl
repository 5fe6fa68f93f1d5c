# Pokój to miejsce, do którego prowadzi link: otwiera się go i zamyka. Stół to miejsca tych, którzy w nim grają. Partia to jedna gra od początku do końca.

# Serwis
site-name = Obserwatorium
site-line = Pokoje do gier planszowych
language = Język
language-pl = Polski
language-en = English
site-rooms = Pokoje
site-links = Strony
theme = Ciemno lub jasno
skip = Do treści
loading = Nakrywamy do stołu…
stuck = Strona nie wczytała się do końca.
stuck-again = Wczytaj ponownie
no-script = Do gry potrzebny jest JavaScript. Trzeba go włączyć dla tej strony.
close = Zamknij
about-source = Gra się za darmo i bez konta.

# Strona główna
front-title =
    Otwórz pokój.
    Wyślij link.
    Grajcie.
front-line = Gry planszowe dla tych, którzy dziś wieczorem są w różnych miejscach. Bez konta i bez instalowania: kto ma link, siada do stołu albo patrzy.
front-games = W co gramy?
front-open = Otwórz pokój
front-options = Opcje
front-seldom = Opcje rzadko zmieniane
front-join = Masz kod?
front-join-line = Wpisz kod pokoju, żeby od razu do niego wejść.
front-code = Kod pokoju
front-join-go = Dołącz
front-picture = Kopuła teleskopu na wzgórzu nocą, z jej szczeliny pada światło; nad nią gwiazdozbiór pięciu gwiazd.
front-how = Jak to działa
front-how-1 = Otwórz pokój. To cztery sekundy.
front-how-2 = Wyślij link. Wystarczy wpisać imię, nic więcej.
front-how-3 = Gra się w przeglądarce, także w telefonie. Wolne miejsce zajmie bot.
front-empty = Nie zainstalowano jeszcze żadnej gry.

# Lista pokojów
lobby = Otwarte pokoje
lobby-line = Pokoje, do których może przyjść każdy. Usiądź tam, gdzie jest wolne miejsce, albo obejrzyj partię.
lobby-narrow = Pokaż
lobby-all = Wszystkie
lobby-only-free = Wolne miejsca
lobby-only-playing = W grze
lobby-every-game = Każda gra
lobby-empty = Teraz nie ma otwartych pokojów. Otwórz swój: to cztery sekundy.
lobby-join = Usiądź
lobby-watch = Oglądaj
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
lobby-playing = W grze
lobby-full = Brak miejsc
lobby-since-open = czeka { $time }
lobby-since-playing = trwa { $time }
lobby-since-full = czeka { $time }
lobby-bots = { $count ->
    [one] bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
lobby-pages = Strony listy
lobby-page = Strona { $page } z { $pages }
lobby-earlier = Poprzednia
lobby-later = Następna
lobby-offline = Brak połączenia. Ta lista może być nieaktualna.
time-moment = chwilę
time-minutes = { $count } min
time-hours = { $count } godz.
front-joinable = Pokoje, do których można dołączyć
front-all-rooms = Wszystkie otwarte pokoje
front-anywhere = Dołącz do kogoś
front-against-bot = Zagraj z botem
opening-who = Kto może przyjść
opening-by-link = Z linkiem
opening-public = Każdy
opening-level = Siła botów
option-seats = Miejsca
opening-absent = Gdy kogoś długo nie ma
opening-absent-bot = zastępuje bot, aż do powrotu
opening-absent-defaults = decyduje zegar
opening-absent-remove = wypada z partii
opening-chat = Rozmowa
opening-chat-free = własne słowa
opening-chat-phrases = tylko gotowe zwroty
opening-delay = Widzowie widzą partię
opening-delay-none = od razu
opening-delay-moves-3 = 3 ruchy później
opening-delay-seconds-30 = 30 sekund później
opening-delay-seconds-120 = 2 minuty później
opening-watchers = W trakcie partii stół wie o widzach
opening-watchers-counted = tylko ilu ich jest
opening-watchers-named = także, jak się nazywają

# Strony błędów
to-front = Na stronę główną
not-found-title = Nie ma takiej strony
not-found-line = Może link zgubił po drodze literę. Linki do pokojów mają na końcu długi kod.
room-lost-title = Nie ma takiego pokoju
room-lost-line = Może link zgubił po drodze literę. Poproś o niego jeszcze raz albo otwórz swój pokój.
offline-title = Brak połączenia
offline-line = Ta przeglądarka nie może się teraz z nami połączyć. Nic nie przepadło: partie są zapisane, a ta strona wróci sama.
offline-again = Spróbuj jeszcze raz
forbidden-title = Tu nie można wejść
forbidden-line = Ta strona nie jest dla ciebie dostępna.
bad-request-title = To zapytanie nie miało sensu
bad-request-line = Coś w nim było nie tak. Wróć i spróbuj jeszcze raz.
server-error-title = Coś się tu zepsuło
server-error-line = To nasz błąd i już o nim wiemy. Trwające partie są bezpieczne; spróbuj za chwilę.
csrf-title = Formularz był za stary
csrf-line = Strona była otwarta zbyt długo albo ciasteczka są wyłączone. Wróć, odśwież stronę i spróbuj jeszcze raz.

# Przed startem
your-name = Twoje imię
sit-down = Usiądź
stand-up = Wstań
or-watch = Albo tylko popatrz: już to robisz, imię nie jest do tego potrzebne.
ready = Można zaczynać
not-ready-after-all = Chwila, jeszcze nie
rematch = Rewanż
rematch-wanted = { $count ->
    [one] Rewanżu chce { $people }.
    [few] Rewanżu chcą { $people }.
   *[many] Rewanżu chcą { $people }.
}
to-table = Wróć do stołu
next-match-on = Zaczęła się następna partia.
waits-for-you = { $count ->
    [one] { $people } czeka na ciebie.
   *[other] { $people } czekają na ciebie.
}
options-all = Wszystkie opcje
options-usual = Zwykłe opcje tej gry
sit-here = Usiądź tu
sit-here-at = Usiądź tu: { $seat }
waiting-seats = { $count ->
    [one] Gotowe. Jedno miejsce jest jeszcze wolne.
    [few] Gotowe. { $count } miejsca są jeszcze wolne.
    [many] Gotowe. { $count } miejsc jest jeszcze wolnych.
   *[other] Gotowe. { $count } miejsca są jeszcze wolne.
}
waiting-ready = Gotowe. Czekamy na: { $names }.
full-watching = Pokój jest pełny. Oglądasz grę.
watching = { $count ->
    [0] Nikt nie patrzy.
    [one] Patrzy { $count } osoba.
    [few] Patrzą { $count } osoby.
    [many] Patrzy { $count } osób.
   *[other] Patrzy { $count } osoby.
}
seat-number = Miejsce { $number }
seat-free = Wolne miejsce
staff = Obsługa
seat-you = to ty
seat-ready = w gotowości
seat-not-ready = jeszcze nie w{"\u00a0"}gotowości
side-unknown = strona jeszcze nieustalona
lamp-here = na linii
lamp-here-lag = na linii, { $lag } ms
lamp-lag = { $lag } ms
lamp-away = poza stołem
bot-name = Bot ({ $level })
bot-numbered = Bot { $number } ({ $level })
bot-add = Bot: { $level }
bot-remove = Zabierz: { $name }
invite-label = Zaproś linkiem
invite-copy = Kopiuj
invite-copied = Skopiowano
invite-share = Udostępnij
invite-first = Nie ma tu jeszcze nikogo innego. Wyślij link:
who-public = Ten pokój jest na liście otwartych pokojów; link też działa.
invite-preview = Przy stole: { $people }.
invite-picture = Link jako obrazek dla aparatu w telefonie
invite-hint = Kto otworzy link, może usiąść albo patrzeć. Telefon obok wystarczy skierować na obrazek.
invite-text = Chodź zagrać:
invite-copied-link = Link skopiowany: kto go ma, może patrzeć albo zająć wolne miejsce.
invite-copy-link = Kopiuj link do tego pokoju

# Wiersz tury
turn-line = Czyj ruch
your-move = Twój ruch
waiting-for = Czekamy na: { $names }
waiting = Czekamy
turn-standing = Partia stoi
turn-frozen = Partia jest zatrzymana
match-over = Koniec partii
last-move = Co się właśnie stało
unhurried = To twoja pierwsza partia z zegarem: masz dużo więcej czasu.
time-left = Pozostały czas
sending = wysyłanie…
saving = zapisywanie…
saved = Zapisano.
frozen = Ta partia została zatrzymana. Nic nie przepadło; można ją wznowić.
offline = Brak połączenia. Łączymy się ponownie…
offline-pending = Brak połączenia. Łączymy się ponownie; twój ruch czeka i zostanie wysłany od razu po powrocie.
act-dropped = Twój ruch nie dotarł na czas i nie jest już możliwy. Spójrz jeszcze raz na planszę.

# Wynik
result-won = Wygrywasz
result-draw = Remis
result-winner = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
}
look-at-board = Obejrzyj planszę
look-at-result = Wynik

# Szuflady
drawers = Osoby, akcje, dziennik i rozmowa
drawer-players = Osoby
drawer-actions = Akcje
drawer-log = Dziennik
drawer-chat = Rozmowa
drawer-news = { $count ->
    [one] { $count } nowa
    [few] { $count } nowe
    [many] { $count } nowych
   *[other] { $count } nowej
}
actions-none = Teraz nie ma nic do zrobienia.
actions-watching = Oglądasz; ruchy należą do grających.
actions-others = Inne możliwości
actions-more = Więcej
actions-by-fields = Dokładne wartości
really = Na pewno? { $action }
log-empty = Jeszcze nic się nie wydarzyło.
chat-empty = Nikt się jeszcze nie odezwał. Wystarczy „cześć”.
chat-write = Napisz coś
chat-send = Wyślij
fair = Skąd wiadomo, że los jest uczciwy
fair-why = Serwer ustalił swój udział w losowaniu przed partią i pokazał jego odcisk. Po końcu partii udział staje się jawny i każdy może sprawdzić każdą kostkę i każde tasowanie.
fair-commitment = Odcisk
fair-seed = Udział serwera
fair-nonces = Udziały siedzących przy stole
fair-next = Odcisk następnej partii

# Klawisze
key-help = Klawisze
key-again = Pokaż ostatni ruch jeszcze raz
key-undo = Cofnij ostatni ruch
key-drawers = Wsuń lub wysuń wszystkie szuflady
key-sounds = Włącz lub wyłącz dźwięki
key-choices = Wskaż akcję z listy; Enter ją wykona
sounds-on = Włącz dźwięki
sounds-off = Wyłącz dźwięki

# Co stół sam pozwala zrobić
do-undo = Cofnij ostatni ruch

# Zdarzenia przy stole
event-seat-away = { $seat }: poza stołem.
event-seat-back = { $seat }: z powrotem przy stole.
event-stood-still = { $why ->
    [nobody] Nikogo nie ma: partia stoi.
    [outage] Serwera nie było; ten czas się nie liczy.
    [fault] Partia była zatrzymana; ten czas się nie liczy.
    [agreed] Jest zgoda na przerwę: partia stoi.
   *[other] Partia stoi.
}
event-undone = { $seat }: cofa ostatni ruch.
event-went-on = Partia toczy się dalej.

# Odmowy
refuse-malformed = Tej wiadomości nie da się odczytać.
refuse-too-many-seats = Przy tych opcjach liczba miejsc w grze to: { $allowed }.
refuse-unknown-type = Pokój czegoś takiego nie rozumie.
refuse-not-an-action = W tej grze nie ma takiej akcji.
refuse-not-a-signal = W tej grze nie ma takiego znaku.
refuse-too-long = To jest za długie.
refuse-too-fast = Trochę wolniej, proszę.
refuse-not-seated = Najpierw usiądź do stołu.
refuse-no-lesson = Ta gra nie ma jeszcze lekcji.
refuse-no-documents = Do tej gry nic własnego się nie robi.
refuse-no-document = Nic nie ma tego kodu. Sprawdź go, litera po literze.
refuse-document-withdrawn = To zostało usunięte i nie można już tego wybrać.
refuse-document-of-another-game = To zrobiono do innej gry.
refuse-document-has-errors = Nie da się jeszcze na tym grać: są w tym błędy.
refuse-document-too-large = To jest za duże: najwyżej { $most } kB.
refuse-bad-document-name = Nadaj nazwę od jednego do sześćdziesięciu znaków.
refuse-too-many-documents = Masz już { $most }. Najpierw coś usuń.
refuse-not-your-document = Zmienić to może tylko autor.
document-code = Kod
document-none = żadna
document-by-code = Albo przez kod
refuse-no-room = Nie ma takiego pokoju.
refuse-room-full = Pokój jest pełny. Możesz oglądać.
refuse-seat-taken = To miejsce właśnie zajął ktoś inny.
refuse-seat-not-free = To miejsce nie jest wolne.
refuse-name-taken = Ktoś przy stole ma już to imię.
refuse-bad-name = To imię się nie nadaje. Litery, cyfry i odstępy wystarczą.
refuse-removed = Osoba prowadząca pokój wyprosiła cię z widowni.
refuse-no-such-watcher = Nikt już tu nie ogląda pod tym imieniem.
refuse-name-of-member = To imię należy do kogoś, kto ma tu konto. Jeśli to ty, zaloguj się, a jeśli nie, wybierz inne.
refuse-name-stays = W tym pokoju zachowuje się imię, z którym się przyszło.
refuse-renamed-lately = Imię zostaje na minutę. Spróbuj za chwilę.
refuse-bad-text = Tego nie da się odczytać. Wystarczą litery, cyfry i znaki.
refuse-no-cookie = Ciasteczka są w tej przeglądarce wyłączone; bez nich miejsce nie może być twoje.
refuse-signed-out = Nikt nie jest tu już zalogowany. Wczytaj stronę ponownie, żeby iść dalej.
refuse-account-closed = To konto zostało zamknięte. Dalej można grać bez konta.
refuse-no-such-seat = Nie ma takiego miejsca.
refuse-no-such-level = Nie ma takiego bota.
refuse-already-seated = Masz już miejsce.
refuse-match-running = Nie w trakcie partii.
refuse-no-match = Nie toczy się żadna partia.
refuse-not-ready = Nie wszyscy są jeszcze w gotowości.
refuse-id-reused = Pod tym numerem wysłano już coś innego. Odśwież stronę.
refuse-stale = Na planszy coś się tymczasem zmieniło. Tak jest teraz.
refuse-fault = Ruch się nie odbył: to nasz błąd i już o nim wiemy. Grajcie dalej.
refuse-frozen = Ta partia jest zatrzymana.
refuse-undo-off = W tym pokoju ruchów się nie cofa.
refuse-nothing-to-undo = Nie ma czego cofnąć.
refuse-game-over = Partia jest już skończona.
refuse-wrong-phase = Teraz nie jest to możliwe.
refuse-not-yours = To nie twoja decyzja.
refuse-saving = Zapis jeszcze trwa. Chwileczkę.
refuse-no-space = Na serwerze nie ma już miejsca na zapis: ruch się nie odbył. Spróbuj za chwilę.
refuse-busy = Za dużo naraz. Spróbuj za chwilę.
refuse-unknown = To nie było możliwe.

# Konta
former-guest = dawny gość
refuse-reserved-name = Z tą nazwą można by uchodzić za kogoś z obsługi. Wybierz inną.

# Powtórka
replay = Powtórka
replay-title = Powtórka: { $name }
replay-controls = Nagranie partii
replay-where = Który ruch
replay-at = Ruch { $number } z { $count }, w chwili { $time }
replay-first = Pierwszy ruch
replay-previous = Ruch wstecz
replay-play = Odtwarzaj
replay-stop = Zatrzymaj
replay-next = Ruch dalej
replay-last = Ostatni ruch
replay-speed = Szybkość
replay-eyes = Jak to widać z miejsca
replay-everybody = Widownia
replay-played = Rozegrano { $date }
replay-copy = Skopiuj link do tego ruchu
replay-copied = Skopiowane
replay-dice = Sprawdź losowania
replay-keys = ← i → to krok, Home i End to początek i koniec, spacja odtwarza.
replay-keys-chapters = [ i ] to poprzedni i następny rozdział.
replay-lost-title = Nie ma powtórki tej partii
replay-lost-line = Wynik został, ale zasady, według których grano, od tego czasu się zmieniły, więc partii nie da się już pokazać.
still-on-title = Ta partia jeszcze trwa
still-on-line = Powtórka i losowania będą tutaj, gdy się skończy. Do tego czasu partię można oglądać w jej pokoju.
still-on-room = Do pokoju

# Losowania
dice-title = Losowania tej partii
dice-line = Nikt nie musi wierzyć nam na słowo. Twoja przeglądarka właśnie policzyła na nowo każde tasowanie i każdy los tej partii z liczb ustalonych, zanim się zaczęła. Oto krok po kroku, czego to dowodzi.
dice-right = { $count ->
    [0] W tej partii nic nie zależało od losu, a obietnica została dotrzymana.
    [one] Jedyne losowanie tej partii jest takie, jakie musiało być.
    [few] Wszystkie { $count } losowania tej partii są takie, jakie musiały być.
   *[other] Wszystkie { $count } losowań tej partii jest takich, jakie musiały być.
}
dice-wrong = { $count ->
    [one] Jedno losowanie nie jest takie, jakie musiało być.
    [few] { $count } losowania nie są takie, jakie musiały być.
   *[other] { $count } losowań nie jest takich, jakie musiały być.
}
dice-broken-promise = Tajna liczba nie jest tą, którą obiecano.
dice-incomplete = Brakuje losowań albo któreś jest dwa razy.
dice-promised = Przedtem: obietnica
dice-promised-line = Zanim ktokolwiek zgłosił gotowość, serwer wybrał tajną liczbę i pokazał przy stole jej odcisk (SHA-{"\u2060"}256). Z odcisku nie da się obliczyć liczby, a żadna inna liczba nie ma takiego samego. Serwer nie mógł więc później zmienić zdania.
dice-noted = Twoja przeglądarka zapisała obietnicę w chwili zgłoszenia gotowości. To ta sama.
dice-not-noted = Twoja przeglądarka zapisała w chwili zgłoszenia gotowości inną obietnicę.
dice-compare = Masz ją zapisaną? Wklej tutaj.
dice-same = Taka sama.
dice-other = Inna.
dice-added = Na początku: liczba z każdego miejsca
dice-added-line = Razem ze słowem „gotowe” przeglądarka każdej osoby wysłała własną losową liczbę. Losowania zależą także od nich, a serwer złożył obietnicę, zanim je poznał. Nie mógł więc dobrać wygodnej dla siebie tajnej liczby.
dice-no-share = Bot nie dodaje liczby.
dice-own-share = Tę liczbę wybrała twoja przeglądarka.
dice-left-out = Gdy zgłoszono stąd gotowość, twoja przeglądarka zapisała tę obietnicę i wysłała liczbę, której tu nie ma. Jeśli to była twoja partia, tę liczbę pominięto.
dice-revealed = Potem: tajna liczba
dice-revealed-line = Teraz, po partii, tajna liczba jest jawna. Jej odcisk musi być tym obiecanym.
dice-kept = Jej odcisk jest tym obiecanym.
dice-not-kept = Jej odcisk jest inny.
dice-mixed = Tajna liczba i liczby wszystkich miejsc tworzą razem ziarno partii:
dice-followed = Z tego wynika każde losowanie
dice-followed-line = Każde tasowanie i każdy los ma kolejny numer i cel. O wyniku decydują ziarno, cel i numer; niczym innym nie da się pokręcić. Po lewej jest to, co mówi zapis partii, obok to, co przed chwilą wyszło tutaj.
dice-complete = Numery idą bez przerwy: żadnego losowania nie wyrzucono i nie powtórzono.
dice-move = ruch { $version }
dice-drew = Wypadł numer { $value } z { $of }.
dice-shuffle = Tasowanie, liczba kart: { $count }.
dice-shuffle-named = Tasowanie, liczba kart: { $count }. Od wierzchu:
dice-details = { $count ->
    [one] Losowanie w liczbach
    [few] { $count } losowania w liczbach
   *[other] { $count } losowań w liczbach
}
dice-column-n = Numer
dice-column-of = Jedno z
dice-column-value = W zapisie
dice-column-found = Policzone tutaj
dice-column-ok = Wynik
dice-agrees = to samo
dice-differs = co innego
dice-recipe = Policz to bez tej strony
dice-recipe-1 = SHA-256 z bajtów tajnej liczby to obietnica.
dice-recipe-2 = HMAC-SHA-256 z tajną liczbą jako kluczem, z liczb miejsc połączonych znakiem „|”, to ziarno. Liczba bota jest pusta.
dice-recipe-3 = Dla losowania n: HMAC-SHA-256 z ziarnem jako kluczem, z tekstu „cel|n|0”. Wynik dzieli się na cztery słowa po osiem bajtów, najstarszy bajt pierwszy.
dice-recipe-4 = Liczy się pierwsze słowo mniejsze od największej wielokrotności „jedno z”, która mieści się w 64 bitach; jeśli żadne takie nie jest, idzie dalej „cel|n|1” i tak dalej. Reszta z dzielenia to wartość, licząc od 0.
dice-recipe-5 = Tasowanie idzie od ostatniego miejsca w dół: każde zamienia się z wylosowanym spośród niego i poprzednich.
dice-limits = Czego to nie dowodzi: że nikt nie zaglądał przez ramię i że partii samych botów nie zaczynano tak długo, aż tajna liczba się spodoba. W partii, do której dołożyła się twoja przeglądarka, dowodem jest jej liczba.

# Zasady
rules = Zasady
rules-ours = Ustalenie domowe: instrukcja o tym milczy
rules-index-line = Wszystkie gry naszymi słowami, każda zasada ze swoim numerem.
rules-count = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
rules-all = Wszystkie gry
rules-chapters = Rozdziały
rules-search = Szukaj w zasadach
rules-nothing = Żadna zasada tak nie mówi. Spróbuj krócej.
why-allowed = Teraz nic tego nie zabrania.
rule-of = Zasada { $rule }

# Gospodarz pokoju
host = prowadzi pokój
host-panel = Prowadzenie pokoju
host-panel-line = To wszystko może osoba prowadząca pokój. Każdy w pokoju się o tym dowie.
host-none = Nikt teraz nie prowadzi tego pokoju.
host-seats = Miejsca
host-appoint = Przekaż prowadzenie
host-appoint-named = Przekaż prowadzenie: { $name }
host-kick = Odeślij
host-kick-named = Odeślij od stołu: { $name }
host-kick-sure = Na pewno odesłać?
host-kick-at-play = W trakcie partii muszą się na to zgodzić pozostali przy stole; za odesłaną osobę gra ten, kogo wskazują ustawienia pokoju. Bez zgody wszystkich partia nikomu się nie liczy.
host-kick-ask-sure = Na pewno zapytać pozostałych?
host-unwatch = Zamknij dla widzów
host-admit = Znów wpuść widzów
host-unwatch-line = Gdy pokój jest zamknięty dla widzów, partię widzą tylko siedzący przy stole.
host-dismiss = Wyproś
host-dismiss-named = Wyproś z widowni: { $name }
host-dismiss-sure = Na pewno wyprosić?
motion = { $count ->
    [0] Osoba prowadząca pokój chce odesłać od tej partii: { $name }. Stanie się tak, gdy zgodzą się pozostali przy stole.
    [one] Osoba prowadząca pokój chce odesłać od tej partii: { $name }. Zgodziła się jedna osoba.
    [few] Osoba prowadząca pokój chce odesłać od tej partii: { $name }. Zgodziły się { $count } osoby.
   *[other] Osoba prowadząca pokój chce odesłać od tej partii: { $name }. Zgodziło się { $count } osób.
}
motion-you = Osoba prowadząca pokój chce cię odesłać od tej partii. Stanie się tak tylko, gdy zgodzą się pozostali przy stole.
motion-agree = Odeślij: { $name }
unwatched-line = Ten pokój jest zamknięty dla widzów. Możesz usiąść, gdy zwolni się miejsce.
void-line = Ta partia nikomu się nie liczy.
host-swap = Zamień
host-swap-named = Zamień z następnym miejscem: { $name }
host-fill = Obsadź wolne miejsca botami
host-fill-level = Boty: { $level }
host-door = Drzwi
host-lock = Zamknij drzwi
host-unlock = Otwórz drzwi
host-lock-line = Nikt nowy nie usiądzie do stołu. Kto już siedzi, może wyjść i wrócić.
host-barred = Bez wstępu do stołu
host-pardon = Wpuść z powrotem
host-pardon-named = Pozwól znowu usiąść: { $name }
host-game = Gra
host-settings = Ustawienia pokoju
host-change = Zmień
host-changed-line = Po zmianie opcji każdy jeszcze raz potwierdza gotowość, a ostatnia partia znika z planszy.
host-between = Opcje i ustawienia pokoju można zmienić po zakończeniu partii.
host-close = Zamknij pokój
host-close-sure = Na pewno zamknąć na zawsze?
host-close-line = Potem nic już tu nie będzie można zrobić. Powtórki skończonych partii zostają.
room-locked = Drzwi zamknięte
room-locked-line = Drzwi tego pokoju są zamknięte: nikt nowy nie usiądzie do stołu. Możesz oglądać.
room-barred-line = Osoba prowadząca pokój nie wpuszcza cię do stołu. Możesz oglądać.
room-closed = Ten pokój jest zamknięty
room-closed-line = Tu nic się już nie wydarzy. Nowy pokój możesz otworzyć w każdej chwili.

# Co pokój mówi wszystkim
notice-resumed = Partia toczy się dalej.
notice-unwatched = Pokój jest teraz zamknięty dla widzów.
notice-watched = Pokój znów jest otwarty dla widzów.
notice-void = Ktoś został odesłany bez zgody wszystkich: ta partia nikomu się nie liczy.
notice-locked = Drzwi są zamknięte: nikt nowy nie usiądzie do stołu.
notice-unlocked = Drzwi są znowu otwarte.
notice-public = Teraz może przyjść każdy: pokój jest na liście otwartych pokojów.
notice-by-link = Pokoju nie ma już na liście: teraz przyjdą tylko osoby z linkiem.
notice-closed = Ten pokój został zamknięty.
notice-kicked = Decyzją osoby prowadzącej pokój { $name } traci miejsce przy stole.
notice-host = Pokój prowadzi teraz { $name }.
notice-swapped = Zamiana miejsc: { $name } i { $other }.
notice-moved = { $name } ma teraz miejsce { $place }.
notice-options = Zmieniły się opcje gry. Obejrzyj je i jeszcze raz potwierdź gotowość.
notice-manners = Zmieniły się ustawienia tego pokoju.

# Rozmowa stołu i rozmowa oglądających
chat-channels = Kto rozmawia
chat-table = Stół
chat-watchers = Widownia
chat-empty-watchers = Na widowni nikt się jeszcze nie odezwał.
chat-only-table = Tu rozmawiają siedzący przy stole.
chat-only-watchers = Tu rozmawia widownia; w trakcie partii stół tego nie słyszy.
chat-later = Oglądasz z opóźnieniem, więc rozmowa stołu pojawi się po partii.
chat-phrases = Gotowe zwroty
chat-phrases-only = W tym pokoju rozmawia się gotowymi zwrotami.
chat-name = Twoje imię na widowni
chat-name-line = Żeby rozmawiać, podaj imię.
chat-name-go = Oglądaj pod tym imieniem
chat-mute = Wycisz
chat-mute-named = Nie pokazuj, co mówi { $name }
chat-unmute = Pokaż znowu
chat-unmute-named = Pokaż znowu, co mówi { $name }
chat-muted = { $count ->
    [one] { $name }: { $count } wyciszona wypowiedź
    [few] { $name }: { $count } wyciszone wypowiedzi
    [many] { $name }: { $count } wyciszonych wypowiedzi
   *[other] { $name }: { $count } wyciszonej wypowiedzi
}
phrase-hello = Cześć.
phrase-good-luck = Powodzenia.
phrase-ready = Gramy?
phrase-your-move = Twój ruch.
phrase-one-moment = Chwileczkę.
phrase-thinking = Zastanawiam się.
phrase-nice = Ładne zagranie.
phrase-ouch = Oj.
phrase-sorry = Przepraszam.
phrase-thanks = Dziękuję.
phrase-well-played = Dobrze zagrane.
phrase-good-game = Dobra gra.
phrase-rematch = Rewanż?
phrase-bye = Do zobaczenia.

# Oglądający
watchers = Oglądają
watchers-others = { $count ->
    [one] i jeszcze { $count } osoba
    [few] i jeszcze { $count } osoby
    [many] i jeszcze { $count } osób
   *[other] i jeszcze { $count } osoby
}
watchers-you = ty, jako { $name }
watchers-rename = Inne imię
watch-later = z opóźnieniem: { $delay }
watch-behind = Widzisz partię z opóźnieniem: { $delay }.
watch-behind-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
watch-behind-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}

# Odmowy w pokoju, który ktoś prowadzi
refuse-not-host = To może tylko osoba prowadząca pokój.
refuse-locked = Drzwi tego pokoju są zamknięte. Możesz oglądać.
refuse-barred = Osoba prowadząca pokój nie wpuszcza cię do stołu. Możesz oglądać.
refuse-closed = Ten pokój jest zamknięty.
refuse-yourself = To przecież ty.
refuse-no-person = Nikt taki tam nie siedzi.
refuse-seats-held = { $count ->
    [one] Zostałoby tylko { $count } miejsce, a dalej ktoś siedzi.
    [few] Zostałyby tylko { $count } miejsca, a dalej ktoś siedzi.
    [many] Zostałoby tylko { $count } miejsc, a dalej ktoś siedzi.
   *[other] Zostałoby tylko { $count } miejsca, a dalej ktoś siedzi.
}
refuse-phrases-only = W tym pokoju mówi się tylko gotowymi zwrotami.
refuse-name-needed = Najpierw podaj imię.

# Odejście i powrót
event-seat-taken-over = Bot gra za miejsce: { $seat }, do powrotu.
event-seat-handed-back = { $seat }: z powrotem w grze.
event-seat-lost = { $seat }: za długo poza stołem, koniec udziału w partii.
event-pause-wanted = { $seat } prosi o przerwę.
event-pause-unwanted = Na razie bez przerwy.
event-called-back = { $seat } woła wszystkich do stołu.
event-stepped-out = { $seat } wychodzi na pięć minut.
event-stepped-in = { $seat }: znowu przy stole.
away-bot-in = poza stołem, za { $time } zagra bot
away-remove-in = poza stołem, za { $time } koniec udziału
away-bot = poza stołem, gra bot
away-lost = poza partią, gra bot
away-lost-clock = poza partią
away-out = wróci najpóźniej za { $time }
away-out-mine = Wyjście: jeszcze { $time }. Zegary idą dalej, miejsce czeka. Raz w partii.
away-turn-bot = { $name }: poza stołem. Za { $time } zagra bot.
away-turn-remove = { $name }: poza stołem. Za { $time } koniec udziału w partii.
away-mine-lost = Nie było cię za długo: ta partia toczy się już bez ciebie. Możesz patrzeć ze swojego miejsca.
log-undone = Cofnięte:
log-by-bot = zagrał bot
result-bot-finished = kończył bot
pause-ask = Prośba o przerwę
pause-why = Partia stanie, gdy zgodzą się wszyscy obecni.
pause-wanted = { $name } prosi o przerwę.
pause-wanted-mine = Twoja prośba o przerwę czeka na zgodę: { $names }.
pause-agree = Zgoda
pause-rather-not = Nie teraz
pause-withdraw = Już nie trzeba
pause-go-on = Grajmy dalej
pause-standing = Przerwa za zgodą wszystkich
pause-standing-line = Nikt nie rusza, zegary stoją.
pause-called = Gra ruszy za { $time } albo gdy tylko { $count ->
    [one] wróci
   *[other] wrócą
}: { $names }.
pause-called-mine = Już jestem
step-out = Wyjście na 5 minut
step-out-why = Inni widzą, kiedy wrócisz, i do tego czasu nikt nie zajmie twojego miejsca. Zegary idą dalej. Raz w partii, żeby żaden stół nie czekał bez końca.
step-in = Znowu jestem
seat-code = Kod miejsca
seat-code-why = Z nim odzyskasz miejsce na innym urządzeniu albo gdy ta przeglądarka cię zapomni. Zapisz go i zachowaj dla siebie.
seat-code-show = Pokaż kod mojego miejsca
seat-code-new = Inny kod
seat-code-void = Poprzedni kod, jeśli był, już nie działa.
seat-code-yours = Kod twojego miejsca
seat-code-where = Na drugim urządzeniu otwórz ten pokój, wybierz „Mam kod miejsca” i wpisz go tam.
seat-code-have = Mam kod miejsca
notice-recovered = { $name } gra dalej w innej przeglądarce.
refuse-paused = Partia stoi. Najpierw wybierz „Grajmy dalej”.
refuse-not-paused = Partia nie stoi.
refuse-no-wish = Nikt już nie prosi o przerwę.
refuse-wished-already = Ta prośba już padła.
refuse-wish-later = Przed chwilą nie było na to zgody. Spróbuj za minutę.
refuse-called-already = Wiadomo już, że jesteś.
refuse-stepped-out-before = W tej partii pięć minut zostało już wykorzystane. Inaczej stół mógłby czekać bez końca.
refuse-not-out = Przecież jesteś przy stole.
refuse-seat-lost = Nie było cię za długo: ta partia toczy się już bez ciebie.
refuse-wrong-code = Ten kod nie otwiera żadnego miejsca w tym pokoju. Sprawdź każde słowo; nowszy kod unieważnia starszy.

# Lekcje
ask-lesson-watch = Patrz, co się dzieje.
do-read_on = Dalej
level-lesson = lekcja
reason-lesson = Koniec lekcji.
refuse-by-lesson = Jeszcze nie to. { $ask }
lesson = Lekcja
lesson-begin = Pierwszy raz? Trzy minuty
lesson-step = Krok { $step } z { $steps }
lesson-leave = Zakończ lekcję
lesson-over = Lekcja za tobą
lesson-over-line = Reszty najlepiej nauczy gra.
lesson-easy-bot = Zagraj z łatwym botem
lesson-to-room = Wróć do stołu
lesson-again = Jeszcze raz
