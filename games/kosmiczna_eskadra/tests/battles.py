"""Tables in the notation of the worked examples, and what a battle on one came to, in few words.

``red 4 -3000 2000 2700 | blue 5 -1000 2000 0``: colour, speed, x, y, angle, in order of landing.
"""

from games.kosmiczna_eskadra.firing import fight
from games.kosmiczna_eskadra.geometry import card_body
from games.kosmiczna_eskadra.ships import rocks
from games.kosmiczna_eskadra.state import (
    COLOURS,
    Laid,
    LaserFired,
    Options,
    OreLooted,
    OreShared,
    RockRemoved,
    ShipDestroyed,
    ShipGrounded,
)

POOLS = {str(seat): colour for seat, colour in enumerate(COLOURS)}


def table(text, beats=()):
    """The cards of a table; ``beats`` says for each in which beat it was dropped."""
    cards = [card.split() for card in text.split("|")]
    return [
        Laid(order, COLOURS.index(colour), *map(int, where), at=0, beat=beat)
        for order, ((colour, *where), beat) in enumerate(
            zip(cards, beats or [0] * len(cards), strict=True), start=1
        )
    ]


def card(text):
    """A body: ``x y a``."""
    return card_body(*map(int, text.split()))


class Fought:
    """A battle that was fought, in the words of the examples."""

    def __init__(self, text, seats=2, remaining=None, beats=(), **options):
        self.table = table(text, beats)
        self.options = Options(**options)
        self.battle = fight(self.table, seats, self.options, remaining or range(seats))
        self.scores = self.battle.result.scores
        self.winner = self.battle.result.winner

    def told(self, kind):
        return [event for event in self.battle.film if isinstance(event, kind)]

    def name(self, order):
        if str(order).startswith("r"):
            return str(order)
        laid = self.table[int(order) - 1]
        return f"{COLOURS[laid.seat]} {laid.speed}"

    @property
    def hits(self):
        """Every shot that did not go to space: ``red 1 B`` and ``blue 5 R 1``."""
        return {
            f"{self.name(shot.order)} {shot.laser}": self._hit(shot)
            for shot in self.told(LaserFired)
            if shot.target
        }

    def _hit(self, shot):
        words = f"{self.name(shot.target)} {shot.edges}"
        if shot.target.startswith("r"):
            assert not shot.shielded and not shot.damage
            return words
        assert shot.shielded == (not shot.damage)
        return f"{words} {shot.damage or 'shield'}"

    @property
    def fates(self):
        """Who did not survive: ``blue 5`` is ``red``'s trophy, ``lost``, ``out`` or ``hangar``."""
        return {
            self.name(order): POOLS.get(fate, fate) for order, fate in self.battle.fates.items()
        }

    @property
    def destroyed(self):
        """The markers on every destroyed ship: ``{"blue 5": {"red": 3}}``."""
        return {
            self.name(event.order): {POOLS[seat]: each for seat, each in event.markers.items()}
            for event in self.told(ShipDestroyed)
        }

    @property
    def grounded(self):
        return {
            self.name(event.order): self.name(event.covers) for event in self.told(ShipGrounded)
        }

    @property
    def ore(self):
        """What is left on each rock."""
        left = [rock.ore for rock in rocks(self.options)]
        for event in self.told(OreShared):
            left[event.rock] = event.left
        return left

    @property
    def mined(self):
        """Each sharing: what ships took, and what was removed."""
        return [(self._ships(event.taken), event.removed) for event in self.told(OreShared)]

    @property
    def looted(self):
        return [(self._ships(event.taken), event.removed) for event in self.told(OreLooted)]

    @property
    def rocks_removed(self):
        return [event.rock for event in self.told(RockRemoved)]

    def _ships(self, taken):
        return {self.name(order): ore for order, ore in taken.items()}
