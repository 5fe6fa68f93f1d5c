"""What axe has to say about the board in the middle of a match, by day and by night."""

from __future__ import annotations

from typing import Literal

import pytest

from games.space_hulk.tests.browser.duels import CERTAIN, arena, duel
from games.space_hulk.tests.browser.eyes import Eyes
from tests.support.browser.barriers import barriers
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
HALL = arena(
    "##########",
    "#........#",
    "#>.......E",
    "#>.......#",
    "#..D.....#",
    "##########",
    squad=["rifle", "flamer"],
    supply={"3": 20},
    ruleset={
        "entry_quiet_distance": 0,
        "blip_may_enter_sight": True,
        "marine_ap": 8,
        "shooting_die": CERTAIN,
        "waiting_per_entry": 1,
    },
)
"""What comes in is seen at once; every shot hits twice."""
WAYS: list[tuple[Literal["dark", "light"], tuple[int, int]]] = [
    ("dark", (1440, 900)),
    ("light", (390, 844)),
]


@pytest.mark.parametrize(("scheme", "size"), WAYS, ids=["desk", "phone"])
async def test_the_board_is_open_to_all_whatever_is_asked(
    scheme: Literal["dark", "light"], size: tuple[int, int], eager: Stack, people: People
) -> None:
    how = {"color_scheme": scheme, "reduced_motion": "reduce", "bypass_csp": True}
    async with duel(eager, people, HALL, kind=Eyes, language="pl", size=size, **how) as table:
        ann: Eyes = table.me
        await table.begins()
        found = await barriers(ann)
        await ann.chooses("board-rifle", 1)
        await ann.key("v")
        await ann.taps(3, 2)
        await expect(ann.action("board-go")).to_be_visible()
        found += await barriers(ann)
        await ann.key("Escape", "f", "x")
        await expect(ann.warned).to_be_visible()
        found += await barriers(ann)
        await ann.press(ann.warned)
        await table.foe_does("enter")
        await expect(ann.see(".lit.place").first).to_be_visible()
        found += await barriers(ann)
        await all_are_placed(ann)
        await table.foe_does("end_phase")
        await ann.phase("marine_actions")
        await ann.chooses("board-rifle", 1)
        await ann.key("s")
        await expect(ann.bar.get_by_text(f"{ann.t('board-alien', number=1)}:")).to_be_visible()
        found += await barriers(ann)
        await ann.key("Enter")
        await expect(ann.bar.get_by_role("alert")).to_be_visible()
        found += await barriers(ann)
        await ann.press(ann.bar.get_by_role("button").first)
        await ann.chooses("board-flamer", 2)
        await ann.key("g", "ArrowRight", "ArrowRight", "Enter", "Enter")
        await expect(ann.action("board-flame-stop")).to_be_visible()
        found += await barriers(ann)
        await table.foe.act({"do": "resign"})
        await ann.over.wait_for()
        found += await barriers(ann)
        assert found == []


async def all_are_placed(ann: Eyes) -> None:
    """One in the entry, the others aslant before it: after the first, an extra hit may choose."""
    for row in (2, 1, 3):
        await expect(ann.bar.get_by_role("alert")).to_be_visible()
        if await ann.see(".lit.place").count() > 1:
            await ann.taps(9 if row == 2 else 8, row)
        n = await ann.n()
        await ann.answers("board-place-it")
        await ann.beyond(n).wait_for()
