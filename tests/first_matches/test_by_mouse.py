"""A first match of every game by mouse, its replay and its dice, in Firefox or WebKit."""

from __future__ import annotations

import re

import pytest

from tests.first_matches.pilots import FIRST
from tests.support.browser.expecting import expect
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
WAY = "mouse"
SMALL = (1280, 720)
"""Laptop: what has to be painted again takes most of the time of browsers without a graphics card,
and a desk's window has half as much again."""


async def test_a_first_match_by_mouse_and_its_replay_and_its_dice(
    game: str, eager: Stack, people: People
) -> None:
    ewa = await people.come("en", kind=FIRST[game].Mouse, size=SMALL)
    await ewa.open_room(eager.url, "Ewa", ewa.options)
    await ewa.add_bot("easy")
    await ewa.ready()
    await ewa.begins()
    n = await ewa.n()
    await ewa.page.reload()
    await expect(ewa.board).to_be_visible()
    assert await ewa.n() >= n
    await ewa.ends()
    await ewa.reads()
    await ewa.press(ewa.page.get_by_role("link", name=ewa.t("replay"), exact=True))
    await sees_it_again(ewa)
    await ewa.press(ewa.page.get_by_role("link", name=ewa.t("replay-dice"), exact=True))
    await proves_the_dice(ewa)


async def sees_it_again(person: Person) -> None:
    """From the first move to the last, on the board."""
    where = person.page.get_by_role("status").filter(has_text=re.compile(r"\d+ / \d+"))
    await expect(where.locator("b")).to_have_text("1")
    await expect(person.board).to_be_visible()
    await person.page.keyboard.press("ArrowRight")
    await expect(where.locator("b")).to_have_text("2")
    await person.page.keyboard.press("End")
    steps = await person.page.get_by_role("slider").get_attribute("max")
    await expect(where.locator("b")).to_have_text(str(int(steps) + 1))
    await person.reads()


async def proves_the_dice(person: Person) -> None:
    right = re.compile("draws? of this match (is|are) as (it|they) had to be")
    proof = person.page.get_by_role("status").filter(has_text=right)
    await expect(proof).to_be_visible()
    await expect(person.page.get_by_text(person.t("dice-noted"))).to_be_visible()
    await person.reads()
