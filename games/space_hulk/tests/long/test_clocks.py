"""The phase clock and a decision's own clock, rung by the worker, over a kill of everything."""

from __future__ import annotations

import asyncio

from games.space_hulk.tests.boards import board
from games.space_hulk.tests.sockets import does, kept
from tests.rules import rule
from tests.support import logs
from tests.support.people import Match, match
from tests.support.stack import Stack
from tools.client import Guest

CORRIDOR = board(
    name={"en": "Corridor", "pl": "Korytarz"},
    map=[
        "#############",
        "#......######",
        "#>..........E",
        "#......######",
        "#......######",
        "#############",
    ],
    squad=["rifle"],
    start_blips=1,
    blips_per_round=[0],
    supply={"2": 6},
    zones={},
    objects=[],
    goals={
        "marines": [{"type": "kill", "count": 9}],
        "aliens": [{"type": "eliminate", "side": "marines", "count": "all"}],
    },
    clock={"marines_s": 30, "aliens_s": 30},
)
"""A marine on watch at one end of a corridor, at the other one what comes into his sight."""
OPTIONS = {
    "scenario": "own",
    "clock": "scenario",
    "auto_end": "off",
    "blip_may_enter_sight": "on",
}
PHASE = 30_000
LATE = 2_000
"""Milliseconds within which the worker rings."""
EVERYTHING = ("web1", "web2", "worker", "beat")


@rule("SH-744", "SH-745", "SH-746", "SH-747", "SH-750")
async def test_clocks_run_out_though_everything_was_killed(full_stack: Stack) -> None:
    code = await asyncio.to_thread(kept, Guest(full_stack.url), CORRIDOR)
    async with match(full_stack, "space_hulk", **OPTIONS, board=code) as table:
        ada, watcher = table.ada, table.watcher
        await a_blip_comes_into_sight(table)
        for person in (ada, watcher):
            await person.until(lambda person=person: "asked" in person.view)
        asked, left = ada.view["asked"], ada.view["left"]
        assert (asked["what"], asked["seat"], ada.view["phase"]) == ("placing", 0, "alien_actions")
        assert 0 < left <= PHASE
        due = ada.view["turn"]["until"]
        await everything_is_killed(table)
        for person in (*table.seats, table.watcher):
            assert person.view["asked"] == asked
            assert person.view["left"] == left
        await watcher.until(lambda: watcher.view.get("asked") is None, wait=60)
        # The phase goes on with what was left of it, and nobody ends it.
        ends = watcher.view["turn"]["until"]
        await watcher.until(lambda: watcher.view["phase"] != "alien_actions", wait=60)
        rung = {
            body["action"]["do"]: at
            for _, seat, _, at, body in logs.moves(full_stack, table.code)
            if seat is None
        }
        assert due <= rung["decision_due"] <= due + LATE
        assert ends == rung["decision_due"] + left
        assert ends <= rung["phase_due"] <= ends + LATE
        logs.assert_sound(full_stack, table.code)


async def a_blip_comes_into_sight(table: Match) -> None:
    ada, zaneta = table.seats
    await does(zaneta, "place_blip")
    await does(ada, "overwatch")
    await does(ada, "end_phase")
    await does(zaneta, "enter")


async def everything_is_killed(table: Match) -> None:
    for name in EVERYTHING:
        await asyncio.to_thread(table.site.kill, name)
    for name in EVERYTHING:
        await asyncio.to_thread(table.site.start, name)
    for person in (*table.seats, table.watcher):
        await person.ended()
        await person.connect()
        await person.until(lambda person=person: "asked" in person.view)
