"""The self-check: replays matches, freezes those that differ, notifies the admins."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from django.core import mail
from django.core.management import CommandError, call_command
from pytest_django import Settings

from server.accounts.models import Member
from server.core.counters import Counters
from server.matches.core.head import apply_row, begin
from server.matches.models import Fault, Head, Match, Move
from server.matches.opening import begun_row, stored_rows
from server.operations import selfcheck
from server.operations.selfcheck import LONGEST, MARK, check, check_some
from tests.support.finished import finished_match

pytestmark = pytest.mark.django_db
GAME = "asy_przestworzy"


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counters:
    found = Counters()
    monkeypatch.setattr(selfcheck, "counters", found)
    return found


def sound(dice: int = 1, *, over: bool = True) -> Match:
    """A match as the ledger leaves it; one that runs has got as far as its twelfth move."""
    match = finished_match(GAME, 2, dice)
    if not over:
        Move.objects.filter(match=match, version__gt=12).delete()
    head, _ = begin(begun_row(match))
    for row in stored_rows(match):
        if row.version > 1:
            apply_row(head, row)
    outcome = head.begun.codec.encode(head.begun.game.outcome(head.state)).decode()
    Head.objects.filter(match=match).update(version=head.version)
    match.over, match.outcome = over, outcome if over else None
    match.save()
    return match


def plant(match: Match, version: int = 7) -> None:
    """A move that tells something else than it did."""
    move = Move.objects.get(match=match, version=version)
    body = json.loads(move.body)
    Move.objects.filter(match=match, version=version).update(
        body=json.dumps({**body, "events": []})
    )


def test_sound_matches_are_left_alone_and_of_others_those_that_run_are_stopped(
    counted: Counters,
) -> None:
    matches, stopped = [sound(), sound(2, over=False)], []
    assert [check(match, stopped.append) for match in matches] == [True, True]
    assert (stopped, counted.checked, counted.different) == ([], 2, 0)
    assert not Fault.objects.exists()
    plant(matches[0])
    # Rules that are gone are a difference.
    Match.objects.filter(pk=matches[1].pk).update(rules_version=99)
    for match in matches:
        match.refresh_from_db()
        assert not check(match, stopped.append)
    assert stopped == [matches[1].pk] and Fault.objects.count() == 2


def test_a_running_match_that_differs_is_stopped_and_on_record_once(counted: Counters) -> None:
    match, stopped = sound(over=False), []
    plant(match)
    assert not check(match, stopped.append)
    fault = Fault.objects.get()
    assert (stopped, counted.different) == ([match.pk], 1)
    assert (fault.match_id, fault.version, fault.seat) == (match.pk, 7, None)
    assert fault.trace.startswith(MARK) and "version 7" in fault.trace
    # Whoever sets it going again has seen it: it is not stopped a second time.
    assert check_some(stopped.append) == 0


def test_what_is_looked_at_is_bounded_and_what_stands_is_left_out(counted: Counters) -> None:
    running = [sound(dice, over=False) for dice in range(4)]
    sound(9)
    Head.objects.filter(match=running[0]).update(frozen=True)
    assert check_some(lambda _: None) == selfcheck.RUNNING + selfcheck.OVER
    Head.objects.filter(match__in=running[1:]).update(version=LONGEST + 1)
    counted.checked = 0
    assert check_some(lambda _: None) == counted.checked == selfcheck.OVER


def test_every_match_has_its_turn(counted: Counters, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [sound(dice, over=False) for dice in range(3)]
    seen: set[int] = set()
    monkeypatch.setattr(selfcheck, "check", lambda match, _freeze: seen.add(match.pk))
    for start in range(matches[0].pk, matches[-1].pk + 1):
        monkeypatch.setattr(selfcheck.random, "randint", lambda _low, _high, start=start: start)
        check_some(lambda _: None)
    assert seen == {match.pk for match in matches}


def test_admins_who_can_be_reached_are_written_to_in_their_language(
    counted: Counters, settings: Settings
) -> None:
    settings.MAIL, settings.DEFAULT_FROM_EMAIL = True, "rooms@example.org"
    people: dict[str, dict[str, Any]] = {
        "ada": {"is_superuser": True, "is_staff": True, "email": "ada@example.org"},
        "bob": {"is_superuser": True, "is_staff": True, "email": ""},
        "cat": {"is_staff": True, "email": "cat@example.org"},
        "dan": {"is_superuser": True, "is_staff": True, "is_active": False, "email": "d@e.org"},
    }
    for name, facts in people.items():
        Member.objects.create(username=name, preferences={"language": "pl"}, **facts)
    match = sound(over=False)
    plant(match)
    check(match, lambda _: None)
    assert [message.to for message in mail.outbox] == [["ada@example.org"]]
    assert "różni się" in mail.outbox[0].subject
    assert all(match.code in text for text in (mail.outbox[0].subject, mail.outbox[0].body))


def test_a_command_plays_all_again_and_changes_nothing(counted: Counters) -> None:
    matches = [sound(), sound(2, over=False)]
    out, complaints = StringIO(), StringIO()
    call_command("check_matches", stdout=out)
    rules = f"{GAME}, version 1: "
    assert out.getvalue() == f"{rules}2\n2 matches played again, 0 differ\n"
    plant(matches[1])
    call_command("check_matches", matches[0].code, stdout=out)
    with pytest.raises(CommandError):
        call_command("check_matches", running=True, stdout=out, stderr=complaints)
    assert out.getvalue().splitlines()[2:] == [
        f"{rules}1",
        "1 matches played again, 0 differ",
        f"{rules}1",
        "1 matches played again, 1 differ",
    ]
    assert matches[1].code in complaints.getvalue()
    assert not Fault.objects.exists()
