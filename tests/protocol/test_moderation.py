"""Moderation actions reach every open socket at once."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any
from urllib.error import HTTPError

import pytest

from server.core.messages import say
from tests.protocol.test_lobby import looking
from tests.support.pace import patience
from tests.support.people import GAME, Person, bot_at, match, room
from tests.support.stack import Stack
from tests.support.staff import AN_HOUR, Staff

BANNED = 4006
GUEST = "accounts/guest"


@pytest.fixture(scope="module")
def staff(embedded: Stack) -> Staff:
    return Staff(embedded)


async def test_what_staff_do_to_a_match_its_seat_and_its_room_reaches_everybody(
    embedded: Stack, staff: Staff
) -> None:
    async with match(embedded) as table:
        for kind, deed, told in (
            ("matches/match", "freeze", "frozen"),
            ("matches/match", "resume", "resumed"),
            ("rooms/seat", "empty", "kicked"),
            ("rooms/room", "close", "closed"),
        ):
            await asyncio.to_thread(staff.do, kind, deed, table.code)
            for each in table.people:
                await each.until(lambda each=each, told=told: told in each.notices)
            if told == "resumed":
                await table.play(until=lambda: table.rows() > 6)
        assert sorted(each.seat is None for each in table.seats) == [False, True]
        for each in table.seats:
            assert each.room["closed"]
            await each.send("stand")
            assert [refusal.code for refusal in await each.refusals()] == ["closed"]


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
        await asyncio.to_thread(staff.do, GUEST, "mute", table.code, **AN_HOUR)
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
        await asyncio.to_thread(staff.do, GUEST, "end-mutes", table.code)
        await table.ada.until(lambda: sanction(table.ada).get("kind") == "over")
        await table.ada.send("chat", text="hello there")
        await table.ada.until(lambda: len(table.ada.lines) == 1)


async def test_a_ban_closes_every_socket_of_its_person_within_a_second(
    embedded: Stack, staff: Staff
) -> None:
    async with match(embedded) as table, AsyncExitStack() as open_sockets:
        lobbies = [
            await open_sockets.enter_async_context(
                looking(embedded.url, cookies=person.guest.cookies)
            )
            for person in table.seats
        ]
        await asyncio.to_thread(staff.do, GUEST, "ban", table.code, period="week", ground="insult")
        begun = time.monotonic()
        banned = await first_closed(table.seats)
        assert time.monotonic() - begun < patience()
        seat = table.seats.index(banned)
        assert (banned.closed, banned.all("refusal")[-1]["code"]) == (BANNED, "banned")
        async with asyncio.timeout(patience()):
            await lobbies[seat].socket.wait_closed()
        assert lobbies[seat].socket.close_code == BANNED
        # The others play on, with a bot; a lobby that is somebody else's stays open.
        other = table.seats[1 - seat]
        await other.until(lambda: bot_at(other, seat))
        assert lobbies[1 - seat].socket.close_code is None and other.closed is None
        again = await table.turned_away(banned.guest)
        assert again.closed == BANNED and again.all("room") == []
        with pytest.raises(HTTPError) as refused:
            await asyncio.to_thread(banned.guest.open_room, GAME)
        assert refused.value.code == 403


async def first_closed(people: list[Person]) -> Person:
    waiting = [asyncio.create_task(person.ended()) for person in people]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for each in waiting:
        each.cancel()
    return next(person for person in people if person.closed is not None)


def sanction(person: Person) -> dict[str, Any]:
    """What it has been told last of itself."""
    return dict(person.all("you")[-1].get("sanction", {}))
