"""What it costs a browser to carry a card when all forty cards of four squadrons are in sight:
thirty-six lie, and each of the four hands moves the last of its own."""

from __future__ import annotations

import asyncio
import math
from asyncio import gather
from statistics import median, quantiles

import pytest
from playwright.async_api import expect

from games.kosmiczna_eskadra.tests.browser.pilots import Pilot
from tests.support.browser.fellows import fellows, lay, sit_with
from tests.support.browser.figures import FIGURES
from tests.support.browser.fitting import NEXT_FRAME
from tests.support.browser.people import MOVING, People
from tests.support.browser.tracing import MOVED, Trace, invalidated, script_by_frame, tracing
from tests.support.pace import slowness
from tests.support.people import Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCRIPT = 4.0
"""Milliseconds of the processor's time in a frame. Now and then the shell's words take longer."""
FRAMES = 150
COLUMNS = range(-4000, 5000, 1000)
ROWS = [-4200, -3000, 3000]
OWN_ROW = 4300
BEAT = 0.05
"""Seconds between two signals of a hand."""
# How far each line ahead of a held card's lasers is seen, of the table's width.
SIGHTS = """() => [...document.querySelectorAll("[data-sight]")]
  .map((sight) => [sight.dataset.sight, parseFloat(sight.style.getPropertyValue("--reach"))])
"""


async def test_a_carried_card_takes_no_layout_and_next_to_no_script(
    embedded: Stack, people: People
) -> None:
    pilot: Pilot = await people.come("en", kind=Pilot, **MOVING)
    # A held card shows what its lasers would meet.
    async with fellows(embedded, 3, seats=4, aim_lines="full") as others:
        await sit_with(pilot, others)
        await pilot.gets_ready()
        await expect(pilot.during("placing")).to_be_visible()
        await gather(
            pilot.lays([(x, OWN_ROW) for x in COLUMNS]),
            *(
                lay(other, [(x, row) for x in COLUMNS], a=450)
                for other, row in zip(others, ROWS, strict=True)
            ),
        )
        await expect(pilot.table).to_have_count(36)
        await sees_what_the_lasers_would_meet(pilot)
        hands = [asyncio.create_task(hover(other)) for other in others]
        trace = await carry(pilot)
        for hand in hands:
            hand.cancel()

    frames = script_by_frame(trace)
    middle, p95 = median(frames), quantiles(frames, n=20)[-1]
    laid_out = laid_out_for_hands(trace)
    FIGURES["a card carried over forty"] = (
        f"{middle:.2f} ms of script in a frame, p95 {p95:.2f} ms; "
        f"{len(laid_out)} layouts for it in {len(frames)} frames"
    )
    assert len(frames) >= FRAMES // 3
    assert middle <= SCRIPT * slowness()
    assert laid_out == []


# ---- the table


async def hover(other: Person) -> None:
    """Round and round, each seat a circle of its own."""
    far = 1000 + 600 * (other.seat or 0)
    for step in range(100_000):
        x, y = far * math.cos(step / 8), far * math.sin(step / 8)
        await other.signal(x=round(x), y=round(y), a=0)
        await asyncio.sleep(BEAT)


async def carry(pilot: Pilot) -> Trace:
    """Round the asteroid, over cards and shadows."""
    middle, right = await pilot.on_screen((0, 0)), await pilot.on_screen((2600, 0))
    far = right[0] - middle[0]
    for seat in range(3):
        await expect(pilot.page.locator(f"[data-ghost='{seat}'][data-placed]")).to_be_visible()
    async with tracing(pilot.page) as trace:
        for step in range(FRAMES):
            x, y = far * math.cos(step / 12), far * math.sin(step / 12)
            await pilot.page.mouse.move(middle[0] + x, middle[1] + y)
    return trace


async def sees_what_the_lasers_would_meet(pilot: Pilot) -> None:
    """A line ends at the first body: on the other side of the asteroid it ends elsewhere."""
    far: list[dict[str, float]] = []
    # Aside, too: lasers to both sides would end at the same edges of the table.
    for spot in ((0, -1000), (500, 1000)):
        await pilot.carries(spot)
        await pilot.page.evaluate(NEXT_FRAME)
        far.append(dict(await pilot.page.evaluate(SIGHTS)))
    below, above = far
    assert below and below.keys() == above.keys()
    assert all(0 <= share < 100 for share in (*below.values(), *above.values()))
    assert below != above


def laid_out_for_hands(trace: Trace) -> list[tuple[str, str]]:
    """What has to be laid out anew, and why, but for the clocks and the words of the page: whatever
    is drawn (the names of SVG have small letters), and what the hand writes."""
    return [
        (data["nodeName"], data["reason"])
        for data in invalidated(trace)
        if (data["nodeName"][0].islower() and data["reason"] in MOVED)
        or any("/hand." in line["url"] for line in data.get("stackTrace", ()))
    ]
