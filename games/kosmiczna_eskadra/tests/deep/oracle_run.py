"""Compare the geometry with the oracle on many tables: ``make oracle N=20000``."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from random import Random

from games.kosmiczna_eskadra.checking import card_bodies, grounded, laid_body, rock_bodies
from games.kosmiczna_eskadra.geometry import overlap
from games.kosmiczna_eskadra.rays import first_hit, target
from games.kosmiczna_eskadra.ships import ANCHORS, SHIPS, rocks
from games.kosmiczna_eskadra.shots import beam
from games.kosmiczna_eskadra.state import Laid, LaserData, Options
from games.kosmiczna_eskadra.tests import oracle
from games.kosmiczna_eskadra.tests.tables import random_table

STYLES = ("wide", "hair", "lattice")


class Layout:
    """A table that is looked at in two ways."""

    def __init__(self, number: int) -> None:
        """A third each is laid at random, by a hair, and on common lines."""
        chance = Random(number)
        self.number = number
        self.lie = rocks(Options(two_asteroids=chance.choice(("off", "on"))))
        seats, most = chance.choice((2, 3, 4)), chance.randint(6, 20)
        self.table = random_table(chance, seats, most, STYLES[number % 3])
        self.bodies = rock_bodies(self.lie) | card_bodies(self.table)
        self.polygons = {
            name: oracle.polygon(body.x, body.y, body.a, body.half_width, body.half_height)
            for name, body in self.bodies.items()
        }
        self.seen: Counter[str] = Counter()
        """How much there was to agree about."""

    def compare(self) -> Counter[str]:
        """KE-051 and KE-170 to KE-176 by both methods; they must not differ."""
        for one, other in combinations(self.bodies, 2):
            self._compare_overlap(one, other)
        illegal = grounded(self.table, self.lie, calm=False)
        legal = [card for card in self.table if card.order not in illegal]
        names = [*rock_bodies(self.lie), *card_bodies(legal)]
        for card in legal:
            for laser in SHIPS[card.speed].lasers:
                self._compare_shot(card, laser, [n for n in names if n != str(card.order)])
        return self.seen

    def _compare_overlap(self, one: str, other: str) -> None:
        said = overlap(self.bodies[one], self.bodies[other])
        where = (self.number, one, other)
        assert said == overlap(self.bodies[other], self.bodies[one]), where
        assert said == oracle.share_inside(self.polygons[one], self.polygons[other]), where
        self.seen["overlaps"] += said

    def _compare_shot(self, card: Laid, laser: LaserData, others: list[str]) -> None:
        hit = first_hit(
            beam(laid_body(card), laser), [target(name, self.bodies[name]) for name in others]
        )
        anchor = ANCHORS[laser.at]
        line = oracle.line(card.x, card.y, card.a, anchor.origin, anchor.direction)
        met = oracle.first_met(line, {name: self.polygons[name] for name in others})
        where = (self.number, card, laser, met)
        assert (hit is None) == (met is None), where
        if hit and met:
            name, t, edges = met
            assert (hit.target.name, hit.edges) == (name, edges), where
            assert hit.num * t.denominator == t.numerator * hit.den, where
            self.seen.update(hits=1, corners=len(edges) == 2, touches=t == 0)


def main(tables: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(tables):
        seen += Layout(number).compare()
    print(f"{tables} tables, no difference:", ", ".join(f"{n} {what}" for what, n in seen.items()))


if __name__ == "__main__":
    main(int(sys.argv[1]))
