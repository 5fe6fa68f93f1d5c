"""Kosmiczna Eskadra from a shared link to the second round won, by mouse, and on a phone."""

from __future__ import annotations

import re
from asyncio import gather
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import count

import pytest
from playwright.async_api import expect

from games.kosmiczna_eskadra.tests.browser.pilots import BY_THE_THUMB, SIDEWAYS, Pilot, distance
from tests.support.browser.barriers import barriers
from tests.support.browser.fitting import resized
from tests.support.browser.people import MOVING, People, winner
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
PHONE = (390, 844)
DESK = (1440, 900)

AROUND = [(-340, -980), (340, -980), (-340, 980), (340, 980), (-980, 0), (980, 0)]
"""Beside the asteroid, which is worth something."""
APART = [(-2400, -2000), (2400, -3200), (-3000, 2000), (3000, -2000)]
Points = dict[str, list[int]]
"""By name: trophies, ore, losses, sum."""
WINS = 2
ASIDE = [(-3600, 3500), (3600, 3500), (3300, 3300)]
"""In the upper corners, the last card on the one before."""
HOVERING = (2000, 3400)
OVER = ASIDE[1]
"""Above a card that lies there."""
OPTIONS = ["option-wins-2", "option-round_clock-120", "option-replay_clock-off"]
"""Nobody need hurry."""
OWN = re.compile(r'"(?:own-[a-z]+|held|frozen|dropped)"')
"""What is told to one seat alone."""
# How far from a squadron's sign, in pixels, a card is at the end of its flight.
STILL = "() => matchMedia('(prefers-reduced-motion)').matches"
TAKEN_OFF = "() => document.querySelector('[data-flight]').getAnimations().length === 1"
MISSED_BY = """(name) => {
  const card = document.querySelector("[data-flight]");
  const [flight] = card.getAnimations();
  flight.pause();
  flight.currentTime = 0.96 * flight.effect.getComputedTiming().duration;
  const middle = ({left, top, width, height}) => [left + width / 2, top + height / 2];
  const signs = [...document.querySelectorAll(".squadron")];
  const sign = signs.find((one) => one.textContent.includes(name)).querySelector(".sign");
  const [[x, y], [goal_x, goal_y]] = [card.firstElementChild, sign]
    .map((element) => middle(element.getBoundingClientRect()));
  return Math.hypot(x - goal_x, y - goal_y);
}"""


# ---- a whole game by mouse


async def test_a_whole_game_by_mouse_in_two_languages_watched_by_a_third(
    embedded: Stack, people: People
) -> None:
    anna: Pilot = await people.come("pl", kind=Pilot, **MOVING)
    ben: Pilot = await people.come("en", kind=Pilot, bypass_csp=True)
    cleo: Pilot = await people.come("en", kind=Pilot, size=PHONE)
    everybody = (anna, ben, cleo)
    link = await anna.open_room(embedded.url, "Anna", OPTIONS)
    await gather(ben.page.goto(link), cleo.page.goto(link))
    await ben.sit("Ben")
    await ben.ready()
    await anna.ready()
    await get_ready(anna, ben, cleo)

    async def a_round(number: int) -> Points:
        await lay(anna, ben, cleo, number)
        await stop(anna, ben, cleo, number)
        await gather(*(sees_the_check(pilot) for pilot in everybody))
        # What flies has been seen to fly.
        await anna.page.emulate_media(reduced_motion="reduce")
        return await battle(*everybody)

    won = await play_rounds(a_round, (anna, ben))
    assert await winner(anna, ben) == await winner(ben, anna) == won
    assert await cleo.verdict() == f"{won} wins"
    for pilot in everybody:
        await pilot.reads()
    assert any(OWN.search(message) for message in ben.heard)
    assert not [message for message in cleo.heard if OWN.search(message)]


async def play_rounds(a_round: Callable[[int], Awaitable[Points]], seated: Sequence[Pilot]) -> str:
    """One after the other, until somebody has won the match: who it is."""
    won: Counter[str] = Counter()
    for number in count(1):
        won.update(winners(await a_round(number)))
        await gather(*(pilot.goes_on() for pilot in seated))
        if max(won.values(), default=0) == WINS:
            break
    return won.most_common(1)[0][0]


async def get_ready(anna: Pilot, ben: Pilot, cleo: Pilot) -> None:
    """Colours first: what one has taken another cannot take."""
    await anna.picks("blue")
    taken = ben.page.get_by_role("button", name=ben.t("board-colour-taken", name="Anna"))
    await expect(taken).to_have_attribute("aria-disabled", "true")
    await ben.picks("yellow")
    await gather(anna.reads(), ben.reads(), cleo.reads())
    await gather(anna.gets_ready(), ben.gets_ready())
    await expect(cleo.during("countdown").first).to_be_visible()
    await gather(anna.reads(), ben.reads(), cleo.reads())


async def lay(anna: Pilot, ben: Pilot, cleo: Pilot, number: int) -> None:
    """All but the last card of one, three of the other, whose fourth hovers."""
    spot = OVER if number == 2 else HOVERING
    await gather(anna.lays([*AROUND, *APART[:3]]), lay_aside(ben, number))
    await ben.carries(spot)
    await ben.turns(-3)
    await expect(ben.degrees).to_have_text("357.0°")
    await gather(*(pilot.sees_shadow(1, spot) for pilot in (anna, cleo)))
    await expect(cleo.table).to_have_count(12)
    await expect(cleo.page.locator("[data-held]")).to_have_count(0)
    await expect(cleo.region("board-controls")).to_have_count(0)
    await expect(cleo.my_move).to_have_count(0)
    await gather(anna.reads(), ben.reads(), cleo.reads())


async def lay_aside(ben: Pilot, number: int) -> None:
    """Three cards, of which the last is seen to overlap. In the first round it is dragged from
    the deck; in the second a reload in between loses nothing but the page."""
    await ben.lays(ASIDE[:1])
    if number == 1:
        await ben.switches("board-auto-draw")
    if number == 2:
        await reload(ben)
    await ben.lays(ASIDE[1:2])
    if number == 1:
        await ben.lifts()
    await ben.carries(ASIDE[2])
    await expect(ben.page.get_by_text(ben.t("board-to-hangar"), exact=True)).to_be_visible()
    await ben.lays(ASIDE[2:])
    if number == 1:
        await ben.switches("board-auto-draw")


async def reload(ben: Pilot) -> None:
    """The same card is in hand, the same lies on the table."""
    await expect(ben.in_hand).to_be_visible()
    face = await ben.hand.inner_text()
    await ben.page.reload()
    await expect(ben.hand).to_have_text(face, use_inner_text=True)
    await expect(ben.cards_of("Ben")).to_have_count(1)


async def stop(anna: Pilot, ben: Pilot, cleo: Pilot, number: int) -> None:
    """By the last card. Who still holds one has a choice, for three seconds, and is told where it
    would lie wrongly; without an answer it is not played. On a phone on its side both answers lie
    by the thumb."""
    if number > 1:
        await resized(ben, SIDEWAYS)
    waits = [pilot.region("board-stop") for pilot in (anna, cleo)]
    seen = [expect(wait).to_contain_text("Ben") for wait in waits]
    await gather(anna.lays(APART[3:]), *seen)
    warned = ben.region("board-stop").get_by_text(ben.t("board-to-hangar"), exact=True)
    await expect(warned).to_be_visible(visible=number == 2)
    if number == 1:
        await gather(ben.answers("drop"), anna.reads(), ben.reads(), cleo.reads())
    else:
        assert await ben.answer("drop").evaluate(BY_THE_THUMB)
        assert await ben.answer("withhold").evaluate(BY_THE_THUMB)
        await resized(ben, DESK)
        assert await barriers_by_day_and_night(ben, "stopped") == []
    await expect(cleo.during("scoring")).to_be_visible()
    await expect(cleo.table).to_have_count(14 if number == 1 else 13)
    if number == 1:
        assert distance(await cleo.place_of(14), HOVERING) < 40


async def sees_the_check(pilot: Pilot) -> None:
    """The card that lies on another flies to its owner's hangar; where nothing shall move, it
    fades."""
    await expect(pilot.grounded).to_have_count(1)
    await pilot.press(pilot.grounded.get_by_role("button"))
    still = await pilot.page.evaluate(STILL)
    await expect(pilot.page.locator("[data-flight]")).to_have_count(0 if still else 1)
    if not still:
        await pilot.page.wait_for_function(TAKEN_OFF)
        assert await pilot.page.evaluate(MISSED_BY, "Ben") < 40


async def battle(*pilots: Pilot) -> Points:
    """Everybody watches at their own pace, and reads the same at the end."""
    points, *others = await gather(*(watch(pilot) for pilot in pilots))
    assert all(other == points for other in others)
    assert all(line[0] + line[1] - line[2] == line[3] for line in points.values())
    return points


async def watch(pilot: Pilot) -> Points:
    """The points come only at the end; at once where nothing shall move."""
    if not await pilot.page.evaluate(STILL):
        await expect(pilot.page.get_by_role("table")).to_have_count(0)
    await pilot.reads()
    await pilot.skips()
    await pilot.reads()
    return await pilot.points()


def winners(points: Points) -> list[str]:
    """Of a round: nobody in a tie."""
    most = max(line[-1] for line in points.values())
    best = [name for name, line in points.items() if line[-1] == most]
    return best if len(best) == 1 else []


async def barriers_by_day_and_night(pilot: Pilot, phase: str) -> list[str]:
    """Axe puts styles into the page, which the site's policy would rightly complain of: who is
    asked here has a browser that does not mind. What it says counts if the phase has lasted."""
    found = []
    for theme in ("dark", "light"):
        await pilot.page.emulate_media(color_scheme=theme)
        met = [f"{theme}: {one}" for one in await lasting_barriers(pilot)]
        found += met if await pilot.during(phase).count() else []
    return found


async def lasting_barriers(pilot: Pilot) -> list[str]:
    """Found twice: others play on, and axe may meet the page between two pictures."""
    found = await barriers(pilot)
    again = await barriers(pilot) if found else []
    return [one for one in found if one in again]
