"""A board is drawn, shared by its link and played to the end, while its author goes on drawing."""

from __future__ import annotations

from asyncio import gather

import pytest
from playwright.async_api import Locator, expect

from games.space_hulk.tests.browser.captains import Captain
from games.space_hulk.tests.browser.test_editor import Maker
from tests.first_matches.test_by_mouse import sees_it_again
from tests.rules import rule
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
NAME, OTHER = "Loop of Ann", "Loop without a way out"


class Visitor(Captain):
    """Knows the board as it is drawn: a new one with a second exit, behind the marines."""

    rows = (
        "##########E##########",
        "##########.##########",
        "####.............####",
        "####.#####.#####.####",
        "####.#####.#####.####",
        "X>>>...D.....D......X",
        "####.#####.#####.####",
        "####.#####.#####.####",
        "####.............####",
        "##########A##########",
        "##########E##########",
    )

    @property
    def deck(self) -> Locator:
        return self.page.get_by_role("img", name=self.t("board-deck-of", name=NAME), exact=True)

    async def floor(self) -> str | None:
        return await self.page.locator(".bulk").get_attribute("d")


@rule("SH-649")
async def test_a_board_is_played_and_seen_again_as_it_was_when_the_room_was_opened(
    embedded: Stack, people: People
) -> None:
    ann: Maker = await people.come("en", kind=Maker)
    bob: Visitor = await people.come("pl", kind=Visitor)
    shared = await draws(ann, embedded)
    await bob.page.goto(shared)
    await bob.press(bob.button("front-open"))
    link = bob.field("invite-label")
    await expect(link).to_be_visible()
    anns = await comes_by(ann, await link.input_value())
    await gather(bob.ready(), anns.ready())
    await expect(bob.deck).to_be_visible()
    floor = await bob.floor()
    await draws_on(ann, shared)
    await gather(bob.plays(), anns.plays())
    assert await bob.verdict() == bob.t("result-won")
    for person in (bob, anns):
        await sees_what_was_played(person, floor)
    assert anns.problems == []


async def draws(ann: Maker, site: Stack) -> str:
    """The address of its page."""
    await ann.begins(site.url)
    await ann.takes("X")
    await ann.taps(0, 5)
    await ann.tab("texts")
    await ann.field_of("maker-name", "maker-in-en").fill(NAME)
    await ann.field_of("maker-name", "maker-in-pl").fill(NAME)
    await ann.saves()
    assert tuple((await ann.kept())["body"]["map"]) == Visitor.rows
    await ann.press(ann.bar.get_by_role("link", name=ann.t("editor-share"), exact=True))
    await expect(ann.page.get_by_role("heading", name=NAME, exact=True)).to_be_visible()
    return ann.page.url


async def comes_by(ann: Person, link: str) -> Visitor:
    """In another window of the same browser."""
    there = Visitor(await ann.page.context.new_page(), ann.language)
    await there.page.goto(link)
    await there.sit("Ann")
    return there


async def draws_on(ann: Maker, shared: str) -> None:
    """Another name, and the new exit is walled up."""
    await ann.press(ann.page.get_by_role("link", name=ann.t("document-edit"), exact=True))
    await ann.takes("#")
    await ann.taps(0, 5)
    await ann.tab("texts")
    await ann.field_of("maker-name", "maker-in-en").fill(OTHER)
    await ann.field_of("maker-name", "maker-in-pl").fill(OTHER)
    await ann.saves()
    assert (await ann.kept())["body"]["map"][5][0] == "#"
    await ann.page.goto(shared)
    await expect(ann.page.get_by_role("heading", name=OTHER, exact=True)).to_be_visible()


async def sees_what_was_played(person: Visitor, floor: str | None) -> None:
    await person.press(person.page.get_by_role("link", name=person.t("replay"), exact=True))
    await sees_it_again(person)
    await expect(person.deck).to_be_visible()
    assert await person.floor() == floor
    saved = person.page.get_by_text(person.t("reason-goal"))
    await expect(saved.first).to_be_visible()
