"""Bots of a match that is live in two processes: one act for each decision, at the bot's pace."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import games
from games.engine import Plan
from tests.sixth import beside_the_others
from tests.support.matches import Processes
from tests.support.tables import Table, Watcher, until

BOT = 1
HIDE = {"do": "hide", "at": [1, 1], "prize": 2}
LOOK = {"do": "peek", "cups": ["00"]}
PACE = 60_000


@pytest.fixture(autouse=True)
def six_games() -> Iterator[None]:
    with beside_the_others():
        yield


class Process(Table):
    """One of two processes in which the same match of three is live; seat 1 is a bot's."""

    hider: Watcher
    other: Watcher

    async def sit(self) -> None:
        hider = (await self.live.head()).state.hider  # type: ignore[attr-defined]
        assert hider != BOT
        self.hider = await self.join(hider)
        self.other = await self.join(({0, 1, 2} - {hider, BOT}).pop())

    async def hears(self) -> None:
        """The poke that says there is something new."""
        await self.do(self.live.poked)

    async def looks(self) -> list[int]:
        """When the bot has looked under a cup, as the log says."""
        rows = await self.runtime.ledger.rows(self.match, 0)
        done = [(row, msgspec.json.decode(row.body)["action"]["do"]) for row in rows]
        return [row.at for row, do in done if (row.seat, do) == (BOT, "peek")]


@pytest.fixture
async def both(processes: Processes) -> tuple[Process, Process]:
    """No poke passes between them but by ``hears``, and neither lets the other act first."""
    bot = f'{{"{BOT}":"easy"}}'
    match = {"bots": bot, "options": '{"clock":"off"}', "game": "cups", "seats": 3}
    one = await processes.open(Process, **match)
    another = await processes.beside(one)
    for process in (one, another):
        process.runtime.pokes.stop()
        await process.sit()
    return one, another


class Attempts(list[str]):
    """What the bots of some processes ask for, by the ids of their acts."""

    def watch(self, process: Process, patch: pytest.MonkeyPatch) -> None:
        live = process.live
        carry_through = live._acceptance.carry_through

        async def noted(asked: Any, *more: Any) -> None:
            await carry_through(asked, *more)
            if asked.bot:
                self.append(asked.id)

        patch.setattr(live._acceptance, "carry_through", noted)


def looks_once(patch: pytest.MonkeyPatch, wait: int) -> None:
    """The bot looks under a cup after that wait, and then waits for ever. It might look again, and
    nobody's finger is looked at."""
    rules = games.cups.rules  # type: ignore[attr-defined]
    peek = rules.peek

    def again(state: Any, seat: int, cups: list[str]) -> Any:
        events = peek(state, seat, cups)
        state.peeks[seat] = True
        return events

    def choose(game: Any, level: str, seat: int, scene: None, view: Any, *_: Any) -> Plan:
        return Plan(LOOK, wait if view.seen is None else 1_000 * PACE)

    patch.setattr(rules, "peek", again)
    patch.setattr(rules.Cups, "choose", choose)
    patch.setattr(rules.Cups, "samples", lambda *_: [])


async def test_one_act_at_the_pace_though_others_act_in_either_process(
    both: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each act of the others makes both bots think anew; the wait runs on in both."""
    one, another = both
    looks_once(monkeypatch, PACE + 200)
    attempts = Attempts()
    for process in both:
        attempts.watch(process, monkeypatch)
    await one.act(one.hider, "h", **HIDE)
    await another.hears()
    one.clock.time += PACE // 2
    await another.act(another.other, "k", do="peek", cups=["00"])
    await one.hears()
    one.clock.time += PACE // 2
    await another.act(another.hider, "p", do="point", cup="00")
    await one.hears()
    await until(lambda: len(attempts) == 2)
    assert len(set(attempts)) == 1, "the same decision, by the same id"
    assert await one.looks() == [PACE]


async def test_a_decision_that_another_process_has_carried_out_is_dropped(
    both: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one has not heard what was played meanwhile, so it asks by an older id. That is
    refused although the bot may look once more."""
    one, another = both
    looks_once(monkeypatch, 200)
    attempts = Attempts()
    for process in both:
        attempts.watch(process, monkeypatch)
    await one.act(one.hider, "h", **HIDE)
    await another.hears()
    await one.act(one.hider, "p", do="point", cup="00")
    await until(lambda: len(attempts) == 2)
    assert len(set(attempts)) == 2
    assert len(await one.looks()) == 1
