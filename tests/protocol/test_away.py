"""People who go and come back, over real sockets, on a site whose patience is short."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support import stack
from tests.support.pace import patience
from tests.support.people import Person, match, some_action
from tests.support.stack import Stack
from tools.client import Guest, Refused

AWAY, PATIENCE = 600, 200
"""Milliseconds; the patience is six times as long in the matches here, which are not hurried."""


@pytest.fixture(scope="module")
def hasty() -> Iterator[Stack]:
    site = stack.embedded(AWAY_MS=str(AWAY), PATIENCE_MS=str(PATIENCE))
    yield site
    site.close()


def events(person: Person) -> list[tuple[str, int | None]]:
    """What the log told this person of those at the table."""
    return [
        (event["event"], event.get("seat"))
        for event in person.events
        if event["event"].startswith(("seat-", "pause-", "stepped-", "called-", "stood-", "went-"))
    ]


def participants(person: Person) -> dict[str, Any]:
    """How it stands with the people, as this person was told last."""
    about = [m for m in person.messages if m["type"] in {"company", "snapshot"}]
    return about[-1] if about and about[-1]["type"] == "company" else {}


def said_of(person: Person, seat: int) -> dict[str, Any]:
    people: list[dict[str, Any]] = participants(person).get("people", [])
    return next((one for one in people if one["seat"] == seat), {})


async def hears(person: Person, event: str, seat: int | None = None) -> None:
    await person.until(lambda: (event, seat) in events(person))


async def test_a_bot_plays_for_who_has_gone_after_a_crash_too_and_hands_back_as_soon_as_they_come(
    hasty: Stack,
) -> None:
    async with match(hasty) as table:
        await table.ada.close()
        await hears(table.zaneta, "seat-away", 0)
        await table.zaneta.until(lambda: "left" in said_of(table.zaneta, 0))
        assert participants(table.zaneta)["ends"] == "bot"
        assert 0 < said_of(table.zaneta, 0)["left"] <= 6 * PATIENCE
        await hears(table.zaneta, "seat-taken-over", 0)
        hasty.kill("web")
        hasty.start("web")
        await asyncio.gather(table.zaneta.ended(), table.watcher.ended())
        # Whatever she was told before the crash is not what she is told after it.
        table.zaneta.messages.clear()
        await table.zaneta.connect()
        await table.zaneta.until(lambda: participants(table.zaneta) != {})
        away = {"seat": 0, "away": True, "level": "normal"}
        assert participants(table.zaneta)["people"] == [away]
        await table.play(until=lambda: count_of(table.zaneta, "duel-opened") >= 3)
        began = time.monotonic()
        await table.ada.connect()
        await hears(table.ada, "seat-handed-back", 0)
        assert time.monotonic() - began < 1.0 * patience()
        assert participants(table.ada) == {}
        await hears(table.zaneta, "seat-handed-back", 0)
        await table.play(until=lambda: count_of(table.zaneta, "duel-opened") >= 4)


async def test_a_seat_is_kept_until_the_last_tab_is_closed_and_lost_where_who_goes_is_out(
    hasty: Stack,
) -> None:
    async with match(hasty, **{"setting-absent": "remove"}) as table:
        other = await table.connect(table.ada.guest)
        await table.ada.close()
        # By the time that somebody who went later counts as away, a seat of which only one tab was
        # closed would have done so too.
        await table.zaneta.close()
        await hears(other, "seat-away", 1)
        assert ("seat-away", 0) not in events(other)
        await hears(other, "seat-lost", 1)
        await table.zaneta.connect()
        await hears(other, "seat-back", 1)
        await table.zaneta.until(lambda: said_of(table.zaneta, 1).get("lost", False))
        assert table.zaneta.offers == {}
        with pytest.raises(Refused, match="seat-lost"):
            await table.zaneta.act({"do": "resign"})
        await other.send("pause", wanted=True)
        await hears(table.watcher, "stood-still")
        await other.close()
        await hears(table.watcher, "seat-away", 0)


async def test_a_pause_that_all_agree_to_is_seen_by_all_and_who_steps_out_is_waited_for(
    hasty: Stack,
) -> None:
    async with match(hasty) as table:
        before = table.rows()
        for message, code in (
            ({"type": "pause", "wanted": False}, "no-wish"),
            ({"type": "out", "out": False}, "not-out"),
            ({"type": "pause"}, "malformed"),
            ({"type": "pause", "wanted": "yes"}, "malformed"),
            ({"type": "out", "out": True, "minutes": 60}, "malformed"),
        ):
            await table.ada.send(**message)
            assert (await table.ada.refused()).code == code
        assert table.rows() == before
        await table.ada.send("pause", wanted=True)
        for person in (table.zaneta, table.watcher):
            await hears(person, "pause-wanted", 0)
        await table.zaneta.send("pause", wanted=True)
        for person in (table.ada, table.zaneta, table.watcher):
            await hears(person, "stood-still")
            await person.pong()
            assert participants(person)["paused"] and not person.all("update")[-1]["running"]
        with pytest.raises(Refused, match="paused"):
            await table.ada.act(first(table.ada))
        await table.ada.send("pause", wanted=False)
        await hears(table.watcher, "called-back", 0)
        await table.zaneta.send("pause", wanted=False)
        await hears(table.watcher, "went-on")
        await table.ada.act(first(table.ada))
        await table.ada.send("out", out=True)
        await hears(table.zaneta, "stepped-out", 0)
        await table.zaneta.until(lambda: said_of(table.zaneta, 0).get("out", 0) > 290_000)
        await table.ada.close()
        await hears(table.zaneta, "seat-away", 0)
        await table.zaneta.until(lambda: said_of(table.zaneta, 0).get("left", 0) > 280_000)


async def test_a_code_moves_the_seat_to_another_browser_and_no_names_of_those_who_watch_along(
    hasty: Stack,
) -> None:
    """Whoever holds a seat in a running match is not told who watches, wherever they were."""
    async with match(hasty) as table:
        await table.watcher.send("watch", name="Wanda")
        phone = Guest(hasty.url)
        held = await table.come(phone)
        await held.until(lambda: bool(held.all("watchers")))
        words = await code_of(table.ada)
        await asyncio.to_thread(type_in, phone, table.code, words)
        await table.ada.until(lambda: table.ada.seat is None)
        told = {"type": "notice", "code": "recovered", "params": {"name": "Ada"}}
        await table.ada.until(lambda: told in table.ada.messages)
        with pytest.raises(Refused, match="not-seated"):
            await table.ada.act({"do": "resign"})
        await table.ada.until(
            lambda: [m["names"] for m in table.ada.all("watchers")] == [["Wanda"]]
        )
        await held.until(lambda: held.seat == 0 and held.all("watchers")[-1]["names"] == [])
        await held.until(lambda: bool(held.choices()))
        await held.act(first(held))
        # It was told to the seat's holder alone.
        for person in (table.zaneta, table.watcher):
            await person.pong()
            assert words not in str(person.messages) and not person.all("seatcode")


async def code_of(person: Person) -> str:
    await person.send("code")
    await person.until(lambda: bool(person.all("seatcode")))
    words: str = person.all("seatcode")[-1]["words"]
    return words


def type_in(guest: Guest, code: str, words: str) -> None:
    """The form of the page that asks for the code, sent."""
    guest.get(f"/r/{code}/seat/", {"csrfmiddlewaretoken": guest.token, "words": words})


def count_of(person: Person, event: str) -> int:
    return sum(one["event"] == event for one in person.events)


def first(person: Person) -> dict[str, Any]:
    return some_action(person.choices()[:1], random.Random(1))
