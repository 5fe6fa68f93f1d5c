"""Everything this game says to people, in both languages."""

import ast as python
import re
import typing

import msgspec
import pytest

from games.kosmiczna_eskadra import state
from games.kosmiczna_eskadra.tests.telling import ASKS, FOLDER, GAME
from tests.messages import LANGUAGES, entries, parameters, tags

REASONS = ("wins", "ties", "resigned")
CODES = {
    *("not-seated", "game-over", "wrong-phase", "not-started", "round-stopped"),
    *("already-holding", "deck-empty", "nothing-held", "bad-position", "off-table", "too-fast"),
    *("overlaps-unseen", "overlaps-card", "overlaps-asteroid", "window-closed"),
    *("already-answered", "no-such-colour", "colour-taken", "assist-off", "already-ready"),
}
"""What the specification's table of actions refuses with."""
ANCHORS = typing.get_args(state.Anchor)


WORDS = {language: entries(FOLDER / "locale" / f"{language}.ftl") for language in LANGUAGES}


def refused():
    """Every code that is written where the rules refuse."""
    found = set()
    for file in FOLDER.glob("*.py"):
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") in REFUSING:
                found |= {
                    each.value
                    for each in node.args[:1]
                    if isinstance(each, python.Constant) and isinstance(each.value, str)
                }
    return found


REFUSING = {"Illegal", "Refusal"}


def options():
    yield from ("option-seats-2", "option-seats-3", "option-seats-4")
    for field in msgspec.structs.fields(state.Options):
        yield f"option-{field.name}"
        for value in typing.get_args(field.type):
            if isinstance(value, str):
                yield f"option-{field.name}-{value}"
    yield from (f"option-wins-{number}" for number in range(1, 6))


NEEDED = [
    *("game-name", "game-line", "level-easy", "level-normal"),
    *(f"do-{tag}" for tag in tags(state.SeatAction)),
    *(f"event-{tag}" for tag in tags(state.GameEvent)),
    *(f"ask-{ask}" for ask in ASKS),
    *(f"refuse-{code}" for code in sorted(CODES | refused())),
    *options(),
    *(f"reason-{reason}" for reason in REASONS),
    *(f"{field}-{speed}" for field in ("ship", "speed") for speed in range(1, 11)),
    *(f"colour-{colour}" for colour in state.COLOURS),
    *(f"laser-{anchor}" for anchor in ANCHORS),
    *("rock-0", "rock-1", "field-x", "field-y", "field-a"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language):
    assert [key for key in NEEDED if key not in WORDS[language]] == []


def test_both_languages_say_the_same_things():
    assert WORDS["pl"].keys() == WORDS["en"].keys()


def test_both_languages_are_told_the_same():
    for key, own in WORDS["pl"].items():
        assert parameters(own) == parameters(WORDS["en"][key]), key


def test_the_codes_of_the_rules_are_found():
    assert {"off-table", "too-fast", "window-closed"} <= refused()


@pytest.mark.parametrize("kind", typing.get_args(state.SeatAction), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_names_only_what_its_action_carries(language, kind):
    fields = {field.name for field in msgspec.structs.fields(kind)}
    assert parameters(WORDS[language][f"do-{kind.__struct_config__.tag}"]) <= fields


def of_board():
    """The keys that the board's modules name: whole ones, and those that begin so."""
    scripts = (FOLDER / "static" / GAME).glob("**/*.js")
    text = "\n".join(script.read_text("utf-8") for script in scripts)
    whole = set(re.findall(r"""["'`](board-[\w-]+)["'`]""", text))
    begun = set(re.findall(r"`(board-[\w-]+-)\$\{", text))
    return whole, begun


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_has_all_its_words(language):
    whole, begun = of_board()
    assert whole
    assert sorted(whole - WORDS[language].keys()) == []
    assert [
        each for each in begun if not any(key.startswith(each) for key in WORDS[language])
    ] == []


def test_no_word_of_the_board_is_left_over():
    whole, begun = of_board()
    own = {key for key in WORDS["en"] if key.startswith("board-")}
    assert sorted(key for key in own - whole if not key.startswith(tuple(begun))) == []
