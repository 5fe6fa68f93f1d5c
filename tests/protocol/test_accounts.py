"""Signing in and out while sockets are open: who speaks for a seat, and from when on no more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from secrets import token_hex
from urllib.error import HTTPError

import pytest

from tests.support.members import PASSWORD, MemberBrowser
from tests.support.pace import patience
from tests.support.people import GAME, Match, Person, bot_at, room, some_action
from tests.support.stack import Stack
from tests.support.staff import NO_ROWS, Staff

RESUME, SIGNED_OUT, ACCOUNT_CLOSED = 4012, 4001, 4003


class Played(Match):
    zoe: MemberBrowser
    at_table: Person


@asynccontextmanager
async def at_play(site: Stack, name: str | None = None) -> AsyncIterator[Played]:
    """Ada and Zoe at play; with a name, Zoe has an account and is signed in."""
    async with room(site) as table:
        zoe = MemberBrowser(site.url)
        if name is not None:
            await asyncio.to_thread(zoe.sign_up, name)
        person = await table.come(zoe)
        await person.take_seat(1, "Zoe")
        for each in (table.ada, person):
            await each.ready()
        for each in (table.ada, person):
            await each.until(lambda each=each: bool(each.choices()))
        table.__class__ = Played
        assert isinstance(table, Played)
        table.zoe, table.at_table = zoe, person
        yield table


async def closed_within_a_second(person: Person, do: Callable[[], None]) -> int:
    """The code with which the socket is closed after something was done in a browser."""
    await asyncio.to_thread(do)
    begun = time.monotonic()
    await person.ended()
    assert time.monotonic() - begun < 1.0 * patience()
    assert person.closed is not None
    return person.closed


async def plays(person: Person) -> None:
    """Back on the seat, and what it may do is done."""
    await person.until(lambda: person.seat == 1 and bool(person.choices()))
    await person.act(some_action(person.choices(), Random(1)))


async def on_another_device(table: Match, name: str) -> tuple[MemberBrowser, Person]:
    """The member signs in there, and comes to the table."""
    browser = MemberBrowser(table.site.url)
    await asyncio.to_thread(browser.sign_in, name)
    return browser, await table.connect(browser)


def fresh() -> str:
    return f"Zoe{token_hex(4)}"


async def test_whoever_signs_in_at_play_comes_back_to_the_seat_and_plays_on(
    embedded: Stack,
) -> None:
    async with at_play(embedded) as table:
        sign_up = lambda: table.zoe.sign_up(fresh())  # noqa: E731
        assert await closed_within_a_second(table.at_table, sign_up) == RESUME
        assert table.at_table.all("you")[-1]["seat"] == 1
        await plays(await table.connect(table.zoe))
        assert "recovered" not in table.ada.notices


async def test_a_cookie_of_before_speaks_for_nobody_afterwards(embedded: Stack) -> None:
    async with at_play(embedded) as table:
        planted = table.zoe.copied()
        other = await table.connect(planted)
        assert other.seat == 1
        name = fresh()
        assert await closed_within_a_second(other, lambda: table.zoe.sign_up(name)) == RESUME
        again = await table.turned_away(planted)
        assert again.seat is None and again.all("snapshot") == []
        zoe = await table.connect(table.zoe)
        await plays(zoe)


async def test_the_cookie_of_before_is_a_strangers_when_the_new_one_has_come(
    embedded: Stack,
) -> None:
    async with at_play(embedded) as table:
        planted = table.zoe.copied()
        await asyncio.to_thread(table.zoe.sign_up, fresh())
        await asyncio.to_thread(
            table.ask, "UPDATE accounts_guest SET since = since - 61000 WHERE since IS NOT NULL"
        )
        zoe = await table.connect(table.zoe)
        await zoe.send("chat", text="here again")
        await zoe.until(lambda: bool(zoe.lines))
        stranger = await table.connect(planted)
        assert stranger.seat is None
        await stranger.send("act", id="a" * 16, action={"do": "resign"})
        assert (await stranger.refused()).code == "not-seated"
        await stranger.send("out", out=True)
        assert (await stranger.refused()).code == "not-seated"


async def test_another_browser_of_the_same_member_sees_what_the_seat_sees(embedded: Stack) -> None:
    name = fresh()
    async with at_play(embedded, name) as table:
        (_, other), seated = await on_another_device(table, name), table.at_table
        await other.until(lambda: other.seat == 1 and bool(other.view))
        assert (other.view, other.offers) == (seated.view, seated.offers)
        assert table.ada.room["watching"] == 0


async def test_a_planted_cookie_takes_no_part_in_what_a_member_does(embedded: Stack) -> None:
    """Put into the browser of somebody who is signed in, it is not looked at."""
    async with at_play(embedded, fresh()) as table:
        foreign = MemberBrowser(embedded.url)
        await asyncio.to_thread(foreign.visit, table.code)
        for cookie in foreign.jar:
            if cookie.name == "guest":
                table.zoe.jar.set_cookie(cookie)
        await plays(await table.connect(table.zoe))
        thief = await table.come(foreign)
        assert thief.seat is None


@pytest.mark.parametrize("address", ["/account/logout/", "/admin/logout/"])
async def test_signing_out_reaches_the_open_socket(embedded: Stack, address: str) -> None:
    async with at_play(embedded, fresh()) as table:
        before = table.zoe.copied()
        leave = lambda: table.zoe.post(address)  # noqa: E731
        assert await closed_within_a_second(table.at_table, leave) == RESUME
        watching = await table.connect(table.zoe)
        assert watching.seat is None
        again = await table.turned_away(before)
        assert again.closed == SIGNED_OUT
        assert again.all("refusal")[-1]["code"] == "signed-out"


async def test_a_new_password_reaches_the_sockets_of_every_other_browser(embedded: Stack) -> None:
    name = fresh()
    async with at_play(embedded, name) as table:
        phone, there = await on_another_device(table, name)
        assert there.seat == 1

        def change() -> None:
            table.zoe.change_password("a night of snow")

        assert await closed_within_a_second(there, change) == RESUME
        await table.at_table.ended()
        await plays(await table.connect(table.zoe))
        assert (await table.turned_away(phone)).closed == SIGNED_OUT


async def test_a_session_that_somebody_made_up_is_nobodys(embedded: Stack) -> None:
    async with room(embedded) as table:
        stranger = MemberBrowser(embedded.url)
        await asyncio.to_thread(stranger.visit, table.code)
        for key in ("", "x", "a" * 32, "%00", '"a\\000b"'):
            made_up = stranger.copied()._replace(cookies=f"{stranger.cookies}; sessionid={key}")
            assert (await table.turned_away(made_up)).closed == SIGNED_OUT, key


async def test_a_closed_account_neither_plays_nor_talks_nor_opens_rooms(embedded: Stack) -> None:
    staff, name = await asyncio.to_thread(Staff, embedded, f"staff{token_hex(4)}"), fresh()
    async with at_play(embedded, name) as table:
        close = lambda: staff.do("accounts/member", "change", name, **NO_ROWS)  # noqa: E731
        assert await closed_within_a_second(table.at_table, close) == RESUME
        await table.ada.until(lambda: bot_at(table.ada, seat=1))
        again = await table.turned_away(table.zoe)
        assert again.closed == ACCOUNT_CLOSED
        assert again.all("refusal")[-1]["code"] == "account-closed"
        rooms = table.ask("SELECT count(*) FROM rooms_room")
        with pytest.raises(HTTPError) as refused:
            await asyncio.to_thread(table.zoe.open_room, GAME, "Zoe")
        assert refused.value.code == 400
        assert table.ask("SELECT count(*) FROM rooms_room") == rooms
        # From then on that browser is a guest's, who starts with nothing.
        await asyncio.to_thread(table.zoe.visit, table.code)
        guest = await table.connect(table.zoe)
        assert guest.seat is None


async def test_the_seat_of_a_deleted_account_is_a_bots_at_once(embedded: Stack) -> None:
    name = fresh()
    async with at_play(embedded, name) as table:
        phone, there = await on_another_device(table, name)

        def delete() -> None:
            table.zoe.post("/account/delete/", password=PASSWORD)

        assert await closed_within_a_second(there, delete) == RESUME
        await table.at_table.ended()
        await table.ada.until(lambda: bot_at(table.ada, seat=1))
        assert (await table.turned_away(phone)).closed == SIGNED_OUT
