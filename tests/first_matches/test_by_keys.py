"""A first match of every game by keys alone and without motion, from the front page, in Firefox or
WebKit."""

from __future__ import annotations

import pytest

from tests.first_matches.pilots import FIRST
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
WAY = "keys"
STILL = True


async def test_a_first_match_by_keys_alone(game: str, eager: Stack, people: People) -> None:
    ewa = await people.come("pl", kind=FIRST[game].Keyboard)
    await ewa.open_room(eager.url, "Ewa", ewa.options)
    await ewa.add_bot("easy")
    await ewa.ready()
    assert await ewa.page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    await ewa.begins()
    await ewa.ends()
    await ewa.verdict()
