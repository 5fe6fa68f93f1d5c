# To mówią tylko strony, nie stół.

game-how = Każdy statek strzela po prostych ze swojej karty. Celuj w cudze statki i w asteroidę, a swoich nie stawiaj na linii strzału.

primer-title = Runda w 60 sekund
primer-1 = „Naprzód!”: wszyscy naraz ciągną po karcie i kładą ją, gdzie chcą i jak chcą. Położonej się nie rusza.
primer-2 = Kto pierwszy położy swój dziesiąty statek, zatrzymuje rundę. Karta, która leży na innej, odpada.
primer-3 = Potem statki strzelają po prostych ze swoich kart, po kolei od 1 do 10. Trafiona asteroida daje rudę, trafiony statek bierze uszkodzenia, a tarcza zatrzymuje każdy laser.
primer-4 = Punktami są trofea i ruda na ocalałych statkach, bez własnych strat. Najwięcej punktów wygrywa rundę.
