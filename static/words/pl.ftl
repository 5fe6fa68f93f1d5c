# Pokój to miejsce, do którego prowadzi link: otwiera się go i zamyka. Stół to miejsca tych, którzy w nim grają. Partia to jedna gra od początku do końca.

# Serwis
site-name = Obserwatorium
theme = Ciemno lub jasno
loading = Nakrywamy do stołu…
stuck = Strona nie wczytała się do końca.
stuck-again = Wczytaj ponownie
close = Zamknij
about-source = Gra się za darmo i bez konta.

# Strona główna
front-open = Otwórz pokój

# Lista pokojów
lobby = Otwarte pokoje
time-moment = chwilę
time-minutes = { $count } min
time-hours = { $count } godz.
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
side-unknown = jeszcze bez strony
side-next = w następnej partii: { $side }
lamp-here = na linii
lamp-here-lag = na linii, { $lag } ms
lamp-lag = { $lag }{"\u00a0"}ms
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
unhurried = Więcej czasu: pierwszy raz z zegarem.
time-left = Pozostały czas
sending = wysyłanie…
saving = zapisywanie…
saved = Zapisano.
frozen = Ta partia stoi, dopóki obsługa jej nie wznowi. Nic nie przepadło, czas się nie liczy.
offline = Brak połączenia. Łączymy się ponownie…
offline-pending = Brak połączenia. Twój ruch czeka; łączymy się ponownie…
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
actions-alike = (1 z { $count } jednakowych)
actions-by-fields = Dokładne wartości
really = Na pewno? { $action }
log-empty = Jeszcze nic się nie wydarzyło.
privacy = Prywatność
chat-privacy = Co z tego zostaje
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
key-sounds = Dźwięki: głośno, cicho, wcale
key-choices = Wskaż akcję z listy; Enter ją wykona
sounds-loud = Ścisz dźwięki
sounds-quiet = Wyłącz dźwięki
sounds-off = Włącz dźwięki

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

document-code = Kod
document-none = żadna
document-by-code = Albo przez kod
refuse-unknown = To nie było możliwe.

# Konta
former-guest = dawny gość

# Powtórka
replay = Powtórka
share-failed = Nie udało się pobrać obrazu. Spróbuj ponownie za chwilę albo wyślij link do powtórki:
share-link = Link do powtórki
replay-dice = Sprawdź losowania

# Zasady
rules = Zasady
why-allowed = Teraz nic tego nie zabrania.
rule-of = Zasada { $rule }

# Kto prowadzi pokój
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
unwatched-line = Ten pokój jest zamknięty dla widzów: żeby zobaczyć partię, usiądź, gdy tylko będzie wolne miejsce.
void-line = Ta partia nikomu się nie liczy.
voided-line = Moderacja unieważniła ten wynik. Powód podaje zapis partii.
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
room-shut-line = Drzwi tego pokoju są zamknięte, także dla widzów. Zapytaj osobę, od której masz link.
sent-away-line = { $watch ->
    [0] Odesłano cię od tego stołu.
   *[1] Odesłano cię od tego stołu. Możesz oglądać.
}
room-closed = Ten pokój jest zamknięty
room-closed-line = Tu nic się już nie wydarzy. Nowy pokój możesz otworzyć w każdej chwili.

# Co pokój mówi wszystkim
notice-resumed = Partia toczy się dalej.
notice-unwatched = Pokój jest teraz zamknięty dla widzów.
notice-watched = Pokój znów jest otwarty dla widzów.
notice-void = Ktoś został odesłany bez zgody wszystkich: ta partia nikomu się nie liczy.
notice-voided = Moderacja unieważniła wynik tej partii.
notice-counts = Wynik tej partii znów się liczy.
notice-locked = Drzwi są zamknięte: nikt nowy nie usiądzie do stołu.
notice-unlocked = Drzwi są znowu otwarte.
notice-public = Teraz może przyjść każdy: pokój jest na liście otwartych pokojów.
notice-by-link = Pokoju nie ma już na liście: teraz przyjdą tylko osoby z linkiem.
notice-closed = Ten pokój został zamknięty.
notice-kicked = { $name } traci miejsce przy stole.
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
chat-hidden = Ta wypowiedź jest ukryta. Dlaczego?
chat-hears-phrases = Czytasz tylko gotowe zwroty, jak wybrano w ustawieniach.
chat-masked = wulgaryzm
chat-mute-named = Nie pokazuj, co mówi { $name }
chat-unmute = Pokaż znowu
chat-unmute-named = Pokaż znowu, co mówi { $name }
about-line = Co zrobić z tą wypowiedzią: { $name }
about-person = Co zrobić: { $name }
about-move = Co zrobić z tym ruchem
about-table = Co zrobić z tym pokojem i z tymi, którzy w nim są: { $which }, { $people }
about-players = Co zrobić z tymi, którzy grali: { $company }
about-title = Zgłoś, zablokuj lub wycisz
about-nobody = Poza tobą nikogo tu nie ma.
about-room = Zgłoś ten pokój
about-report = Zgłoś:
about-words = Zgłoś własnymi słowami
ground-insult = zniewaga
ground-hate = nienawiść wobec grupy ludzi
ground-threat = groźba
ground-private = czyjeś prywatne dane
ground-spam = reklama lub spam
ground-cheating = oszustwo
ground-stalling = gra na zwłokę
ground-leaving = porzucanie innych w trakcie gry
ground-name = obraźliwa nazwa
ground-spying = podpowiadanie graczom tego, czego nie mogą wiedzieć
ground-pretend = podawanie się za kogoś innego
ground-fault = gra zrobiła coś źle
ground-other = coś innego
chat-muted = { $count ->
    [one] { $name }: { $count } wyciszona wypowiedź
    [few] { $name }: { $count } wyciszone wypowiedzi
    [many] { $name }: { $count } wyciszonych wypowiedzi
   *[other] { $name }: { $count } wyciszonej wypowiedzi
}
about-block = Zablokuj: { $name }
about-unblock = Odblokuj: { $name }
about-muted = W tamtym pokoju nie widzisz już, w tej przeglądarce, co mówi { $name }.
about-unmuted = Znowu widzisz, co mówi { $name }.
about-blocked = Zablokowano: { $name }. W żadnym pokoju nie zobaczysz już, co pisze ta osoba. Ona się o tym nie dowie. Lista zablokowanych jest w ustawieniach.
about-unblocked = Znowu widzisz, co pisze { $name }.
chat-blocked = { $count ->
    [one] Jedna wypowiedź zablokowanej osoby
    [few] { $count } wypowiedzi zablokowanej osoby
   *[other] { $count } wypowiedzi zablokowanej osoby
}
chat-blocked-show = Pokaż
chat-blocked-hide = Ukryj
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

# Lekcje
ask-lesson-watch = Patrz, co się dzieje.
do-read_on = Dalej
level-lesson = lekcja
reason-lesson = Koniec lekcji.
lesson = Lekcja
lesson-begin = Pierwszy raz? Trzy minuty
lesson-step = Krok { $step } z { $steps }
lesson-leave = Zakończ lekcję
lesson-over = Lekcja za tobą
lesson-over-line = Reszty najlepiej nauczy gra.
lesson-easy-bot = Zagraj z łatwym botem
lesson-to-room = Wróć do stołu
lesson-again = Jeszcze raz
