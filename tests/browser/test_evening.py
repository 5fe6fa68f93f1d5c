"""An evening of three: two play by a link, one of them on a phone, the third looks on; the end is
everybody's, and so is the rematch."""

from __future__ import annotations

from asyncio import gather

import pytest
from playwright.async_api import expect

from tests.support.browser.people import People
from tests.support.browser.players import Player, resign
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = (390, 844)
LAYS = 2


async def test_three_people_meet_by_a_link_play_look_on_share_and_play_again(
    embedded: Stack, people: People
) -> None:
    anna: Player = await people.come("pl", kind=Player, reduced_motion="reduce")
    ben: Player = await people.come("en", kind=Player, size=PHONE, reduced_motion="reduce")
    cleo: Player = await people.come("en", kind=Player, reduced_motion="reduce")
    link = await anna.open_room(embedded.url, "Anna")
    await ben.page.goto(link)
    await expect(ben.page.get_by_text("Anna").first).to_be_visible()
    await ben.sit("Ben")
    await cleo.page.goto(link)
    await expect(cleo.button("sit-down")).to_have_count(0)
    await gather(anna.ready(), ben.ready())
    await gather(*(expect(one.board).to_be_visible() for one in (anna, ben, cleo)))

    await gather(anna.plays(lays=LAYS), ben.plays(lays=LAYS))
    newest = cleo.t("event-duel-opened", number=(await anna.duels())[-1])
    await expect(cleo.page.get_by_text(newest, exact=True).first).to_be_visible()
    await expect(cleo.page.get_by_role("list", name=cleo.t("board-hand"))).to_have_count(0)
    await resign(anna)
    for one in (anna, ben, cleo):
        await expect(one.over).to_be_visible()
        await expect(one.button("end-share")).to_be_visible()
        await one.reads()
    assert "Ben" in await cleo.verdict()

    await gather(anna.press(anna.button("rematch")), ben.press(ben.button("rematch")))
    for one in (anna, ben, cleo):
        await expect(one.over).to_have_count(0)
        await expect(one.board).to_be_visible()
    await expect(cleo.my_move).to_have_count(0)
