"""A match of cups by its board, and what that does when the lot decides, when an act is refused or
cannot be done, and in haste."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import WebSocketRoute, expect

from games.cups.state import CUPS
from games.cups.tests.browser.guessers import Guesser
from tests.support.browser.people import MOVING, People
from tests.support.stack import Stack
from tools.client import Guest, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")
WIDE, PHONE = (1440, 900), (390, 844)

MOVED = """(() => {
  const { animate } = Element.prototype;
  window.moved = [];
  Element.prototype.animate = function (frames, timing) {
    window.moved.push([String(this.getAttribute("class")), frames.at(-1).transform ?? ""]);
    return animate.call(this, frames, timing);
  };
})()"""
"""Notes what is animated: its classes, and how it is turned at the end."""

TURNS = "(cube) => ['--x', '--y'].map((turn) => cube.style.getPropertyValue(turn))"
"""How a cube lies."""

Act = dict[str, Any]
Change = Callable[[Act], Act]


class Line:
    """A page's socket. ``hold``: its next act of a kind waits here until it is let go, changed."""

    def __init__(self) -> None:
        self.sent: list[Act] = []
        self._kind = ""

    async def open(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        tasks: set[asyncio.Task[None]] = set()

        def take(message: str | bytes) -> None:
            # Each by itself: those that follow need not wait for one that is held.
            task = asyncio.ensure_future(self._send(server, json.loads(message)))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        socket.on_message(take)

    def hold(self, kind: str) -> None:
        self._kind, self._go = kind, asyncio.Future[Change]()

    def let_go(self, change: Change) -> None:
        self._go.set_result(change)

    async def _send(self, server: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["type"] == "act":
            self.sent.append(message["action"])
            if message["action"]["do"] == self._kind:
                self._kind = ""
                change = await self._go
                message["action"] = change(message["action"])
        server.send(json.dumps(message))


async def moved(person: Guesser, what: str) -> list[str]:
    """How what has this class was turned at the end of each of its animations."""
    found: list[list[str]] = await person.page.evaluate("() => window.moved")
    return [end for classes, end in found if what in classes.split()]


async def two_at_a_table(
    people: People, site: Stack, line: Line, clock: str = "off", **how: Any
) -> tuple[Guesser, Guesser]:
    """Ewa, whose turn it is to hide, and Adam, who leaves time to look; the others are bots. Both
    bet nothing until then."""
    ewa: Guesser = await people.come("en", kind=Guesser, **how)
    await ewa.page.add_init_script(MOVED)
    await ewa.page.route_web_socket("**/ws/rooms/**", line.open)
    link = await ewa.opens(site.url, clock)
    adam: Guesser = await people.come("pl", kind=Guesser)
    await adam.page.goto(link)
    await adam.sit("Adam")
    await ewa.adds_bots()
    for each in (ewa, adam):
        await each.ready()
    while True:
        told = [await each.n() for each in (ewa, adam)]
        if await ewa.to_hide.is_visible():
            return ewa, adam
        for each in (ewa, adam):
            if await each.to_bet.is_visible():
                await each.bets_nothing()
        if await adam.to_hide.is_visible():
            await adam.hides()
        if told == [await each.n() for each in (ewa, adam)]:
            await ewa.to_hide.or_(ewa.beyond(told[0])).first.wait_for()


@pytest.mark.parametrize(("size", "language"), [(WIDE, "pl"), (PHONE, "en")], ids=["wide", "phone"])
async def test_a_match_by_the_board(
    embedded: Stack, people: People, size: tuple[int, int], language: str
) -> None:
    ewa: Guesser = await people.come(language, kind=Guesser, size=size)
    await ewa.opens(embedded.url)
    await ewa.adds_bots()
    await ewa.ready()
    await ewa.plays()
    assert ewa.hidden and ewa.looked
    assert await ewa.verdict()


async def test_the_die_of_a_lot_rolls_and_lands_on_its_cup(embedded: Stack, people: People) -> None:
    """Nobody hides the pea in time. Who has hidden it by hand sees the same die lie."""
    ewa, _ = await two_at_a_table(people, embedded, Line(), clock="on", **MOVING)
    die = ewa.page.locator(".kit-dice .cube")
    face = await die.get_attribute("data-face")
    cup = CUPS[int(face or 0) - 1]
    await expect(ewa.page.get_by_role("img", name=ewa.t("board-lies", cup=cup))).to_be_visible()
    await expect(ewa.cups.nth(CUPS.index(cup))).to_have_accessible_name(
        re.compile(re.escape(ewa.t("board-here")))
    )
    [end] = await moved(ewa, "cube")
    x, y = await die.evaluate(TURNS)
    assert end == f"translateY(0) rotateX({x}) rotateY({y})"


async def test_a_bet_that_is_refused_shakes_the_bar_and_may_be_laid_again(
    embedded: Stack, people: People
) -> None:
    """No control of the board lays too many beads: they become more on their way."""
    ewa: Guesser = await people.come("pl", kind=Guesser)
    await ewa.page.add_init_script(MOVED)
    line = Line()
    await ewa.page.route_web_socket("**/ws/rooms/**", line.open)
    await ewa.opens(embedded.url)
    await ewa.adds_bots()
    line.hold("bet")
    line.let_go(lambda action: action | {"stakes": dict.fromkeys(CUPS, 9)})
    await ewa.ready()
    await ewa.to_bet.or_(ewa.to_hide).first.wait_for()
    if await ewa.to_hide.is_visible():
        await ewa.hides()
    await ewa.to_bet.wait_for()
    assert await moved(ewa, "part-bar") == []
    await ewa.press(ewa.to_bet)
    # Ten, and up to four that the bots have lost to her.
    said = re.compile(ewa.t("refuse-too-many-beads", beads=10).replace("10", r"1\d"))
    await expect(ewa.page.locator(".kit-board [data-live]")).to_have_text(said)
    assert len(await moved(ewa, "part-bar")) == 1
    await expect(ewa.page.get_by_role("alert").get_by_text(said)).to_have_count(0)
    await ewa.reads()
    await ewa.bets_nothing()
    assert [action["do"] for action in line.sent][-2:] == ["bet", "bet"]


@pytest.mark.parametrize("refused", [True, False], ids=["refused", "accepted"])
async def test_who_points_in_haste_need_not_press_twice(
    embedded: Stack, people: People, refused: bool
) -> None:
    """While she points at one cup she points at another: that goes out once the first is answered,
    if it may still be done."""
    line = Line()
    ewa, adam = await two_at_a_table(people, embedded, line)
    line.hold("point")
    await ewa.hides()
    assert await moved(ewa, "cube") == [], "the lot alone is rolled for"
    await ewa.press(ewa.button("board-point", cup="10"))
    await ewa.press(ewa.cups.nth(2))
    await ewa.press(ewa.button("board-point", cup="20"))
    line.let_go(lambda action: action | {"cup": "99"} if refused else action)
    pointed = re.compile(re.escape(ewa.t("board-points")))
    await expect(ewa.cups.nth(2 if refused else 1)).to_have_accessible_name(pointed)
    await expect(ewa.cups.nth(1 if refused else 2)).not_to_have_accessible_name(pointed)
    await adam.bets_nothing()
    pressed = [action["cup"] for action in line.sent if action["do"] == "point"]
    assert pressed == (["10", "20"] if refused else ["10"])


# ---- why not


@pytest.mark.parametrize(("size", "language"), [(WIDE, "pl"), (PHONE, "en")], ids=["keys", "touch"])
async def test_a_cup_that_cannot_be_chosen_says_why_with_the_rule_where_it_stands(
    embedded: Stack, people: People, size: tuple[int, int], language: str
) -> None:
    two = [await people.come(language, kind=Guesser, size=size) for _ in range(2)]
    third = await begin(embedded, two)
    jan = await one_who_waits(two)
    why = jan.page.locator("[popover]").get_by_text(jan.t("refuse-no-pointing"), exact=True)
    rule = jan.button("rule-of", rule="CU-002")
    if jan.touch:
        await jan.cup.tap(force=True)
        await expect(why).to_be_in_viewport(ratio=1)
        await stands_by_the_cup(jan)
        # Not beside the cups: the browser gives a near miss to what can be pressed.
        await jan.page.locator("[data-seat]").first.tap(position={"x": 8, "y": 8})
        await expect(why).to_be_hidden()
        await jan.cup.tap(force=True)
        await rule.tap()
    else:
        await who_asks_twice_at_once_is_told_once(jan)
        await jan.cup.focus()
        await jan.page.keyboard.press("Enter")
        await expect(rule).to_be_focused()
        await expect(why).to_be_in_viewport(ratio=1)
        await stands_by_the_cup(jan)
        await jan.page.keyboard.press("Escape")
        await expect(why).to_be_hidden()
        await expect(jan.cup).to_be_focused()
        await jan.page.keyboard.press("Enter")
        await expect(rule).to_be_focused()
        await jan.page.keyboard.press("Enter")
    await expect(jan.page.locator("#CU-002")).to_be_focused()
    await expect(why).to_be_hidden()
    await third.close()


async def who_asks_twice_at_once_is_told_once(jan: Guesser) -> None:
    await jan.cup.evaluate("(cup) => [1, 2, 3].forEach(() => cup.click())")
    rule = jan.button("rule-of", rule="CU-002")
    await expect(rule.first).to_be_visible()
    # The answers come one right after the other; a line that they left would stand for seconds.
    await asyncio.sleep(0.5)
    assert await rule.count() == 1
    await jan.page.keyboard.press("Escape")
    await expect(rule).to_be_hidden()


async def begin(site: Stack, two: list[Guesser]) -> Player:
    """Both, and a third at a socket: nobody plays on by itself."""
    ewa, jan = two
    await ewa.opens(site.url)
    link = await ewa.field("invite-label").input_value()
    await jan.page.goto(link)
    await jan.sit("Jan")
    guest, code = Guest(site.url), link.rstrip("/").rsplit("/", 1)[1]
    await asyncio.to_thread(guest.visit, code)
    third = Player(guest, code)
    await third.connect()
    await third.take_seat(2, "Ola")
    await third.ready()
    for each in two:
        await each.ready()
    for each in two:
        await each.board.wait_for()
    return third


async def one_who_waits(two: list[Guesser]) -> Guesser:
    """Who hides first is drawn."""
    ewa, jan = two
    await expect(jan.page.locator("[data-phase=hiding]")).to_be_visible()
    return ewa if await jan.to_hide.is_visible() else jan


async def stands_by_the_cup(jan: Guesser) -> None:
    """Above it or below, and not over it."""
    note = await jan.page.locator("[popover]").bounding_box()
    cup = await jan.cup.bounding_box()
    assert note is not None and cup is not None
    above = cup["y"] - (note["y"] + note["height"])
    below = note["y"] - (cup["y"] + cup["height"])
    assert 0 <= max(above, below) < 20
    assert note["x"] < cup["x"] + cup["width"] and cup["x"] < note["x"] + note["width"]
