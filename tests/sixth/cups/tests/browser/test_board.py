"""What the board of cups does when the lot decides, when an act is refused, and in haste."""

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

pytestmark = pytest.mark.asyncio(loop_scope="session")

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


class Line:
    """A page's socket. ``held``: its acts of a kind wait here until they are let go."""

    def __init__(self) -> None:
        self.sent: list[Act] = []
        self._kind = ""
        self._change: Callable[[Act], Act] = lambda action: action
        self._held = asyncio.Event()
        self._go = asyncio.Event()

    async def open(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        tasks: set[asyncio.Task[None]] = set()

        def take(message: str | bytes) -> None:
            # Each by itself: those that follow need not wait for one that is held.
            task = asyncio.ensure_future(self._send(server, json.loads(message)))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        socket.on_message(take)

    def change(self, kind: str, change: Callable[[Act], Act]) -> None:
        """The next act of this kind arrives as another."""
        self._kind, self._change = kind, change
        self._go.set()

    def hold(self, kind: str) -> None:
        self._kind = kind

    async def let_go(self, change: Callable[[Act], Act]) -> None:
        await self._held.wait()
        self._change = change
        self._go.set()

    async def _send(self, server: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["type"] == "act":
            self.sent.append(message["action"])
            if message["action"]["do"] == self._kind:
                self._kind = ""
                self._held.set()
                await self._go.wait()
                message["action"] = self._change(message["action"])
        server.send(json.dumps(message))


async def moved(person: Guesser, what: str) -> list[str]:
    """How what has this class was turned at the end of each of its animations."""
    found: list[list[str]] = await person.page.evaluate("() => window.moved")
    return [end for classes, end in found if what in classes.split()]


async def comes_to_hide(ewa: Guesser, *others: Guesser) -> None:
    """The others hide and bet nothing until it is her turn."""
    while True:
        told = [await each.n() for each in (ewa, *others)]
        if await ewa.to_hide.is_visible():
            return
        for each in (ewa, *others):
            if await each.to_bet.is_visible():
                await each.bets_nothing()
            elif each is not ewa and await each.to_hide.is_visible():
                await each.hides()
        if told == [await each.n() for each in (ewa, *others)]:
            await ewa.to_hide.or_(ewa.beyond(told[0])).first.wait_for()


async def test_the_die_of_a_lot_rolls_and_lands_on_its_cup(embedded: Stack, people: People) -> None:
    """Nobody hides the pea in time. Who has hidden it by hand sees the same die lie, until all have
    bet: somebody who does not leaves time to look."""
    ewa: Guesser = await people.come("en", kind=Guesser, **MOVING)
    await ewa.page.add_init_script(MOVED)
    link = await ewa.opens(embedded.url, clock="on")
    adam: Guesser = await people.come("pl", kind=Guesser)
    await adam.page.goto(link)
    await adam.sit("Adam")
    await ewa.adds_bots()
    for each in (ewa, adam):
        await each.ready()
    await comes_to_hide(ewa, adam)
    die = ewa.page.locator(".kit-dice .cube")
    face = await die.get_attribute("data-face")
    cup = CUPS[int(face or 0) - 1]
    await expect(ewa.page.get_by_role("img", name=ewa.t("board-lies", cup=cup))).to_be_visible()
    await expect(ewa.cups.nth(CUPS.index(cup))).to_have_accessible_name(
        re.compile(re.escape(ewa.t("board-here")))
    )
    [end] = await moved(ewa, "cube")
    turns = await die.evaluate(
        "(cube) => ['--x', '--y'].map((turn) => cube.style.getPropertyValue(turn))"
    )
    assert end == f"translateY(0) rotateX({turns[0]}) rotateY({turns[1]})"


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
    line.change("bet", lambda action: action | {"stakes": dict.fromkeys(CUPS, 9)})
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
    ewa: Guesser = await people.come("en", kind=Guesser)
    await ewa.page.add_init_script(MOVED)
    line = Line()
    await ewa.page.route_web_socket("**/ws/rooms/**", line.open)
    link = await ewa.opens(embedded.url)
    adam: Guesser = await people.come("pl", kind=Guesser)
    await adam.page.goto(link)
    await adam.sit("Adam")
    await ewa.adds_bots()
    for each in (ewa, adam):
        await each.ready()
    await comes_to_hide(ewa, adam)
    line.hold("point")
    await ewa.hides()
    assert await moved(ewa, "cube") == [], "the lot alone is rolled for"
    await ewa.press(ewa.button("board-point", cup="10"))
    await ewa.press(ewa.cups.nth(2))
    await ewa.press(ewa.button("board-point", cup="20"))
    await line.let_go(lambda action: action | {"cup": "99"} if refused else action)
    pointed = re.compile(re.escape(ewa.t("board-points")))
    await expect(ewa.cups.nth(2 if refused else 1)).to_have_accessible_name(pointed)
    await expect(ewa.cups.nth(1 if refused else 2)).not_to_have_accessible_name(pointed)
    await adam.bets_nothing()
    pressed = [action["cup"] for action in line.sent if action["do"] == "point"]
    assert pressed == (["10", "20"] if refused else ["10"])
