"""What this game says to people beyond what the contract asks of every game, in both languages."""

import re
import typing
from pathlib import Path

import msgspec
import pytest

from games.asy_przestworzy import state
from games.asy_przestworzy.aircraft import AIRCRAFT, ATTRIBUTES, SIDES, VALUE
from games.asy_przestworzy.views import ASKS, LAYING
from tests.messages import LANGUAGES, entries, parameters

FOLDER = Path(state.__file__).parent
WORDS = {language: entries(FOLDER / "locale" / f"{language}.ftl") for language in LANGUAGES}
RULES = "\n".join(file.read_text("utf-8") for file in FOLDER.glob("*.py"))
REFUSED = {"wrong-phase", "window-closed", *re.findall(r'Illegal\(\s*"([a-z-]+)"', RULES)}
REASONS = (
    *("eight", "exhausted", "firepower", "resigned", "drawn"),
    *("match-wins", "match-cards", "match-drawn"),
)
NEEDED = [
    *(f"ask-{ask}" for ask in [*ASKS.values(), *LAYING.values()]),
    *(f"ask-{ask}" for ask in ("lay-first", "lay-again", "bid", "deciding")),
    *(f"refuse-{code}" for code in REFUSED),
    *(
        f"option-{field.name}-{value}"
        for field in msgspec.structs.fields(state.Options)
        for value in typing.get_args(field.type)
    ),
    *(f"reason-{reason}" for reason in REASONS),
    *(f"attribute-{attribute}" for attribute in ATTRIBUTES),
    *(f"side-{side}" for side in SIDES),
    *(f"wish-{wish}" for wish in state.WISHES),
    *(f"window-{window}" for window in state.WINDOWS),
    *(f"nation-{card.nation}" for card in AIRCRAFT.values()),
    *(f"aircraft-{aircraft}" for aircraft in AIRCRAFT),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language):
    assert len(REFUSED) > 15
    assert [key for key in NEEDED if key not in WORDS[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_and_labels_name_only_what_events_and_actions_always_carry(language):
    for kind in typing.get_args(state.GameEvent):
        required = {field.name for field in msgspec.structs.fields(kind) if field.required}
        assert parameters(WORDS[language][f"event-{kind.__struct_config__.tag}"]) <= required
    for kind in typing.get_args(state.SeatAction):
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert parameters(WORDS[language][f"do-{kind.__struct_config__.tag}"]) <= fields


def test_both_languages_have_the_same_rules_and_mark_the_same_as_ours():
    english, polish = (
        [
            (line.split("**")[1], "[H]" in line)
            for line in (FOLDER / page).read_text("utf-8").splitlines()
            if line.startswith("- **AP-")
        ]
        for page in ("RULES.md", "RULES.pl.md")
    )
    assert english == polish
    assert len(dict(english)) == len(english) == 63
    assert dict(english)["AP-003"], "the values of aircraft are ours"


# ---- the pictures of the rulebook's first minute

PRIMER = (FOLDER / "static/asy_przestworzy/primer.js").read_text("utf-8")
SHORT = 11
"""Letters for which a card of the first picture has room."""


def test_the_pictures_show_a_hand_whose_aircraft_beats_the_other_side_in_speed():
    hand, [own], [other] = (
        re.findall(r'"(\w+)"', *re.findall(rf"const {name} = (.*);", PRIMER))
        for name in ("HAND", "OWN", "OTHER")
    )
    assert own in hand
    assert {AIRCRAFT[each].side for each in hand} == {"entente"}
    assert AIRCRAFT[other].side == "central"
    assert VALUE["spd"][own] > VALUE["spd"][other]
    names = [WORDS["en"][f"aircraft-{each}"].value.elements[0].value for each in hand]
    assert [name for name in names if len(name) > SHORT] == []
