"""What a duel led to is told nowhere before both aircraft have turned."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from tests.support.browser.people import MOVING, People
from tests.support.browser.players import Player
from tests.support.pace import patience
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
TURNING = 1_300
"""Milliseconds, a little less than it takes."""

# Everything that could give it away, picture by picture, from when the aircraft lie there.
WATCH = """() => {
  const text = (selector) => [...document.querySelectorAll(selector)]
    .map((one) => one.ariaLabel ?? one.textContent.trim().replace(/\\s+/g, " ")).join("|");
  const look = () => ({
    at: performance.now(),
    turning: document.querySelectorAll(".turner.shown").length,
    told: [
      text(".turn-now"), text(".kit-ring"), text(".flag"), text("#choices .choice"),
      text(".stack"), text(".discard b"), text(".log-lines li:last-child"),
      text(".duel"), document.title,
    ],
  });
  window.seen = [];
  const frame = () => {
    window.seen.push(look());
    if (window.seen.length < 2000) requestAnimationFrame(frame);
  };
  frame();
}"""
DONE = "() => window.seen.at(-1).told[1] !== window.seen[0].told[1]"


async def first_duel(embedded: Stack, people: People, **how: Any) -> list[dict[str, Any]]:
    """What is seen of it, to the moment at which a card has been won."""
    anna: Player = await people.come("en", kind=Player, **how)
    await anna.open_room(embedded.url, "Anna")
    await anna.add_bot("easy")
    await anna.ready()
    await anna.plays(lays=0)
    while True:
        # A tie goes on with another pair.
        await anna.choose_card()
        await expect(anna.board.locator("[data-slot='1'] .turner")).to_be_visible()
        await anna.page.evaluate(WATCH)
        await anna.press(anna.button("board-lay"))
        await expect(anna.board.locator(".verdict.told")).to_be_visible()
        if anna.t("board-tied") not in await anna.board.locator(".verdict").inner_text():
            break
        await anna.is_asked()
    await anna.page.wait_for_function(DONE)
    return list(await anna.page.evaluate("() => window.seen"))


def turns(seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """From when both lie open."""
    return [one for one in seen if one["turning"] == 2]


async def test_nothing_tells_the_result_before_the_aircraft_have_turned(
    embedded: Stack, people: People
) -> None:
    seen = turns(await first_duel(embedded, people, **MOVING))
    begun, told = seen[0]["at"], seen[0]["told"]
    # A slow page hears of it late, and has less of it before it.
    early = [one for one in seen if one["at"] < begun + TURNING / patience()]
    assert early
    assert [one["told"] for one in early if one["told"] != told] == []
    assert anew(seen[-1]["told"], told) == {"ring", "turn", "log"}


def anew(now: list[str], before: list[str]) -> set[str]:
    """What has changed of the turn line, the score and the log."""
    names = {0: "turn", 1: "ring", 6: "log"}
    return {name for at, name in names.items() if now[at] != before[at]}


async def test_who_wants_less_motion_sees_it_at_once(embedded: Stack, people: People) -> None:
    seen = turns(await first_duel(embedded, people))
    assert seen[0]["told"][1] == seen[-1]["told"][1]
