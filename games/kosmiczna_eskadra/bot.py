"""Three bots that know exactly what a browser at their seat gets: specification, section 9."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from games.chance import Chance
from games.engine import Millis, Plan
from games.kosmiczna_eskadra.sighting import Place, Sight
from games.kosmiczna_eskadra.state import Own, Scene, TableView
from games.offers import Offer


class Skill(NamedTuple):
    pace: tuple[Millis, Millis]
    """From one card to the next."""
    places: int
    """So many are compared."""
    whim: int
    """Tenths of a point at most that luck adds to what a place is worth."""
    own: bool = False
    """Whether it counts what its own lasers that lie would do, too."""


SKILLS = {
    "gentle": Skill((6_000, 9_000), 2, 40),
    "easy": Skill((4_000, 6_500), 6, 20),
    "normal": Skill((2_200, 4_000), 24, 5, own=True),
}
LEVELS = tuple(SKILLS)
SHORT = 200
"""KE-075 Not even a bot in a hurry uses the millisecond from which a card may be let go."""
FEW = 2
HURRY = 65
"""Per cent of its time that a bot takes once somebody has so few cards left."""
CALM = (3_000, 8_000)
ANSWERS = (400, 1_200)
"""After the freeze; that comes 150 ms after Stop, and 600 at the latest."""
FROZEN, NOT_YET = 150, 600
NOD = (200, 600)
"""To be ready, or to have seen enough."""
THINKING = 40
"""Per cent of the time for a card, before it begins to move."""
STREAM = 100
"""Milliseconds between two positions of the held card."""
EDGE = 600
"""How far from the edge of the table a drawn card appears, whatever its angle."""


def choose(
    level: str, seat: int, scene: Any, view: Any, offers: list[Offer], chance: Chance
) -> Plan:
    """The next action, when, and how the held card moves until then.

    Colours are left to people: who has picked none gets a free one at the start (KE-001).
    """
    table = scene if isinstance(scene, Scene) else msgspec.convert(scene, Scene)
    seen = view if isinstance(view, TableView) else msgspec.convert(view, TableView)
    wanted = {offer.do: offer for offer in offers if not offer.standing}
    return Player(SKILLS[level], seat, table, seen, chance).choose(wanted)


class Player:
    def __init__(
        self, skill: Skill, seat: int, scene: Scene, view: TableView, chance: Chance
    ) -> None:
        self.skill, self.seat, self.chance = skill, seat, chance
        self.scene, self.view = scene, view

    def choose(self, wanted: dict[str, Offer]) -> Plan:
        if "drop" in wanted:
            return self.lay(wanted["drop"])
        if "answer" in wanted:
            return self.answer()
        if "draw" in wanted:
            return Plan({"do": "draw"}, self.between(ANSWERS))
        return Plan({"do": next(iter(wanted))}, self.between(NOD))

    @property
    def own(self) -> Own:
        assert self.view.own is not None
        return self.view.own

    @property
    def sight(self) -> Sight:
        assert self.own.held is not None
        sight = Sight(self.scene, self.view, self.seat, self.own.held, self.chance)
        return sight.with_own_lasers() if self.skill.own else sight

    def between(self, times: tuple[Millis, Millis]) -> Millis:
        least, most = times
        return least + self.chance.below(most - least + 1, "bot-pace")

    def lay(self, offer: Offer) -> Plan:
        """The pace first: it must not depend on how many places had to be tried."""
        pace = self.between(CALM) if self.view.beat else self.pace()
        place = self.best_place() or example(offer)
        x, y, a = place
        action = {"do": "drop", "x": x, "y": y, "a": a}
        if self.view.beat:
            return Plan(action, pace)
        # A drop is offered so long after the card was drawn (KE-075): that is part of the pace.
        hand = self.scene.hand_time
        wait = pace - hand
        return Plan(action, wait, self.path(place, max(0, pace * THINKING // 100 - hand), wait))

    def pace(self) -> Millis:
        """From the draw to the drop; less once somebody is near to calling Stop."""
        pace = self.between(self.skill.pace)
        if min(each.deck for each in self.view.seats.values()) <= FEW:
            pace = pace * HURRY // 100
        return max(pace, self.scene.hand_time + SHORT)

    def best_place(self) -> Place | None:
        """Luck is drawn for every place, legal or not: when a bot looks again, because a card has
        landed somewhere, the same luck still goes to the same places."""
        sight = self.sight
        worths: dict[Place, int] = {}
        for place in sight.places():
            whim = self.chance.below(self.skill.whim + 1, "bot-whim")
            if sight.is_legal(place):
                worths[place] = sight.worth(place) + whim
            if len(worths) == self.skill.places:
                break
        return max(worths, key=worths.__getitem__, default=None)

    def path(
        self, place: Place, begins: Millis, wait: Millis
    ) -> list[tuple[Millis, dict[str, int]]]:
        """From where it appears along a line, ten positions a second."""
        (hx, hy), (x, y, a) = self.home(), place
        moves = [(0, hold(hx, hy, a))]
        for at in range(max(begins, STREAM), wait, STREAM):
            gone, way = at - begins, wait - begins
            moves.append((at, hold(hx + (x - hx) * gone // way, hy + (y - hy) * gone // way, a)))
        return [*moves, (wait, hold(x, y, a))]

    def home(self) -> tuple[int, int]:
        """The middle of an edge of the table: everybody has another one."""
        far = self.scene.half - EDGE
        return ((0, -far), (0, far), (-far, 0), (far, 0))[self.seat]

    def answer(self) -> Plan:
        """At Stop: the frozen place, if it is legal and worth something."""
        if self.own.frozen is None:
            return Plan(answer("withhold"), NOT_YET + self.between(ANSWERS))
        sight = self.sight
        drops = sight.is_legal(self.own.frozen) and sight.worth(self.own.frozen) > 0
        return Plan(answer("drop" if drops else "withhold"), FROZEN + self.between(ANSWERS))


def answer(how: str) -> dict[str, Any]:
    return {"do": "answer", "how": how}


def hold(x: int, y: int, a: int) -> dict[str, int]:
    return {"x": x, "y": y, "a": a}


def example(offer: Offer) -> Place:
    """Where the rules say that a card can be dropped, if no place was found."""
    assert offer.example is not None
    return offer.example["x"], offer.example["y"], offer.example["a"]
