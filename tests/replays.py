"""Whole matches, move by move: what is told and what is seen at the end stays as it was.

``pytest --accept`` writes the files anew; the difference is then read like code.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.engine import Event
from games.referee import AnyGame, Move, begin, codec, play

Stored = dict[str, Any]
Lines = Callable[[Move], list[str]]


def lines(move: Move) -> list[str]:
    """A move in words that can be compared: when, who, and below it what came of it."""
    return [act(move), *(f"- {fact(event)}" for event in move.events)]


def act(move: Move) -> str:
    who = "clock" if move.seat is None else f"seat {move.seat}"
    return f"{move.at} {who}, {type(move.action).__name__}"


def fact(event: Event) -> str:
    facts = msgspec.to_builtins(event)
    tag, only = facts.pop("event"), facts.pop("only", None)
    return " ".join([tag, *map(str, facts.values()), *(f"(to {seat})" for seat in only or ())])


def goes_as_it_went(
    game: AnyGame, file: Path, request: pytest.FixtureRequest, lines: Lines = lines
) -> None:
    stored = json.loads(file.read_text("utf-8"))
    played = replayed(game, stored, lines)
    if request.config.getoption("--accept", default=False):
        file.write_text(written(played), "utf-8")
    assert played == json.loads(file.read_text("utf-8"))


def replayed(game: AnyGame, stored: Stored, lines: Lines) -> Stored:
    """The same options, seed and moves; what was told, and the last picture of a spectator."""
    options = msgspec.convert(stored["options"], game.options_type)
    state, begun = begin(game, options, stored.get("seats", 2), stored["seed"])
    told = lines(begun)
    for seat, at, *lag, action in stored["moves"]:
        logged = codec(game).logged(json.dumps(action))
        told += lines(play(game, state, seat, logged, at, *lag))
    ended = msgspec.json.encode({"view": game.view(state, ()), "outcome": game.outcome(state)})
    return {**stored, "told": told, **json.loads(ended)}


def written(played: Stored) -> str:
    """JSON with a move, and a line, per line."""
    parts = []
    for name, value in played.items():
        if name in ("moves", "told"):
            rows = ",\n".join(f"    {json.dumps(row, ensure_ascii=False)}" for row in value)
            parts.append(f'  "{name}": [\n{rows}\n  ]')
        else:
            parts.append(f'  "{name}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"
