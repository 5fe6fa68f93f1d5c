"""Signals over real sockets, with the toy game, which makes use of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tests.sixth.served import SiteOfSix
from tests.support.logs import moves
from tests.support.people import Person, room
from tools.client import Guest

HIDE = {"do": "hide", "at": [1, 1], "prize": 2}
PEA = 4
"""The cup at [1, 1]."""
FLOOD = 4029


class Three:
    """A match of three with a spectator, over as many processes as there are."""

    def __init__(self, seated: list[Person], watcher: Person) -> None:
        self.seated = seated
        self.watcher = watcher
        hider = seated[0].view["hider"]
        self.hider = seated[hider]
        self.ann, self.bob = [person for person in seated if person.seat != hider]

    @property
    def everybody(self) -> list[Person]:
        return [*self.seated, self.watcher]

    async def a_tick(self) -> None:
        """Long enough that whatever is to be told has been told, here and elsewhere."""
        await asyncio.sleep(0.7)
        for person in self.everybody:
            await person.pong()


@asynccontextmanager
async def three(site: SiteOfSix) -> AsyncIterator[Three]:
    async with room(site, game="cups", seats="3", clock="off") as table:
        urls = [site.urls[number % len(site.urls)] for number in (1, 2, 3)]
        others = [await table.come(Guest(url)) for url in urls]
        seated = [table.ada, *others[:2]]
        for seat in (1, 2):
            await seated[seat].take_seat(seat, f"Bob {seat}")
        for person in seated:
            await person.ready()
        for person in table.people:
            await person.until(lambda person=person: bool(person.view))
        yield Three(seated, others[2])


async def heard(person: Person, true: Callable[[], Any]) -> None:
    await person.until(lambda: bool(true()))


async def test_a_hand_is_seen_by_all_others_without_its_secret(six: SiteOfSix) -> None:
    async with three(six) as match:
        ann = match.ann
        await ann.signal(cup=3, press=7)
        for other in (match.hider, match.bob, match.watcher):
            await heard(other, lambda other=other: other.signals)
            assert other.signals == {str(ann.seat): {"cup": 3}}
        await match.a_tick()
        assert ann.all("signals") == []
        assert all("press" not in str(person.messages) for person in match.everybody)


async def test_a_hand_that_moves_all_the_time_is_seen_five_times_a_second(
    six: SiteOfSix,
) -> None:
    async with three(six) as match:
        began = time.monotonic()
        for step in range(20):
            await match.ann.signal(cup=step % 6)
            await asyncio.sleep(0.05)
        seconds = time.monotonic() - began
        await match.a_tick()
        for other in (match.bob, match.watcher):
            assert 3 <= len(other.all("signals")) <= 5 * seconds + 2
            assert other.signals == {str(match.ann.seat): {"cup": 19 % 6}}


async def test_the_rules_learn_where_a_hand_was_when_it_mattered(six: SiteOfSix) -> None:
    async with three(six) as match:
        await match.ann.signal(cup=0)
        await match.ann.signal(cup=PEA, press=3)
        await match.bob.signal(cup=1)
        # Sockets are not heard in an order, and the clocks of processes agree to 50 ms.
        await match.a_tick()
        await match.hider.act(HIDE)
        for person, cup in ((match.ann, PEA), (match.bob, 1)):
            await heard(person, lambda person=person: person.view.get("finger"))
            assert person.view["finger"] == [cup, cup]
        await match.a_tick()
        bodies = stored(six, match.ann.code)
        sampled = [body["action"] for body in bodies if body["action"]["do"] == "sampled"]
        assert sorted(action["seat"] for action in sampled) == sorted(
            [match.ann.seat, match.bob.seat]
        )
        assert "finger" not in match.hider.view and "finger" not in match.watcher.view


async def test_nothing_of_a_signal_is_stored_or_said_in_a_log(six: SiteOfSix) -> None:
    async with three(six) as match:
        before = stored(six, match.ann.code)
        for cup in range(6):
            await match.ann.signal(cup=cup, press=9)
        await match.ann.signal(cup="nonsense", press=9)
        assert (await match.ann.refused()).code == "not-a-signal"
        # One that only looks like a signal.
        for text in ('{"type":"signal"}', '{"type":"signal","signal":{},"n":1}'):
            await match.ann.send_text(text)
            assert (await match.ann.refused()).code == "malformed"
        await match.a_tick()
        assert stored(six, match.ann.code) == before
        assert "press" not in six.said() and "nonsense" not in six.said()


async def test_signals_that_come_too_fast_are_dropped_and_a_flood_ends_the_socket(
    six: SiteOfSix,
) -> None:
    async with three(six) as match:
        # More than a seat may send, and not so much that the socket is at fault.
        for step in range(60):
            await match.ann.signal(cup=step % 6)
        assert await match.ann.refusals() == []
        assert match.ann.closed is None
        heard = len(match.watcher.all("signals"))
        text = msgspec.json.encode({"type": "signal", "signal": {"cup": 1}}).decode()
        for _ in range(1_000):
            if match.ann.closed is not None:
                break
            await match.ann.send_text(text)
        await match.ann.ended()
        assert match.ann.closed == FLOOD
        await match.hider.act(HIDE)
        assert len(match.watcher.all("signals")) <= heard + 2


async def test_everybody_is_told_how_long_the_lines_are(six: SiteOfSix) -> None:
    """The lines here take next to nothing, but it is known that they do."""
    async with three(six) as match:
        async with asyncio.timeout(30):
            while not all(any(told(each)) for each in match.everybody):
                for person in match.seated:
                    await person.pong()
                await asyncio.sleep(0.5)


def told(person: Person) -> list[bool]:
    """Whether it was said of all three lines."""
    lags = [message["lag"] for message in person.all("presence") if "lag" in message]
    return [None not in lag and len(lag) == 3 for lag in lags]


async def test_an_act_carries_half_of_what_its_line_takes(six: SiteOfSix) -> None:
    """Who gives back late has a long line, as far as anybody can tell."""
    async with three(six) as match:
        hider = match.hider
        await hider.act(HIDE)
        after = len(hider.messages)
        hider._give_back = never  # type: ignore[method-assign]
        await hider.send("ping", n=hider.n)
        pong = await hider.next("pong", after)
        await asyncio.sleep(0.2)
        await hider.send("echo", at=pong["at"])
        await hider.send("echo", at=pong["at"])
        await hider.act({"do": "point", "cup": "00"})
        rows = stored(six, hider.code)
        point = next(body for body in rows if body["action"]["do"] == "point")
        assert 100 <= point["lag"] < 1_000
        assert all("lag" not in body for body in rows if body["action"]["do"] == "sampled")


async def never(at: int) -> None:
    pass


def stored(site: SiteOfSix, code: str) -> list[dict[str, Any]]:
    """The bodies of the log of a room's match."""
    return [body for *_, body in moves(site, code)]
