"""Who has never played: does what the lesson says with what it points at, and knows no more."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.async_api import Locator, expect

from games.lesson import Tell
from games.registry import lesson_of
from tests.support.browser.fitting import resized, wrong_at
from tests.support.browser.people import Person

WAYS = {"mouse": (1440, 900), "touch": (390, 844), "keys": (1440, 900), "low": (844, 390)}
"""By which a lesson is followed, and on what screen."""
LOW = ((667, 375), (844, 390))
"""Windows that are looked at, too, where the screen is low."""

IN_SIGHT = """() => [...document.querySelectorAll("[data-pointed]")].some((piece) => {
  const {left, top, right, bottom} = piece.getBoundingClientRect();
  return right > left && bottom > top
    && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
})"""
"""Some of it, within the screen."""


BELOW_THE_COACH = """() => {
  const {bottom} = document.querySelector(".coach").getBoundingClientRect();
  return [...document.querySelectorAll("[data-pointed]")].every((piece) => {
    const box = piece.getBoundingClientRect();
    return !box.height || (box.bottom > bottom + 10 && box.top < innerHeight - 10);
  });
}"""


class Learner(Person):
    """A game's own learner says how an act is done (``does``)."""

    by_keys = False
    windows: Sequence[tuple[int, int]] = ()

    @property
    def coach(self) -> Locator:
        return self.region("lesson")

    @property
    def read_on(self) -> Locator:
        return self.coach.get_by_role("button", name=self.t("do-read_on"), exact=True)

    @property
    def pointed(self) -> Locator:
        return self.page.locator("[data-pointed]:visible")

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("heading", name=self.t("lesson-over"), exact=True)

    def says(self, say: str) -> Locator:
        return self.coach.get_by_text(self.t(f"ask-lesson-{say}"), exact=True)

    async def begins(self, url: str) -> None:
        """One press on the front page, without a name."""
        await self.page.goto(url)
        form = self.page.get_by_role("form", name=self.t("game-name"), exact=True)
        begin = form.get_by_role("button", name=self.t("lesson-begin"), exact=True)
        if self.by_keys:
            await begin.focus()
            await self.page.keyboard.press("Enter")
        else:
            await self.press(begin)
        await self.coach.wait_for()

    async def learns(self) -> None:
        """Step by step to the end."""
        steps = lesson_of(self.game).lesson.steps
        for tell in (step for step in steps if isinstance(step, Tell)):
            await self.looks_on(tell.say)
            await expect(self.says(tell.say)).to_be_visible()
            if tell.at is not None:
                await self.sees_what_it_is_about()
            await self.looks_through(self.windows)
            await self.reads()
            await self.follows(tell.say)
        await expect(self.end).to_be_visible()
        await self.reads()

    async def sees_what_it_is_about(self) -> None:
        """It is there, within the screen, with a ring around it."""
        await expect(self.pointed).not_to_have_count(0)
        await self.page.wait_for_function(IN_SIGHT)
        rings = self.page.locator(".coach-ring:visible")
        await expect(rings).to_have_count(await self.pointed.count())

    async def looks_through(self, windows: Sequence[tuple[int, int]]) -> None:
        """All of the board is there, and what is spoken of stands below the words."""
        for size in windows:
            await resized(self, size)
            wrong = await wrong_at(self)
            assert not wrong, f"{size}: {wrong}"
            assert await self.page.evaluate(BELOW_THE_COACH), size

    async def follows(self, say: str) -> None:
        if not await self.read_on.is_visible():
            await self.does(say)
        elif self.by_keys:
            await self.page.keyboard.press("Enter")
        else:
            await self.press(self.read_on)
        await expect(self.says(say)).to_have_count(0)

    async def looks_on(self, say: str) -> None:
        """Until that is said: nothing need be done."""

    async def does(self, say: str) -> None:
        raise NotImplementedError
