"""A bot's evaluation of the table it sees: free places, aimed lasers, the worth of a place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import atan2, pi

from games.chance import Chance
from games.kosmiczna_eskadra.checking import card_bodies, covered, grounded, rock_bodies
from games.kosmiczna_eskadra.geometry import HALF_HEIGHT, TURN, Q, card_body, on_table, point
from games.kosmiczna_eskadra.rays import Hit, Ray, Target, first_hit, target
from games.kosmiczna_eskadra.ships import ANCHORS, SHIPS
from games.kosmiczna_eskadra.shots import beam
from games.kosmiczna_eskadra.state import Laid, LaserData, Scene, TableView

Place = tuple[int, int, int]
TRIES = 60
TENTH = 10
"""Worths are counted in tenths of a point."""
SLOWER, FASTER, HARM = 8, 5, 5
"""Tenths for each strength: on a ship that would still fire, on one that has, and on its own."""


class Sight:
    """The table as it lies, seen by the seat that holds a ship of this speed."""

    def __init__(
        self, scene: Scene, view: TableView, seat: int, speed: int, chance: Chance
    ) -> None:
        self.seat, self.speed, self.chance = seat, speed, chance
        self.half, lie = scene.half, scene.rocks
        table = [
            Laid(int(order), card.seat, card.speed, card.x, card.y, card.a, at=0)
            for order, card in view.table.items()
        ]
        illegal = grounded(table, lie, calm=False)
        self.cards = {str(card.order): card for card in table if card.order not in illegal}
        self.bodies = rock_bodies(lie) | card_bodies(table)
        self.targets = [
            target(name, body)
            for name, body in self.bodies.items()
            if name in self.cards or name.startswith("r")
        ]
        self.marks = [each for each in self.targets if self._is_mark(each)]
        # Lasers of others that fire before this ship.
        self.threats = list(self._shots(lambda card: card.seat != seat and card.speed < speed))
        self.own: list[tuple[LaserData, Ray, Hit | None]] = []

    def with_own_lasers(self) -> Sight:
        """It counts what the ship would do to the shots of its own squadron, too."""
        self.own = list(self._shots(lambda card: card.seat == self.seat))
        return self

    def _shots(self, wanted: Callable[[Laid], bool]) -> Iterator[tuple[LaserData, Ray, Hit | None]]:
        """The lasers of these cards, and what each would hit now."""
        for name, card in self.cards.items():
            if not wanted(card):
                continue
            others = [each for each in self.targets if each.name != name]
            for laser in SHIPS[card.speed].lasers:
                line = beam(self.bodies[name], laser)
                yield laser, line, first_hit(line, others)

    # ---- places

    def places(self) -> Iterator[Place]:
        """Places to try, every other one of them aimed."""
        for attempt in range(TRIES):
            yield self._aimed() if attempt % 2 else self._anywhere()

    def is_legal(self, place: Place) -> bool:
        body = card_body(*place)
        return on_table(body, self.half) and not covered(body, self.bodies)

    def _anywhere(self) -> Place:
        """Where an upright card may lie; a turned one may still stick out."""
        room = self.half - HALF_HEIGHT
        x, y = (self.chance.below(2 * room + 1, "bot-place") - room for _ in "xy")
        return x, y, self.chance.below(TURN, "bot-angle")

    def _aimed(self) -> Place:
        """A laser points at the middle of a rock or of a foreign ship."""
        x, y, _ = self._anywhere()
        mark = self.chance.pick(self.marks, "bot-mark")
        laser = self.chance.pick(SHIPS[self.speed].lasers, "bot-laser")
        return x, y, aimed(x, y, laser, mark)

    def _is_mark(self, each: Target) -> bool:
        card = self.cards.get(each.name)
        return card is None or card.seat != self.seat

    # ---- what they are worth

    def worth(self, place: Place) -> int:
        """In tenths: what the ship would do from there, less what would be done to it."""
        return self.gain(place) - self.harm(place) - self.spoilt(place)

    def gain(self, place: Place) -> int:
        body = card_body(*place)
        return sum(
            self._gain(laser.strength, hit)
            for laser in SHIPS[self.speed].lasers
            if (hit := first_hit(beam(body, laser), self.targets))
        )

    def _gain(self, strength: int, hit: Hit) -> int:
        """Ore, damage to others, a kill; an own ship hit counts against it."""
        card = self.cards.get(hit.target.name)
        if card is None:
            return TENTH * strength
        ship = SHIPS[card.speed]
        if is_shielded(hit, ship.shields):
            return 0
        if card.seat == self.seat:
            return -TENTH * strength
        kill = TENTH * ship.hull if strength >= ship.hull else 0
        return kill + strength * (SLOWER if card.speed > self.speed else FASTER)

    def harm(self, place: Place) -> int:
        """What faster lasers would do, where the ship lies in front of all they hit now."""
        here = target("here", card_body(*place))
        return sum(
            HARM * laser.strength
            for laser, line, now in self.threats
            if (hit := stopped_by(line, here, now))
            and not is_shielded(hit, SHIPS[self.speed].shields)
        )

    def spoilt(self, place: Place) -> int:
        """What shots of its own squadron would do, of which the ship would stand in the way; and
        what they would do to it."""
        if not self.own:
            return 0
        here = target("here", card_body(*place))
        lost = 0
        for laser, line, now in self.own:
            if hit := stopped_by(line, here, now):
                lost += self._gain(laser.strength, now) if now else 0
                lost += 0 if is_shielded(hit, SHIPS[self.speed].shields) else TENTH * laser.strength
        return lost


def stopped_by(line: Ray, body: Target, now: Hit | None) -> Hit | None:
    """The hit on a body that stands before what the line meets now, if it does."""
    hit = first_hit(line, [body])
    return hit if hit and (now is None or hit.num * now.den < now.num * hit.den) else None


def is_shielded(hit: Hit, shields: str) -> bool:
    return any(edge in shields for edge in hit.edges)


def aimed(x: int, y: int, laser: LaserData, mark: Target) -> int:
    """The angle at which a card at x, y points its laser at the middle of the mark.

    A laser in a corner moves as the card turns: each look corrects the one before.
    """
    anchor = ANCHORS[laser.at]
    gx, gy = anchor.direction
    a = 0
    for _ in range(8):
        ox, oy = point(card_body(x, y, a), *anchor.origin)
        a = (heading(mark.x - ox, mark.y - oy) - heading(gx * Q, gy * Q)) % TURN
    return a


def heading(dx: int, dy: int) -> int:
    """The angle of a direction, as a card's: 0 is up, counter-clockwise. For aiming only."""
    return round(atan2(-dx, dy) * TURN / (2 * pi)) % TURN
