"""What a finished match is told by: its duels, and the widest of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.asy_przestworzy.state import (
    DuelWon,
    FirepowerUsed,
    GameBegan,
    Revealed,
)
from games.engine import Debrief, Event, Line, Outcome, Stage

Duel = tuple[int, DuelWon | None, tuple[Revealed, ...], bool]
"""Its number, who won it, what was revealed, and whether firepower decided a tie."""


def debrief(events: Sequence[Event], outcome: Outcome) -> Debrief:
    games = [list(_duels(game)) for game in _games(events)]
    lines = [_margin(outcome)] if any(outcome.scores or ()) else []
    lines += _sharpest([duel for game in games for duel in game])
    return Debrief(tuple(lines), tuple(tuple(map(_stage, game)) for game in games if game))


def _games(events: Sequence[Event]) -> list[list[Event]]:
    games: list[list[Event]] = []
    for event in events:
        if isinstance(event, GameBegan):
            games.append([])
        if games:
            games[-1].append(event)
    return games


def _duels(events: Sequence[Event]) -> Iterator[Duel]:
    """A tie stays one only if nothing is won before the next aircraft are revealed."""
    number, shown, fired = 1, list[Revealed](), False
    for event in events:
        match event:
            case Revealed():
                if len(shown) == 2:
                    yield number, None, tuple(shown), fired
                    number, shown = number + 1, []
                shown.append(event)
            case FirepowerUsed():
                fired = True
            case DuelWon():
                yield number, event, tuple(shown), fired
                number, shown, fired = number + 1, [], False
    if shown:
        yield number, None, tuple(shown), fired


def _stage(duel: Duel) -> Stage:
    number, won, shown, fired = duel
    high, low = max(each.total for each in shown), min(each.total for each in shown)
    if won is None:
        return Stage(Line("duel-tied", {"number": number, "total": high}), "=")
    said: dict[str, int | str] = {
        "number": number,
        "attribute": won.attribute,
        "seat": won.seat,
        "aircraft": _own(duel).aircraft,
        "high": high,
        "low": low,
    }
    return Stage(Line("duel-fired" if fired else "duel", said), f"{high}:{low}", (won.seat,))


def _own(duel: Duel) -> Revealed:
    """What the winner had laid."""
    _, won, shown, _ = duel
    assert won is not None
    return next(each for each in shown if each.seat == won.seat)


def _margin(outcome: Outcome) -> Line:
    assert outcome.scores is not None
    high, low = sorted(outcome.scores, reverse=True)
    return Line("cards", {"high": high, "low": low})


def _sharpest(duels: Sequence[Duel]) -> list[Line]:
    """The duel won by most points; of several the first."""
    won = [duel for duel in duels if duel[1] is not None and not duel[3]]
    if not won:
        return []
    best = _stage(max(won, key=_points))
    return [Line("sharpest", {k: v for k, v in best.line.params.items() if k != "number"})]


def _points(duel: Duel) -> int:
    totals = [each.total for each in duel[2]]
    return max(totals) - min(totals)
