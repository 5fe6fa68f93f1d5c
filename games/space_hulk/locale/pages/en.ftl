# Only pages say this, no table does.

game-how = The marines have little time and good guns. Aliens die by the shot but win at close quarters, and only they know how many there are.

primer-title = One round in 60 seconds
primer-1 = A marine has four action points a round. A step, a quarter turn and a shot cost one each, and after a step or a turn one shot is free.
primer-2 = Blips come in by the entries. Behind each hide none to six aliens, and only the alien side knows how many.
primer-3 = Whoever sees a blip turns it over, and the aliens stand there. A marine shoots with two dice: one hit kills.
primer-4 = Face to face an alien throws three dice to one, and the highest die kills. So shoot first, and reach the goal before the rounds are over.
