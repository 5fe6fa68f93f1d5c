"""SH-771 The board on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from games.space_hulk.tests.browser.duels import arena, duel
from games.space_hulk.tests.browser.eyes import Eyes
from tests.rules import rule
from tests.support.browser.expecting import expect
from tests.support.browser.fitting import fits
from tests.support.browser.people import MOVING, People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
PHONE = (390, 844)
LONG = arena(
    "##############################",
    "#>...........................#",
    "####.####.####.####.####.#####",
    "#............................E",
    "##############################",
)
"""What comes in comes in far from the marine."""
GATES = arena(
    "##############################",
    "E............................#",
    "##############.###############",
    "#>...........................E",
    "##############################",
)
"""No phone shows both entries at once."""
SQUARE = "() => 40 * document.querySelector('[data-world]').getScreenCTM().a"
GALLERY = arena(
    "#########################",
    "#.......................#",
    "#>......................E",
    "#.......................#",
    "#########################",
    supply={"1": 20},
    ruleset={"entry_quiet_distance": 0, "blip_may_enter_sight": True},
)
"""What comes in is seen at once, from the other end."""
IN_SIGHT = """(piece) => {
  const seen = document.querySelector(`[data-world] [data-piece="${piece}"]`);
  if (!seen) return false;
  const box = seen.getBoundingClientRect();
  const deck = document.querySelector("[data-deck]").getBoundingClientRect();
  return box.left >= deck.left && box.right <= deck.right
    && box.top >= deck.top && box.bottom <= deck.bottom;
}"""
WINDOW = "() => document.querySelector('[data-window]').getBoundingClientRect().x"


async def pinched(ann: Eyes, apart: int) -> None:
    """Two fingers on the deck, which move apart by so many pixels."""
    phone = await ann.page.context.new_cdp_session(ann.page)
    box = await ann.see("[data-deck]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def touch(kind: str, *across: float) -> None:
        points: list[dict[str, Any]] = [
            {"x": x + dx, "y": y, "id": n} for n, dx in enumerate(across)
        ]
        told = {"type": kind, "touchPoints": points}
        await phone.send("Input.dispatchTouchEvent", told)

    await touch("touchStart", -30)
    await touch("touchStart", -30, 30)
    await touch("touchMove", -30 - apart / 2, 30 + apart / 2)
    await touch("touchEnd")


@rule("SH-771")
async def test_all_is_large_enough_for_a_finger_and_the_deck_can_be_pinched(
    eager: Stack, people: People
) -> None:
    made = {**LONG, "squad": ["flamer"]}
    async with duel(eager, people, made, kind=Eyes, size=PHONE) as table:
        ann: Eyes = table.me
        await table.begins()
        assert await ann.page.evaluate(SQUARE) >= 43.5
        await ann.chooses("board-flamer", 1)
        await pieces_and_bar_lie_below_the_deck(ann)
        await fits(ann)
        await ann.taps(4, 1)
        await fits(ann)
        await ann.press(ann.action("board-go"))
        await ann.is_at("m1", 4, 1)
        await the_deck_is_pinched_and_has_a_small_map(ann)
        await ann.press(ann.action("board-end-phase"))
        await fits(ann)


@rule("SH-771")
async def test_it_scrolls_to_what_happens(eager: Stack, people: People) -> None:
    async with duel(eager, people, LONG, kind=Eyes, size=PHONE, **MOVING) as table:
        ann: Eyes = table.me
        await table.begins()
        assert await ann.page.evaluate(IN_SIGHT, "m1")
        assert not await ann.page.evaluate(IN_SIGHT, "b1")
        await ann.ends_the_phase()
        await table.foe_does("place_blip", "enter")
        await ann.page.wait_for_function(IN_SIGHT, arg="b1")


async def pieces_and_bar_lie_below_the_deck(ann: Eyes) -> None:
    tops = []
    for part in (".status", ".deck", ".chips", ".part-bar"):
        box = await ann.see(part).bounding_box()
        assert box is not None and box["width"] == PHONE[0]
        tops.append(box["y"])
    assert tops == sorted(tops)


async def the_deck_is_pinched_and_has_a_small_map(ann: Eyes) -> None:
    await pinched(ann, 60)
    assert await ann.page.evaluate(SQUARE) == pytest.approx(88, rel=0.1)
    small = ann.see(".minimap")
    await expect(small).to_be_visible()
    assert await small.locator(".spot.marine").count() == 1
    was = await ann.page.evaluate(WINDOW)
    await small.tap(position={"x": 100, "y": 10})
    assert await ann.page.evaluate(WINDOW) > was + 20


@rule("SH-771")
async def test_a_blip_is_placed_by_the_name_of_its_entry_wherever_that_lies(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, GATES, "aliens", kind=Eyes, size=PHONE) as table:
        ann: Eyes = table.me
        numbers = ann.see(".minimap text")
        await expect(numbers).to_have_text(["1", "2"])
        second = ann.t("board-entry", entry=2)
        await ann.press(ann.bar.get_by_role("button", name=second, exact=True))
        await ann.page.wait_for_function(IN_SIGHT, arg="b1")
        await expect(numbers).to_have_count(0)


@rule("SH-764", "SH-771")
async def test_what_is_aimed_at_comes_into_view(eager: Stack, people: People) -> None:
    async with duel(eager, people, GALLERY, kind=Eyes, size=PHONE) as table:
        ann: Eyes = table.me
        await table.begins()
        await table.an_alien_comes_in()
        await ann.key("n")
        await ann.page.wait_for_function(IN_SIGHT, arg="m1")
        assert not await ann.page.evaluate(IN_SIGHT, "a1")
        await ann.answers("board-do-shoot")
        await ann.page.wait_for_function(IN_SIGHT, arg="a1")
