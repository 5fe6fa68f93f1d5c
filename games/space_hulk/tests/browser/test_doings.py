"""SH-761 SH-764 SH-765 What a piece can do, what that costs and promises, and why it cannot do the
rest."""

from __future__ import annotations

import pytest

from games.space_hulk.tests.browser.duels import Duel, arena, duel
from games.space_hulk.tests.browser.eyes import Eyes
from tests.rules import rule
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
DOORSTEP = arena(
    "###E##",
    "#^.^.#",
    "#....#",
    "#....#",
    "######",
    squad=["flamer", "rifle"],
    supply={"1": 20},
    ruleset={"entry_quiet_distance": 0, "blip_may_enter_sight": True},
)
"""A rifle marine stands directly before the entry."""
LAIR = arena(
    "##########",
    "#......###",
    "#>.......#",
    "#######..#",
    "#######E##",
    supply={"1": 20},
    ruleset={"entry_quiet_distance": 0},
)
"""From the entry a corridor leads round a corner into the sight of a marine."""


async def an_alien_at_the_door(table: Duel) -> None:
    """It has come in before the rifle marine, and faces him."""
    await table.an_alien_comes_in()
    await table.me.chooses("board-rifle", 2)


@rule("SH-761")
async def test_the_bar_has_costs_and_tells_code_and_rule_of_what_is_greyed(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, DOORSTEP, kind=Eyes) as table:
        ann: Eyes = table.me
        await table.foe_does("place_blip")
        await ann.phase("marine_actions")
        await ann.chooses("board-rifle", 2)
        deeds = ann.bar.get_by_role("list", name=ann.t("board-deeds")).get_by_role("button")
        labels = [await deed.get_attribute("aria-label") for deed in await deeds.all()]
        names = ("left", "right", "about", "shoot", "watch", "attack", "door")
        costs = (1, 1, 2, 1, 2, 1, 1)
        assert labels == [
            ann.t("board-deed", what=ann.t(f"board-do-{name}"), cost=cost)
            for name, cost in zip(names, costs, strict=True)
        ]
        told = []
        for deed in await deeds.and_(ann.page.locator("[aria-disabled]")).all():
            await deed.click(force=True)
            why = ann.page.locator(".why")
            await expect(why).to_be_visible()
            told.append(ann.refusals[-1])
            await expect(why.get_by_role("paragraph")).to_have_text(told[-1]["text"])
            rule_of = ann.t("rule-of", rule=told[-1]["rule"])
            await expect(why.get_by_role("button", name=rule_of)).to_be_visible()
            await ann.key("Escape")
        assert [(each["code"], each["rule"]) for each in told] == [
            ("bad-target", "SH-191"),
            ("nothing-in-front", "SH-340"),
            ("no-door", "SH-130"),
        ]


@rule("SH-764")
async def test_shot_and_fight_have_their_chances_before_they_are_done(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, DOORSTEP, kind=Eyes) as table:
        ann: Eyes = table.me
        await an_alien_at_the_door(table)
        await expect(ann.see(".aim.shot text")).to_have_text("56%")
        await expect(ann.see(".aim.fight text")).to_have_text("17%")
        await ann.key("s")
        shot = ann.t("board-chance-first", chance=56, double=11)
        await expect(ann.bar.get_by_text(shot)).to_be_visible()
        await ann.key("t")
        fight = ann.t("board-chance-fight", win=17, tie=17, lose=66)
        await expect(ann.bar.get_by_text(fight)).to_be_visible()
        assert ann.refusals == []


@rule("SH-764")
async def test_a_way_tells_how_many_overwatch_shots_it_will_draw(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, LAIR, "aliens", kind=Eyes) as table:
        bob: Eyes = table.me
        await bob.see(".lit.place").wait_for()
        await bob.taps(7, 4)
        await table.foe_does("overwatch", "end_phase")
        await bob.phase("alien_reinforce")
        await bob.taps(7, 4)
        await bob.phase("alien_actions")
        await bob.chooses("board-blip", 1)
        await bob.answers("board-do-convert")
        await bob.chooses("board-alien", 1)
        await bob.answers("board-do-enter-n")
        await bob.is_at("a1", 7, 4)
        await bob.taps(8, 3)
        assert await bob.planned() == ["1 AP"]
        await expect(bob.see(".drawn")).to_have_count(0)
        await bob.taps(5, 2)
        assert await bob.planned() == ["1 AP", "1 AP", "1 AP"]
        await expect(bob.see(".drawn text")).to_have_text(["1", "1"])
        await expect(bob.bar.get_by_text(bob.t("board-plan-shots", shots=2))).to_be_visible()


@rule("SH-765")
async def test_who_may_be_shot_at_for_free_glows_until_the_next_action(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, DOORSTEP, kind=Eyes) as table:
        ann: Eyes = table.me
        await an_alien_at_the_door(table)
        glow = ann.see(".aim.free .glow")
        await expect(glow).to_have_count(0)
        await ann.key("e")
        await expect(ann.stands_on("m2").locator(".turns")).to_have_attribute(
            "transform", "rotate(90)"
        )
        await ann.key("q")
        await expect(glow).to_be_visible()
        await ann.chooses("board-flamer", 1)
        await expect(glow).to_be_visible()
        await ann.key("e")
        await ann.press(ann.warned)
        await expect(glow).to_have_count(0)
