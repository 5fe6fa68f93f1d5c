"""Kosmiczna Eskadra: everybody at once drops ships round an asteroid, then the ships fire.

In a minute at most each seat lays its ten cards, one at a time and at any angle; whoever has laid
the last one stops the round. From the fastest to the slowest the ships fire along straight lines,
at whatever they meet first. Foreign ships destroyed and ore brought home count, own losses cost;
three rounds won are the match.
"""

from games.kosmiczna_eskadra.earlier import FirstRules
from games.kosmiczna_eskadra.rules import KosmicznaEskadra

GAME = KosmicznaEskadra()
EARLIER = (FirstRules(),)
