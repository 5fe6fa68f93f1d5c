"""From an insult to an answer: who reports it, who said it, and two moderators, each in a browser
and a language of their own, at a desk or with a phone."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.support.browser.barriers import barriers
from tests.support.browser.desk import (
    DESK,
    LYING,
    OPEN_TO_AXE,
    PHONE,
    Moderator,
    beside,
    lines,
    moderator,
    objects,
    opens_report,
    says,
    sends_report,
    shows_chat,
)
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
VILE = "You are all vile, and your cards are too"


@pytest.mark.parametrize(
    ("author", "others", "theirs", "moderators", "outcome"),
    [
        pytest.param("en", "pl", PHONE, DESK, "hide", id="reported-by-phone"),
        pytest.param("pl", "en", LYING, PHONE, "mute-hour", id="judged-by-phone-and-muted"),
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
    await says(anna, VILE)

    # Nothing need be typed: what was said comes along. The room goes on beside it.
    await shows_chat(zenon)
    await expect(lines(zenon)).to_contain_text(VILE)
    form = await opens_report(zenon, "Anna")
    await expect(form.page.get_by_text(VILE)).to_be_visible()
    await is_good(form)
    await sends_report(form, "insult")
    await is_good(form)

    # The queue, the case, the deed.
    zofia = await moderator(people, embedded, others, moderators)
    await zofia.sees_the_queue()
    await expect(zofia.case(VILE)).to_be_visible()
    await is_good(zofia)
    if moderators == DESK:
        await opens_by_key(zofia)
    else:
        await zofia.press(zofia.case(VILE))
    reported = zofia.page.locator(".conversation .reported")
    await expect(reported).to_contain_text(VILE)
    await expect(reported.locator("time")).to_have_text(re.compile(r"20\d\d.* \d\d:\d\d"))
    await is_good(zofia)
    if moderators == DESK:
        await zofia.page.keyboard.press("d")
    else:
        await zofia.press(zofia.deed("moderation-decide_case"))
    await zofia.chooses(outcome, "insult", "It insults everybody")
    await is_good(zofia)
    await zofia.confirms("decide_case")

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
    await is_good(own)
    await objects(own, "I was quoting a film")
    await hears_that_something_waits(zofia)

    # Somebody else answers.
    olga = await moderator(people, embedded, others, moderators)
    await olga.sees_the_queue()
    await olga.press(olga.case(VILE))
    await expect(olga.page.get_by_text("I was quoting a film")).to_be_visible()
    await olga.press(olga.deed("moderation-answer_appeal"))
    await olga.chooses_answer("taken-back", "It is from a film")
    await is_good(olga)
    await olga.confirms("answer_appeal")

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


async def opens_by_key(person: Moderator) -> None:
    """Down the queue, in which what others have reported may wait before it. Letters that are typed
    do nothing else."""
    field, keys = person.page.locator("#searchbar"), person.page.keyboard
    await field.focus()
    await keys.type("jo")
    await expect(field).to_have_value("jo")
    await field.fill("")
    await field.blur()
    rows = await person.page.locator("#result_list a[href*='/change/']").all_inner_texts()
    for _ in range(rows.index(VILE) + 1):
        await keys.press("j")
    await expect(person.case(VILE)).to_be_focused()
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
    assert "UTC" not in await person.page.locator("body").inner_text()
