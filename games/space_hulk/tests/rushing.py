"""How a match comes to blows: marines stand and watch, aliens come the shortest way."""

from __future__ import annotations

from typing import Any, cast

from games.offers import Below, Offer, One
from games.space_hulk.blips import entry_square
from games.space_hulk.board import FACINGS, WAY, Facing, distances
from games.space_hulk.pieces import Piece, board, find, squad
from games.space_hulk.state import HulkState
from tools.playing import Playing, some_kind

LONGEST = 150
"""Moves after which nobody rushes any more."""
NEAR = 8
"""Steps from a marine at which a blip is turned into aliens."""
FAR = 99
PATIENCE = {"end_phase": 2}
DULL = {"deploy": ("ready",), "marine_actions": ("overwatch", "end_phase")}


def rush(table: Playing, below: Below) -> None:
    """Until an alien could strike a marine, or nearly so."""
    state = cast(HulkState, table.state)
    for _ in range(LONGEST):
        if table.over or is_met(state):
            return
        if table.waited_for():
            seat, asked = next_act(table, below)
            assert table.act(seat, asked, below) is None
        else:
            table.wait_for_the_clock(below)


def is_met(state: HulkState) -> bool:
    """Whether an alien faces a marine one step away."""
    near, marines = board(state).around, {marine.at for marine in squad(state)}
    return any(
        alien.at is not None and near[alien.at][WAY[alien.facing]] in marines
        for alien in state.aliens.values()
    )


def next_act(table: Playing, below: Below) -> tuple[int, dict[str, Any]]:
    state, waiting = cast(HulkState, table.state), table.waited_for()
    if waiting[0][0] == state.alien_seat and below(6):
        found = approach(state, [offer for _, offer in waiting])
        if found is not None:
            return state.alien_seat, found
    dull = DULL.get(state.phase, ("end_phase",))
    few = [each for each in waiting if each[1].do in dull]
    chosen = some_kind(few if few and below(6) else waiting, PATIENCE, below)
    assert chosen is not None
    seat, offer = chosen
    return seat, table.some_action(seat, offer, below)


def approach(state: HulkState, offers: list[Offer]) -> dict[str, Any] | None:
    """Blips are placed near marines; an alien beside a marine turns to him, a blip near one is
    turned over; else the nearest piece steps on, or one comes in."""
    ways = steps_to_marines(state)
    found: list[tuple[int, dict[str, Any]]] = []
    for offer in offers:
        asked = offer.pick(lambda _: 0)
        piece = find(state, asked.get("piece", ""))
        here = FAR if piece is None or piece.at is None else ways.get(piece.at, FAR)
        match offer.do:
            case "place_blip":
                entries = [cast(int, entry) for entry in cast(One, offer.take["entry"]).of]
                near = min(entries, key=lambda entry: ways.get(entry_square(state, entry), FAR))
                return asked | {"entry": near}
            case "enter" | "enter_facing":
                found.append((FAR, asked))
            case "convert" if here <= NEAR:
                found.append((-1, asked))
            case "turn" if here == 1:
                facing = facing_of_marine(state, piece)
                if facing in cast(One, offer.take["facing"]).of:
                    found.append((-2, asked | {"facing": facing}))
            case "move":
                squares = cast(One, offer.take["to"]).of
                nearer = [(ways.get(cast(int, to), FAR), to) for to in squares]
                found += [(steps, asked | {"to": to}) for steps, to in nearer if steps < here]
    return min(found, key=lambda each: each[0], default=(0, None))[1]


def steps_to_marines(state: HulkState) -> dict[int, int]:
    """From every square to the nearest marine."""
    found: dict[int, int] = {}
    for marine in squad(state):
        for square, steps in distances(board(state), marine.at or 0, tuple(state.closed)).items():
            found[square] = min(steps, found.get(square, FAR))
    return found


def facing_of_marine(state: HulkState, piece: Piece | None) -> Facing | None:
    """Which way a marine beside it stands."""
    assert piece is not None and piece.at is not None
    marines, near = {marine.at for marine in squad(state)}, board(state).around[piece.at]
    return next((facing for facing in FACINGS if near[WAY[facing]] in marines), None)
