"""Random whole matches."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import msgspec

from games import referee
from games.engine import Illegal, TableAction
from games.referee import AnyGame, Move
from games.registry import game_called
from server.matches.core.head import Head, begin, row_of
from server.matches.core.rows import MatchRow, Row

SECRET = "5e" * 32


def begun(slug: str, seats: int, options: str = "{}") -> MatchRow:
    return MatchRow(1, slug, game_called(slug).version, options, seats, "{}", SECRET, 0)


def log_of(row: MatchRow, dice: int = 1, table: Sequence[TableAction] = ()) -> list[Row]:
    """The log of a match in which, after what the table does at its start, everybody takes offers
    by chance until it is over."""
    head, first = begin(row)
    rows = [row_of(1, first, None)]
    done = (referee.play(head.begun.game, head.state, None, action, 0) for action in table)
    for move in chain(done, _moves(head, random.Random(dice))):
        head.take_in(move)
        rows.append(row_of(head.version, move, None))
    return rows


def _moves(head: Head, rng: random.Random) -> Iterator[Move]:
    game, state = head.begun.game, head.state
    while game.outcome(state) is None:
        at = state.now + rng.randrange(50, 1_500)
        yield from referee.settle(game, state, at)
        asked = _somebody(game, head, rng)
        if asked is not None:
            yield from _tried(game, head, *asked, at)
        elif (deadline := referee.next_deadline(game, state)) is not None:
            yield from referee.settle(game, state, deadline.at)


def _somebody(game: AnyGame, head: Head, rng: random.Random) -> tuple[int, Any] | None:
    offers = [
        (seat, offer)
        for seat in range(head.begun.seats)
        for offer in game.offers(head.state, seat)
        if not offer.standing
    ]
    if not offers or game.outcome(head.state) is not None:
        return None
    seat, offer = rng.choice(offers)
    return seat, msgspec.convert(offer.pick(rng.randrange), game.action_type)


def _tried(game: AnyGame, head: Head, seat: int, action: Any, at: int) -> Iterator[Move]:
    """Not every offer is sure."""
    try:
        yield referee.play(game, head.state, seat, action, at)
    except Illegal:
        return
