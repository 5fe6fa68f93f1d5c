"""A page whose modules do not come says so, and what to do, in every browser and both languages."""

from __future__ import annotations

import asyncio

import pytest

from tests.support.broken import broken
from tests.support.browser.expecting import expect
from tests.support.browser.people import People, Person
from tests.support.stack import Stack
from tools.client import Guest

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Unlucky(Person):
    """What is lost on the way is no mistake of the page."""

    def __post_init__(self) -> None:
        """So nothing is listened for."""

    async def is_told(self, why: str) -> None:
        alert = self.page.get_by_role("alert").filter(has_text=self.t("stuck"))
        await expect(alert).to_be_visible()
        await expect(alert.get_by_text(self.t(why), exact=True)).to_be_visible()
        await expect(self.page.get_by_text(self.t("loading"), exact=True)).to_have_count(0)
        again = self.page.get_by_role("link", name=self.t("stuck-again"), exact=True)
        await expect(again).to_be_visible()
        await self.reads()


LOST = {
    "pl": [(r"/js/room/main\.", b"", "stuck-why"), (r"/js/room/main\.", b"supports", "stuck-old")],
    "en": [
        (r"/js/chunks/", b"", "stuck-why"),
        (r"/words/en\.", b"", "stuck-why"),
        ("nothing", b"import{", "stuck-why"),
    ],
}
"""By the language in which it is told: the page's own module or one that it imports, its words, a
mistake in all of them, a browser that is too old."""


@pytest.mark.parametrize("language", LOST)
async def test_a_room_without_its_modules_does_not_wait_for_them(
    language: str, embedded: Stack, people: People
) -> None:
    code = await asyncio.to_thread(Guest(embedded.url).open_room, Person.game, "Ida")
    ewa: Unlucky = await people.come(language, kind=Unlucky)
    # Each at another address, of which the browser has kept nothing.
    for lost, unknown, why in LOST[language]:
        with broken(embedded.url, lost, unknown) as url:
            await ewa.page.goto(f"{url}/r/{code}/")
            await ewa.is_told(why)
