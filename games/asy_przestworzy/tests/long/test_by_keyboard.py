"""Everything that a mouse can do, a keyboard can."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.support.browser.people import People
from tests.support.browser.typists import Typist
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_whole_match_against_a_bot_by_keyboard_alone(eager: Stack, people: People) -> None:
    dora: Typist = await people.come("pl", kind=Typist, reduced_motion="reduce")
    await dora.page.goto(eager.url)
    await dora.type_name("Dora")
    form = dora.page.get_by_role("form", name=dora.t("game-name"), exact=True)
    await dora.press(form.get_by_role("button", name=dora.t("front-open"), exact=True))
    await expect(dora.page).to_have_url(re.compile("/r/"))
    await dora.add_bot("easy")
    await dora.ready()
    await dora.plays()
    await dora.verdict()
    await dora.press(dora.button("rematch"))
    await expect(dora.region("board-sides")).to_be_visible()
