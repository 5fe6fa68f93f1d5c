"""Kosmiczna Eskadra: how much each of those who look at a race is sent when a card lands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from games.kosmiczna_eskadra.state import CardLanded
from server.matches.core import frames
from server.matches.core.frames import Shown
from server.matches.core.head import Head, begin
from server.matches.core.plan import Asked, PlanContext, Planned, plan
from tests.support.plays import begun

LONGEST = 600
SEATS = 4
THINKS = (60, 130, 200, 450)
"""Milliseconds between two acts."""


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("options", ["{}", '{"lag_compensation":"on"}', '{"show_hands":"on"}'])
def test_an_update_for_a_card_that_lands_is_at_most_600_bytes(number, options):
    """Stop, which the last card calls, included."""
    stops = 0
    for planned, updates in _acts(number, options):
        events = [event for move in planned.moves for event in move.events]
        if sum(isinstance(event, CardLanded) for event in events) != 1:
            continue
        if planned.head.state.phase == "scoring":
            # The battle comes with it; how long that may be is another matter.
            continue
        assert max(map(len, updates)) <= LONGEST
        stops += planned.head.state.phase == "stopped"
    assert stops


def _acts(number: int, options: str) -> Iterator[tuple[Planned, list[bytes]]]:
    """A match of two rounds at least in which everybody lays as fast as may be."""
    rng = Random(number)
    head = begin(begun("kosmiczna_eskadra", SEATS, options))[0]
    shown = {seat: Shown(head, seat) for seat in (None, *range(SEATS))}
    wall = 0
    while head.state.round < 3 and head.state.phase != "over":
        asking, wall, due = _asking(head), wall + rng.choice(THINKS), head.due()
        if due is not None and (due <= wall or not asking):
            # The timer rings before the next act comes.
            wall, asking = due, []
        planned = plan(head, _asked(head, wall, asking, rng), PlanContext())
        made = frames.updates(list(shown.values()), planned.head, planned.moves, wall)
        shown |= {later.seat: later for later, _ in made}
        head = planned.head
        yield planned, [update for _, update in made]


def _asking(head: Head) -> list[tuple[int, str]]:
    """What may be done now, as a browser would say it."""
    return [
        (seat, msgspec.json.encode(offer.pick(lambda k: 0)).decode())
        for seat in range(SEATS)
        for offer in head.begun.game.offers(head.state, seat)
        if not offer.standing
    ]


def _asked(head: Head, wall: int, asking: list[tuple[int, str]], rng: Random) -> Asked:
    if not asking:
        return Asked(wall)
    seat, text = rng.choice(asking)
    return Asked(wall, seat, head.begun.codec.asked(text))
