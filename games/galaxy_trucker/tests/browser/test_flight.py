"""A whole flight by keys; a race for a tile, a check and the decisions of cards."""

from __future__ import annotations

import re

import pytest

from games.galaxy_trucker.tests.browser.first_match import Keyboard
from games.galaxy_trucker.tests.browser.stages import chosen, on_stage
from games.galaxy_trucker.tests.browser.trucker import QUICK, Trucker, grasp_at_once
from tests.support.browser.expecting import expect
from tests.support.browser.fitting import resized
from tests.support.browser.people import MOVING, People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
PHONE, LOW, DESK = (390, 844), (720, 450), (1440, 900)
FORE = """() => {
  window.fore = [];
  const look = () => {
    if (!document.querySelector(".kit-board .thrown")) return;
    const above = document.querySelector(".turn-line").textContent;
    const log = document.querySelector(".log-lines")?.textContent ?? "";
    window.fore.push(`${above} ${log}`);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
}"""
"""Notes what stands above and beside the board while dice are falling."""


async def test_a_learning_flight_by_keys_alone(eager: Stack, people: People) -> None:
    ewa: Keyboard = await people.come("en", kind=Keyboard)
    await ewa.open_room(eager.url, "Ewa", ["option-seats-1", *QUICK])
    await ewa.ready()
    await ewa.begins()
    await ewa.ends()
    await ewa.verdict()


async def test_of_two_who_take_the_same_tile_one_gets_it_and_nobody_is_told_off(
    staged: Stack, people: People
) -> None:
    ann: Trucker = await people.come("en", kind=Trucker)
    bob: Trucker = await people.come("en", kind=Trucker)
    link = await ann.open_room(staged.url, "Ann", chosen("race"))
    await bob.page.goto(link)
    await bob.sit("Bob")
    await ann.ready()
    await bob.ready()
    for each in (ann, bob):
        await each.open_tiles.wait_for()
    tile = await ann.open_tiles.get_attribute("data-tile")
    await grasp_at_once(ann, bob, int(tile or 0))


async def test_a_faulty_ship_is_mended_as_suggested_and_as_seen_before(
    staged: Stack, people: People
) -> None:
    ewa = await on_stage(staged, people, "check")
    errors = ewa.asked.get_by_role("listitem")
    await expect(errors).to_have_count(5)
    await ewa.press(ewa.action("board-suggest"))
    marked = ewa.board.locator(".hull .goes")
    await expect(marked).to_have_count(5)
    foretold = ewa.t("board-fix-result", kept=9, lost=5, falls=0)
    await expect(ewa.asked.get_by_text(foretold, exact=True)).to_be_visible()
    await ewa.press(ewa.action("board-fix"))
    await expect(ewa.ship).to_have_count(9)


async def test_power_is_weighed_and_a_hit_shows_what_it_costs(
    staged: Stack, people: People
) -> None:
    ewa = await on_stage(staged, people, "pirates")
    scales = ewa.asked.locator(".scales")
    verdict = scales.locator(".comes")
    await expect(verdict).to_be_visible()
    assert await verdict.evaluate("(seen) => getComputedStyle(seen).opacity") == "1"
    await expect(scales.get_by_text(ewa.t("board-power-lost"), exact=True)).to_be_visible()
    await ewa.press(ewa.asked.locator(".choices button").first)
    await expect(scales.locator("b").first).to_have_text("2")
    await ewa.press(ewa.asked.locator(".choices button").first)
    await expect(scales.locator("b").first).to_have_text("0")
    await ewa.press(ewa.action("board-declare"))
    shot = ewa.asked.get_by_text(ewa.t("board-threat", threat="lN"), exact=True)
    await expect(shot).to_be_visible()
    await ewa.press(ewa.action("board-do-roll"))
    await expect(ewa.board.locator(".hull .lit-line")).to_be_visible()
    # The shield hangs on the cannon.
    await expect(ewa.board.locator(".hull .falls")).to_have_count(1)
    for size in (LOW, DESK):
        await resized(ewa, size)
        for cost in (ewa.t("board-hit-tiles", lost=2), ewa.t("board-hit-left", tokens=2)):
            await expect(ewa.asked.get_by_text(cost)).to_be_in_viewport(ratio=1)
    listed = await ewa.page.locator("#choices .choice > span").all_inner_texts()
    # One line for the battery, whose three tokens are alike, and one for the hit.
    assert len(listed) == 2 and ewa.t("board-token") in listed[0]
    tiles = await ewa.ship.count()
    await ewa.press(ewa.action("board-protect"))
    await expect(ewa.action("board-protect")).to_have_count(0)
    assert await ewa.ship.count() == tiles


async def test_nothing_is_told_before_the_dice_lie_and_a_tap_skips_them(
    staged: Stack, people: People
) -> None:
    ewa = await on_stage(staged, people, "meteors", **MOVING)
    await ewa.page.evaluate(FORE)
    await ewa.action("board-do-roll").wait_for()
    await ewa.press(ewa.action("board-do-roll"))
    await ewa.board.locator(".thrown").wait_for()
    await expect(ewa.my_move).to_have_count(0)
    told = ewa.t("board-in-column", line=7)
    summary = ewa.region("turn-line").get_by_text(re.compile(told, re.IGNORECASE))
    await expect(summary).to_have_count(0)
    await ewa.board.locator(".hull .ship").click(position={"x": 5, "y": 5})
    await expect(ewa.board.locator(".thrown")).to_have_count(0)
    await expect(ewa.action("board-keep")).to_be_visible()
    await expect(summary).to_be_visible()
    before = await ewa.page.evaluate("window.fore")
    assert before and not any(told in line.lower() for line in before)


async def test_who_builds_is_told_why_the_last_run_is_not_theirs_and_plans_nothing_in_a_pause(
    staged: Stack, people: People
) -> None:
    ewa = await on_stage(staged, people, "resting glass")
    await expect(ewa.board.locator(".glass.resting")).to_be_visible()
    await ewa.page.keyboard.press("g")
    why = ewa.page.get_by_text(ewa.t("refuse-flip-needs-finished")).filter(visible=True)
    await expect(why.first).to_be_visible()
    await expect(ewa.open_tiles.first).to_be_visible()
    await ewa.press(ewa.button("pause-ask"))
    await expect(ewa.board.get_by_text(ewa.t("board-covered"), exact=True)).to_be_visible()
    for veiled in (ewa.open_tiles.first, ewa.ship.first):
        await expect(veiled).to_be_hidden()


async def test_of_two_titles_one_is_kept_the_other_dealt_and_the_next_flight_begins_anew(
    staged: Stack, people: People
) -> None:
    ewa = await on_stage(staged, people, "choosing a title")
    await expect(ewa.asked.get_by_role("button")).to_have_count(2)
    counts = ewa.asked.get_by_text(re.compile(re.escape(ewa.t("board-title-T3"))))
    await expect(counts).to_be_visible()
    kept = ewa.t("board-do-choose-title", title=ewa.t("title-T3"))
    await ewa.press(ewa.asked.get_by_role("button", name=re.compile(re.escape(kept))))
    badges = ewa.board.locator(".title-badge")
    await expect(badges).to_have_count(3)
    await expect(badges.get_by_text(ewa.t("title-T3"))).to_have_count(1)
    await ewa.press(ewa.action("board-do-ready"))
    await expect(ewa.action("board-go")).to_be_visible()
    await expect(ewa.ship).to_have_count(1)


async def test_whoever_gives_up_is_asked_once_more(staged: Stack, people: People) -> None:
    ewa = await on_stage(staged, people, "stardust")
    await ewa.press(ewa.action("board-do-give-up"))
    await expect(ewa.asked.get_by_text(ewa.t("board-leave", credits=0))).to_be_visible()
    await ewa.press(ewa.action("board-leave-not"))
    await ewa.press(ewa.action("board-do-give-up"))
    await ewa.press(ewa.action("board-leave-now"))
    await expect(ewa.board.locator("[data-rocket='0']")).to_have_count(0)
