"""What people may call themselves."""

import unicodedata

import pytest

from server.rooms.refusals import Refused
from server.rooms.texts import line_of, look_alike, name_of


def test_names_of_all_people_are_good():
    for name in ("Ann", "Zażółć Gęślą", "李小龙", "Ο'Brien-Łoś", "🚀", "x" * 24, "אבי"):
        assert name_of(name) == name


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("bad-name", ["", "   ", "x" * 25, "a\nb\x00", "a\u202eb", "Ann\u200b", "Ann\ufe00"]),
        ("bad-name", ["A\u034fnn", "Ann\u17b4", "Ann\u180b", "Ann\U000e0101", "Ann\u2800"]),
        ("bad-name", ["\u3164", "\ufeff", "Z\u0301\u0301\u0301\u0301"]),
        ("reserved-name", ["Admin", "Moderator Ola", "\u1d00\u1d05\u1d0d\u026a\u0274"]),
        ("rude-name", ["Kurwa", "K U R W A", "Sh1t happens", "FuckYou"]),
    ],
    ids=ascii,
)
def test_no_name_hides_runs_out_of_the_line_passes_for_the_house_or_is_rude(code, names):
    assert {name: why_not(name_of, name) for name in names} == dict.fromkeys(names, code)


def why_not(of, text):
    try:
        of(text)
    except Refused as refusal:
        return refusal.code
    return ""


def test_a_name_is_kept_in_one_spelling_however_the_keyboard_writes_it():
    assert name_of("  Ann \t of   Cleves ") == "Ann of Cleves"
    assert name_of(unicodedata.normalize("NFD", "Żółw")) == "Żółw"
    assert name_of("\u2764\ufe0f Ann") == "\u2764 Ann"
    assert line_of("\u2764\ufe0f") == "\u2764\ufe0f", "a line may choose how it is drawn"


def test_a_line_shows_something_and_hides_nothing():
    for line in ("\ufe0f", "\u3164", "a\u200bb"):
        assert why_not(line_of, line) == "malformed", ascii(line)


def test_names_that_read_alike_are_alike():
    assert look_alike("Ada Lovelace", "\u0410da L\u03bfve1ace")
    assert not look_alike("Ann", "Anna")
