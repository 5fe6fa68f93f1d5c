# Only pages say this, no table does.

game-how = Every ship fires along the lines on its card. Aim at the others and at the asteroid, and keep your own out of the line of fire.

primer-title = One round in 60 seconds
primer-1 = Go: everybody at once draws a card and lays it anywhere, turned in any way. What lies is not moved.
primer-2 = Whoever lays their tenth ship first stops the round. A card that lies upon another drops out.
primer-3 = Then the ships fire along the lines of their cards, in turn from 1 to 10. The asteroid gives ore, a ship takes damage, and a shield stops any laser.
primer-4 = Points are trophies and the ore on ships that are left, less what you lose yourself. The most points win the round.
