"""How much a browser has to load for a friend who is invited: in Polish, whose words are longer."""

from __future__ import annotations

import urllib.request
from collections import Counter

import pytest
from playwright.async_api import Request, expect

from games.registry import all_games, game_called
from tests.support.browser.figures import FIGURES
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

ROOM = 150_000
"""Bytes of a room's page with its board, of all that a fresh browser fetches for it."""
REQUESTS = 40


@pytest.mark.parametrize("game", all_games())
async def test_the_room_page_with_its_game_is_small(
    game: str, embedded: Stack, people: People
) -> None:
    anna: Person = await people.come("pl", kind=type("PersonOfOne", (Person,), {"game": game}))
    link = await anna.opens_usual_room(embedded.url, "Anna")
    ben: Person = await people.come("pl", kind=type(anna), cold=True)
    loaded: list[Request] = []
    ben.page.on("requestfinished", lambda request: loaded.append(request))
    await ben.page.goto(link)
    await ben.sit("Łucja")
    rules = game_called(game)
    for _ in range((rules.usual_seats or min(rules.seats(rules.options_type()))) - 2):
        await anna.add_bot(rules.levels[0])
    await anna.ready()
    await ben.ready()
    await expect(ben.board).to_be_visible()
    # The board's own face comes after its first words.
    await ben.page.evaluate("document.fonts.ready.then(() => 0)")
    await ben.page.wait_for_load_state("networkidle")

    kinds = Counter[str]()
    for one in loaded:
        kinds[one.resource_type] += size(one.url)
    FIGURES[f"room page with {game}, compressed"] = (
        f"{kinds.total() / 1000:.1f} kB in {len(loaded)} requests: "
        + ", ".join(f"{kind} {bytes / 1000:.1f}" for kind, bytes in kinds.most_common())
    )
    assert kinds.total() <= ROOM
    assert len(loaded) <= REQUESTS


def size(url: str) -> int:
    """What it takes on the wire."""
    asked = urllib.request.Request(url, headers={"Accept-Encoding": "br"})
    with urllib.request.urlopen(asked) as answer:
        return len(answer.read())
