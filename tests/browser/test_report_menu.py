"""The menu beside every name and every line, in a room and in the lobby: two taps report, by touch
and by keys."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.async_api import expect

from tests.support.browser.barriers import barriers
from tests.support.browser.desk import reports
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = (390, 844)
# It is higher than one line: the next one, of which nothing is reported, keeps clear of it, too.
NO_WORD_BELOW = """(button) => {
  const row = button.closest("li");
  const next = row.cloneNode(true);
  next.querySelector(".deeds").remove();
  row.after(next);
  const words = [row, next].flatMap((line) => [...line.querySelectorAll("p")]);
  const {left} = button.getBoundingClientRect();
  const over = words.filter((one) => one.getBoundingClientRect().right > left);
  next.remove();
  return words.length > 1 && over.length === 0;
}"""


async def test_two_taps_report_a_player_a_room_and_a_move(embedded: Stack, people: People) -> None:
    anna: Person = await people.come("en")
    link = await anna.opens_usual_room(embedded.url, "Anna", public=True)
    await a_stranger_reports_from_the_lobby(embedded, people, link)
    zenon: Person = await people.come("pl", size=PHONE, bypass_csp=True)
    await zenon.page.goto(link)
    await zenon.sit("Zenon")

    await zenon.press(zenon.button("about-person", name="Anna"))
    menu = zenon.page.get_by_role("dialog", name=zenon.t("about-person", name="Anna"))
    await zenon.reads()
    assert await barriers(zenon) == []
    await reports(zenon, menu, "stalling")
    await zenon.press(zenon.button("about-room"))
    room = zenon.page.get_by_role("dialog", name=zenon.t("about-room"))
    await reports(zenon, room, "spam")

    # Nobody reports themselves; by keys one goes in and comes back.
    await expect(anna.button("about-person", name="Anna")).to_have_count(0)
    await expect(anna.button("about-room")).to_have_count(0)
    about = anna.button("about-person", name="Zenon")
    await anna.page.keyboard.press("Tab")
    await about.focus()
    await anna.page.keyboard.press("Enter")
    await expect(anna.button("chat-mute-named", name="Zenon")).to_be_focused()
    await anna.page.keyboard.press("Escape")
    await expect(about).to_be_focused()

    # Among lines the Tab key stops once, and arrows lead to the others.
    await zenon.press(zenon.page.get_by_role("button", name=zenon.t("drawer-chat")).first)
    for text in ("one", "two"):
        await zenon.field("chat-write").fill(text)
        await zenon.page.keyboard.press("Enter")
    lines = anna.button("about-line", name="Zenon")
    await expect(lines).to_have_count(2)
    await expect(lines.first).to_have_attribute("tabindex", "-1")
    await lines.last.focus()
    await anna.page.keyboard.press("ArrowUp")
    await expect(lines.first).to_be_focused()

    # A block folds what was said before, too, and ends in the same menu.
    await lines.first.press("Enter")
    await anna.press(anna.button("about-block", name="Zenon"))
    folded = anna.page.get_by_text(anna.t("chat-blocked", count=2))
    await expect(folded).to_be_visible()
    await expect(lines).to_have_count(0)
    await anna.press(anna.button("chat-blocked-show"))
    await lines.last.press("Enter")
    await anna.press(anna.button("about-unblock", name="Zenon"))
    await expect(lines).to_have_count(2)

    await anna.ready()
    await zenon.ready()
    moves = zenon.button("about-move")
    await zenon.press(zenon.page.get_by_role("button", name=zenon.t("drawer-log")).first)
    await expect(moves.first).to_be_visible()
    assert await moves.first.evaluate(NO_WORD_BELOW)
    await zenon.press(moves.first)
    move = zenon.page.get_by_role("dialog", name=zenon.t("about-move"))
    await reports(zenon, move, "fault")


async def a_stranger_reports_from_the_lobby(site: Stack, people: People, link: str) -> None:
    """Without having been in the room: there of whom first, as there may be several."""
    olga: Person = await people.come("en", bypass_csp=True)
    page = olga.page
    await page.goto(f"{site.url}/lobby/")
    way_in = page.locator(f'[href="{urlsplit(link).path}"]')
    row = page.get_by_role("listitem").filter(has=way_in)
    about = row.get_by_role("link", name=re.compile("^About the room"))
    await about.focus()
    await page.keyboard.press("Enter")
    # By keys the first thing in the menu has them.
    await expect(olga.button("about-person", name="Anna")).to_be_focused()
    assert await barriers(olga) == []
    await page.keyboard.press("Enter")
    await expect(olga.button("chat-mute-named", name="Anna")).to_be_focused()
    menu = page.get_by_role("dialog", name=olga.t("about-person", name="Anna"))
    await reports(olga, menu, "cheating")
    await olga.press(about)
    await olga.press(olga.button("about-person", name="Anna"))
    await olga.press(olga.button("about-block", name="Anna"))
    await expect(page.get_by_text(olga.t("about-blocked", name="Anna"))).to_be_visible()
