"""7. A fault in a game's rules never costs the players the match."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.support import stack
from tests.support.people import GAME, Person
from tests.support.stack import Stack
from tests.support.staff import Staff
from tools.client import Guest, Refused

STOPPED = "/admin/matches/match/?head__frozen__exact=1"


@pytest.fixture(scope="module")
def planted() -> Iterator[Stack]:
    """The embedded site with faults planted in its rules."""
    site = stack.embedded("tests.support.planted")
    yield site
    site.close()


async def test_a_fault_in_a_move_is_refused_recorded_and_play_goes_on(planted: Stack) -> None:
    ada, bob = await at_table(planted, sides="entente")
    hand = sorted(ada.view["own"]["hand"])
    before = await ada.picture()
    with pytest.raises(Refused) as refused:
        await ada.act({"do": "lay", "aircraft": hand[0]})
    assert refused.value.code == "fault" and refused.value.text
    assert await ada.picture() == before
    # The log says where it was, and no card.
    lines = [json.loads(text) for text in planted.log("web").splitlines() if text[:1] == "{"]
    (fault,) = (
        line for line in lines if line["event"] == "match.fault" and line["room"] == ada.code
    )
    assert fault["seat"] == 0
    assert not re.search(rf"\b({'|'.join(hand)})\b", planted.log("web"))
    await ada.act({"do": "lay", "aircraft": hand[1]})
    await bob.act({"do": "lay", "aircraft": bob.view["own"]["hand"][0]})
    await ada.until(lambda: "reveal" in ada.view)
    assert recorded(planted)[-1] == (1, 0, '{"do":"lay","aircraft":"' + hand[0] + '"}')
    await leave(ada, bob)


async def test_what_nobody_could_go_on_from_is_set_going_by_staff(planted: Stack) -> None:
    ada, bob = await at_table(planted, sides="pick", clock="live")
    await bob.act({"do": "pick_side", "wish": "central"})
    for person in (ada, bob):
        await person.until(lambda person=person: notices(person) == ["frozen"])
    with pytest.raises(Refused) as refused:
        await ada.act({"do": "pick_side", "wish": "entente"})
    assert refused.value.code == "frozen" and refused.value.text
    staff = await asyncio.to_thread(Staff, planted)
    await asyncio.to_thread(resume_all, staff)
    for person in (ada, bob):
        await person.until(lambda person=person: notices(person) == ["frozen", "resumed"])
        await person.until(lambda person=person: person.view["phase"] == "laying")
    await ada.act({"do": "lay", "aircraft": max(ada.view["own"]["hand"])})
    assert actions(planted) == ["begin", "pick_side", "time_up", "stand", "go_on", "lay"]
    assert await asyncio.to_thread(stopped, staff) == 0
    await leave(ada, bob)


def notices(person: Person) -> list[str]:
    return [message["code"] for message in person.all("notice")]


def resume_all(staff: Staff) -> None:
    chosen = re.findall(r'name="_selected_action" value="(\d+)"', staff.read(STOPPED))
    assert chosen
    staff.post("/admin/matches/match/", action="resume", _selected_action=chosen, reason="A test")


def stopped(staff: Staff) -> int:
    """How many matches stand still because of a fault."""
    return staff.read(STOPPED).count('name="_selected_action"')


async def at_table(site: Stack, **options: str) -> tuple[Person, Person]:
    guests = Guest(site.url), Guest(site.url)
    chosen = {"clock": "off", **options}
    code = await asyncio.to_thread(guests[0].open_room, GAME, "Ada", **chosen)
    await asyncio.to_thread(guests[1].visit, code)
    ada, bob = (Person(guest, code) for guest in guests)
    for person in (ada, bob):
        await person.connect()
    await bob.take_seat(1, "Bob")
    for person in (ada, bob):
        await person.ready()
    for person in (ada, bob):
        await person.until(lambda person=person: bool(person.all("snapshot")))
    return ada, bob


async def leave(*people: Person) -> None:
    for person in people:
        await person.close()


def recorded(site: Stack) -> list[tuple[int, int, str]]:
    """The faults in the database: version, seat, action."""
    return ask(site, "SELECT version, seat, action FROM match_fault")


def actions(site: Stack) -> list[str]:
    """What the log of the newest match says was done, in order."""
    newest = "SELECT max(match_id) FROM move"
    rows = ask(site, f"SELECT body FROM move WHERE match_id = ({newest}) ORDER BY version")
    return [json.loads(body)["action"]["do"] for (body,) in rows]


def ask(site: Stack, sql: str) -> list[Any]:
    with closing(sqlite3.connect(site.environment["SQLITE_PATH"], timeout=20)) as connection:
        return connection.execute(sql).fetchall()
