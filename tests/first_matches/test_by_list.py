"""Every game can be played by the buttons of the list of actions alone, whatever its board is: in
Firefox or WebKit, as in Chromium while every window is looked at (``test_low_windows.py``)."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from games.registry import all_games
from tests.first_matches.pilots import LIST
from tests.support.browser.listers import at_a_table
from tests.support.browser.people import People
from tests.support.pace import patience
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
WAY = LIST
MOVES = 6
"""So many own ones show that it goes on."""
SECONDS = 60


async def test_the_list_of_actions_plays_every_game(
    game: str, eager: Stack, people: People
) -> None:
    ewa = await at_a_table(all_games()[game], eager, people)
    async with asyncio.timeout(SECONDS * patience()):
        await ewa.plays(Random(game), MOVES)
    assert ewa.moves >= MOVES or await ewa.over.is_visible()
