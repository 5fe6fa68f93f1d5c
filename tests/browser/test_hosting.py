"""A host, a friend who reads another language, and somebody who watches: in three real browsers."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from tests.support.browser.barriers import barriers
from tests.support.browser.desk import lines
from tests.support.browser.people import MOVING, People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

# Who takes a place from now on, and for how long that is seen to happen.
ARRIVALS = """() => {
  window.arrivals = [];
  addEventListener("animationstart", ({animationName, target}) => {
    if (animationName === "takes-place")
      window.arrivals.push([target.dataset.seat, getComputedStyle(target).animationDuration]);
  });
}"""
ARRIVED = """() => {
  // Who sat before takes their place, too, with the first picture of a page.
  const found = window.arrivals.filter(([seat]) => seat === "1");
  return found.length > 0 && found;
}"""


async def test_a_host_runs_the_room_by_keyboard_and_everybody_hears_of_it(
    embedded: Stack, people: People
) -> None:
    # Axe puts styles into the page, which the site's policy would rightly complain of.
    anna: Person = await people.come("en", bypass_csp=True)
    link = await anna.open_room(embedded.url, "Anna")
    zenon: Person = await people.come("pl", size=(390, 844), **MOVING)
    await zenon.page.goto(link)
    await zenon.field("your-name").wait_for()
    for person in (anna, zenon):
        await person.page.evaluate(ARRIVALS)
    await zenon.sit("Zenon")
    assert await arrived(zenon) == [["1", "0.42s"]]
    assert await arrived(anna) == [["1", "0.001s"]]
    wanda: Person = await people.come("en", color_scheme="light")
    await wanda.page.goto(link)

    # Everybody reads a quick phrase in their own language; whom one mutes is folded away.
    await anna.press(anna.button("chat-phrases"))
    await anna.press(anna.button("phrase-good-luck"))
    await zenon.press(chat(zenon))
    await expect(lines(zenon)).to_contain_text(zenon.t("phrase-good-luck"))
    await expect(lines(wanda)).to_have_count(0)
    await wanda.press(channel(wanda, "chat-table"))
    await expect(lines(wanda)).to_contain_text(wanda.t("phrase-good-luck"))
    await zenon.press(zenon.button("about-line", name="Anna"))
    await zenon.press(zenon.button("chat-mute-named", name="Anna"))
    await expect(lines(zenon)).to_contain_text(zenon.t("chat-muted", name="Anna", count=1))
    await zenon.press(zenon.button("chat-unmute-named", name="Anna"))
    await expect(lines(zenon)).to_contain_text(zenon.t("phrase-good-luck"))
    await zenon.press(chat(zenon))

    # Who watches talks under a name, and is seen by it.
    await wanda.press(channel(wanda, "chat-watchers"))
    await wanda.field("chat-name").fill("Wanda")
    await wanda.press(wanda.button("chat-name-go"))
    await wanda.field("chat-write").fill("What a view")
    await wanda.page.keyboard.press("Enter")
    await expect(watchers(anna)).to_have_text(["Wanda"])

    # The host's panel: locked, swapped, and Zenon sent away.
    await anna.button("host-panel").focus()
    await anna.page.keyboard.press("Enter")
    panel = anna.page.get_by_role("dialog", name=anna.t("host-panel"))
    await expect(panel).to_be_visible()
    assert await barriers(anna) == []
    await by_key(panel, anna, "host-lock")
    for person in (anna, zenon, wanda):
        await expect(said(person, "notice-locked")).to_be_visible()
    await by_key(panel, anna, "host-swap-named", name="Anna")
    await expect(said(zenon, "notice-swapped", name="Zenon", other="Anna")).to_be_visible()
    await by_key(panel, anna, "host-kick-named", name="Zenon")
    await by_key(panel, anna, "host-kick-sure")
    await expect(said(zenon, "notice-kicked", name="Zenon")).to_be_visible()
    sent_away = zenon.page.get_by_role("status").filter(has_text=zenon.t("sent-away-line", watch=1))
    await expect(sent_away).to_be_visible()
    await by_key(panel, anna, "host-pardon-named", name="Zenon")
    await by_key(panel, anna, "host-unlock")
    await zenon.sit("Zenon")

    # The end of it.
    await by_key(panel, anna, "host-close")
    await by_key(panel, anna, "host-close-sure")
    for person in (anna, zenon, wanda):
        closed = person.page.get_by_role("heading", name=person.t("room-closed"))
        await expect(closed).to_be_visible()
        await person.reads()


async def by_key(where: Locator, person: Person, key: str, **params: str) -> None:
    """A button, without a mouse."""
    await where.get_by_role("button", name=person.t(key, **params), exact=True).focus()
    await person.page.keyboard.press("Enter")


def said(person: Person, key: str, **params: str) -> Locator:
    """On the page, or, while a dialog lies over it, in the dialog."""
    return person.page.get_by_text(person.t(key, **params), exact=True).last


async def arrived(person: Person) -> list[list[str]]:
    """By seat: whoever wants less motion sees it done at once."""
    seen = await person.page.wait_for_function(ARRIVED)
    return list(await seen.json_value())


def chat(person: Person) -> Locator:
    """The head of its drawer."""
    return person.page.get_by_role("heading").get_by_role("button", name=person.t("drawer-chat"))


def channel(person: Person, key: str) -> Locator:
    """Its tab, which may say how much is new there."""
    tabs = person.page.get_by_role("group", name=person.t("chat-channels"), exact=True)
    return tabs.get_by_role("button", name=person.t(key))


def watchers(person: Person) -> Locator:
    names = person.page.get_by_role("list", name=person.t("watchers"), exact=True)
    return names.get_by_role("listitem")
