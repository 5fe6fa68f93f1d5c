"""From a shared link to the last duel and on to the next match, by mouse and by one finger; a third
looks on."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from tests.support.browser.fitting import fits
from tests.support.browser.people import People, Person, winner
from tests.support.browser.players import Gambler, Player
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
SMALL = (360, 640)
OUTSIDE = """(board) => {
  const {left, right} = board.getBoundingClientRect();
  const {clientWidth} = document.documentElement;
  return Math.max(-left, right - clientWidth, board.scrollWidth - board.clientWidth);
}"""


class Thumb(Gambler):
    """Looks, at each decision, whether everything can be reached and seen."""

    async def answer_wanted(self) -> Callable[[], Awaitable[None]]:
        await fits(self)
        return await super().answer_wanted()

    async def every_drawer_fits(self) -> None:
        for drawer in ("players", "actions", "log", "chat"):
            await self.press(self.button(f"drawer-{drawer}"))
            await fits(self)
            await self.reads()
        await self.press(self.button("drawer-chat"))


async def test_a_whole_match_in_two_languages_watched_by_a_third(
    embedded: Stack, people: People
) -> None:
    anna: Player = await people.come("pl", kind=Player)
    ben: Thumb = await people.come("en", kind=Thumb, size=SMALL)
    cleo: Person = await people.come("en", size=(1024, 768))
    link = await anna.open_room(embedded.url, "Anna")
    await ben.page.goto(link)
    await cleo.page.goto(link)
    await gather(ben.reads(), cleo.reads())
    await ben.sit("Ben")
    await ben.ready()
    await anna.ready()
    await gather(*(expect(person.board).to_be_visible() for person in (anna, ben, cleo)))

    await ben.every_drawer_fits()
    assert await ben.board.evaluate(OUTSIDE) <= 0
    await gather(plays_and_tires_of_motion(anna), plays_and_reloads(ben), cleo.watches())

    assert await winner(anna, ben) == await winner(ben, anna)
    assert await cleo.verdict() in {await ben.verdict(), f"{await winner(anna, ben)} wins"}
    assert await anna.duels() == await ben.duels() == await cleo.duels()

    await anna.press(anna.button("rematch"))
    await ben.press(ben.button("rematch"))
    for person in (anna, ben, cleo):
        await expect(person.over).to_have_count(0)
        asked = "board-sides-watched" if person is cleo else "board-sides"
        await expect(person.region(asked)).to_be_visible()


async def plays_and_tires_of_motion(player: Player) -> None:
    """Cards fly for three duels; then the same must be seen without."""
    await player.plays(lays=3)
    await player.page.emulate_media(reduced_motion="reduce")
    await player.plays()


async def plays_and_reloads(player: Player) -> None:
    """In the middle of a match, with an aircraft to be laid, nothing but the page is lost."""
    await player.plays(lays=6)
    n, hand = await player.n(), await names(player)
    await player.page.reload()
    await expect(player.my_move).to_be_visible()
    await expect(player.hand).to_have_count(len(hand))
    assert await names(player) == hand
    assert await player.n() >= n
    await player.plays()


async def names(player: Player) -> list[str | None]:
    return [await card.get_attribute("aria-label") for card in await player.hand.all()]
