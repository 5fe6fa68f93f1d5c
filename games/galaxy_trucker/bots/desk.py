"""A position as a seat knows it."""

from __future__ import annotations

from typing import Any

from games.galaxy_trucker.aboard import Ship
from games.galaxy_trucker.cards import CARDS, Card
from games.galaxy_trucker.levels import LEVELS, Level
from games.galaxy_trucker.ship import Part
from games.galaxy_trucker.views import Own, ShownTrucker, TableView
from games.offers import Offer, One, Some

Act = dict[str, Any]


class Desk:
    """One seat's view and offers, thought over."""

    def __init__(self, seat: int, view: TableView, offers: list[Offer]) -> None:
        self.seat, self.view = seat, view
        self.own = view.own or Own()
        self.me: ShownTrucker = view.seats[seat]
        self.level: Level = next(each for name, each in LEVELS.items() if name == view.level)
        self.ship = ship_of(self.me)
        self.offers: dict[str, list[Offer]] = {}
        for offer in offers:
            if not offer.standing:
                self.offers.setdefault(offer.do, []).append(offer)

    @property
    def parts(self) -> dict[int, Part]:
        return self.ship.parts

    @property
    def card(self) -> Card | None:
        return None if self.view.card is None else CARDS[self.view.card]

    def has(self, do: str) -> bool:
        return do in self.offers

    def offer(self, do: str) -> Offer:
        return self.offers[do][0]

    def values(self, do: str, field: str) -> list[Any]:
        """What the field of the first offer of that kind may hold."""
        return choices(self.offer(do), field)

    def number(self, do: str, field: str) -> int:
        """How many of them are asked for."""
        domain = self.offer(do).take[field]
        assert isinstance(domain, Some)
        return domain.least

    def example(self, do: str) -> Act:
        """What the offer itself proposes."""
        return {"do": do, **(self.offer(do).example or {})}

    def plain(self, do: str, **fields: Any) -> Act:
        """With the only value of whatever else there is, as the name of the question."""
        known = {
            name: domain.of[0]
            for name, domain in self.offer(do).take.items()
            if name not in fields and isinstance(domain, One)
        }
        return {"do": do, **known, **fields}


def choices(offer: Offer, field: str) -> list[Any]:
    domain = offer.take[field]
    assert isinstance(domain, One | Some)
    return list(domain.of)


def ship_of(shown: ShownTrucker) -> Ship:
    return Ship(
        parts=dict(shown.ship),
        crew=dict(shown.crew or {}),
        aliens=dict(shown.aliens or {}),
        tokens=dict(shown.tokens or {}),
        cubes=dict(shown.cubes or {}),
    )
