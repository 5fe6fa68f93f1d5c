"""A position as a seat knows it, put in masks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

from games.offers import Offer, One
from games.space_hulk import sight
from games.space_hulk.board import WAY, Facing, board_of, mask_of
from games.space_hulk.bots.ways import steps_to
from games.space_hulk.state import AlienView, BlipView, MarineView, Scene, TableView

Act = dict[str, Any]
Piece = MarineView | AlienView | BlipView


class Table:
    """One seat's scene, view and offers, thought over."""

    def __init__(self, seat: int, scene: Scene, view: TableView, offers: Iterable[Offer]) -> None:
        self.seat, self.scene, self.view = seat, scene, view
        self.rules = scene.ruleset
        self.ground = board_of(scene.map)
        self.offers: dict[str, list[Offer]] = {}
        for offer in offers:
            self.offers.setdefault(offer.do, []).append(offer)
        self.marines = {name: m for name, m in view.marines.items() if m.at is not None}
        self.aliens = {name: a for name, a in view.aliens.items() if a.at is not None}
        self.blips = {name: b for name, b in view.blips.items() if b.at is not None}
        self.values = {} if view.own is None else view.own.values
        self.doors = mask_of(int(at) for at, door in view.doors.items() if door == "closed")
        self.airlocks = mask_of(int(at) for at, leaf in view.airlocks.items() if leaf == "closed")
        self.flames = mask_of(map(int, view.flames))
        self.walls = self.ground.solid | self.airlocks
        """What stops everybody, but pieces and doors."""
        pieces: tuple[Piece, ...] = (
            *self.marines.values(),
            *self.aliens.values(),
            *self.blips.values(),
        )
        self.pieces = mask_of(piece.at for piece in pieces if piece.at is not None)
        self.blocked = self.walls | self.doors | self.flames | self.pieces
        self.opaque = self.doors | self.airlocks | self.flames | self.pieces

    # ---- offers

    def has(self, do: str) -> bool:
        return do in self.offers

    @cached_property
    def able(self) -> set[str]:
        """The pieces that anything is offered to."""
        every = (offer for offers in self.offers.values() for offer in offers)
        return {name for offer in every for name in values(offer, "piece")}

    def first(self, do: str, field: str) -> tuple[Any, ...]:
        """What a field may hold in the first offer of that kind."""
        return next((values(offer, field) for offer in self.offers.get(do, ())), ())

    def of(self, do: str, piece: str) -> Iterator[Offer]:
        """The offers of that kind to a piece."""
        for offer in self.offers.get(do, ()):
            if piece in values(offer, "piece"):
                yield offer

    def choices(self, do: str, piece: str, field: str) -> list[Any]:
        """What a field may hold in them."""
        return [value for offer in self.of(do, piece) for value in values(offer, field)]

    def act(self, do: str, piece: str, cp: int | None = 0, **fields: Any) -> Act | None:
        """An act that fits an offer, paid with so few CP as it may be; with ``cp`` at most so many.
        None where nothing offers it."""
        for offer in self.of(do, piece):
            if all(value in values(offer, field) for field, value in fields.items()):
                act = {"do": do, "piece": piece, **fields}
                if "cp" not in offer.take:
                    return act
                least = min(values(offer, "cp"))
                if cp is None or least <= cp:
                    return {**act, "cp": least}
        return None

    def checked(self, act: Act | None) -> Act | None:
        """An act that was thought of, if it is offered."""
        if act is None:
            return None
        fields = {
            field: value for field, value in act.items() if field not in ("do", "piece", "cp")
        }
        return self.act(act["do"], act["piece"], **fields)

    @property
    def has_fellows(self) -> bool:
        return any(marine.seat != self.seat for marine in self.marines.values())

    # ---- distances

    @cached_property
    def marine_squares(self) -> int:
        return mask_of(marine.at or 0 for marine in self.marines.values())

    @cached_property
    def to_marines(self) -> tuple[int, ...]:
        """Steps of an alien to the nearest marine."""
        return steps_to(self.ground, self.marine_squares, self.walls | self.flames, self.doors)

    @cached_property
    def entries(self) -> dict[int, int]:
        """Squares of the entries that aliens may still come from, by number."""
        sealed = self.view.sealed or ()
        squares = enumerate(self.scene.entries, 1)
        return {number: square for number, square in squares if number not in sealed}

    @cached_property
    def from_foes(self) -> tuple[int, ...]:
        """Steps of the nearest alien or blip, those outside among them, to a square."""
        foes: tuple[AlienView | BlipView, ...] = (
            *self.view.aliens.values(),
            *self.view.blips.values(),
        )
        outside = {self.scene.entries[foe.entry - 1] for foe in foes if foe.entry is not None}
        near = mask_of(foe.at for foe in foes if foe.at is not None) | mask_of(outside)
        return steps_to(self.ground, near, self.walls | self.flames, self.doors)

    # ---- sight

    def sees(self, marine: MarineView, at: int | None = None, facing: Facing | None = None) -> int:
        """The squares that he sees, or would see from there."""
        square = marine.at if at is None else at
        assert square is not None
        hiding = self.opaque & ~(1 << (marine.at or 0))
        return sight.seen(
            self.ground, square, facing or marine.facing, hiding, self.rules.corner_rule
        )

    def fire(self, marine: MarineView, at: int | None = None, facing: Facing | None = None) -> int:
        """His fire area within the range of overwatch, or that from there."""
        square = marine.at if at is None else at
        assert square is not None
        arc = sight.fire_arc(
            self.ground, square, facing or marine.facing, self.rules.corner_rule
        ) & sight.within(self.ground, square, self.rules.overwatch_range)
        return arc & self.sees(marine, at, facing)

    @cached_property
    def seen(self) -> int:
        """What any marine sees."""
        mask = 0
        for marine in self.marines.values():
            mask |= self.sees(marine)
        return mask

    @cached_property
    def watches(self) -> dict[str, int]:
        """The fire areas on overwatch, by marine."""
        return {
            name: self.fire(marine)
            for name, marine in self.marines.items()
            if marine.watch and not marine.jam
        }

    def shots_at(self, square: int) -> int:
        """How many marines on overwatch would shoot at what acts there."""
        return sum(area >> square & 1 for area in self.watches.values())

    def facing_to(self, square: int, other: int) -> Facing:
        """The facing that looks from one square to another, along the longer way."""
        (x, y), (to_x, to_y) = self.ground.place(square), self.ground.place(other)
        right, down = to_x - x, to_y - y
        if abs(right) >= abs(down):
            return "e" if right > 0 else "w"
        return "s" if down > 0 else "n"

    def nearest_marine(self, square: int) -> MarineView | None:
        def far(marine: MarineView) -> int:
            assert marine.at is not None
            return sight.reach(self.ground, square, marine.at)

        return min(self.marines.values(), key=far, default=None)


OPPOSITE: dict[Facing, Facing] = {"n": "s", "s": "n", "e": "w", "w": "e"}


def values(offer: Offer, field: str) -> tuple[Any, ...]:
    domain = offer.take.get(field)
    return tuple(domain.of) if isinstance(domain, One) else ()


def in_front(table: Table, square: int, facing: Facing) -> int:
    return table.ground.around[square][WAY[facing]]


def zone(table: Table, name: str) -> int:
    """The squares that a goal calls so."""
    match name:
        case "O":
            return mask_of(table.ground.objectives)
        case "X" | "exit":
            return table.ground.exits
        case "E":
            return table.ground.entry_mask
    return mask_of(table.scene.zones.get(name, ()))
