"""What people may call themselves."""

from __future__ import annotations

import unicodedata

import pytest

from server.rooms.texts import name_of, sounds_like
from tests.support.guests import refused


@pytest.mark.parametrize(
    "name", ["Ann", "Zażółć Gęślą", "李小龙", "Ο'Brien-Łoś", "🚀", "x" * 24, "אבי"]
)
def test_names_of_all_people_are_good(name: str) -> None:
    assert name_of(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\nb\x00",
        "a\u202eb",
        "Ann\u200b",
        "\u3164",
        "\ufeff",
        "Z\u0301\u0301\u0301\u0301",
    ],
    ids=ascii,
)
def test_names_that_hide_or_run_out_of_the_line_are_not(name: str) -> None:
    with refused("bad-name"):
        name_of(name)


def test_spaces_around_and_within_are_tidied() -> None:
    assert name_of("  Ann \t of   Cleves ") == "Ann of Cleves"


def test_a_name_is_kept_in_one_spelling() -> None:
    assert name_of(unicodedata.normalize("NFD", "Żółw")) == "Żółw"


def test_names_that_read_alike_are_alike() -> None:
    assert sounds_like("STRASSE") == sounds_like("straße")
    assert sounds_like("Ann") != sounds_like("Anna")


@pytest.mark.parametrize(
    "name",
    ["Admin", "ADMIN 2", "adm1n", "\u0430dmin", "Moderator Ola", "S.y.s.t.e.m", "Bot", "bot 3"],
)
def test_nobody_passes_for_the_house(name: str) -> None:
    with refused("reserved-name"):
        name_of(name)


@pytest.mark.parametrize("name", ["Adminka", "Robot", "Botwina", "Modest", "Ala 2"])
def test_names_that_only_begin_like_the_houses_are_fine(name: str) -> None:
    assert name_of(name) == name
