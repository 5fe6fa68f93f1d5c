"""A whole flight as every seat and a spectator hear it: no tile, card or answer before its time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

import msgspec
import pytest_asyncio

from games.galaxy_trucker.tests.sockets import (
    BRISK,
    answers_in,
    builds_and_flies,
    cards_in,
    tiles_in,
)
from tests.rules import rule
from tests.support.people import Match, Person, match
from tests.support.stack import Stack

OPEN = ("scene", "events")
"""Which tiles and cards there are, all know from the beginning; and what is told is not shown."""
CABINS = range(4)
"""GT-071 The starting cabins lie before everybody from the beginning."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def flown(eager: Stack) -> AsyncIterator[Match]:
    async with match(eager, "galaxy_trucker", **BRISK) as table:
        rng = Random(3)
        while not table.ada.over:
            await table.play(next_card(table.ada), rng, builds_and_flies)
        for person in heard(table):
            await person.until(lambda person=person: person.over)
        yield table


def next_card(person: Person) -> Callable[[], bool]:
    """As far as is played in one go: none of these parts takes long."""
    number = person.view.get("number")
    return lambda: person.view.get("number") != number


def heard(table: Match) -> tuple[Person, ...]:
    return (*table.seats, table.watcher)


def log(table: Match) -> list[tuple[int | None, dict[str, Any]]]:
    """Seat and body of every move."""
    rows = table.ask(
        "SELECT seat, body FROM move WHERE match_id ="
        " (SELECT match_id FROM rooms_room WHERE code = ?) ORDER BY version",
        table.code,
    )
    return [(seat, msgspec.json.decode(body)) for seat, body in rows]


def told_to(events: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    return [
        {name: value for name, value in event.items() if name != "only"}
        for event in events
        if "only" not in event or seat in event["only"]
    ]


@rule("GT-102", "GT-131")
async def test_everybody_is_told_what_the_log_says_but_for_what_others_alone_may_know(
    flown: Match,
) -> None:
    events = [event for _, body in log(flown) for event in body["events"]]
    for seat, person in ((0, flown.ada), (1, flown.zaneta), (None, flown.watcher)):
        assert person.events == told_to(events, seat)
    sealed = [event for event in events if "only" in event]
    assert {event["event"] for event in sealed} == {"own-tile-drawn", "stack-seen"}


@rule("GT-102", "GT-131")
async def test_no_frame_names_a_tile_or_a_card_that_its_reader_was_not_told_of(
    flown: Match,
) -> None:
    for person in heard(flown):
        tiles, cards = set(CABINS), set[str]()
        for message in person.messages:
            told = message.get("events")
            tiles.update(tiles_in(told))
            cards |= cards_in(told)
            shown = {name: value for name, value in message.items() if name not in OPEN}
            assert set(tiles_in(shown)) <= tiles
            assert cards_in(shown) <= cards
        assert cards and len(tiles) > 10


@rule("GT-523")
async def test_an_answer_is_shown_to_who_gave_it_alone(flown: Match) -> None:
    given = {seat: [body["action"] for at, body in log(flown) if at == seat] for seat in (0, 1)}
    shown = {
        seat: [one for message in person.messages for one in answers_in(message.get("patch"))]
        for seat, person in enumerate(heard(flown))
    }
    there = [
        event["seat"]
        for _, body in log(flown)
        for event in body["events"]
        if event["event"] == "answer-given"
    ]
    for seat in (0, 1):
        assert all(answer in given[seat] for answer in shown[seat])
        assert len(shown[seat]) == there.count(seat)
    assert shown[2] == []
