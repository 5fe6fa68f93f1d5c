# To mówią tylko strony: konta, profile, ustawienia i panel obsługi.
# Skrypty w pokojach tego nie używają, więc przeglądarka tego nie pobiera.

# Serwis
site-line = Pokoje do gier planszowych
language = Język
language-pl = Polski
language-en = English
site-rooms = Pokoje
site-links = Strony
skip = Do treści
no-script = Do gry potrzebny jest JavaScript. Trzeba go włączyć dla tej strony.
invite-preview = Przy stole: { $people }.

# Strona główna
front-title =
    Otwórz pokój.
    Wyślij link.
    Grajcie.
front-line = Gry planszowe dla tych, którzy dziś wieczorem są w różnych miejscach. Bez konta i bez instalowania: kto ma link, siada do stołu albo patrzy.
front-games = W co gramy?
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
front-joinable = Pokoje, do których można dołączyć
front-all-rooms = Wszystkie otwarte pokoje
front-anywhere = Dołącz do kogoś
front-against-bot = Zagraj z botem
front-open-so = Otwórz tak pokój
front-changed = Zmienione:
front-name-line = Pod tym imieniem zobaczą Cię inni przy każdym stole.

# Gra w skrócie
glance = W skrócie
glance-players =
    { $most ->
        [one] { $range } osoba
        [few] { $range } osoby
       *[many] { $range } osób
    }
glance-minutes = { $range } min
glance-depth-light = mało zasad
glance-depth-middle = trochę zasad
glance-depth-deep = dużo zasad
glance-pace-turns = tura po turze
glance-pace-together = wszyscy naraz, na czas

# Strony błędów
not-found-title = Nie ma takiej strony
not-found-line = Może link zgubił po drodze literę. Linki do pokojów mają na końcu długi kod.
room-lost-title = Nie ma takiego pokoju
room-lost-line = Może link zgubił po drodze literę. Poproś o niego jeszcze raz albo otwórz swój pokój.
offline-title = Brak połączenia
offline-line = Ta przeglądarka nie może się teraz z nami połączyć. Nic nie przepadło: partie są zapisane, a ta strona wróci sama.
offline-again = Spróbuj jeszcze raz
forbidden-title = Tu nie można wejść
forbidden-line = Ta strona jest tylko dla innych. Jeśli ma być dostępna także dla ciebie, zaloguj się na konto, które ma do niej prawo, albo zapytaj osobę, która prowadzi ten serwis.
bad-request-title = To zapytanie nie miało sensu
bad-request-line = Coś w nim było nie tak. Wróć i spróbuj jeszcze raz.
too-large-title = Za dużo naraz
too-large-line = Przyszło więcej, niż mieści się tu w formularzu. Wróć, skróć to i spróbuj jeszcze raz.
server-error-title = Coś się tu zepsuło
server-error-line = To nasz błąd i już o nim wiemy. Trwające partie są bezpieczne; spróbuj za chwilę.
csrf-title = Formularz był za stary
csrf-line = Strona była otwarta zbyt długo albo ta przeglądarka nie zachowuje ciasteczek. Wróć, odśwież stronę i spróbuj jeszcze raz; jeśli to nie pomoże, zezwól tej stronie na ciasteczka.
away-title = Zaraz wracamy
away-line = Strona właśnie się zmienia albo łapie oddech. Partie czekają, nikomu nie ucieka czas, a to, co potwierdzone, jest zapisane.
slower-title = Trochę wolniej, proszę
slower-line = Z twojej sieci przychodzi naraz bardzo wiele. Partie trwają: kto siedzi przy stole, niczego nie zauważy.
away-again = Ta strona próbuje od nowa co pięć sekund.
away-now = Spróbuj teraz
body-too-slow = Nie doszło na czas. Spróbuj jeszcze raz.
page-crowded = Wiele osób wchodzi naraz. Spróbuj za chwilę.

# Powtórka
replay-title = Powtórka: { $name }
replay-lost-title = Nie ma powtórki tej partii
replay-lost-line = Wynik został, ale zasady, według których grano, od tego czasu się zmieniły, więc partii nie da się już pokazać.
still-on-title = Ta partia jeszcze trwa
still-on-line = Powtórka i losowania będą tutaj, gdy się skończy. Do tego czasu partię można oglądać w jej pokoju.
still-on-room = Do pokoju

# Losowania
dice-title = Losowania tej partii
dice-line = Nikt nie musi wierzyć nam na słowo. Twoja przeglądarka właśnie policzyła na nowo każde tasowanie i każdy los tej partii z liczb ustalonych, zanim się zaczęła. Oto krok po kroku, czego to dowodzi.

# Zasady
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

# Strona, do której nie docierają moduły
stuck-why = Jeśli tak zostaje, coś po drodze zatrzymuje jej skrypty: rozszerzenie przeglądarki albo filtr w sieci. Trzeba tę stronę przepuścić albo otworzyć ją w innej przeglądarce.
stuck-old = Ta przeglądarka jest za stara na nasze plansze. Trzeba ją zaktualizować albo otworzyć stronę w aktualnej wersji przeglądarki Chrome, Edge, Firefox lub Safari.

# Konta
account = Twoje konto
second-title = Logowanie dwuetapowe
second-code = Kod
second-line = Hasło się zgadza. Teraz drugi etap: klucz dostępu, jeśli go masz, kod z aplikacji uwierzytelniającej albo jeden z kodów zapasowych.
second-lost = Nie masz tego urządzenia? Wystarczy kod zapasowy, każdy działa raz. Jeśli nie masz żadnego, pomoże ten, kto prowadzi ten serwis.
second-not-now = Nie teraz
second-wrong = To nie jest obecny kod. Co pół minuty pojawia się nowy, a każdy działa raz.
passkeys = Klucze dostępu
passkey-line = Klucz dostępu jest w twoim telefonie, komputerze albo w kluczu podłączanym do niego, a otwiera go palec, twarz lub PIN. Działa tylko w tym serwisie, więc nikt go od ciebie nie wyłudzi gdzie indziej.
passkey-add = Dodaj klucz dostępu
passkey-name = Jak go nazywasz
passkey-number = Klucz dostępu { $number }
passkey-use = Użyj klucza dostępu
passkey-or-code = Albo bez niego:
passkey-instead = Zamiast tego klucz dostępu: bez aplikacji i bez przepisywania
passkey-remove = Usuń ten klucz dostępu
passkey-remove-do = Usuń
passkey-remove-named = Usuń klucz dostępu: { $name }
passkey-remove-line = „{ $name }” nie wystarczy już jako drugi etap logowania. Jeśli to ostatni, przepadną też kody zapasowe.
passkey-missing = Nie dostaliśmy klucza dostępu. Spróbuj jeszcze raz albo wybierz inną drogę.
passkey-wrong = Ten klucz dostępu nie pasuje. Spróbuj jeszcze raz.
passkey-unknown = Ta przeglądarka nie zna kluczy dostępu albo nie uruchamia skryptów.
passkey-too-many = Kluczy dostępu jest już { $most }, więcej być nie może. Najpierw usuń któryś.
second-set-up = Włącz aplikację uwierzytelniającą
second-set-up-go = Włącz
second-why = Oprócz hasła będzie potrzebny kod, który zna tylko twoje urządzenie.
second-why-staff = Panel otwiera się przed obsługą tylko w dwóch etapach: oprócz hasła potrzebny jest kod, który zna tylko twoje urządzenie, albo klucz dostępu. Włącz to teraz, zajmie to minutę.
second-scan = Zeskanuj ten obrazek aplikacją uwierzytelniającą w telefonie i wpisz sześć cyfr, które pokaże.
second-qr = Obrazek dla aplikacji uwierzytelniającej; klucz pod nim mówi to samo
second-by-hand = Albo wpisz w aplikacji ten klucz:
second-on = Jest włączone: kto loguje się na twoje konto, potrzebuje także twojego urządzenia.
second-off = Jest wyłączone: wystarczy hasło.
second-remove = Usuń aplikację uwierzytelniającą
second-remove-line = Bez klucza dostępu odtąd wystarczy hasło, a kody zapasowe przepadną. Panel poprosi obsługę, by włączyć drugi etap od nowa.
second-keep = Zostaw
second-recovery = Kody zapasowe
second-recovery-line = Każdy z nich działa raz zamiast kodu z aplikacji. Trzymaj je z dala od urządzenia, na przykład na kartce.
second-recovery-left = { $count ->
    [one] Został { $count } kod.
    [few] Zostały { $count } kody.
   *[other] Zostało { $count } kodów.
}
second-recovery-none = Wszystkie są już zużyte.
second-recovery-kept = Są już zapisane
second-recovery-new = Utwórz nowe kody zapasowe
second-recovery-new-line = Dotychczasowe przestaną działać.
second-recovery-without = Kody zapasowe zastępują drugi etap, a ten nie jest jeszcze włączony.
again-title = Czy to ty?
again-password = Zanim to pójdzie dalej, wpisz jeszcze raz hasło.
again-code = Zanim to pójdzie dalej, wpisz kod z aplikacji uwierzytelniającej albo kod zapasowy.
again-go = Dalej
account-sign-in = Zaloguj się
account-sign-up = Załóż konto
account-sign-out = Wyloguj się
account-username = Nazwa
account-username-help = Od 2 do 24 liter i cyfr; między nimi mogą stać kropki i łączniki. Nazwa będzie częścią adresu profilu.
account-password-help = Co najmniej 8 znaków, nie same cyfry i nic, co każdy by zgadł.
account-email = E-mail, jeśli chcesz
account-email-own = Adres e-mail
account-email-help = Tylko na wypadek zapomnianego hasła. Nikt inny go nie zobaczy.
account-password = Hasło
account-new-password = Hasło
account-next-password = Nowe hasło
account-old-password = Dotychczasowe hasło
account-again = To samo hasło jeszcze raz
account-again-missing = Wpisz hasło dwa razy, żeby literówka nie zamknęła nikomu drzwi.
account-mismatch = Nazwa i hasło do siebie nie pasują.
account-wrong-password = To nie jest twoje hasło.
account-too-many = Za dużo prób. Odczekaj kilka minut i spróbuj jeszcze raz.
account-taken = Ktoś ma już tę nazwę albo bardzo podobną. Wybierz inną.
account-bad-username = Od 2 do 24 łacińskich liter i cyfr; między nimi może stać kropka, łącznik albo podkreślenie.
account-inactive = To konto zostało zamknięte
account-inactive-line = Nie można się na nie zalogować. Dalej można grać bez konta.
account-password-changed = Nowe hasło jest ustawione.
account-sign-in-line = Twoje miejsca i partie z tej przeglądarki przejdą razem z tobą.
account-sign-in-first = Tę stronę widać po zalogowaniu. Jeśli logowanie już było, w międzyczasie wygasło.
account-no-account = Nie masz jeszcze konta?
account-have-account = Masz konto?
account-sign-up-line = Wystarczy nazwa i hasło. Wszystko, co rozegrano dotąd w tej przeglądarce, będzie twoje, na każdym urządzeniu.
account-sign-up-why = Grać można zawsze także bez konta.
account-forgotten = Nie pamiętasz hasła?
account-sign-out-title = Wylogować?
account-stay = Zostań
account-sign-out-line = Partie i miejsca zostają przy twoim koncie. Ta przeglądarka będzie odtąd kimś nowym.
account-change-password = Zmień hasło
account-everywhere = Wyloguj się wszędzie
account-everywhere-line = Wylogujesz każdą przeglądarkę, w której jest otwarte to konto, tę również; otwarte w nich stoły w ciągu sekundy stracą miejsce.
account-everywhere-done = To konto jest wylogowane we wszystkich przeglądarkach.
account-set-password = Ustaw hasło
account-reset = Nowe hasło
account-reset-line = Wpisz adres e-mail swojego konta, a wyślemy na niego link.
account-reset-send = Wyślij link
account-reset-sent = Zajrzyj do poczty
account-reset-sent-line = Jeśli adres należy do jakiegoś konta, link jest już w drodze. Działa przez kilka dni.
account-reset-bad = Ten link już nie działa
account-reset-bad-line = Ktoś go już użył albo jest za stary. Poproś o nowy.
account-reset-done = Nowe hasło jest ustawione
account-confirm = Potwierdź adres
account-confirm-line = Czy { $email } należy do konta { $name }?
account-confirm-yes = Tak, to mój adres
account-confirm-bad = Ten link już nie działa
account-confirm-bad-line = Ktoś go już użył albo jest za stary. Grać można i tak.
account-confirm-sent = Zajrzyj do poczty
account-confirm-sent-line = Wysłaliśmy link, żeby mieć pewność, że adres jest twój. Tymczasem można grać.
refuse-too-soon = Trochę wolniej, proszę. Można spróbować znowu za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
too-many-title = Trochę wolniej, proszę
too-many-line = Za dużo prób w krótkim czasie. Odczekaj minutę i spróbuj jeszcze raz.

# Profil
profile-joined = Konto od { $date }
profile-own = To twój profil, tak jak widzą go inni.
profile-private = To twój profil. Tylko ty widzisz rozegrane partie.
profile-hidden = { $name } nie pokazuje nikomu rozegranych partii.
profile-statistics = Gra po grze
profile-game = Gra
profile-played = Partie
profile-won = Wygrane
profile-left-many = Przerwane
profile-share = Skuteczność
profile-matches = Partie
profile-empty = Żadna partia nie dobiegła jeszcze końca.
profile-empty-own = Pierwsza partia stanie tu, gdy tylko się skończy. Otwarcie pokoju to cztery sekundy.
profile-with = przy stole: { $company }
profile-alone = solo
profile-first = wygrana
profile-last = przegrana
profile-shared = remis
profile-place = { $place }. miejsce z { $count }
profile-left = wyjście przed końcem
profile-over = koniec
profile-replay = Powtórka
profile-pages = Strony z partiami
profile-newer = Nowsze
profile-older = Starsze
profile-page = Strona { $page } z { $pages }

# Ustawienia
settings = Ustawienia
settings-of-browser = Światło, ruch i dźwięki
settings-line = Jak ta strona dla ciebie wygląda i brzmi.
settings-guest = Nie masz tu konta: twój wybór zapamięta ta przeglądarka.
settings-member = Twój wybór pójdzie za tobą do każdej przeglądarki, w której się zalogujesz.
settings-saved = Zapisane.
settings-save = Zapisz
settings-language = Język
settings-language-any = tak, jak prosi przeglądarka
settings-theme = Światło
settings-theme-system = tak, jak ma urządzenie
settings-theme-dark = noc
settings-theme-light = dzień
settings-motion = Ruch
settings-motion-system = tak, jak ma urządzenie
settings-motion-reduced = jak najmniej
settings-sounds = Dźwięki
settings-sounds-on = włączone
settings-sounds-off = wyłączone
settings-hears = W rozmowie czytasz
settings-hears-everything = wszystko
settings-hears-phrases = tylko gotowe zwroty
settings-rude = Wulgaryzmy w rozmowie
settings-rude-masked = pod gwiazdkami
settings-rude-shown = tak, jak je napisano
settings-history = Rozegrane partie widzą
settings-history-everybody = wszyscy
settings-history-me = tylko ja
settings-account = Konto
settings-export = Zabierz wszystko do domu
settings-export-line = Plik ze wszystkim, co o tobie przechowujemy: miejsca, partie, rozmowy, ustawienia.
settings-export-get = Pobierz plik
settings-delete = Usuń konto
settings-delete-line = Twoja nazwa zniknie ze wszystkich partii, a to, co tu zostało napisane, zniknie całkiem. Partie zostaną dla innych.
settings-kept = Co o tobie przechowujemy
settings-kept-line = Nie trzeba do tego konta: co z tej przeglądarki zagrano i napisano, poznajemy po jej ciasteczku.
settings-delete-guest = Usuń, co przechowujemy
delete-title = Usunąć konto?
delete-line = Konto { $name } zniknie na zawsze. W partiach zostanie po nim „dawny gość”, twoje słowa znikną, miejsca wrócą do stołów i nikt tego nie cofnie, my też nie.
delete-first = Może najpierw zabierzesz swoje dane do domu?
delete-go = Usuń na zawsze
delete-not = Zachowaj konto
delete-guest-title = Usunąć, co o tobie przechowujemy?
delete-guest-line = W partiach zostanie po tobie „dawny gość”, zniknie to, co tu zostało przez ciebie napisane i zrobione, miejsca wrócą do stołów, także w trwających partiach, a ta przeglądarka będzie kimś nowym. Nikt tego nie cofnie, my też nie.
delete-guest-not = Zachowaj wszystko
deleted-title = Wszystko usunięte
deleted-line = Dziękujemy za wspólny czas. Zawsze można tu wrócić, jako ktoś nowy.

# Miejsce na innym urządzeniu
seat-elsewhere = Masz tu miejsce { $number } w innej przeglądarce.
seat-take = Przenieś moje miejsce tutaj

# Co pokazuje komunikator, gdy dostanie link
invite-title = { $name } zaprasza: { $title }

# Droga powrotna do stołu
anywhere-opened = Nikt teraz nie czekał, więc powstał nowy pokój: każdy może tu przyjść z listy otwartych pokojów.
own-tables = Twoje stoły
own-tables-go = Do stołu
own-tables-alone = Jeszcze bez innych
own-tables-theirs = Czekamy na: { $people }
own-tables-soon = Jeszcze się nie zaczęło

# Kod miejsca
seat-code-title = Powrót na miejsce
seat-code-line = Wpisz cztery zapisane słowa. Przeglądarka, która dotąd trzymała to miejsce, będzie tylko oglądać.
seat-code-words = Kod miejsca
seat-code-go = Zajmij moje miejsce
seat-code-watch = Do pokoju bez kodu

# Odmowy, które przychodzą z serwera słowami
refuse-malformed = Tej wiadomości nie da się odczytać.
refuse-unknown-type = Pokój czegoś takiego nie rozumie.
refuse-not-an-action = W tej grze nie ma takiej akcji.
refuse-not-a-signal = W tej grze nie ma takiego znaku.
refuse-too-long = To jest za długie.
refuse-too-fast = Trochę wolniej, proszę. To nie dotarło, spróbuj za chwilę.
refuse-not-seated = Najpierw usiądź do stołu.
refuse-no-room = Nie ma takiego pokoju.
refuse-room-full = { $watch ->
    [0] Pokój jest pełny.
   *[1] Pokój jest pełny. Możesz oglądać.
}
refuse-seat-taken = To miejsce właśnie zajął ktoś inny.
refuse-seat-not-free = To miejsce nie jest wolne.
refuse-name-taken = Ktoś tu ma już to imię. Wybierz inne.
refuse-bad-name = To imię się nie nadaje. Litery, cyfry i odstępy wystarczą.
refuse-removed = Osoba prowadząca pokój wyprosiła cię z widowni.
refuse-no-such-watcher = Nikt już tu nie ogląda pod tym imieniem.
refuse-name-of-member = To imię należy do kogoś, kto ma tu konto. Jeśli to ty, zaloguj się, a jeśli nie, wybierz inne.
refuse-name-stays = W tym pokoju zachowuje się imię, z którym się przyszło.
refuse-renamed-lately = Imię zostaje na minutę. Spróbuj za chwilę.
refuse-bad-text = Tego nie da się odczytać. Wystarczą litery, cyfry i znaki.
refuse-no-cookie = Ciasteczka są w tej przeglądarce wyłączone, a bez nich miejsce nie może być twoje. Zezwól na nie tej stronie i odśwież ją; oglądać można bez nich.
refuse-no-such-seat = Nie ma takiego miejsca.
refuse-no-such-level = Nie ma takiego bota.
refuse-already-seated = Masz już miejsce.
refuse-match-running = Nie w trakcie partii.
refuse-no-match = Nie toczy się żadna partia.
refuse-not-ready = Nie wszyscy są jeszcze w gotowości.
refuse-id-reused = Pod tym numerem wysłano już coś innego. Odśwież stronę.
refuse-stale = Na planszy coś się tymczasem zmieniło. Tak jest teraz.
refuse-fault = Ruch się nie odbył: to nasz błąd i już o nim wiemy. Grajcie dalej.
refuse-frozen = Ta partia jest na razie zatrzymana. Nic nie przepadło.
refuse-undo-off = W tym pokoju ruchów się nie cofa.
refuse-nothing-to-undo = Nie ma czego cofnąć.
refuse-game-over = Partia jest już skończona.
refuse-wrong-phase = Teraz nie jest to możliwe.
refuse-not-yours = To nie twoja decyzja.
refuse-saving = Zapis jeszcze trwa. Chwileczkę.
refuse-no-space = Na serwerze nie ma już miejsca na zapis: ruch się nie odbył. Spróbuj za chwilę.
refuse-crowded = Pełno tu teraz. Kto ma miejsce przy stole, wejdzie; dla ciebie spróbujemy za chwilę.
refuse-busy = Za dużo naraz. Spróbuj za chwilę.
refuse-rude-name = Taka nazwa obraża innych. Wybierz inną.
refuse-advertising = Twoje wypowiedzi wyglądają na reklamę, więc inni ich nie dostali. Bez odnośników i numerów dojdą.
refuse-reserved-name = Z tą nazwą można by uchodzić za kogoś z obsługi. Wybierz inną.
refuse-not-host = To może tylko osoba prowadząca pokój.
refuse-locked = { $watch ->
    [0] Drzwi tego pokoju są zamknięte.
   *[1] Drzwi tego pokoju są zamknięte. Możesz oglądać.
}
refuse-barred = { $watch ->
    [0] Odesłano cię od tego stołu.
   *[1] Odesłano cię od tego stołu. Możesz oglądać.
}
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
refuse-paused = Partia stoi. Najpierw wybierz „Grajmy dalej”.
refuse-not-paused = Partia nie stoi.
refuse-no-wish = Nikt już nie prosi o przerwę.
refuse-wished-already = Ta prośba już padła.
refuse-wish-later = Przed chwilą nie było na to zgody. Spróbuj za minutę.
refuse-called-already = Wiadomo już, że jesteś.
refuse-stepped-out-before = W tej partii pięć minut zostało już wykorzystane. Inaczej stół mógłby czekać bez końca.
refuse-not-out = Przecież jesteś przy stole.
refuse-seat-lost = Nie było cię za długo: ta partia toczy się już bez ciebie.
refuse-by-lesson = Jeszcze nie to. { $ask }
refuse-muted = Nie możesz pisać jeszcze przez { $unit ->
    [minutes] { $count ->
        [one] minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }
    [hours] { $count ->
        [one] godzinę
        [few] { $count } godziny
       *[many] { $count } godzin
    }
   *[days] { $count ->
        [one] jeden dzień
       *[many] { $count } dni
    }
}. { $because } Możesz się odwołać: „Zgłoszenia i decyzje” w ustawieniach.
refuse-phrases-for-now = Możesz używać tylko gotowych zwrotów jeszcze przez { $unit ->
    [minutes] { $count ->
        [one] minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }
    [hours] { $count ->
        [one] godzinę
        [few] { $count } godziny
       *[many] { $count } godzin
    }
   *[days] { $count ->
        [one] jeden dzień
       *[many] { $count } dni
    }
}. { $because } Możesz się odwołać: „Zgłoszenia i decyzje” w ustawieniach.
refuse-name-while-muted = Dopóki nie możesz swobodnie pisać, zostaje nazwa { $name }.
refuse-unwatched = Ten pokój jest zamknięty dla widzów: rozmawiają tu tylko osoby przy stole.
refuse-wrong-code = Ten kod nie otwiera żadnego miejsca w tym pokoju. Sprawdź każde słowo; nowszy kod unieważnia starszy.
refuse-signed-out = Nikt nie jest tu już zalogowany. Wczytaj stronę ponownie, żeby iść dalej.
refuse-account-closed = To konto zostało zamknięte. Dalej można grać bez konta.
refuse-banned = Na razie nie możesz tu brać udziału. Strona główna mówi, dlaczego, do kiedy i jak się odwołać.
refuse-too-many-seats = Przy tych opcjach liczba miejsc w grze to: { $allowed }.
refuse-no-lesson = Ta gra nie ma jeszcze lekcji.
refuse-no-documents = Do tej gry nic własnego się nie robi.
refuse-no-document = Nic nie ma tego kodu. Sprawdź go, litera po literze.
refuse-document-withdrawn = To zostało usunięte i nie można już tego wybrać.
refuse-document-taken-away = Moderator to usunął. Dlaczego i jak się odwołać, mówią „Zgłoszenia i decyzje”.
refuse-document-of-another-game = To zrobiono do innej gry.
refuse-document-has-errors = Nie da się jeszcze na tym grać: są w tym błędy.
refuse-document-too-large = To jest za duże: najwyżej { $most } kB.
refuse-rude-document-name = Taka nazwa obraża innych. Wybierz inną.
refuse-bad-document-name = Nadaj nazwę od jednego do sześćdziesięciu znaków.
refuse-too-many-documents = Masz już { $most }. Najpierw coś usuń.
refuse-not-your-document = Zmienić to może tylko osoba, która to zrobiła.

# Zgłoszenia i decyzje
report-title-line = Zgłoś wypowiedź
report-title-seat = Zgłoś gracza
report-title-watcher = Zgłoś widza
report-title-room = Zgłoś pokój
report-title-profile = Zgłoś profil
report-title-event = Zgłoś ruch
report-ground = Co jest nie tak?
report-words = Co jeszcze warto wiedzieć? (nieobowiązkowe)
report-typed = Twoimi słowami
report-goes-along = Razem z nią trafi do nas to, co padło przed nią i po niej. Kto ją napisał, nie dowie się, czyje to zgłoszenie.
report-goes-along-conduct = Razem z tym trafi do nas to, co padło tam ostatnio, o ile możesz to przeczytać, i miejsce w partii. Osoba, której to dotyczy, nie dowie się, czyje to zgłoszenie.
report-goes-along-replay = Razem z tym trafi do nas zapis partii. Osoba, której to dotyczy, nie dowie się, czyje to zgłoszenie.
report-goes-along-profile = Osoba, której to dotyczy, nie dowie się, czyje to zgłoszenie.
report-goes-along-room = Razem z tym trafi do nas to, co padło tam ostatnio, o ile możesz to przeczytać. Kto prowadzi pokój, nie dowie się, czyje to zgłoszenie.
report-seat = przy stole w pokoju { $room }
report-player = w zakończonej partii
report-watcher = ogląda w pokoju { $room }
report-room = Pokój { $room }
report-run-by = prowadzi: { $name }
report-profile = konto
report-event = ruch w pokoju { $room }
report-target = Czego dotyczy
report-others = { $count ->
    [one] Zgłosiła to samo jeszcze jedna osoba.
    [few] Zgłosiły to samo jeszcze { $count } osoby.
   *[other] Zgłosiło to samo jeszcze { $count } osób.
}
report-send = Zgłoś
report-choose = Wybierz, co jest nie tak.
report-too-long = Najwyżej 500 znaków.
report-number = Zgłoszenie { $code }
report-at = Wysłano
report-lost = Tego tu nie widać
report-lost-line = Zgłoszenie widzi tylko osoba, która je wysłała, a decyzję tylko ta, której dotyczy: w przeglądarce, w której wtedy była, albo po zalogowaniu na swoje konto. Mogło też zostać usunięte po dłuższym czasie.
report-come-back = Wynik pojawi się na tej stronie, a serwis powie, kiedy już tu będzie.
report-waits = Dziękujemy. Zgłoszenie czeka na moderatora.
report-undone = Zapadła decyzja, ale zaraz cofnęła ją osoba, która ją podjęła. Zgłoszenie znów czeka na moderatora.
report-gone = Kto to napisał, usunął wszystko, co tu o nim było, także tę wypowiedź.
report-gone-conduct = Osoba, której to dotyczyło, usunęła wszystko, co tu o niej było.
report-taken-back = Zgłoszenie uznano za słuszne, ale po odwołaniu inny moderator cofnął tę decyzję.
report-nothing = Moderator przeczytał wypowiedź i to, co padło wokół niej, i zostawia ją bez zmian. W rozmowie możesz wyciszyć tego, kto ją napisał.
report-nothing-conduct = Moderator przyjrzał się temu i wszystkiemu, co się z tym wiąże, i nic z tego nie wynika. W menu obok nazwy możesz kogoś wyciszyć.
report-nothing-room = Moderator przyjrzał się pokojowi i zostawia go bez zmian.
report-outcome-hide = Wypowiedź jest już ukryta.
report-outcome-mute = Wypowiedź jest już ukryta, a kto ją napisał, przez pewien czas nie może pisać.
report-outcome-phrases = Wypowiedź jest już ukryta, a kto ją napisał, przez pewien czas może używać tylko gotowych zwrotów.
report-outcome-ban = Wypowiedź jest już ukryta, a kto ją napisał, przez pewien czas nie może tu brać udziału.
report-outcome-warn = Kto to napisał, dostał ostrzeżenie.
report-outcome-ban-conduct = Ta osoba przez pewien czas nie może brać tu udziału.
report-outcome-mute-conduct = Osoba, której to dotyczyło, przez pewien czas nie może pisać.
report-outcome-phrases-conduct = Osoba, której to dotyczyło, przez pewien czas może używać tylko gotowych zwrotów.
report-outcome-warn-conduct = Osoba, której to dotyczyło, dostała ostrzeżenie.
report-outcome-warn-room = Osoba, która prowadzi pokój, dostała ostrzeżenie.
report-outcome-close-room = Pokój jest zamknięty.
report-open = czeka
report-closed = rozstrzygnięte
because-insult = Powód: kogoś znieważa.
because-hate = Powód: szerzy nienawiść wobec grupy ludzi.
because-threat = Powód: komuś grozi.
because-private = Powód: ujawnia czyjeś prywatne dane.
because-spam = Powód: reklamuje albo powtarza w kółko to samo.
because-cheating = Powód: to oszustwo.
because-stalling = Powód: gra na zwłokę psuje innym grę.
because-leaving = Powód: porzucanie gry raz po raz zostawia innych bez partii.
because-name = Powód: nazwa obraża innych.
because-spying = Powód: gracze dowiedzieli się tego, czego nie mogą wiedzieć.
because-pretend = Powód: podawanie się za kogoś innego.
because-fault = Powód: wykorzystano błąd gry przeciwko innym.
because-other = Powód: psuje innym pobyt w tym miejscu.
because-evasion = Powód: z tej przeglądarki albo z twojej sieci przychodzi ktoś, komu zabroniono pisać albo brać udział, a ta przeglądarka nic tu wcześniej nie robiła.
reports = Zgłoszenia i decyzje
reports-line = Twoje zgłoszenia oraz decyzje, które dotyczą ciebie.
reports-see = Zobacz
reports-own = Twoje zgłoszenia
reports-none = Jeszcze nic. Zgłasza się z menu obok każdej nazwy i każdej wypowiedzi.
decisions-own = O tobie
decisions-none = Żadna decyzja cię nie dotyczy.
decisions-news = Czeka na ciebie decyzja do przeczytania.
news-unread = nieprzeczytane
decision-title = O twojej wypowiedzi
decision-title-person = O tym, co tu piszesz
decision-title-conduct = O tym, jak się tu zachowujesz
decision-title-room = O pokoju, który prowadzisz
decision-title-ban = Wykluczenie
decision-title-rename = O twojej nazwie
decision-title-void = O partii z twoim udziałem
decision-title-taken = O czymś z twojego warsztatu
decision-title-host = O prowadzeniu pokoju
decision-outcome-hide = Moderator ukrył twoją wypowiedź.
decision-outcome-mute = Moderator odebrał ci głos z powodu twojej wypowiedzi.
decision-outcome-phrases = Moderator ograniczył cię do gotowych zwrotów z powodu twojej wypowiedzi.
decision-outcome-ban-conduct = Moderator wykluczył cię z tego serwisu.
decision-outcome-mute-conduct = Moderator odebrał ci głos z powodu twojego zachowania.
decision-outcome-phrases-conduct = Moderator ograniczył cię do gotowych zwrotów z powodu twojego zachowania.
decision-outcome-mute-carried-on = Odebranie głosu obowiązuje także w tej przeglądarce.
decision-outcome-phrases-carried-on = Ograniczenie do gotowych zwrotów obowiązuje także w tej przeglądarce.
decision-outcome-ban = Moderator wykluczył cię z tego serwisu.
decision-outcome-ban-carried-on = Wykluczenie obowiązuje także w tej przeglądarce.
mute-stands = Do { $date }, w całym serwisie. Do tego czasu nic, co napiszesz, nie trafi do rozmów, gotowe zwroty też nie, a nazwa pozostaje bez zmian. Grać i oglądać możesz jak zawsze.
mute-stands-here = Do { $date }, w pokoju { $room }. Do tego czasu nic, co napiszesz, nie trafi do tamtejszej rozmowy, gotowe zwroty też nie, a nazwa pozostaje bez zmian. Grać i oglądać możesz jak zawsze.
mute-over = To się skończyło { $date }: możesz znów pisać.
phrases-stands = Do { $date }, w całym serwisie. Do tego czasu w rozmowach możesz używać tylko gotowych zwrotów, a nazwa pozostaje bez zmian. Grać i oglądać możesz jak zawsze.
phrases-stands-here = Do { $date }, w pokoju { $room }. Do tego czasu w tamtejszej rozmowie możesz używać tylko gotowych zwrotów, a nazwa pozostaje bez zmian. Grać i oglądać możesz jak zawsze.
phrases-over = To się skończyło { $date }: możesz znów pisać, co chcesz.
ban-stands = Do { $date }. Do tego czasu żaden pokój, lista pokojów ani gra nie są tu dla ciebie otwarte, a twoje miejsca przy stołach są wolne.
ban-over = To się skończyło { $date }: możesz znów brać udział.
rename-stands = Do { $date } dawnej nazwy nie można przybrać ponownie. Nic więcej z tego nie wynika.
rename-over = To się skończyło { $date }: nazwę można znów przybrać.
rename-member = Nazywasz się teraz { $name } i możesz wybrać inną nazwę. Do tego czasu zalogujesz się także pod dawną.
rename-guest = Przy następnym stole możesz wybrać inną nazwę.
new-name = Wybierz inną nazwę
new-name-line = Nazywasz się teraz { $name }. Wybierz nazwę, która nikogo nie obraża; możesz to zrobić raz.
new-name-take = Przyjmij tę nazwę
new-name-taken = Od teraz to jest twoja nazwa. Pod nią też się logujesz.
mute-not-you = Jeśli to był ktoś inny, zaloguj się na swoje konto albo odwołaj się poniżej.
warning-stands = Ostrzeżenie obowiązuje do { $date }. Nic więcej z niego nie wynika.
warning-over = Ostrzeżenie wygasło { $date }.
sanction-until = do { $date }
sanction-ended = zakończone { $date }
sanction-mute = Moderator odebrał ci głos: nic, co napiszesz, nie trafi do rozmowy.
sanction-phrases = Moderator ograniczył cię do gotowych zwrotów.
sanction-warning = Moderator cię ostrzegł.
sanction-mute-over = Możesz znów pisać.
sanction-phrases-over = Możesz znów pisać, nie tylko gotowymi zwrotami.
sanction-mute-carried-on = Odebranie głosu obowiązuje także w tej przeglądarce: nic, co napiszesz, nie trafi do rozmowy.
sanction-phrases-carried-on = Ograniczenie do gotowych zwrotów obowiązuje także w tej przeglądarce.
sanction-till = Do
sanction-more = Szczegóły i jak się odwołać
banned-title = Wykluczono cię z tego serwisu
banned-address-title = Goście z twojej sieci nie mają teraz wstępu
banned-address = Wykluczono kogoś, kto korzysta z tego samego adresu co ty, a razem z tą osobą sam adres: żaden gość stamtąd nie może teraz brać udziału.
banned-address-until = Do { $date }. Nikt nie twierdzi, że chodzi o ciebie.
banned-address-members = Kto już wcześniej miał konto, wchodzi: zaloguj się.
banned-address-appeal = Możesz odwołać się raz. Rozstrzygnie wtedy inny moderator, a odpowiedź znajdziesz w „Zgłoszeniach i decyzjach”.
banned-still = Co pozostaje otwarte
banned-still-line = Ustawienia, w których można pobrać albo usunąć wszystko, co o tobie przechowujemy, twoje zgłoszenia i decyzje oraz strona o prywatności.
decision-outcome-warn = Moderator ostrzega cię z powodu twojej wypowiedzi.
decision-outcome-rename = Moderator odebrał ci nazwę i zastąpił ją inną.
decision-outcome-void = Moderator unieważnił wynik partii z twoim udziałem: nikomu się nie liczy.
decision-replay = Zapis tej partii
replay-voided = Moderator unieważnił ten wynik: nikomu się nie liczy. { $why }
replay-void = Ta partia nikomu się nie liczy.
decision-outcome-taken = Moderator usunął coś z twojego warsztatu: nikt już tego nie znajdzie. Pokoje, które już na tym otwarto, zachowują swoją kopię.
decision-outcome-host = Moderator przekazał prowadzenie twojego pokoju komu innemu.
decision-outcome-warn-conduct = Moderator ostrzega cię z powodu twojego zachowania.
decision-outcome-warn-room = Moderator ostrzega cię z powodu pokoju, który prowadzisz.
decision-outcome-close-room = Moderator zamknął pokój, który prowadzisz.
decision-at = Decyzja z { $date }.
decision-undone = Decyzja, która cię dotyczyła, została cofnięta zaraz po podjęciu: nic z niej już nie obowiązuje.
decision-undone-waits = Moderator może jeszcze rozstrzygnąć to na nowo. Dowiesz się o tym tutaj.
decision-undone-nothing = Nic z tego nie wynika.
appeal-title = Widzisz to inaczej?
appeal-line = Możesz odwołać się raz, w ciągu { $days } dni. Rozstrzygnie wtedy inny moderator, a odpowiedź znajdziesz tutaj.
appeal-field = Dlaczego decyzja powinna być inna?
appeal-words = Napisz dlaczego, od 3 do 1000 znaków.
appeal-send = Odwołaj się
appeal-yours = Twoje odwołanie
appeal-waits = Odwołanie czeka na innego moderatora.
appeal-upheld = Inny moderator przyjrzał się temu jeszcze raz: decyzja pozostaje w mocy.
appeal-shown-again = Inny moderator cofnął decyzję: twoja wypowiedź znów jest widoczna.
appeal-unmuted = Inny moderator cofnął decyzję: możesz znów pisać, a ukryta wypowiedź znów jest widoczna.
appeal-unmuted-conduct = Inny moderator cofnął decyzję: możesz znów pisać.
appeal-reopened = Inny moderator cofnął decyzję: pokój jest znów otwarty.
appeal-unbanned = Inny moderator cofnął decyzję: możesz znów brać udział.
appeal-taken-back = Inny moderator cofnął decyzję.
refuse-no-line = Tej wypowiedzi już nie ma.
refuse-reports-waiting = Na decyzję czeka już { $count } twoich zgłoszeń. Daj nam najpierw przeczytać tamte.
refuse-no-target = Tego, co chcesz zgłosić, już tu nie ma.
refuse-no-appeal = Od tego nie można się już odwołać.

# Panel obsługi
# What staff announce to everybody
announced-drain = Zaraz zaktualizujemy serwis: nie można teraz otwierać nowych pokojów ani zaczynać partii. Trwające partie toczą się dalej.
announced-maintenance = Serwis będzie przez chwilę niedostępny. Potem partie potoczą się dalej od tego samego miejsca.
announced-at = Początek przerwy:
announced-close = Zamknij
refuse-draining = Zaraz zaktualizujemy serwis, więc nie można teraz otwierać nowych pokojów ani zaczynać partii. Trwające partie toczą się dalej. Spróbuj ponownie za kilka minut.

# Liczby miesięczne
counts = Moderacja w liczbach
counts-line = Co zgłoszono tutaj w kolejnych miesiącach i co z tego wynikło. Liczby zostają, gdy zgłoszenia są już usunięte, i nie mówią nic o nikim.
counts-few = O liczbie mniejszej niż { $number } mówimy tylko tyle, żeby nie wskazywała na nikogo.
counts-none = Jeszcze nic nie policzono: pierwsze liczby pojawią się w ciągu doby.
counts-what = Co
counts-number = Ile
count-fewer = mniej niż { $number }
count-reports = Zgłoszenia
count-decided-nothing = Decyzje: bez naruszenia
count-decided-hide = Decyzje: ukryta wypowiedź
count-decided-mute = Decyzje: odebranie głosu
count-decided-phrases = Decyzje: tylko gotowe zwroty
count-decided-ban = Decyzje: wykluczenie
count-decided-warn = Decyzje: ostrzeżenie
count-decided-close = Decyzje: zamknięty pokój
count-decided-void = Decyzje: unieważniony wynik
count-decided-rename = Decyzje: odebrana nazwa
count-decided-host = Decyzje: przekazanie prowadzenia pokoju
count-decided-taken = Decyzje: usunięty dokument
count-wait = Od zgłoszenia do decyzji (mediana)
count-imposed-ban = Nałożone wykluczenia
count-imposed-mute = Odebrania głosu
count-imposed-phrases = Nałożone ograniczenia do gotowych zwrotów
count-imposed-warning = Udzielone ostrzeżenia
count-imposed-rename = Odebrane nazwy
count-imposed-carried-on = Wykluczenia i odebrania głosu przeniesione na innego gościa
count-lifted-ban = Wykluczenia zakończone wcześniej
count-lifted-mute = Odebrania głosu zakończone wcześniej
count-lifted-phrases = Ograniczenia do gotowych zwrotów zakończone wcześniej
count-lifted-warning = Ostrzeżenia zakończone wcześniej
count-lifted-rename = Zwrócone nazwy
count-appeals = Odwołania
count-upheld = Odwołania: decyzja utrzymana
count-taken-back = Odwołania: decyzja cofnięta

admin = Panel
admin-menu = Menu z boku
admin-count = Razem: { $count }
admin-desk = Do rozstrzygnięcia
admin-play = Gra
admin-people = Ludzie
admin-record = W aktach
admin-room = pokój
admin-room-many = pokoje
admin-seat = miejsce
admin-seat-many = miejsca
admin-live = pokój w użyciu
admin-live-many = pokoje w użyciu
admin-announcement = ogłoszenie
admin-announcement-many = ogłoszenia
announcement-drain = Nic nowego się nie zaczyna
announcement-maintenance = Przerwa techniczna
announcement-notice = Wiadomość do wszystkich
announce-minutes = Za ile minut
announce-minutes-help = Od 1 do 1440 minut do początku przerwy. Wszyscy widzą godzinę, a w ciągu ostatniej godziny także odliczanie. Ogłoszenie znika godzinę po tym czasie albo wtedy, gdy je zakończysz.
announce-period = Na jak długo
announce-pl = Treść po polsku
announce-en = Treść po angielsku
announce-text-help = W obu językach albo w żadnym: wtedy pojawi się nasze własne zdanie.
announce-both = Napisz to w obu językach.
admin-line = wypowiedź
admin-line-many = wypowiedzi
admin-case = zgłoszenie
admin-case-many = zgłoszenia
admin-mute = odebranie głosu
admin-phrases = tylko gotowe zwroty
admin-ban = wykluczenie
admin-rename = odebrana nazwa
admin-proposal = proponowane wykluczenie
admin-proposal-many = proponowane wykluczenia
admin-warning = ostrzeżenie
admin-sanction = sankcja
admin-sanction-many = sankcje
admin-match = partia
admin-match-many = partie
admin-document = dokument
admin-document-many = dokumenty
admin-played = miejsce w partii
admin-played-many = miejsca w partiach
admin-fault = usterka
admin-fault-many = usterki
admin-guest = gość
admin-guest-many = goście
admin-member = osoba z kontem
admin-member-many = osoby z kontem
admin-group = grupa
admin-group-many = grupy
admin-entry = wpis
admin-entry-many = dziennik
live-rooms = Pokoje, w których ktoś jest
live-between = żadna partia nie trwa
live-playing = partia trwa
live-occupied = ktoś tam jest
live-stuck = partia utknęła
live-frozen = partia zatrzymana
live-forgotten = partia trwa bez nikogo
live-connected = przy stole: { $players }, widzów: { $watching }
live-seats = osoby: { $people }, boty: { $bots }, wolne: { $free }
live-due-in = za { $time }
live-due-late = { $time } po czasie
live-acted = gdy grano już { $time }
slowed-title = kto jest teraz spowalniany
slowed-line = Kto pyta szybciej, niż serwis pozwala, czeka przez chwilę, a gdyby miało to trwać długo, dostaje odmowę. Zamiast adresu widać tylko początek jego skrótu kryptograficznego z kluczem. Formularze i połączenia są ze wszystkich procesów, strony tylko z tego, który teraz odpowiada. Gdzie wielu ma wspólny adres, jeden wiersz może być całą szkołą.
slowed-nobody = Nikt nie jest teraz spowalniany.
slowed-silent = Wspólny licznik wszystkich procesów nie odpowiedział: widać tylko to, co policzył jeden proces.
slowed-more = I jeszcze { $count }.
slowed-limit = o co pytano zbyt często
slowed-whom = kto
slowed-household = gospodarstwo
slowed-neighbours = sąsiedztwo
slowed-browser = przeglądarka
slowed-waits = czeka
slowed-refused = dostaje odmowę
limit-pages = strony
limit-forms = formularze
limit-rooms = otwieranie pokojów
limit-seat-codes = kody miejsc
limit-sign-ins = logowanie
limit-reports = zgłoszenia i sprzeciwy
limit-refusals = strony z odmową
limit-sockets = połączenia
running-matches = Trwające partie
frozen-matches = Zatrzymane partie
faults-lately = Usterki z ostatniej doby
waiting-cases = Zgłoszenia, które czekają
waiting-proposals = Proponowane wykluczenia do potwierdzenia
mail-differs-title = Partia { $code } różni się od swojego zapisu
mail-differs-running = Samokontrola rozegrała partię { $code } od nowa i wynik różni się od tego, co zapisano. Partia została zatrzymana; lista usterek w panelu mówi, gdzie się różni, a strona o obsłudze serwera – co robić.
mail-differs-over = Samokontrola rozegrała od nowa zakończoną partię { $code } i wynik różni się od tego, co zapisano. Niczego nie zmieniono; lista usterek w panelu mówi, gdzie się różni, a strona o obsłudze serwera – co robić.
mail-reports-title = Czekają zgłoszenia: { $count }
mail-reports = Na decyzję albo odpowiedź czekają zgłoszenia: { $count }. Prowadzi do nich pierwsza strona panelu. Ten list dostajesz, bo możesz o nich rozstrzygać; w ciągu dziesięciu minut przychodzi najwyżej jeden.
badge-waits = czekają
latest-moderation = Ostatnio zrobione
audit-whole = Zapis jest taki, jaki powstał.
audit-broken = Zapis nie jest taki, jaki powstał: jakiś wpis zmieniono albo go brak. Powiedz o tym komuś, kto prowadzi ten serwer.
search-rooms = Kod pokoju lub partii albo imię przy stole
search-live = Kod pokoju albo jego partii
search-matches = Kod partii lub pokoju albo imię przy stole
search-documents = Kod lub nazwa dokumentu albo jego autor
search-lines = Kod pokoju, nazwa konta albo początki imion i słów, które padły
lines-newest = Tyle wypowiedzi ma te słowa, że przeszukano tylko najnowsze { $count }, filtry też nie sięgają dalej. Starsze znajdziesz po większej liczbie słów albo po kodzie pokoju.
lately-1 = ostatnia doba
lately-7 = ostatnie 7 dni
lately-30 = ostatnie 30 dni
search-cases = Kod pokoju lub sprawy albo nazwa tego, kogo dotyczy
search-guests = Imię, nazwa konta albo kod pokoju
search-audit = Kto z obsługi, wobec czego, kod pokoju albo słowa z uzasadnienia
field-code = kod
field-game = gra
field-options = opcje
field-owner = autor
field-body = treść
field-published = opublikowany
field-withdrawn = usunięty
field-updated-at = zmiana
field-public = publiczny
field-created-at = pojawienie się
field-host = prowadzi
field-commitment = odcisk losu
field-match = partia
field-matches-played = partie
field-locked = zamknięte drzwi
field-closed = zamknięty
field-active-at = ostatni ruch
field-settings = ustawienia pokoju
field-room = pokój
field-room-or-document = pokój lub dokument
field-number = numer
field-guest = gość
field-bot-level = bot
field-name = imię
field-title = nazwa
field-ready = gotowość
field-channel = kanał
field-seat = miejsce
field-connected = połączenia
field-announced-pl = po polsku
field-announced-en = po angielsku
field-due = najbliższy termin
field-last-act = ostatni ruch
field-last-there = ostatnio ktoś tu był
field-seats = miejsca
field-text = co padło
field-phrase = zwrot
field-hidden = ukryta
field-at = kiedy
field-began = początek
field-rules-version = wersja zasad
field-over = koniec
field-frozen = zatrzymana
field-outcome = wynik
field-counts = liczy się
counts-yes = tak
counts-no = nie
field-bots = boty
field-action = o co proszono
field-trace = gdzie zawiodło
field-member = konto
field-last-seen = ostatnio tutaj
field-username = nazwa
field-email = e-mail
field-date-joined = konto od
field-last-login = ostatnie logowanie
field-is-active = może się logować
field-is-staff = wstęp do panelu
field-role = rola
role-none = żadna: nie z obsługi
role-helper = pomoc
role-moderator = moderacja
role-senior = starsza moderacja
role-admin = administracja
role-help = Co komu wolno, mówi strona o prowadzeniu serwisu.
command-line = wiersz poleceń serwera
field-who = kto
field-what = co
field-kind = rodzaj
field-request = żądanie
audit-deeds = co zrobiono
audit-looks = w co zajrzano
field-target = wobec czego
field-version = wersja
field-period = na jak długo
field-void = nieważny
field-network = adres
field-reason = uzasadnienie
field-before = przedtem
field-after = potem
field-state = stan
field-author = kto powiedział
field-about = co zgłoszono
field-whom = kogo dotyczy
field-conversation = co padło wokół
field-reports = zgłoszenia
field-grounds = z powodu
filter-grounds = powód zgłoszenia
filter-imposer = kto nałożył
filter-end = kiedy się kończy
filter-opened = kiedy go otwarto
field-told-why = co czyta ta osoba
field-opened-at = zgłoszono
field-waits = czeka
waits-new = nowa
waits-due = pora na nią
waits-overdue = zaległa
time-days = { $count } d
field-held = kto ją trzyma
until = do
field-earlier = co jeszcze o tej osobie zgłoszono
field-deeds = co jeszcze można zrobić
their-account = Konto tej osoby
field-deed = co możesz zrobić
field-decision = decyzja
field-appeal = odwołanie
field-until = do kiedy
field-by = kto proponuje
field-imposed-by = nałożone przez
holds-now = obowiązuje teraz
holds-over = już nie obowiązuje
holds-all = wszystkie
ends-1 = w ciągu dnia
ends-7 = w ciągu tygodnia
ends-30 = w ciągu 30 dni
field-answered-by = kto odpowiada
field-answer = dlaczego tak
case-open = czeka na decyzję
case-appealed = czeka na odpowiedź
case-decided = rozstrzygnięta
case-answered = po odpowiedzi
case-gone = zniknęła razem z tym, kogo dotyczyła
case-again = znów czeka na decyzję
case-carried-browser = następstwo decyzji, która dotyczy: { $name }; ta sama przeglądarka
case-carried-range = następstwo decyzji, która dotyczy: { $name }; nowy gość z tej samej sieci domowej
case-carried-objected = bez wstępu razem z osobą, której adres wykluczono: { $name }; stąd odwołanie
case-undone = cofnięto przedtem: { $outcome }
case-before = Poprzednia
case-after = Następna
case-list = Wszystkie, które czekają: { $count }
case-not-here = Tej sprawy już tu nie ma.
held-by = Sprawę trzyma { $name }, do
held-by-you = Sprawa jest u ciebie, do
queue-order = Najpierw to, co czeka, według wagi i wieku: groźby, nienawiść i prywatne dane przed resztą, wiele zgłoszeń przed jednym, a co czeka długo, przesuwa się w górę.
queue-steps = Kolejne sprawy
keys = Klawisze:
keys-on = włączone
desk-key-next = następna
desk-key-before = poprzednia
desk-key-open = otwórz
desk-key-decide = rozstrzygnij
desk-key-undo = cofnij
desk-key-list = lista
earlier-none = Nic.
earlier-count = Razem: { $count }
record = Inne zgłoszenia tej osoby: { $ends }.
record-followed = { $count } ze skutkiem
record-nothing = { $count } bez skutku
record-waiting = { $count ->
    [one] { $count } czeka
    [few] { $count } czekają
   *[other] { $count } czeka
}
record-none = żadnego
case-at-version = { $match }, ruch { $version }
case-without-line = decyzja bez zgłoszenia
case-of-seat = gracz: miejsce { $number }, pokój { $room }
case-of-player = gracz: miejsce { $number } w zakończonej partii
case-of-watcher = widz: pokój { $room }
case-of-room = pokój { $room }
case-of-profile = profil
case-of-event = ruch: numer { $number } w dzienniku, pokój { $room }
case-as-spectator = widz
case-seen-at = { $place }, ruch { $version }
outcome-hide = Ukryj wypowiedź
outcome-phrases-week = Ukryj i ogranicz do zwrotów na tydzień
outcome-mute-hour = Ukryj i odbierz głos na godzinę
outcome-mute-day = Ukryj i odbierz głos na dzień
outcome-mute-week = Ukryj i odbierz głos na tydzień
outcome-ban-day = Ukryj i wyklucz autora na dzień
outcome-ban-week = Ukryj i wyklucz autora na tydzień
outcome-ban-month = Ukryj i wyklucz autora na 30 dni
outcome-mute = Odebrano głos
outcome-phrases = Tylko gotowe zwroty
outcome-ban = Wykluczono
outcome-warn = Zostaw wypowiedź i ostrzeż jej autora
outcome-rename = Odebrano nazwę
outcome-void = Unieważniono wynik
outcome-taken = Usunięto dokument
outcome-host = Odebrano prowadzenie pokoju
outcome-phrases-week-conduct = Ogranicz do gotowych zwrotów na tydzień
outcome-mute-hour-conduct = Odbierz głos na godzinę
outcome-mute-day-conduct = Odbierz głos na dzień
outcome-ban-day-conduct = Wyklucz na dzień
outcome-ban-week-conduct = Wyklucz na tydzień
outcome-ban-month-conduct = Wyklucz na 30 dni
outcome-mute-week-conduct = Odbierz głos na tydzień
outcome-warn-conduct = Ostrzeż
outcome-close-room = Zamknij pokój
outcome-warn-room = Zostaw pokój i ostrzeż osobę, która go prowadzi
outcome-nothing = Zasady nie zostały złamane
outcome = Co z tego wynika?
ground = Powód, który przeczytają obie strony, każda w swoim języku
ground-missing = Wybierz powód.
answer-upheld = Decyzja pozostaje w mocy
answer-taken-back = Decyzja zostaje cofnięta
answer = Co wynika z odwołania?
outcome-help = Dowie się o tym od razu każdy, kto to zgłosił, a jeśli zasady zostały złamane, także osoba, której to dotyczy.
touched = Kogo to dotknie
touched-hidden = Nikt w pokoju { $room } już jej nie przeczyta.
touched-hidden-already = Wypowiedź jest już ukryta i taka zostanie.
touched-room-gone = Pokoju już nie ma, więc i tak nikt jej nie przeczyta.
touched-shown = Wypowiedź znów będzie widoczna w pokoju { $room }.
touched-not-shown = Wypowiedź zostaje taka, jaka jest.
touched-closed = Pokój { $room } zostanie zamknięty dla wszystkich, którzy w nim są.
touched-closed-already = Pokój { $room } jest już zamknięty i taki zostanie.
touched-no-room = Pokoju już nie ma.
touched-reopened = Pokój { $room } znów się otworzy.
touched-room-stays = Pokój { $room } zostaje taki, jaki jest.
touched-void = Partia nie liczy się w niczyim profilu, a jej zapis mówi dlaczego. Sam przebieg zostaje bez zmian.
touched-counts = Partia znów liczy się wszystkim, którzy w nią grali.
touched-taken = Nikt już nie znajdzie dokumentu „{ $name }”. Pokoje i partie zachowują swoje kopie.
touched-document-again = Znów będzie można to znaleźć, a jeśli było na liście, wróci na nią.
touched-host = Pokój { $room } prowadzi odtąd { $name }.
touched-host-again = Pokój { $room } znów prowadzi { $name }, jeśli jest otwarty.
touched-muted = { $name } przez ten czas nie napisze nic w żadnej rozmowie.
touched-phrases = { $name } przez ten czas może używać w rozmowach tylko gotowych zwrotów.
touched-muted-where = { $name } przez ten czas nie napisze nic w żadnej rozmowie albo, jeśli podasz pokój, tylko w jego rozmowie.
touched-phrases-where = { $name } przez ten czas może używać tylko gotowych zwrotów: w każdej rozmowie albo, jeśli podasz pokój, tylko w jego rozmowie.
touched-unmuted = { $name } od razu może znów pisać.
touched-banned = { $name }: od razu opuści wszystkie pokoje, straci swoje miejsca i wróci, gdy wykluczenie się skończy.
touched-proposed = { $name }: gdy potwierdzi to inny moderator, opuści wszystkie pokoje, straci swoje miejsca i wróci, gdy wykluczenie się skończy.
touched-unbanned = { $name } od razu może znów brać udział; miejsca nie wracają.
touched-renamed = Zamiast { $name } pojawi się nazwa zastępcza: przy stołach, przy wypowiedziach, w profilu i w zapisach partii.
touched-name-again = Nazwa { $name } znów jest dozwolona; kto ma konto i nie wybrał innej, odzyska ją od razu.
touched-author = { $name }: dowie się dlaczego i może odwołać się w ciągu { $days } dni.
touched-author-again = { $name }: dowie się, co teraz obowiązuje.
touched-author-not = Osoba, której to dotyczy, nie dowie się o niczym.
touched-author-gone = Tego, kogo to dotyczy, już tu nie ma i nie dowie się o tym.
touched-reporters = Kto to zgłosił, dowie się o tym: { $people }.
touched-reporters-gone = Tego, kto to zgłosił, już tu nie ma i nie dowie się o tym.
undo-within = W ciągu { $minutes } minut, dopóki autor się nie odwołał.
case-reporter-gone = ktoś, kogo już tu nie ma
everywhere = wszędzie
mute-period = Na jak długo?
period-hour = Na godzinę
period-day = Na dzień
period-week = Na tydzień
period-month = Na 30 dni
period-quarter = Na 90 dni
period-year = Na rok
mute-ground = Powód, który ta osoba przeczyta w swoim języku
mute-room = Tylko w jednym pokoju
mute-room-help = Jego kod; puste oznacza cały serwis.
ban-help = Kto zostaje wykluczony, od razu opuszcza wszystkie pokoje i traci swoje miejsca.
proposal-help = Więcej niż 30 dni albo adres wymaga drugiego moderatora, który ma trzy dni na potwierdzenie.
ban-network = Także adres?
ban-network-help = Wtedy przez ten czas nie bierze udziału żaden gość stamtąd, ktokolwiek to jest, poza tymi, którzy właśnie grają przy stole, i osobami, które już wcześniej miały konto. Adresu nikt tu nie widzi.
network-none = Tylko ta osoba
network-near = Adres, z którego przychodzi (jeden dom)
network-wide = Ten adres i sąsiednie (IPv4 /24, IPv6 /48)
proposal-waiting = czeka na drugiego moderatora
proposal-confirmed = potwierdzone
proposal-refused = odrzucone
proposal-void = nieważne: nikt nie odpowiedział na czas
after-the-end = Widać będzie po zakończeniu partii.
moderation-close_room = Zamknij pokój
moderation-reopen_room = Otwórz pokój z powrotem
moderation-lock_room = Zamknij wolne miejsca
moderation-unlock_room = Otwórz wolne miejsca
moderation-empty_seat = Odeślij od stołu
moderation-hand_host = Powierz prowadzenie pokoju
moderation-take_host = Odbierz prowadzenie pokoju
moderation-hide_line = Ukryj wypowiedź
moderation-show_line = Pokaż wypowiedź z powrotem
moderation-mute_person = Odbierz głos
moderation-end_mutes = Przywróć głos teraz
moderation-limit_to_phrases = Ogranicz do gotowych zwrotów
moderation-end_phrases = Przywróć swobodne pisanie teraz
moderation-ban_person = Wyklucz
moderation-propose_ban = Zaproponuj dłuższe wykluczenie albo adres
moderation-confirm_ban = Potwierdź wykluczenie
moderation-refuse_ban = Odrzuć wykluczenie
moderation-end_bans = Zakończ wykluczenie teraz
moderation-rename_person = Odbierz nazwę
moderation-end_renames = Przywróć prawo do nazwy
moderation-decide_case = Rozstrzygnij
moderation-claim = Weź sprawę
moderation-give_back = Oddaj sprawę
moderation-undo_decision = Cofnij decyzję
moderation-answer_appeal = Odpowiedz na odwołanie
moderation-begin_drain = Wstrzymaj nowe pokoje i partie
moderation-announce_maintenance = Zapowiedz przerwę techniczną
moderation-announce_notice = Ogłoś coś wszystkim
moderation-end_announcement = Zakończ
moderation-take_away = Usuń dokument
moderation-freeze_match = Zatrzymaj partię
moderation-void_match = Unieważnij wynik
moderation-count_match = Uznaj wynik z powrotem
moderation-resume_match = Wznów partię
moderation-compare_match = Porównaj z zapisem ruchów
moderation-rebuild_match = Odtwórz z zapisu ruchów
moderation-look_case = Wgląd w sprawę
moderation-look_member = Wgląd w konto
moderation-look_guest = Wgląd w dane gościa
moderation-look_audit = Wgląd w dziennik
moderation-look_chat = Wgląd w rozmowy
moderation-forget_factor = Zapomnij utracony drugi etap logowania
moderation-change_member = Zmień uprawnienia konta
done-close_room = zamknięte.
done-reopen_room = znów otwarty.
done-lock_room = nikt nowy tu nie usiądzie.
done-unlock_room = nowe osoby mogą znów usiąść.
done-empty_seat = znów wolne.
done-hand_host = prowadzenie pokoju przekazane.
done-take_host = prowadzi go teraz kto inny.
done-hide_line = ukryte.
done-show_line = znów widoczna.
done-mute_person = nie może pisać.
done-end_mutes = może znów pisać.
done-limit_to_phrases = może używać tylko gotowych zwrotów.
done-end_phrases = może znów swobodnie pisać.
done-ban_person = nie może już brać udziału.
done-propose_ban = zaproponowano. Zacznie obowiązywać, gdy potwierdzi to inny moderator.
done-confirm_ban = nie może już brać udziału.
done-refuse_ban = bez wykluczenia.
done-end_bans = może znów brać udział.
done-rename_person = ma teraz nazwę zastępczą.
done-end_renames = może znów mieć dawną nazwę.
done-decide_case = rozstrzygnięta.
done-answer_appeal = odpowiedź zapisana.
done-give_back = Sprawę może teraz wziąć kto inny.
done-undo_decision = decyzja cofnięta. Sprawa znów czeka i jest u ciebie.
done-begin_drain = Dopóki tego nie zakończysz, nie można otwierać pokojów ani zaczynać partii.
done-announce_maintenance = zapowiedziana.
done-announce_notice = ogłoszona.
done-end_announcement = zakończone.
done-take_away = usunięty.
done-freeze_match = zatrzymana.
done-void_match = wynik nikomu się nie liczy.
done-count_match = wynik znów się liczy.
done-rebuild_match = odtworzona z zapisu ruchów. Pozostaje zatrzymana, dopóki ktoś jej nie wznowi.
done-resume_match = toczy się dalej.
announce-record = Wszyscy przeczytają to w ciągu sekundy, na każdej stronie. Zostanie to w dzienniku razem z twoją nazwą.
refuse-not-announced = To ogłoszenie nie jest już widoczne.
reason = Dlaczego?
reason-help = Przeczytają to inni z obsługi, a może też ten, kto później o to zapyta.
reason-record = Stanie się to od razu, dla wszystkich obecnych, i zostanie w dzienniku razem z twoją nazwą.
proposal-record = Nic się nie stanie, dopóki nie potwierdzi tego inny moderator. Zostanie to w dzienniku razem z twoją nazwą.
leave-it = Zostaw
nothing-chosen = Nic nie jest wybrane.
refuse-party = To partia z twoim udziałem albo pokój, z którego cię odesłano: niech osądzi to kto inny.
refuse-hidden-already = Ta wypowiedź jest już ukryta.
refuse-not-hidden = Ta wypowiedź nie jest ukryta.
match-as-stored = Partia rozegrana ponownie z zapisu ruchów zgadza się z tym, co przechowujemy.
refuse-log-differs = Partia rozegrana ponownie z zapisu ruchów różni się od wersji { $version }.
refuse-log-unplayable = Zapisu ruchów nie da się rozegrać ponownie według zasad tego wydania.
refuse-log-too-long = Zapis ma więcej niż { $most } ruchów: porównaj go poleceniem check_matches.
seat-changed = Siedzi tam już kto inny. Sprawdź, czy to nadal ma być zrobione.
refuse-not-rebuilt = Partia zmieniła się w międzyczasie albo ktoś ją wznowił. Niczego nie odtworzono.
refuse-not-closed = Ten pokój jest otwarty.
refuse-locked-already = Wolne miejsca są już zamknięte.
refuse-not-locked = Wolne miejsca nie są zamknięte.
refuse-not-over = Ta partia jeszcze trwa albo nie skończyła się dla tych, którzy oglądają ją z opóźnieniem.
refuse-void-already = Ten wynik jest już nieważny.
refuse-not-void = Obsługa nie unieważniła tego wyniku.
refuse-no-host = Ten pokój nie ma teraz nikogo, kto go prowadzi.
refuse-no-heir = Nikt inny nie siedzi w tym pokoju. Odeślij od stołu tego, kto go prowadzi, albo zamknij pokój.
refuse-host-already = { $name } już prowadzi ten pokój.
refuse-not-muted = Ta osoba już może pisać.
refuse-not-limited = Nikt tu nie jest już ograniczony do gotowych zwrotów.
refuse-imposed-just-now = Zostało to zrobione przed chwilą: formularz przyszedł dwa razy.
refuse-not-banned = Ta osoba nie jest już wykluczona.
refuse-not-renamed = Żadna nazwa nie jest tu już odebrana.
refuse-no-name = Nie ma tu nazwy do odebrania.
refuse-renames-staff = Nikt nie zmienia nazwy osobom z obsługi: najpierw ktoś z administracji odbiera im uprawnienia.
refuse-name-taken-away = Moderator odebrał ci nazwę { $name }. Wybierz inną.
refuse-bans-staff = Obsługi się nie wyklucza: najpierw ktoś z prawami admina odbiera jej uprawnienia.
refuse-may-not-ban = Twoje uprawnienia nie obejmują wykluczania.
refuse-proposed-already = Wykluczenie tej osoby już zaproponowano i czeka.
refuse-own-proposal = To twoja propozycja, więc odpowie na nią ktoś inny.
refuse-proposal-answered = Tymczasem odpowiedział na to ktoś inny.
refuse-proposal-void = Nikt nie odpowiedział na czas, więc propozycja jest nieważna. Można złożyć ją od nowa.
refuse-proposal-gone = Osoba, o którą chodziło, usunęła wszystko, co tu o niej było: nie ma już kogo wykluczyć.
refuse-case-decided = Tymczasem rozstrzygnął o tym ktoś inny.
refuse-no-outcome = Tego nie można tu postanowić, albo nie możesz tego zrobić ty.
refuse-case-answered = Nie ma tu już odwołania, na które można odpowiedzieć.
refuse-own-decision = To była twoja decyzja, więc na odwołanie odpowie ktoś inny.
refuse-case-claimed = { $minutes ->
    [one] Sprawę trzyma { $name }, jeszcze najwyżej przez { $minutes } minutę.
    [few] Sprawę trzyma { $name }, jeszcze najwyżej przez { $minutes } minuty.
   *[other] Sprawę trzyma { $name }, jeszcze najwyżej przez { $minutes } minut.
}
refuse-case-gone = Osoba, której to dotyczyło, usunęła wszystko, co tu o niej było: nie ma już czego rozstrzygać.
refuse-decided-already = Ta decyzja już zapadła, i to twoja.
refuse-undone-already = Ta decyzja została już cofnięta.
refuse-undo-objected = Autor już się odwołał: odpowie na to ktoś inny.
refuse-undo-not-own = Decyzję może cofnąć tylko osoba, która ją podjęła.
refuse-undo-late = Decyzję można cofnąć przez { $minutes } minut. Ten czas minął: zmienić ją może już tylko odwołanie.
refuse-no-factor = Drugi etap logowania nie jest tu włączony.
refuse-frozen-already = Ta partia jest już zatrzymana.
refuse-not-frozen = Ta partia nie jest zatrzymana.
refuse-stopped-again = Partia znów się zatrzymała: usterka nadal tu jest.

# Prywatność
privacy-title = Co o tobie przechowujemy i jak długo
privacy-line = Nie trzeba tu konta, nie ma reklam i nic nie liczy twoich wizyt. Wszystkie strony, obrazki i czcionki pochodzą z tego serwera; nikt inny się nie dowie, że tu jesteś.
privacy-days = { $days } dni
privacy-ends = Co znika samo
privacy-guest = Goście
privacy-guest-line = Podana nazwa oraz kiedy coś tu było robione pierwszy i ostatni raz. Dni liczą się od tego ostatniego razu; dopóki masz miejsce przy stole, prowadzisz pokój albo masz coś w warsztacie, wpis zostaje. Gdy zniknie, znikną też twoje słowa z rozmów, a w rozegranych partiach zostanie „dawny gość”.
privacy-room = Pokoje
privacy-room-line = Kto gdzie siedzi i pod jaką nazwą, co napisano przy stole i na widowni, kogo odesłano. Dni liczą się od chwili, gdy ktoś tam był po raz ostatni.
privacy-unfinished = Partie nieskończone
privacy-unfinished-line = Każdy ruch ze swoim czasem, licząc od chwili, gdy ktoś był w pokoju po raz ostatni.
privacy-report = Zgłoszenia
privacy-report-line = Kto co zgłosił i dlaczego, do 50 wypowiedzi z rozmowy wokół, z ruchu to, co powiedział o nim dziennik, także gdy pokoju już nie ma, decyzja oraz odwołanie. Dni liczą się od decyzji, a po odwołaniu od odpowiedzi; co na nie czeka, zostaje. Twoja część zniknie, gdy usuniesz konto albo to, co zapisano o tobie jako gościu.
privacy-mute = Odebrany głos, tylko gotowe zwroty i ostrzeżenia
privacy-mute-line = Najwyżej tyle: do kiedy, gdzie i dlaczego, a dopóki ktoś nie może pisać, także skrót sieci, z której pisze, który umie policzyć tylko ten serwer, żeby nowe ciasteczko tego nie kończyło. Trwa to do końca także wtedy, gdy usuniesz wszystko inne. Sama decyzja jest przechowywana jak zgłoszona wypowiedź.
privacy-ban = Wykluczenia i odebrane nazwy
privacy-ban-line = Najwyżej tyle: do kiedy i dlaczego, kto to zaproponował i potwierdził, oraz skróty sieci, tak jak przy odebraniu głosu. Strona, która o tym mówi, i odwołanie są przechowywane tak długo jak wykluczenie, a potem jak zgłoszona wypowiedź; propozycja wykluczenia tak samo. Tyle samo przechowywana jest nazwa odebrana przez moderatora, żeby nie można było przybrać jej ponownie; a dopóki osoba z kontem nie wybierze innej, także dawna nazwa do logowania.
privacy-session = Zalogowanie
privacy-session-line = To, że w tej przeglądarce ktoś jest zalogowany, i jakim była gościem przedtem. Dni liczą się od zalogowania.
privacy-stays = Co zostaje
privacy-finished = Partie skończone
privacy-finished-line = Każdy ruch i kto grał: to powtórka dla każdego, kto ma do niej link. Twoja nazwa zniknie, gdy usuniesz konto albo to, co przechowujemy o tobie bez konta.
privacy-account = Konta
privacy-account-line = Nazwa, hasło jako skrót, którego nikt nie odczyta, ustawienia, data założenia, data i język ostatniego zalogowania, adres e-mail, jeśli go podasz; a jeśli włączysz logowanie dwuetapowe, to, czym sprawdzamy kody, zaszyfrowane. Dopóki nie usuniesz konta.
privacy-document = To, co powstało w warsztacie
privacy-document-line = Dopóki nie usuniesz tego albo konta. Pokoje i partie, w których na tym grano, mają własną kopię.
privacy-block = Kogo zablokowano
privacy-block-line = Dopóki nie odblokujesz tej osoby albo nie usuniesz konta, a bez konta: gościa; znika razem z nazwą gościa. Zapisane jest, kto to i pod jaką nazwą wtedy występował. Nikt poza tobą tego nie widzi, a zablokowana osoba o niczym się nie dowiaduje.
privacy-staff = Co zrobiła obsługa
privacy-staff-line = Kiedy, dlaczego i komu, żeby nikt nie mógł tego zrobić po kryjomu. Może tam być nazwa, którą ktoś wtedy nosił; niczego się stamtąd nie usuwa.
privacy-backup = Kopie zapasowe
privacy-backup-line = To, co usunięto, może jeszcze być w kopii zapasowej, dopóki i jej nie usunięto.
privacy-address = Twój adres w sieci
privacy-address-line = Nie zapisujemy go. Żeby spowolnić zgadywanie haseł, przez kilka minut trzymamy jego skrót, który umie policzyć tylko ten serwer, a skrót sieci kogoś, kogo wykluczono albo komu odebrano głos, do końca tego czasu; dziennik strony zna sieć, do której adres należy, a nie sam adres.
privacy-browser = Co trzyma twoja przeglądarka
privacy-browser-line = Pięć ciasteczek, które wysyła tylko do tej strony. Nikogo nimi nie śledzimy. Światło, dźwięki i ostatnio wpisana nazwa leżą we własnej pamięci przeglądarki i nie są nigdzie wysyłane.
privacy-cookie-guest = Kim jesteś w tej przeglądarce, dopóki się nie zalogujesz.
privacy-cookie-sessionid = Że ktoś jest tu zalogowany albo właśnie się czegoś dowiedział.
privacy-cookie-known = Że w tej przeglądarce ktoś się już logował: kto gdzie indziej zgaduje hasło, nie zamknie ci tu drogi.
privacy-cookie-csrftoken = Że formularz wysłano ze strony tego serwisu.
privacy-cookie-django_language = Jaki język został wybrany, jeśli został.
privacy-others = Kto co widzi
privacy-others-line = Twoją nazwę i to, co piszesz, widzi każdy w pokoju; pokój publiczny jest na liście otwartych. Profil może być tylko dla ciebie: to się wybiera w ustawieniach.
privacy-others-staff = Obsługa widzi pokoje, nazwy, rozmowy i kto z kim grał. Nikt z niej nie widzi ręki, losowania ani zapisu partii, która trwa. Kto prowadzi ten serwer, ma jego bazę danych i mógłby.
privacy-rights = Co możesz zrobić
privacy-rights-line = W ustawieniach, z kontem albo bez, można pobrać plik z tym wszystkim i to wszystko usunąć.
privacy-contact = Tę stronę prowadzi { $contact }.
privacy-no-contact = Kto prowadzi tę stronę, nie podał tu, jak się z nim skontaktować.

# Koniec partii
end-winner = { $count ->
    [one] Wygrywa { $people }
   *[other] Wygrywają { $people }
}
end-share = Udostępnij obraz
end-stages = Przebieg partii

# Blokady
blocks = Zablokowane osoby
blocks-line = Czyich wypowiedzi nie widzisz i z kim „Dołącz do kogoś” nigdy cię nie połączy.
blocks-see = Zobacz listę
blocks-most = Najwyżej { $most } naraz.
blocks-none = Nikogo tu nie ma. Blokuje się z menu obok nazwy albo wypowiedzi.
block-title = Zablokuj: { $name }
block-line = Kogo zablokujesz, tego już nie słyszysz: wypowiedzi tej osoby, także wcześniejsze, nie pokazują ci się w żadnym pokoju, a „Dołącz do kogoś” nigdy was nie połączy. Ta osoba się o tym nie dowie. Jeśli siedzicie przy jednym stole, gra toczy się jak zwykle.
block-do = Zablokuj
block-done = Zablokowano: { $name }.
block-lift = Odblokuj
block-lift-named = Odblokuj: { $name }
block-lifted = Znowu widzisz, co pisze ta osoba.
refuse-block-nobody = Nie ma tu kogo zablokować: tej osoby już nie ma albo to ty.
refuse-block-oneself = Nie da się zablokować siebie.
refuse-too-many-blocked = Zablokowanych jest już { $most } osób, a więcej być nie może. Najpierw kogoś odblokuj.
