"""The delayed spectator feed: what it shows, and that nothing of the present shows through."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

from games.engine import Suspend
from server.matches.core.plan import Asked
from server.matches.live import participant_requests
from server.matches.live.delayed_feed import Delay, DelayedFeed
from server.protocol.messages import Notice
from tests.support.tables import Table, Watcher
from tests.unit.matches.live.test_live_match import CENTRAL, ENTENTE

Open = Callable[[int, int], DelayedFeed]


@pytest.fixture
async def behind(table: Table) -> AsyncIterator[Open]:
    """Opens the delayed feed of the table's match: so many moves, so many seconds."""
    opened: list[DelayedFeed] = []

    def open_feed(moves: int, seconds: int) -> DelayedFeed:
        opened.append(DelayedFeed(table.live, Delay(moves, seconds), lambda: None))
        return opened[-1]

    yield open_feed
    for delayed_feed in opened:
        delayed_feed.close()


class Newcomer(Watcher):
    """Somebody who waits for the first picture."""

    def __init__(self) -> None:
        super().__init__(None)
        self.shown = asyncio.Event()

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        await super().deliver(frame, n)
        self.shown.set()


async def come(delayed_feed: DelayedFeed, n: int = 0) -> Watcher:
    watcher = Newcomer()
    delayed_feed.show(watcher, n)
    await asyncio.wait_for(watcher.shown.wait(), 10)
    return watcher


async def look(delayed_feed: DelayedFeed, n: int = 0) -> dict[str, Any]:
    """What somebody who comes now is shown."""
    watcher = await come(delayed_feed, n)
    return watcher.of("snapshot")[0]


async def test_by_seconds_a_move_is_seen_when_they_have_passed_and_not_before(
    table: Table, behind: Open
) -> None:
    """By their clock it is the moment that they see, and so it stands with the people."""
    delayed_feed = behind(0, 30)
    watcher = await come(delayed_feed)
    begun = watcher.of("snapshot")[0]["n"]
    ada = await table.join(0)
    table.clock.time += 5_000
    await table.act(ada, "a", **ENTENTE)
    await table.do(lambda: participant_requests.pause(table.live, ada, True))
    table.clock.time += 29_999
    seen = await look(delayed_feed)
    assert (seen["n"], seen["now"]) == (begun, 4_999)
    assert watcher.of("company") == []
    table.clock.time += 1
    seen = await look(delayed_feed, begun)
    assert (seen["n"], seen["now"]) == (begun + 2, 5_000)
    assert [n for n, _ in seen["events"]] == [begun + 1, begun + 2]
    [told] = watcher.of("company")
    assert (told["wish"]["by"], told["wish"]["left"]) == (0, 30_000)
    assert (await come(delayed_feed)).of("company") == [told]


async def test_by_moves_as_many_are_kept_back_as_the_room_says(table: Table, behind: Open) -> None:
    """Whoever comes late sees what those see who were there, and so it stands with the people."""
    one, two = behind(1, 0), behind(2, 0)
    ada, bob = await table.join(0), await table.join(1)
    first = await come(one)
    begun = first.of("snapshot")[0]["n"]
    await table.act(ada, "a", **ENTENTE)
    await table.do(lambda: participant_requests.pause(table.live, ada, True))
    assert [(await look(feed))["n"] for feed in (one, two)] == [begun + 1, begun]
    assert first.of("company") == []
    await table.act(bob, "b", **CENTRAL)
    late = await look(one)
    assert [late["n"], (await look(two))["n"]] == [begun + 2, begun + 1]
    assert first.of("company")[-1]["wish"]["by"] == 0
    assert (first.of("snapshot") + first.of("update"))[-1]["n"] == late["n"]
    told = [pair for frame in first.frames for pair in frame.get("events", [])]
    assert told == late["events"]


async def test_while_a_match_stands_its_moves_ripen(table: Table, behind: Open) -> None:
    delayed_feed = behind(0, 30)
    ada = await table.join(0)
    begun = (await look(delayed_feed))["n"]
    table.clock.time += 5_000
    await table.do(lambda: table.live.ask(Asked(table.clock.now(), None, Suspend("nobody"))))
    table.clock.time += 29_999
    assert (await look(delayed_feed))["running"]
    table.clock.time += 1
    stands = await look(delayed_feed)
    assert (stands["n"], stands["running"]) == (begun + 1, False)
    await table.do(lambda: table.live.pass_time(person=True))
    await table.act(ada, "a", **ENTENTE)
    table.clock.time += 29_999
    assert not (await look(delayed_feed))["running"]
    table.clock.time += 1
    assert (await look(delayed_feed))["running"]


async def test_by_moves_the_end_is_seen_at_once_with_all_of_them_by_seconds_later(
    table: Table, behind: Open
) -> None:
    by_moves, later = behind(20, 0), behind(3, 30)
    ada = await table.join(0)
    await table.act(ada, "a", do="resign")
    watcher = await table.join(None)
    assert (await look(by_moves))["view"] == watcher.of("snapshot")[0]["view"]
    await look(later)
    assert by_moves.over and not later.over
    table.clock.time += 30_000
    await look(later)
    assert later.over


async def test_what_is_wrong_with_the_match_is_told_at_once_but_to_nobody_who_has_left(
    table: Table, behind: Open
) -> None:
    delayed_feed, gone = behind(5, 300), Watcher(None)
    watcher = await come(delayed_feed)
    delayed_feed.show(gone, 0)
    delayed_feed.leave(gone)
    await look(delayed_feed)
    await table.do(lambda: table.live.viewers.tell_all(msgspec.json.encode(Notice("saving"))))
    assert [notice["code"] for notice in watcher.of("notice")] == ["saving"]
    assert gone.frames == []


async def test_one_that_has_closed_is_no_viewer_however_late_its_wish_is_heard(
    table: Table,
) -> None:
    delayed_feed = DelayedFeed(table.live, Delay(1, 0), lambda: None)
    delayed_feed.close()
    await table.join(0)
    assert table.live.viewers.seats() == {0}
    assert len(table.live.viewers) == 1
