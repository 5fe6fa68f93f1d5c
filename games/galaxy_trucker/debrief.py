"""What a finished match is told by: its flights, the best cargo and the ship that lost most."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from games.engine import Debrief, Event, Line, Outcome, SeatColour, Stage
from games.galaxy_trucker.events import FlightScored, Scored

COLOURS: tuple[SeatColour, ...] = ("blue", "green", "red", "yellow")
"""Of the ships on the board, by seat."""


def debrief(events: Sequence[Event], outcome: Outcome) -> Debrief:
    scored = [event.table for event in events if isinstance(event, FlightScored)]
    flights = list(enumerate(scored, 1))
    lines = [*_margin(outcome), *_cargo(flights), *_hardest(flights)]
    # One flight alone is no ribbon.
    ribbon = tuple(_stage(*flight) for flight in flights) if len(flights) > 1 else ()
    return Debrief(tuple(lines), (ribbon,) if ribbon else (), COLOURS)


def _earned(line: Scored) -> int:
    return line.order + line.beauty + line.titles + line.goods - line.lost + line.forgiven


def _stage(number: int, table: Sequence[Scored]) -> Stage:
    best = max(map(_earned, table))
    seats = tuple(line.seat for line in table if _earned(line) == best)
    if best <= 0 or len(seats) > 1:
        return Stage(Line("flight-shared", {"flight": number, "credits": best}), str(best))
    said = {"flight": number, "seat": seats[0], "credits": best}
    return Stage(Line("flight", said), str(best), seats)


def _margin(outcome: Outcome) -> Iterator[Line]:
    if not outcome.scores or outcome.places.count(1) > 1:
        return
    high, *others = sorted(outcome.scores, reverse=True)
    if others:
        yield Line("credits", {"credits": high, "ahead": high - others[0]})
    else:
        yield Line("alone", {"credits": high})


def _cargo(flights: Sequence[tuple[int, list[Scored]]]) -> Iterator[Line]:
    if (best := _most(flights, lambda line: line.goods)) is not None:
        number, line = best
        said = {"seat": line.seat, "credits": line.goods}
        many = len(flights) > 1
        yield Line("cargo", {**said, "flight": number}) if many else Line("cargo-alone", said)


def _hardest(flights: Sequence[tuple[int, list[Scored]]]) -> Iterator[Line]:
    if (worst := _most(flights, lambda line: line.lost)) is not None:
        yield Line("hardest", {"seat": worst[1].seat, "credits": worst[1].lost})


def _most(
    flights: Sequence[tuple[int, list[Scored]]], of: Callable[[Scored], int]
) -> tuple[int, Scored] | None:
    """The line with most of it, and its flight; of several the first, of nothing none."""
    lines = [(number, line) for number, table in flights for line in table if of(line)]
    return max(lines, key=lambda one: of(one[1]), default=None)
