# To mówią tylko strony, nie stół.

game-how = Dokładaj kafle tak, by pasowały złącza. Potem karty zsyłają meteory, piratów i planety, a Ty odpowiadasz tym, co masz.
