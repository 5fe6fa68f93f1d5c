"""The smallest phone: one finger, 360 by 640 pixels."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from tests.support.browser.fitting import fits
from tests.support.browser.people import People, Person
from tests.support.browser.players import Gambler
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
SMALL = (360, 640)
LAYS = 8
"""Duels in which everything has been asked for that may be."""

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


async def every_drawer_fits(person: Person) -> None:
    for drawer in ("players", "actions", "log", "chat"):
        await person.press(person.button(f"drawer-{drawer}"))
        await fits(person)
        await person.reads()
    await person.press(person.button("drawer-chat"))


async def test_most_of_a_match_against_a_bot_by_touch_on_a_small_phone(
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
    await ewa.plays(lays=LAYS)
