"""Learners for the lesson by mouse, finger and keys; what stands around it, and low screens."""

from __future__ import annotations

from typing import ClassVar

import pytest
from playwright.async_api import expect

from tests.support.browser.learners import LOW, WAYS, Learner
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

RANK = "(piece) => [...piece.parentElement.closest('ul').children].indexOf(piece.closest('li'))"


class Cadet(Learner):
    """Takes the piece that is pointed at, then presses what the bar says."""

    game: ClassVar[str] = "asy_przestworzy"

    async def does(self, say: str) -> None:
        piece = self.pointed.first
        if await piece.and_(self.page.locator("[data-card], [data-stack]")).count():
            button = piece.get_by_role("button")
            await self.press(button if await button.count() else piece)
        await self.press(self.page.locator(".part-bar .kit-do:not(.second)"))


class KeyCadet(Cadet):
    by_keys = True

    async def does(self, say: str) -> None:
        piece = self.pointed.first
        if await piece.and_(self.page.locator("[data-card], [data-stack]")).count():
            await self.page.keyboard.press(str(await piece.evaluate(RANK) + 1))
            await self.page.keyboard.press("Enter")
        else:
            await self.page.locator(".part-bar.window .kit-do").first.wait_for()
            await self.page.keyboard.press("Enter" if say == "bid" else "y")


KINDS = {"mouse": Cadet, "touch": Cadet, "keys": KeyCadet}
"""By way; tests/long/test_lessons.py plays the lesson in each of them."""


async def test_a_lesson_refuses_what_it_does_not_want_and_is_left_and_taken_up_again(
    embedded: Stack, people: People
) -> None:
    ewa: Cadet = await people.come("en", kind=Cadet)
    await ewa.begins(embedded.url)
    await expect(ewa.says("hand")).to_be_visible()
    await ewa.press(ewa.read_on)
    await expect(ewa.says("first")).to_be_visible()
    await ewa.press(ewa.page.locator('[data-card="E13"]').get_by_role("button"))
    await ewa.press(ewa.page.locator(".part-bar .kit-do:not(.second)"))
    refused = ewa.page.get_by_role("alert").get_by_text(ewa.t("ask-lesson-first"))
    await expect(refused).to_be_visible()
    # Nothing in it is proved, watched again or invited to.
    for key in ("fair", "invite-copy-link", "drawer-chat"):
        await expect(ewa.page.get_by_text(ewa.t(key), exact=True)).to_have_count(0)
    await ewa.page.reload()
    await expect(ewa.says("first")).to_be_visible()
    await ewa.press(ewa.coach.get_by_role("link", name=ewa.t("lesson-leave"), exact=True))
    await expect(ewa.page.get_by_role("heading", name=ewa.t("game-name"))).to_be_visible()
    await ewa.page.go_back()
    await expect(ewa.says("first")).to_be_visible()


async def test_the_lesson_is_learnt_in_low_windows(embedded: Stack, people: People) -> None:
    ewa: Cadet = await people.come("pl", kind=Cadet, size=WAYS["low"])
    ewa.windows = LOW
    await ewa.begins(embedded.url)
    await ewa.learns()
