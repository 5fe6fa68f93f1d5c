"""SH-769 SH-770 The board by keys alone, and for ears alone."""

from __future__ import annotations

import re

import pytest

from games.space_hulk.tests.browser.duels import CERTAIN, DOORSTEP, arena, duel
from games.space_hulk.tests.browser.eyes import Eyes
from tests.rules import rule
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
DOORS = arena(
    "########",
    "#..D...#",
    "#>.....#",
    "#..D...#",
    "#>D....E",
    "########",
    squad=["rifle", "flamer"],
    supply={"1": 20},
    ruleset={"marine_ap": 8, "shooting_die": CERTAIN},
)
"""A step ahead the rifle marine has a door at either side; the flamer has one in front."""
SCALE = "() => document.querySelector('[data-world]').getScreenCTM().a"


@rule("SH-769")
async def test_every_key_of_the_board_does_what_the_rules_say(eager: Stack, people: People) -> None:
    async with duel(eager, people, DOORS, kind=Eyes, options={"handicap_cp": "1"}) as table:
        ann: Eyes = table.me
        await table.begins()
        for name, chosen in (("n", "m1"), ("n", "m2"), ("N", "m1")):
            await ann.key(name)
            await expect(ann.see('.chip[aria-pressed="true"]')).to_have_attribute(
                "data-chip", chosen
            )
        own = {"piece": "m1", "cp": 0}
        assert await ann.asks_for("f") == {"do": "move", "to": 18, **own}
        free = {"do": "follow_shot", "piece": "m1", "target": "d1"}
        assert await ann.asks_for("s", "s") == free
        assert await ann.asks_for("k") == {"do": "door", "at": 27, **own}
        assert await ann.asks_for("q") == {"do": "turn", "facing": "n", **own}
        assert await ann.asks_for("e") == {"do": "turn", "facing": "e", **own}
        assert await ann.asks_for("y", "b") == {"do": "move", "to": 17, "piece": "m1", "cp": 2}
        assert await ann.asks_for("u") == {"do": "undo"}
        await ann.is_at("m1", 2, 2)
        assert await ann.asks_for("y", "o") == {"do": "overwatch", **own}
        await ann.key("n", "g", "ArrowRight", "ArrowUp")
        flame = await ann.asks_for("Enter", "Enter")  # What is lost by it is asked about.
        assert flame == {"do": "flame", "to": 26, "piece": "m2", "cp": 0}
        await ann.answers("board-flame-stop")
        assert await ann.asks_for("t", "t") == {"do": "attack", "piece": "m2", "cp": 0}
        await ann.key("x")
        await expect(ann.warned).to_be_visible()
        assert await ann.asks_for("Enter") == {"do": "end_phase"}


@rule("SH-769", "SH-770")
async def test_keys_lead_the_eye_and_the_ear_and_leave_those_of_the_page_alone(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, DOORS, kind=Eyes) as table:
        ann: Eyes = table.me
        await table.begins()
        near = await ann.page.evaluate(SCALE)
        await ann.key("+")
        assert await ann.page.evaluate(SCALE) == pytest.approx(1.5 * near)
        await ann.key("-")
        assert await ann.page.evaluate(SCALE) == pytest.approx(near)
        await ann.key("v")
        name = ann.t("board-overlay-now", what=ann.t("board-overlay-sight"))
        await expect(ann.page.get_by_role("button", name=name)).to_be_visible()
        await ann.chooses("board-rifle", 1)
        await squares_are_heard_with_what_they_are_and_who_sees_them(ann)
        await ann.chooses("board-flamer", 2)
        await keys_of_the_page_work_beside_them(ann)


async def squares_are_heard_with_what_they_are_and_who_sees_them(ann: Eyes) -> None:
    await ann.key("ArrowRight", "ArrowRight")
    heard = ann.see("[data-live]")
    assert await heard.get_attribute("role") == "status"
    await expect(heard).to_have_text("row 3, column 4, seen by Marine 1, Flamer 2")
    await ann.key("ArrowDown")
    await expect(heard).to_have_text("row 4, column 4, closed door, seen by Marine 1")
    await ann.key("ArrowDown", "ArrowDown")
    await expect(heard).to_have_text("row 6, column 4, solid")
    await ann.key("ArrowUp", "ArrowLeft", "ArrowLeft")
    flamer = "Flamer 2, facing east, 8 AP, fuel 12, 2 squares to the south"
    await expect(heard).to_have_text(f"row 5, column 2, {flamer}, seen by Marine 1")


async def keys_of_the_page_work_beside_them(ann: Eyes) -> None:
    """The list of actions tells of the flamer alone."""
    first = ann.page.locator("#choices > .choice")
    words = [await one.inner_text() for one in await first.all()]
    flamer = ann.t("board-flamer", number=2)
    about_him = [flamer in each or ann.t("do-end_phase") in each for each in words]
    assert all(about_him) and len(about_him) > 5
    await expect(first.first).to_have_attribute("aria-keyshortcuts", "1")
    await ann.key("1")
    await expect(first.first).to_be_focused()
    await ann.key("Tab")
    await expect(first.nth(1)).to_be_focused()
    await ann.key("?")
    await expect(ann.page.get_by_role("dialog")).to_be_visible()
    keys = await ann.page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert len(keys) == len(set(keys))
    assert not {"Tab", "1"} & set(keys)


@rule("SH-770")
async def test_pieces_are_listed_events_told_politely_and_decisions_at_once(
    eager: Stack, people: People
) -> None:
    async with duel(eager, people, DOORSTEP, kind=Eyes) as table:
        ann: Eyes = table.me
        await table.begins()
        await ann.ends_the_phase()
        await table.foe_does("place_blip", "enter")
        decision = ann.bar.get_by_role("alert")
        who = ann.t("board-rifle", number=2)
        await expect(decision).to_have_text(ann.t("board-ask-placing", who=who, left=1))
        polite = ann.page.locator("#spoken")
        assert await polite.get_attribute("aria-live") == "polite"
        turned = ann.t(
            "event-blip-turned", piece=ann.t("board-blip", number=1), forced="true", value=1
        )
        await expect(polite).to_contain_text(turned)
        await ann.answers("board-place-it")
        await table.foe_does("end_phase")
        await ann.phase("marine_actions")
        await ann.chooses("board-flamer", 1)
        others = ann.page.get_by_role("list", name=ann.t("board-others"))
        await expect(others.get_by_role("listitem")).to_have_text(
            [
                re.compile(
                    "^Alien 1, row 1, column 4, facing south, 6 AP, 2 squares to the north-east$"
                ),
                re.compile("^Blip 2, outside, at entry 1, 6 AP, must$"),
            ]
        )
