"""Pause, resume and step-out requests at a live match, and the bots that substitute."""

from __future__ import annotations

from typing import Any

import pytest

from server.matches.live import participant_requests
from tests.support.matches import Processes
from tests.support.tables import GAME, Table, Watcher, until

OFF = '{"clock":"off","sides":"entente"}'
"""Seat 0 begins at once; patience is 240 seconds."""
ESKADRA = "kosmiczna_eskadra"


@pytest.fixture
async def table(processes: Processes) -> Table:
    opened: Table = await processes.open(options=OFF)
    return opened


async def leaves(table: Table, watcher: Watcher, seconds: float = 21) -> None:
    """Somebody's socket closes, and nobody sees them for so long."""
    await table.runtime.presence.look()
    table.live.leave(watcher)
    table.clock.time += int(seconds * 1000)
    await table.runtime.presence.look()
    await table.pass_time()


def people(watcher: Watcher) -> list[dict[str, Any]]:
    told = watcher.of("company")
    return told[-1].get("people", []) if told else []


async def bots(table: Table) -> dict[int, str]:
    return (await table.live.head()).bots


async def test_who_is_here_hears_who_has_gone_and_until_when(table: Table) -> None:
    ada, bob = [await table.join(seat) for seat in (0, 1)]
    await leaves(table, ada)
    assert people(bob) == [{"seat": 0, "away": True, "left": 240_000}]
    table.clock.time += 100_000
    late = await table.join(None)
    assert people(late) == [{"seat": 0, "away": True, "left": 140_000}]
    assert late.frames.index(late.of("company")[0]) > late.frames.index(late.of("snapshot")[0])


async def test_who_never_opened_the_table_has_gone_too(table: Table) -> None:
    bob = await table.join(1)
    table.clock.time += 21_000
    await table.runtime.presence.look()
    await table.pass_time()
    assert [one["seat"] for one in people(bob)] == [0]


async def test_who_is_out_is_told_of_at_once_and_to_who_comes_later(
    processes: Processes,
) -> None:
    table = await processes.open(game=ESKADRA, seats=3)
    other = await processes.beside(table)
    ada, bob, eve = await table.join(0), await table.join(1), await other.join(1)
    assert bob.of("company") == []
    await table.act(ada, "a", do="resign")
    await other.do(other.live.poked)
    assert [told["finished"] for told in bob.of("company")] == [[0]]
    assert [told["finished"] for told in eve.of("company")] == [[0]]
    late = await table.join(None)
    assert late.of("company")[-1]["finished"] == [0]
    await table.act(ada, "b", do="resign")
    assert len(bob.of("company")) == 1


@pytest.mark.parametrize("game", [GAME, ESKADRA])
async def test_who_is_out_is_no_news_once_the_match_is_over(
    processes: Processes, game: str
) -> None:
    table = await processes.open(game=game)
    ada, bob = [await table.join(seat) for seat in (0, 1)]
    await table.act(ada, "a", do="resign")
    assert table.live.over
    assert ada.of("company") == bob.of("company") == []
    assert (await table.join(None)).of("company") == []


async def test_a_bot_plays_in_the_seat_until_its_person_joins(table: Table) -> None:
    ada, bob = [await table.join(seat) for seat in (0, 1)]
    await leaves(table, ada)
    await table.pass_time(240)
    assert people(bob) == [{"seat": 0, "away": True, "level": "normal"}]
    table.clock.time += 60_000
    await until(lambda: any(event["event"] == "aircraft-laid" for event in bob.events))
    back = await table.join(0)
    assert await bots(table) == {}
    (picture,) = back.of("snapshot")
    assert back.of("company") == [] and picture["n"] == table.live.viewers.n(0)
    assert [event["event"] for event in bob.events][-1] == "seat-handed-back"


async def test_the_seat_is_the_person_s_on_every_process(table: Table, other: Table) -> None:
    ada, bob = [await table.join(seat) for seat in (0, 1)]
    await leaves(table, ada)
    await table.pass_time(240)
    assert await bots(other) == {0: "normal"}
    back = await other.join(0)
    assert back.of("company") == []
    await table.do(table.live.poked)
    assert await bots(table) == await bots(other) == {}
    assert [event["event"] for event in bob.events][-1] == "seat-handed-back"


async def test_who_comes_to_another_process_is_not_put_down_as_gone(
    table: Table, other: Table
) -> None:
    ada = await table.join(0)
    await table.runtime.presence.look()
    table.live.leave(ada)
    table.clock.time += 21_000
    await other.join(0)
    await other.runtime.presence.look()
    await table.do(lambda: table.live.notice_presence(0, here=False))
    for process in (table, other):
        assert 0 not in (await process.live.head()).participants.away


async def test_who_has_lost_the_seat_looks_on_and_is_offered_nothing(
    processes: Processes,
) -> None:
    table = await processes.open(options=OFF, absent="remove")
    ada, bob = [await table.join(seat) for seat in (0, 1)]
    await leaves(table, ada)
    await table.pass_time(240)
    back = await table.join(0)
    (picture,) = back.of("snapshot")
    assert picture["offers"] == {} and people(back)[0]["lost"]
    await table.act(back, "a", do="resign")
    assert back.refusals == [("seat-lost", "a")]
    assert people(bob) == [{"seat": 0, "level": "normal", "lost": True}]


async def test_what_somebody_wants_is_answered_only_if_it_is_refused(table: Table) -> None:
    ada, bob, eve = [await table.join(seat) for seat in (0, 1, None)]
    await table.do(lambda: participant_requests.pause(table.live, ada, True))
    await table.do(lambda: participant_requests.pause(table.live, ada, True))
    assert ada.refusals == [("wished-already", None)]
    assert bob.of("company")[-1]["wish"] == {"by": 0, "agreed": [0], "left": 30_000}
    for wish in (participant_requests.pause, participant_requests.step_out):
        await table.do(lambda wish=wish: wish(table.live, eve, True))
    assert eve.refusals == [("not-seated", None)] * 2
    await table.do(lambda: participant_requests.pause(table.live, bob, True))
    await table.act(ada, "a", do="resign")
    assert ada.refusals[-1] == ("paused", "a")
    await table.do(lambda: participant_requests.pause(table.live, bob, False))
    table.clock.time += 20_000
    late = await table.join(None)
    assert late.of("company")[-1]["call"] == {"by": [1], "left": 40_000}
    await table.pass_time(40)
    assert (await table.actions())[-1] == "go_on"
