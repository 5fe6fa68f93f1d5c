"""The picture of an end in dots, beside the link of a match."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import pytest
from django.test import Client
from msgspec.structs import replace

from games.engine import Outcome
from server.replays import dots
from server.replays.debrief import Link, Report
from server.replays.dots import NotDrawn, legible, picture_in_dots
from server.replays.picture import HEIGHT, WIDTH, Card, picture
from tests.support.finished import finished_match

REPORT = Report("Dispatch", ["Ada shot most."], [[Link("5:3", "Duel", [0], "red")]])
CARD = Card(
    *("Aces", "asy_przestworzy", "Ada wins", "Eight cards.", REPORT),
    *(Outcome((1, 2), "eight", (8, 3)), {0: "Ada", 1: "Bo"}, "Observatory"),
)


@pytest.fixture(autouse=True)
def drawn_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """However crowded the machine is."""
    monkeypatch.setattr(dots, "SECONDS", 200)
    dots._drawn.cache_clear()
    yield
    dots._drawn.cache_clear()


def test_it_is_a_png_as_large_as_messengers_show_one() -> None:
    png = picture_in_dots(CARD)
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")) == (WIDTH, HEIGHT)
    # A flat ground alone would be a few kilobytes.
    assert len(png) > 50_000


def test_letters_that_no_font_of_ours_has_do_not_take_the_rest_with_them() -> None:
    card = legible(replace(CARD, verdict="東 wins", names={0: "東", 1: "Żaneta"}))
    assert (card.verdict, card.names) == ("? wins", {0: "?", 1: "Żaneta"})
    assert "<text" not in picture(card)


def test_it_is_drawn_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    png = picture_in_dots(CARD)
    monkeypatch.setattr(dots, "DRAWING", dots.DRAWING.with_name("nowhere.py"))
    assert picture_in_dots(CARD) == png
    with pytest.raises(NotDrawn):
        picture_in_dots(replace(CARD, verdict="Bo wins"))


@pytest.mark.django_db
@pytest.mark.usefixtures("plain_statics")
def test_one_is_drawn_at_a_time_and_nobody_waits_long(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dots, "WAIT", 0.01)
    match = finished_match(CARD.slug, 2)
    with dots._turn:
        with pytest.raises(NotDrawn):
            picture_in_dots(CARD)
        answer = client.get(f"/m/{match.code}/end.png")
    # Instead of it comes the preview of the game.
    assert answer.status_code == 302 and "preview" in answer["Location"]
    assert picture_in_dots(CARD)


def test_drawing_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dots, "SECONDS", 0.001)
    with pytest.raises(NotDrawn) as caught:
        picture_in_dots(CARD)
    assert isinstance(caught.value.__cause__, subprocess.TimeoutExpired)
