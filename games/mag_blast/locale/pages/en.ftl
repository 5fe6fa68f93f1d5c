# Only pages say this, no table does.

game-how = Ships cover the flagship on four sides. Empty one of them, fire through the gap, and do not forget the noise.
