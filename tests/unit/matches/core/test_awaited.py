"""Whose decision a match waits for: as the seat's own picture says it, and no more."""

from __future__ import annotations

from games import referee
from games.engine import Remove
from server.matches.core.awaited import Awaited, awaited
from tests.support.heads import asked, new_head

ENTENTE = '{"do":"pick_side","wish":"entente"}'


def test_both_are_waited_for_while_both_have_to_choose() -> None:
    head = new_head()
    assert [awaited(head, seat) for seat in (0, 1)] == [Awaited(True, (1,)), Awaited(True, (0,))]


def test_who_has_chosen_waits_for_the_other() -> None:
    head = new_head()
    head.take_in(referee.play(head.begun.game, head.state, 0, asked(head, ENTENTE), 1_000))
    assert awaited(head, 0) == Awaited(False, (1,))
    assert awaited(head, 1).mine


def test_who_has_lost_their_say_is_not_waited_for() -> None:
    head = new_head()
    head.take_in(referee.play(head.begun.game, head.state, None, Remove(0), 1_000))
    assert not awaited(head, 0).mine


def test_asking_changes_nothing() -> None:
    head = new_head()
    before = head.checkpoint()
    awaited(head, 0)
    assert head.checkpoint() == before
