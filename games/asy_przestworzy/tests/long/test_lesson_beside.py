"""The whole lesson beside a waiting room."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from games.asy_przestworzy.tests.browser.test_lesson import Cadet
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_from_a_waiting_room_the_lesson_opens_beside_it_and_leads_back(
    embedded: Stack, people: People
) -> None:
    host: Person = await people.come("en")
    link = await host.open_room(embedded.url, "Jacek")
    async with host.page.context.expect_page() as opened:
        await host.press(host.button("lesson-begin"))
    beside = Cadet(await opened.value, "en")
    await beside.learns()
    await expect(host.button("ready")).to_be_visible()
    await expect(beside.page.get_by_role("link", name=beside.t("lesson-to-room"))).to_be_visible()
    await beside.press(beside.button("lesson-again"))
    await expect(beside.says("hand")).to_be_visible()
    await beside.press(beside.coach.get_by_role("link", name=beside.t("lesson-leave"), exact=True))
    await expect(beside.page).to_have_url(link)
    assert beside.problems == []
