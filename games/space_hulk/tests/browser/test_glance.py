"""SH-762 SH-763 SH-772 What is seen at a glance, what lies over the deck on demand, and for whose
eyes the values of blips are."""

from __future__ import annotations

import re

import pytest

from games.space_hulk.tests.browser.duels import arena, duel
from games.space_hulk.tests.browser.eyes import Eyes
from tests.rules import rule
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
DECK = arena(
    "#E###########E#",
    "#.............#",
    "#>.#########..#",
    "#.^#########..#",
    "###############",
    squad=["rifle", "rifle"],
    blips_per_round=[2, 1],
)
"""Both marines stand near entry 1 and far from entry 2."""
FIRE_1 = {(2, 1), (3, 1), (4, 1), (2, 2), (2, 3)}
SEEN_1 = {(1, 0), (1, 1), (1, 3)}
FIRE_2 = {(1, 0), (2, 1), (1, 2), (2, 2)}
SEEN_2 = {(1, 3)}
NEAR, FAR = 1, 2
"""The entries."""


@rule("SH-762")
async def test_side_round_points_marks_and_facings_are_seen_at_a_glance(
    eager: Stack, people: People
) -> None:
    options = {"clock": "standard"}
    made = {**DECK, "squad": ["rifle", "flamer"]}
    async with duel(eager, people, made, kind=Eyes, options=options) as table:
        ann: Eyes = table.me
        await table.foe_does("place_blip")
        await ann.phase("marine_actions")
        status = ann.page.get_by_role("group", name=ann.t("board-status"))
        await expect(status.locator(".phase b")).to_have_text(ann.t("board-phase-marine-actions"))
        await expect(status.locator(".round")).to_have_text(re.compile(r"1\s*/12"))
        await expect(status.locator(".cp b")).to_have_text(str(table.foe.view["cp"]))
        await expect(status.locator(".kit-clock")).to_have_text(re.compile(r"\d:\d\d|\d+"))
        await ann.chooses("board-rifle", 1)
        await ann.key("o")
        await expect(ann.mark("m1", "watch")).to_be_visible()
        await ann.chooses("board-flamer", 2)
        await ann.key("f")
        await ann.press(ann.warned)
        await ann.is_at("m2", 2, 2)
        assert [await ann.points(marine) for marine in ("m1", "m2")] == [0, 3]
        await expect(ann.mark("m1", "done")).to_be_visible()
        await expect(ann.mark("m2", "done")).to_have_count(0)
        await expect(ann.stands_on("m2").locator(".fuel text")).to_have_text("12")
        for marine, angle in (("m1", 90), ("m2", 0)):
            turns = ann.stands_on(marine).locator(".turns")
            await expect(turns).to_have_attribute("transform", f"rotate({angle})")


@rule("SH-762")
async def test_blips_at_the_entries_say_whether_they_are_new_may_or_must_enter(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, DECK, kind=Eyes) as table:
        ann: Eyes = table.me

        async def says(**due: str) -> None:
            for blip, how in due.items():
                word = ann.stands_on(blip).locator(".due")
                await expect(word).to_have_text(ann.t(f"board-due-{how}"))

        await table.foe_does("place_blip", entry=FAR)
        await ann.phase("marine_actions")
        await ann.ends_the_phase()
        await table.foe_does("place_blip", entry=NEAR)
        await table.foe_does("place_blip", entry=FAR)
        await ann.phase("alien_actions")
        await says(b1="may", b2="new", b3="may")
        await table.foe_does("end_phase")
        await ann.phase("marine_actions")
        await ann.ends_the_phase()
        await table.foe_does("place_blip", entry=FAR)
        await ann.phase("alien_actions")
        await says(b1="must", b2="must", b3="must", b4="may")


@rule("SH-763")
async def test_sight_overwatch_and_entries_near_a_marine_can_be_laid_over_the_deck(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, DECK, kind=Eyes) as table:
        ann: Eyes = table.me
        await table.foe_does("place_blip")
        await ann.phase("marine_actions")
        await ann.chooses("board-rifle", 1)
        await ann.key("v")
        assert await ann.tinted("fire") == FIRE_1
        assert await ann.tinted("seen") == SEEN_1
        await ann.key("v")
        assert await ann.tinted("watched") == set()
        await ann.key("o")
        await expect(ann.mark("m1", "watch")).to_be_visible()
        assert await ann.tinted("watched") == FIRE_1
        await ann.key("v")
        assert await ann.tinted("quiet") == {(1, 0)}
        assert await ann.tinted("watched") == set()
        await ann.key("v")
        await expect(ann.see(".tint")).to_have_count(0)


@rule("SH-763")
async def test_the_alien_side_sees_all_overwatch_and_where_blips_would_be_seen(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, DECK, "aliens", kind=Eyes) as table:
        bob: Eyes = table.me
        await bob.see(".lit.place").first.wait_for()
        await bob.taps(13, 0)
        await table.foe_does("overwatch", piece="m1")
        await table.foe_does("overwatch", piece="m2")
        await expect(bob.mark("m2", "watch")).to_be_visible()
        await bob.key("v", "v")
        assert await bob.tinted("watched") == FIRE_1 | FIRE_2
        await bob.key("v", "v")
        assert await bob.tinted("seen") == FIRE_1 | SEEN_1 | FIRE_2 | SEEN_2


@rule("SH-772")
async def test_values_of_blips_are_for_the_alien_side_and_can_be_hidden_there(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, DECK, "aliens", kind=Eyes) as table:
        bob: Eyes = table.me
        cid = await people.come("en", kind=Eyes)
        await cid.page.goto(bob.page.url)
        drawn = bob.page.get_by_role("button", name=bob.t("board-drawn", value=2), exact=True)
        await expect(drawn).to_contain_text("2")
        await bob.taps(13, 0)
        value, chip = bob.stands_on("b1").locator(".value"), bob.chip("board-blip", 1)
        await expect(value).to_have_text("2")
        await expect(chip.locator(".portrait")).to_have_text("2")
        worth = re.compile(bob.t("board-worth", value=2))
        await expect(chip).to_have_attribute("aria-label", worth)
        await expect(cid.stands_on("b1").locator(".value")).to_have_text("?")
        await bob.press(bob.button("board-peek"))
        await expect(value).to_have_text("?")
        await expect(chip.locator(".portrait")).to_have_text("?")
        await expect(chip).not_to_have_attribute("aria-label", worth)
        await table.foe_does("end_phase")
        hidden = bob.page.get_by_role("button", name=bob.t("board-drawn", value="?"), exact=True)
        await expect(hidden).to_have_count(2)
        await expect(hidden.first.locator(".portrait")).to_have_text("?")
        await expect(cid.page.get_by_role("button", name=bob.t("board-peek"))).to_have_count(0)
