"""Galaxy Trucker: ships built by the hourglass from one heap of tiles, then flown to pieces.

Everybody rummages at once for tiles and joins them to a ship. What holds together flies through
a deck of adventures in the order in which the building was finished: meteors, pirates and open
space take parts, crew and goods, planets and stations give goods and credits. Whoever has the
most credits at the end wins, and all above nothing may call it a success.
"""

from games.galaxy_trucker.earlier import FirstRules
from games.galaxy_trucker.rules import GalaxyTrucker

GAME = GalaxyTrucker()
EARLIER = (FirstRules(),)
