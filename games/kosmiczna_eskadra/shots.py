"""The lasers of a step: what each meets, what it does to a ship, how it is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from games.kosmiczna_eskadra.checking import laid_body
from games.kosmiczna_eskadra.destruction import Ship
from games.kosmiczna_eskadra.geometry import Body, Q
from games.kosmiczna_eskadra.rays import Hit, Ray, Target, end, first_hit, ray, rounded
from games.kosmiczna_eskadra.sharing import Claim
from games.kosmiczna_eskadra.ships import ANCHORS
from games.kosmiczna_eskadra.state import LaserData, LaserFired


class Shot(Struct, frozen=True):
    """One laser that fires, what it meets, and the ship that this is, if it is one."""

    ship: Ship
    laser: LaserData
    ray: Ray
    hit: Hit | None
    struck: Ship | None

    @property
    def rock(self) -> str | None:
        """KE-171 The rock it hits."""
        return self.hit.target.name if self.hit and not self.struck else None

    @property
    def is_shielded(self) -> bool:
        """KE-192 A shield covers its edge along the whole length, with both corners."""
        if not self.hit or not self.struck:
            return False
        return any(edge in self.struck.printed.shields for edge in self.hit.edges)

    @property
    def damage(self) -> int:
        """KE-190, KE-192 The laser's strength to a ship; to a shield nothing."""
        return self.laser.strength if self.struck and not self.is_shielded else 0

    @property
    def claim(self) -> Claim:
        return Claim(self.ship.card.order, self.laser.strength)


def beam(body: Body, laser: LaserData) -> Ray:
    """KE-170 The line that prolongs a beam printed on a card that lies there."""
    anchor = ANCHORS[laser.at]
    return ray(body, anchor.origin, anchor.direction)


def shots(ships: Mapping[str, Ship], targets: Mapping[str, Target], speed: int) -> Iterator[Shot]:
    """KE-151, KE-154 Against one and the same table; by seat, then in the lasers' order.

    KE-172 The firing ship is no target of its own.
    """
    firing = [ship for ship in ships.values() if ship.card.speed == speed]
    for ship in sorted(firing, key=lambda ship: ship.card.seat):
        own, body = str(ship.card.order), laid_body(ship.card)
        others = [each for name, each in targets.items() if name != own]
        for laser in ship.printed.lasers:
            line = beam(body, laser)
            hit = first_hit(line, others)
            yield Shot(ship, laser, line, hit, ships.get(hit.target.name) if hit else None)


def told(shot: Shot) -> LaserFired:
    order, laser, hit = shot.ship.card.order, shot.laser.at, shot.hit
    start = (rounded(shot.ray.x, Q), rounded(shot.ray.y, Q))
    if not hit:
        return LaserFired(order=order, laser=laser, start=start)
    return LaserFired(
        order=order,
        laser=laser,
        start=start,
        target=hit.target.name,
        end=end(shot.ray, hit),
        edges=hit.edges,
        shielded=shot.is_shielded,
        damage=shot.damage,
    )
