"""A bot's estimates from its own view: which aircraft may still come, and how strong one is."""

from __future__ import annotations

from functools import cached_property

from games.asy_przestworzy.aircraft import (
    ATTRIBUTES,
    DECKS,
    HIGHEST,
    SIDES,
    SUM,
    VALUE,
    Attribute,
    Side,
)
from games.asy_przestworzy.state import Own, SquadronView, TableView

FEW_LEFT = 4
"""With so few aircraft on a side the end by exhaustion is in sight."""


class Reckoning:
    """One seat's view, thought over."""

    def __init__(self, view: TableView, seat: int) -> None:
        assert view.own is not None
        self.view, self.seat = view, seat
        self.own: Own = view.own
        self.mine: SquadronView = view.squadrons[str(seat)]
        self.yours: SquadronView = view.squadrons[str(1 - seat)]

    @cached_property
    def their_unseen(self) -> list[str]:
        """The other side's aircraft in deck, hand or face down."""
        gone = {*self.yours.discard.values(), self.yours.laid}
        return [aircraft for aircraft in _deck(self.yours.side) if aircraft not in gone]

    @cached_property
    def own_deck(self) -> list[str]:
        """The aircraft that lie in the own deck, in no order."""
        gone = {*self.mine.discard.values(), *self.own.hand, self.own.laid}
        return [aircraft for aircraft in _deck(self.mine.side) if aircraft not in gone]

    @cached_property
    def odds(self) -> dict[Attribute, tuple[float, ...]]:
        """Per attribute and value: the share of unseen aircraft it beats, ties counting half."""
        return {attribute: self._odds(attribute, tie=0.5) for attribute in ATTRIBUTES}

    def unbeaten(self, attribute: Attribute) -> tuple[float, ...]:
        """The same with ties counting whole: the share that does not beat it."""
        return self._odds(attribute, tie=1.0)

    def _odds(self, attribute: Attribute, tie: float) -> tuple[float, ...]:
        values = [VALUE[attribute][aircraft] for aircraft in self.their_unseen]
        counts = [values.count(value) for value in range(HIGHEST + 1)]
        size = len(values) or 1
        return tuple(
            (sum(counts[:value]) + tie * counts[value]) / size for value in range(HIGHEST + 1)
        )

    def strength(self, aircraft: str, attribute: Attribute, bonus: int = 0) -> float:
        return self.odds[attribute][VALUE[attribute][aircraft] + bonus]

    def best(self, attribute: Attribute) -> float:
        """The strength of the hand's best aircraft."""
        return max((self.strength(aircraft, attribute) for aircraft in self.own.hand), default=0.0)

    def worth_elsewhere(self, aircraft: str, attribute: Attribute) -> float:
        """The mean strength in the four attributes that are not contested."""
        others = [each for each in ATTRIBUTES if each != attribute]
        return sum(self.strength(aircraft, each) for each in others) / len(others)

    @cached_property
    def nameable(self) -> list[Attribute]:
        """What could be named next, by the view alone."""
        left = [attribute for attribute in ATTRIBUTES if self.view.stacks[attribute]]
        barred = self.view.contested or self.view.previous
        return [attribute for attribute in left if attribute != barred] or left

    @property
    def lowest(self) -> str:
        return min(self.own.hand, key=lambda aircraft: (SUM[aircraft], aircraft))

    def held(self, squadron: SquadronView, attribute: Attribute) -> int:
        return squadron.won.get(attribute, (0, 0))[0]

    @property
    def guards_a_lead(self) -> bool:
        """Ahead, and a side will soon be out of aircraft."""
        left = min(squadron.hand + squadron.deck for squadron in (self.mine, self.yours))
        return self.mine.score > self.yours.score and left <= FEW_LEFT


def _deck(side: Side | None) -> tuple[str, ...]:
    return DECKS[side or SIDES[0]]
