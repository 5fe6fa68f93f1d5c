"""Who is the host when the host has gone."""

from server.rooms.live.succession import AWAY, LEFT, Succession
from tests.support.guests import ANN, BEN, EVE, a_picture


def test_a_host_who_is_away_for_long_or_has_left_the_table_is_followed():
    for host, present, after in ((ANN, {1}, AWAY), (EVE, {0, 1}, LEFT)):
        room, succession = a_picture(host=host), Succession()
        for now in (0, after - 1, after):
            due = succession.is_due(room, host_here=False, present=present, now=now)
            assert due is (now == after)


def test_a_host_who_comes_back_stays_the_host_and_another_is_waited_for_anew():
    room, succession = a_picture(), Succession()
    succession.is_due(room, host_here=False, present={1}, now=0)
    assert not succession.is_due(a_picture(host=BEN), host_here=False, present={0}, now=AWAY)
    assert not succession.is_due(room, host_here=False, present={1}, now=AWAY)
    assert not succession.is_due(room, host_here=True, present={0, 1}, now=2 * AWAY)
    assert not succession.is_due(room, host_here=False, present={1}, now=3 * AWAY - 1)


def test_nobody_follows_where_nobody_else_is_there():
    room, succession = a_picture(), Succession()
    succession.is_due(room, host_here=False, present=set(), now=0)
    assert not succession.is_due(room, host_here=False, present={0}, now=AWAY)
    assert succession.is_due(room, host_here=False, present={1}, now=AWAY + 1)


def test_a_room_without_a_host_waits_for_nobody_and_a_closed_one_needs_none():
    for closed in (False, True):
        room = a_picture(host=None, guests={1: BEN}, closed=closed)
        assert Succession().is_due(room, host_here=False, present={1}, now=0) is not closed
