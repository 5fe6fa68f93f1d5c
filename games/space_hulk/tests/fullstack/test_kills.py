"""kill -9 of every process between two overwatch shots, while an extra hit is to be chosen."""

from __future__ import annotations

import asyncio
from typing import Any

from games.space_hulk.tests.boards import board
from games.space_hulk.tests.sockets import UNHURRIED, does, everything_is_killed, kept
from tests.rules import rule
from tests.support import logs
from tests.support.people import Match, match
from tests.support.stack import Stack
from tools.client import Guest

HALL = board(
    name={"en": "Hall", "pl": "Hala"},
    map=[
        "#############",
        "#...........#",
        "#>..........E",
        "#>..........#",
        "#...........#",
        "#############",
    ],
    squad=["rifle", "rifle"],
    start_blips=1,
    blips_per_round=[0],
    supply={"3": 6},
    zones={},
    objects=[],
    goals={
        "marines": [{"type": "kill", "count": 9}],
        "aliens": [{"type": "eliminate", "side": "marines", "count": "all"}],
    },
    ruleset={
        "blip_may_enter_sight": True,
        "shooting_die": {"hit": 6, "again": 0},
        "jam_die": {"jam": 0, "ok": 6},
    },
)
"""Every shot hits twice, and three aliens come."""
WIDTH = len(HALL["map"][0])
ENTRY, AHEAD, ASIDE = (row * WIDTH + column for column, row in [(12, 2), (11, 2), (11, 1)])


@rule("SH-220", "SH-226", "SH-259", "SH-260")
async def test_an_extra_hit_is_asked_again_after_a_kill_and_the_second_shot_follows(
    full_stack: Stack,
) -> None:
    code = await asyncio.to_thread(kept, Guest(full_stack.url), HALL)
    async with match(full_stack, "space_hulk", **UNHURRIED, scenario="own", board=code) as table:
        ada, zaneta, watcher = table.ada, table.zaneta, table.watcher
        await three_aliens_stand_before_two_on_watch(table)
        acting, behind, aside = (alien_at(table, at) for at in (AHEAD, ENTRY, ASIDE))
        await does(zaneta, "turn", piece=acting, facing="n")
        await ada.until(lambda: "asked" in ada.view)
        asked = ada.view["asked"]
        assert (asked["what"], asked["seat"]) == ("extra-hit", 0)
        assert [shot["piece"] for shot in shots(table)] == ["m1"]
        choices = ada.choices()
        await everything_is_killed(table)
        for person in (*table.seats, watcher):
            assert person.view["asked"] == asked
        assert ada.choices() == choices
        assert targets(choices) == {behind, aside}
        await does(ada, "extra_hit", target=aside)
        await watcher.until(lambda: not watcher.view["aliens"])
        told = [(shot["piece"], shot["target"], shot["overwatch"]) for shot in shots(table)]
        assert told == [("m1", acting, True), ("m2", acting, True)]
        assert "asked" not in watcher.view
        logs.assert_sound(full_stack, table.code)


async def three_aliens_stand_before_two_on_watch(table: Match) -> None:
    ada, zaneta = table.seats
    await does(zaneta, "place_blip")
    await does(ada, "end_phase")
    await does(zaneta, "enter")
    for at in (ENTRY, AHEAD, ASIDE):
        await does(ada, "place_alien", to=at, facing="w")
    await does(zaneta, "end_phase")
    for marine in ("m1", "m2"):
        await does(ada, "overwatch", piece=marine, cp=0)
    await does(ada, "end_phase")


def alien_at(table: Match, at: int) -> str:
    return next(str(name) for name, each in table.ada.view["aliens"].items() if each["at"] == at)


def shots(table: Match) -> list[dict[str, Any]]:
    return [event for event in table.watcher.events if event["event"] == "shot"]


def targets(choices: list[dict[str, Any]]) -> set[str]:
    """What the extra hit may be."""
    return {name for offer in choices for name in offer["take"]["target"]["of"]}
