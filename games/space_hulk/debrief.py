"""What a finished match is told by: rounds of kills and losses, and the marine who killed most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.engine import Debrief, Event, Line, Stage
from games.space_hulk.events import Killed, RoundStarted


def debrief(events: Sequence[Event]) -> Debrief:
    rounds: list[list[Killed]] = []
    for event in events:
        if isinstance(event, RoundStarted):
            rounds.append([])
        elif isinstance(event, Killed) and rounds:
            rounds[-1].append(event)
    if not rounds:
        return Debrief()
    kills, dead = _counted([each for own in rounds for each in own])
    lines = [Line("tally", {"round": len(rounds), "kills": kills, "dead": dead})]
    stages = tuple(_stage(number, own) for number, own in enumerate(rounds, 1))
    return Debrief((*lines, *_best(rounds)), (stages,))


def _counted(killed: Sequence[Killed]) -> tuple[int, int]:
    """Aliens, marines."""
    dead = sum(_is_marine(each.piece) for each in killed)
    return len(killed) - dead, dead


def _is_marine(piece: str) -> bool:
    return piece.startswith("m")


def _stage(number: int, killed: Sequence[Killed]) -> Stage:
    kills, dead = _counted(killed)
    said = {"round": number, "kills": kills, "dead": dead}
    return Stage(Line("round", said), f"{kills}:{dead}")


def _best(rounds: Sequence[Sequence[Killed]]) -> list[Line]:
    """A flame is nobody's: it burns on by itself."""
    by = Counter(
        each.by for own in rounds for each in own if _is_marine(each.by) != _is_marine(each.piece)
    )
    marines = {name: count for name, count in by.items() if _is_marine(name)}
    if not marines:
        return []
    best = max(marines, key=lambda name: marines[name])
    return [Line("best", {"number": int(best[1:]), "kills": marines[best]})]
