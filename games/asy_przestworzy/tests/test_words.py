"""Everything this game says to people, in both languages."""

import ast as python
import typing
from pathlib import Path

import msgspec
import pytest

from games.asy_przestworzy import GAME, state
from games.asy_przestworzy.aircraft import AIRCRAFT, ATTRIBUTES, SIDES
from games.asy_przestworzy.views import ASKS, LAYING
from tests.messages import LANGUAGES, entries, parameters, tags

FOLDER = Path(state.__file__).parent
REASONS = [
    "eight",
    "exhausted",
    "firepower",
    "resigned",
    "drawn",
    "match-wins",
    "match-cards",
    "match-drawn",
]


WORDS = {language: entries(FOLDER / "locale" / f"{language}.ftl") for language in LANGUAGES}


def codes():
    """Every code that a rule refuses with, read from the rules themselves."""
    found = set()
    for file in FOLDER.glob("*.py"):
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "Illegal":
                first = node.args[0]
                found |= {first.value} if isinstance(first, python.Constant) else set()
    return found | {"wrong-phase", "window-closed"}


def options():
    for field in msgspec.structs.fields(state.Options):
        yield f"option-{field.name}"
        for value in typing.get_args(field.type):
            yield f"option-{field.name}-{value}"


NEEDED = [
    "game-name",
    "game-line",
    *(f"do-{tag}" for tag in tags(state.SeatAction)),
    *(f"event-{tag}" for tag in tags(state.GameEvent)),
    *(f"ask-{ask}" for ask in [*ASKS.values(), *LAYING.values()]),
    *(f"ask-{ask}" for ask in ("lay-first", "lay-again", "bid", "deciding")),
    *(f"refuse-{code}" for code in sorted(codes())),
    *options(),
    *(f"level-{level}" for level in GAME.levels),
    *(f"reason-{reason}" for reason in REASONS),
    *(f"attribute-{attribute}" for attribute in ATTRIBUTES),
    *(f"side-{side}" for side in SIDES),
    *(f"wish-{wish}" for wish in state.WISHES),
    *(f"window-{window}" for window in state.WINDOWS),
    *(f"nation-{nation}" for nation in {card.nation for card in AIRCRAFT.values()}),
    *(f"aircraft-{aircraft}" for aircraft in AIRCRAFT),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language):
    assert [key for key in NEEDED if key not in WORDS[language]] == []


def test_both_languages_say_the_same_things():
    assert WORDS["pl"].keys() == WORDS["en"].keys()


@pytest.mark.parametrize("kind", typing.get_args(state.GameEvent), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_the_log_names_only_what_its_event_always_carries(language, kind):
    required = {field.name for field in msgspec.structs.fields(kind) if field.required}
    assert parameters(WORDS[language][f"event-{kind.__struct_config__.tag}"]) <= required


@pytest.mark.parametrize("kind", typing.get_args(state.SeatAction), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_names_only_what_its_action_carries(language, kind):
    fields = {field.name for field in msgspec.structs.fields(kind)}
    assert parameters(WORDS[language][f"do-{kind.__struct_config__.tag}"]) <= fields


def test_the_rules_are_written_in_both_languages():
    pages = [
        (FOLDER / page).read_text("utf-8").splitlines() for page in ("RULES.md", "RULES.pl.md")
    ]
    numbers = [
        [line.split("**")[1] for line in page if line.startswith("- **AP-")] for page in pages
    ]
    assert numbers[0] == numbers[1]
    assert len(set(numbers[0])) == len(numbers[0]) == 63


def test_both_languages_mark_the_same_rulings_as_ours_and_the_values_of_aircraft_among_them():
    pages = [
        (FOLDER / page).read_text("utf-8").splitlines() for page in ("RULES.md", "RULES.pl.md")
    ]
    ours = [
        [line.split("**")[1] for line in page if line.startswith("- **AP-") and "[H]" in line]
        for page in pages
    ]
    assert ours[0] == ours[1]
    assert "AP-003" in ours[0]
