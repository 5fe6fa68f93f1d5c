# Strona, która sprawdza losowania; nigdzie indziej przeglądarka tego nie pobiera.

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
dice-promised-line = Zanim ktokolwiek zgłosił gotowość, serwer wybrał tajną liczbę i pokazał przy stole jej odcisk (SHA{"\u2011"}256). Z odcisku nie da się obliczyć liczby, a żadna inna liczba nie ma takiego samego. Serwer nie mógł więc później zmienić zdania.
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
