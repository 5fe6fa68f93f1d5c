"""Everything this game says to people, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from games.mag_blast import actions, events, state, views
from games.mag_blast.cards import CARDS, KINDS
from games.mag_blast.flagships import FLAGSHIPS
from games.mag_blast.refusals import RULES as REFUSED
from games.mag_blast.ships import SHIP_CLASSES, SHIPS
from games.mag_blast.state import Options
from games.mag_blast.zones import ZONES
from server.catalogue.games import forms_of
from tests.messages import LANGUAGES, SHELL, entries, messages, parameters

FOLDER = Path(state.__file__).parent
FILES = {lang: FOLDER / "locale" / f"{lang}.ftl" for lang in LANGUAGES}
WORDS = {lang: messages(file) for lang, file in FILES.items()}
CODE = "\n".join(file.read_text("utf-8") for file in FOLDER.glob("[!b]*.py"))
PHASES = ("discard", "draw", "reinforce", "move", "attack")
SIGNS = {"*": "★", "o": "●", "d": "◆"}


def game_keys() -> set[str]:
    fields = msgspec.structs.fields(Options)
    asks = {"deploy", "sound", "answer", "answers", *views.ASKS.values(), *PHASES}
    codes = {*REFUSED, *re.findall(r'(?:Illegal|refusal)\(\s*"([a-z-]+)"', CODE)}
    draws = set(re.findall(r'(?:shuffled|pick|below)\(.*"([a-z-]+)"\)', CODE))
    assert len(codes) > 60 and len(draws) == 7
    return {
        *("reason-flagships", "reason-resigned"),
        *(f"option-{field.name}-{value}" for field in fields for value in forms_of(field.type)),
        *(f"ask-{ask}" for ask in asks),
        *(f"refuse-{code}" for code in codes),
        *(f"draw-{purpose}" for purpose in draws),
        *(f"kind-{kind}" for kind in KINDS),
        *(f"card-{card}" for card in CARDS),
        *(f"class-{code}" for code in SHIP_CLASSES),
        *(f"ship-{ship}" for ship in SHIPS),
        *(f"flagship-{flagship}" for flagship in FLAGSHIPS),
        *(f"zone-{zone}" for zone in ZONES),
        *(f"board-phase-{phase}" for phase in PHASES),
        *(f"preset-{preset}" for preset in actions.PRESETS),
        *(f"noise-{noise}" for noise in range(actions.NOISES)),
    }


def source(language: str, key: str) -> str:
    text, message = FILES[language].read_text("utf-8"), entries(FILES[language])[key]
    return text[message.span.start : message.span.end].partition(" = ")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_written_and_none_is_left_over(language: str) -> None:
    house = messages(SHELL / f"{language}.ftl")
    assert len(game_keys()) > 300
    assert game_keys() - WORDS[language] - house == set()
    written = {key for key in WORDS[language] if key.startswith(("refuse-", "draw-", "ask-"))}
    assert {key for key in written - game_keys() if not key.startswith("ask-lesson-")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_ships_are_called_by_class_and_name_and_cards_by_kind_and_symbols(language: str) -> None:
    for ship, printed in SHIPS.items():
        assert source(language, f"ship-{ship}") == f"{{ class-{printed.cls} }} {printed.name}"
    for card, held in CARDS.items():
        symbols = "".join(SIGNS[symbol] for symbol in held.symbols)
        assert source(language, f"card-{card}") == f"{{ kind-{held.kind} }} {symbols}".rstrip()

    # No two of a group are called alike.
    for group in (
        [f"noise-{noise}" for noise in range(actions.NOISES)],
        [f"kind-{kind}" for kind in KINDS],
        [f"flagship-{flagship}" for flagship in FLAGSHIPS],
        [f"class-{code}" for code in SHIP_CLASSES],
    ):
        assert len({source(language, key) for key in group}) == len(group)


def told(union: object) -> dict[str, set[str]]:
    """The fields of each struct of a union, by its tag."""
    kinds = msgspec.inspect.type_info(union).types  # type: ignore[attr-defined]
    return {each.tag: {field.name for field in each.fields} for each in kinds}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_asks_for_nothing_that_its_act_or_event_does_not_have(language: str) -> None:
    for start, union in (("do", actions.SeatAction), ("event", events.MagEvent)):
        for tag, fields in told(union).items():
            asked = parameters(entries(FILES[language])[f"{start}-{tag}"])
            assert asked <= fields, tag
