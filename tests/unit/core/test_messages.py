"""The words for people, as the server says them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import pytest
from msgspec import Meta

from games.engine import Event, Seat
from games.seats import seat_fields
from server.core import messages as words
from server.core.messages import language_of, refusal_text, say


@pytest.fixture
def own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A site and a game with a few words, in Polish and less in English."""
    runtime, game = tmp_path / "static" / "words", tmp_path / "games" / "dice" / "locale"
    runtime.mkdir(parents=True)
    game.mkdir(parents=True)
    (runtime / "pl.ftl").write_text(
        "refuse-full = Nie ma miejsca.\n"
        "refuse-still = Jeszcze { $colour }.\n"
        "seat-number = Miejsce { $number }\n"
    )
    (runtime / "en.ftl").write_text("refuse-full = No room.\nonly-english = Only here\n")
    (game / "pl.ftl").write_text(
        "refuse-full = { $seat } trzyma { $colour }.\n"
        "colour-red = czerwone\n"
        "taken = { $owner }: { $of }\n"
        "left = { $count ->\n    [one] jeden\n    [few] parę\n   *[other] wiele\n }\n"
    )
    (game / "en.ftl").write_text("colour-red = red\n")
    monkeypatch.setattr(words, "BASE", tmp_path)


@pytest.mark.usefixtures("own_words")
def test_a_game_says_it_before_the_house_does() -> None:
    told = {"seat": 1, "colour": "red"}
    assert refusal_text("pl", "dice", "full", told, {1: "Ola"}) == "Ola trzyma czerwone."
    assert refusal_text("pl", None, "full", told) == "Nie ma miejsca."
    nameless = {"seat": 1, "colour": "blue"}
    assert refusal_text("pl", "dice", "full", nameless) == "Miejsce 2 trzyma blue."


@pytest.mark.usefixtures("own_words")
def test_a_refusal_of_the_house_may_name_what_only_the_game_can_say() -> None:
    assert refusal_text("pl", "dice", "still", {"colour": "red"}) == "Jeszcze czerwone."
    assert refusal_text("pl", "dice.lesson", "still", {"colour": "red"}) == "Jeszcze czerwone."


@pytest.mark.usefixtures("own_words")
@pytest.mark.parametrize(
    ("count", "words"), [(1, "jeden"), (3, "parę"), (5, "wiele"), (22, "parę")]
)
def test_numbers_have_their_plural(count: int, words: str) -> None:
    assert say("pl", "left", "dice", count=count) == words


class Taken(Event, frozen=True):
    owner: Seat | None
    heirs: Annotated[tuple[Seat, ...], Meta(max_length=4)]
    of: int
    by: dict[Seat, int]


@pytest.mark.usefixtures("own_words")
def test_a_field_is_a_seat_by_its_type_whatever_it_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kinds = dict.fromkeys(("action_type", "clock_type", "event_type", "view_type"), Taken)
    dice = type("Dice", (), kinds)
    assert seat_fields(dice) == {"owner", "heirs", "seat", "seats"}
    monkeypatch.setattr(words, "all_games", lambda: {"dice": dice()})
    assert say("pl", "taken", "dice", {1: "Ola"}, owner=1, of=1) == "Ola: 1"


@pytest.mark.usefixtures("own_words")
def test_what_one_language_lacks_is_said_in_english_and_else_by_its_key() -> None:
    assert say("pl", "only-english") == "Only here"
    assert say("pl", "nothing-like-it", "dice") == "nothing-like-it"


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ("pl", "pl"),
        ("pl-PL", "pl"),
        ("PL", "pl"),
        ("en-GB", "en"),
        ("de", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_everybody_is_spoken_to_in_a_language_of_ours(asked: str | None, spoken: str) -> None:
    assert language_of(asked) == spoken
