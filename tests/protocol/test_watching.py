"""Those who watch: by name, talking among themselves, behind the table where the room says so."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from tests.support.people import Match, Person, room
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="module")


@asynccontextmanager
async def watched(site: Stack, **settings: int | str) -> AsyncIterator[Match]:
    """A match of a room with these settings, with a spectator."""
    async with room(site) as table:
        if settings:
            await table.ada.send("change", manners=settings)
            await table.ada.next("notice", 0)
        table.zaneta = await table.come(language="pl")
        await table.zaneta.take_seat(1, "Żaneta")
        table.watcher = await table.come()
        await table.begin()
        yield table


def told_to_all(table: Match) -> int:
    """How many moves of the room's match tell everybody something."""
    events = [body["events"] for _, body in table.log()]
    return sum(any("only" not in event or event["only"] is None for event in row) for row in events)


# ---- names and talk


async def test_those_who_watch_are_listed_by_the_names_they_give(embedded: Stack) -> None:
    async with watched(embedded, watchers="named") as table:
        await table.watcher.send("watch", name="  Wanda ")
        nameless = await table.come()
        await nameless.send("watch", name="wanda")
        assert (await nameless.refused()).code == "name-taken"
        for person in (table.ada, table.watcher, nameless):
            await person.until(lambda person=person: names(person) == [["Wanda"]])
        await table.ada.until(lambda: table.ada.room["watching"] == 2)
        # Who is told of them may report them, also before they have said anything.
        [who] = table.ada.all("watchers")[-1]["who"]
        form = f"/r/{table.code}/report/person/{who}/"
        assert "Wanda" in await asyncio.to_thread(table.ada.guest.get, form)
        await table.watcher.send("watch", name=None)
        await table.ada.until(lambda: names(table.ada)[-1] == [])


async def test_at_play_the_table_hears_how_many_watch_and_until_the_end_nothing_they_say(
    embedded: Stack,
) -> None:
    async with watched(embedded) as table:
        await table.watcher.send("watch", name="Wanda")
        await table.watcher.send("chat", text="She has the ace")
        await table.watcher.send("phrase", phrase="ouch")
        await table.ada.send("chat", text="Quiet here")
        other = await table.come()
        await other.until(lambda: names(other) == [["Wanda"]])
        await table.ada.until(lambda: table.ada.room["watching"] == 2)
        for person in (table.watcher, table.zaneta):
            await person.until(lambda person=person: person.chat == 1)
        await table.watcher.until(lambda: len(table.watcher.asides) == 2)
        for person in table.seats:
            await person.pong()
            assert person.asides == names(person) == []
        await table.ada.act({"do": "resign"})
        for person in table.seats:
            await person.until(lambda person=person: names(person) == [["Wanda"]])
            await person.until(lambda person=person: len(person.asides) == 2)
            said = [(line["name"], line.get("text"), line.get("phrase")) for line in person.asides]
            assert said == [("Wanda", "She has the ace", None), ("Wanda", None, "ouch")]
        await table.begin()
        for person in table.seats:
            await person.until(lambda person=person: names(person)[-1] == [])
        assert names(other) == [["Wanda"]]


def names(person: Person) -> list[list[str]]:
    """Of those who watch, as often as this person was told."""
    return [message["names"] for message in person.all("watchers")]


async def test_each_channel_is_caught_up_from_its_own_number(embedded: Stack) -> None:
    async with watched(embedded) as table:
        await table.watcher.send("watch", name="Wanda")
        await table.watcher.send("phrase", phrase="hello")
        await table.ada.send("phrase", phrase="good-luck")
        await table.watcher.until(lambda: table.watcher.read == {"table": 1, "watchers": 1})
        await table.watcher.close()
        await table.ada.send("chat", text="Still there?")
        await table.zaneta.until(lambda: table.zaneta.chat == 2)
        known = len(table.watcher.messages)
        await table.watcher.connect()
        await table.watcher.until(lambda: table.watcher.chat == 2)
        await table.watcher.pong()
        caught_up = [m for m in table.watcher.messages[known:] if m["type"] == "chat"]
        assert [(m["channel"], [line["number"] for line in m["lines"]]) for m in caught_up] == [
            ("table", [2])
        ]


# ---- behind the table


async def test_by_moves_those_who_watch_are_that_many_moves_behind(embedded: Stack) -> None:
    async with watched(embedded, delay_moves=3) as table:
        rng = Random(5)
        while (told := told_to_all(table)) < 12:
            before = table.rows()
            await table.play(until=lambda before=before: table.rows() > before, rng=rng)
            assert table.watcher.n <= max(1, told_to_all(table) - 3)
        await table.watcher.until(lambda: table.watcher.n == told - 3)
        assert await table.watcher.pong() == told - 3
        await table.ada.send("chat", text="I took the ace")
        await table.zaneta.until(lambda: table.zaneta.chat == 1)
        late = await table.come()
        await late.until(lambda: bool(late.view))
        assert late.all("snapshot")[0]["n"] == told - 3
        assert (late.view, late.told) == (table.watcher.view, table.watcher.told)
        await late.pong()
        assert late.lines == table.watcher.lines == [], "they hear the table after the match"
        await table.ada.act({"do": "resign"})
        for person in (table.watcher, late):
            await person.until(lambda person=person: person.over and person.chat == 1)
            assert [n for n, _ in person.told] == list(range(1, person.n + 1))
            assert person.n == told_to_all(table)
            assert person.view["result"] == table.ada.view["result"]
        # A rematch takes them along.
        await table.begin()
        assert table.watcher.room["match"] == 2
        assert [n for n, _ in table.watcher.told] == list(range(1, table.watcher.n + 1))


async def test_who_is_behind_is_told_nothing_that_follows_the_match(embedded: Stack) -> None:
    """Neither who plays again nor the next match, wherever they ask, until they see the end."""
    async with watched(embedded, delay_seconds=4) as table:
        before = len(table.watcher.messages)
        await table.ada.act({"do": "resign"})
        await table.ada.until(lambda: table.ada.over)
        await table.zaneta.ready()
        await table.ada.until(lambda: table.ada.room["seats"][1].get("ready", False))
        late = await table.come()
        await late.until(lambda: bool(late.view))
        assert late.n == table.watcher.n
        for person in (table.watcher, late):
            assert (person.over, person.room.get("outcome")) == (False, None)
            assert "ready" not in str(person.room)
        await table.ada.ready()
        await table.ada.until(lambda: table.ada.room["match"] == 2)
        await table.ada.send("phrase", phrase="hello")
        people = (table.watcher, late, await table.come())
        for person in people:
            await person.pong()
            assert person.room["match"] == 1 and not person.over
        told = {message["type"] for message in table.watcher.messages[before:]}
        assert told <= {"room", "presence", "pong"}
        for person in people:
            await person.until(lambda person=person: person.room["match"] == 2)
            assert any('"result"' in json.dumps(update) for update in person.all("update"))
            await person.until(lambda person=person: person.match == 2)


async def test_who_is_behind_does_not_see_who_has_gone(embedded: Stack) -> None:
    async with watched(embedded, delay_seconds=300) as table:
        before = len(table.watcher.messages)
        await table.zaneta.close()
        await table.ada.until(lambda: not table.ada.room["seats"][1].get("here", False))
        late = await table.come()
        for person in (table.watcher, late):
            await person.pong()
            assert person.room["seats"][1]["here"]
            assert all(m["here"] == [True, True] for m in person.all("presence"))
        await table.ada.send("kick", seat=1)
        await table.ada.until(lambda: bool(table.ada.all("you")[-1].get("barred")))
        await table.watcher.pong()
        assert table.watcher.room["seats"][1]["name"] == "Żaneta"
        told = {message["type"] for message in table.watcher.messages[before:]}
        assert told <= {"room", "presence", "pong"}
