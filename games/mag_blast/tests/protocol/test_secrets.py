"""A whole match as both seats and a spectator hear it: no card or ship before its time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any

import pytest_asyncio

from games.mag_blast.cards import CARDS
from games.mag_blast.ships import SHIPS
from tests.rules import rule
from tests.support.people import Match, match, some_action, texts, told_to
from tests.support.stack import Stack

OPEN = ("scene", "events")
"""Which cards and ships there are, all know from the beginning; and what is told is not shown."""
HIDDEN = {*CARDS, *SHIPS}
FEW = 10
"""Cards and ships of which everybody hears more even in the shortest match."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def fought(eager: Stack) -> AsyncIterator[Match]:
    async with match(eager, "mag_blast", seats="2", pace="brisk", sound="off") as table:
        await table.play_to_the_end(Random(5), fights)
        yield table


def fights(offers: list[dict[str, Any]], rng: Random) -> dict[str, Any]:
    """Whatever does something, mostly, before what only ends a phase or the turn."""
    does = [offer for offer in offers if not offer["do"].startswith("end_")]
    return some_action(does if does and rng.random() < 0.9 else offers, rng)


def named_in(found: Any) -> Iterator[str]:
    return (text for text in texts(found) if text in HIDDEN)


@rule("MB-054", "MB-433")
async def test_no_frame_names_a_card_or_ship_that_its_reader_was_not_told_of(
    fought: Match,
) -> None:
    for _, person in fought.everybody:
        told = set[str]()
        for message in person.messages:
            told |= set(named_in(message.get("events")))
            shown = {name: value for name, value in message.items() if name not in OPEN}
            assert set(named_in(shown)) <= told
        assert len(told) > FEW


@rule("MB-054", "MB-433")
async def test_everybody_is_told_what_the_log_says_but_for_what_others_alone_may_know(
    fought: Match,
) -> None:
    events = [event for _, body in fought.log() for event in body["events"]]
    for seat, person in fought.everybody:
        assert person.events == told_to(events, seat)
    sealed = {event["event"] for event in events if "only" in event}
    assert sealed >= {"cards-seen", "ships-dealt", "own-deployed", "passed"}
