"""Positions before and in a flight, and loaded dice.

Ships and tiles are written as in ``ships``; a seat that is given none has its starting cabin alone.
Building begins at time 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import field

from games.chance import Chance
from games.engine import Event
from games.galaxy_trucker import departure
from games.galaxy_trucker.aboard import Colour, board_crew, load_batteries
from games.galaxy_trucker.state import Options, TruckState
from games.galaxy_trucker.tests.acts import GAME, act
from games.galaxy_trucker.tests.clocks import until
from games.galaxy_trucker.tests.laying import give_ship
from games.galaxy_trucker.tests.ships import ALONE, at
from games.galaxy_trucker.timing import COUNTDOWN
from games.galaxy_trucker.titles import Title

SEED = "5a" * 32


# ---- chance


class Dice(Chance):
    """What was laid ready for a purpose comes first; a die that nobody has laid ready fails."""

    ready: dict[str, list[int]] = field(default_factory=dict)

    def below(self, of: int, purpose: str) -> int:
        if self.ready.get(purpose):
            value = self.ready[purpose].pop(0)
            assert 0 <= value < of, (purpose, value, of)
            return value
        assert purpose != "die", "no die is laid ready"
        return super().below(of, purpose)


def load(state: TruckState, dice: str = "", **ready: Sequence[int]) -> None:
    """``dice``: the faces of the next dice, in order. Other purposes by name, ``_`` for ``-``."""
    laid = {purpose.replace("_", "-"): list(drawn) for purpose, drawn in ready.items()}
    laid["die"] = [int(face) - 1 for face in dice if face != " "]
    state.chance = Dice(SEED, ready=laid)


def all_rolled(state: TruckState) -> bool:
    assert isinstance(state.chance, Dice)
    return not any(state.chance.ready.values())


# ---- positions


def opened(mode: str = "single-1", seats: int = 2, **options: Any) -> TruckState:
    """In phase GO of the first flight."""
    chosen = Options(mode=mode, **options)  # type: ignore[arg-type]
    assert not GAME.check(chosen)
    state, _ = GAME.setup(chosen, seats, Chance(SEED))
    load(state)
    return state


def building(*ships: str, mode: str = "single-1", seats: int = 2, **options: Any) -> TruckState:
    """All build, at time 0; ``ships`` of the seats in order."""
    state = opened(mode, max(seats, len(ships)), **options)
    for seat, written in enumerate(ships):
        give_ship(state, seat, written)
    state.phase, state.since = "countdown", -COUNTDOWN
    until(state, 0)
    return state


def checked(*ships: str, mode: str = "single-1", seats: int = 2, **options: Any) -> TruckState:
    """All have finished, in the order of the seats, and every ship is checked: in FIX, in CREW or
    departed, as the ships are."""
    state = building(*ships, mode=mode, seats=seats, **options)
    for seat in range(len(state.seats)):
        act(state, seat, "finish", space=seat + 1)
    return state


def flying(
    card: str,
    *ships: str,
    positions: Sequence[int] = (),
    mode: str = "single-1",
    aliens: Sequence[dict[Colour, tuple[int, int]]] = (),
    deck: Sequence[str] = ("I-04", "I-05"),
    dice: str = "",
    **options: Any,
) -> TruckState:
    """All are on the way and the card lies revealed (``begin_card`` begins it): humans in every
    cabin but those of ``aliens``, batteries full. ``deck``: what follows, the next card first."""
    state = building(*(ships or (ALONE, ALONE)), mode=mode, **options)
    for seat, trucker in enumerate(state.seats):
        trucker.space, trucker.manned = seat + 1, True
        its = aliens[seat] if seat < len(aliens) else {}
        board_crew(trucker.ship, {colour: at(*cell) for colour, cell in its.items()})
        load_batteries(trucker.ship)
    state.sand_until = None
    departure.depart(state)
    for seat, position in enumerate(positions):
        state.seats[seat].position = position
    state.card, state.number, state.deck = card, 1, list(reversed(deck))
    load(state, dice)
    return state


def begin_card(state: TruckState) -> list[Event]:
    """The revealed card begins."""
    assert state.phase == "reveal"
    return until(state, GAME.deadlines(state)[0].at)


def third_flight(state: TruckState, seat: int, title: Title) -> TruckState:
    """As if it were the third of the Trek, and the seat held the title in gold (GT-477)."""
    state.flight = 3
    state.seats[seat].title, state.seats[seat].gold = title, True
    return state


def finished(state: TruckState, seat: int, space: int = 1) -> TruckState:
    """Has finished before, without the clock of the last builder."""
    state.seats[seat].space = space
    return state
