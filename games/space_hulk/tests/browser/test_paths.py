"""What a way and a deed cost and promise, what they lose, and how they are taken back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Locator

from games.space_hulk.tests.browser.duels import DOORSTEP, arena, duel
from games.space_hulk.tests.browser.eyes import Eyes
from tests.rules import rule
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


def corridor(**ruleset: Any) -> dict[str, Any]:
    """From the fourth square of it one sees what stands at the entry."""
    rows = ("###########", "###########", "#>........#", "####.#....#", "####E######")
    quiet = {"entry_quiet_distance": 0, "blip_may_enter_sight": True}
    return arena(*rows, supply={"0": 20, "1": 1}, ruleset={**quiet, **ruleset})


def acts_of(ann: Eyes) -> list[dict[str, Any]]:
    return [frame["action"] for frame in ann.frames if frame["type"] == "act"]


@rule("SH-600", "SH-601", "SH-760")
async def test_a_way_shows_its_costs_and_its_end_goes_step_by_step_and_back(
    eager: Stack, people: People
) -> None:
    made = corridor(marine_ap=2)
    async with duel(eager, people, made, kind=Eyes, options={"handicap_cp": "1"}) as table:
        ann: Eyes = table.me
        await table.begins()
        await ann.chooses("board-rifle", 1)
        await ann.taps(3, 2)
        end = ann.see(".plan > g:has(> .end-facing)")
        await expect(end).to_have_attribute("transform", "translate(-80 0) rotate(90)")
        assert await ann.planned() == ["1 AP", "1 AP"]
        await ann.answers("board-turn-end")
        await expect(end).to_have_attribute("transform", "translate(-80 0) rotate(180)")
        assert await ann.planned() == ["1 AP", "1 AP 1 CP"]
        await ann.taps(4, 2)
        await expect(end).to_have_attribute("transform", "translate(-40 0) rotate(90)")
        assert await ann.planned() == ["1 AP", "1 AP", "1 CP"]
        await expect(ann.bar.get_by_text(ann.t("board-plan", ap=2, cp=1))).to_be_visible()
        assert ann.frames == []
        await ann.taps(4, 2)
        await ann.is_at("m1", 4, 2)
        assert [frame["type"] for frame in ann.frames] == ["act", "update"] * 3
        assert [(act["to"], act["cp"]) for act in acts_of(ann)] == [(24, 0), (25, 0), (26, 1)]
        await ann.key("u")
        await ann.is_at("m1", 3, 2)
        for column in (2, 1):
            await ann.page.reload()
            await ann.press(ann.button("do-undo"))
            await ann.is_at("m1", column, 2)
        assert await ann.points("m1") == 2
        await expect(ann.button("do-undo")).to_have_count(0)
        log = ann.page.get_by_role("list", name=ann.t("drawer-log"), exact=True)
        told = log.get_by_text(ann.t("event-undone", seat="Ann"), exact=True)
        await expect(told).to_have_count(3)


@rule("SH-760")
async def test_a_way_ends_where_a_blip_is_turned_over(eager: Stack, people: People) -> None:
    async with duel(eager, people, corridor(marine_ap=8), kind=Eyes) as table:
        ann: Eyes = table.me
        await table.begins()
        await ann.ends_the_phase()
        await table.foe_does("place_blip")
        values = table.foe.view["own"]["values"]
        # There is but one that is worth something; of a 0 nothing is left that could be in the way.
        await table.foe_does("enter", piece=next(blip for blip in values if values[blip] == 0))
        await table.foe_does("end_phase")
        await ann.phase("marine_actions")
        await ann.chooses("board-rifle", 1)
        await ann.taps(7, 2)
        await ann.answers("board-go")
        await expect(ann.page.get_by_text("no alien.").first).to_be_visible()
        await ann.is_at("m1", 4, 2)
        assert [act["do"] for act in acts_of(ann)[1:]] == ["move", "move", "move"]


@rule("SH-766")
async def test_points_that_would_be_lost_are_asked_about_once_until_that_is_switched_off(
    eager: Stack, people: People
) -> None:
    made = arena("######", "#...<#", "#...<#", "#....E", "######")
    async with duel(eager, people, made, kind=Eyes) as table:
        ann: Eyes = table.me
        await table.begins()
        await ann.chooses("board-rifle", 1)
        await ann.key("f")
        await ann.is_at("m1", 3, 1)
        await ann.chooses("board-rifle", 2)
        await ann.key("f")
        await expect(ann.bar.get_by_role("alert")).to_have_text(ann.t("board-lose-ap", points=3))
        await ann.answers("board-no-keep")
        await ann.is_at("m2", 4, 2)
        await ann.key("f")
        await ann.is_at("m2", 3, 2)
        await ann.answers("board-end-phase")
        cp = table.foe.view["cp"]
        lost = ann.t("board-lose-all", points=3, cp=cp)
        await expect(ann.bar.get_by_role("alert")).to_have_text(lost)
        await ann.press(ann.bar.get_by_role("switch", name=ann.t("board-careless")))
        await ann.press(ann.warned)
        await table.foe_does("place_blip", "end_phase")
        await ann.phase("marine_actions")
        await ann.answers("board-end-phase")
        await expect(ann.see('[data-phase^="alien"]')).to_be_visible()
        await table.foe_does("place_blip", "enter", "end_phase")
        await ann.phase("marine_actions")
        asks = ann.bar.get_by_role("switch", name=ann.t("board-careful"))
        await expect(asks).to_be_checked(checked=False)
        await ann.press(asks)
        await expect(asks).to_be_checked()
        await ann.answers("board-end-phase")
        await expect(ann.bar.get_by_role("alert")).to_be_visible()


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


@rule("SH-761", "SH-764", "SH-765")
async def test_what_a_marine_can_do_costs_and_promises_and_why_he_cannot_do_the_rest(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, DOORSTEP, kind=Eyes) as table:
        ann: Eyes = table.me
        await table.begins()
        await ann.chooses("board-rifle", 2)
        await the_bar_has_costs(ann)
        assert await why_the_rest_is_greyed(ann) == [
            ("bad-target", "SH-191"),
            ("nothing-in-front", "SH-340"),
            ("no-door", "SH-130"),
        ]
        await table.an_alien_comes_in()
        await ann.chooses("board-rifle", 2)
        await shot_and_fight_have_their_chances(ann)
        await who_may_be_shot_at_for_free_glows_until_the_next_action(ann)


def deeds(ann: Eyes) -> Locator:
    return ann.bar.get_by_role("list", name=ann.t("board-deeds")).get_by_role("button")


async def the_bar_has_costs(ann: Eyes) -> None:
    labels = [await deed.get_attribute("aria-label") for deed in await deeds(ann).all()]
    names = ("left", "right", "about", "shoot", "watch", "attack", "door")
    costs = (1, 1, 2, 1, 2, 1, 1)
    assert labels == [
        ann.t("board-deed", what=ann.t(f"board-do-{name}"), cost=cost)
        for name, cost in zip(names, costs, strict=True)
    ]


async def why_the_rest_is_greyed(ann: Eyes) -> list[tuple[str, str]]:
    """Code and rule of what the server says, as it is read there."""
    told = []
    for deed in await deeds(ann).and_(ann.page.locator("[aria-disabled]")).all():
        await deed.click(force=True)
        why = ann.page.locator(".why")
        await expect(why).to_be_visible()
        told.append(ann.refusals[-1])
        await expect(why.get_by_role("paragraph")).to_have_text(told[-1]["text"])
        rule_of = ann.t("rule-of", rule=told[-1]["rule"])
        await expect(why.get_by_role("button", name=rule_of)).to_be_visible()
        await ann.key("Escape")
    return [(each["code"], each["rule"]) for each in told]


async def shot_and_fight_have_their_chances(ann: Eyes) -> None:
    before = len(ann.refusals)
    await expect(ann.see(".aim.shot text")).to_have_text("56%")
    await expect(ann.see(".aim.fight text")).to_have_text("17%")
    await ann.key("s")
    shot = ann.t("board-chance-first", chance=56, double=11)
    await expect(ann.bar.get_by_text(shot)).to_be_visible()
    await ann.key("t")
    fight = ann.t("board-chance-fight", win=17, tie=17, lose=66)
    await expect(ann.bar.get_by_text(fight)).to_be_visible()
    assert len(ann.refusals) == before
    await ann.key("Escape")


async def who_may_be_shot_at_for_free_glows_until_the_next_action(ann: Eyes) -> None:
    glow = ann.see(".aim.free .glow")
    await expect(glow).to_have_count(0)
    await ann.key("e")
    turns = ann.stands_on("m2").locator(".turns")
    await expect(turns).to_have_attribute("transform", "rotate(90)")
    await ann.key("q")
    await expect(glow).to_be_visible()
    await ann.chooses("board-flamer", 1)
    await expect(glow).to_be_visible()
    await ann.key("e")
    await ann.press(ann.warned)
    await expect(glow).to_have_count(0)


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
