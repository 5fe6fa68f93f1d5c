"""Kosmiczna Eskadra by keyboard alone: every key there is for a card, at Stop and in the film."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from games.kosmiczna_eskadra.tests.browser.pilots import KeyPilot, distance
from games.kosmiczna_eskadra.tests.long.test_by_mouse import barriers_by_day_and_night
from tests.support.browser.fellows import fellows, lay, sit_with
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

ROW = [(x, 3500) for x in range(-3600, 3601, 800)]
"""Where the other seat lays its ten cards."""


async def test_a_battle_by_keyboard_alone(embedded: Stack, people: People) -> None:
    dora: KeyPilot = await people.come("pl", kind=KeyPilot, bypass_csp=True)
    async with fellows(embedded, 1) as [other]:
        await sit_with(dora, [other])
        await expect(dora.during("ready")).to_be_visible()
        found = await barriers_by_day_and_night(dora, "ready")
        await dora.switches("board-assist")
        await dora.switches("board-auto-draw")
        await dora.picks("yellow")
        await dora.gets_ready()

        await lay_with_arrows(dora)
        await lay_with_aim(dora)
        await dora.draws()
        found += await barriers_by_day_and_night(dora, "placing")
        await dora.reads()
        await lay(other, ROW)
        await dora.answers("drop")
        await expect(dora.during("scoring")).to_be_visible()
        await expect(dora.cards_of(dora.name)).to_have_count(3)

        await watch_by_keys(dora)
        await dora.skips()
        await dora.points()
        found += await barriers_by_day_and_night(dora, "scoring")
        await dora.goes_on()
        await dora.reads()
    assert found == []


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
