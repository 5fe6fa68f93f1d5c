"""The house plays matches again; what differs is stopped, and the admins are told."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from io import StringIO
from typing import Any

import psycopg
import pytest
from django.core import mail
from django.core.management import CommandError, call_command
from pytest_django import Settings

from server.accounts.models import Member
from server.core.counters import Figures
from server.matches.core.head import begin, go_on_with
from server.matches.models import Fault, Head, Match, Move
from server.matches.opening import begun_row, stored_rows
from server.operations import selfcheck
from server.operations.selfcheck import LONGEST, MARK, check, check_some
from tests import stack
from tests.matches.finished import finished_match
from tests.operations.figures import TOKEN, figures
from tests.processes import ROOT
from tests.promises.test_faults import notices
from tests.protocol.people import match
from tests.stack import Stack

GAME = "asy_przestworzy"


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Figures:
    found = Figures()
    monkeypatch.setattr(selfcheck, "here", found)
    return found


def sound(dice: int = 1, *, over: bool = True) -> Match:
    """A match as the ledger leaves it; one that runs has got as far as its twelfth move."""
    match = finished_match(GAME, 2, dice)
    if not over:
        Move.objects.filter(match=match, version__gt=12).delete()
    head, _ = begin(begun_row(match))
    for row in stored_rows(match):
        if row.version > 1:
            go_on_with(head, row)
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


@pytest.mark.django_db
def test_sound_matches_are_left_alone(counted: Figures) -> None:
    matches = [sound(), sound(2, over=False)]
    stopped: list[int] = []
    assert [check(match, stopped.append) for match in matches] == [True, True]
    assert (stopped, counted.checked, counted.different) == ([], 2, 0)
    assert not Fault.objects.exists()


@pytest.mark.django_db
def test_a_running_match_that_differs_is_stopped_and_on_record_once(counted: Figures) -> None:
    match, stopped = sound(over=False), []
    plant(match)
    assert not check(match, stopped.append)
    fault = Fault.objects.get()
    assert (stopped, counted.different) == ([match.pk], 1)
    assert (fault.match_id, fault.version, fault.seat) == (match.pk, 7, None)
    assert fault.trace.startswith(MARK) and "version 7" in fault.trace
    # Whoever sets it going again has seen it: it is not stopped a second time.
    assert check_some(stopped.append) == 0


@pytest.mark.django_db
def test_a_finished_match_that_differs_is_on_record_and_nothing_is_stopped(
    counted: Figures,
) -> None:
    match, stopped = sound(), []
    plant(match)
    assert not check(match, stopped.append)
    assert stopped == [] and Fault.objects.get().match_id == match.pk


@pytest.mark.django_db
def test_rules_that_are_gone_are_a_difference(counted: Figures) -> None:
    match, stopped = sound(over=False), []
    Match.objects.filter(pk=match.pk).update(rules_version=99)
    match.refresh_from_db()
    assert not check(match, stopped.append)
    assert stopped == [match.pk]


@pytest.mark.django_db
def test_what_is_looked_at_is_bounded_and_what_stands_is_left_out(counted: Figures) -> None:
    running = [sound(dice, over=False) for dice in range(4)]
    sound(9)
    Head.objects.filter(match=running[0]).update(frozen=True)
    assert check_some(lambda _: None) == selfcheck.RUNNING + selfcheck.OVER
    Head.objects.filter(match__in=running[1:]).update(version=LONGEST + 1)
    counted.checked = 0
    assert check_some(lambda _: None) == counted.checked == selfcheck.OVER


@pytest.mark.django_db
def test_every_match_has_its_turn(counted: Figures, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [sound(dice, over=False) for dice in range(3)]
    seen: set[int] = set()
    monkeypatch.setattr(selfcheck, "check", lambda match, _freeze: seen.add(match.pk))
    for start in range(matches[0].pk, matches[-1].pk + 1):
        monkeypatch.setattr(selfcheck.random, "randint", lambda _low, _high, start=start: start)
        check_some(lambda _: None)
    assert seen == {match.pk for match in matches}


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "words"), [("pl", "różni się"), ("en", "is not as it")])
def test_admins_who_can_be_reached_are_written_to_in_their_language(
    counted: Figures, settings: Settings, language: str, words: str
) -> None:
    settings.MAIL, settings.DEFAULT_FROM_EMAIL = True, "rooms@example.org"
    people: dict[str, dict[str, Any]] = {
        "ada": {"is_superuser": True, "is_staff": True, "email": "ada@example.org"},
        "bob": {"is_superuser": True, "is_staff": True, "email": ""},
        "cat": {"is_staff": True, "email": "cat@example.org"},
        "dan": {"is_superuser": True, "is_staff": True, "is_active": False, "email": "d@e.org"},
    }
    for name, facts in people.items():
        Member.objects.create(username=name, preferences={"language": language}, **facts)
    match = sound(over=False)
    plant(match)
    check(match, lambda _: None)
    assert [message.to for message in mail.outbox] == [["ada@example.org"]]
    assert words in mail.outbox[0].subject
    assert all(match.code in text for text in (mail.outbox[0].subject, mail.outbox[0].body))


@pytest.mark.django_db
def test_a_command_plays_all_again_and_changes_nothing(counted: Figures) -> None:
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


@pytest.fixture(scope="module")
def hasty() -> Iterator[Stack]:
    """The embedded site with a self-check that does not wait for a minute."""
    site = stack.embedded("tests.operations.hasty", METRICS_TOKEN=TOKEN)
    yield site
    site.close()


@pytest.mark.protocol
async def test_at_home_the_one_process_stops_a_match_whose_log_was_changed(hasty: Stack) -> None:
    async with match(hasty) as table:
        await table.play(lambda: table.ada.n >= 6)
        await asyncio.to_thread(wait_for_two_checks, hasty)
        assert notices(table.ada) == []
        await asyncio.to_thread(change_the_log, hasty)
        for person in (*table.seats, table.watcher):
            await person.until(lambda person=person: notices(person) == ["frozen"])
        said = await asyncio.to_thread(figures, hasty.url)
        assert said["rooms_matches_different_total"] == 1
        assert [trace[: len(MARK)] for (trace,) in table.ask("SELECT trace FROM match_fault")] == [
            MARK
        ]
    line = next(line for line in hasty.log("web").splitlines() if "match.differs" in line)
    assert json.loads(line)["match"] == 1 and json.loads(line)["version"] == 3


def wait_for_two_checks(site: Stack) -> None:
    """The match as it is now has been played again at least once."""
    name = "rooms_matches_checked_total"
    before, end = figures(site.url)[name], time.monotonic() + 10
    while figures(site.url)[name] < before + 2:
        assert time.monotonic() < end
        time.sleep(0.1)


def change_the_log(site: Stack) -> None:
    path = site.environment["SQLITE_PATH"]
    with closing(sqlite3.connect(path, timeout=20, isolation_level=None)) as connection:
        connection.execute(
            "UPDATE move SET body = replace(body, '\"event\":', '\"was\":') WHERE version = 3"
        )


@pytest.mark.fullstack
async def test_the_worker_stops_a_match_whose_log_was_changed(full_stack: Stack) -> None:
    async with match(full_stack) as table:
        await table.play(lambda: table.ada.n >= 6)
        change(full_stack, table.code, '"event":', '"was":')
        async with asyncio.timeout(60):
            while "frozen" not in notices(table.ada):
                await asyncio.to_thread(hint, full_stack)
        for person in (*table.seats, table.watcher):
            await person.until(lambda person=person: "frozen" in notices(person))
        # Others who use this site look through all its matches.
        change(full_stack, table.code, '"was":', '"event":')


def change(site: Stack, room: str, old: str, new: str) -> None:
    """The third move of its match."""
    assert site.database_url is not None
    with psycopg.connect(site.database_url, autocommit=True) as connection:
        connection.execute(
            "UPDATE move SET body = replace(body, %s, %s) WHERE version = 3"
            " AND match_id = (SELECT match_id FROM rooms_room WHERE code = %s)",
            (old, new, room),
        )


def hint(site: Stack) -> None:
    """What beat says every minute."""
    task = ["call", "server.operations.tasks.check"]
    subprocess.run(
        [sys.executable, "-m", "celery", "-A", "server", *task, "--queue", "deadlines"],
        cwd=ROOT,
        env=site.environment,
        check=True,
        stdout=subprocess.DEVNULL,
    )
