"""Every game can be played by the buttons of the list of actions alone, whatever its board is: in
Firefox and WebKit, as in Chromium while every window is looked at (``test_low_windows.py``)."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from games.referee import AnyGame
from games.registry import all_games
from tests.support.browser.listers import at_a_table
from tests.support.browser.people import People
from tests.support.pace import patience
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
MOVES = 6
"""So many own ones show that it goes on."""
SECONDS = 60


@pytest.mark.parametrize("browser", ["firefox", "webkit"], indirect=True)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)
async def test_the_list_of_actions_plays_every_game(
    game: AnyGame, eager: Stack, people: People
) -> None:
    ewa = await at_a_table(game, eager, people)
    async with asyncio.timeout(SECONDS * patience()):
        await ewa.plays(Random(game.slug), MOVES)
    assert ewa.moves >= MOVES or await ewa.over.is_visible()
