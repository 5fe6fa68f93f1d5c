"""Somebody stops reading: the others do not notice, and whoever reads again sees everything."""

from __future__ import annotations

import time

import pytest

from tests.drills.examination import Examination, held_by
from tests.drills.town import Household, Town, household
from tests.support.people import GAME
from tests.support.stack import Stack
from tests.support.waiting import eventually
from tools.client import Guest

pytestmark = pytest.mark.asyncio(loop_scope="session")

QUICK = (0.03, 0.1)
"""Seconds: not so quick that the players themselves seem to be slow readers between two pings."""
SLOW_READER = 4008


async def test_a_slow_reader_is_closed_comes_back_and_catches_up(full_stack: Stack) -> None:
    options = {"clock": "off", "sides": "entente"}
    guests = [Guest(full_stack.url) for _ in range(3)]
    table = await household(full_stack, guests, 2, GAME, options, seed=0)
    *players, reader = table.residents
    for player in players:
        player.thinks, player.dozes = QUICK, 0.0
    town = Town(full_stack, [table])
    reader.stop_reading()
    async with Town(full_stack, [Household(table.code, players)]).at_play():
        began = time.monotonic()
        await eventually(lambda: reader.port not in held_by(reader.url), within=60)
        acts = sum(len(player.acknowledged) for player in players)
        seconds = time.monotonic() - began
        print(f"closed after {seconds:.1f} s and {acts} acts")
    assert acts > 0 and not any(player.refused_with for player in players)
    assert not any(player.absences for player in players)
    reader.read_on()
    await eventually(lambda: reader.closed is not None)
    assert reader.closed == SLOW_READER
    await reader.come_back()
    await Examination(town).hold()
    await town.close()
