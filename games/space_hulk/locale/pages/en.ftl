# Only pages say this, no table does.

game-how = The marines have little time and good guns. Aliens die by the shot but win at close quarters, and only they know how many there are.
