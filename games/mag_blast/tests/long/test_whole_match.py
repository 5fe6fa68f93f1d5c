"""Eight fleets to the end in real browsers, on the full stack: by two people at two processes, at a
desk and on a phone, among six bots; and a spectator."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Iterator

import pytest
from playwright.async_api import Locator

from games.mag_blast.tests.browser.captain import Captain
from tests.support import servers, stack
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
PHONE = (390, 844)
EIGHT = ("option-seats-8", "option-pace-brisk")
BOTS = 6
ROUND = 3 * 60_000
"""Milliseconds in which seven others have had their turns."""
MATCH = 15 * 60_000


@pytest.fixture(scope="module")
def eager_stack(postgres: servers.Postgres, redis: servers.Redis) -> Iterator[Stack]:
    """With bots that act at once."""
    site = stack.full(postgres, redis, "tests.support.eager")
    yield site
    site.close()


class Veteran(Captain):
    seat: int

    @property
    def lost(self) -> Locator:
        """There once the own fleet is lost, on a phone out of sight."""
        return self.page.locator(f'[data-fleet="{self.seat}"].out')

    async def fights(self) -> bool:
        """To the end; False if that is the own fleet's and the others fight on."""
        asked = self.deeds.or_(self.is_mute).or_(self.over).filter(visible=True)
        while True:
            await asked.or_(self.lost).first.wait_for(state="attached", timeout=ROUND)
            if await self.over.is_visible():
                return True
            if await self.lost.count():
                return False
            n = await self.n()
            if await self.acts():
                new = self.beyond(n).or_(self.over)
                await new.or_(self.lost).first.wait_for(state="attached")

    async def cheers(self) -> None:
        await expect(self.page.get_by_text(self.t("board-cheer"), exact=True)).to_be_visible()
        await self.makes_noise()


async def eight(people: People, one: str, other: str) -> tuple[Veteran, Veteran, Captain]:
    """Anna at a desk and Ben on a phone among six bots; Cleo looks on."""
    anna: Veteran = await people.come("pl", kind=Veteran)
    ben: Veteran = await people.come("en", kind=Veteran, size=PHONE)
    cleo: Captain = await people.come("en", kind=Captain)
    link = (await anna.open_room(one, "Anna", EIGHT)).replace(one, other)
    await gather(ben.page.goto(link), cleo.page.goto(link))
    await ben.sit("Ben")
    anna.seat, ben.seat = 0, 1
    await anna.page.get_by_role("listitem").filter(has_text="Ben").wait_for()
    # Their matches take a third of the time of easy ones.
    for _ in range(BOTS):
        await anna.add_bot("normal")
    await gather(anna.ready(), ben.ready())
    await gather(*(expect(each.board).to_be_visible() for each in (anna, ben, cleo)))
    await gather(anna.deploys(), ben.deploys())
    return anna, ben, cleo


async def test_eight_fleets_are_played_to_the_end(eager_stack: Stack, people: People) -> None:
    """Who is out first of the two cheers and leaves, and nobody waits for them: one of two is."""
    anna, ben, cleo = await eight(people, *eager_stack.urls[:2])
    gone: list[Veteran] = []

    async def fights(veteran: Veteran) -> None:
        if not await veteran.fights() and not gone:
            gone.append(veteran)
            await veteran.cheers()
            await veteran.page.goto("about:blank")

    await gather(fights(anna), fights(ben), cleo.over.wait_for(timeout=MATCH))
    assert len(gone) == 1
    [stayed] = [veteran for veteran in (anna, ben) if veteran not in gone]
    await stayed.over.wait_for()
    await expect(cleo.page.locator(".falls li")).to_have_count(7)
    await cleo.reads()
