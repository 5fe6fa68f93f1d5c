"""Random whole matches."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

import msgspec

from games import referee
from games.engine import Illegal, TableAction, Undo
from games.referee import AnyGame, Move
from games.registry import game_called
from games.undo import OFFER
from server.matches.core.head import Head, begin, row_of
from server.matches.core.rows import MatchRow, Row

SECRET = "5e" * 32
NOTHING: Mapping[str, int] = {}


def begun(slug: str, seats: int, options: str = "{}") -> MatchRow:
    return MatchRow(1, slug, game_called(slug).version, options, seats, "{}", SECRET, 0)


def log_of(
    row: MatchRow,
    dice: int = 1,
    table: Sequence[TableAction] = (),
    undone: int = 0,
    seldom: Mapping[str, int] = NOTHING,
) -> list[Row]:
    """The log of a match in which, after what the table does at its start, everybody takes offers
    by chance until it is over; once in ``undone`` times an act is taken back where that is offered,
    or never. ``seldom``: by the tag of an action, once in how many times it is taken."""
    head, first = begin(row)
    rows = [row_of(1, first, None)]
    done = (head.play(None, action, 0) for action in table)
    for move in chain(done, _moves(head, random.Random(dice), undone, seldom)):
        rows.append(row_of(head.version, move, None))
    return rows


def _moves(
    head: Head, rng: random.Random, undone: int, seldom: Mapping[str, int]
) -> Iterator[Move]:
    game = head.begun.game
    while not head.over:
        at = head.state.now + rng.randrange(50, 1_500)
        yield from _settled(head, at)
        if undone and (seat := _who_takes_back(head)) is not None and not rng.randrange(undone):
            yield head.play(seat, Undo(), at)
            continue
        asked = _somebody(game, head, rng, seldom)
        if asked is not None:
            yield from _tried(head, *asked, at)
        elif (deadline := referee.next_deadline(game, head.state)) is not None:
            yield from _settled(head, deadline.at)


def _settled(head: Head, at: int) -> Iterator[Move]:
    for move in referee.settle(head.begun.game, head.state, at):
        head.take_in(move)
        yield move


def _who_takes_back(head: Head) -> int | None:
    return next((seat for seat in range(head.begun.seats) if OFFER in head.offers(seat)), None)


def _somebody(
    game: AnyGame, head: Head, rng: random.Random, seldom: Mapping[str, int]
) -> tuple[int, Any] | None:
    offers = [
        (seat, offer)
        for seat in range(head.begun.seats)
        for offer in game.offers(head.state, seat)
        if not offer.standing
    ]
    if not offers or game.outcome(head.state) is not None:
        return None
    due = [each for each in offers if _is_due(each[1].do, rng, seldom)]
    seat, offer = rng.choice(due or offers)
    return seat, msgspec.convert(offer.pick(rng.randrange), game.action_type)


def _is_due(do: str, rng: random.Random, seldom: Mapping[str, int]) -> bool:
    return do not in seldom or rng.randrange(seldom[do]) == 0


def _tried(head: Head, seat: int, action: Any, at: int) -> Iterator[Move]:
    """Not every offer is sure."""
    try:
        yield head.play(seat, action, at)
    except Illegal:
        return
