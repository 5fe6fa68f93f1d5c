"""What is seen at a glance, what lies over the deck on demand, and for whose eyes values are."""

from __future__ import annotations

import re

import pytest

from games.registry import game_called
from games.space_hulk.tests.browser.duels import Duel, arena, duel
from games.space_hulk.tests.browser.eyes import Eyes
from tests.rules import rule
from tests.support.browser.expecting import expect
from tests.support.browser.fitting import resized
from tests.support.browser.listers import at_a_table
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


@rule("SH-762", "SH-763")
async def test_what_marines_see_at_a_glance_and_laid_over_the_deck(
    eager: Stack, people: People
) -> None:
    options = {"clock": "standard"}
    made = {**DECK, "squad": ["rifle", "flamer"]}
    async with duel(eager, people, made, kind=Eyes, options=options) as table:
        ann: Eyes = table.me
        await table.foe_does("place_blip", entry=FAR)
        await ann.phase("marine_actions")
        await side_round_and_clock(ann, table.foe.view["cp"])
        await ann.chooses("board-rifle", 1)
        await sight_overwatch_and_entries_near_a_marine(ann)
        await ann.chooses("board-flamer", 2)
        await ann.key("f")
        await ann.press(ann.warned)
        await points_marks_and_facings(ann)
        await blips_at_the_entries(table)


async def side_round_and_clock(ann: Eyes, cp: int) -> None:
    status = ann.page.get_by_role("group", name=ann.t("board-status"))
    await expect(status.locator(".phase b")).to_have_text(ann.t("board-phase-marine-actions"))
    await expect(status.locator(".round")).to_have_text(re.compile(r"1\s*/12"))
    await expect(status.locator(".cp b")).to_have_text(str(cp))
    await expect(status.locator(".kit-clock")).to_have_text(re.compile(r"\d:\d\d|\d+"))


async def sight_overwatch_and_entries_near_a_marine(ann: Eyes) -> None:
    """One over the other; the marine goes on overwatch."""
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


async def points_marks_and_facings(ann: Eyes) -> None:
    """The first watches and is done, the second has gone a step."""
    await ann.is_at("m2", 2, 2)
    assert [await ann.points(marine) for marine in ("m1", "m2")] == [0, 3]
    await expect(ann.mark("m1", "done")).to_be_visible()
    await expect(ann.mark("m2", "done")).to_have_count(0)
    await expect(ann.stands_on("m2").locator(".fuel text")).to_have_text("12")
    for marine, angle in (("m1", 90), ("m2", 0)):
        turns = ann.stands_on(marine).locator(".turns")
        await expect(turns).to_have_attribute("transform", f"rotate({angle})")


async def blips_at_the_entries(table: Duel) -> None:
    """Each says whether it is new, may or must enter."""
    ann: Eyes = table.me

    async def says(**due: str) -> None:
        for blip, how in due.items():
            word = ann.stands_on(blip).locator(".due")
            await expect(word).to_have_text(ann.t(f"board-due-{how}"))

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


@rule("SH-763", "SH-772")
async def test_what_the_aliens_see_and_whose_eyes_the_values_are_for(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, DECK, "aliens", kind=Eyes) as table:
        bob: Eyes = table.me
        cid = await people.come("en", kind=Eyes)
        await cid.page.goto(bob.page.url)
        drawn = bob.page.get_by_role("button", name=bob.t("board-drawn", value=2), exact=True)
        await expect(drawn).to_contain_text("2")
        await bob.taps(13, 0)
        await values_can_be_hidden(bob, cid)
        await table.foe_does("overwatch", piece="m1")
        await table.foe_does("overwatch", piece="m2")
        await expect(bob.mark("m2", "watch")).to_be_visible()
        await all_overwatch_and_where_blips_would_be_seen(bob)
        await table.foe_does("end_phase")
        hidden = bob.page.get_by_role("button", name=bob.t("board-drawn", value="?"), exact=True)
        await expect(hidden).to_have_count(2)
        await expect(hidden.first.locator(".portrait")).to_have_text("?")
        await expect(cid.page.get_by_role("button", name=bob.t("board-peek"))).to_have_count(0)


async def values_can_be_hidden(bob: Eyes, cid: Eyes) -> None:
    """Somebody who watches sees none."""
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


async def all_overwatch_and_where_blips_would_be_seen(bob: Eyes) -> None:
    await bob.key("v", "v")
    assert await bob.tinted("watched") == FIRE_1 | FIRE_2
    await bob.key("v", "v")
    assert await bob.tinted("seen") == FIRE_1 | SEEN_1 | FIRE_2 | SEEN_2


SIZES = ((1440, 900), (390, 844), (844, 390))


@rule("SH-002")
async def test_the_room_tells_what_the_scenario_asks(embedded: Stack, people: People) -> None:
    ewa = await people.come("en", kind=Eyes)
    link = await ewa.opens_usual_room(embedded.url, "Ewa")
    adam = await people.come("pl", kind=Eyes, size=(390, 844))
    await adam.page.goto(link)
    for person in (ewa, adam):
        await expect(person.page.get_by_text(person.t("about-scenario-cold_start"))).to_be_visible()


@rule("SH-002", "SH-648")
async def test_the_board_tells_what_both_sides_are_after(eager: Stack, people: People) -> None:
    ewa = await at_a_table(game_called("space_hulk"), eager, people)
    own = ewa.page.locator(".own-aim")
    await expect(own).to_have_text("The marines win if 2 marines leave by an exit.")
    panel, opens = ewa.region("board-aims"), ewa.page.get_by_role("button", expanded=False)
    for size in SIZES:
        await resized(ewa, size)
        await ewa.press(opens.and_(ewa.button("board-aims")))
        aims = panel.get_by_role("listitem")
        await expect(aims).to_have_text(
            ["2 marines leave by an exit", "3 marines are dead", "round 10 ends"]
        )
        await expect(panel.get_by_role("heading", name="Cold Start")).to_be_in_viewport()
        back = panel.get_by_role("button", name=ewa.t("board-aims-close"), exact=True)
        await expect(back).to_be_in_viewport(ratio=1)
        await ewa.press(back)
        await expect(panel).to_have_count(0)
