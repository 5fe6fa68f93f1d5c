"""Everything this game says to people, in both languages."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast as fluent

from games.documents import document_options
from games.space_hulk import actions, events, examining, state
from games.space_hulk.board import FACINGS
from games.space_hulk.goals import Role, Side
from games.space_hulk.rules import SpaceHulk
from games.space_hulk.scenarios import SCENARIOS
from games.space_hulk.tests.boards import cases
from games.space_hulk.tests.test_board_goals import GOALS
from games.space_hulk.tests.test_board_warnings import WARNINGS
from games.space_hulk.tests.test_examining import FORM, MAP, NUMBERS
from server.catalogue.games import forms_of
from tests.messages import LANGUAGES, entries, parameters, tags
from tests.rules import rule
from tests.unit.games.test_choices_of_words import choices

FOLDER = Path(state.__file__).parent
FILES = {language: FOLDER / "locale" / f"{language}.ftl" for language in LANGUAGES}
WORDS = {language: entries(file) for language, file in FILES.items()}
PARTS = {"paid", "lost"}
"""Messages that others are made of."""
DECISIONS = ("parry", "extra-hit", "placing", "flame")
PHASES = tuple(
    phase.replace("_", "-") for phase in typing.get_args(events.Phase) if phase != "over"
)


CODE = "\n".join(file.read_text("utf-8") for file in FOLDER.glob("*.py"))


def written(*patterns: str) -> set[str]:
    """Words that follow these anywhere in the rules."""
    return {word for each in patterns for word in re.findall(rf'{each}"([a-z-]+)"', CODE)}


CODES = written(r"Illegal\(\s*", r"own_marine\([^)]*") | {"no-decision", "no-flame-open"}
PROBLEMS = written(r"(?:Problem|warning)\(\s*") | {
    *("goal-needs-exit", "goal-unknown-zone", "entry-not-on-edge", "exit-not-on-edge")
}
REASONS = written(r"\bend\([^)]*")
PURPOSES = {
    purpose
    for purpose in written(r'(?:below|pick|shuffled)\([^"]*')
    if not purpose.startswith("bot-")
}
"""Of the match's own luck, which the page of dice lists; that of bots is none of it."""


def options() -> Iterator[str]:
    documents = document_options(SpaceHulk)
    for each in msgspec.structs.fields(state.Options):
        yield f"option-{each.name}"
        if each.name not in documents:
            yield from (f"option-{each.name}-{form}" for form in forms_of(each.type))


def fields() -> set[str]:
    """What a form for one of the larger offers may ask: two values stand in its label."""
    asked = {
        field.name
        for kind in typing.get_args(actions.SeatAction)
        for field in msgspec.structs.fields(kind)
    }
    return asked - {"yes", "what", "auto"}


NEEDED = {
    *("game-name", "game-line", "level-easy", "level-normal"),
    *(f"do-{tag}" for tag in tags(actions.SeatAction)),
    *(f"event-{tag}" for tag in tags(events.GameEvent)),
    *(f"ask-{ask}" for ask in (*PHASES, *DECISIONS)),
    *(f"refuse-{code}" for code in CODES),
    *(f"reason-{reason}" for reason in REASONS),
    *(f"draw-{purpose}" for purpose in PURPOSES),
    *options(),
    *(f"side-{side}" for side in typing.get_args(Side)),
    *(f"role-{role}" for role in typing.get_args(Role)),
    *(f"facing-{facing}" for facing in FACINGS),
    *(f"faces-{face}" for face in "HS-"),
    *(f"what-{what}" for what in state.PRESETS),
    *(f"thing-{thing.id}" for scenario in SCENARIOS for thing in scenario.objects),
    *(f"field-{field}" for field in fields()),
    *(f"problem-{code}" for code in PROBLEMS),
    *(f"about-scenario-{scenario.id}" for scenario in SCENARIOS),
    *PARTS,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words_and_none_are_left_over(language: str) -> None:
    """Those of the board, of the lesson and of goals have tests of their own."""
    assert len(CODES) > 60 and len(PROBLEMS) > 30 and len(REASONS) == 5 and len(PURPOSES) == 10
    assert sorted(NEEDED - WORDS[language].keys()) == []
    elsewhere = ("board-", "ask-lesson-", "summary-", "goal-")
    own = {key for key in WORDS[language] if not key.startswith(elsewhere)}
    assert sorted(own - NEEDED) == []


def test_both_languages_say_the_same_things_of_the_same() -> None:
    for key, own in WORDS["pl"].items():
        # What a goal's sentence chooses its forms by is its language's own affair.
        if not key.startswith("goal-"):
            assert parameters(own) == parameters(WORDS["en"][key]), key


def said(language: str, key: str) -> str:
    text = WORDS[language][key].value
    assert text is not None
    return "".join(each.value for each in text.elements if isinstance(each, fluent.TextElement))


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_and_objects_are_called_by_their_own_names(language: str) -> None:
    for scenario in SCENARIOS:
        assert said(language, f"option-scenario-{scenario.id}") == getattr(scenario.name, language)
        for thing in scenario.objects:
            assert getattr(thing.name, language) in said(language, f"thing-{thing.id}")


def used(language: str, key: str) -> set[str]:
    """The variables of a message and of the parts it is made of."""
    own = WORDS[language][key]
    found = parameters(own)
    for part in PARTS:
        if f"{{ {part} }}" in FILES[language].read_text("utf-8")[own.span.start : own.span.end]:
            found |= parameters(WORDS[language][part])
    return found


def unconditional(pattern: fluent.Pattern | None) -> set[str]:
    """The variables that are said whatever the others are."""
    assert pattern is not None
    return {
        each.expression.id.name
        for each in pattern.elements
        if isinstance(each, fluent.Placeable)
        and isinstance(each.expression, fluent.VariableReference)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_the_log_names_only_what_its_event_carries(language: str) -> None:
    """What an event may leave out is said only where a choice has found it there."""
    for kind in typing.get_args(events.GameEvent):
        known = msgspec.structs.fields(kind)
        key = f"event-{kind.__struct_config__.tag}"
        assert used(language, key) <= {field.name for field in known}, key
        required = {field.name for field in known if field.required}
        assert unconditional(WORDS[language][key].value) <= required, key
        # Every variant that is a word is a value of its field; one may stand for no value.
        for field, value in choices(WORDS[language][key]):
            assert value == "none" or value in values(kind, field), (key, field, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_names_all_that_its_action_carries(language: str) -> None:
    for kind in typing.get_args(actions.SeatAction):
        carried = {field.name for field in msgspec.structs.fields(kind)}
        assert used(language, f"do-{kind.__struct_config__.tag}") == carried, kind


def values(kind: Any, field: str) -> set[str]:
    """Words that a value of that field may be chosen by: its own, or those of its grammar."""
    own = typing.get_type_hints(kind)[field]
    literal = {each for each in leaves(own) if isinstance(each, str)}
    if bool in leaves(own):
        return {"true", "false"}
    if int in leaves(own):
        return {"one", "few", "many", "other"}
    return literal or {"flame", "other"}


def leaves(kind: Any) -> set[Any]:
    parts = typing.get_args(kind)
    return {each for part in parts for each in leaves(part)} if parts else {kind}


@rule("SH-646")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_carries_all_that_its_sentence_names(language):
    words = entries(Path(examining.__file__).parent / "locale" / f"{language}.ftl")
    for document in BROKEN:
        for problem in examining.examine(document):
            named = parameters(words[f"problem-{problem.code}"])
            assert named <= problem.params.keys(), problem


BROKEN = [
    *(each.values[0] for table in (FORM, NUMBERS, GOALS) for each in cases(table)),
    *(document for table in (MAP, WARNINGS) for document, *_ in table.values()),
]
