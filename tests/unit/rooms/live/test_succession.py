"""Who is the host when the host has gone."""

from __future__ import annotations

from server.rooms.live.succession import AWAY, LEFT, Succession
from tests.support.guests import BEN, EVE, a_picture


def test_a_host_who_is_away_for_long_is_followed() -> None:
    room, succession = a_picture(), Succession()
    assert not succession.is_due(room, host_here=False, present={1}, now=0)
    assert not succession.is_due(room, host_here=False, present={1}, now=AWAY - 1)
    assert succession.is_due(room, host_here=False, present={1}, now=AWAY)


def test_a_host_who_has_left_the_table_is_followed_sooner() -> None:
    room, succession = a_picture(host=EVE), Succession()
    succession.is_due(room, host_here=False, present={0, 1}, now=0)
    assert not succession.is_due(room, host_here=False, present={0, 1}, now=LEFT - 1)
    assert succession.is_due(room, host_here=False, present={0, 1}, now=LEFT)


def test_a_host_who_comes_back_stays_the_host() -> None:
    room, succession = a_picture(), Succession()
    succession.is_due(room, host_here=False, present={1}, now=0)
    assert not succession.is_due(room, host_here=True, present={0, 1}, now=AWAY)
    assert not succession.is_due(room, host_here=False, present={1}, now=2 * AWAY - 1)


def test_nobody_follows_where_nobody_else_is_there() -> None:
    room, succession = a_picture(), Succession()
    succession.is_due(room, host_here=False, present=set(), now=0)
    assert not succession.is_due(room, host_here=False, present={0}, now=AWAY)
    assert succession.is_due(room, host_here=False, present={1}, now=AWAY + 1)


def test_a_room_without_a_host_waits_for_nobody() -> None:
    room = a_picture(host=None, guests={1: BEN})
    assert Succession().is_due(room, host_here=False, present={1}, now=0)


def test_another_host_is_waited_for_anew() -> None:
    succession = Succession()
    succession.is_due(a_picture(), host_here=False, present={1}, now=0)
    assert not succession.is_due(a_picture(host=BEN), host_here=False, present={0}, now=AWAY)


def test_a_closed_room_needs_no_host() -> None:
    room = a_picture(closed=True, host=None)
    assert not Succession().is_due(room, host_here=False, present={1}, now=0)
