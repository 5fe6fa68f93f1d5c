"""After a match: who wants a rematch is seen at once, also from the replay, which leads back."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from tests.support.browser.fitting import resized
from tests.support.browser.people import People, Person
from tests.support.browser.players import resign
from tests.support.browser.sharing import shared_picture
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_who_wants_a_rematch_is_seen_at_the_table_and_in_the_replay(
    embedded: Stack, people: People
) -> None:
    anna: Person = await people.come("en")
    link = await anna.open_room(embedded.url, "Anna")
    ben: Person = await people.come("pl", size=(390, 844))
    await ben.page.goto(link)
    await ben.sit("Ben")
    await ben.ready()
    await anna.ready()
    await expect(anna.board).to_be_visible()
    await resign(anna)
    await expect(ben.over).to_be_visible()
    await expect(anna.page.get_by_text("Dispatch from the front")).to_be_visible()
    await expect(ben.page.get_by_text("Depesza z frontu")).to_be_visible()
    await the_result_lies_below_the_turn_line(ben)
    await the_picture_does_not_come(anna)
    assert await shared_picture(anna) == (1200, 630)
    await expect(unshared(anna)).to_have_count(0)

    await ben.press(ben.page.get_by_role("link", name=ben.t("replay"), exact=True))
    # The room has such a button, too.
    await ben.page.wait_for_url("**/m/**")
    await the_picture_does_not_come(ben)
    assert await shared_picture(ben) == (1200, 630)
    way_back = ben.page.get_by_role("link", name=ben.t("to-table"), exact=True)
    await expect(way_back.first).to_be_visible()
    await expect(anna.page.get_by_role("img", name=anna.t("lamp-away"))).to_have_count(0)

    await anna.press(anna.button("rematch"))
    await expect(wanted(ben, "Anna")).to_be_visible()
    await ben.reads()
    await ben.press(way_back.last)
    await expect(wanted(ben, "Anna")).to_be_visible()
    await ben.press(ben.button("look-at-board"))
    await expect(ben.region("turn-line")).to_contain_text(said(ben, "Anna"))
    await ben.press(ben.button("look-at-result"))
    await ben.press(ben.button("rematch"))
    for person in (anna, ben):
        await expect(person.board).to_be_visible()
        await expect(person.over).to_have_count(0)


def unshared(person: Person) -> Locator:
    """What is said where the picture does not come."""
    return person.page.get_by_role("alert").filter(has_text=person.t("share-failed"))


async def the_result_lies_below_the_turn_line(person: Person) -> None:
    for size in ((360, 640), (375, 553), (390, 844)):
        await resized(person, size)
        line = await person.region("turn-line").bounding_box()
        result = await person.page.locator(".result").bounding_box()
        assert line and result
        assert line["y"] + line["height"] <= result["y"]


async def the_picture_does_not_come(person: Person) -> None:
    """A busy server: it is said so, and the link of the replay is there to be sent instead."""
    busy = "**/end.svg"
    await person.page.route(busy, lambda route: route.fulfill(status=503))
    await person.press(person.button("end-share"))
    await expect(unshared(person)).to_be_visible()
    link = person.field("share-link")
    await expect(link).to_have_value(re.compile(r"^http.*/m/[^/]+/$"))
    await person.reads()
    await person.page.unroute(busy)
    person.problems = [problem for problem in person.problems if "503" not in problem]


def said(person: Person, name: str) -> str:
    return person.t("rematch-wanted", people=name, count=1)


def wanted(person: Person, name: str) -> Locator:
    return person.page.get_by_role("status").filter(has_text=said(person, name)).first
