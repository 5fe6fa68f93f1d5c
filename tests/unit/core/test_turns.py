"""Turns at writing to SQLite: who writes has it from the first line to the last, and nobody keeps
it for good."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest
from django.db import DatabaseError, connections, transaction
from pytest_django.plugin import DjangoDbBlocker

from server.core.database import SqliteDatabase
from server.core.database.sqlite3.base import DatabaseWrapper
from server.core.database.turns import Turn, _files
from server.core.environment import sqlite

ALIAS = "turns"


@pytest.fixture
def file(tmp_path: Path, django_db_blocker: DjangoDbBlocker) -> Iterator[Path]:
    """A database of Django's own making, under ``ALIAS``."""
    file = tmp_path / "db.sqlite3"
    as_configured = {**connections["default"].settings_dict, **sqlite(file)}
    with django_db_blocker.unblock():
        connections[ALIAS] = DatabaseWrapper(as_configured, ALIAS)
        yield file
        connections[ALIAS].close()
        del connections[ALIAS]


def is_free(file: Path) -> bool:
    turn = Turn(str(file))
    taken = turn.take(patience=0)
    turn.give_back()
    return taken


def write() -> None:
    connections[ALIAS].cursor().execute("CREATE TABLE IF NOT EXISTS t (n)")


def test_a_transaction_is_a_turn(file: Path) -> None:
    with transaction.atomic(ALIAS):
        assert not is_free(file)
        with transaction.atomic(ALIAS):
            write()
        assert not is_free(file)
    assert is_free(file)


def test_what_is_taken_back_or_breaks_gives_the_turn_back(file: Path) -> None:
    with pytest.raises(ValueError), transaction.atomic(ALIAS):
        write()
        raise ValueError
    assert is_free(file)
    with transaction.atomic(ALIAS):
        connections[ALIAS].close()
    assert is_free(file)


def test_a_transaction_that_cannot_begin_gives_the_turn_back(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connections[ALIAS].ensure_connection()
    monkeypatch.setattr(connections[ALIAS], "transaction_mode", "NEVER")
    with pytest.raises(DatabaseError), transaction.atomic(ALIAS):
        pass
    assert is_free(file)


def test_what_is_done_on_commit_may_write(file: Path) -> None:
    found = []

    def again() -> None:
        found.append(is_free(file))
        with transaction.atomic(ALIAS):
            write()

    with transaction.atomic(ALIAS):
        transaction.on_commit(again, using=ALIAS)
    assert found == [True] and is_free(file)


def test_a_move_comes_before_what_waits_already(tmp_path: Path) -> None:
    path, order = str(tmp_path / "db.sqlite3"), []

    def take_turn(name: str, turn: Turn) -> None:
        turn.take()
        order.append(name)
        turn.give_back()

    writing = Turn(path)
    writing.take()
    with ThreadPoolExecutor(3) as threads:
        others = [threads.submit(take_turn, "chat", Turn(path)) for _ in range(2)]
        sleep(0.05)
        move = threads.submit(take_turn, "move", Turn(path, moves=True))
        while not _files[path].moves:
            assert not any(each.done() for each in others)
        writing.give_back()
        for each in (*others, move):
            each.result(10)
    assert order[0] == "move" and len(order) == 3
    _files[path].moves += 1
    assert not Turn(path).take(patience=0), "whoever comes first, a move waits"


async def test_moves_take_turns_with_djangos_transactions(file: Path) -> None:
    database = SqliteDatabase(str(file))
    await database.open()
    assert not await database.in_transaction(lambda _connection: is_free(file))
    with pytest.raises(ValueError):
        await database.in_transaction(lambda _connection: int("?"))
    assert is_free(file)
    await database.close()
