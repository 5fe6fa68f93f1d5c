"""Cups: one seat hides a pea under one of six cups and says what finding it is worth.

The others bet on the cups in secret, all at the same time. Each may look under one or two cups,
once in a match. When the last bet lies, the pea is shown: lost stakes go to whoever hid it, the
bank pays the prizes. After a few rounds the most beads win.
"""

from games.cups.rules import Cups

GAME = Cups()
