"""SH-767 What has happened is shown one thing after the other, can be skipped, and is never told by
colour or motion alone."""

from __future__ import annotations

import pytest

from games.space_hulk.tests.browser.duels import CERTAIN, Duel, arena, duel
from games.space_hulk.tests.browser.eyes import Eyes
from tests.rules import rule
from tests.support.browser.expecting import expect
from tests.support.browser.people import MOVING, People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
GUARDED = arena(
    "##########",
    "#>.......#",
    "#>.......E",
    "#>.......#",
    "##########",
    squad=["rifle", "rifle", "flamer"],
    supply={"1": 20},
    ruleset={
        "shooting_die": CERTAIN,
        "entry_quiet_distance": 0,
        "blip_may_enter_sight": True,
    },
)
"""Two rifles that never miss watch an entry."""
MOMENTS = (".tray.rolling [role=img]", ".burst", ".tracer.hits", ".falls")
BURST = """([x, y]) => { window.burst = new Promise((done) => {
  const board = document.querySelector("#board");
  const look = () => {
    const burst = board.querySelector(".burst");
    if (!burst) return;
    watcher.disconnect();
    const [run] = burst.getAnimations();
    if (!run) return done(null);
    run.pause();
    run.currentTime = 100;
    const box = burst.querySelector("circle").getBoundingClientRect();
    run.play();
    done([box.x + box.width / 2 - x, box.y + box.height / 2 - y]);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(board, {subtree: true, childList: true});
}); }"""
"""How far from a point the next burst will lie while it grows."""
SKIPS = """() => {
  const board = document.querySelector("#board");
  const skip = () => {
    if (!board.querySelector(".tray.rolling")) return;
    watcher.disconnect();
    board.querySelector(".deck").dispatchEvent(new PointerEvent("pointerdown", {bubbles: true}));
  };
  const watcher = new MutationObserver(skip);
  watcher.observe(board, {subtree: true, childList: true});
}"""
"""A tap, as soon as dice are seen to fall."""
STYLE = "([selector, name]) => getComputedStyle(document.querySelector(selector))[name]"


async def both_watch(table: Duel) -> None:
    ann: Eyes = table.me
    await table.begins()
    for number in (1, 2):
        await ann.chooses("board-rifle", number)
        await ann.key("o")
        if number == 2:
            await ann.press(ann.warned)
        await expect(ann.mark(f"m{number}", "watch")).to_be_visible()


async def an_alien_comes(table: Duel) -> None:
    """From outside into the sight of both; the first shot kills it."""
    await table.me.ends_the_phase()
    await table.foe_does("place_blip")
    await table.foe_does("convert", piece="b1")
    await table.foe_does("enter_facing", facing="w")


def killed(ann: Eyes) -> str:
    by, alien = ann.t("board-rifle", number=1), ann.t("board-alien", number=1)
    return ann.t("event-killed", by=by, piece=alien)


@rule("SH-767")
async def test_dice_fall_shot_by_shot_and_stand_in_the_log(eager: Stack, people: People) -> None:
    async with duel(eager, people, GUARDED, kind=Eyes, **MOVING) as table:
        ann: Eyes = table.me
        await both_watch(table)
        await ann.watches_for(*MOMENTS)
        await an_alien_comes(table)
        log = ann.page.get_by_role("list", name=ann.t("drawer-log"), exact=True)
        await expect(log.get_by_text(killed(ann))).to_be_visible()
        jams = [event["jam"] for event in table.foe.events if event["event"] == "jam-rolled"]
        hits = ", ".join([ann.t("faces-H")] * 2)
        rolls = []
        for number, jam in zip((1, 2), jams, strict=True):
            rolls.append(f"{ann.t('board-rifle', number=number)}: {hits}")
            face = ann.t(f"board-face-{'jam' if jam else 'clear'}")
            rolls.append(f"{ann.t('board-roll-jam')}: {face}")
        fallen = [seen for seen in await ann.saw() if seen.startswith(MOMENTS[0])]
        assert fallen == list(dict.fromkeys(f"{MOMENTS[0]} {roll}" for roll in rolls))
        await expect(log.get_by_text(": hit and hit.")).to_have_count(2)
        for marine, jam in zip(("m1", "m2"), jams, strict=True):
            await expect(ann.mark(marine, "jam")).to_have_count(int(jam))


@rule("SH-767")
async def test_a_tap_ends_what_is_being_shown(eager: Stack, people: People) -> None:
    async with duel(eager, people, GUARDED, kind=Eyes, **MOVING) as table:
        ann: Eyes = table.me
        await both_watch(table)
        await ann.watches_for(*MOMENTS)
        await ann.page.evaluate(SKIPS)
        await an_alien_comes(table)
        await expect(ann.page.get_by_text(killed(ann)).first).to_be_visible()
        fallen = [seen for seen in await ann.saw() if seen.startswith(MOMENTS[0])]
        assert len(fallen) == 1


@rule("SH-767")
async def test_flames_flicker_and_blips_pulse_and_burst_on_their_square(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, GUARDED, kind=Eyes, **MOVING) as table:
        ann: Eyes = table.me
        await table.begins()
        await ann.watches_for(*MOMENTS)
        await ann.chooses("board-flamer", 3)
        await ann.key("g")
        await ann.taps(3, 3)
        await expect(ann.see(".flames")).to_be_visible()
        await ann.answers("board-flame-stop")
        await ann.ends_the_phase()
        await ann.page.evaluate(BURST, await ann.at(9, 2))
        await table.foe_does("place_blip")
        await table.foe_does("enter", piece="b1")
        assert await ann.page.evaluate("window.burst") == pytest.approx([0, 0], abs=2)
        await expect(ann.action("board-place-it")).to_be_visible()
        await ann.page.wait_for_function("() => window.seen.includes('.burst burst blip-turned')")
        assert {"hulk-pulse", "hulk-flicker", "hulk-burst"} <= await ann.moved()


@rule("SH-767")
async def test_nothing_moves_for_those_who_want_no_motion(eager: Stack, people: People) -> None:
    async with duel(eager, people, GUARDED, kind=Eyes) as table:
        ann: Eyes = table.me
        await ann.watches_for(*MOMENTS)
        await both_watch(table)
        await ann.chooses("board-flamer", 3)
        await ann.key("g")
        await ann.taps(3, 3)
        await ann.press(ann.warned)
        await expect(ann.see(".flames")).to_be_visible()
        await ann.answers("board-flame-stop")
        await an_alien_comes(table)
        await table.foe_does("enter", piece="b2")
        await expect(ann.action("board-place-it")).to_be_visible()
        assert await ann.moved() == set()
        assert await ann.saw() == []


@rule("SH-767")
async def test_what_colour_tells_is_told_by_shape_or_words_too(
    eager: Stack, people: People
) -> None:
    made = {**GUARDED, "ruleset": {**GUARDED["ruleset"], "marine_ap": 2}}
    async with duel(eager, people, made, kind=Eyes) as table:
        ann: Eyes = table.me

        async def dashes(selector: str) -> str:
            found: str = await ann.page.evaluate(STYLE, [selector, "strokeDasharray"])
            return found

        await table.begins()
        await ann.chooses("board-rifle", 1)
        by_ap, by_cp = await dashes(".lit.by-ap"), await dashes(".lit.by-cp")
        assert by_ap != by_cp
        await ann.key("v")
        assert await dashes(".tint.seen") != await dashes(".tint.fire")
        await ann.key("v", "v", "v")
        await ann.chooses("board-flamer", 3)
        await ann.key("g")
        assert await dashes(".lit.burn") not in (by_ap, by_cp)
