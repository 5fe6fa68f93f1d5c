"""Recordings of rules that are gone, on the boards of today."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from server.core.codes import fresh_code
from tests.browser.test_replay import where
from tests.golden import recordings
from tests.support.browser.fitting import resized
from tests.support.browser.people import People, Person
from tests.support.logs import ask
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

STEP_THROUGH = """async () => {
  const field = document.querySelector("input[type=range]");
  for (let k = 0; k <= Number(field.max); k += 1) {
    field.value = String(k);
    field.dispatchEvent(new Event("input", {bubbles: true}));
    await new Promise(requestAnimationFrame);
  }
  return Number(field.max) + 1;
}"""

# Of what a board shows in its middle, what has no room.
COLLAPSED = """() => [...document.querySelectorAll(".kit-board :is(.part-table, .part-table *)")]
  .filter((one) => one.checkVisibility() && one.firstChild)
  .filter((one) => !one.closest("svg, .spoken, .targets"))
  .filter((one) => {
    const {width, height} = one.getBoundingClientRect();
    return !width || !height;
  })
  .map((one) => one.className)"""
# It stands above the board, or in a low window beside it.
HEADER = """() => {
  const {width, height} = document.querySelector('.site').getBoundingClientRect();
  return Math.min(width, height);
}"""


def tracks(file: Path) -> list[Any]:
    return list(json.loads(gzip.decompress(file.read_bytes()))["reels"])


def put_in(site: Stack, file: Path) -> str:
    """The code of a finished match of which the database holds nothing but its recording."""
    code = fresh_code()
    seats = len(tracks(file)) - 1
    [(match,)] = ask(
        site,
        "INSERT INTO matches_match (code, game, rules_version, options, seats, bots, seed,"
        " secret, commitment, nonces, begun_at, over, outcome, recorded, absent)"
        " VALUES (?, ?, ?, '{}', ?, '{}', '', '', '', '[]', 0, true, ?, true, 'bot') RETURNING id",
        *(code, recordings.slug_of(file), recordings.VERSION, seats, '{"places": [1, 2]}'),
    )
    kept = "INSERT INTO match_recording (match_id, body, made_at) VALUES (?, ?, '2020-01-01')"
    ask(site, kept, match, file.read_bytes())
    return code


@pytest.mark.parametrize("file", recordings.files(), ids=recordings.slug_of)
async def test_a_recording_of_old_is_shown_to_its_end_by_everybodys_eyes(
    embedded: Stack, people: People, file: Path
) -> None:
    code = await asyncio.to_thread(put_in, embedded, file)
    anna: Person = await people.come("pl")
    shot = tracks(file)
    for seat in [*range(len(shot) - 1), None]:
        eyes = "" if seat is None else f"?as={seat}"
        await anna.page.goto(f"{embedded.url}/m/{code}/{eyes}")
        await expect(where(anna)).to_be_visible()
        steps = await anna.page.evaluate(STEP_THROUGH)
        assert steps == len(shot[-1 if seat is None else seat]["frames"])
        await expect(where(anna)).to_have_text(str(steps))
    await anna.reads()


@pytest.mark.parametrize("file", recordings.files(), ids=recordings.slug_of)
async def test_a_replay_fits_a_phone_either_way(
    embedded: Stack, people: People, file: Path
) -> None:
    """The board has a height of its own, by which its parts are laid out; the header is one line or
    one column."""
    code = await asyncio.to_thread(put_in, embedded, file)
    anna: Person = await people.come("en", size=(390, 844))
    await anna.page.goto(f"{embedded.url}/m/{code}/")
    await expect(where(anna)).to_be_visible()
    for size in ((390, 844), (844, 390), (720, 450)):
        await resized(anna, size)
        # Each new board finds its place before it is looked at.
        await anna.page.reload()
        await expect(where(anna)).to_be_visible()
        await anna.page.keyboard.press("End")
        assert await anna.page.evaluate(COLLAPSED) == [], size
        assert await anna.page.evaluate(HEADER) < 70, size
