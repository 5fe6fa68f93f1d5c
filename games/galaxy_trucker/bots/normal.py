"""The normal bot: builds towards targets, keeps its ship open, spends batteries where it counts."""

from __future__ import annotations

from functools import cached_property

from games.galaxy_trucker.aboard import batteries, humans
from games.galaxy_trucker.bots.building import (
    Faces,
    bare_sides,
    choices_at,
    faces_at,
    joins_of,
    open_sides,
    turns,
)
from games.galaxy_trucker.bots.desk import Act
from games.galaxy_trucker.bots.easy import SECOND, Easy, Placing
from games.galaxy_trucker.bots.needs import NORMAL, Targets, built, is_met, worth_of
from games.galaxy_trucker.cards import Card
from games.galaxy_trucker.checking import is_sound
from games.galaxy_trucker.power import POINT, Strength, fewest, strength
from games.galaxy_trucker.ship import DIRECTIONS, Part, beside, kind, rim
from games.galaxy_trucker.tiles import LIFE_SUPPORTS, TILES

WORTH_TAKING = 4.0
"""A tile of the table must promise so much, or a new one is drawn."""
WORTH_LAYING = 0.5
STILL_OPEN = 0.9
"""Until so much of the area is built two open sides are kept."""
KEPT_OPEN = 2
KEPT_ABOARD = 3
"""So many humans stay while cards are to come."""


class Normal(Easy):
    building_pace = 2_000
    flip_after, last_flip_after = 6 * SECOND, 15 * SECOND
    full = 0.95
    once_in = 60

    @property
    def wants(self) -> Targets:
        return NORMAL[self.desk.level.name]

    # ---- building

    def takes_up(self) -> Act:
        """What lies on the table, if it would be laid at once and helps; then the reserve; else a
        new one."""
        desk = self.desk
        if desk.has("take_open"):
            taken = self.best_of(list(desk.view.table))
            if taken is not None:
                return {"do": "take_open", "tile": taken}
        for slot, tile in (desk.me.reserve or {}).items():
            if desk.has("take_reserved") and self.promise(tile) >= WORTH_LAYING:
                return desk.plain("take_reserved", slot=slot)
        return super().takes_up()

    def best_of(self, tiles: list[int]) -> int | None:
        promised = {tile: self.promise(tile) for tile in tiles}
        best = max(promised, key=lambda tile: (promised[tile], -tile), default=None)
        return best if best is not None and promised[best] >= WORTH_TAKING else None

    def promise(self, tile: int) -> float:
        """The best value of a place for it, by the valuation by which it is then laid."""
        best = self.best_place(tile)
        return best[0] if best else -1.0

    def best_place(self, tile: int) -> Placing | None:
        """Without a hand, all rotations and free cells are looked at."""
        parts = self.desk.parts
        found = [
            (self.value(Part(tile, k), cell, self.has), k, cell)
            for cell, faces in self.spots.items()
            for k in turns(faces, tile)
            if is_sound(parts, Part(tile, k), cell)
        ]
        return max(found, default=None)

    @cached_property
    def has(self) -> Targets:
        return built(self.desk.ship)

    @cached_property
    def spots(self) -> dict[int, Faces]:
        """The free cells beside the ship, with what a tile there would face."""
        parts = self.desk.parts
        around = {cell: faces_at(parts, cell) for cell in rim(parts, self.desk.level.cells)}
        return {cell: faces for cell, faces in around.items() if faces is not None}

    def with_tile(self, tile: int) -> Act:
        best = self.best_place(tile)
        if best is not None and (best[0] >= WORTH_LAYING or not self.desk.has("put_back")):
            return {"do": "place", "k": best[1], "cell": best[2]}
        return self.lays_aside()

    def lays_aside(self) -> Act:
        """A tile that is needed and fits nowhere yet is reserved."""
        desk = self.desk
        assert desk.own.hand is not None
        value = worth_of(Part(desk.own.hand, 0), self.has, self.wants)
        if desk.has("reserve") and value > 5 and not desk.me.reserve:
            return desk.plain("reserve")
        return super().lays_aside()

    def value(self, part: Part, cell: int, has: Targets) -> float:
        """Needs, joins and the rim as in the easy one; and what can still be built beside it."""
        desk, area = self.desk, self.desk.level.cells
        early = not has.engines and not has.tokens
        value = worth_of(part, has, self.wants, first=early)
        value += 0.7 * joins_of(desk.parts, part, cell) - 1.5 * bare_sides(part, cell, area)
        after = {**desk.parts, cell: part}
        if len(after) < STILL_OPEN * len(area):
            value += self.openness(after, part, cell)
        if kind(part) in LIFE_SUPPORTS and self.links(part, cell):
            value += 2
        return value

    def openness(self, after: dict[int, Part], part: Part, cell: int) -> float:
        """How many tiles could go into the free cells around, and whether enough stay open."""
        area = self.desk.level.cells
        around = [beside(cell, direction) for direction in DIRECTIONS]
        free = [each for each in around if each in area and each not in after]
        left = [choices_at(after, each) for each in free]
        choice, shut = sum(left) / len(TILES), left.count(0)
        own = open_sides(self.desk.parts, part, cell, area)
        return 1.5 * choice - 2 * shut + (1 if own >= KEPT_OPEN else 0)

    def links(self, part: Part, cell: int) -> bool:
        return any(
            kind(self.desk.parts[beside(cell, direction)]) == "CB"
            for direction in DIRECTIONS
            if beside(cell, direction) in self.desk.parts
        )

    def is_done(self) -> bool:
        """Its targets met, or hardly a cell left. The last circle it uses to its end."""
        desk, share = self.desk, len(self.desk.parts) / len(self.desk.level.cells)
        if share >= self.full or (is_met(self.has, self.wants) and share >= 0.75):
            return True
        return desk.view.glass is None and super().is_done()

    # ---- crew

    def crew(self) -> Act:
        """An alien if it moves its power up to a target."""
        desk, has = self.desk, self.has
        chosen = {}
        for colour, power, target in (
            ("brown", has.engines, self.wants.engines),
            ("purple", has.fire, self.wants.fire),
        ):
            cells = [cell for cell in desk.values("place_crew", colour) if cell]
            chosen[colour] = cells[0] if cells and 0 < power < target else 0
        both = chosen["brown"] and chosen["brown"] == chosen["purple"]
        if both or len(self.cabins()) <= sum(map(bool, chosen.values())):
            chosen["purple"] = 0
        if chosen["brown"] and len(self.cabins()) < 2:
            chosen["brown"] = 0
        return {"do": "place_crew", **chosen}

    def cabins(self) -> list[int]:
        return [cell for cell, part in self.desk.parts.items() if kind(part) in ("SC", "CB")]

    # ---- flight

    def power(self) -> Act:
        """The fewest batteries that change what comes of it, one kept for each shield."""
        desk, own, card = self.desk, self.desk.own.power, self.desk.card
        if own is None or card is None:
            return super().power()
        its = Strength(own.base, own.gains, own.bonus)
        spare = max(0, batteries(desk.ship) - self.kept_back())
        if card.kind == "open-space":
            feed = its.best(min(spare, len(its.gains))) if spare else []
            feed = feed or its.best(min(1, batteries(desk.ship)) if its.value(()) == 0 else 0)
        elif card.kind == "combat":
            feed = self.in_combat(its, spare)
        else:
            feed = fewest(its, batteries(desk.ship), card.strength * POINT["cannons"] + 1) or []
        feed = [cell for cell in feed if cell in desk.values("declare", "feed")]
        return desk.plain("declare", feed=feed, pay=desk.values("declare", "pay")[: len(feed)])

    def in_combat(self, its: Strength, spare: int) -> list[int]:
        """As the clock would, but never with the tokens of the shields."""
        example = self.desk.example("declare")["feed"]
        return list(example) if len(example) <= spare else []

    def kept_back(self) -> int:
        """From level II on a token for each shield."""
        if self.desk.level.name in ("learning", "I"):
            return 0
        return sum(kind(part) == "SH" for part in self.desk.parts.values())

    def hit(self) -> Act:
        """If what falls off is worth more than a token."""
        desk, hit = self.desk, self.desk.own.hit
        if hit is None:
            return super().hit()
        lost = len(desk.parts) - max((len(piece) for piece in hit.pieces), default=0)
        precious = kind(desk.parts[hit.cell]) in ("SC", "CB", "LB", "LP", "E1", "E2", "B2", "B3")
        protects = lost > 1 or precious or batteries(desk.ship) > 1
        if not protects:
            return desk.plain("answer_hit", protect=False, pay=0)
        return super().hit()

    def is_worth(self, gain: int, days: int) -> bool:
        return gain > self.cost(days)

    def cost(self, days: int) -> int:
        """A credit a day, two if it would lose a place."""
        me = self.desk.me.position or 0
        others = [
            each.position
            for seat, each in self.desk.view.seats.items()
            if seat != self.desk.seat and each.position is not None
        ]
        return days * 2 if any(me - days <= other < me for other in others) else days

    def offer(self) -> Act:
        desk, card = self.desk, self.desk.card
        assert card is not None
        lost = card.crew if card.kind == "abandoned-ship" else 0
        gain = self.gain(card.load) if card.load else card.credits
        takes = gain > self.cost(card.days) and self.stays(card, lost)
        return desk.plain("accept" if takes else "decline")

    def stays(self, card: Card, lost: int) -> bool:
        """It keeps those who fly on whatever the cards to come take."""
        left = humans(self.desk.ship) - lost
        return lost == 0 or left >= (KEPT_ABOARD if self.desk.view.deck else 1)

    def pause(self) -> Act:
        """It gives up with a single human and two cards or more to come, or nearly so."""
        desk = self.desk
        alone = humans(desk.ship) == 1 and (desk.view.deck or 0) >= 2
        weak = strength(desk.ship, "engines").value(()) == 0 and not desk.ship.tokens
        if desk.has("give_up") and alone and weak:
            return desk.plain("give_up")
        return desk.plain("continue")
