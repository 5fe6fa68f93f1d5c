"""Whose decision a match waits for: as the seat's own picture says it, and no more."""

from __future__ import annotations

from games import referee
from games.engine import Remove
from server.matches.core.awaited import Awaited, awaited
from tests.support.heads import asked, new_head

ENTENTE = '{"do":"pick_side","wish":"entente"}'


def test_who_has_to_choose_is_waited_for_until_they_have_chosen() -> None:
    head = new_head()
    before = head.checkpoint()
    assert [awaited(head, seat) for seat in (0, 1)] == [Awaited(True, (1,)), Awaited(True, (0,))]
    assert head.checkpoint() == before, "asking changes nothing"
    head.take_in(referee.play(head.begun.game, head.state, 0, asked(head, ENTENTE), 1_000))
    assert awaited(head, 0) == Awaited(False, (1,))
    assert awaited(head, 1).mine


def test_who_has_lost_their_say_is_not_waited_for() -> None:
    head = new_head()
    head.take_in(referee.play(head.begun.game, head.state, None, Remove(0), 1_000))
    assert not awaited(head, 0).mine
