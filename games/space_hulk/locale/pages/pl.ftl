# To mówią tylko strony, nie stół.

game-how = Komandosi mają mało czasu i dużo amunicji. Obcy giną od strzału, ale w zwarciu wygrywają i tylko oni wiedzą, ilu ich jest.
