"""A whole match against a bot, on a phone by fingers alone."""

from __future__ import annotations

from asyncio import to_thread

import pytest

from games.space_hulk.tests.browser.captains import Captain
from games.space_hulk.tests.long.test_whole_scenario import BOARD, HALL
from games.space_hulk.tests.sockets import kept
from tests.rules import rule
from tests.support.browser.people import People
from tests.support.stack import Stack
from tools.client import Guest

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Thumb(Captain):
    rows = HALL


@rule("SH-760", "SH-771")
async def test_a_whole_match_against_a_bot(eager: Stack, people: People) -> None:
    ewa: Thumb = await people.come("pl", kind=Thumb, size=(390, 844))
    code = await to_thread(kept, Guest(eager.url), BOARD)
    chosen = ("option-scenario-own", f"option-board-{code}", "option-auto_end-5")
    await ewa.open_room(eager.url, "Ewa", chosen)
    await ewa.add_bot("easy")
    await ewa.ready()
    await ewa.plays()
    await ewa.verdict()
    await ewa.reads()
