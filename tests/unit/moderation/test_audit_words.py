"""An entry of the audit tells what was before and after in words of the reader's."""

import pytest
from django.utils.translation import override

from server.core.messages import say
from server.moderation.audit_words import LABELS, facts_in_words
from server.moderation.models import (
    ALL_GROUNDS,
    BAN_PERIODS,
    LONG_PERIODS,
    PERIODS,
    AuditEntry,
)
from server.moderation.outcomes import OF_A_LINE, OF_A_PERSON, OF_A_ROOM
from server.moderation.roles import ROLES
from tests.messages import FROM_SERVER, messages
from tests.unit.moderation.cases import LANGUAGES

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
@pytest.mark.parametrize(
    ("kind", "target", "told"),
    [
        ("line", "bcdf table 3", ("bcdf", "chat-table", "3")),
        ("case", "bcdf watchers 12", ("bcdf", "chat-watchers", "12")),
        ("case", "bcdf cdfg", ("bcdf, ", "admin-case", " cdfg")),
        ("case", "cdfg", ("admin-case", " cdfg")),
        ("announcement", "drain", ("announcement-drain",)),
    ],
)
def test_what_a_deed_was_done_to_is_told_in_words(language, kind, target, told):
    with override(language):
        aim = AuditEntry(kind=kind, target=target).aim
    assert all(say(language, each) in aim for each in told)
    assert aim != target


@pytest.mark.parametrize("target", ["Ann", "Ann of a table 3", "", "bcdf cdfa"])
def test_a_name_is_told_as_it_is(target):
    for kind in ("case", "guest", "member", "room", "seat"):
        assert AuditEntry(kind=kind, target=target).aim == target


@LANGUAGES
def test_a_deed_is_told_as_done_not_ordered(language):
    ordered = {key for key in messages(FROM_SERVER / f"{language}.ftl") if key.startswith(ORDER)}
    for what in {key.removeprefix(ORDER) for key in ordered} - UNRECORDED:
        entry = AuditEntry(what=what)
        told = say(language, entry.word)
        assert told not in (entry.word, say(language, ORDER + what))
