"""Whole matches, move by move: what is told and what is seen at the end stays as it was.

``pytest --accept`` writes the files anew; the difference is then read like code.
"""

import json
from pathlib import Path

import msgspec
import pytest

from games.galaxy_trucker.tests.positions import GAME
from games.referee import begin, codec, play

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.json"))


@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: file.stem)
def test_a_match_of_old_goes_as_it_went(file, request):
    stored = json.loads(file.read_text("utf-8"))
    played = replayed(stored)
    if request.config.getoption("--accept", default=False):
        file.write_text(written(played), "utf-8")
    assert played == json.loads(file.read_text("utf-8"))


def test_there_are_matches_of_old():
    assert [file.stem for file in REPLAYS] == ["bots", "learning", "third", "trek"]


def replayed(stored):
    """The same options, seed and moves; what was told, and the last picture of a spectator."""
    options = msgspec.convert(stored["options"], GAME.options_type)
    state, begun = begin(GAME, options, stored["seats"], stored["seed"])
    told = lines(begun)
    for seat, at, action in stored["moves"]:
        logged = codec(GAME).logged(json.dumps(action))
        told += lines(play(GAME, state, seat, logged, at))
    ended = msgspec.json.encode({"view": GAME.view(state, ()), "outcome": GAME.outcome(state)})
    return {**stored, "told": told, **json.loads(ended)}


def lines(move):
    """A move in words that can be compared: when, who, and below it what came of it."""
    who = "clock" if move.seat is None else f"seat {move.seat}"
    return [f"{move.at} {who}, {type(move.action).__name__}", *map(fact, move.events)]


def fact(event):
    facts = msgspec.to_builtins(event)
    tag, only = facts.pop("event"), facts.pop("only", None)
    return " ".join(["-", tag, *map(str, facts.values()), *(f"(to {seat})" for seat in only or ())])


def written(played):
    """JSON with a move, and a line, per line."""
    parts = []
    for name, value in played.items():
        if name in ("moves", "told"):
            rows = ",\n".join(f"    {json.dumps(row, ensure_ascii=False)}" for row in value)
            parts.append(f'  "{name}": [\n{rows}\n  ]')
        else:
            parts.append(f'  "{name}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"
