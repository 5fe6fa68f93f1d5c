# To mówią tylko strony, nie stół.

game-how = Komandosi mają mało czasu i dużo amunicji. Obcy giną od strzału, ale w zwarciu wygrywają i tylko oni wiedzą, ilu ich jest.

primer-title = Runda w 60 sekund
primer-1 = Komandos ma cztery punkty akcji na rundę. Krok, ćwierćobrót i strzał kosztują po jednym, a po kroku lub obrocie jeden strzał jest darmowy.
primer-2 = Wejściami nadchodzą sygnały. Za każdym kryje się od zera do sześciu obcych i tylko ich strona wie, ilu.
primer-3 = Sygnał, który zobaczy komandos, odkrywa się i stoją tam obcy. Komandos strzela dwiema kośćmi: jedno trafienie zabija.
primer-4 = W zwarciu obcy rzuca trzema kośćmi, komandos jedną, i zabija najwyższa. Więc strzelaj wcześniej i osiągnij cel, zanim miną rundy.
