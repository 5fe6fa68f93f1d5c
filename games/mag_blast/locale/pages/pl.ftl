# To mówią tylko strony, nie stół.

game-how = Statki zasłaniają okręt dowodzenia z czterech stron. Opróżnij jedną z nich, strzel w lukę i nie zapomnij o odgłosie.

primer-title = Salwa w 60 sekund
primer-1 = Każda osoba w tajemnicy ustawia cztery okręty, po jednym w każdej strefie przy okręcie dowodzenia. Działa na okręcie mówią, jakie salwy wystrzeli.
primer-2 = Salwa potrzebuje okrętu z właściwym działem i leci na wprost: w okręt w strefie tego samego koloru.
primer-3 = Wydaj odgłos, inaczej salwa chybi. Co trafiło, zostaje pod okrętem, a przy sumie równej kadłubowi okręt ginie.
primer-4 = Pusta strefa to otwarta brama: przez nią salwy mogą trafić okręt dowodzenia. Wygrywa ostatni, który leci.
