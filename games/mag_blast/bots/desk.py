"""A position as a seat knows it: what it is shown, what it is offered, and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from games.mag_blast.cards import CARDS
from games.mag_blast.fleets import is_flagship, kind
from games.mag_blast.ships import SHIPS
from games.mag_blast.state import Options, Play
from games.mag_blast.views import MagView, Own, ShownSeat, ShownShip
from games.mag_blast.zones import ZONES, Zone
from games.offers import Offer, One, Some

Act = dict[str, Any]
SALVOS = ("L", "B", "M")
FLAGSHIP_WORTH = 40
"""What a flagship is worth beside ships, whose hulls count one each."""


class Shot(NamedTuple):
    ship: str
    card: str
    target: str


def choices(offer: Offer, name: str) -> list[Any]:
    """The values of a field of which one, or some, may be taken."""
    domain = offer.take[name]
    assert isinstance(domain, One | Some)
    return list(domain.of)


def words(offer: Offer, name: str) -> list[str]:
    return [str(value) for value in choices(offer, name)]


class Desk:
    def __init__(self, seat: int, options: Options, view: MagView, offers: list[Offer]) -> None:
        self.seat, self.options, self.view, self.offers = seat, options, view, offers
        self.me: ShownSeat = view.seats[seat]
        assert view.own is not None
        self.own: Own = view.own
        self.hand = self.own.hand

    # ---- offers

    def of(self, do: str) -> list[Offer]:
        return [offer for offer in self.offers if offer.do == do]

    def has(self, do: str) -> bool:
        return any(offer.do == do for offer in self.offers)

    def awaits(self, do: str) -> bool:
        return any(offer.do == do and not offer.standing for offer in self.offers)

    def values(self, do: str, name: str) -> list[Any]:
        """What the offers of a kind say of a field."""
        return [value for offer in self.of(do) for value in choices(offer, name)]

    def usual(self, do: str) -> Act:
        offer = self.of(do)[0]
        return {"do": do, **(offer.example or {})}

    def shots(self, do: str) -> Iterator[Shot]:
        for offer in self.of(do):
            (ship,), cards = words(offer, "ship"), words(offer, "card")
            faces = {kind(card): card for card in cards}
            for target in words(offer, "target"):
                for card in faces.values():
                    yield Shot(ship, card, target)

    # ---- fleets

    def others(self) -> list[int]:
        return [s for s, each in self.view.seats.items() if s != self.seat and each.out is None]

    def owner(self, target: str) -> int:
        if is_flagship(target):
            return int(target[1:])
        return next(seat for seat, each in self.view.seats.items() if target in each.fleet)

    def left(self, target: str) -> int:
        """Hull less damage."""
        seat = self.view.seats[self.owner(target)]
        body: ShownSeat | ShownShip = seat if is_flagship(target) else seat.fleet[target]
        hull = (seat.hull or 0) if is_flagship(target) else SHIPS[target].hull
        squadrons = sum(each.value for each in (body.on or {}).values())
        return hull - sum((body.under or {}).values()) - squadrons

    def damage(self, card: str, target: str) -> int:
        """What a salvo or a squadron does to it."""
        whole = CARDS[card].damage
        flagship = self.view.seats[self.owner(target)].flagship
        halved = flagship == "f2" and not is_flagship(target) and kind(card) in ("FI", "BO")
        return whole // 2 if halved else whole

    def worth(self, target: str) -> float:
        """Of a ship as it stands."""
        if is_flagship(target):
            return FLAGSHIP_WORTH
        printed = SHIPS[target]
        carrier = 3 if printed.cls == "CA" else 0
        return self.left(target) + 2 * len(printed.guns) + carrier

    def is_last_guard(self, target: str) -> bool:
        """Without it its zone is empty."""
        if is_flagship(target):
            return False
        fleet = self.view.seats[self.owner(target)].fleet
        return sum(each.zone == fleet[target].zone for each in fleet.values()) == 1

    def strength(self, seat: int) -> int:
        return sum(self.left(ship) for ship in self.view.seats[seat].fleet)

    def can_attack(self) -> list[int]:
        """MB-450"""
        others = self.others()
        if self.options.attack == "free" or not others:
            return others
        left = next((seat for seat in others if seat > self.seat), others[0])
        right = next((seat for seat in reversed(others) if seat < self.seat), others[-1])
        return sorted({left, right})

    def is_mined(self) -> bool:
        return any(kind(card) == "MF" for card in self.me.markers or {})

    def is_carrier(self, ship: str) -> bool:
        printed = SHIPS[ship]
        return printed.cls == "CA" or (self.me.flagship == "f8" and printed.speed == 1)

    def has_carrier(self) -> bool:
        return any(self.is_carrier(ship) for ship in self.me.fleet)

    def guns(self) -> set[str]:
        return {gun for ship in self.me.fleet for gun in SHIPS[ship].guns}

    def ships_in(self, seat: int, zone: Zone) -> list[str]:
        return [ship for ship, each in self.view.seats[seat].fleet.items() if each.zone == zone]

    def counts(self) -> dict[Zone, int]:
        return {zone: len(self.ships_in(self.seat, zone)) for zone in ZONES}

    def empty_zones(self) -> list[Zone]:
        return [zone for zone, many in self.counts().items() if not many]

    # ---- windows

    @property
    def top(self) -> Play:
        assert self.view.plays
        return self.view.plays[-1]

    @property
    def below(self) -> Play | None:
        plays = self.view.plays or []
        return plays[-2] if len(plays) > 1 else None
