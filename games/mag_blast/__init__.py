"""Mag·Blast: a loud, fast card game of space battles.

Everyone commands one flagship, with a fleet around it in four coloured zones. Salvos, squadrons
and dirty tricks open a gap in another fleet, and then the flagship behind it is shot to pieces.
Every salvo needs a noise of its shooter, or it misses. The last flagship still working wins.
"""

from games.mag_blast.rules import MagBlast

GAME = MagBlast()
