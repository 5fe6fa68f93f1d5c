# To mówią tylko strony, nie stół.

game-how = Statki zasłaniają okręt dowodzenia z czterech stron. Opróżnij jedną z nich, strzel w lukę i nie zapomnij o odgłosie.
