"""What the desk says in words: times, entries of the audit, moves, grounds and outcomes."""

import json
import re
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from django.utils.translation import override

from server.core.messages import say
from server.matches.models import Match, Move
from server.moderation.audit_words import LABELS, facts_in_words
from server.moderation.events import told_in_words
from server.moderation.models import (
    ALL_GROUNDS,
    BAN_PERIODS,
    GROUNDS_OF,
    LONG_PERIODS,
    PERIODS,
    AuditEntry,
    Case,
    Report,
)
from server.moderation.moments import moment, sentence_at
from server.moderation.outcomes import OF_A_LINE, OF_A_PERSON, OF_A_ROOM, effects_of
from server.moderation.roles import ROLES
from server.rooms.models import Played
from tests.messages import FROM_SERVER, messages
from tests.unit.moderation.cases import LANGUAGES

# ---- times are the reader's: the server marks each, the page writes it in their zone


MOMENT = datetime(2026, 3, 1, 21, 5, tzinfo=UTC)


def test_without_a_script_a_time_is_told_with_its_zone_and_a_day_without():
    with override("pl"):
        for shape, told in (
            ("", "1 marca 2026 21:05 UTC"),
            ("clock", "21:05 UTC"),
            ("minute", "1 marca 2026, 21:05 UTC"),
            ("day", "1 marca 2026"),
        ):
            marked = moment(MOMENT, shape)
            assert marked.endswith(f'data-shape="{shape}">{told}</time>')
            assert 'datetime="2026-03-01T21:05:00+00:00"' in marked


def test_a_sentence_holds_a_time_and_nothing_else_of_a_page():
    with override("pl"):
        told = sentence_at("mute-stands-here", MOMENT, "minute", room="<b>")
        before, after = say("pl", "mute-stands-here", date="@", room="&lt;b&gt;").split("@")
        assert told == f"{before}{moment(MOMENT, 'minute')}{after}"


# ---- an entry of the audit


AT = "2026-03-01T21:05:00+00:00"
DECIDED = {key.partition("-")[0] for key in (*OF_A_LINE, *OF_A_PERSON, *OF_A_ROOM)}
ORDER = "moderation-"
UNRECORDED = {"claim", "give_back", "compare_match"}
"""They change nothing that lasts."""
KEYS = {
    "ground": (*ALL_GROUNDS, "evasion"),
    "period": (*PERIODS, *BAN_PERIODS, *LONG_PERIODS),
    "network": ("near", "wide"),
    "role": ROLES,
    "outcome": DECIDED,
}


@LANGUAGES
def test_every_fact_has_a_label(language):
    with override(language):
        for key in LABELS:
            label = say(language, LABELS[key])
            told = facts_in_words({key: None if key != "upheld" else True})
            assert label != LABELS[key] and told.startswith(f"{label}: ")


@LANGUAGES
def test_no_value_is_a_key(language):
    facts = [{key: value} for key, values in KEYS.items() for value in values]
    with override(language):
        told = [str(facts_in_words(fact).partition(": ")[2]) for fact in facts]
    assert not {each for each in told if "-" in each.split()[0]}


def test_times_are_times_and_both_answers_are_told():
    with override("en"):
        told = facts_in_words({"until": [AT, AT], "upheld": False, "closed": True, "name": "<b>"})
        assert facts_in_words({}) == "–"
    assert told.count(f'<time datetime="{AT}"') == 2
    assert say("en", "answer-taken-back") in told and "closed: yes" in told
    assert "name: &lt;b&gt;" in told


@LANGUAGES
def test_what_a_deed_was_done_to_is_told_in_words_and_a_name_as_it_is(language):
    for kind, target, *told in (
        ("line", "bcdf table 3", "bcdf", "chat-table", "3"),
        ("case", "bcdf watchers 12", "bcdf", "chat-watchers", "12"),
        ("case", "bcdf cdfg", "bcdf, ", "admin-case", " cdfg"),
        ("case", "cdfg", "admin-case", " cdfg"),
        ("announcement", "drain", "announcement-drain"),
    ):
        with override(language):
            aim = AuditEntry(kind=kind, target=target).aim
        assert all(say(language, each) in aim for each in told) and aim != target
    for name in ("Ann", "Ann of a table 3", "", "bcdf cdfa"):
        for kind in ("case", "guest", "member", "room", "seat"):
            assert AuditEntry(kind=kind, target=name).aim == name


@LANGUAGES
def test_a_deed_is_told_as_done_not_ordered(language):
    ordered = {key for key in messages(FROM_SERVER / f"{language}.ftl") if key.startswith(ORDER)}
    for what in {key.removeprefix(ORDER) for key in ordered} - UNRECORDED:
        entry = AuditEntry(what=what)
        told = say(language, entry.word)
        assert told not in (entry.word, say(language, ORDER + what))


# ---- a reported move: pieces by what people call them, as the log of the room does


ROUND = [
    {"event": "round-began", "round": 1},
    {"event": "card-landed", "order": 1, "seat": 0, "speed": 6, "x": 0, "y": 0, "a": 0},
    {"event": "card-landed", "order": 2, "seat": 1, "speed": 3, "x": 0, "y": 900, "a": 0},
]
SHOT = {"event": "laser-fired", "order": 1, "laser": "F", "target": "2", "damage": 2}
SHOT |= {"edges": "B", "start": [0, 0], "end": [0, 1]}
NEXT_ROUND = [
    {"event": "round-began", "round": 2},
    {"event": "card-landed", "order": 1, "seat": 1, "speed": 9, "x": 0, "y": 0, "a": 0},
]


@pytest.fixture
def match(db):
    """Three moves: cards are laid, one fires, and in the next round another one is the first."""
    match = Match.objects.create(
        code="abcd", game="kosmiczna_eskadra", rules_version=2, seats=2, options="{}", begun_at=0
    )
    for version, events in enumerate((ROUND, [SHOT], NEXT_ROUND), start=1):
        Move.objects.create(match=match, version=version, at=version, body=body(events))
    Played.objects.create(match=match, seat=0, name="Ann")
    return match


def body(events):
    return msgspec.json.encode({"action": {}, "events": events, "draws": []}).decode()


def sentence(event, match, version):
    with override("en"):
        [found] = told_in_words([event], match, version)
    return found


def test_a_card_is_called_by_its_ship_as_it_lay_at_that_move_else_by_its_number(match):
    told = "Card Ghost (Ann), front laser: card Wasp (Seat 2), back, damage 2."
    assert sentence(SHOT, match, 2) == told
    Move.objects.filter(match=match, version=1).delete()
    assert sentence(SHOT, match, 2) == "Card 1, front laser: card 2, back, damage 2."


def test_what_is_so_is_not_told_as_what_is_not(match):
    for on, told in ((True, "with assistance"), (False, "without assistance")):
        event = {"event": "assist-set", "seat": 0, "on": on}
        assert sentence(event, match, 3) == f"Ann will aim {told}."


def test_a_name_may_hold_others(match):
    match.game = "galaxy_trucker"
    lost = {"event": "goods-lost", "seat": 0, "cubes": "YYB"}
    assert sentence(lost, match, 3) == "Ann loses goods: 2 × yellow, 1 × blue."


# ---- what a thing may be reported for: the same in the menus of a page as on the server


MENUS = Path(__file__).parents[3] / "static/js/site/grounds.js"


def test_the_menus_know_the_same_grounds():
    found = re.findall(r"^  (\w+): (\[.*\]),$", MENUS.read_text(), re.MULTILINE)
    menus = {kind: tuple(json.loads(grounds)) for kind, grounds in found}
    assert menus == GROUNDS_OF


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_ground_and_every_outcome_has_its_words(language):
    longest = Report._meta.get_field("ground").max_length
    assert longest is not None and max(map(len, ALL_GROUNDS)) <= longest
    keys = [f"{kind}-{ground}" for ground in ALL_GROUNDS for kind in ("ground", "because")]
    for kind in GROUNDS_OF:
        case = Case(kind=kind, channel="table" if kind == "line" else "")
        keys += [f"report-title-{kind}", f"report-goes-along{case.wording}"]
        keys += [f"decision-title{case.wording}", f"report-nothing{case.wording}"]
        for outcome in effects_of(case).keys() - {"nothing"}:
            done = outcome.partition("-")[0]
            keys += [f"outcome-{outcome}{case.wording}", f"report-outcome-{done}{case.wording}"]
            keys += [f"decision-outcome-{done}{case.wording}"]
    missing = {key for key in keys if say(language, key) == key}
    assert missing == set()
