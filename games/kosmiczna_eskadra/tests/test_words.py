"""What the game says beyond what the contract asks, and that its pages of rules are true."""

import ast as python
import re
import typing
from pathlib import Path

import msgspec
import pytest

from games.kosmiczna_eskadra import state
from games.kosmiczna_eskadra.lagging import CREDIT
from games.kosmiczna_eskadra.ships import ANCHORS, HALF, ROCKS, SHIPS, TOKEN, rocks
from games.kosmiczna_eskadra.state import (
    CardDrawn,
    CardLanded,
    LaserFired,
    Options,
    OreLooted,
    OreShared,
    RockData,
    RoundStopped,
    ShipDestroyed,
    ShipGrounded,
)
from server.core.messages import say
from tests.messages import LANGUAGES, entries, parameters
from tests.rules import rule

FOLDER = Path(state.__file__).parent
GAME = FOLDER.name
WORDS = {language: entries(FOLDER / "locale" / f"{language}.ftl") for language in LANGUAGES}
NAMES = {0: "Ada", 1: "Bo", 2: "Cyd", 3: "Dag"}
ASKS = ("ready", "countdown", "lay", "beat", "answer", "watch")
REASONS = ("wins", "ties", "resigned")


def refused():
    """Every code that is written where the rules refuse."""
    for file in FOLDER.glob("*.py"):
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "Illegal":
                yield from (each.value for each in node.args[:1] if hasattr(each, "value"))


def options():
    yield from (f"seats-{number}" for number in range(2, 5))
    yield from (f"wins-{number}" for number in range(1, 6))
    for field in msgspec.structs.fields(state.Options):
        values = (value for value in typing.get_args(field.type) if isinstance(value, str))
        yield from (f"{field.name}-{value}" for value in values)


NEEDED = [
    *(f"refuse-{code}" for code in refused()),
    *(f"option-{value}" for value in options()),
    *(f"reason-{reason}" for reason in REASONS),
    *(f"{field}-{speed}" for field in ("ship", "speed") for speed in range(1, 11)),
    *(f"colour-{colour}" for colour in state.COLOURS),
    *(f"laser-{anchor}" for anchor in typing.get_args(state.Anchor)),
    *("rock-0", "rock-1", "field-x", "field-y", "field-a"),
]
SCRIPTS = "\n".join(file.read_text("utf-8") for file in FOLDER.glob(f"static/{GAME}/**/*.js"))
WHOLE = set(re.findall(r"""["'`](board-[\w-]+)["'`]""", SCRIPTS))
"""The keys that the board's modules name, and how those begin that they put together."""
BEGUN = tuple(set(re.findall(r"`(board-[\w-]+-)\$\{", SCRIPTS)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words_and_no_word_of_the_board_is_left_over(language):
    words = WORDS[language]
    assert {"refuse-off-table", "refuse-too-fast", "option-pace-calm"} <= set(NEEDED)
    assert [key for key in (*NEEDED, *WHOLE) if key not in words] == []
    assert [each for each in BEGUN if not any(key.startswith(each) for key in words)] == []
    own = {key for key in words if key.startswith("board-")} - WHOLE
    assert [key for key in own if not key.startswith(BEGUN)] == []


def test_both_languages_are_told_the_same_and_a_label_what_its_action_carries():
    for key, own in WORDS["pl"].items():
        assert parameters(own) == parameters(WORDS["en"][key]), key
    for kind in typing.get_args(state.SeatAction):
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert parameters(WORDS["en"][f"do-{kind.__struct_config__.tag}"]) <= fields


# ---- the log


def told(language, event):
    """A line of the log, with the parameters as a browser gives them to the words."""
    facts = {field: of_browser(field, v) for field, v in msgspec.to_builtins(event).items()}
    tag = facts.pop("event")
    plain = {field: v for field, v in facts.items() if v is not None}
    return say(language, f"event-{tag}", GAME, NAMES, **plain)


def of_browser(field, value):
    match value:
        case bool():
            return str(value).lower()
        case dict():
            return "[object Object]"
        case list() | tuple():
            return ", ".join(NAMES[v] if field == "seats" else str(v) for v in value)
    return value


def samples(kind):
    """Events of a kind: with nothing but what it must carry, and with all it may."""
    if kind is RoundStopped:
        # Either the seat or the clock is told.
        return [RoundStopped(seat=1), RoundStopped(clock=True)]
    fields = [field for field in msgspec.structs.fields(kind) if field.name != "only"]
    bare = {field.name: example(field.name, field.type) for field in fields if field.required}
    full = {field.name: example(field.name, field.type) for field in fields}
    return [kind(**bare), kind(**full)]


def example(name, kind):
    spoken = {"pool": "out", "covers": "7", "code": "overlaps-card", "reason": "wins"}
    spoken |= {"laser": "FL", "edges": "FR", "target": "4", "colour": "red"}
    if name in spoken:
        return spoken[name]
    values = {"bool": True, "dict": {"0": 2}, "list": [1, 0], "tuple": (1, 2)}
    found = re.search(r"bool|dict|list|tuple", str(kind))
    return values[found[0]] if found else 1


def clean(line):
    return not re.search(r"[{}$\[\]]|None|(event|board|refuse|reason|ship|speed|hit|laser)-", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_question_makes_a_line_that_can_be_read(language):
    events = [event for kind in typing.get_args(state.GameEvent) for event in samples(kind)]
    for event in (*events, ShipDestroyed(order=3, pool="1", seat=1, markers={"1": 2})):
        line = told(language, event)
        assert clean(line) and line[-1] in ".?", line
    for ask in ASKS:
        lines = {say(language, f"ask-{ask}", GAME, mine=mine, who="Ada") for mine in ("yes", "no")}
        assert all(map(clean, lines))
        assert len(lines) == (1 if ask == "countdown" else 2)


LATE = CardLanded(order=7, seat=1, speed=1, x=0, y=0, a=0, late=True)
SHOT = {"order": 2, "laser": "R", "start": (0, 0)}
HIT = {**SHOT, "target": "7", "end": (1, 1)}
TOLD = [
    (LATE, "Na „Stop!” Bo upuszcza: Ważka.", "At Stop Bo drops Dragonfly."),
    (RoundStopped(seat=2), "Cyd kładzie swoją ostatnią kartę.", "Cyd has laid the last card."),
    (RoundStopped(clock=True), "Rundę kończy zegar.", "The clock ends the round."),
    (ShipGrounded(order=3, covers="2"), "Karta 3 zachodzi na kartę 2:", "Card 3 covers card 2:"),
    (ShipGrounded(order=3, covers="r1"), "na drugą asteroidę:", "covers the second asteroid:"),
    (LaserFired(**SHOT), "laser prawy: w próżnię.", "right laser: into space."),
    (LaserFired(**HIT | {"target": "r0"}, edges="L"), "prawy: asteroida.", ": the asteroid."),
    (LaserFired(**HIT, edges="FL", shielded=True), "zatrzymuje go tarcza.", "by the shield."),
    (LaserFired(**HIT, edges="B", damage=2), "karta 7, tył, 2 punkty", "card 7, back, damage 2."),
    (CardDrawn(seat=0, left=9), "Ada dobiera kartę, w talii zostaje 9 kart.", "9"),
    (CardDrawn(seat=0, left=2), "w talii zostają 2 karty.", "2"),
    (CardDrawn(seat=0, left=1), "w talii zostaje 1 karta.", "1"),
    (CardDrawn(seat=0, left=0), "Ada dobiera kartę, ostatnią.", "last"),
]


def test_lines_say_who_did_what_and_what_came_of_it():
    for event, polish, english in TOLD:
        assert polish in told("pl", event)
        assert english in told("en", event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edge_every_fate_and_ore_that_is_lost_are_told(language):
    edges = ["F", "B", "L", "R", "FL", "FR", "BL", "BR", None]
    assert len({told(language, LaserFired(**HIT, edges=each)) for each in edges}) == len(edges)
    fates = [("lost", None), ("out", None), ("2", 2)]
    destroyed = [ShipDestroyed(order=4, pool=pool, markers={}, seat=seat) for pool, seat in fates]
    assert len({told(language, event) for event in destroyed}) == len(fates)
    for event in (OreShared(rock=1, taken={}, removed=2, left=0), OreLooted(1, {}, removed=2)):
        assert "2" in told(language, event)
        assert "2" not in told(language, msgspec.structs.replace(event, removed=0))


# ---- the pages of rules


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
