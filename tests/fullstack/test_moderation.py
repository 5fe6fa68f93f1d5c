"""Moderation across processes, and PostgreSQL's guard of the audit."""

from __future__ import annotations

import asyncio
from time import monotonic, sleep
from urllib.error import HTTPError

import psycopg
import pytest

from server.core.messages import say
from tests.support.audit import checked, reworded
from tests.support.logs import ask
from tests.support.pace import patience
from tests.support.people import GAME, QUIET, Person, room
from tests.support.stack import Stack
from tests.support.staff import AN_HOUR, REASON, Staff
from tools.client import Guest, Refused

ANNOUNCEMENTS = "/admin/rooms/announcement/"
WITHIN = 3.0
"""Seconds: a poke, on a busy machine, and not the beat of versions every five."""


async def test_a_deed_at_one_process_is_felt_at_the_sockets_of_another(
    full_stack: Stack,
) -> None:
    there = full_stack.urls[1]
    staff = await asyncio.to_thread(Staff, full_stack)
    async with room(full_stack, at=1) as table:
        ada, code = table.ada, table.code
        await ada.send("bot", seat=1, level=ada.room["levels"][0])
        await ada.ready()
        await ada.until(lambda: bool(ada.choices()))
        for do, said, word in (
            ("mute", AN_HOUR, "mute"),
            ("end-mutes", {}, "over"),
            ("limit-to-phrases", AN_HOUR, "phrases"),
            ("end-phrases", {}, "over"),
        ):
            await asyncio.to_thread(staff.do, "accounts/guest", do, code, **said)
            await ada.until(lambda word=word: sanction(ada) == word, WITHIN)
        await asyncio.to_thread(staff.post, f"{ANNOUNCEMENTS}drain/", reason=REASON)
        await ada.until(lambda: announced(ada) == ["drain"], WITHIN)
        with pytest.raises(HTTPError, match="400"):
            await asyncio.to_thread(Guest(there).open_room, GAME, "Ada", **QUIET)
        ended = {"action": "end_these", "_selected_action": "drain"}
        await asyncio.to_thread(staff.post, ANNOUNCEMENTS, reason=REASON, **ended)
        await ada.until(lambda: announced(ada) == [], WITHIN)
        assert await asyncio.to_thread(Guest(there).open_room, GAME, "Bea", **QUIET)
        for kind, action, told in (
            ("matches/match", "freeze", "frozen"),
            ("matches/match", "resume", "resumed"),
            ("rooms/seat", "empty", "kicked"),
            ("rooms/room", "close", "closed"),
        ):
            await asyncio.to_thread(staff.do, kind, action, code if kind != "rooms/seat" else "Ada")
            await ada.until(lambda told=told: told in ada.notices, WITHIN)
        await asyncio.to_thread(staff.do, "rooms/room", "reopen", code)
        await ada.until(lambda: not ada.room.get("closed"), WITHIN)

    of_room = "SELECT count(*) FROM moderation_auditentry WHERE room = %s"
    assert ask(full_stack, of_room, code) == [(5,)]
    for sql in (
        "UPDATE moderation_auditentry SET reason = 'another'",
        "DELETE FROM moderation_auditentry",
        "TRUNCATE moderation_auditentry",
    ):
        with pytest.raises(psycopg.errors.RaiseException, match="append-only"):
            ask(full_stack, sql)
    assert "entries as they were written" in await asyncio.to_thread(checked, full_stack)
    with reworded(full_stack, "reopen_room"):
        assert "is not as it was written" in await asyncio.to_thread(checked, full_stack)
    assert "entries as they were written" in await asyncio.to_thread(checked, full_stack)


async def test_a_host_and_a_name_are_replaced_in_every_process(full_stack: Stack) -> None:
    staff = await asyncio.to_thread(Staff, full_stack, "hosts")
    async with room(full_stack, at=1) as table:
        ada, ben = table.ada, await table.come()
        await ben.send("sit", seat=1, name="Nastyben")
        for each in (ada, ben):
            await each.until(lambda each=each: named(each, 1) == "Nastyben")
        await asyncio.to_thread(staff.do, "rooms/seat", "hand-host", "Nastyben", ground="spam")
        for each in (ada, ben):
            await each.until(lambda each=each: each.room.get("host") == 1, WITHIN)
        await asyncio.to_thread(staff.do, "accounts/guest", "rename", "Nastyben", ground="name")
        for each in (ada, ben):
            await each.until(lambda each=each: named(each, 1).startswith("Player-"), WITHIN)
        # Who is sent away is host no more, and does not sit down again; whoever is there is.
        await asyncio.to_thread(staff.do, "rooms/seat", "empty", table.code)
        await ada.until(lambda: "kicked" in ada.notices)
        await ben.until(lambda: ben.room.get("host") == 0)
        await ben.send("sit", seat=1, name="Ben")
        with pytest.raises(Refused, match="barred"):
            await ben.until(lambda: named(ben, 1) == "Ben")


async def test_a_spectator_at_one_process_is_reported_at_another(full_stack: Stack) -> None:
    here, there = full_stack.urls
    async with room(full_stack) as table:
        eve, ida = await table.come(Guest(there)), Guest(here)
        await eve.send("watch", name="Eve")
        await eve.until(lambda: bool(eve.all("watchers")))
        [who] = eve.all("watchers")[-1]["who"]
        form = f"/r/{table.code}/report/person/{who}/"
        # A process notes who is there every few seconds.
        assert "Eve" in await asyncio.to_thread(found, ida, form)
        fields = {"csrfmiddlewaretoken": ida.token, "ground": "spying"}
        told = await asyncio.to_thread(ida.get, form, fields)
        assert say("en", "report-waits") in told and "Eve" in told


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
