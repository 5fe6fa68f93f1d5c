# To mówią tylko strony: konta, profile, ustawienia i biuro obsługi.
# Skrypty w pokojach tego nie używają, więc przeglądarka tego nie pobiera.

# Konta
account = Twoje konto
account-sign-in = Zaloguj się
account-sign-up = Załóż konto
account-sign-out = Wyloguj się
account-username = Nazwa
account-username-help = Od 2 do 24 liter i cyfr; między nimi mogą stać kropki i łączniki. Nazwa będzie częścią adresu profilu.
account-password-help = Co najmniej 8 znaków, nie same cyfry i nic, co każdy by zgadł.
account-email = E-mail, jeśli chcesz
account-email-help = Tylko na wypadek zapomnianego hasła. Nikt inny go nie zobaczy.
account-password = Hasło
account-new-password = Hasło
account-old-password = Dotychczasowe hasło
account-again = To samo hasło jeszcze raz
account-again-missing = Wpisz hasło dwa razy, żeby literówka nie zamknęła nikomu drzwi.
account-mismatch = Nazwa i hasło do siebie nie pasują.
account-wrong-password = To nie jest twoje hasło.
account-too-many = Za dużo prób. Odczekaj kilka minut i spróbuj jeszcze raz.
account-taken = Ktoś ma już tę nazwę albo bardzo podobną. Wybierz inną.
account-bad-username = Od 2 do 24 łacińskich liter i cyfr; między nimi mogą stać . _ i -.
account-inactive = To konto zostało zamknięte.
account-inactive-line = Nie można się na nie zalogować. Dalej można grać bez konta.
account-password-changed = Nowe hasło jest ustawione.
account-sign-in-line = Twoje miejsca i partie z tej przeglądarki przejdą razem z tobą.
account-sign-in-first = Tę stronę widać po zalogowaniu. Jeśli logowanie już było, w międzyczasie wygasło.
account-no-account = Nie masz jeszcze konta?
account-have-account = Masz konto?
account-sign-up-line = Nazwa i hasło, nic więcej. Wszystko, co rozegrano dotąd w tej przeglądarce, będzie twoje, na każdym urządzeniu.
account-sign-up-why = Grać można zawsze także bez konta.
account-forgotten = Hasło wyleciało z głowy?
account-sign-out-title = Wylogować?
account-sign-out-line = Partie i miejsca zostają przy twoim koncie. Ta przeglądarka będzie odtąd kimś nowym.
account-change-password = Zmień hasło
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
account-confirm-bad = Ten link już nie działa.
account-confirm-sent = Zajrzyj do poczty
account-confirm-sent-line = Wysłaliśmy link, żeby mieć pewność, że adres jest twój. Tymczasem można grać.
too-many-title = Trochę wolniej
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
profile-share = Udział
profile-matches = Partie
profile-empty = Żadna partia nie dobiegła jeszcze końca.
profile-empty-own = Pierwsza partia stanie tu, gdy tylko się skończy. Otwarcie stołu to cztery sekundy.
profile-with = przy stole: { $company }
profile-alone = solo
profile-first = wygrana
profile-last = przegrana
profile-shared = remis
profile-place = { $place }. miejsce z { $count }
profile-over = koniec
profile-replay = Powtórka
profile-pages = Strony z partiami
profile-newer = Nowsze
profile-older = Starsze
profile-page = Strona { $page } z { $pages }

# Ustawienia
settings = Ustawienia
settings-of-browser = Światło, ruch i dźwięki
settings-line = Jak ten dom dla ciebie wygląda i brzmi.
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
settings-history = Rozegrane partie widzą
settings-history-everybody = wszyscy
settings-history-me = tylko ja
settings-account = Konto
settings-export = Zabierz wszystko do domu
settings-export-line = Plik ze wszystkim, co o tobie przechowujemy: miejsca, partie, rozmowy, ustawienia.
settings-export-get = Pobierz plik
settings-delete = Usuń konto
settings-delete-line = Twoja nazwa zniknie ze wszystkich partii i rozmów. Partie zostaną dla innych.
delete-title = Usunąć konto?
delete-line = Konto { $name } zniknie na zawsze. W partiach i rozmowach zostanie po nim „dawny gość”, wolne miejsca wrócą do stołów i nikt tego nie cofnie, my też nie.
delete-first = Może najpierw zabierzesz swoje dane do domu?
delete-go = Usuń na zawsze
deleted-title = Konta już nie ma
deleted-line = Dziękujemy za wspólny czas. Bez konta zawsze można tu wrócić.

# Miejsce na innym urządzeniu
seat-elsewhere = Masz tu miejsce { $number } w innej przeglądarce.
seat-take = Przenieś moje miejsce tutaj

# Kod miejsca
seat-code-title = Powrót na miejsce
seat-code-line = Wpisz cztery zapisane słowa. Przeglądarka, która dotąd trzymała to miejsce, będzie tylko oglądać.
seat-code-words = Kod miejsca
seat-code-go = Zajmij moje miejsce
seat-code-watch = Do pokoju bez kodu
