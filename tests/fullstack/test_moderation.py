"""Moderation across processes, and PostgreSQL's guard of the audit."""

from __future__ import annotations

import asyncio
from time import monotonic, sleep
from urllib.error import HTTPError

import psycopg
import pytest

from server.core.messages import say
from tests.support.audit import checked, reworded
from tests.support.pace import patience
from tests.support.people import GAME, QUIET, Person
from tests.support.stack import Stack
from tests.support.staff import Staff
from tools.client import Guest, Refused

ANNOUNCEMENTS = "/admin/rooms/announcement/"
WITHIN = 3.0
"""Seconds: a poke, on a busy machine, and not the beat of versions every five."""


async def test_a_deed_at_one_process_is_felt_at_the_sockets_of_another(
    full_stack: Stack,
) -> None:
    there = full_stack.urls[1]
    staff = await asyncio.to_thread(Staff, full_stack)
    ada = Guest(there)
    code = await asyncio.to_thread(ada.open_room, GAME, "Ada", **QUIET)
    person = Person(ada, code, there)
    await person.connect()
    try:
        await person.until(lambda: bool(person.room))
        await person.send("bot", seat=1, level=person.room["levels"][0])
        await person.ready()
        await person.until(lambda: bool(person.choices()))
        for do, word in (
            (staff.mute, "mute"),
            (staff.end_mutes, "over"),
            (staff.limit_to_phrases, "phrases"),
            (staff.end_phrases, "over"),
        ):
            await asyncio.to_thread(do, code)
            async with asyncio.timeout(WITHIN):
                await person.until(lambda word=word: sanction(person) == word)
        await asyncio.to_thread(staff.post, f"{ANNOUNCEMENTS}drain/", reason="A test of the admin")
        async with asyncio.timeout(WITHIN):
            await person.until(lambda: announced(person) == ["drain"])
        with pytest.raises(HTTPError, match="400"):
            await asyncio.to_thread(Guest(there).open_room, GAME, "Ada", **QUIET)
        await asyncio.to_thread(staff.end_announcement, "drain")
        async with asyncio.timeout(WITHIN):
            await person.until(lambda: announced(person) == [])
        assert await asyncio.to_thread(Guest(there).open_room, GAME, "Bea", **QUIET)
        for kind, action, told in (
            ("matches/match", "freeze", "frozen"),
            ("matches/match", "resume", "resumed"),
            ("rooms/seat", "empty", "kicked"),
            ("rooms/room", "close", "closed"),
        ):
            await asyncio.to_thread(staff.do, kind, action, code if kind != "rooms/seat" else "Ada")
            async with asyncio.timeout(WITHIN):
                await person.until(lambda told=told: told in person.notices)
        await asyncio.to_thread(staff.do, "rooms/room", "reopen", code)
        async with asyncio.timeout(WITHIN):
            await person.until(lambda: not person.room.get("closed"))
    finally:
        await person.close()

    assert full_stack.database_url is not None
    with psycopg.connect(full_stack.database_url, autocommit=True) as connection:
        of_room = "SELECT count(*) FROM moderation_auditentry WHERE room = %s"
        assert connection.execute(of_room, (code,)).fetchone() == (5,)
        for sql in (
            "UPDATE moderation_auditentry SET reason = 'another'",
            "DELETE FROM moderation_auditentry",
            "TRUNCATE moderation_auditentry",
        ):
            with pytest.raises(psycopg.errors.RaiseException, match="append-only"):
                connection.execute(sql)
    assert "entries as they were written" in await asyncio.to_thread(checked, full_stack)
    with reworded(full_stack, "reopen_room"):
        assert "is not as it was written" in await asyncio.to_thread(checked, full_stack)
    assert "entries as they were written" in await asyncio.to_thread(checked, full_stack)


async def test_a_host_and_a_name_are_replaced_in_every_process(full_stack: Stack) -> None:
    here, there = full_stack.urls[:2]
    staff = await asyncio.to_thread(Staff, full_stack, "hosts")
    guest = Guest(there)
    code = await asyncio.to_thread(guest.open_room, GAME, "Ada", **QUIET)
    ada, ben = Person(guest, code, there), Person(Guest(here), code, here)
    await asyncio.to_thread(ben.guest.visit, code)
    await ada.connect()
    await ben.connect()
    try:
        await ben.until(lambda: bool(ben.room))
        await ben.send("sit", seat=1, name="Nastyben")
        for each in (ada, ben):
            await each.until(lambda each=each: each.room and named(each, 1) == "Nastyben")
        await asyncio.to_thread(staff.do, "rooms/seat", "hand-host", "Nastyben", ground="spam")
        for each in (ada, ben):
            async with asyncio.timeout(WITHIN):
                await each.until(lambda each=each: each.room.get("host") == 1)
        await asyncio.to_thread(staff.take_name, "Nastyben")
        for each in (ada, ben):
            async with asyncio.timeout(WITHIN):
                await each.until(lambda each=each: named(each, 1).startswith("Player-"))
        # Who is sent away is host no more, and does not sit down again; whoever is there is.
        await asyncio.to_thread(staff.do, "rooms/seat", "empty", code)
        await ada.until(lambda: "kicked" in ada.notices)
        await ben.until(lambda: ben.room.get("host") == 0)
        await ben.send("sit", seat=1, name="Ben")
        with pytest.raises(Refused, match="barred"):
            await ben.until(lambda: named(ben, 1) == "Ben")
    finally:
        await ada.close()
        await ben.close()


async def test_a_spectator_at_one_process_is_reported_at_another(full_stack: Stack) -> None:
    here, there = full_stack.urls[:2]
    code = await asyncio.to_thread(Guest(there).open_room, GAME, "Ada", **QUIET)
    eve, ida = Person(Guest(there), code, there), Guest(here)
    await asyncio.to_thread(eve.guest.visit, code)
    await eve.connect()
    try:
        await eve.until(lambda: bool(eve.room))
        await eve.send("watch", name="Eve")
        await eve.until(lambda: bool(eve.all("watchers")))
        [who] = eve.all("watchers")[-1]["who"]
        form = f"/r/{code}/report/person/{who}/"
        # A process notes who is there every few seconds.
        page = await asyncio.to_thread(found, ida, form)
        assert "Eve" in page
        fields = {"csrfmiddlewaretoken": ida.token, "ground": "spying"}
        told = await asyncio.to_thread(ida.get, form, fields)
        assert say("en", "report-waits") in told and "Eve" in told
    finally:
        await eve.close()


def found(guest: Guest, path: str) -> str:
    """The page, once it is there."""
    end = monotonic() + 10 * patience()
    while True:
        try:
            return guest.get(path)
        except HTTPError as refused:
            if refused.code != 404 or monotonic() > end:
                raise
            sleep(0.2)


def announced(person: Person) -> list[str] | None:
    told = person.all("announcements")
    return [each["kind"] for each in told[-1]["announcements"]] if told else None


def sanction(person: Person) -> str:
    told = person.all("you")[-1]
    return str(told.get("sanction", {}).get("kind", ""))


def named(person: Person, seat: int) -> str:
    return str(person.room["seats"][seat].get("name", ""))
