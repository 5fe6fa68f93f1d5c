"""Checks after every drill: the logs, what is stored beside them, and what the people at the tables
see."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import psycopg

from games import referee
from games.engine import TableAction
from server.matches.core.clock import STEP
from server.matches.core.head import Head, StoredMove, apply_row, begin, row_of
from server.matches.core.rows import MatchRow, Row
from tests.drills import brisk
from tests.drills.residents import Resident
from tests.drills.town import Household, Town
from tests.support.stack import Stack
from tests.support.waiting import eventually

HEALS_WITHIN = 12.0
"""Seconds after which everybody has heard of everything, whatever was lost: two version beats."""
ESTABLISHED, CLOSE_WAIT = "01", "08"

BEGUN = (
    "SELECT id, game, rules_version, options, seats, bots, seed, begun_at, absent"
    " FROM matches_match WHERE id = %s"
)
ROWS = (
    "SELECT version, seat, action_id, move.at, body, drill_stored.at FROM move"
    " LEFT JOIN drill_stored USING (match_id, version) WHERE match_id = %s ORDER BY version"
)
STORED = (
    "SELECT version, due_at, over, outcome FROM match_head"
    " JOIN matches_match ON id = match_id WHERE match_id = %s"
)
CHECKPOINT = "SELECT version, body FROM match_checkpoint WHERE match_id = %s"
OF_A_ROOM = (
    "SELECT rooms_played.match_id FROM rooms_played JOIN rooms_room ON rooms_room.id = room_id"
    " WHERE code = %s AND seat = 0 ORDER BY rooms_played.match_id"
)


class Played:
    """One match as its log tells it, played anew."""

    def __init__(self, site: Stack, match: int) -> None:
        assert site.database_url is not None
        with psycopg.connect(site.database_url) as connection:
            # One moment for all that is read: the clocks of the tables run on.
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            begun = connection.execute(BEGUN, (match,)).fetchall()[0]
            self.rows = connection.execute(ROWS, (match,)).fetchall()
            self.stored = connection.execute(STORED, (match,)).fetchall()[0]
            self.checkpoint = dict(connection.execute(CHECKPOINT, (match,)).fetchall())
        self.match = match
        self.late: list[int] = []
        """Milliseconds, for everything that the clock did."""
        self.head, _ = begin(MatchRow(*begun))
        with brisk.clocks():
            self._play()
            self._compare()

    @property
    def over(self) -> bool:
        return bool(self.stored[2])

    def _play(self) -> None:
        for expected, (version, *_) in enumerate(self.rows, 1):
            assert version == expected, f"match {self.match}: {version} where {expected} should be"
        for version, seat, id, at, body, stored_at in self.rows[1:]:
            row = Row(version, seat, id, at, msgspec.Raw(body.encode()))
            self._expect(row, stored_at)
            move = apply_row(self.head, row)
            again = row_of(version, move, id)
            assert again == row, f"match {self.match}: {again} where {row} is stored"
            if version in self.checkpoint:
                kept = msgspec.json.decode(self.checkpoint[version])
                assert kept == msgspec.json.decode(self.head.checkpoint())

    def _expect(self, row: Row, stored_at: int) -> None:
        """What the clock does it does when it is due; nothing else happens while something is."""
        head = self.head
        action = self._action(row)
        deadline = referee.next_deadline(head.begun.game, head.state)
        if row.seat is not None or isinstance(action, TableAction):
            assert deadline is None or row.at < deadline.at, (self.match, row, deadline)
            return
        assert deadline is not None and deadline.action == action, (self.match, row, deadline)
        assert row.at == max(deadline.at, head.state.now)
        due = head.clock.wall(deadline.at)
        assert due is not None, "the clock did something while the match stood"
        assert stored_at >= due - STEP, f"{due - stored_at} ms early: match {self.match}, {row}"
        self.late.append(stored_at - due)

    def _action(self, row: Row) -> Any:
        stored = msgspec.json.decode(row.body, type=StoredMove)
        return self.head.begun.codec.logged(stored.action)

    def _compare(self) -> None:
        """What is stored beside the log follows from it."""
        version, due_at, over, outcome = self.stored
        found = self.head.begun.game.outcome(self.head.state)
        assert (version, due_at, over) == (self.head.version, self.head.due(), found is not None)
        if found is not None:
            encoded = self.head.begun.codec.encode(found)
            assert msgspec.json.decode(encoded) == msgspec.json.decode(outcome)


class Examination:
    """Of one site and its town. A match that is over is looked at once."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.site = town.site
        self.late: list[int] = []
        self._closed: set[int] = set()

    async def hold(self) -> None:
        """Everything; what was played since the last one is all that may be wrong."""
        await self.no_socket_hangs()
        await asyncio.to_thread(self.acknowledged_is_stored_once)
        for household in self.town.households:
            await self.all_see_the_same(household)

    def acknowledged_is_stored_once(self) -> None:
        ids = [id for each in self.town.residents for id in each.acknowledged]
        with psycopg.connect(str(self.site.database_url)) as connection:
            found = connection.execute(
                "SELECT action_id FROM move WHERE action_id = ANY(%s)", (ids,)
            ).fetchall()
        assert Counter(id for (id,) in found) == Counter(ids)

    async def all_see_the_same(self, household: Household) -> None:
        """Every log of the room is sound, and the newest is what all of its people have seen."""
        end = asyncio.get_running_loop().time() + HEALS_WITHIN
        while True:
            played = await asyncio.to_thread(self._played, household.code)
            differing = [
                difference
                for resident in household.residents
                if (difference := difference_of(resident, played.head))
            ]
            if not differing:
                return
            assert asyncio.get_running_loop().time() < end, (household.code, differing)
            await asyncio.sleep(0.25)

    def _played(self, code: str) -> Played:
        """The newest match of a room; those before it are looked at on the way."""
        with psycopg.connect(str(self.site.database_url)) as connection:
            matches = [match for (match,) in connection.execute(OF_A_ROOM, (code,)).fetchall()]
        for match in matches[:-1]:
            if match not in self._closed:
                before = Played(self.site, match)
                assert before.over
                self.late += before.late
                self._closed.add(match)
        return Played(self.site, matches[-1])

    async def no_socket_hangs(self) -> None:
        """The servers hold the lines of those who are there, and none that was left."""
        await eventually(lambda: not self._hanging(), HEALS_WITHIN)

    def _hanging(self) -> set[int]:
        """The ports of lines that are held by one side only."""
        here = {each.port for each in self.town.residents if each.closed is None}
        ever = {port for each in self.town.residents for port in each.ports}
        held = {port for url in self.site.urls for port in held_by(url)}
        return (held & ever) ^ here


def difference_of(resident: Resident, head: Head) -> str | None:
    """What somebody sees that does not follow from the log."""
    audience = head.begun.audience_of(head.state, resident.place)
    who = f"seat {resident.place} at {resident.url}"
    if resident.n != head.n(audience):
        return f"{who}: {resident.n}, not {head.n(audience)}"
    with brisk.clocks():
        encoded = head.begun.codec.encode(head.begun.game.view(head.state, audience))
    view = msgspec.json.decode(encoded)
    wrong = [key for key in view | resident.view if view.get(key) != resident.view.get(key)]
    return f"{who}: {wrong}" if wrong else None


def held_by(url: str) -> set[int]:
    """The ports at the other end of the connections that the process which serves this address
    holds, dead ones too."""
    own = urlsplit(url).port or 80
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {
        port_of(row[2])
        for row in rows
        if port_of(row[1]) == own and row[3] in {ESTABLISHED, CLOSE_WAIT}
    }


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2], 16)
