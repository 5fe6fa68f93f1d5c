"""The pages of rules: the same rules in both languages, and the figures the game plays with."""

import re

import pytest

from games.kosmiczna_eskadra.lagging import CREDIT
from games.kosmiczna_eskadra.ships import ANCHORS, HALF, ROCKS, SHIPS, TOKEN, rocks
from games.kosmiczna_eskadra.state import Options, RockData
from games.kosmiczna_eskadra.tests.test_words import FOLDER, GAME
from server.core.messages import say
from tests.messages import LANGUAGES
from tests.rules import rule

PAGES = {
    "en": (FOLDER / "RULES.md").read_text("utf-8"),
    "pl": (FOLDER / "RULES.pl.md").read_text("utf-8"),
}
NONE = {"en": "none", "pl": "brak"}
BY = {"en": "by", "pl": "na"}


def sentences(language):
    """What each rule says, by its number."""
    return dict(re.findall(r"^- \*\*(KE-\d{3})\*\* (.+)$", PAGES[language], re.MULTILINE))


def figures(sentence):
    """Whether it is ours, what it cites, and its other numbers: languages order them otherwise."""
    return sorted(re.findall(r"\[H\]|KE-\d{3}|\d+", sentence))


def tables(language):
    """Every table of the page, without its head: rows of cells."""
    blocks = re.findall(r"(?:^\|.*\|\n)+", PAGES[language], re.MULTILINE)
    return [
        [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()[2:]]
        for block in blocks
    ]


def test_both_languages_have_the_same_rules_and_give_the_same_figures():
    english, polish = sentences("en"), sentences("pl")
    assert list(english) == list(polish) == sorted(english)
    assert len(english) == 92
    for number, sentence in english.items():
        assert figures(sentence) == figures(polish[number]), number


def test_lag_is_credited_and_waited_for_as_long_as_the_page_says():
    """KE-301 A drop at Stop may still be on its way (KE-106)."""
    assert figures(sentences("en")["KE-301"]) == [str(CREDIT), str(CREDIT), "KE-106", "[H]"]


@rule("KE-002", "KE-190")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ships_are_printed_as_they_are_played(language):
    written = tables(language)[0]
    assert [row[:4] for row in written] == [
        [
            str(speed),
            say(language, f"ship-{speed}", GAME),
            str(ship.hull),
            " ".join(f"{laser.at}:{laser.strength}" for laser in ship.lasers),
        ]
        for speed, ship in SHIPS.items()
    ]
    shields = [" ".join(ship.shields) or NONE[language] for ship in SHIPS.values()]
    assert [" ".join(sorted(row[4].split(), key="FBLR".find)) for row in written] == shields


@rule("KE-170")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lasers_sit_where_the_page_says(language):
    printed = [[at, str(anchor.origin), str(anchor.direction)] for at, anchor in ANCHORS.items()]
    assert [row[:3] for row in tables(language)[1]] == printed


@rule("KE-004", "KE-008", "KE-036", "KE-270")
@pytest.mark.parametrize("language", LANGUAGES)
def test_bodies_and_tables_are_as_large_as_the_page_says(language):
    card, token, rock = tables(language)[2]
    assert card[1:] == [f"640 {BY[language]} 880", NONE[language]]
    for row, body in ((token, TOKEN), (rock, ROCKS[0])):
        assert row[1:] == [
            f"{2 * body.half_width} {BY[language]} {2 * body.half_height}",
            str(body.ore),
        ]
    assert {int(seats): int(half) for seats, half in tables(language)[3]} == HALF
    assert rocks(Options()) == (RockData(0, 0, 600, 450, 12),)
    small = [RockData(x, 0, 320, 440, 6) for x in (-1_000, 1_000)]
    assert list(rocks(Options(two_asteroids="on"))) == small
