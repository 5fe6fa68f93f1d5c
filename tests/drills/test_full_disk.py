"""There is no space left to store anything: that is said, nothing is pretended, and play goes on
once there is."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from server.core.messages import refusal_text
from tests.drills import disk
from tests.drills.examination import Examination
from tests.drills.town import Town
from tests.support import stack
from tests.support.logs import ask
from tests.support.people import GAME, QUIET, Match, Person, match
from tests.support.stack import Stack
from tests.support.waiting import eventually
from tools.client import Guest


@pytest.fixture(scope="module")
def bounded() -> Iterator[Stack]:
    """The embedded site, whose file may be kept from growing."""
    site = stack.embedded("tests.drills.disk")
    yield site
    site.close()


@pytest.mark.asyncio(loop_scope="session")
async def test_a_town_whose_database_is_full(town: Town, examination: Examination) -> None:
    site = town.site
    async with town.at_play():
        await asyncio.sleep(1.0)
        with disk.full(site):
            rows = stored(site)
            await asyncio.sleep(3.0)
            assert stored(site) == rows
        refused = sum(each.refused_with["no-space"] for each in town.residents)
        assert refused > len(town.residents) / 4
        acknowledged = sum(len(each.acknowledged) for each in town.residents)
        await asyncio.sleep(3.0)
    assert sum(len(each.acknowledged) for each in town.residents) > acknowledged
    await examination.hold()


@pytest.mark.asyncio(loop_scope="session")
async def test_a_bot_tries_again_and_who_comes_sees_the_match(full_stack: Stack) -> None:
    ada = Guest(full_stack.url)
    options = {**QUIET, "with": "bots", "level": "easy"}
    code = await asyncio.to_thread(ada.open_room, GAME, "Ada", **options)
    person = Person(ada, code)
    await person.connect()
    await person.ready()
    await person.until(lambda: bool(person.all("snapshot")))
    with disk.full(full_stack):
        await eventually(lambda: '"code": "no-space"' in full_stack.log("web1"))
        await person.close()
        await person.connect()
        await person.picture()
        await person.send("chat", text="Is anybody there?")
        assert (await person.refused()).code == "busy"
    await person.until(lambda: person.view["squadrons"]["1"].get("laid") == "back")
    await person.close()


def stored(site: Stack) -> int:
    return int(ask(site, "SELECT count(*) FROM move")[0][0])


async def test_a_match_whose_file_may_not_grow(bounded: Stack) -> None:
    """Whatever still fits into the pages there are is accepted."""
    async with match(bounded) as table:
        rng = random.Random(5)
        with disk.full_file(bounded):
            await table.play(until=lambda: bool(told(table)), rng=rng)
            assert set(told(table)) <= {
                refusal_text(language, GAME, "no-space", {}) for language in ("pl", "en")
            }
            assert told(table) and not table.ada.over
            rows, pictures = table.rows(), await table.pictures()
        assert (table.rows(), await table.pictures()) == (rows, pictures)
        await table.play(until=lambda: table.rows() > rows + 10, rng=rng)
        stored = {id for (id,) in table.ask("SELECT action_id FROM move")}
        assert {id for person in table.seats for id in person.done} <= stored


def told(table: Match) -> list[str]:
    """The sentences with which acts were refused for want of space."""
    return [
        message["text"]
        for person in table.seats
        for message in person.all("refusal")
        if message["code"] == "no-space"
    ]
