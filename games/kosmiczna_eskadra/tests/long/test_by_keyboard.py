"""Kosmiczna Eskadra by keyboard alone, to the second round won."""

from __future__ import annotations

import re
from asyncio import gather

import pytest
from playwright.async_api import expect

from games.kosmiczna_eskadra.tests.browser.pilots import KeyPilot
from games.kosmiczna_eskadra.tests.long.test_by_mouse import (
    Points,
    barriers_by_day_and_night,
    battle,
    distance,
    play_rounds,
)
from tests.support.browser.people import People, winner
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

AROUND = [(-340, -1000), (340, -1900), (-340, 1000), (340, 1900), (-1050, 0), (1050, 0)]
"""Beside the asteroid, none in the way of another."""
APART = [(-2400, -2700), (2400, -3200), (-3000, 2700), (3000, 3200)]


async def test_a_whole_game_by_keyboard_alone(embedded: Stack, people: People) -> None:
    dora: KeyPilot = await people.come(
        "pl", kind=KeyPilot, reduced_motion="reduce", bypass_csp=True
    )
    emil: KeyPilot = await people.come("en", kind=KeyPilot, reduced_motion="reduce")
    options = ["option-wins-2", "option-round_clock-off", "option-replay_clock-off"]
    link = await dora.open_room(embedded.url, "Dora", options)
    await emil.page.goto(link)
    await emil.sit("Emil")
    await gather(dora.ready(), emil.ready())
    found = await get_ready(dora, emil)

    async def a_round(number: int) -> Points:
        if number > 1:
            await another_round(dora, emil)
            return await battle(dora, emil)
        await first_round(dora, emil, found)
        await watch_by_keys(dora)
        points = await battle(dora, emil)
        found.extend(await barriers_by_day_and_night(dora, "scoring"))
        return points

    won = await play_rounds(a_round, (dora, emil))
    assert await winner(dora, emil) == await winner(emil, dora) == won
    await gather(dora.reads(), emil.reads())
    assert found == []


async def get_ready(dora: KeyPilot, emil: KeyPilot) -> list[str]:
    """Dora wants help in aiming, and draws by herself."""
    await expect(dora.during("ready")).to_be_visible()
    found = await barriers_by_day_and_night(dora, "ready")
    await dora.switches("board-assist")
    await dora.switches("board-auto-draw")
    await emil.picks("yellow")
    await gather(dora.gets_ready(), emil.gets_ready())
    return found


async def first_round(dora: KeyPilot, emil: KeyPilot, found: list[str]) -> None:
    """Every key there is for a card, and one that is dropped at Stop."""
    await gather(lay_all_ways(dora), emil.lays(APART))
    await dora.draws()
    found += await barriers_by_day_and_night(dora, "placing")
    await dora.reads()
    await emil.lays(AROUND)
    await dora.answers("drop")
    await expect(dora.during("scoring")).to_be_visible()
    await expect(dora.cards_of("Dora")).to_have_count(3)


async def another_round(dora: KeyPilot, emil: KeyPilot) -> None:
    """A card that is withheld at Stop."""
    await gather(dora.draws(), emil.lays([*APART, *AROUND]))
    await dora.answers("withhold")
    await expect(dora.during("scoring")).to_be_visible()
    await expect(dora.cards_of("Dora")).to_have_count(0)


async def lay_all_ways(dora: KeyPilot) -> None:
    await lay_with_arrows(dora)
    await lay_with_aim(dora)


async def lay_with_arrows(dora: KeyPilot) -> None:
    """5 mm, 20 mm and a tenth of one; a degree, fifteen and a tenth of one."""
    await dora.draws()
    x, y = await dora.hand_at()
    await dora.key("ArrowUp", "ArrowUp", "ArrowLeft", "Shift+ArrowRight", "Alt+ArrowUp")
    await dora.key("q", "q", "Shift+E", "Alt+q")
    await expect(dora.degrees).to_have_text("347.1°")
    assert distance(await dora.hand_at(), (x + 150, y + 101)) < 2
    await dora.lets_go()


async def lay_with_aim(dora: KeyPilot) -> None:
    """The last laser of the ship, Tab to a target, Enter; 5 mm further away and back."""
    await dora.draws()
    lasers = dora.page.locator("[data-held] [data-aim]")
    await dora.key(str(await lasers.count()))
    await expect(lasers.last).to_have_class(re.compile("chosen"))
    rock = dora.t("board-target-aim", target=dora.t("board-asteroid"))
    await dora.press(dora.page.get_by_role("button", name=rock, exact=True))
    spoken = dora.page.get_by_role("status").get_by_text(
        dora.t("board-aimed", target=dora.t("board-asteroid")), exact=True
    )
    await expect(spoken).to_have_count(1)
    near = await dora.hand_at()
    await dora.key("+")
    await dora.hand_is_off(near, 48, 52)
    await dora.key("-")
    await dora.hand_is_off(near, 0, 2)
    await dora.lets_go()


async def watch_by_keys(dora: KeyPilot) -> None:
    """Told at once where nothing shall move: arrows go through it by lasers and by speeds, digits
    set its pace."""
    await dora.key("ArrowUp", "ArrowUp")
    await expect(dora.film.get_by_role("button", name=dora.t("board-film-play"))).to_be_visible()
    was = await dora.step()
    await dora.key("ArrowDown")
    speed = await dora.step()
    assert speed > was
    await dora.key("ArrowRight")
    assert await dora.step() == speed + 1
    await dora.key("ArrowLeft", "ArrowUp")
    assert await dora.step() <= speed
    for pace in "241":
        await dora.key(pace)
        button = dora.film.get_by_role("button", name=f"×{pace}", exact=True)
        await expect(button).to_have_attribute("aria-pressed", "true")
