"""kill -9 of every process of the full stack between two shots of pirates, while one of two broken
ships has chosen its piece."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from games.galaxy_trucker.tests.browser.staged import options_of
from tests.rules import rule
from tests.support import stack
from tests.support.people import Match, Person, acts, match
from tests.support.servers import Postgres, Redis
from tests.support.stack import Stack

EVERYTHING = ("web1", "web2", "worker", "beat")
KEPT, DRIFTS = 77, [88]
"""What Ada keeps of her ship after the second shot, and what falls off it."""


@pytest.fixture
def staged_stack(postgres: Postgres, redis: Redis) -> Iterator[Stack]:
    """The full stack, whose matches begin in the middle."""
    site = stack.full(postgres, redis, "games.galaxy_trucker.tests.browser.staged")
    yield site
    site.close()


@rule("GT-266", "GT-523")
async def test_two_broken_ships_are_asked_the_same_after_a_kill_and_the_third_shot_follows(
    staged_stack: Stack,
) -> None:
    async with match(staged_stack, "galaxy_trucker", **options_of("pirates")) as table:
        ada, zaneta, watcher = table.ada, table.zaneta, table.watcher
        await two_ships_are_broken(table)
        await answers(ada, "keep_piece", cell=KEPT)
        for _, person in table.everybody:
            await person.until(lambda person=person: seat(person, 0).get("answered") is True)
        before = [person.view for _, person in table.everybody]
        await everything_is_killed(table)
        for (_, person), view in zip(table.everybody, before, strict=True):
            await person.until(lambda person=person: nobody_is_away(person))
            assert person.view == view
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
    for _, person in table.everybody:
        await person.until(lambda person=person: question(person).get("seats") == [0, 1])


async def everything_is_killed(table: Match) -> None:
    for name in EVERYTHING:
        await asyncio.to_thread(table.site.kill, name)
    for name in EVERYTHING:
        await asyncio.to_thread(table.site.start, name)
    for _, person in table.everybody:
        await person.ended()
        shown = len(person.all("snapshot"))
        await person.connect()
        await person.until(lambda person=person, shown=shown: len(person.all("snapshot")) > shown)


def seat(person: Person, number: int) -> dict[str, Any]:
    return dict(person.view["seats"][str(number)])


def nobody_is_away(person: Person) -> bool:
    """Whoever needed long to come back was taken for gone until then."""
    return not any(seat(person, number).get("away") for number in (0, 1))


def question(person: Person) -> dict[str, Any]:
    return dict(person.view.get("question") or {})


def told(person: Person, kind: str) -> list[dict[str, Any]]:
    return [event for event in person.events if event["event"] == kind]


async def answers(person: Person, do: str, **fields: Any) -> None:
    """As soon as that is asked."""
    await person.until(lambda: any(offer["do"] == do for offer in person.choices()))
    await acts(person, {"do": do, "to": question(person)["name"], **fields})
