# Only pages say this, no table does.

game-how = Ships cover the flagship on four sides. Empty one of them, fire through the gap, and do not forget the noise.

primer-title = One salvo in 60 seconds
primer-1 = Everybody places four ships in secret, one in each zone around the flagship. The guns on a ship say which salvos it fires.
primer-2 = A salvo needs a ship with its gun, and flies straight across: at a ship in the zone of the same colour.
primer-3 = Make the noise, or the salvo misses. What hits stays under the ship, and whoever loses as much as its hull is gone.
primer-4 = An empty zone is an open gate: through it any salvo can hit the flagship. The last flagship that flies has won.
