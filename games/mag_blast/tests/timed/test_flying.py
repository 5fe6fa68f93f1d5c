"""What a salvo over eight fleets with all ships costs a browser, and a noise over a slow line."""

from __future__ import annotations

import asyncio
from statistics import median, quantiles

import pytest
from playwright.async_api import expect

from games.mag_blast.tests.browser.staged import CROWD, SEATS
from games.mag_blast.tests.browser.test_salvos import HIDDEN, Gunner, cut
from tests.support.browser.figures import FIGURES
from tests.support.browser.fitting import resized
from tests.support.browser.people import MOVING, People
from tests.support.browser.slow_line import SlowLine
from tests.support.browser.tracing import MOVED, Trace, invalidated, script_by_frame, tracing
from tests.support.pace import spent_of_budget
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
SPEEDS = pytest.mark.parametrize(
    ("slower", "budget"), [(1, 4.0), (4, 16.0)], ids=["full", "quarter"]
)
"""Milliseconds of script in a frame, by how much slower the processor is."""
IN_FLIGHT = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const bolts = () =>
    [...document.querySelectorAll(".kit-air .bolt")].filter((bolt) => bolt.clientHeight).length;
  const hand = document.querySelector(".part-hand");
  while (!bolts() || hand.getAnimations({subtree: true}).length) await frame();
  console.timeStamp("lifts");
  await new Promise((done) => setTimeout(done, 400));
  console.timeStamp("lands");
  return bolts();
}"""
"""Stamps some of the flight, once the hand has closed its ranks; how many bolts are seen to fly
at its end."""
LAPTOP = (1280, 720)
SMALL = (360, 640)
BURST = """(pieces) => pieces
  .filter((piece) => piece.scrollHeight > piece.clientHeight + 1)
  .map((piece) => piece.textContent.trim())"""
"""Those from whose frame something hangs out."""
SHIPS = 54
IDLE = 3
"""Seconds."""
AT_REST = """async (seconds) => {
  console.timeStamp("rests");
  await new Promise((done) => setTimeout(done, seconds * 1000));
  console.timeStamp("has rested");
}"""
CLOCKS = 2 * 5 + 4 + 1
"""Frames in a second: the rings of two clocks, each at its own moments, the line of whose turn
it is, and what the server says of lines. At most, where no two fall into the same frame."""


async def crowd(site: Stack, people: People) -> Gunner:
    """Ann in her turn, with eight fleets and all the ships there are."""
    ann: Gunner = await people.come("en", kind=Gunner, **MOVING)
    await ann.open_room(site.url, "Ann", CROWD)
    free = ann.button("bot-add", level=ann.t("level-easy"))
    for left in range(SEATS - 1, 0, -1):
        await expect(free).to_have_count(left)
        await ann.press(free.first)
    await ann.ready()
    await ann.board.wait_for()
    assert len(set(await ann.page.locator("[data-ship]").evaluate_all(NAMES))) == SHIPS
    return ann


async def test_while_nothing_happens_the_page_draws_no_oftener_than_its_clocks_move(
    staged: Stack, people: People
) -> None:
    ann = await crowd(staged, people)
    # Until the fleets have come to rest.
    await ann.page.wait_for_timeout(2_000)
    async with tracing(ann.page, also=()) as trace:
        await ann.page.evaluate(AT_REST, IDLE)
    rest = between(trace, "rests", "has rested")
    drawn = sum(event["name"] == "Layerize" for event in rest)
    # Of the page's own time: on a crowded machine the three seconds are longer ones.
    seconds = (stamped(trace, "has rested") - stamped(trace, "rests")) / 1e6
    FIGURES["an idle board of eight fleets"] = f"{drawn / seconds:.0f} frames a second"
    assert 0 < drawn <= seconds * CLOCKS
    # While eight fleets are there: none lies under the pad in a window that is not high.
    await resized(ann, LAPTOP)
    pieces = ann.page.locator(".others .plate, .others .piece, .part-table .piece")
    assert await pieces.filter(visible=True).evaluate_all(HIDDEN) == []
    # Nor is a ship's name cut beside its picture, in whichever fleet is looked at.
    for plate in await ann.page.locator(".others .plate").filter(visible=True).all():
        await ann.press(plate)
        assert await cut(ann) == []
    await ann.press(ann.button("board-home"))
    # Nor does one of the own, or of the fleet aimed at, lie upon another on the smallest phone.
    await resized(ann, SMALL)
    large = ann.page.locator(".part-table .piece")
    assert await large.evaluate_all(HIDDEN) == await large.evaluate_all(BURST) == []
    assert await ann.aims()
    assert await large.evaluate_all(HIDDEN) == []


@SPEEDS
async def test_a_salvo_flies_without_layout_and_next_to_no_script(
    slower: int, budget: float, staged: Stack, people: People
) -> None:
    async def flown() -> float:
        """What part of the budget."""
        ann = await crowd(staged, people)
        line = await ann.page.context.new_cdp_session(ann.page)
        await line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        assert await ann.aims()
        async with tracing(ann.page) as trace:
            watching = asyncio.ensure_future(ann.page.evaluate(IN_FLIGHT))
            await ann.fires()
            assert await watching == 1
        await ann.page.close()
        flight = between(trace, "lifts", "lands")
        frames = script_by_frame(flight, "Layerize")
        high = quantiles(frames, n=10)[-1]
        FIGURES[f"a salvo over eight fleets, {slower} times slower"] = (
            f"{median(frames):.2f} ms of script in a frame, nine in ten below {high:.2f} ms, "
            f"{len(frames)} frames"
        )
        assert laid_out(flight) == []
        return high / budget

    assert await spent_of_budget(flown) <= 1


NAMES = "(ships) => ships.map((ship) => ship.dataset.ship)"


def between(trace: Trace, first: str, last: str) -> Trace:
    """Between two stamps of the page."""
    begins, ends = stamped(trace, first), stamped(trace, last)
    return [event for event in trace if begins < event["ts"] < ends]


def stamped(trace: Trace, stamp: str) -> float:
    """When, in microseconds."""
    [at] = [
        event["ts"]
        for event in trace
        if event["name"] == "TimeStamp" and event["args"]["data"]["message"] == stamp
    ]
    return float(at)


def laid_out(trace: Trace) -> list[str]:
    """What moves; the figures of clocks are text that is written anew."""
    return [data["nodeName"] for data in invalidated(trace) if data["reason"] in MOVED]


async def test_a_noise_made_during_the_flight_counts_over_a_line_of_half_a_second_each_way(
    staged: Stack, people: People
) -> None:
    """The site credits a shooter with the line, not with a browser that waits for its turn."""
    ann: Gunner = await people.come("en", kind=Gunner)
    line = SlowLine(0.5)
    await ann.page.route_web_socket("**/ws/rooms/**", line.lay)
    await ann.joins(staged, "clamour")
    await line.measured()
    await ann.takes_aim("BA05")
    # The salvo has not even reached the site.
    await ann.fires_with_noise(after=250)
    await ann.is_hurt("BA05", 4)
    made = ann.page.get_by_text(ann.t("noise-3") + "!")
    await expect(made.first).to_be_attached()
