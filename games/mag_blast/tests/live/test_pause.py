"""The match stands, as all have agreed, while an answer window is open."""

from __future__ import annotations

from typing import Any

import pytest

from games.mag_blast.tests.live.battles import Battle
from games.mag_blast.tests.positions import A, B, C, D
from games.mag_blast.timing import GRACE, PACES
from tests.rules import rule

HOUR = 3_600
RELAXED = PACES["relaxed"]
MOMENT, _, END = RELAXED.moments
PAUSED_AT = 1_000
"""Milliseconds after the window opened."""
ASKED: list[tuple[int, dict[str, Any]]] = [
    (A, {"do": "fire", "ship": "CR07", "card": "B02", "target": "BA05"}),
    (A, {"do": "sound", "noise": 0}),
    (A, {"do": "end_turn"}),
    (B, {"do": "answer", "window": 1, "card": "EA01"}),
    (B, {"do": "pass", "window": 1}),
    (B, {"do": "hold", "window": 1}),
    (C, {"do": "answer", "window": 1, "card": "TF01"}),
    (C, {"do": "set_preset", "preset": "pass-not-me", "on": False}),
    (D, {"do": "set_sound_help", "on": True}),
    (D, {"do": "resign"}),
]


async def stands(battle: Battle) -> None:
    battle.clock.time += PAUSED_AT
    await battle.stands()


@rule("MB-525")
@pytest.mark.parametrize(("seat", "given"), ASKED, ids=lambda each: str(each)[:40])
async def test_nothing_is_done_in_an_open_window_while_the_match_stands(
    seat: int, given: dict[str, Any], battle: Battle
) -> None:
    await battle.fires()
    await stands(battle)
    before, frames, log = await battle.stored(), battle.heard(), await battle.actions()
    battle.clock.time += HOUR * 1_000
    await battle.act(battle.people[seat], "late", **given)
    assert battle.people[seat].refusals == [("paused", "late")]
    assert (await battle.stored(), battle.heard()) == (before, frames)
    assert await battle.actions() == log


@rule("MB-445", "MB-525")
@pytest.mark.parametrize(
    ("before", "ends"),
    [
        ([], END + GRACE),
        ([(C, "hold")], RELAXED.hold + GRACE),
        ([(B, "pass"), (C, "pass"), (D, "pass")], MOMENT),
    ],
    ids=["silent", "held", "passed"],
)
async def test_afterwards_an_open_window_has_the_rest_of_its_time(
    before: list[tuple[int, str]], ends: int, battle: Battle
) -> None:
    """Its early moment too, where all have passed."""
    await battle.fires()
    for seat, do in before:
        await battle.act(battle.people[seat], do, do=do, window=1)
    await stands(battle)
    await battle.pass_time(HOUR)
    await battle.goes_on()
    await battle.pass_time((ends - PAUSED_AT - 1) / 1_000)
    assert await battle.window() is not None
    await battle.pass_time(0.001)
    assert await battle.window() is None


@rule("MB-525")
async def test_afterwards_an_open_window_can_still_be_answered(battle: Battle) -> None:
    await battle.fires()
    await stands(battle)
    await battle.pass_time(HOUR)
    await battle.goes_on()
    ben = battle.people[B]
    await battle.act(ben, "in time", do="answer", window=1, card="EA01")
    assert ben.refusals == [] and ben.done == ["in time"]
    answered = await battle.window()
    assert answered is not None and answered.number == 2
