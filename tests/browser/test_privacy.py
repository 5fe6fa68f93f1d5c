"""What is kept of people can be read where they are: in a match and in a replay, too."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.support.browser.fitting import resized
from tests.support.browser.people import People, Person
from tests.support.browser.players import resign
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


DESK, SIDEWAYS, PHONE = (1440, 900), (844, 390), (390, 844)


@pytest.mark.parametrize(
    ("language", "ways"),
    [
        ("pl", {DESK: "key-help", SIDEWAYS: "drawer-players"}),
        ("en", {PHONE: "drawer-players"}),
    ],
    ids=["desk, and a phone on its side", "phone"],
)
async def test_a_match_and_its_replay_lead_to_the_privacy_page(
    language: str, ways: dict[tuple[int, int], str], embedded: Stack, people: People
) -> None:
    anna: Person = await people.come(language, size=next(iter(ways)))
    await anna.open_room(embedded.url, "Anna")
    await anna.add_bot("easy")
    await anna.ready()
    await expect(anna.board).to_be_visible()
    for size, way in ways.items():
        await resized(anna, size)
        await anna.press(anna.button(way))
        await reads_it(anna)
        if way == "key-help":
            await anna.page.keyboard.press("Escape")
        else:
            await anna.press(anna.button("drawer-actions"))
    await resign(anna)
    await anna.press(anna.page.get_by_role("link", name=anna.t("replay"), exact=True))
    await expect(anna.button("replay-play")).to_be_visible()
    for size in ways:
        await resized(anna, size)
        await reads_it(anna)


async def reads_it(person: Person) -> None:
    """Beside the match, which goes on."""
    link = person.page.get_by_role("link", name=person.t("privacy"), exact=True)
    await link.scroll_into_view_if_needed()
    async with person.page.context.expect_page() as opened:
        await person.press(link)
    page = await opened.value
    title = page.get_by_role("heading", name=person.t("privacy-title"), exact=True)
    await expect(title).to_be_visible()
    await page.close()
