"""Signals in a live match: who sees what of them, what the rules learn, that nothing is kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import Raw
from pytest_django import Settings

from games.engine import Plan
from server.matches.core.head import StoredMove
from server.matches.process.runtime import MatchRuntime
from server.matches.process.signal_relay import TICK
from tests.sixth import beside_the_others
from tests.support.heads import BEGUN
from tests.support.matches import Processes
from tests.support.tables import Table, Watcher, until

HIDE = {"do": "hide", "at": [1, 1], "prize": 2}
STAKES = {f"{x}{y}": 0 for x in range(3) for y in range(2)}
PEA = 4
"""The cup at [1, 1]."""


class CupsTable(Table):
    """A match of three: the one who hides the pea, and two who look on."""

    hider: Watcher
    others: list[Watcher]

    async def sit(self) -> None:
        await self.join(None)
        head = self.live.newest
        assert head is not None
        hider = head.state.hider  # type: ignore[attr-defined]
        self.hider = await self.join(hider)
        self.others = [await self.join(seat) for seat in range(3) if seat != hider]

    def signal(self, watcher: Watcher, at: int | None = None, **signal: Any) -> bool:
        assert watcher.seat is not None
        raw = Raw(msgspec.json.encode(signal))
        return self.live.signal(watcher.seat, raw, self.clock.now() if at is None else at)

    async def bodies(self) -> list[dict[str, Any]]:
        rows = await self.runtime.ledger.rows(self.match, 0)
        return [msgspec.json.decode(row.body) for row in rows]

    async def sampled(self) -> dict[int, list[dict[str, int] | None]]:
        """What the log says of each seat's finger, once the log says it of both."""
        async with asyncio.timeout(10):
            while True:
                actions = [body["action"] for body in await self.bodies()]
                found = [action for action in actions if action["do"] == "sampled"]
                if len(found) >= 2:
                    assert len(found) == 2, "each once"
                    return {action["seat"]: action["signals"] for action in found}
                await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def nobody_is_away(settings: Settings) -> None:
    """Though nobody sits there, and the clock leaps by a minute."""
    settings.AWAY_MS = 24 * 3_600_000


@pytest.fixture(autouse=True)
def six_games() -> Iterator[None]:
    with beside_the_others():
        yield


@pytest.fixture
async def cups(processes: Processes) -> CupsTable:
    return await opened(processes)


async def opened(
    processes: Processes, *, alone: bool = True, bots: str = "{}", clock: str = "off"
) -> CupsTable:
    options = f'{{"clock":"{clock}"}}'
    match = {"bots": bots, "options": options, "game": "cups", "seats": 3}
    table: CupsTable = await processes.open(CupsTable, alone=alone, **match)
    await table.sit()
    return table


async def a_tick(table: CupsTable) -> None:
    """Its process relays at once whatever it would at its next tick."""
    await table.runtime.relay.tell()


def seen(watcher: Watcher) -> list[dict[str, dict[str, int]]]:
    return [frame["seats"] for frame in watcher.of("signals")]


# ---- shown to the others


async def test_all_others_see_where_a_hand_is_and_only_what_the_game_says(cups: CupsTable) -> None:
    """Two hands come in one frame; where the hider points is a secret."""
    watcher = await cups.join(None)
    ann, bob = cups.others
    assert cups.signal(cups.hider, cup=5)
    assert cups.signal(ann, cup=3, press=7) and cups.signal(bob, cup=2)
    await until(lambda: seen(ann) and seen(bob) and seen(watcher) and seen(cups.hider))
    await a_tick(cups)
    anns, bobs = {str(ann.seat): {"cup": 3}}, {str(bob.seat): {"cup": 2}}
    assert seen(watcher) == seen(cups.hider) == [anns | bobs]
    assert (seen(ann), seen(bob)) == ([bobs], [anns])


async def test_of_many_signals_only_the_newest_is_told_once_in_a_tick(cups: CupsTable) -> None:
    ann, bob = cups.others
    began = time.monotonic()
    for cup in (0, 1, 2):
        cups.signal(ann, cup=cup)
    await until(lambda: seen(bob))
    for cup in (3, 4, 5):
        cups.signal(ann, cup=cup)
    await until(lambda: len(seen(bob)) == 2)
    assert time.monotonic() - began >= TICK
    assert seen(bob) == [{str(ann.seat): {"cup": 2}}, {str(ann.seat): {"cup": 5}}]


async def test_what_looks_the_same_is_not_told_again(cups: CupsTable) -> None:
    """A hand that stays where it is says nothing new, whatever was done in secret."""
    ann, bob = cups.others
    await cups.act(cups.hider, "h", **HIDE)
    for press in (1, 8):
        cups.signal(ann, cup=1, press=press)
        await a_tick(cups)
    await cups.act(ann, "b", do="bet", stakes=STAKES)
    cups.signal(ann, cup=1)
    await a_tick(cups)
    assert len(seen(bob)) == 1


NO_SIGNALS = (
    *("{}", '{"cup":6}', '{"cup":1,"x":2}', '{"cup":"1"}'),
    *("[]", "null", '"\\ud800"', "[" * 9_000),
)


async def test_what_is_no_signal_of_this_game_is_refused_and_changes_nothing(
    cups: CupsTable,
) -> None:
    ann, bob = cups.others
    for text in NO_SIGNALS:
        assert not cups.live.signal(ann.seat or 0, Raw(text.encode()), cups.clock.now()), text
    await a_tick(cups)
    assert seen(bob) == [] and cups.live.signals.newest(ann.seat or 0) is None


async def test_a_game_without_signals_takes_none(table: Table) -> None:
    await table.join(0)
    assert not table.live.signal(0, Raw(b'{"cup":1}'), table.clock.now())


async def test_a_game_that_fails_at_a_signal_shows_nothing_and_goes_on(
    cups: CupsTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = cups.others
    game = type((await cups.live.head()).begun.game)
    with monkeypatch.context() as planted:
        planted.setattr(game, "relayed", lambda *_: 1 // 0)
        cups.signal(ann, cup=1)
        await a_tick(cups)
    cups.signal(ann, cup=2)
    await until(lambda: seen(bob))
    assert seen(bob) == [{str(ann.seat): {"cup": 2}}]
    await cups.act(cups.hider, "h", **HIDE)
    assert cups.hider.done == ["h"]


async def test_nothing_of_signals_is_stored(cups: CupsTable, sqlite_file: Path) -> None:
    before = await cups.versions()
    for cup in range(6):
        cups.signal(cups.others[0], cup=cup, press=8)
    await a_tick(cups)
    assert await cups.versions() == before
    kept = b"".join(file.read_bytes() for file in sqlite_file.parent.glob("ledger.sqlite3*"))
    assert b"begin" in kept and b"press" not in kept


# ---- from process to process


async def test_a_process_says_one_thing_a_tick_and_nothing_secret(processes: Processes) -> None:
    """Others show what their own viewers would have been shown."""
    table = await opened(processes, alone=False)
    other = await processes.beside(table, alone=False)
    elsewhere = await other.join(None)
    ann, bob = table.others
    told = messages_of(table.runtime)
    table.signal(ann, cup=3, press=7)
    table.signal(bob, cup=4)
    table.signal(table.hider, cup=5)
    await a_tick(table)
    await until(lambda: seen(elsewhere))
    await a_tick(other)
    assert seen(elsewhere) == [{str(ann.seat): {"cup": 3}, str(bob.seat): {"cup": 4}}]
    relayed = [(1, ann.seat, {"cup": 3}), (1, bob.seat, {"cup": 4})]
    assert [message for message in told if message] == [relayed]


def messages_of(runtime: MatchRuntime) -> list[Any]:
    """What the runtime says of signals to other processes, as it says it."""
    told: list[Any] = []
    say = runtime.pokes.signals
    runtime.pokes.signals = lambda said: (told.append(said), say(said))[1]  # type: ignore
    return told


# ---- what the rules learn


async def test_a_sample_holds_the_last_signal_up_to_each_moment(cups: CupsTable) -> None:
    ann, bob = cups.others
    now = cups.clock.now()
    arrived = [(-10, 0), (0, 1), (100, 2), (150, 3), (151, 5)]
    for after, cup in arrived:
        cups.signal(ann, now + after, cup=cup, press=7)
    began = time.monotonic()
    await cups.act(cups.hider, "h", **HIDE)
    sampled = await cups.sampled()
    assert time.monotonic() - began >= 0.150, "no answer before the last moment is over"
    assert sampled == {
        ann.seat: [{"cup": 1, "press": 7}, {"cup": 3, "press": 7}],
        bob.seat: [None, None],
    }


async def test_each_learns_only_of_its_own_finger(cups: CupsTable) -> None:
    ann, bob = cups.others
    cups.signal(ann, cup=PEA)
    await cups.act(cups.hider, "h", **HIDE)
    await cups.sampled()
    await until(lambda: ann.of("update")[-1]["events"][0][1][0]["event"] == "finger-noted")
    assert ann.of("update")[-1]["patch"]["finger"] == [PEA, PEA]
    for other in (bob, cups.hider):
        assert all("finger" not in frame.get("patch", {}) for frame in other.of("update")[:-1])
    assert "finger-noted" not in str(cups.hider.frames)


async def test_a_signal_counts_only_from_when_the_hand_took_up_what_it_holds(
    cups: CupsTable,
) -> None:
    cups.signal(ann := cups.others[0], BEGUN + 100, cup=1)
    moments = [(99, 100), (100, 200), (-1, 99)]
    counted = [cups.live.signals.last(ann.seat or 0, *between) for between in moments]
    assert counted == [{"cup": 1, "press": 0}, None, None]


async def test_nobody_answers_for_a_seat_without_a_hand(cups: CupsTable) -> None:
    """Its game has a deadline for that; who comes back is asked at once."""
    ann, bob = cups.others
    cups.live.leave(bob)
    await cups.act(cups.hider, "h", **HIDE)
    cups.clock.time += 1_000
    await until(lambda: "finger-noted" in str(ann.frames))
    await asyncio.sleep(0.05)
    assert (await cups.actions()).count("sampled") == 1
    await cups.join(bob.seat)
    assert (await cups.sampled())[bob.seat or 0] == [None, None]


async def test_of_two_processes_the_one_that_knows_the_hand_answers(processes: Processes) -> None:
    """Ann has an old page open at a process that hears nothing from her any more."""
    table = await opened(processes, alone=False)
    other = await processes.beside(table, alone=False)
    ann, bob = table.others
    await other.join(ann.seat)
    newest = await other.join(bob.seat)
    table.signal(ann, cup=2)
    other.signal(newest, cup=3)
    await table.act(table.hider, "h", **HIDE)
    await other.do(other.live.poked)
    taken = await table.sampled()
    assert taken[ann.seat or 0] == [{"cup": 2, "press": 0}] * 2
    assert taken[bob.seat or 0] == [{"cup": 3, "press": 0}] * 2
    await asyncio.sleep(0.5)
    await table.sampled()


async def test_a_match_that_stands_asks_for_nothing(cups: CupsTable) -> None:
    cups.signal(cups.others[0], cup=1)
    await cups.act(cups.hider, "h", **HIDE)
    head = await cups.live.head()
    head.clock.suspend(head.state.now)
    cups.live._after_change()
    await asyncio.sleep(0.25)
    assert "sampled" not in await cups.actions()
    head.clock.resume(cups.clock.now())
    cups.live._after_change()
    await cups.sampled()


# ---- bots


async def test_a_bot_s_hand_is_seen_and_sampled_like_a_person_s(processes: Processes) -> None:
    table = await opened(processes, bots='{"1":"easy","2":"easy"}')
    watcher = await table.join(None)
    if table.hider.seat == 0:
        await table.act(table.hider, "h", **HIDE)
    await until(lambda: any(seat in frame for frame in seen(watcher) for seat in "12"))
    await until(lambda: table.live.newest and table.live.newest.version > 2)
    taken = {body["action"]["seat"] for body in await table.bodies() if "seat" in body["action"]}
    assert taken and taken <= {1, 2}


class Moved(NamedTuple):
    raw: bytes
    asked: list[str]
    """What the bot was asked when it last thought before."""


class Bot:
    """The bot of seat 1 thinks by a plan: with which luck each time, and where its hand goes."""

    def __init__(self, table: CupsTable, plan: Plan, patch: pytest.MonkeyPatch) -> None:
        assert table.live.newest is not None
        self.table, self.plan, self.game = table, plan, type(table.live.newest.begun.game)
        self.lucks: list[str] = []
        self.asked: list[list[str]] = []
        self.hands: list[Moved] = []
        patch.setattr(self.game, "choose", self.choose)
        patch.setattr(table.live, "signal", self.signal)

    def choose(self, *asked: Any) -> Plan:
        *_, offers, chance = asked
        self.asked.append([offer.do for offer in offers])
        self.lucks.append(chance.seed)
        return self.plan

    def signal(self, seat: int, raw: Raw, at: int) -> None:
        self.hands.append(Moved(bytes(raw), self.asked[-1]))

    def has_acted(self) -> bool:
        """At whatever ``n``: on a slow machine it decides once more, told of what was sampled."""
        head = self.table.live.newest
        return head is not None and any(own == 1 for own, _ in head.done)


@pytest.fixture
async def untimed_bot(processes: Processes) -> CupsTable:
    return await opened(processes, bots='{"1":"easy"}')


BET = {"do": "bet", "stakes": STAKES}
POINT = {"do": "point", "cup": "00"}
PEEK = {"do": "peek", "cups": ["00"]}


async def test_a_bot_keeps_pace_and_luck_while_it_is_asked_the_same(
    untimed_bot: CupsTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks anew as the others act, and may peek or not; whether to bet it is asked all the
    time, so it acts when and as it would have."""
    table = untimed_bot
    ann = table.others[1]
    path = [(0, {"cup": 0}), (30_000, {"cup": 3}), (50_000, {"cup": 1}), (59_000, {"cup": 2})]
    bot = Bot(table, Plan(BET, 60_000, path), monkeypatch)
    offers = bot.game.offers

    def now_and_then(self: Any, state: Any, seat: int) -> list[Any]:
        none = state.pointed is not None and state.peeks[ann.seat]
        return [each for each in offers(self, state, seat) if each.do != "peek" or not none]

    monkeypatch.setattr(bot.game, "offers", now_and_then)
    await table.act(table.hider, "h", **HIDE)
    await until(lambda: [moved.raw for moved in bot.hands] == [b'{"cup":0}'])
    table.clock.time += 51_000
    await table.act(table.hider, "p", **POINT)
    await until(lambda: len(bot.hands) == 2)
    assert bot.hands[1].raw == b'{"cup":1}', "and not what was overdue before it"
    table.clock.time += 9_000
    await table.act(ann, "k", **PEEK)
    await until(bot.has_acted)
    assert [len(asked) for asked, _ in groupby(bot.asked)] == [3, 2, 3]
    assert len(set(bot.lucks)) == 1


async def test_a_bot_that_has_acted_begins_anew(
    untimed_bot: CupsTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where it is asked again what it was asked: it has peeked, and now it is to bet."""
    table = untimed_bot
    bot = Bot(table, Plan(PEEK, 60_000, [(0, {"cup": 0})]), monkeypatch)
    await table.act(table.hider, "h", **HIDE)
    await until(lambda: len(bot.hands) == 1)
    table.clock.time += 60_000
    await table.act(table.hider, "p", **POINT)
    await until(lambda: "peek" not in bot.hands[-1].asked)
    lucks = list(zip(bot.lucks, bot.asked, strict=False))
    before = [luck for luck, asked in lucks if "peek" in asked]
    assert len(before) >= 2, "the finger that points is a change, and what is sampled may be one"
    assert len(set(before)) == 1
    assert before[0] not in [luck for luck, asked in lucks if "peek" not in asked]


async def test_a_bot_that_is_asked_something_else_begins_from_then(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock takes its bet away from it: now it is to hide."""
    table = await opened(processes, bots='{"1":"easy"}', clock="on")
    path = [(0, {"cup": 0}), (15_000, {"cup": 1})]
    bot = Bot(table, Plan({"do": "hide"}, 60_000, path), monkeypatch)
    await table.act(table.hider, "h", **HIDE)
    await until(lambda: len(bot.hands) == 1)
    await table.pass_time(20)
    await until(lambda: len(bot.hands) == 2)
    assert [moved.raw for moved in bot.hands] == [b'{"cup":0}'] * 2, "its hand begins anew"
    assert len(set(bot.lucks)) == 2


# ---- lag


async def test_the_lag_of_an_act_is_in_its_row_and_replayed(
    cups: CupsTable, processes: Processes
) -> None:
    await cups.act(cups.hider, "h", **HIDE)
    cups.clock.time += 1_000
    await cups.act(cups.hider, "p", 90, do="point", cup="00")
    await cups.sampled()
    lags = [body.get("lag", "none") for body in await cups.bodies()]
    assert sorted(map(str, lags)) == ["90", *["none"] * (len(lags) - 1)]
    pointed = next(body for body in await cups.bodies() if body["action"]["do"] == "point")
    assert pointed["events"][0]["at"] == 1_000 - 90
    again = await processes.beside(cups)
    await again.join(None)
    there, here = again.live.newest, cups.live.newest
    assert there is not None and here is not None
    assert msgspec.json.encode(there.state) == msgspec.json.encode(here.state)


def test_a_row_without_lag_is_as_it_was() -> None:
    body = StoredMove(Raw(b"{}"), Raw(b"[]"), Raw(b"[]"))
    assert msgspec.json.encode(body) == b'{"action":{},"events":[],"draws":[]}'
