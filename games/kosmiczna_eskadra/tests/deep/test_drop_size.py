"""Kosmiczna Eskadra: how much each of those who look at a race is sent when a card lands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from games.engine import Action
from games.kosmiczna_eskadra.state import CardLanded
from server.matches.core.head import Head, begin
from server.matches.core.plan import Asked, Planned
from tests.support.costs import cost_of, everybody
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
    for planned, longest in _acts(number, options):
        events = [event for move in planned.moves for event in move.events]
        if sum(isinstance(event, CardLanded) for event in events) != 1:
            continue
        if planned.head.state.phase == "scoring":
            # The battle comes with it; how long that may be is another matter.
            continue
        assert longest <= LONGEST
        stops += planned.head.state.phase == "stopped"
    assert stops


def _acts(number: int, options: str) -> Iterator[tuple[Planned, int]]:
    """A match of two rounds at least in which everybody lays as fast as may be."""
    rng = Random(number)
    head = begin(begun("kosmiczna_eskadra", SEATS, options))[0]
    viewers, wall = everybody(head), 0
    while head.state.round < 3 and head.state.phase != "over":
        asking, wall, due = _asking(head), wall + rng.choice(THINKS), head.due()
        if due is not None and (due <= wall or not asking):
            # The timer rings before the next act comes.
            wall, asking = due, []
        seat, action = rng.choice(asking) if asking else (None, None)
        planned, viewers, cost = cost_of(head, Asked(wall, seat, action), viewers)
        head = planned.head
        yield planned, max(cost.others, cost.actor)


def _asking(head: Head) -> list[tuple[int, Action]]:
    """What may be done now."""
    return [
        (seat, head.begun.codec.asked(msgspec.json.encode(offer.pick(lambda _: 0))))
        for seat in range(SEATS)
        for offer in head.offers(seat)
        if not offer.standing
    ]
