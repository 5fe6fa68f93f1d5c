"""What it costs a browser to pan, to zoom and to preview ways on a deck of 400 squares, on which
twelve marines, thirty aliens and what is still hidden stand."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from functools import partial
from statistics import median, quantiles

import pytest
from playwright.async_api import expect

from games.space_hulk.tests.browser.duels import arena, duel
from games.space_hulk.tests.browser.leader import Leader
from games.space_hulk.tests.sockets import does, first_of, may
from tests.support.browser.figures import FIGURES
from tests.support.browser.people import MOVING, People
from tests.support.browser.tracing import invalidated, script_by_frame, tracing
from tests.support.pace import spent_of_budget
from tests.support.people import Person, acts
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCRIPT = 4.0
"""Milliseconds of the processor's time in a frame. A preview draws the board anew."""
STEPS = 60
HAND = ("pointermove", "wheel", "click")
"""Events that make a frame one of those that are measured."""
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
MOST = 30
ENTRIES = range(2, 18, 2)
HALLS = [
    "#" * 23,
    *(
        "#" + ("." * 10) + ("D" if row == 10 else "#") + "." * 10 + "#E"[row in ENTRIES]
        for row in range(1, 20)
    ),
    "#" + "." * 10 + "#" + "." + "#" * 10,
    "#" * 23,
]
"""Two halls with a closed door between them: nobody sees anybody."""
MARINES = [(column, row) for column in (2, 6) for row in range(3, 9)]
for column, row in MARINES:
    HALLS[row] = HALLS[row][:column] + ">" + HALLS[row][column + 1 :]
WIDTH = len(HALLS[0])
CROWDED = arena(
    *HALLS,
    start_blips=12,
    blips_per_round=[6],
    supply={"6": 30},
    goals={
        "marines": [{"type": "kill", "count": 90}],
        "aliens": [{"type": "eliminate", "side": "marines", "count": "all"}],
    },
    ruleset={"max_aliens": MOST, "waiting_per_entry": 6},
)


async def test_looking_around_takes_next_to_no_script(embedded: Stack, people: People) -> None:
    async with duel(embedded, people, CROWDED, **MOVING) as table:
        captain: Leader = table.me
        aliens = table.foe
        await meet(captain, aliens)
        pieces = sum(len(aliens.view[kind]) for kind in ("marines", "aliens", "blips"))
        assert (len(aliens.view["aliens"]), pieces > 50) == (MOST, True)
        await expect(captain.page.locator("[data-world] [data-piece]")).to_have_count(pieces)
        await captain.press(captain.chip("board-rifle", 12))
        await captain.page.mouse.move(*await captain.at(11, 10))
        await captain.page.mouse.wheel(0, -600)
        await nothing_is_laid_out_at_rest(captain)
        # A clock counts seconds beside the deck. A zoom rests once, oftener on a crowded machine.
        for what, moves, most in LOOKS:
            assert await spent_of_budget(partial(spent, captain, what, moves, most)) <= 1, what


async def meet(captain: Leader, aliens: Person) -> None:
    """Counters come in and are turned over while the marines stand by."""
    for end in (enter_and_spread, turn_over):
        await places(aliens)
        await expect(captain.action("board-end-phase")).to_be_visible()
        await captain.answers("board-end-phase")
        await captain.answers("board-yes-do")
        await places(aliens)
        await end(aliens)
        await does(aliens, "end_phase")
    await captain.my_move.wait_for()


async def places(aliens: Person) -> None:
    """Whatever is in the hand, at the next entry with room."""
    await aliens.until(lambda: bool(aliens.view) and bool(aliens.view["hand"] or moving(aliens)))
    while may(aliens, "place_blip"):
        await acts(aliens, first_of(aliens, "place_blip"))


def moving(aliens: Person) -> bool:
    return bool(aliens.view["phase"] in ("marine_actions", "alien_actions"))


async def enter_and_spread(aliens: Person) -> None:
    """Each goes some steps towards the door, the first the furthest."""
    for number in range(100):
        if not may(aliens, "enter"):
            return
        entering = first_of(aliens, "enter")
        await acts(aliens, entering)
        for _ in range(5 - number * 2 % 5):
            steps = [
                to
                for offer in aliens.choices()
                if offer["do"] == "move" and offer["take"]["piece"]["of"] == [entering["piece"]]
                for to in offer["take"]["to"]["of"]
            ]
            if steps:
                step = min(steps, key=lambda to: to % WIDTH)
                await acts(aliens, {"do": "move", "piece": entering["piece"], "to": step, "cp": 0})


async def turn_over(aliens: Person) -> None:
    """One after the other, until there are as many aliens as there may be."""
    inside = [name for name, blip in aliens.view["blips"].items() if "at" in blip]
    for name in inside:
        if len(aliens.view["aliens"]) < MOST:
            await does(aliens, "convert", piece=name)
        while may(aliens, "place_alien"):
            await acts(aliens, first_of(aliens, "place_alien"))


async def nothing_is_laid_out_at_rest(captain: Leader) -> None:
    """Blips pulse all the time, and a phone has a battery. Words beside the board may change
    within a second, as how long somebody's line is; not within each of three."""
    # A zoom rests first, and what depends on it is drawn.
    await asyncio.sleep(0.5)
    await captain.page.evaluate(NEXT_FRAME)
    for _ in range(3):
        async with tracing(captain.page) as trace:
            await asyncio.sleep(1)
        if not invalidated(trace):
            break
    assert await captain.page.evaluate("document.getAnimations().length") > 0
    assert invalidated(trace) == []


async def spent(
    captain: Leader, what: str, moves: Callable[[Leader], Awaitable[None]], most: float
) -> float:
    """What part of the budget; so often at most something may be laid out."""
    async with tracing(captain.page, also=()) as trace:
        await moves(captain)
    frames = script_by_frame(trace, "Layerize", HAND)
    middle, p95 = median(frames), quantiles(frames, n=20)[-1]
    laid_out = [event["dur"] / 1000 for event in trace if event["name"] == "Layout"]
    FIGURES[f"{what} of 400 squares with all pieces"] = (
        f"{middle:.2f} ms of script in a frame, p95 {p95:.2f} ms; "
        f"{len(laid_out)} layouts of {median(laid_out or [0]):.2f} ms"
    )
    assert len(frames) >= STEPS // 4
    assert len(laid_out) <= most
    return middle / SCRIPT


async def pans(captain: Leader) -> None:
    mouse = captain.page.mouse
    x, y = await captain.at(11, 12)
    await mouse.move(x, y)
    await mouse.down()
    for step in range(STEPS):
        await mouse.move(x + 80 * math.sin(step / 8), y + 60 * math.sin(step / 6))
    await mouse.up()


async def zooms(captain: Leader) -> None:
    for step in range(STEPS):
        await captain.page.mouse.wheel(0, 60 if step // 10 % 2 else -60)


async def previews(captain: Leader) -> None:
    """The way of the last marine to one square before him after the other."""
    await captain.page.mouse.wheel(0, 3000)
    column, row = MARINES[-1]
    # Where they are is asked beforehand: the answer would be script, too.
    squares = [await captain.at(column + 1 + nth % 3, row - 1 + nth // 3) for nth in range(9)]
    for step in range(STEPS):
        await captain.page.mouse.click(*squares[step % 9])
        # Else a slow painter draws several at once.
        await captain.page.evaluate(NEXT_FRAME)


LOOKS = [
    ("pan", pans, STEPS // 10),
    ("zoom", zooms, STEPS // 10),
    ("preview", previews, math.inf),
]
"""And how often at most something may be laid out."""
