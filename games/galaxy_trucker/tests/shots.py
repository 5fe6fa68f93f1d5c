"""Pirates over real sockets: between two shots, while one of two broken ships has chosen its piece,
the site is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from games.galaxy_trucker.tests.browser.staged import options_of
from games.galaxy_trucker.tests.sockets import answers_in
from tests.support.people import Match, Person, acts, match
from tests.support.stack import Stack

KEPT, DRIFTS = 77, [88]
"""What Ada keeps of her ship after the second shot, and what falls off it."""


async def two_broken_ships_outlive_a_kill(site: Stack, processes: Sequence[str]) -> None:
    """They are asked the same afterwards, and the third shot follows."""
    async with match(site, "galaxy_trucker", **options_of("pirates")) as table:
        ada, zaneta, watcher = table.ada, table.zaneta, table.watcher
        await two_ships_are_broken(table)
        await answers(ada, "keep_piece", cell=KEPT)
        await zaneta.until(lambda: zaneta.view["seats"]["0"].get("answered") is True)
        assert [knows_the_answer(person) for person in everybody(table)] == [True, False, False]
        before = [person.view for person in everybody(table)]
        await these_are_killed(table, processes)
        assert [person.view for person in everybody(table)] == before
        assert ada.view["own"]["answer"]["cell"] == KEPT
        assert "own" not in watcher.view and ada.choices() == []
        await answers(zaneta, "keep_piece", cell=67)
        await answers(ada, "roll")
        await answers(ada, "answer_hit", protect=True, pay=782)
        await watcher.until(lambda: question(watcher).get("kind") == "pause")
        kept = told(watcher, "piece-kept")
        assert [(event["seat"], event.get("lost")) for event in kept[1:]][0] == (0, DRIFTS)
        assert [event["threat"] for event in told(watcher, "dice-rolled")] == ["lN", "HN", "lN"]


async def two_ships_are_broken(table: Match) -> None:
    """By the second shot; the first one broke one of them."""
    await answers(table.ada, "declare", feed=[], pay=[])
    await answers(table.ada, "roll")
    await answers(table.ada, "answer_hit", protect=True, pay=783)
    await answers(table.zaneta, "keep_piece", cell=77)
    await answers(table.ada, "roll")
    for person in everybody(table):
        await person.until(lambda person=person: question(person).get("seats") == [0, 1])


async def these_are_killed(table: Match, processes: Sequence[str]) -> None:
    for name in processes:
        await asyncio.to_thread(table.site.kill, name)
    for name in processes:
        await asyncio.to_thread(table.site.start, name)
    for person in everybody(table):
        await person.ended()
        shown = len(person.all("snapshot"))
        await person.connect()
        await person.until(lambda person=person, shown=shown: len(person.all("snapshot")) > shown)


def everybody(table: Match) -> tuple[Person, ...]:
    return (*table.seats, table.watcher)


def knows_the_answer(person: Person) -> bool:
    """Whether any frame until now says what Ada keeps, who was the first of two to say so."""
    said = any(answer.get("cell") == KEPT for answer in answers_in(person.messages))
    seats = [event["seat"] for event in told(person, "piece-kept")]
    return said or 0 in seats


def question(person: Person) -> dict[str, Any]:
    return dict(person.view.get("question") or {})


def told(person: Person, kind: str) -> list[dict[str, Any]]:
    return [event for event in person.events if event["event"] == kind]


async def answers(person: Person, do: str, **fields: Any) -> None:
    """As soon as that is asked."""
    await person.until(lambda: any(offer["do"] == do for offer in person.choices()))
    await acts(person, {"do": do, "to": question(person)["name"], **fields})
