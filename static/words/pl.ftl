# Dom
site-name = Obserwatorium
site-line = Pokoje do gier planszowych
language = Język
language-pl = Polski
language-en = English
theme = Ciemno lub jasno
skip = Do treści
loading = Nakrywamy do stołu…
no-script = Do gry potrzebny jest JavaScript. Trzeba go włączyć dla tej strony.
close = Zamknij
about-source = Gra się za darmo i bez konta.

# Strona główna
front-title =
    Otwórz stół.
    Wyślij link.
    Grajcie.
front-line = Gry planszowe dla tych, którzy dziś wieczorem są w różnych miejscach. Bez konta i bez instalowania: kto ma link, siada do stołu albo patrzy.
front-games = W co gramy?
front-open = Otwórz pokój
front-options = Opcje
front-join = Masz kod?
front-join-line = Wpisz kod pokoju, a znajdziesz się przy stole.
front-code = Kod pokoju
front-join-go = Dołącz
front-picture = Kopuła teleskopu na wzgórzu nocą, z jej szczeliny pada światło; nad nią gwiazdozbiór pięciu gwiazd.
front-how = Jak to działa
front-how-1 = Otwórz pokój. To cztery sekundy.
front-how-2 = Wyślij link. Wystarczy wpisać imię, nic więcej.
front-how-3 = Gra się w przeglądarce, także w telefonie. Wolne miejsce zajmie bot.
front-empty = Nie ma tu jeszcze żadnej gry.

# Strony błędów
to-front = Na stronę główną
not-found-title = Nie ma takiej strony
not-found-line = Może link zgubił po drodze literę. Linki do pokojów mają na końcu długi kod.
forbidden-title = Tu nie można wejść
forbidden-line = Ta strona nie jest dla ciebie dostępna.
bad-request-title = To zapytanie nie miało sensu
bad-request-line = Coś w nim było nie tak. Wróć i spróbuj jeszcze raz.
server-error-title = Coś się tu zepsuło
server-error-line = To nasza wina i jest już zapisana. Trwające partie są bezpieczne; spróbuj za chwilę.
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
seat-you = to ty
seat-ready = w gotowości
seat-not-ready = jeszcze nie w gotowości
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
time-left = Pozostały czas
sending = wysyłanie…
saving = zapisywanie…
saved = Zapisano.
frozen = Błąd zatrzymał tę partię. Nic nie przepadło; można ją wznowić.
offline = Brak połączenia. Łączymy się ponownie…
offline-pending = Brak połączenia. Łączymy się ponownie; twój ruch czeka i zostanie wysłany od razu po powrocie.
act-dropped = Twój ruch nie dotarł na czas i nie jest już możliwy. Spójrz jeszcze raz na stół.

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
actions-more = Więcej
really = Na pewno? { $action }
log-empty = Jeszcze nic się nie wydarzyło.
chat-empty = Nikt się jeszcze nie odezwał. Wystarczy „cześć”.
chat-write = Napisz coś
chat-send = Wyślij
chat-seated = Rozmawiać mogą siedzący przy stole.
fair = Skąd wiadomo, że los jest uczciwy
fair-why = Serwer ustalił swój udział w losowaniu przed partią i pokazał jego odcisk. Po końcu partii udział staje się jawny i każdy może sprawdzić każdą kostkę i każde tasowanie.
fair-commitment = Odcisk
fair-seed = Udział serwera
fair-nonces = Udziały siedzących przy stole
fair-next = Odcisk następnej partii

# Klawisze
key-help = Klawisze
key-again = Pokaż ostatni ruch jeszcze raz
key-drawers = Wsuń lub wysuń wszystkie szuflady
key-sounds = Włącz lub wyłącz dźwięki
key-choices = Wskaż akcję z listy; Enter ją wykona
sounds-on = Włącz dźwięki
sounds-off = Wyłącz dźwięki

# Zdarzenia przy stole
event-seat-away = { $seat }: poza stołem.
event-seat-back = { $seat }: z powrotem przy stole.
event-stood-still = { $why ->
    [nobody] Nikogo nie ma: partia stoi.
    [outage] Serwera nie było; ten czas się nie liczy.
    [fault] Błąd zatrzymał partię; ten czas się nie liczy.
   *[other] Partia stoi.
}
event-went-on = Partia toczy się dalej.

# Odmowy
refuse-malformed = Tej wiadomości nie da się odczytać.
refuse-unknown-type = Pokój czegoś takiego nie rozumie.
refuse-not-an-action = W tej grze nie ma takiej akcji.
refuse-not-a-signal = W tej grze nie ma takiego znaku.
refuse-too-long = To jest za długie.
refuse-too-fast = Trochę wolniej, proszę.
refuse-not-seated = Najpierw usiądź do stołu.
refuse-no-room = Nie ma takiego pokoju.
refuse-room-full = Pokój jest pełny. Możesz oglądać.
refuse-seat-taken = To miejsce właśnie zajął ktoś inny.
refuse-seat-not-free = To miejsce nie jest wolne.
refuse-name-taken = Ktoś przy stole ma już to imię.
refuse-bad-name = To imię się nie nadaje. Litery, cyfry i odstępy wystarczą.
refuse-bad-text = Tego nie da się odczytać. Wystarczą litery, cyfry i znaki.
refuse-no-cookie = Ciasteczka są w tej przeglądarce wyłączone; bez nich miejsce nie może być twoje.
refuse-no-such-seat = Nie ma takiego miejsca.
refuse-no-such-level = Nie ma takiego bota.
refuse-already-seated = Masz już miejsce.
refuse-match-running = Nie w trakcie partii.
refuse-no-match = Nie toczy się żadna partia.
refuse-not-ready = Nie wszyscy są jeszcze w gotowości.
refuse-id-reused = Pod tym numerem wysłano już coś innego. Odśwież stronę.
refuse-stale = Twój obraz był nieaktualny. Oto nowy.
refuse-fault = Błąd po naszej stronie: ruch się nie odbył. Jest zapisany; grajcie dalej.
refuse-frozen = Ta partia jest zatrzymana z powodu błędu.
refuse-game-over = Partia jest już skończona.
refuse-wrong-phase = Teraz nie jest to możliwe.
refuse-not-yours = To nie twoja decyzja.
refuse-saving = Zapis jeszcze trwa. Chwileczkę.
refuse-busy = Za dużo naraz. Spróbuj za chwilę.
refuse-unknown = To nie było możliwe.
