"""The moderation desk in a browser: moderators there, and what they and players do on the way from
something said to a decision and an answer."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from playwright.async_api import Locator

from tests.support.browser.expecting import expect
from tests.support.browser.people import People, Person
from tests.support.stack import Stack
from tests.support.staff import REASON, Staff

DESK, PHONE, LYING = (1440, 900), (390, 844), (844, 390)
# Axe puts styles into the page, which the site's policy would rightly complain of.
OPEN_TO_AXE: dict[str, Any] = {"reduced_motion": "reduce", "bypass_csp": True}


class Moderator(Person):
    """Somebody of the staff, at the admin's pages of one of the site's processes."""

    url = ""

    async def comes_signed_in(self, staff: Staff) -> None:
        """With their session: how one signs in with a second factor is seen elsewhere."""
        name, value = staff.session
        await self.page.context.add_cookies([{"name": name, "value": value, "url": self.url}])
        await self.page.goto(f"{self.url}/admin/")
        await expect(self.page).to_have_url(re.compile("/admin/$"))

    async def looks_at(self, path: str) -> None:
        """A page of the admin, by its address."""
        await self.page.goto(f"{self.url}/admin/{path}")

    async def sees_the_queue(self) -> None:
        await self.press(self.page.get_by_role("link", name=self.t("waiting-cases")).last)

    def case(self, about: str) -> Locator:
        """Of the queue, by what it is about."""
        return self.page.get_by_role("link", name=about).first

    def deed(self, key: str) -> Locator:
        """In the bar above the evidence."""
        return self.page.locator(".deed", has_text=self.t(key))

    async def chooses(self, outcome: str, ground: str, reason: str) -> None:
        """What follows, in the form of a decision."""
        await self.press(self.page.get_by_label(self.t(f"outcome-{outcome}"), exact=True))
        await self._gives_ground(ground)
        await self.gives_reason(reason)

    async def chooses_answer(self, answer: str, reason: str) -> None:
        await self.press(self.page.get_by_label(self.t(f"answer-{answer}"), exact=True))
        await self.gives_reason(reason)

    async def gives_reason(self, reason: str) -> None:
        await self.page.locator("[name=reason]").fill(reason)

    async def confirms(self, do: str) -> None:
        await self.press(self.button(f"moderation-{do}"))
        await expect(self.page.get_by_text(self.t(f"done-{do}"))).to_be_visible()

    async def finds(self, kind: str, looked_for: str) -> None:
        """The page of the first that a list's search finds, by an address that says no more."""
        await self.looks_at(f"{kind}/?q={looked_for}")
        found = self.page.locator(f"#result_list a[href*='/admin/{kind}/'][href*='/change/']")
        address = await found.first.get_attribute("href")
        assert address is not None
        await self.page.goto(self.url + address.partition("?")[0])

    async def does(self, do: str, ground: str = "", period: str = "") -> None:
        """What the page of a room, a seat or a person offers."""
        key = f"moderation-{do}"
        await self.press(self.page.get_by_role("link", name=self.t(key), exact=True))
        if period:
            await self.press(self.page.get_by_label(self.t(f"period-{period}"), exact=True))
        if ground:
            await self._gives_ground(ground)
        await self.gives_reason(REASON)
        await self.confirms(do)

    async def _gives_ground(self, ground: str) -> None:
        choice = self.page.locator("[name=ground]")
        await choice.select_option(label=self.t(f"because-{ground}"))


async def moderator(
    people: People, site: Stack, language: str, size: tuple[int, int] = DESK, url: str = ""
) -> Moderator:
    """Somebody new of the staff, at the admin's first page; ``url``: of another of the site's
    processes than the first."""
    name = f"staff{len(people.all)}{language}{size[0]}"
    staff = await asyncio.to_thread(Staff, site, name)
    person: Moderator = await people.come(language, size=size, kind=Moderator, **OPEN_TO_AXE)
    person.url = url or site.url
    person.name = name
    await person.comes_signed_in(staff)
    return person


# ---- what players do


async def beside(person: Person, link: Locator) -> Person:
    """The same person at the page that a link opens beside theirs."""
    async with person.page.context.expect_page() as opened:
        await person.press(link)
    page = await opened.value
    await page.wait_for_load_state()
    return Person(page, person.language, person.touch)


async def shows_chat(person: Person) -> None:
    head = person.page.get_by_role("heading").get_by_role("button", name=person.t("drawer-chat"))
    if not await person.field("chat-write").is_visible():
        await person.press(head)


async def says(person: Person, text: str) -> None:
    await person.field("chat-write").fill(text)
    await person.page.keyboard.press("Enter")


def lines(person: Person) -> Locator:
    return person.page.get_by_role("log").get_by_role("listitem")


async def opens_report(person: Person, name: str) -> Person:
    """The form about the one line of somebody."""
    await person.press(person.button("about-line", name=name))
    await person.reads()
    return await beside(person, person.page.get_by_role("link", name=person.t("about-words")))


async def sends_report(form: Person, ground: str) -> None:
    await form.press(form.page.get_by_text(form.t(f"ground-{ground}"), exact=True))
    await form.press(form.button("report-send"))
    await expect(form.page.get_by_text(form.t("report-waits"))).to_be_visible()


async def reports(person: Person, menu: Locator, ground: str) -> None:
    """The second tap of a menu: the number is told on a page beside the room."""
    reason = menu.get_by_role("button", name=person.t(f"ground-{ground}"), exact=True)
    told = await beside(person, reason)
    await expect(told.page.get_by_text(told.t("report-waits"))).to_be_visible()
    await expect(told.page.get_by_text(told.t(f"ground-{ground}"))).to_be_visible()
    await told.reads()
    await told.page.close()


async def objects(own: Person, words: str) -> None:
    """On the page of a decision about them."""
    await own.field("appeal-field").fill(words)
    await own.press(own.button("appeal-send"))
    await expect(own.page.get_by_text(own.t("appeal-waits"))).to_be_visible()
