"""The maker of boards says what the rules say: its words, and the bounds of its numbers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from games.space_hulk import state
from games.space_hulk.examining import MOST, SIGNS, examine
from games.space_hulk.ruleset import Overrides, Ruleset
from games.space_hulk.scenarios import SUPPLY, Scenario, Seconds
from tests.messages import LANGUAGES, entries, parameters
from tests.rules import rule

FOLDER = Path(state.__file__).parent
STATIC = FOLDER / "static" / "space_hulk"


def words(language: str) -> dict[str, Any]:
    """Its own, and the sentences of goals, which the board reads as well."""
    of_game = entries(FOLDER / "locale" / f"{language}.ftl")
    goals = {key: said for key, said in of_game.items() if key.startswith("goal-")}
    return goals | entries(FOLDER / "locale" / "maker" / f"{language}.ftl")


WORDS = {language: words(language) for language in LANGUAGES}
SOURCE = "\n".join(
    file.read_text("utf-8")
    for file in [
        *(STATIC / name for name in ("maker.js", "sentences.js", "told.js", "aims.js")),
        *sorted(STATIC.glob("maker/*.js")),
    ]
)
SAID = re.compile(r"""["`]((?:goal|maker)-[^"`\n]*?)["`]""")
"""What its modules say, with something in the place of a part."""


def table(name: str) -> dict[str, Any]:
    """A table of numbers of `numbers.js` or `chart.js`."""
    [found] = re.findall(rf"const {name} = (\{{.*?\}});", SOURCE, re.DOTALL)
    json = re.sub(r"(\w+):", r'"\1":', found)
    return dict(msgspec.json.decode(re.sub(r",(\s*[}\]])", r"\1", json)))


def test_both_languages_say_the_same_of_the_same_and_nothing_that_the_game_says() -> None:
    assert WORDS["pl"].keys() == WORDS["en"].keys()
    # Polish says nothing of an exact number twice, English does.
    twice = {"number", "seen"}
    for key, own in WORDS["pl"].items():
        assert parameters(own) - twice == parameters(WORDS["en"][key]) - twice, key
    for language in LANGUAGES:
        own, game = (
            entries(FOLDER / "locale" / folder / f"{language}.ftl") for folder in ("maker", "")
        )
        assert not game.keys() & own.keys()


def test_no_words_are_left_over_and_none_is_missing() -> None:
    patterns = {re.sub(r"\$\{[^}]*\}", "\0", said) for said in SAID.findall(SOURCE)}
    plain = {said for said in patterns if "\0" not in said}
    assert sorted(plain - WORDS["en"].keys()) == []
    regexes = [re.compile(re.escape(said).replace("\0", r"[\w-]+")) for said in patterns]
    left = [key for key in WORDS["en"] if not any(each.fullmatch(key) for each in regexes)]
    assert left == []


@rule("SH-643")
def test_its_numbers_go_as_far_as_a_board_may() -> None:
    usual = Ruleset()
    bounds, choices, switches = table("BOUNDS"), table("CHOICES"), table("SWITCHES")
    fields = {each.name: each.type for each in msgspec.structs.fields(Overrides)}
    assert fields.keys() == {*bounds, *choices, *switches, "jam_die"}
    for name, (least, most, value) in bounds.items():
        assert value == getattr(usual, name)
        for number, fits in ((least, True), (most, True), (least - 1, False), (most + 1, False)):
            assert allowed(name, number) is fits, (name, number)
    for name, values in choices.items():
        assert all(allowed(name, value) for value in values)
        if name != "shooting_die":
            assert values[0] == getattr(usual, name)
    for name, value in switches.items():
        assert value is getattr(usual, name)


def allowed(name: str, value: object) -> bool:
    try:
        msgspec.convert({name: value}, Overrides)
    except msgspec.ValidationError:
        return False
    return True


@rule("SH-641")
def test_it_knows_the_signs_how_many_there_may_be_and_what_the_rulebook_begins_with() -> None:
    most = table("MOST")
    assert all(MOST[name] == most[name] for name in ("zones", "objects", "goals"))
    [signs] = re.findall(r"SIGNS = \[(.*?)\]", SOURCE, re.DOTALL)
    assert set(re.findall(r'"(.)"', signs)) == SIGNS - {" "}
    assert {int(value): number for value, number in table("SUPPLY").items()} == SUPPLY
    assert f"SECONDS = {Seconds().marines_s};" in SOURCE


@rule("SH-647")
def test_a_new_board_can_be_played_as_it_is() -> None:
    [rows] = re.findall(r"const MAP = \[(.*?)\];", SOURCE, re.DOTALL)
    [found] = re.findall(r"const BOARD = (\{.*?\n\});", SOURCE, re.DOTALL)
    text = found.replace("map: MAP", f"map: [{rows.rstrip().rstrip(',')}]")
    json = re.sub(r"(?<![\w\"])(\w+):", r'"\1":', text)
    board = msgspec.json.decode(re.sub(r",(\s*[}\]])", r"\1", json))
    msgspec.convert(board, Scenario, str_keys=True)
    assert examine(board) == []
