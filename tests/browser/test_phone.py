"""The smallest phone: one finger, 360 by 640 pixels."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from tests.browser.people import People, Person
from tests.browser.players import Gambler
from tests.stack import Stack

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SMALL = (360, 640)

# What a keyboard alone brings to light is not for a finger.
TOO_SMALL = """() => [...document.querySelectorAll(
  "button, summary, select, input:not([type=hidden]), a[href]:not(.skip)")]
  .filter((element) => element.checkVisibility({visibilityProperty: true}))
  .filter((element) => getComputedStyle(element).clipPath !== "inset(50%)")
  .map((element) => element.closest("label") ?? element)
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, {width, height}]) => width && height && (width < 43.5 || height < 43.5))
  .map(([element, {width, height}]) =>
    `${element.ariaLabel ?? element.textContent.trim()}: ${width.toFixed()} x ${height.toFixed()}`)
"""
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
OUTSIDE = """(board) => {
  const {left, right} = board.getBoundingClientRect();
  const {clientWidth} = document.documentElement;
  return Math.max(-left, right - clientWidth, board.scrollWidth - board.clientWidth);
}"""


class Thumb(Gambler):
    """Looks, at each decision, whether everything can be reached and seen."""

    async def answer_wanted(self) -> Callable[[], Awaitable[None]]:
        await fits(self)
        return await super().answer_wanted()


async def fits(person: Person) -> None:
    assert await person.page.evaluate(OVERFLOW) <= 0, "the page scrolls sideways"
    assert await person.page.evaluate(TOO_SMALL) == []


async def every_drawer_fits(person: Person) -> None:
    for drawer in ("players", "actions", "log", "chat"):
        await person.press(person.button(f"drawer-{drawer}"))
        await fits(person)
        await person.reads()
    await person.press(person.button("drawer-chat"))


@pytest.mark.long
async def test_a_whole_match_against_a_bot_by_touch_on_a_small_phone(
    eager: Stack, people: People
) -> None:
    ewa: Thumb = await people.come("pl", kind=Thumb, size=SMALL)
    await ewa.page.goto(eager.url)
    await fits(ewa)
    await ewa.open_room(eager.url, "Ewa")
    await fits(ewa)
    await ewa.add_bot("easy")
    await ewa.ready()
    await expect(ewa.board).to_be_visible()
    await every_drawer_fits(ewa)
    assert await ewa.board.evaluate(OUTSIDE) <= 0
    await ewa.plays()
    await ewa.verdict()
    await fits(ewa)
