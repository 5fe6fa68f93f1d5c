"""What axe has to say about the board from the yard to the score, by day and by night."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.tests.browser.stages import on_stage
from tests.support.browser.barriers import barriers
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
HOW = {"bypass_csp": True}
WAYS = {
    "desk": {"size": (1440, 900), "color_scheme": "dark"},
    "phone": {"size": (390, 844), "color_scheme": "light"},
}
ASKS = {
    "yard": ".bench",
    "resting glass": ".glass.resting",
    "check": ".errors",
    "crew": ".asked .kit-do",
    "planets": ".asked .kit-do",
    "loading": ".loading",
    "pirates": ".scales",
    "combat": ".scales",
    "beaten smugglers": ".reward",
    "titles": ".asked .kit-do",
    "choosing a title": ".asked .kit-do",
    "score": ".score",
}
"""What is there as soon as the scene is asked."""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("scene", ASKS)
async def test_the_board_is_open_to_all_whatever_is_asked(
    scene: str, way: str, staged: Stack, people: People
) -> None:
    ewa = await on_stage(staged, people, scene, **HOW, **WAYS[way])
    await expect(ewa.board.locator(ASKS[scene]).first).to_be_visible()
    assert await barriers(ewa) == []
