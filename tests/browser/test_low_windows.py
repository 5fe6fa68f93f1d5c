"""Every board in windows of every size, also on a phone on its side or at twice its size: all its
parts are there at once, nothing is cut off, too small to be hit or to be read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest
from playwright.async_api import expect

from games.referee import AnyGame
from games.registry import all_games
from tests.support.browser.fitting import resized, wrong_at
from tests.support.browser.listers import at_a_table
from tests.support.browser.people import People, Person
from tests.support.pace import patience
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
PHONE = (390, 844)
LOW = ((667, 375), (844, 390), (932, 430), (720, 450), (823, 514), (640, 360))
"""Three phones on their side, 1440 by 900 at 200 and at 175 per cent, a small phone on its side."""
TALL = ((1440, 900), (1366, 768), (1024, 600), PHONE)
STEPS = (0, 1, 3, 6)
"""After so many own moves the board is looked at: other things are asked."""
SECONDS = 120
# What stands below each other begins in one line, what belongs beside each other stands there.
IN_LINE = """() => {
  const left = (selector) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(selector));
    return range.getBoundingClientRect().left;
  };
  const tops = [...document.querySelectorAll(".who-may-come button")]
    .map((answer) => answer.getBoundingClientRect().top);
  return [
    ...(Math.abs(left(".lobby .lesson-offer") - left("#lobby-title")) > 3 ? ["the lesson"] : []),
    ...(tops.length === 2 && tops[0] === tops[1] ? [] : [`answers at ${tops}`]),
  ];
}"""


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)
async def test_a_board_fits_every_window(game: AnyGame, eager: Stack, people: People) -> None:
    # Where cards are on their way nothing is in its place yet.
    ewa = await at_a_table(game, eager, people, size=PHONE)
    found: list[str] = []
    async with asyncio.timeout(SECONDS * patience()):
        for moves in STEPS:
            await resized(ewa, PHONE)
            if not await ewa.page.locator("#choices").is_visible():
                await ewa.press(ewa.button("drawer-actions"))
            await ewa.plays(Random(game.slug), moves)
            await ewa.press(ewa.button("drawer-actions"))
            for size in (*LOW, *TALL):
                await resized(ewa, size)
                wrong = await wrong_at(ewa, crowds=size in LOW)
                found += [f"{size} after {moves}: {one}" for one in wrong]
    assert ewa.moves >= moves or await ewa.over.is_visible()
    assert not found, "\n".join(found)


async def test_before_the_start_a_low_window_shows_who_sits_and_whom_to_invite(
    embedded: Stack, people: People
) -> None:
    ewa = await people.come("pl", size=(844, 390))
    await ewa.open_room(embedded.url, "Ewa")
    async for _ in windows(ewa, (844, 390), (932, 430), (720, 450)):
        seats = ewa.page.locator(".lobby .seat")
        await expect(seats).to_have_count(2)
        invite = ewa.page.get_by_text(ewa.t("invite-first"))
        for seen in (*await seats.all(), ewa.button("ready"), invite):
            await expect(seen).to_be_in_viewport(ratio=1)
        await expect(ewa.button("drawer-chat")).to_be_in_viewport(ratio=1)
        assert await ewa.page.evaluate(IN_LINE) == []
    ola = await people.come("pl", size=(844, 390))
    await ola.page.goto(ewa.page.url)
    await ola.sit("Ola")
    for one in (ewa, ola):
        await expect(one.button("ready")).to_be_in_viewport(ratio=1)
    await resized(ola, (390, 600))
    await expect(ola.button("ready")).to_be_in_viewport(ratio=1)


async def test_before_the_start_a_usual_window_shows_the_seats_and_how_to_begin(
    embedded: Stack, people: People
) -> None:
    ewa = await people.come("pl")
    await ewa.open_room(embedded.url, "Ewa")
    bot, host = ewa.button("bot-add", level=ewa.t("level-easy")), ewa.button("host-panel")
    async for _ in windows(ewa, (1440, 900), (1024, 768)):
        for seen in (bot, host, ewa.button("ready"), ewa.page.get_by_text(ewa.t("invite-first"))):
            await expect(seen).to_be_in_viewport(ratio=1)
        # Nothing lies upon them.
        await host.click(trial=True, timeout=2_000 * patience())
        await bot.click(trial=True, timeout=2_000 * patience())


UNCOVERED = """(button) => {
  button.focus();
  const {left, top, width, height} = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


async def test_before_the_start_what_gets_the_focus_lies_under_nothing(
    embedded: Stack, people: People
) -> None:
    # With many free seats the page is longer than its window, and how to begin lies upon it.
    ewa = await people.come("pl", kind=type("Host", (Person,), {"game": "mag_blast"}))
    await ewa.opens_usual_room(embedded.url, "Ewa")
    bots = ewa.button("bot-add", level=ewa.t("level-easy"))
    async for size in windows(ewa, (1440, 900), (1366, 600), (1280, 500)):
        await expect(bots).to_have_count(3)
        for bot in await bots.all():
            assert await bot.evaluate(UNCOVERED), size


async def test_the_front_page_shows_a_game_its_whole_name_and_its_first_action_at_once(
    embedded: Stack, people: People
) -> None:
    ewa = await people.come("pl", size=(844, 390))
    await ewa.page.goto(embedded.url)
    async for size in windows(ewa, (844, 390), (720, 450), (800, 1100), (1440, 900)):
        await shows_a_game_at_once(ewa, size)
    # By keys one is in the sheet that has opened, and then where one was.
    options = ewa.button("front-options").first
    await options.press("Enter")
    await expect(ewa.page.locator(":popover-open header button")).to_be_focused()
    await ewa.page.keyboard.press("Escape")
    await expect(options).to_be_focused()
    ola = await people.come("pl", size=PHONE)
    await ola.page.goto(embedded.url)
    await shows_a_game_at_once(ola, PHONE)


async def shows_a_game_at_once(person: Person, size: tuple[int, int]) -> None:
    name = person.page.locator(".game h3").first
    await expect(name).to_be_in_viewport(ratio=1)
    lines = await name.evaluate(
        "(name) => name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight)"
    )
    assert lines <= len((await name.inner_text()).split()), size
    await expect(person.button("front-open").first).to_be_in_viewport(ratio=1)
    await expect(person.field("your-name")).to_be_in_viewport(ratio=1)


async def test_the_rules_take_the_whole_height_beside_the_rail(
    embedded: Stack, people: People
) -> None:
    # What slides in has not arrived yet.
    ewa = await people.come("pl", size=(844, 390))
    await ewa.open_room(embedded.url, "Ewa")
    await ewa.press(ewa.button("rules"))
    rules = await ewa.page.get_by_role("complementary", name=ewa.t("rules")).bounding_box()
    rail = await ewa.page.get_by_role("banner").bounding_box()
    assert rules is not None
    assert rail is not None
    assert (rules["y"], rules["height"]) == (0, 390)
    assert rules["x"] + rules["width"] <= rail["x"]


async def test_a_lost_page_shows_the_ways_on(embedded: Stack, people: People) -> None:
    ewa = await people.come("pl", size=(844, 390))
    await ewa.page.goto(f"{embedded.url}/nowhere/")
    ways = ewa.page.locator(".ways-on .button")
    async for _ in windows(ewa, (844, 390), (720, 450), (640, 360)):
        await expect(ways).not_to_have_count(0)
        for way in await ways.all():
            await expect(way).to_be_in_viewport(ratio=1)
    ewa.problems.clear()


async def test_a_rulebook_of_many_chapters_begins_on_the_first_screen(
    embedded: Stack, people: People
) -> None:
    ewa = await people.come("pl")
    await ewa.page.goto(f"{embedded.url}/rules/space_hulk/")
    async for _ in windows(ewa, (1440, 900), (844, 390), (720, 450)):
        await expect(ewa.page.get_by_role("searchbox")).to_be_in_viewport(ratio=1)
        await expect(ewa.page.locator("#primer-title")).to_be_in_viewport()


async def windows(person: Person, *sizes: tuple[int, int]) -> AsyncIterator[tuple[int, int]]:
    """The page in each of these, as it comes there: it is loaded anew, by the same person, since
    another one costs more than all that is looked at."""
    for size in sizes:
        await resized(person, size)
        await person.page.reload()
        yield size
