"""Proves the dice of a match in the browser that played it: they are as they had to be, and
whatever is changed afterwards is seen."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.async_api import Locator, expect

from tests.support.browser.people import Person
from tests.support.stack import Stack

OTHER_NUMBER, OTHER_PROMISE = "5" * 32, "5" * 64
OTHER_REASONS = ("dice-not-noted", "dice-broken-promise", "dice-incomplete")


class Note(NamedTuple):
    """What the browser keeps of what it did before the match."""

    number: str
    promise: str


async def noted(person: Person) -> Note:
    [note] = await person.page.evaluate("JSON.parse(localStorage.promises)")
    return Note(*note)


async def proves_the_dice(person: Person, note: Note, site: Stack) -> None:
    """Of the match that has just ended on their page."""
    replay = person.page.get_by_role("link", name=person.t("replay"), exact=True)
    address = await replay.get_attribute("href")
    assert address is not None
    code = urlsplit(address).path.split("/")[2]
    await person.page.goto(f"{site.url}/m/{code}/dice/")
    await proved(person, note)
    await person.reads()
    await another_note_is_seen(person, note)
    await another_number_of_the_match_is_seen(person, note, site, code)


async def notes(person: Person, *note: str) -> None:
    """Put something else into the browser's notes, and look at the page again."""
    await person.page.evaluate("(note) => { localStorage.promises = note }", json.dumps([note]))
    await person.page.reload()


def says(person: Person, key: str) -> Locator:
    return person.page.get_by_role("main").get_by_text(person.t(key), exact=True)


def banner(person: Person) -> Locator:
    """Right or wrong, as a whole."""
    return person.page.get_by_role("main").get_by_role("status")


async def proved(person: Person, note: Note) -> None:
    await expect(banner(person)).to_have_class(re.compile("right"))
    for text in note:
        await expect(person.page.locator("code", has_text=text)).to_be_visible()
    for key in ("dice-noted", "dice-own-share", "dice-kept", "dice-complete"):
        await expect(says(person, key)).to_be_visible()
    await expect(person.page.locator(".wrong")).to_have_count(0)


async def another_note_is_seen(person: Person, note: Note) -> None:
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
    person: Person, note: Note, site: Stack, code: str
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
    await expect(banner(person)).to_have_class(re.compile("wrong"))
    for key in OTHER_REASONS:
        await expect(says(person, key)).to_have_count(0)
    await expect(says(person, "dice-left-out")).to_be_visible()
