"""Plays by keyboard alone: shortcut keys, and Tab to everything else."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.async_api import Locator

from tests.support.browser.expecting import expect
from tests.support.browser.people import Person, field_and_value
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

    async def walk_to(self, what: Locator, by: str = "Tab") -> None:
        await expect(what).to_be_visible()
        focused = what.and_(self.page.locator(":focus"))
        for _ in range(FAR):
            if await focused.count():
                return
            await self.key(by)
        raise AssertionError(f"no way by {by} to {what}")

    async def type_name(self, name: str) -> None:
        """Into the field for it, over what is suggested there, and off with Enter."""
        await self.walk_to(self.field("your-name").first)
        await self.key("ControlOrMeta+a")
        await self.page.keyboard.type(name)
        await self.key("Enter")

    async def open_room(self, url: str, name: str, options: Sequence[str] = ()) -> str:
        """Tab to the form of the game, and arrows to what it offers."""
        self.name = name
        await self.page.goto(url)
        form = self.page.get_by_role("form", name=self.t("game-name"), exact=True)
        await self.walk_to(self.field("your-name"))
        await self.key("ControlOrMeta+a")
        await self.page.keyboard.type(name)
        await self.press(form.get_by_role("button", name=self.t("front-options"), exact=True))
        await expect(form.get_by_role("button", name=self.t("front-open-so"))).to_be_visible()
        for option in options or [self.unhurried]:
            field, _ = field_and_value(option)
            group = form.get_by_role("group", name=self.t(field), exact=True)
            if not await group.is_visible():
                # Only now: the way is forwards, as after the last stop Tab leaves the page.
                await self.press(form.get_by_text(self.t("front-seldom"), exact=True))
            await self.chooses(group, self.says(option))
        if await group.get_by_role("combobox").count():
            # From a list, Enter sends the form in one browser only.
            await self.walk_to(form.get_by_role("button", name=self.t("front-open-so")))
        await self.key("Enter")
        link = self.field("invite-label")
        await expect(link).to_have_value(re.compile("/r/"))
        return await link.input_value()

    async def chooses(self, group: Locator, name: str) -> None:
        values = group.get_by_role("combobox")
        if await values.count():
            await self.lists(values, name)
        else:
            await self.marks(group, name)

    async def lists(self, values: Locator, name: str) -> None:
        await self.walk_to(values)
        await self.key("Home")
        for _ in range(await values.locator("option").count()):
            if await values.locator("option:checked").inner_text() != name:
                await self.key("ArrowDown")
        await expect(values.locator("option:checked")).to_have_text(name)

    async def marks(self, group: Locator, name: str) -> None:
        # A mark goes before the name of what is chosen.
        wanted = group.get_by_role("radio", name=re.compile(rf"(^|\s){re.escape(name)}$"))
        await self.walk_to(group.get_by_role("radio", checked=True))
        # In WebKit the last one is the last: from it, one goes back.
        for arrow in ("ArrowRight", "ArrowLeft"):
            for _ in range(await group.get_by_role("radio").count()):
                if not await wanted.is_checked():
                    await self.key(arrow)
        await expect(wanted).to_be_checked()

    async def sit(self, name: str) -> None:
        self.name = name
        await self.type_name(name)
        await expect(self.button("stand-up")).to_be_visible()


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
