"""What a finished match is told by: its rounds, their points, and the ship that did most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from games.engine import Debrief, Event, Line, Outcome, Stage
from games.kosmiczna_eskadra.state import (
    COLOURS,
    CardLanded,
    ColourPicked,
    LaserFired,
    RoundBegan,
    RoundScored,
    RoundTied,
    RoundWon,
)

MINUS = "\u2212"


class Round(Struct):
    number: int
    scores: list[int] = field(default_factory=list)
    winner: int | None = None
    counted: bool = False
    ships: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Seat and speed, by order."""
    damage: Counter[int] = field(default_factory=Counter)
    """By order of the ship that did it, to ships of others."""


def debrief(events: Sequence[Event], outcome: Outcome) -> Debrief:
    rounds = [each for each in _rounds(events) if each.counted]
    if not rounds:
        return Debrief()
    picked = {event.seat: event.colour for event in events if isinstance(event, ColourPicked)}
    return Debrief(
        (*_margin(rounds, outcome), *_best(rounds)),
        (tuple(map(_stage, rounds)),),
        tuple(picked.get(seat, COLOURS[seat]) for seat in range(len(outcome.places))),
    )


def _rounds(events: Sequence[Event]) -> Iterator[Round]:
    now: Round | None = None
    for event in events:
        if isinstance(event, RoundBegan):
            if now is not None:
                yield now
            now = Round(event.round)
        elif now is not None:
            _note(now, event)
    if now is not None:
        yield now


def _note(now: Round, event: Event) -> None:
    match event:
        case CardLanded():
            now.ships[event.order] = event.seat, event.speed
        case LaserFired():
            if _hits_another(now, event):
                now.damage[event.order] += event.damage
        case RoundScored():
            now.scores = event.scores
        case RoundWon():
            now.winner, now.counted = event.seat, True
        case RoundTied():
            now.counted = True


def _hits_another(now: Round, shot: LaserFired) -> bool:
    """Neither a rock nor a ship of its own squadron."""
    if shot.target is None or shot.target.startswith("r"):
        return False
    return now.ships[shot.order][0] != now.ships[int(shot.target)][0]


def _stage(each: Round) -> Stage:
    best, *others = sorted(each.scores, reverse=True)
    mark = f"{_signed(best)}:{_signed(others[0])}" if len(others) == 1 else _signed(best)
    said: dict[str, int | str] = {"round": each.number, "points": _signed(best)}
    if each.winner is None:
        return Stage(Line("round-tied", said), mark)
    return Stage(Line("round", {**said, "seat": each.winner}), mark, (each.winner,))


def _signed(points: int) -> str:
    """With a minus that is as wide as a digit."""
    return str(points).replace("-", MINUS)


def _margin(rounds: Sequence[Round], outcome: Outcome) -> Iterator[Line]:
    """KE-253 The points of all rounds, beside the rounds won."""
    assert outcome.scores is not None
    totals = [sum(each.scores[seat] for each in rounds) for seat in range(len(outcome.scores))]
    first = outcome.places.index(1)
    wins = [won for seat, won in enumerate(outcome.scores) if seat != first]
    others = [points for seat, points in enumerate(totals) if seat != first]
    points = {"points": _signed(totals[first]), "theirs": _signed(max(others))}
    yield Line("margin", {"won": outcome.scores[first], "lost": max(wins), **points})


def _best(rounds: Sequence[Round]) -> Iterator[Line]:
    """The ship with most damage done in one round; of several the first."""
    done = [(damage, each, order) for each in rounds for order, damage in each.damage.items()]
    best = max(done, key=lambda one: one[0], default=None)
    if best is not None and best[0]:
        damage, each, order = best
        seat, speed = each.ships[order]
        said = {"speed": speed, "seat": seat, "damage": damage, "round": each.number}
        yield Line("ship", said)
