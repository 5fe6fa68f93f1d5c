"""A cup that cannot be chosen says why, with the rule, where it stands."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from tests.sixth.cups.tests.browser.test_by_board import PHONE, WIDE, Guesser
from tests.support.browser.people import People
from tests.support.stack import Stack
from tools.client import Guest, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(("size", "language"), [(WIDE, "pl"), (PHONE, "en")], ids=["keys", "touch"])
async def test_why_not(
    embedded: Stack, people: People, size: tuple[int, int], language: str
) -> None:
    two = [await people.come(language, kind=Guesser, size=size) for _ in range(2)]
    third = await begin(embedded, two)
    jan = await one_who_waits(two)
    why = jan.page.locator("[popover]").get_by_text(jan.t("refuse-no-pointing"), exact=True)
    rule = jan.button("rule-of", rule="CU-002")
    if jan.touch:
        await jan.cup.tap(force=True)
        await expect(why).to_be_in_viewport(ratio=1)
        await stands_by_the_cup(jan)
        # Not beside the cups: the browser gives a near miss to what can be pressed.
        await jan.page.locator("[data-seat]").first.tap(position={"x": 8, "y": 8})
        await expect(why).to_be_hidden()
        await jan.cup.tap(force=True)
        await rule.tap()
    else:
        await jan.cup.focus()
        await jan.page.keyboard.press("Enter")
        await expect(rule).to_be_focused()
        await expect(why).to_be_in_viewport(ratio=1)
        await stands_by_the_cup(jan)
        await jan.page.keyboard.press("Escape")
        await expect(why).to_be_hidden()
        await expect(jan.cup).to_be_focused()
        await jan.page.keyboard.press("Enter")
        await expect(rule).to_be_focused()
        await jan.page.keyboard.press("Enter")
    await expect(jan.page.locator("#CU-002")).to_be_focused()
    await expect(why).to_be_hidden()
    await third.close()


async def test_who_asks_twice_at_once_is_told_once(embedded: Stack, people: People) -> None:
    two = [await people.come("en", kind=Guesser, size=WIDE) for _ in range(2)]
    third = await begin(embedded, two)
    jan = await one_who_waits(two)
    await jan.cup.evaluate("(cup) => [1, 2, 3].forEach(() => cup.click())")
    rule = jan.button("rule-of", rule="CU-002")
    await expect(rule.first).to_be_visible()
    # The answers come one right after the other; a line that they left would stand for seconds.
    await asyncio.sleep(0.5)
    assert await rule.count() == 1
    await third.close()


async def begin(site: Stack, two: list[Guesser]) -> Player:
    """Both, and a third at a socket: nobody plays on by itself."""
    ewa, jan = two
    await ewa.opens(site.url)
    link = await ewa.field("invite-label").input_value()
    await jan.page.goto(link)
    await jan.sit("Jan")
    guest, code = Guest(site.url), link.rstrip("/").rsplit("/", 1)[1]
    await asyncio.to_thread(guest.visit, code)
    third = Player(guest, code)
    await third.connect()
    await third.take_seat(2, "Ola")
    await third.ready()
    for each in two:
        await each.ready()
    for each in two:
        await each.board.wait_for()
    return third


async def one_who_waits(two: list[Guesser]) -> Guesser:
    """Who hides first is drawn."""
    ewa, jan = two
    await expect(jan.page.locator("[data-phase=hiding]")).to_be_visible()
    return ewa if await jan.to_hide.is_visible() else jan


async def stands_by_the_cup(jan: Guesser) -> None:
    """Above it or below, and not over it."""
    note = await jan.page.locator("[popover]").bounding_box()
    cup = await jan.cup.bounding_box()
    assert note is not None and cup is not None
    above = cup["y"] - (note["y"] + note["height"])
    below = note["y"] - (cup["y"] + cup["height"])
    assert 0 <= max(above, below) < 20
    assert note["x"] < cup["x"] + cup["width"] and cup["x"] < note["x"] + note["width"]
