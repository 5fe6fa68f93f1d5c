"""A match seen again: from its result to its replay, step by step, by everybody's eyes and by link;
its dice proved; its rules at hand."""

from __future__ import annotations

import json
import re

import msgspec
import pytest
from playwright.async_api import Locator, Route, WebSocketRoute, expect

from server.matches.core.recordings import Frame, Recording, Track, recording_of
from tests.support.browser.barriers import barriers
from tests.support.browser.figures import FIGURES
from tests.support.browser.fitting import resized
from tests.support.browser.people import People, Person
from tests.support.browser.players import Player, resign
from tests.support.pace import slowness
from tests.support.plays import begun, log_of
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

JUMPS = 40
JUMP_ABOUT = """(jumps) => {
  const field = document.querySelector("input[type=range]");
  const count = Number(field.max) + 1;
  for (let k = 0; k < jumps; k += 1) {
    field.value = String((k * 97 + 13) % count);
    field.dispatchEvent(new Event("input", {bubbles: true}));
    document.body.getBoundingClientRect();
  }
}"""
LOW = 500
LONG_ENOUGH = """() => {
  const {width} = document.querySelector("input[type=range]").getBoundingClientRect();
  return width > innerWidth / 4;
}"""
# The film's buttons hide nothing of the board before anybody has scrolled.
CLEAR_OF_THE_BAR = """() => {
  scrollTo(0, 0);
  const bottom = document.querySelector(".board > *").getBoundingClientRect().bottom;
  return bottom <= document.querySelector(".replay-bar").getBoundingClientRect().top;
}"""
TEN_LINES_OF_LOG = """() => {
  const log = document.querySelector("#steps");
  const line = log.querySelector("li span span");
  return log.clientHeight / parseFloat(getComputedStyle(line).lineHeight) >= 10;
}"""
# How much of a seat's score is to be seen at least.
FAINTEST = """() => Math.min(...[...document.querySelectorAll("[data-drawer] .score, [data-ring]")]
  .map((score) => Number(getComputedStyle(score).opacity)))"""
JUMP = 50
"""Milliseconds of the page's own work until any version is there, laid out: the best of three
rounds, as a cache full of others' things makes every page slow."""


async def test_a_finished_match_is_seen_again_proved_and_looked_up(
    embedded: Stack, people: People
) -> None:
    # Axe puts styles into the page, which the site's policy would rightly complain of.
    anna: Player = await people.come("en", kind=Player, bypass_csp=True)
    meddler = Meddler()
    await anna.page.route_web_socket("**/ws/rooms/**", meddler.meddle)
    await anna.open_room(embedded.url, "Anna", ["option-clock-relaxed", "option-sides-entente"])
    await anna.add_bot("easy")
    await anna.ready()
    await anna.plays(lays=2)
    await a_refusal_leads_to_its_rule(anna, meddler)
    await resign(anna)
    await anna.press(anna.page.get_by_role("link", name=anna.t("replay"), exact=True))
    await it_goes_by_keys(anna)
    await it_goes_by_the_bar(anna)
    found = await barriers(anna)
    link = await others_eyes_see_less(anna)

    zaneta: Person = await people.come("pl", size=(390, 844), bypass_csp=True)
    await zaneta.page.goto(link)
    await expect(where(zaneta)).to_have_text(await where(anna).inner_text())
    await zaneta.reads()
    await who_played_is_reported(zaneta)
    await any_version_is_there_at_once(zaneta)

    await anna.press(anna.page.get_by_role("link", name=anna.t("replay-dice"), exact=True))
    await the_dice_are_proved(anna)
    found += await barriers(anna)
    assert found == []


def where(person: Person) -> Locator:
    """Which move of how many."""
    return person.page.get_by_role("status").filter(has_text=re.compile(r"\d+ / \d+")).locator("b")


async def who_played_is_reported(person: Person) -> None:
    """From the menu beside the name: not a bot, and by the same reasons as at the table."""
    menus = person.page.get_by_role("link", name=re.compile("^Co zrobić:"))
    await expect(menus).to_have_count(1)
    await person.press(menus)
    menu = person.page.get_by_role("dialog", name=person.t("about-person", name="Anna"))
    await expect(menu.get_by_role("button", name=person.t("ground-cheating"))).to_be_visible()
    await person.reads()
    assert await barriers(person) == []
    await person.page.keyboard.press("Escape")
    await expect(menu).to_be_hidden()


async def it_goes_by_the_bar(person: Person) -> None:
    """Which is long enough to hit a move, whatever the window."""
    page = person.page
    bar = page.get_by_role("slider", name=person.t("replay-where"), exact=True)
    await expect(page.locator(".chapters")).to_be_visible()
    for size in ((1440, 900), (844, 390), (720, 450), (390, 844)):
        await resized(person, size)
        await bar.click(position={"x": 3, "y": 3})
        await expect(where(person)).to_have_text("1")
        # Only now: the board follows the window some frames later, and the bar follows the board.
        await page.wait_for_function(LONG_ENOUGH)
        box = await bar.bounding_box()
        assert box is not None
        await bar.click(position={"x": box["width"] - 3, "y": box["height"] / 2})
        await expect(where(person)).to_have_text(str(int(await bar.get_attribute("max") or 0) + 1))
        if size[1] < LOW:
            await page.wait_for_function(CLEAR_OF_THE_BAR)
    await resized(person, (1024, 768))
    await page.wait_for_function(TEN_LINES_OF_LOG)
    await resized(person, (1440, 900))


async def it_goes_by_keys(person: Person) -> None:
    """Home, a step, the end, a chapter; and play, which comes to the end by itself."""
    page = person.page
    await expect(where(person)).to_have_text("1")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    await expect(where(person)).to_have_text("3")
    await expect(page).to_have_url(re.compile(r"\?v=\d+$"))
    await page.keyboard.press("ArrowLeft")
    await expect(where(person)).to_have_text("2")
    await page.keyboard.press("End")
    last = await where(person).inner_text()
    await page.keyboard.press("[")
    told = page.locator("[data-step]").filter(has=page.locator("[aria-current=step]"))
    await expect(told).to_have_text(re.compile(r"Duel \d+\."))
    await page.keyboard.press("]")
    await expect(where(person)).to_have_text(last)
    await expect(person.region("turn-line")).to_contain_text(person.t("reason-resigned"))
    for _ in range(2):
        await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("Space")
    await expect(where(person)).to_have_text(last)
    await expect(person.button("replay-play")).to_be_visible()
    await person.reads()


async def others_eyes_see_less(person: Player) -> str:
    """Her hand is there for her eyes alone; answers a link to a line of the log, seen by her."""
    line = person.page.get_by_role("button", name=re.compile(re.escape("lays an aircraft"))).first
    await person.press(line)
    hand = person.page.get_by_role("list", name=person.t("board-hand"), exact=True)
    await expect(hand).to_have_count(0)
    await person.press(person.page.get_by_role("button", name="Anna", exact=True))
    await expect(hand).to_be_visible()
    await expect(line).to_have_attribute("aria-current", "step")
    await expect(person.page).to_have_url(re.compile(r"\?v=\d+&as=0$"))
    return person.page.url


async def the_dice_are_proved(person: Person) -> None:
    page = person.page
    right = re.compile("draws? of this match (is|are) as (it|they) had to be")
    await expect(page.get_by_role("status").filter(has_text=right)).to_be_visible()
    await expect(page.get_by_text(person.t("dice-noted"))).to_be_visible()
    await expect(page.get_by_text(person.t("dice-own-share"))).to_be_visible()
    await person.reads()


class Meddler:
    """Between a page and its server: what the hand lays becomes a card that it does not hold."""

    def __init__(self) -> None:
        self.awake = False

    async def meddle(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: server.send(self.changed(str(message))))

    def changed(self, message: str) -> str:
        said = json.loads(message)
        if self.awake and said["type"] == "act":
            self.awake = False
            said["action"] = {"do": "lay", "aircraft": "E99"}
        return json.dumps(said)


async def a_refusal_leads_to_its_rule(person: Player, meddler: Meddler) -> None:
    meddler.awake = True
    await person.choose_card()
    await person.press(person.button("board-lay"))
    citing = person.page.get_by_role("alert").get_by_role("button")
    number = (await citing.inner_text()).removeprefix("Rule ")
    await person.press(citing)
    rules = person.page.get_by_role("complementary", name=person.t("rules"), exact=True)
    await expect(rules.locator(f"#{number}")).to_be_focused()
    await rules.get_by_role("searchbox").fill("shuffled face")
    await expect(rules.get_by_text("AP-004", exact=True)).to_be_visible()
    await expect(rules.get_by_text("AP-001", exact=True)).to_be_hidden()
    await person.page.keyboard.press("Escape")
    await expect(rules.get_by_text("AP-001", exact=True)).to_be_visible()
    await person.page.keyboard.press("Escape")
    await expect(rules).to_be_hidden()


def long_recording() -> bytes:
    """More than 200 moves: two matches, one behind the other."""
    row = begun("asy_przestworzy", 2, '{"best_of": 3}')
    one, other = (recording_of(row, log_of(row, dice)) for dice in (2, 3))
    tracks = [
        Track(
            first.seats, first.scene, first.frames + [later(frame, one) for frame in second.frames]
        )
        for first, second in zip(one.tracks, other.tracks, strict=True)
    ]
    return msgspec.json.encode(Recording(one.versions + other.versions, tracks, {}))


def later(frame: Frame, recording: Recording) -> Frame:
    return msgspec.structs.replace(frame, v=frame.v + recording.versions)


async def any_version_is_there_at_once(person: Person) -> None:
    async def shown_instead(route: Route) -> None:
        await route.fulfill(body=long_recording(), content_type="application/json")

    await person.page.route("**/film.json", shown_instead)
    await person.page.reload()
    await expect(where(person)).to_be_visible()
    await person.press(person.button("replay-everybody"))
    assert int((await where(person).locator("..").inner_text()).split("/")[1].split()[0]) > 200
    await scores_stay_in_sight(person)
    jump = min([await work(person, JUMP_ABOUT) / JUMPS for _ in range(3)])
    FIGURES["a jump in a replay of 200 moves, ms"] = f"{jump:.0f}"
    assert jump < JUMP * slowness()


async def scores_stay_in_sight(person: Person) -> None:
    """Whoever wants less motion misses nothing while a card is on its way to its winner."""
    await person.page.keyboard.press("Home")
    for _ in range(8):
        await person.page.keyboard.press("ArrowRight")
        assert await person.page.evaluate(FAINTEST) > 0


async def work(person: Person, script: str) -> float:
    """Milliseconds that the page worked for it, however busy the machine was otherwise."""
    devtools = await person.page.context.new_cdp_session(person.page)
    await devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    async def worked() -> float:
        metrics = (await devtools.send("Performance.getMetrics"))["metrics"]
        return next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")

    before = await worked()
    await person.page.evaluate(script, JUMPS)
    return (await worked() - before) * 1000
