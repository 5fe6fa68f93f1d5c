"""What a finished match is told by: salvos and noises, the heaviest hit, and who fell to whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine import Debrief, Event, Line, Stage
from games.mag_blast.events import (
    FlagshipDestroyed,
    Hit,
    RamBegun,
    SalvoFired,
    SoundMade,
    SquadronLaunched,
    TurnBegan,
)


def debrief(events: Sequence[Event]) -> Debrief:
    stages = tuple(_stages(events))
    return Debrief((_tally(events), *_heaviest(events)), (stages,) if stages else ())


def _tally(events: Sequence[Event]) -> Line:
    kinds = {"turns": TurnBegan, "salvos": SalvoFired, "noises": SoundMade}
    return Line(
        "tally",
        {name: sum(isinstance(each, kind) for each in events) for name, kind in kinds.items()},
    )


def _heaviest(events: Sequence[Event]) -> Iterator[Line]:
    """The hit of most damage; of several the first."""
    by: dict[str, int] = {}
    best: tuple[int, int] | None = None
    for event in events:
        match event:
            case SalvoFired() | RamBegun() | SquadronLaunched():
                by[event.card] = event.seat
            case Hit() if event.card in by and (best is None or event.value > best[0]):
                best = event.value, by[event.card]
    if best is not None:
        yield Line("heaviest", {"value": best[0], "seat": best[1]})


def _stages(events: Sequence[Event]) -> Iterator[Stage]:
    number = 0
    for event in events:
        match event:
            case TurnBegan():
                number = event.number
            case FlagshipDestroyed():
                yield _fallen(event.seat, event.by, number)


def _fallen(seat: int, by: int | None, turn: int) -> Stage:
    if by is None:
        return Stage(Line("resigned", {"seat": seat, "turn": turn}), f"{turn}")
    return Stage(Line("fallen", {"seat": seat, "by": by, "turn": turn}), f"{turn}", (by,))
