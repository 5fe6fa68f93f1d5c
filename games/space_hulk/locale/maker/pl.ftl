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

# Edytor celów

goal-title-limit = Jeśli nic z tego się nie stało
goal-at-limit = Kto wtedy wygrywa
goal-at-limit-marines = wygrywają komandosi
goal-at-limit-aliens = wygrywają obcy
goal-at-limit-draw = nikt nie wygrywa
goal-read = Co przeczytają obie strony
goal-amount-squares = co najmniej na tylu polach:
goal-amount-dead = tylu:
goal-add = Dodaj zdanie …
goal-remove = Usuń: { $words }
goal-when = Kiedy się to sprawdza
goal-moment-now = w dowolnej chwili
goal-moment-round_end = na koniec rundy
goal-moment-limit = na koniec ostatniej rundy
goal-kind-exit = komandosi wychodzą wyjściami
goal-kind-reach = komandosi stoją gdzieś razem
goal-kind-hold = strona stoi gdzieś na koniec rund
goal-kind-clear = nikt nie stoi gdzieś na koniec żadnej rundy
goal-kind-burn = gdzieś płonie ogień
goal-kind-fetch = komandos coś podnosi
goal-kind-carry = komandos coś niesie
goal-kind-close = śluzy są zamknięte
goal-kind-kill = komandosi zabijają obcych
goal-kind-survive = komandosi żyją
goal-kind-eliminate = komandosi nie żyją
goal-kind-out_of_fuel = miotacze są puste
goal-kind-all = wszystkie z kilku zdań
goal-kind-any = jedno z kilku zdań
goal-kind-not = przeciwieństwo zdania
goal-slot-count = Ilu
goal-slot-part = Którzy komandosi
goal-slot-whose = Która strona
goal-slot-zone = Gdzie
goal-slot-rounds = Ile kolejnych rund
goal-slot-enemy = Wróg
goal-slot-squares = Na ilu polach
goal-slot-object = Co
goal-slot-to = Dokąd
goal-slot-bound = Co najmniej czy co najwyżej
goal-slot-locks = Które śluzy
goal-slot-dead = Ilu

# Warsztat plansz

maker-new-name = Nowa plansza
maker-remove = Usuń
maker-tabs = Części planszy
maker-tab-map = Mapa
maker-tab-problems = Problemy
maker-tab-texts = Teksty
maker-tab-numbers = Liczby
maker-tab-places = Miejsca
maker-tab-goals = Cele
maker-map = Mapa planszy
maker-map-how = Strzałki przesuwają kursor, Enter rysuje. Znak z legendy wybiera ten pędzel; p ołówek, l linia, r ramka, b blok, h ręka, i widoczność, m i w odbicia, u cofa, y ponawia, t obraca komandosa, + i − przybliżają i oddalają.
maker-tools = Narzędzia
maker-tool-pencil = Ołówek
maker-tool-line = Linia
maker-tool-frame = Ramka
maker-tool-block = Blok
maker-tool-hand = Przesuwanie mapy
maker-tool-sight = Próba widoczności
maker-mirror-across = Odbicie lewo–prawo
maker-mirror-down = Odbicie góra–dół
maker-palette = Pędzel
maker-sign-void = Skała
maker-sign-floor = Podłoga
maker-sign-D = Zamknięte drzwi
maker-sign-d = Otwarte drzwi
maker-sign-A = Śluza
maker-sign-E = Wejście obcych
maker-sign-X = Wyjście
maker-sign-O = Cel
maker-sign-n = Start, przodem na północ
maker-sign-e = Start, przodem na wschód
maker-sign-s = Start, przodem na południe
maker-sign-w = Start, przodem na zachód
maker-brush-zone = Strefa „{ $name }”
maker-brush-object = Przedmiot „{ $name }”
maker-key = { $what }, klawisz { $key }
maker-cursor = { $place }: { $what }
maker-from-here = Linia zaczyna się: { $place }.
maker-sees = Komandos widzi { $seen ->
    [one] 1 pole
    [few] { $seen } pola
   *[many] { $seen } pól
}, z tego w obszarze ostrzału: { $fire }.
maker-sight-hint = Przeciągaj komandosa po podłodze; dotknij, aby go obrócić.
maker-turn = Obróć komandosa
maker-size = Rozmiar: { $width } na { $height }
maker-grow-n = Jeden rząd więcej u góry
maker-grow-s = Jeden rząd więcej u dołu
maker-grow-w = Jedna kolumna więcej z lewej
maker-grow-e = Jedna kolumna więcej z prawej
maker-shrink-n = Jeden rząd mniej u góry
maker-shrink-s = Jeden rząd mniej u dołu
maker-shrink-w = Jedna kolumna mniej z lewej
maker-shrink-e = Jedna kolumna mniej z prawej
maker-side-n = Góra
maker-side-s = Dół
maker-side-w = Lewo
maker-side-e = Prawo
maker-clear = Wyczyść całą mapę
maker-name = Nazwa ({ $tongue })
maker-story = Opowieść ({ $tongue })
maker-in-en = po angielsku
maker-in-pl = po polsku
maker-squad = Drużyna
maker-marine = Komandos { $number }, { $place }
maker-no-marines = Najpierw narysuj na mapie pola startu.
maker-deploy = Rozstawienie
maker-deploy-fixed = komandosi stoją tak, jak ich narysowano
maker-deploy-swap = komandosi mogą najpierw zamienić się miejscami i obrócić
maker-blips = Sygnały
maker-start_blips = Sygnały na początku
maker-per-round = Sygnały na rundę, ostatnia liczba obowiązuje dalej
maker-in-round = Sygnały w rundzie { $number }
maker-more-rounds = Jedna runda więcej
maker-fewer-rounds = Jedna runda mniej
maker-supply = Żetony w zapasie
maker-supply-of = Żetony o wartości { $value }
maker-time = Czas
maker-round_limit = Rundy
maker-marines_s = Sekundy fazy komandosów
maker-aliens_s = Sekundy fazy obcych
maker-rules = Zasady tej planszy
maker-rules-line = Czego się tu nie zmieni, jest takie jak w zasadach.
maker-usual = jak zwykle ({ $value })
maker-rule-marine_ap = PA komandosa
maker-rule-alien_ap = PA obcego
maker-rule-blip_ap = PA sygnału
maker-rule-overwatch_range = Zasięg czuwania
maker-rule-flamer_range = Zasięg miotacza
maker-rule-fuel = Paliwo miotacza
maker-rule-reloads = Zapasowe zbiorniki miotacza
maker-rule-entry_quiet_distance = Odległość, w której sygnały czekają
maker-rule-waiting_per_entry = Ile czeka przy jednym wejściu
maker-rule-max_aliens = Ilu obcych naraz
maker-rule-sergeant_bonus = Premia sierżanta
maker-rule-outside_grace = Rundy zwłoki na zewnątrz
maker-rule-corner_rule = Widoczność za róg
maker-rule-corner_rule-both = przerywają dwa pola
maker-rule-corner_rule-either = przerywa jedno pole
maker-rule-airlock_closers = Kto może zamykać śluzy
maker-rule-airlock_closers-any = obie strony
maker-rule-airlock_closers-marines = tylko komandosi
maker-rule-overwatch_overlap = Strzały czuwania do jednego obcego
maker-rule-overwatch_overlap-all = wszystkie
maker-rule-overwatch_overlap-until_dead = aż zginie
maker-rule-parry_needs_facing = Sierżant paruje tylko to, do czego stoi przodem
maker-rule-turn_to_face = Figurka zaatakowana z boku lub z tyłu obraca się
maker-rule-blip_may_enter_sight = Sygnał może sam się pokazać
maker-rule-recycle_blips = Zużyte żetony wracają
maker-rule-shooting_die = Kość strzału
maker-rule-shooting_die-classic = klasyczna
maker-rule-shooting_die-assault = szturmowa
maker-rule-shooting_die-burst = seria
maker-rule-jam_die = Ścianki „zacięcie” na kości zacięcia
maker-yes = tak
maker-no = nie
maker-zones = Strefy
maker-zones-line = Pola, o których cele mówią po nazwie. Wybierz strefę i narysuj ją na mapie.
maker-zone-name = Nazwa strefy
maker-zone-new = Dodaj strefę
maker-zone-draw = Rysuj na mapie: „{ $name }”
maker-zone-first = Strefa { $number }
maker-objects = Przedmioty
maker-objects-line = To, co komandosi mogą podnieść i nieść. Wybierz przedmiot i dotknij jego pola na mapie.
maker-object-new = Dodaj przedmiot
maker-object-draw = Umieść na mapie: „{ $name }”
maker-object-first = Przedmiot { $number }
maker-squares = { $number ->
    [one] 1 pole
    [few] { $number } pola
   *[many] { $number } pól
}
maker-about-map = Mapa
maker-about-story = Opowieść
maker-about-goals = O co chodzi
maker-about-figures = W liczbach
maker-about-rounds = Rundy: { $number }
maker-about-squad = Komandosi: { $squad }
maker-about-blips = Sygnały: na początku { $start }, potem na rundę { $rounds }
maker-role-count = { $number } × { $role }
