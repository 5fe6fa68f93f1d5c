"""From an insult to an answer: who reports it, who said it, and two moderators, each in a browser
and a language of their own, at a desk or with a phone."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tests.support.browser.barriers import barriers
from tests.support.browser.people import People, Person
from tests.support.stack import Stack
from tests.support.staff import PASSWORD, Staff

pytestmark = pytest.mark.asyncio(loop_scope="session")

DESK, PHONE, LYING = (1440, 900), (390, 844), (844, 390)
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
VILE = "You are all vile, and your cards are too"
# Axe puts styles into the page, which the site's policy would rightly complain of.
OPEN_TO_AXE: dict[str, Any] = {"reduced_motion": "reduce", "bypass_csp": True}


@pytest.mark.parametrize(
    ("author", "others", "theirs", "moderators", "outcome"),
    [
        pytest.param("en", "pl", PHONE, DESK, "hide", id="reported-by-phone"),
        pytest.param("pl", "en", DESK, PHONE, "mute-hour", id="judged-by-phone-and-muted"),
        pytest.param("en", "en", LYING, LYING, "hide", id="in-low-windows"),
    ],
)
async def test_an_insult_is_reported_judged_objected_to_and_judged_again(
    embedded: Stack,
    people: People,
    author: str,
    others: str,
    theirs: tuple[int, int],
    moderators: tuple[int, int],
    outcome: str,
) -> None:
    follows, mutes = outcome.partition("-")[0], outcome != "hide"
    anna: Person = await people.come(author, **OPEN_TO_AXE)
    link = await anna.open_room(embedded.url, "Anna")
    zenon: Person = await people.come(others, size=theirs, **OPEN_TO_AXE)
    await zenon.page.goto(link)
    await zenon.sit("Zenon")
    await anna.field("chat-write").fill(VILE)
    await anna.page.keyboard.press("Enter")

    # Nothing need be typed: what was said comes along. The room goes on beside it.
    await shows_chat(zenon)
    await expect(lines(zenon)).to_contain_text(VILE)
    await zenon.press(zenon.button("about-line", name="Anna"))
    await zenon.reads()
    form = await beside(zenon, zenon.page.get_by_role("link", name=zenon.t("about-words")))
    await expect(form.page.get_by_text(VILE)).to_be_visible()
    await is_good(form)
    await form.press(form.page.get_by_text(form.t("ground-insult"), exact=True))
    await form.press(form.button("report-send"))
    await expect(form.page.get_by_text(form.t("report-waits"))).to_be_visible()
    await is_good(form)

    # The queue, the case, the deed.
    zofia = await moderator(people, embedded, others, moderators)
    await zofia.press(zofia.page.get_by_role("link", name=zofia.t("waiting-cases")).last)
    await expect(zofia.page.get_by_role("link", name=VILE).first).to_be_visible()
    await is_good(zofia)
    if moderators == DESK:
        await opens_by_key(zofia)
    else:
        await zofia.press(zofia.page.get_by_role("link", name=VILE).first)
    await expect(zofia.page.locator(".conversation .reported")).to_contain_text(VILE)
    await is_good(zofia)
    if moderators == DESK:
        await zofia.page.keyboard.press("d")
    else:
        await zofia.press(deed(zofia, "moderation-decide_case"))
    await zofia.press(zofia.page.get_by_label(zofia.t(f"outcome-{outcome}"), exact=True))
    await zofia.page.locator("[name=ground]").select_option(label=zofia.t("because-insult"))
    await zofia.page.locator("[name=reason]").fill("It insults everybody")
    await is_good(zofia)
    await zofia.press(zofia.button("moderation-decide_case"))
    await expect(zofia.page.get_by_text(zofia.t("done-decide_case"))).to_be_visible()

    # It is gone at once; both are told, and its author why.
    await expect(lines(zenon)).to_have_count(0)
    await form.page.reload()
    await expect(form.page.get_by_text(form.t(f"report-outcome-{follows}"))).to_be_visible()
    await is_good(form)
    details = anna.page.get_by_role("link", name=anna.t("sanction-more"))
    await expect(details).to_have_count(int(mutes))
    await expect(anna.field("chat-write")).to_have_count(int(not mutes))
    await anna.reads()
    own = await beside(anna, anna.page.get_by_role("link", name=anna.t("chat-hidden")))
    await is_good(own)
    await own.press(own.page.get_by_role("link", name=own.t(f"decision-outcome-{follows}")))
    await expect(own.page.get_by_text(own.t("because-insult"))).to_be_visible()
    await own.field("appeal-field").fill("I was quoting a film")
    await is_good(own)
    await own.press(own.button("appeal-send"))
    await expect(own.page.get_by_text(own.t("appeal-waits"))).to_be_visible()
    await hears_that_something_waits(zofia)

    # Somebody else answers.
    olga = await moderator(people, embedded, others, moderators)
    await olga.press(olga.page.get_by_role("link", name=olga.t("waiting-cases")).last)
    await olga.press(olga.page.get_by_role("link", name=VILE).first)
    await expect(olga.page.get_by_text("I was quoting a film")).to_be_visible()
    await olga.press(deed(olga, "moderation-answer_appeal"))
    await olga.press(olga.page.get_by_label(olga.t("answer-taken-back"), exact=True))
    await olga.page.locator("[name=reason]").fill("It is from a film")
    await is_good(olga)
    await olga.press(olga.button("moderation-answer_appeal"))
    await expect(olga.page.get_by_text(olga.t("done-answer_appeal"))).to_be_visible()

    await expect(lines(anna)).to_contain_text(VILE)
    await expect(anna.field("chat-write")).to_have_count(1)
    await own.page.goto(f"{embedded.url}/lobby/")
    await own.press(own.page.get_by_role("link", name=own.t("decisions-news")))
    await own.press(own.page.get_by_role("link", name=own.t(f"decision-outcome-{follows}")))
    answer = "appeal-unmuted" if mutes else "appeal-shown-again"
    await expect(own.page.get_by_text(own.t(answer))).to_be_visible()
    await is_good(own)
    await form.page.reload()
    await expect(form.page.get_by_text(form.t("report-taken-back"))).to_be_visible()
    wanda: Person = await people.come(others)
    await wanda.page.goto(link)
    tabs = wanda.page.get_by_role("group", name=wanda.t("chat-channels"), exact=True)
    await wanda.press(tabs.get_by_role("button", name=wanda.t("chat-table")))
    await expect(lines(wanda)).to_contain_text(VILE)


async def beside(person: Person, link: Locator) -> Person:
    """The same person at the page that a link opens beside theirs."""
    async with person.page.context.expect_page() as opened:
        await person.press(link)
    page = await opened.value
    await page.wait_for_load_state()
    return Person(page, person.language, person.touch)


async def moderator(people: People, site: Stack, language: str, size: tuple[int, int]) -> Person:
    """Somebody new of the staff, at the admin's first page."""
    name = f"staff{len(people.all)}{language}{size[0]}"
    await asyncio.to_thread(Staff, site, name)
    person: Person = await people.come(language, size=size, **OPEN_TO_AXE)
    await person.page.goto(f"{site.url}/admin/")
    await person.field("account-username").fill(name)
    await person.page.get_by_label(person.t("account-password"), exact=True).fill(PASSWORD)
    await person.page.keyboard.press("Enter")
    await expect(person.page).to_have_url(re.compile("/admin/$"))
    return person


async def opens_by_key(person: Person) -> None:
    """The first case of the queue. Letters that are typed do nothing else."""
    field, keys = person.page.locator("#searchbar"), person.page.keyboard
    await field.focus()
    await keys.type("jo")
    await expect(field).to_have_value("jo")
    await field.fill("")
    await field.blur()
    await keys.press("j")
    await expect(person.page.get_by_role("link", name=VILE).first).to_be_focused()
    await keys.press("o")


async def hears_that_something_waits(person: Person) -> None:
    """On a page that has been open: it asks again when it is looked at, too."""
    badge = person.page.locator("[data-alarm]")
    count = int(await badge.inner_text() or 0) + 1
    await person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await expect(person.page).to_have_title(re.compile(rf"^\({count}\) "))
    await expect(badge).to_have_text(str(count))


async def is_good(person: Person) -> None:
    """Said in words, open to all, and not wider than the window."""
    await person.reads()
    assert await barriers(person) == []
    assert await person.page.evaluate(WIDER) <= 0


async def shows_chat(person: Person) -> None:
    head = person.page.get_by_role("heading").get_by_role("button", name=person.t("drawer-chat"))
    if not await person.field("chat-write").is_visible():
        await person.press(head)


def lines(person: Person) -> Locator:
    return person.page.get_by_role("log").get_by_role("listitem")


def deed(person: Person, key: str) -> Locator:
    """In the bar above the evidence."""
    return person.page.locator(".deed", has_text=person.t(key))
