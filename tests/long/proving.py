"""A match against bots from the front page to its end, and the proof of its dice in the browser
that played: it holds, and whatever is changed afterwards is seen."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Locator, expect

from games.referee import AnyGame
from games.registry import all_games
from tests.support.browser.listers import Lister
from tests.support.browser.people import People
from tests.support.pace import patience
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

SECONDS = 240
WHOLE_MATCH = 10_000
OTHER_NUMBER, OTHER_PROMISE = "5" * 32, "5" * 64


class Note(NamedTuple):
    """What the browser keeps of what it did before the match."""

    number: str
    promise: str


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)
async def test_the_dice_of_a_match_against_bots_are_proved_to_who_played_it(
    game: AnyGame, eager: Stack, people: People
) -> None:
    ewa: Lister = await people.come("en", kind=type("One", (Lister,), {"game": game.slug}))
    await begins_against_bots(ewa, eager.url)
    note = await noted(ewa)
    code = await plays_to_the_end(ewa, game)

    await ewa.page.goto(f"{eager.url}/m/{code}/dice/")
    await proved(ewa, note)
    await ewa.reads()
    await another_note_is_seen(ewa, note)
    await another_number_of_the_match_is_seen(ewa, note, eager, code)


async def begins_against_bots(person: Lister, url: str) -> None:
    await person.page.goto(url)
    form = person.page.get_by_role("form", name=person.t("game-name"), exact=True)
    await person.press(form.get_by_role("button", name=person.t("front-against-bot"), exact=True))
    await person.board.wait_for()


async def noted(person: Lister) -> Note:
    [note] = await person.page.evaluate("JSON.parse(localStorage.promises)")
    return Note(*note)


async def notes(person: Lister, *note: str) -> None:
    """Put something else into the browser's notes, and look at the page again."""
    await person.page.evaluate("(note) => { localStorage.promises = note }", json.dumps([note]))
    await person.page.reload()


async def plays_to_the_end(person: Lister, game: AnyGame) -> str:
    """The code under which the match is seen again."""
    async with asyncio.timeout(SECONDS * patience()):
        await person.plays(Random(game.slug), WHOLE_MATCH)
    replay = person.page.get_by_role("link", name=person.t("replay"), exact=True)
    address = await replay.get_attribute("href")
    assert address is not None
    return urlsplit(address).path.split("/")[2]


def says(person: Lister, key: str) -> Locator:
    return person.page.get_by_role("main").get_by_text(person.t(key), exact=True)


def banner(person: Lister) -> Locator:
    """Right or wrong, as a whole."""
    return person.page.get_by_role("main").get_by_role("status")


async def proved(person: Lister, note: Note) -> None:
    await expect(banner(person)).to_contain_text("as they had to be")
    for text in note:
        await expect(person.page.locator("code", has_text=text)).to_be_visible()
    for key in ("dice-noted", "dice-own-share", "dice-kept", "dice-complete"):
        await expect(says(person, key)).to_be_visible()
    await expect(person.page.locator(".wrong")).to_have_count(0)


async def another_note_is_seen(person: Lister, note: Note) -> None:
    """As if the server had taken another number from this seat, or promised something else."""
    await notes(person, OTHER_NUMBER, note.promise)
    await expect(says(person, "dice-left-out")).to_be_visible()
    await expect(says(person, "dice-own-share")).to_have_count(0)
    await notes(person, note.number, OTHER_PROMISE)
    await expect(banner(person)).to_have_text(person.t("dice-not-noted"))
    await expect(says(person, "dice-noted")).to_have_count(0)
    await notes(person, *note)
    await proved(person, note)


async def another_number_of_the_match_is_seen(
    person: Lister, note: Note, site: Stack, code: str
) -> None:
    """The draws that were made do not follow from it."""
    path = site.environment["SQLITE_PATH"]
    with closing(sqlite3.connect(path, timeout=20)) as database:
        database.execute(
            "UPDATE matches_match SET nonces = replace(nonces, ?, ?) WHERE code = ?",
            [note.number, OTHER_NUMBER, code],
        )
        database.commit()
    await person.page.reload()
    await expect(banner(person)).to_contain_text("not what")
    await expect(says(person, "dice-left-out")).to_be_visible()
