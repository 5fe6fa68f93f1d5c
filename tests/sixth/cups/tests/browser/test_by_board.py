"""A whole match of cups against bots, by what the board shows."""

from __future__ import annotations

import pytest

from games.cups.tests.browser.guessers import Guesser
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
WIDE, PHONE = (1440, 900), (390, 844)


@pytest.mark.parametrize(("size", "language"), [(WIDE, "pl"), (PHONE, "en")], ids=["wide", "phone"])
async def test_a_match_by_the_board(
    embedded: Stack, people: People, size: tuple[int, int], language: str
) -> None:
    ewa: Guesser = await people.come(language, kind=Guesser, size=size)
    await ewa.opens(embedded.url)
    await ewa.adds_bots()
    await ewa.ready()
    await ewa.plays()
    assert ewa.hidden and ewa.looked
    assert await ewa.verdict()
