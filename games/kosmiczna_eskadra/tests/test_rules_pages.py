"""The pages of rules: the same numbers in both languages, and the figures the game plays with."""

import re

import pytest

from games.kosmiczna_eskadra.lagging import CREDIT
from games.kosmiczna_eskadra.ships import ANCHORS, HALF, ROCKS, SHIPS, TOKEN
from games.kosmiczna_eskadra.tests.telling import FOLDER, GAME
from server.core.messages import say
from tests.messages import LANGUAGES

PAGES = {
    "en": (FOLDER / "RULES.md").read_text("utf-8"),
    "pl": (FOLDER / "RULES.pl.md").read_text("utf-8"),
}
NONE = {"en": "none", "pl": "brak"}
BY = {"en": "by", "pl": "na"}


def numbers(language):
    return re.findall(r"^- \*\*(KE-\d{3})\*\* .", PAGES[language], re.MULTILINE)


def sentences(language):
    """What each rule says, by its number."""
    return dict(re.findall(r"^- \*\*(KE-\d{3})\*\* (.+)$", PAGES[language], re.MULTILINE))


def figures(sentence):
    """The rules that it cites, and its other numbers: languages order them otherwise."""
    return sorted(re.findall(r"KE-\d{3}|\d+", sentence))


def tables(language):
    """Every table of the page, without its head: rows of cells."""
    blocks = re.findall(r"(?:^\|.*\|\n)+", PAGES[language], re.MULTILINE)
    return [
        [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()[2:]]
        for block in blocks
    ]


def test_both_languages_have_the_same_rules_in_the_same_order():
    assert numbers("en") == numbers("pl") == sorted(set(numbers("en")))
    assert len(numbers("en")) == 92


def test_both_languages_mark_the_same_rulings_as_ours():
    ours = [
        [line[4:12] for line in page.splitlines() if line.startswith("- **") and "[H]" in line]
        for page in PAGES.values()
    ]
    assert ours[0] == ours[1]


def test_both_languages_cite_the_same_rules_and_give_the_same_figures():
    english, polish = sentences("en"), sentences("pl")
    assert len(english) == len(numbers("en"))
    differ = [rule for rule in english if figures(english[rule]) != figures(polish[rule])]
    assert differ == []


def test_lag_is_credited_and_waited_for_as_long_as_the_page_says():
    """KE-301 A drop at Stop may still be on its way (KE-106)."""
    assert figures(sentences("en")["KE-301"]) == [str(CREDIT), str(CREDIT), "KE-106"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ships_are_printed_as_they_are_played(language):
    printed = [
        [
            str(speed),
            say(language, f"ship-{speed}", GAME),
            str(ship.hull),
            " ".join(f"{laser.at}:{laser.strength}" for laser in ship.lasers),
            " ".join(ship.shields) or NONE[language],
        ]
        for speed, ship in SHIPS.items()
    ]
    written = tables(language)[0]
    assert [row[:4] for row in written] == [row[:4] for row in printed]
    assert [set(row[4].split()) for row in written] == [set(row[4].split()) for row in printed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lasers_sit_where_the_page_says(language):
    printed = [[at, str(anchor.origin), str(anchor.direction)] for at, anchor in ANCHORS.items()]
    assert [row[:3] for row in tables(language)[1]] == printed


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
