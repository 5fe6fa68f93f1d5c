"""A room whose board does not come says so where it would be, and shows it once it comes."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Route, expect

from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Unlucky(Person):
    def _hear(self, _message: object) -> None:
        """What is lost on the way is no mistake of the page."""

    _trip = _hear


async def test_a_board_that_does_not_come_is_not_waited_for(
    embedded: Stack, people: People
) -> None:
    ewa: Unlucky = await people.come("pl", kind=Unlucky)

    async def lose(route: Route) -> None:
        await route.abort()

    board = re.compile(r"/board\.[0-9a-f]+\.js")
    await ewa.page.route(board, lose)
    await ewa.open_room(embedded.url, "Ewa")
    await ewa.add_bot("easy")
    await ewa.ready()
    told = ewa.page.get_by_role("alert").filter(has_text=ewa.t("stuck"))
    await expect(told).to_be_visible()
    await expect(ewa.page.get_by_text(ewa.t("loading"), exact=True)).to_have_count(0)
    await ewa.reads()
    await ewa.page.unroute(board)
    again = told.get_by_role("link", name=ewa.t("stuck-again"), exact=True)
    await expect(again.or_(ewa.my_move).first).to_be_visible()
    # The next message of the room tries again, too, and may come before the press.
    await again.evaluate_all("links => links.forEach((link) => link.click())")
    await expect(ewa.my_move).to_be_visible()
    await expect(told).to_have_count(0)
