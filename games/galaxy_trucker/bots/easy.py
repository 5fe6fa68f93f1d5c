"""The easy bot: error-free ships by a simple score, and the defaults in flight."""

from __future__ import annotations

from games.chance import Chance
from games.galaxy_trucker.aboard import default_losses, default_piece, humans
from games.galaxy_trucker.bots.building import bare_sides, joins_of, open_sides
from games.galaxy_trucker.bots.desk import Act, Desk, choices
from games.galaxy_trucker.bots.needs import EASY, Targets, built, worth_of
from games.galaxy_trucker.cards import Card
from games.galaxy_trucker.checking import is_sound
from games.galaxy_trucker.goods import best_layout, carried, cut, holds, worth
from games.galaxy_trucker.ship import Part, pieces

SECOND = 1000
Placing = tuple[float, int, int]
"""How good, rotation, cell."""


class Easy:
    building_pace = 3_500
    flip_after, last_flip_after = 15 * SECOND, 30 * SECOND
    full = 0.8
    """GT-143 It finishes when so much of the area is built."""
    once_in = 35
    """Without an hourglass it finishes once in so many times it could draw."""

    def __init__(self, desk: Desk, chance: Chance) -> None:
        self.desk, self.chance = desk, chance

    @property
    def wants(self) -> Targets:
        return EASY

    # ---- building

    def build(self) -> Act:
        desk = self.desk
        if desk.has("pick_space"):
            return desk.plain("pick_space")
        if desk.has("stop_peek"):
            return desk.plain("stop_peek")
        if desk.own.hand is not None:
            return self.with_tile(desk.own.hand)
        if desk.has("finish") and self.is_done():
            return desk.plain("finish")
        return self.takes_up()

    def takes_up(self) -> Act:
        """The next tile; with nothing left to take it finishes."""
        desk = self.desk
        if desk.has("draw_hidden"):
            return desk.plain("draw_hidden")
        return desk.plain("finish") if desk.has("finish") else desk.plain("flip")

    def with_tile(self, tile: int) -> Act:
        best = self.best_place(tile)
        if best is not None:
            _, k, cell = best
            return {"do": "place", "k": k, "cell": cell}
        return self.lays_aside()

    def lays_aside(self) -> Act:
        desk = self.desk
        return desk.plain("put_back") if desk.has("put_back") else desk.plain("reserve")

    def best_place(self, tile: int) -> Placing | None:
        """The best of the places where it makes no error."""
        desk = self.desk
        has = built(desk.ship)
        found = []
        for offer in desk.offers.get("place", ()):
            [k] = choices(offer, "k")
            part = Part(tile, k)
            for cell in choices(offer, "cell"):
                if is_sound(desk.parts, part, cell):
                    found.append((self.value(part, cell, has), k, cell))
        return max(found, default=None)

    def value(self, part: Part, cell: int, has: Targets) -> float:
        """More joins, fewer connectors towards the rim, and what the ship wants."""
        desk, area = self.desk, self.desk.level.cells
        value = worth_of(part, has, self.wants)
        value += joins_of(desk.parts, part, cell) - bare_sides(part, cell, area)
        return value + 0.2 * open_sides(desk.parts, part, cell, area)

    def is_done(self) -> bool:
        desk = self.desk
        if len(desk.parts) >= self.full * len(desk.level.cells):
            return True
        glass = desk.view.glass
        if glass is None:
            return self.chance.below(self.once_in, "bot-finish") == 0
        last_but_one = desk.level.circles - 1
        return glass.circle > last_but_one or (glass.circle == last_but_one and glass.until is None)

    # ---- before the start

    def crew(self) -> Act:
        return self.desk.example("place_crew")

    # ---- flight

    def power(self) -> Act:
        return self.desk.example("declare")

    def hit(self) -> Act:
        return self.desk.plain("answer_hit", protect=True)

    def piece(self) -> Act:
        ship = self.desk.ship
        return self.desk.plain("keep_piece", cell=default_piece(ship, pieces(ship.parts))[0])

    def land(self) -> Act:
        """The most valuable free planet that it has room for, if it costs three days at most."""
        desk, card = self.desk, self.desk.card
        assert card is not None
        free = desk.values("land", "planet")
        gains = {planet: self.gain(card.planets[planet - 1]) for planet in free}
        best = max(gains, key=lambda planet: (gains[planet], -planet))
        if self.is_worth(gains[best], card.days):
            return desk.plain("land", planet=best)
        return desk.plain("pass")

    def is_worth(self, gain: int, days: int) -> bool:
        return gain > 0 and days <= 3

    def gain(self, offer: str) -> int:
        """What the goods are worth that it has room for."""
        ship = self.desk.ship
        if not holds(ship.parts):
            return 0
        best = best_layout(ship, cut(offer, self.desk.view.bank))
        return worth("".join(best.values())) - worth(carried(ship))

    def offer(self) -> Act:
        """A reward, if it is worth more than twice the days and two humans stay."""
        desk, card = self.desk, self.desk.card
        assert card is not None
        lost = card.crew if card.kind == "abandoned-ship" else 0
        gain = self.gain(card.load) if card.load else card.credits
        takes = gain > 2 * card.days and self.stays(card, lost)
        return desk.plain("accept" if takes else "decline")

    def stays(self, card: Card, lost: int) -> bool:
        return lost == 0 or humans(self.desk.ship) - lost >= 2

    def lose_crew(self) -> Act:
        desk = self.desk
        if desk.offer("lose_crew").example is not None:
            return desk.example("lose_crew")
        number = desk.number("lose_crew", "figures")
        return desk.plain("lose_crew", figures=default_losses(desk.ship, number))

    def lose_goods(self) -> Act:
        desk = self.desk
        among, number = desk.values("lose_goods", "pieces"), desk.number("lose_goods", "pieces")
        return desk.plain("lose_goods", pieces=among[:number])

    def pause(self) -> Act:
        return self.desk.plain("continue")
