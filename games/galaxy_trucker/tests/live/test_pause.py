"""The match stands, as all have agreed, in the middle of building."""

from __future__ import annotations

from typing import Any

import pytest

from games.galaxy_trucker.tests.live.yards import S, Yard
from games.galaxy_trucker.tests.positions import P, Q, R
from tests.rules import rule

HOUR = 3_600
SAND = 90_000
PEEK = 20_000
PAUSED_AT = 5_000
"""Milliseconds after building began."""
ASKED: list[tuple[int, dict[str, Any]]] = [
    (P, {"do": "place", "k": 0, "cell": 66}),
    (P, {"do": "put_back"}),
    (P, {"do": "reserve", "slot": 1}),
    (P, {"do": "finish", "space": 2}),
    (Q, {"do": "stop_peek"}),
    (Q, {"do": "finish", "space": 2}),
    (R, {"do": "flip"}),
    (S, {"do": "draw_hidden"}),
    (S, {"do": "take_open", "tile": 1}),
    (S, {"do": "peek", "stack": 2}),
]


async def stands(yard: Yard) -> None:
    yard.clock.time += PAUSED_AT
    await yard.stands()


@rule("GT-490")
@pytest.mark.parametrize(("seat", "given"), ASKED, ids=lambda each: str(each)[:40])
async def test_nothing_is_built_while_the_match_stands(
    seat: int, given: dict[str, Any], yard: Yard
) -> None:
    """Whoever builds, peeks or has finished; the refusal comes before any of the heap."""
    await stands(yard)
    before, frames, log = await yard.stored(), yard.heard(), await yard.actions()
    yard.clock.time += HOUR * 1_000
    await yard.act(yard.people[seat], "late", **given)
    assert yard.people[seat].refusals == [("paused", "late")]
    assert (await yard.stored(), yard.heard()) == (before, frames)
    assert await yard.actions() == log


@rule("GT-490")
async def test_afterwards_sand_and_peek_have_the_rest_of_their_time(yard: Yard) -> None:
    await stands(yard)
    await yard.pass_time(HOUR)
    await yard.goes_on()
    for ends, over in ((PEEK, "peek"), (SAND, "sand")):
        now = (await yard.live.head()).state.now
        await yard.pass_time((ends - now - 1) / 1_000)
        assert over in await running(yard)
        await yard.pass_time(0.001)
        assert over not in await running(yard)


async def running(yard: Yard) -> set[str]:
    state = await yard.state()
    peeks = {"peek"} if state.seats[Q].peeks is not None else set()
    return peeks | ({"sand"} if state.sand_until is not None else set())


@rule("GT-490")
async def test_afterwards_the_tile_in_the_hand_is_still_there_to_be_placed(yard: Yard) -> None:
    await stands(yard)
    await yard.goes_on()
    ann = yard.people[P]
    await yard.act(ann, "in time", do="put_back")
    assert ann.refusals == [] and ann.done == ["in time"]
    assert (await yard.state()).seats[P].hand is None
