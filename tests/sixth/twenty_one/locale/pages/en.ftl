game-how = Take cards one by one: whoever is nearest to 21 wins, and beyond it you are out.
