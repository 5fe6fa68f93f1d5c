"""Moderation actions reach every open socket at once."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from server.core.messages import say
from tests.support.people import match, room
from tests.support.stack import Stack
from tests.support.staff import Staff


@pytest.fixture(scope="module")
def staff(embedded: Stack) -> Staff:
    return Staff(embedded)


async def test_a_frozen_match_stops_for_everybody_and_goes_on_for_everybody(
    embedded: Stack, staff: Staff
) -> None:
    async with match(embedded) as table:
        people = (*table.seats, table.watcher)
        await asyncio.to_thread(staff.do, "matches/match", "freeze", table.code)
        for person in people:
            await person.until(lambda person=person: "frozen" in notices(person))
        await asyncio.to_thread(staff.do, "matches/match", "resume", table.code)
        for person in people:
            await person.until(lambda person=person: "resumed" in notices(person))
        await table.play(until=lambda: table.rows() > 6)


async def test_whoever_is_sent_away_watches_from_then_on(embedded: Stack, staff: Staff) -> None:
    async with match(embedded) as table:
        await asyncio.to_thread(staff.do, "rooms/seat", "empty", table.code)
        await asyncio.gather(
            *(each.until(lambda each=each: "kicked" in notices(each)) for each in table.people)
        )
        assert sorted(each.seat is None for each in table.seats) == [False, True]


async def test_a_hidden_line_is_taken_back_and_a_newcomer_never_hears_it(
    embedded: Stack, staff: Staff
) -> None:
    async with room(embedded) as table:
        await table.ada.send("chat", text="something vile")
        await table.ada.send("chat", text="hello there")
        await table.ada.until(lambda: len(table.ada.lines) == 2)
        await asyncio.to_thread(staff.do, "rooms/chatline", "hide", "something vile")
        await table.ada.until(lambda: table.ada.room.get("hidden") == {"table": [1]})
        newcomer = await table.come()
        await newcomer.until(lambda: bool(newcomer.lines))
        assert [line["text"] for line in newcomer.lines] == ["hello there"]


async def test_a_mute_is_felt_at_once_and_its_end_as_well(embedded: Stack, staff: Staff) -> None:
    async with room(embedded) as table:
        await asyncio.to_thread(staff.mute, table.code)
        await table.ada.until(lambda: sanction(table.ada).get("kind") == "mute")
        told = sanction(table.ada)
        assert say("en", "because-insult") in told["lead"]
        assert abs(told["until"] / 1000 - time.time() - 3600) < 60
        for message in ({"type": "chat", "text": "hello"}, {"type": "phrase", "phrase": "hello"}):
            await table.ada.send(**message)
            assert [refusal.code for refusal in await table.ada.refusals()] == ["muted"]
            assert table.ada.all("refusal")[-1]["params"]["until"] == told["until"]
        assert table.ada.lines == []
        newcomer = await table.come()
        assert sanction(newcomer) == {}
        await asyncio.to_thread(staff.end_mutes, table.code)
        await table.ada.until(lambda: sanction(table.ada).get("kind") == "over")
        await table.ada.send("chat", text="hello there")
        await table.ada.until(lambda: len(table.ada.lines) == 1)


async def test_a_closed_room_says_so_and_refuses_everything(embedded: Stack, staff: Staff) -> None:
    async with room(embedded) as table:
        await asyncio.to_thread(staff.do, "rooms/room", "close", table.code)
        await table.ada.until(lambda: "closed" in notices(table.ada))
        assert table.ada.room["closed"]
        await table.ada.send("stand")
        assert [refusal.code for refusal in await table.ada.refusals()] == ["closed"]


def sanction(person: object) -> dict[str, Any]:
    """What it has been told last of itself."""
    told = person.all("you")  # type: ignore[attr-defined]
    return dict(told[-1].get("sanction", {})) if told else {}


def notices(person: object) -> list[str]:
    return [message["code"] for message in person.all("notice")]  # type: ignore[attr-defined]
