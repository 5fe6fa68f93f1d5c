"""Reads a room's match log, and whatever else, straight from the database of a site."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from typing import Any, Protocol

import msgspec
import psycopg

from games import referee
from games.referee import Move
from games.registry import game_called

MATCH = "SELECT match_id FROM rooms_room WHERE code = %s"


class Served(Protocol):
    @property
    def environment(self) -> Mapping[str, str]: ...


def ask(site: Served, sql: str, *values: object) -> list[tuple[Any, ...]]:
    if url := site.environment.get("DATABASE_URL"):
        with psycopg.connect(url, autocommit=True) as connection:
            return connection.execute(sql, values).fetchall()
    file = site.environment["SQLITE_PATH"]
    with closing(sqlite3.connect(file, timeout=20, isolation_level=None)) as embedded:
        return embedded.execute(sql.replace("%s", "?"), values).fetchall()


def moves(site: Served, code: str) -> list[tuple[int, int | None, str | None, int, dict[str, Any]]]:
    """Version, seat, action id, match time and body of every row of the log."""
    rows = ask(
        site,
        f"SELECT version, seat, action_id, at, body FROM move WHERE match_id = ({MATCH})"
        " ORDER BY version",
        code,
    )
    return [(*columns, msgspec.json.decode(body)) for *columns, body in rows]  # type: ignore[misc]


def ids(site: Served, code: str) -> list[tuple[int | None, str]]:
    return [(seat, id) for _, seat, id, _, _ in moves(site, code) if id is not None]


def actions(site: Served, code: str) -> list[str]:
    return [body["action"]["do"] for *_, body in moves(site, code)]


def assert_sound(site: Served, code: str) -> None:
    """Versions without gap, no id twice, and the stored events are those of the rules, replayed.
    The match may go on meanwhile."""
    rows = moves(site, code)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    stored = ids(site, code)
    assert len(stored) == len(set(stored))
    for replayed, (_, _, _, _, body) in zip(_replay(site, code, rows), rows, strict=True):
        assert as_stored(replayed.events) == body["events"]
        assert as_stored(replayed.draws) == body["draws"]


def as_stored(things: Any) -> Any:
    """As JSON gives them back: tuples come out of it as lists."""
    return msgspec.json.decode(msgspec.json.encode(things))


def _replay(site: Served, code: str, rows: list[Any]) -> list[Move]:
    slug, options, seats, seed = ask(
        site, f"SELECT game, options, seats, seed FROM matches_match WHERE id = ({MATCH})", code
    )[0]
    game = game_called(slug)
    codec = referee.codec(game)
    state, first = referee.begin(game, codec.options(options), seats, seed)
    replayed = [first]
    for _, seat, _, at, body in rows[1:]:
        action = codec.logged(msgspec.json.encode(body["action"]))
        replayed.append(referee.play(game, state, seat, action, at, body.get("lag", 0)))
    return replayed
