"""An evening of three: two play, by a link or from the lobby, one of them on a phone, the third
looks on; the end is everybody's to share, and so is the rematch."""

from __future__ import annotations

from asyncio import gather

import pytest
from playwright.async_api import expect

from games.kosmiczna_eskadra.tests.browser.first_match import SPOTS
from games.kosmiczna_eskadra.tests.browser.pilots import Pilot, Thumb
from tests.support.browser.people import People, Person
from tests.support.browser.players import Player, resign
from tests.support.browser.sharing import shared_picture
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = (390, 844)
LAYS = 2
BATTLE = [
    "option-wins-1",
    "option-round_clock-off",
    "option-replay_clock-off",
    "option-hand_time-500",
]


async def test_three_people_meet_by_a_link_play_look_on_share_and_play_again(
    embedded: Stack, people: People
) -> None:
    anna: Player = await people.come("pl", kind=Player)
    ben: Player = await people.come("en", kind=Player, size=PHONE)
    cleo: Player = await people.come("en", kind=Player)
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
    await the_end_is_everybodys(anna, ben, cleo)
    assert "Ben" in await cleo.verdict()
    await play_again(anna, ben, cleo)
    await expect(cleo.my_move).to_have_count(0)


async def test_three_people_meet_in_the_lobby_fight_a_round_share_its_end_and_play_again(
    embedded: Stack, people: People
) -> None:
    anna: Pilot = await people.come("pl", kind=Pilot)
    ben: Thumb = await people.come("en", kind=Thumb, size=PHONE)
    cleo: Pilot = await people.come("en", kind=Pilot)
    await anna.open_room(embedded.url, "Annamaria", BATTLE)
    who = anna.page.get_by_role("group", name=anna.t("opening-who"), exact=True)
    await anna.press(who.get_by_role("button", name=anna.t("opening-public"), exact=True))
    for one in (ben, cleo):
        await one.page.goto(f"{embedded.url}/lobby/?game={one.game}")
        room = one.page.get_by_role("listitem").filter(has_text="Annamaria")
        await one.press(one.way_in(room))
    await ben.sit("Ben")
    await gather(anna.ready(), ben.ready())
    await gather(anna.gets_ready(), ben.gets_ready())
    while not await anna.over.is_visible():
        await fight(anna, ben)
    await the_end_is_everybodys(anna, ben, cleo)
    await play_again(anna, ben, cleo)


async def fight(anna: Pilot, ben: Pilot) -> None:
    """Only Anna lays cards: what Ben never moved is withheld. A draw is played again."""
    await anna.lays(SPOTS)
    for one in (anna, ben):
        await one.during("scoring").wait_for()
        await one.skips()
        await one.points()
        await one.goes_on()
    await anna.over.or_(anna.during("countdown")).first.wait_for()


async def the_end_is_everybodys(*everybody: Person) -> None:
    for one in everybody:
        await expect(one.over).to_be_visible()
        assert await shared_picture(one) == (1200, 630)
        await one.reads()


async def play_again(anna: Person, ben: Person, cleo: Person) -> None:
    await gather(anna.press(anna.button("rematch")), ben.press(ben.button("rematch")))
    for one in (anna, ben, cleo):
        await expect(one.over).to_have_count(0)
        await expect(one.board).to_be_visible()
