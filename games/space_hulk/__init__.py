"""Space Hulk: a squad of marines in the corridors of a wreck, and the aliens that come for it.

One side leads slow marines with rifles, a flamer and the orders of a scenario; the other leads fast
aliens, which come in from the dark as motion blips of a value that nobody else knows. Every figure
acts once a round by its action points, and a die gives the marines some more to share. What a
marine sees is turned over, what stays in front of overwatch is shot at, and what reaches a marine
fights with three dice against one. The first goal of the scenario to be fulfilled decides.
"""

from games.space_hulk.rules import SpaceHulk

GAME = SpaceHulk()
