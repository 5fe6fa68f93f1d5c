"""A whole flight as every seat and a spectator hear it: no tile, card or answer before its time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest_asyncio

from games.galaxy_trucker.tests.sockets import (
    BRISK,
    answers_in,
    builds_and_flies,
    names_only_what_was_told,
)
from tests.rules import rule
from tests.support.people import Match, match, told_to
from tests.support.stack import Stack


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def flown(eager: Stack) -> AsyncIterator[Match]:
    async with match(eager, "galaxy_trucker", **BRISK) as table:
        await table.play_to_the_end(Random(3), builds_and_flies)
        yield table


@rule("GT-102", "GT-131")
async def test_everybody_is_told_what_the_log_says_but_for_what_others_alone_may_know(
    flown: Match,
) -> None:
    events = [event for _, body in flown.log() for event in body["events"]]
    for seat, person in flown.everybody:
        assert person.events == told_to(events, seat)
    sealed = [event for event in events if "only" in event]
    assert {event["event"] for event in sealed} == {"own-tile-drawn", "stack-seen"}


@rule("GT-102", "GT-131")
async def test_no_frame_names_a_tile_or_a_card_that_its_reader_was_not_told_of(
    flown: Match,
) -> None:
    for _, person in flown.everybody:
        tiles, cards = names_only_what_was_told(person)
        assert cards and len(tiles) > 10


@rule("GT-523")
async def test_an_answer_is_shown_to_who_gave_it_alone(flown: Match) -> None:
    given = {seat: [body["action"] for at, body in flown.log() if at == seat] for seat in (0, 1)}
    shown = {
        seat: [one for message in person.messages for one in answers_in(message.get("patch"))]
        for seat, person in flown.everybody
    }
    there = [
        event["seat"]
        for _, body in flown.log()
        for event in body["events"]
        if event["event"] == "answer-given"
    ]
    for seat in (0, 1):
        assert all(answer in given[seat] for answer in shown[seat])
        assert len(shown[seat]) == there.count(seat)
    assert shown[None] == []
