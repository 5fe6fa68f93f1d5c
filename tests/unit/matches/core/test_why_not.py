"""Why an action may not be done: the refusal it would meet, told without doing it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games import referee
from games.engine import Pause, Remove, Suspend, TableAction
from games.referee import AnyGame
from games.registry import all_games
from server.matches.core.head import Head, begin
from server.matches.core.participants import AGREED
from server.matches.core.plan import Asked, PlanContext, plan, why_not
from server.matches.core.rows import MatchRow
from tests.anything import anything, scalars
from tests.support.heads import BEGUN, SEED, asked, at, new_head
from tools.playing import legal, secrets_of

ENTENTE = '{"do":"pick_side","wish":"entente"}'
LAY = '{"do":"lay","aircraft":"E05"}'

encode = msgspec.json.encode


def test_it_is_the_refusal_that_doing_it_would_meet_or_none() -> None:
    head = new_head()
    assert why_not(head, 0, asked(head, ENTENTE), at(1)) is None
    refusal = why_not(head, 0, asked(head, LAY), at(1))
    assert refusal is not None
    assert plan(head, Asked(at(1), 0, asked(head, LAY), "a"), PlanContext()).refusal == refusal


PAUSED = (Pause(0, True), Pause(1, True), Suspend(AGREED))


@pytest.mark.parametrize(
    ("done", "code"), [(PAUSED, "paused"), ((Remove(0),), "seat-lost")], ids=["pause", "lost"]
)
def test_what_the_table_has_decided_is_why(done: tuple[TableAction, ...], code: str) -> None:
    head = new_head()
    for action in done:
        head.take_in(referee.play(head.begun.game, head.state, None, action, 1_000))
    refusal = why_not(head, 0, asked(head, ENTENTE), at(2))
    assert refusal is not None and refusal.code == code


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)
@pytest.mark.parametrize("seed", range(3))
def test_asking_changes_nothing_and_tells_no_secret(game: AnyGame, seed: int) -> None:
    """A head whose hidden components and decisions are others gives the same answers."""
    rng = Random(f"{game.slug} {seed}")
    head = played(game, rng)
    before = head.checkpoint(), head.version
    now = BEGUN + head.state.now
    kind = msgspec.inspect.type_info(game.action_type)
    for seat in range(head.begun.seats):
        audience = head.begun.audience_of(head.state, seat)
        twin = head.copy()
        twin.state = secrets_of(game).reshuffle(twin.state, audience, rng.randrange)
        pool = list(scalars(msgspec.to_builtins(game.view(head.state, audience))))
        for _ in range(60):
            try:
                action = asked(head, encode(anything(kind, rng.randrange, pool)).decode())
            except msgspec.ValidationError:
                continue
            assert why_not(twin, seat, action, now) == why_not(head, seat, action, now)
    assert (head.checkpoint(), head.version) == before


def played(game: AnyGame, rng: Random) -> Head:
    """A match that has come some way, by whatever was offered."""
    options = encode(game.options_type()).decode()
    seats = game.usual_seats or game.seats(game.options_type())[0]
    head, _ = begin(MatchRow(1, game.slug, game.version, options, seats, "{}", SEED, BEGUN, "bot"))
    for _ in range(rng.randint(4, 24)):
        choices = [
            (seat, offer)
            for seat in range(seats)
            for offer in game.offers(head.state, seat)
            if not offer.standing
        ]
        if not choices:
            deadline = referee.next_deadline(game, head.state)
            if head.over or deadline is None:
                break
            move = referee.play(game, head.state, None, deadline.action, deadline.at)
        else:
            seat, offer = rng.choice(choices)
            wanted: Any = legal(game, head.state, seat, offer, rng.randrange)
            action = asked(head, encode(wanted).decode())
            move = referee.play(game, head.state, seat, action, head.state.now)
        head.take_in(move)
    return head
