"""Plays by keyboard alone: shortcut keys, and Tab to everything else."""

from __future__ import annotations

from playwright.async_api import Locator, expect

from tests.support.browser.people import Person
from tests.support.browser.players import Player

FAR = 60
"""Stops of the Tab key: farther than this, nobody would go."""


class Keys(Person):
    """Presses keys; never a pointer."""

    async def key(self, *names: str) -> None:
        for name in names:
            await self.page.keyboard.press(name)

    async def press(self, what: Locator) -> None:
        """Tab to it, and Enter."""
        await self.walk_to(what)
        await self.key("Enter")

    async def walk_to(self, what: Locator) -> None:
        await expect(what).to_be_visible()
        focused = what.and_(self.page.locator(":focus"))
        for _ in range(FAR):
            if await focused.count():
                return
            await self.key("Tab")
        raise AssertionError(f"no way by Tab to {what}")

    async def type_name(self, name: str) -> None:
        """Into the field for it, over what is suggested there, and off with Enter."""
        await self.walk_to(self.field("your-name").first)
        await self.key("ControlOrMeta+a")
        await self.page.keyboard.type(name)
        await self.key("Enter")


class Typist(Keys, Player):
    """Plays Asy przestworzy. Uses what may be used."""

    async def answer_window(self) -> None:
        async with self.settled():
            await self.key("y")

    async def bid(self) -> None:
        await self.key("-", "+")
        async with self.settled():
            await self.key("Enter")

    async def name_attribute(self) -> None:
        if not await self.chosen(self.stacks).count():
            await self.key(await self.digit_of_a_stack())
        async with self.settled():
            await self.key("Enter")

    async def digit_of_a_stack(self) -> str:
        """The place of the first stack that may be named."""
        stacks = self.page.get_by_role("list", name=self.t("board-stacks")).get_by_role("button")
        for place, stack in enumerate(await stacks.all()):
            if await stack.is_enabled():
                return str(place + 1)
        raise AssertionError("no stack may be named")

    async def lay(self) -> None:
        if await self.bar.get_by_text(self.t("board-lay-or-speed")).is_visible():
            await self.swap()
        else:
            await self.key("1")
            async with self.settled():
                await self.key("Enter")

    async def swap(self) -> None:
        """Another aircraft for the second one of the hand, for a speed card."""
        second = self.hand.nth(1)
        spoken = await second.get_attribute("aria-label")
        await self.key("s", "2")
        await expect(second).not_to_have_attribute("aria-label", spoken or "")
