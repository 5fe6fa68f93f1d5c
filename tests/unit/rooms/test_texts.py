"""What people may call themselves."""

import unicodedata

import pytest

from server.rooms.texts import line_of, look_alike, name_of
from tests.support.guests import refused


@pytest.mark.parametrize(
    "name", ["Ann", "Zażółć Gęślą", "李小龙", "Ο'Brien-Łoś", "🚀", "x" * 24, "אבי"]
)
def test_names_of_all_people_are_good(name):
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
        "Ann\ufe00",
        "A\u034fnn",
        "Ann\u17b4",
        "Ann\u180b",
        "Ann\U000e0101",
        "Ann\u2800",
        "\u3164",
        "\ufeff",
        "Z\u0301\u0301\u0301\u0301",
    ],
    ids=ascii,
)
def test_names_that_hide_or_run_out_of_the_line_are_not(name):
    with refused("bad-name"):
        name_of(name)


def test_a_name_is_kept_in_one_spelling_however_the_keyboard_writes_it():
    assert name_of("  Ann \t of   Cleves ") == "Ann of Cleves"
    assert name_of(unicodedata.normalize("NFD", "Żółw")) == "Żółw"
    assert name_of("\u2764\ufe0f Ann") == "\u2764 Ann"
    assert line_of("\u2764\ufe0f") == "\u2764\ufe0f", "a line may choose how it is drawn"


@pytest.mark.parametrize("line", ["\ufe0f", "\u3164", "a\u200bb"], ids=ascii)
def test_a_line_shows_something_and_hides_nothing(line):
    with refused("malformed"):
        line_of(line)


def test_names_that_read_alike_are_alike():
    assert look_alike("Ada Lovelace", "\u0410da L\u03bfve1ace")
    assert not look_alike("Ann", "Anna")


@pytest.mark.parametrize("name", ["Admin", "Moderator Ola", "\u1d00\u1d05\u1d0d\u026a\u0274"])
def test_nobody_passes_for_the_house(name):
    with refused("reserved-name"):
        name_of(name)


@pytest.mark.parametrize("name", ["Kurwa", "K U R W A", "Sh1t happens", "FuckYou"])
def test_nobody_is_called_by_a_rude_word(name):
    with refused("rude-name"):
        name_of(name)
