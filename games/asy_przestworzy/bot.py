"""Two bots that know exactly what a browser at their seat gets: section 9 of the specification."""

from __future__ import annotations

from typing import Any

import msgspec

from games.asy_przestworzy.aircraft import SUM, VALUE, Attribute
from games.asy_przestworzy.reckoning import Reckoning
from games.asy_przestworzy.state import STACK, TO_WIN, TableView
from games.chance import Chance
from games.engine import Plan
from games.offers import Number, Offer, One

SOONEST, LATEST = 800, 2_000
LOST = 0.2
"""Below this strength in every aircraft of the hand a duel is not worth a good one."""
CONFIDENT = 0.6
USEFUL: tuple[Attribute, ...] = ("ceil", "fire")


def choose(level: str, seat: int, view: Any, offers: list[Offer], chance: Chance) -> Plan:
    """The next action, and a wait for show."""
    seen = view if isinstance(view, TableView) else msgspec.convert(view, TableView)
    wanted = {offer.do: offer for offer in offers if not offer.standing}
    player = (Easy if level == "easy" else Normal)(Reckoning(seen, seat), wanted, chance)
    wait = SOONEST + chance.below(LATEST - SOONEST + 1, "bot-wait")
    return Plan(player.act(), wait)


class Easy:
    """Lays its best aircraft mostly, and leaves the rest to luck."""

    def __init__(self, reckoning: Reckoning, offers: dict[str, Offer], chance: Chance) -> None:
        self.table, self.offers, self.chance = reckoning, offers, chance

    def act(self) -> dict[str, Any]:
        if "use_speed" in self.offers and self.uses_speed():
            return {"do": "use_speed", "aircraft": self.table.lowest}
        do = next(do for do in self.offers if do != "use_speed")
        match do:
            case "pick_side":
                return {"do": do, "wish": "any"}
            case "lay":
                return {"do": do, "aircraft": self.laid()}
            case "name":
                return {"do": do, "attribute": self.named(_values(self.offers[do], "attribute"))}
            case "bid":
                return {"do": do, "number": self.bid(_most(self.offers[do]))}
            case "answer_ceiling":
                return {"do": do, "use": self.uses_ceiling()}
            case "answer_firepower":
                return {"do": do, "use": self.uses_firepower()}
            case "answer_range":
                return {"do": do, "use": self.uses_range()}
        return {"do": do}

    @property
    def contested(self) -> Attribute:
        assert self.table.view.contested is not None
        return self.table.view.contested

    def laid(self) -> str:
        hand = self.table.own.hand
        if self.chance.below(10, "bot-lay") >= 6:
            return self.chance.pick(hand, "bot-card")
        return max(hand, key=VALUE[self.contested].__getitem__)

    def named(self, attributes: list[Attribute]) -> Attribute:
        return self.chance.pick(attributes, "bot-name")

    def bid(self, most: int) -> int:
        return int(most > 0 and self.coin())

    def uses_speed(self) -> bool:
        return SUM[self.table.lowest] < 9

    def uses_ceiling(self) -> bool:
        return self.coin()

    def uses_firepower(self) -> bool:
        return self.coin()

    def uses_range(self) -> bool:
        return True

    def coin(self) -> bool:
        return self.chance.below(2, "bot-coin") == 0


class Normal(Easy):
    """Weighs every aircraft against those the other side may still have."""

    def laid(self) -> str:
        """The strongest, unless it is worth more elsewhere; the cheapest for a lost cause."""
        table, hand, attribute = self.table, self.table.own.hand, self.contested
        if max(table.strength(aircraft, attribute) for aircraft in hand) < LOST:
            return table.lowest
        odds = table.unbeaten(attribute) if table.guards_a_lead else table.odds[attribute]
        values = VALUE[attribute]

        def weight(aircraft: str) -> float:
            return odds[values[aircraft]] - 0.25 * table.worth_elsewhere(aircraft, attribute)

        return max(hand, key=weight)

    def named(self, attributes: list[Attribute]) -> Attribute:
        return max(attributes, key=lambda each: self.table.best(each) + self._bonus(each))

    def _bonus(self, attribute: Attribute) -> float:
        """Ceiling and firepower cards are worth having, while there is time to use them."""
        table = self.table
        if attribute not in USEFUL or table.yours.score == TO_WIN - 1:
            return 0.0
        return 0.05 * (STACK - sum(table.mine.won.get(attribute, (0, 0))))

    def uses_speed(self) -> bool:
        """A card well below what the deck holds; and every card, when the end is wanted."""
        table = self.table
        if table.guards_a_lead:
            return True
        mean = sum(SUM[aircraft] for aircraft in table.own_deck) / len(table.own_deck)
        return SUM[table.lowest] <= mean - 4

    def bid(self, most: int) -> int:
        """The fewest cards that make a difference."""
        laid = self.table.own.laid
        assert laid is not None
        plain = self.table.strength(laid, self.contested)
        for number in range(1, most + 1):
            if self.table.strength(laid, self.contested, number) >= plain + 0.25:
                return number
        return 0

    def uses_firepower(self) -> bool:
        table = self.table
        held, theirs = table.held(table.mine, "fire"), table.held(table.yours, "fire")
        if table.mine.score == TO_WIN - 1 or theirs:
            return True
        return held < 2 and self._next_round() < CONFIDENT

    def _next_round(self) -> float:
        """How strong the hand will be if the tie stands, and the follower names."""
        best = [self.table.best(attribute) for attribute in self.table.nameable]
        if self.table.view.leader != self.table.seat:
            return max(best)
        return sum(best) / len(best)

    def uses_ceiling(self) -> bool:
        return max(map(self.table.best, self.table.nameable)) > CONFIDENT

    def uses_range(self) -> bool:
        """AP-201 Unless the loss would end the game at once without a win."""
        mine, yours = self.table.mine, self.table.yours
        if yours.hand > 1 or yours.deck:
            return True
        lead = mine.score - yours.score
        spare = self.table.held(mine, "fire") - self.table.held(yours, "fire")
        return lead > 0 or (lead == 0 and spare > 0)


def _values(offer: Offer, name: str) -> list[Any]:
    domain = offer.take[name]
    assert isinstance(domain, One)
    return list(domain.of)


def _most(offer: Offer) -> int:
    domain = offer.take["number"]
    assert isinstance(domain, Number)
    return domain.most
