"""Everything this game says to people, in both languages."""

import re
import typing
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from games.galaxy_trucker import cards, checking, events, state, tiles, views
from games.galaxy_trucker.asking import KINDS
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.state import Options
from games.galaxy_trucker.tests.test_random_play import MATCHES, played
from games.galaxy_trucker.titles import TITLES
from games.seats import fields_of, seat_fields
from server.catalogue.games import forms_of
from tests.messages import LANGUAGES, SHELL, messages, tags

FOLDER = Path(state.__file__).parent
WORDS = {lang: messages(FOLDER / "locale" / f"{lang}.ftl") for lang in LANGUAGES}
RULES = "\n".join(file.read_text("utf-8") for file in FOLDER.glob("*.py"))
BOARD = "\n".join(
    file.read_text("utf-8") for file in (FOLDER / "static" / "galaxy_trucker").rglob("*.js")
)
THREATS = {
    threat
    for card in cards.CARDS.values()
    for threat in (*card.threats, *(shot for line in card.lines for shot in line.shots))
}
ENDS = typing.get_args(typing.get_type_hints(events.EnemyMet)["how"])
CHOSEN = {
    "board-alien-": ("brown", "purple"),
    "board-card-": cards.CARD_KINDS,
    "board-crew-": ("brown", "purple"),
    "board-cube-": tuple("RYGB"),
    "board-effect-": (
        *("stardust", "open-space", "epidemic", "sabotage"),
        *("meteors", "planets", "enemy", "offer", "combat"),
    ),
    "board-error-": typing.get_args(checking.ErrorCode),
    "board-filter-": re.findall(r"^  (\w+): \[\"", BOARD, re.MULTILINE),
    "board-figure-": set(re.findall(r'fact\(\s*"(\w+)"', BOARD)),
    "board-least-": typing.get_args(cards.Compared),
    "board-gold-": TITLES,
    "board-lose-": ("crew", "goods"),
    "board-meets-": ("joined", "wrong", "plain", "open", "free"),
    "board-met-": typing.get_args(typing.get_type_hints(events.ThreatMet)["how"]),
    "board-out-": typing.get_args(state.Out),
    "board-penalty-": ("days", "crew", "goods"),
    "board-phase-": ("go", "countdown", "build", "start_pick"),
    "board-power-": ("engines", "cannons", *ENDS),
    "board-score-": ("order", "beauty", "titles", "goods", "lost", "forgiven"),
    "board-side-": tuple("0123"),
    "board-sum-": ("engines", "cannons"),
    "board-tab-": ("pool", "stacks", "fleet", "starts", "card", "track"),
    "board-title-": TITLES,
    "board-way-": tuple("nesw"),
    "board-do-": (
        *("roll", "land", "pass", "accept", "decline"),
        *("continue", "give-up", "choose-title", "seen", "ready"),
    ),
}
"""Words of the board that end in a value."""


def board_keys() -> set[str]:
    written = set(re.findall(r'"(board-[a-z0-9-]+)"', BOARD))
    return written | {f"{start}{end}" for start, ends in CHOSEN.items() for end in ends}


def game_keys() -> set[str]:
    fields = msgspec.structs.fields(Options)
    asks = {*KINDS, *views.ASKS.values(), "build", "build-resting", "build-last"}
    codes = set(re.findall(r'(?:Illegal|Refusal)\(\s*"([a-z-]+)"', RULES))
    draws = {"die", *re.findall(r'(?:shuffled|pick)\([^()]*(?:\([^()]*\))?, "([a-z-]+)"\)', RULES)}
    return {
        *("reason-succeeded", "reason-nobody-succeeded"),
        *(f"option-{field.name}-{value}" for field in fields for value in forms_of(field.type)),
        *(f"ask-{ask}" for ask in asks),
        *(f"refuse-{code}" for code in codes),
        *(f"draw-{purpose}" for purpose in draws),
        *(f"kind-{kind}" for kind in tiles.KINDS),
        *(f"title-{title}" for title in TITLES),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_written_and_none_of_the_board_is_left_over(language: str) -> None:
    house = messages(SHELL / f"{language}.ftl")
    assert len(board_keys()) > 200 and len(game_keys()) > 100
    assert (board_keys() | game_keys()) - WORDS[language] - house == set()
    assert {key for key in WORDS[language] if key.startswith("board-")} <= board_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_tells_all_that_its_sentence_needs(language: str) -> None:
    text = (FOLDER / "locale" / f"{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(text))
    told = {tag: event for match in range(MATCHES) for tag, event in played(match).heard.items()}
    assert len(told) > 50
    for tag, event in told.items():
        params = msgspec.to_builtins(event)
        said = {field: v if isinstance(v, int) else str(v) for field, v in params.items()}
        pattern = bundle.get_message(f"event-{tag}").value
        assert pattern is not None
        assert bundle.format_pattern(pattern, said)[1] == [], tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_sentence_chooses_by_is_not_said_otherwise_before(language: str) -> None:
    """``protect-true`` would come into the sentence for the value, which then fits no variant."""
    text = (FOLDER / "locale" / f"{language}.ftl").read_text("utf-8")
    chosen = {
        f"{field}-{value}"
        for field, variants in re.findall(r"\$(\w+) ->((?:\n +\*?\[[^\]]+\].*)+)", text)
        for value in re.findall(r"\[(\w+)\]", variants)
    }
    assert len(chosen) > 30
    assert chosen & (WORDS[language] | messages(SHELL / f"{language}.ftl")) == set()


def test_what_names_a_seat_in_one_event_names_no_number_in_another() -> None:
    """A number there would be said as somebody's name."""
    ours = seat_fields(GalaxyTrucker)
    others = {
        field
        for kind in typing.get_args(events.GameEvent)
        for field, own in typing.get_type_hints(kind).items()
        if own is int and field in ours - fields_of(kind)
    }
    assert others == set()


@pytest.mark.parametrize("listed", ["chapters", "TOLD_HERE", "SEEN_HERE"])
def test_what_the_board_lists_by_name_are_events(listed: str) -> None:
    """With them a replay's chapter begins, or they are left out of the log or told first."""
    [names] = re.findall(rf"const {listed} = \[(.*?)\]", BOARD, re.DOTALL)
    named = re.findall(r'"([a-z-]+)"', names)
    assert len(named) > 1
    assert set(named) <= set(tags(events.GameEvent))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_threat_has_its_words(language: str) -> None:
    """The last one is what is said of none of the others."""
    text = (FOLDER / "locale" / f"{language}.ftl").read_text("utf-8")
    said = set(re.findall(r"^    \[([LsHl][NESW])\]", text, re.MULTILINE))
    assert THREATS - said <= {"lW"}
