"""The first minute of each game's rulebook: every sentence has its picture, drawn by the board."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from games.registry import all_games
from server.core.messages import say
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

# What a picture shows, and what of it can be reached by Tab, which nobody would see the sense of.
DRAWN = """(figure) => ({
  wide: Math.max(0, ...[...figure.querySelectorAll("svg")]
    .map((svg) => svg.getBoundingClientRect().width)),
  over: figure.scrollWidth - figure.clientWidth,
  reached: [...figure.querySelectorAll("a, button, [tabindex]")]
    .filter((piece) => !piece.closest("[inert]")).length,
  unfilled: [...figure.querySelectorAll("svg *")]
    .map((piece) => getComputedStyle(piece).fill.match(/^url\\("[^"]*#(.+)"\\)/)?.[1])
    .filter((id) => id && !document.getElementById(id)),
})"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
async def test_every_sentence_has_its_picture(
    embedded: Stack, people: People, size: tuple[int, int]
) -> None:
    person: Person = await people.come("pl", size=size)
    for slug in (slug for slug in all_games() if say("en", "primer-1", slug) != "primer-1"):
        await person.page.goto(f"{embedded.url}/rules/{slug}/")
        figures = person.page.locator(".primer li > figure")
        await expect(figures.last.locator("svg").first).to_be_attached()
        assert await figures.count() == await person.page.locator(".primer li > p").count()
        for figure in await figures.all():
            drawn = await figure.evaluate(DRAWN)
            assert drawn["wide"] > 8, f"{slug}: {drawn}"
            assert drawn["over"] <= 0, f"{slug}: {drawn}"
            assert not drawn["reached"], f"{slug}: {drawn}"
            assert not drawn["unfilled"], f"{slug}: {drawn}"
