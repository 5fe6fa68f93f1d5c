# To mówią tylko strony, nie stół.

game-how = Obie strony zakrywają po samolocie. Kto ma więcej w wybranej cesze, bierze kartę, a karta daje chwyt na później.

primer-title = Pojedynek w 60 sekund
primer-1 = Na ręce jest pięć samolotów. Kto ma inicjatywę, wybiera cechę, o którą toczy się pojedynek: tu prędkość.
primer-2 = Każda strona kładzie jeden samolot zakryty.
primer-3 = Odsłaniacie je naraz: wyższa prędkość wygrywa.
primer-4 = Wygrywasz kartę prędkości. Leży odkryta i służy raz, w swojej chwili: pozwala wymienić samolot z ręki, zanim coś położysz.
primer-5 = Kto wygrał, ma też inicjatywę i wybiera następną cechę, inną niż ta. Osiem wygranych kart to zwycięstwo.
