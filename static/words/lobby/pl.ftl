# Lista pokojów; nigdzie indziej przeglądarka tego nie pobiera.

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
lobby-offline = Chwilowo brak połączenia, więc lista może być nieaktualna. Łączymy się ponownie.
