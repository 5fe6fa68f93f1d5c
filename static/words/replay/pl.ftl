# Powtórka; nigdzie indziej przeglądarka tego nie pobiera.

replay-controls = Nagranie partii
replay-where = Który ruch
replay-at = Ruch { $number } z { $count }, w chwili { $time }
replay-first = Pierwszy ruch
replay-previous = Ruch wstecz
replay-play = Odtwarzaj
replay-stop = Zatrzymaj
replay-next = Ruch dalej
replay-last = Ostatni ruch
replay-speed = Szybkość
replay-eyes = Jak to widać z miejsca
replay-everybody = Widownia
replay-played = Rozegrano { $date }
replay-copy = Skopiuj link do tego ruchu
replay-copied = Skopiowane
replay-keys = ← i → to krok, Home i End to początek i koniec, spacja odtwarza.
replay-keys-chapters = [ i ] to poprzedni i następny rozdział.
