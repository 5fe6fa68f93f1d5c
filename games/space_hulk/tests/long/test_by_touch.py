"""A whole match on a phone, by fingers alone: chips, squares and the bar."""

from __future__ import annotations

import pytest

from games.space_hulk.scenarios import BY_ID
from games.space_hulk.tests.browser.captains import Captain
from tests.rules import rule
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
PHONE = (390, 844)
SHORT = ("option-handicap_rounds--2", "option-auto_end-5")


class Thumb(Captain):
    rows = BY_ID["cold_start"].map


@rule("SH-760", "SH-771")
async def test_a_whole_match_against_a_bot_on_a_phone(eager: Stack, people: People) -> None:
    ewa: Thumb = await people.come("pl", kind=Thumb, size=PHONE, reduced_motion="reduce")
    await ewa.open_room(eager.url, "Ewa", SHORT)
    await ewa.add_bot("easy")
    await ewa.ready()
    await ewa.plays()
    await ewa.verdict()
    await ewa.reads()
