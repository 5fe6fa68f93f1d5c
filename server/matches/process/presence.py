"""Seat presence: written every few seconds for this process's seats, read for all live matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

from django.conf import settings

from server.core.database import Database, NoSpace
from server.matches.live.live_match import LiveMatch


class PresenceTracker:
    """Tracks when any process last saw each seat's person, for the matches live here."""

    def __init__(
        self, database: Database, now: Callable[[], int], live: Mapping[int, LiveMatch]
    ) -> None:
        self._database = database
        self._now = now
        """Wall time."""
        self._live = live
        """The matches that are live here, by number."""
        self._seen: dict[int, dict[int, int]] = {}
        self.every = min(5.0, settings.AWAY_MS / 4_000)
        """Seconds between two rounds; presence has to be renewed before it expires."""

    def alone_since(self, match: int) -> int | None:
        """Wall time since which nobody of the match is connected; None if somebody is, or nothing
        is known."""
        if self._seats_here(match) or not (seen := self._seen.get(match)):
            return None
        return max(seen.values())

    async def look(self) -> None:
        """One round: write this process's presence, read the others', notify matches of changes."""
        live = list(self._live.values())
        await self._see((match.match, seat) for match in live for seat in match.viewers.seats())
        await self.learn([match.match for match in live])
        for match in live:
            self._compare(match)

    async def learn(self, matches: list[int]) -> None:
        if matches:
            self._seen.update(await self._read(matches))

    def forget(self, match: int) -> None:
        """Forget a finished match. Running ones are kept: how long they have been deserted must
        stay known."""
        self._seen.pop(match, None)

    async def greet(self, match: int, seat: int) -> None:
        """Mark a seat present at once, so that no process declares it away."""
        with suppress(NoSpace):
            await self._see([(match, seat)])
        await self.learn([match])

    async def is_gone(self, match: int, seat: int) -> bool:
        """Re-check in the database before an absence is logged: the person may be back through
        another process."""
        if seat in self._seats_here(match):
            return False
        await self.learn([match])
        return not self._is_here(self._seen.get(match, {}).get(seat, 0))

    def _seats_here(self, match: int) -> set[int]:
        live = self._live.get(match)
        return set() if live is None else live.viewers.seats()

    def _compare(self, live: LiveMatch) -> None:
        """Post changes of presence to the match. A seat never seen counts as away since the match
        began. It is back where its socket is open, and each process says so of its own: a time at
        which it was seen may be that of somebody who has lost the seat since."""
        head = live.newest
        if head is None or live.over:
            return
        seen, sockets = self._seen.get(live.match, {}), live.viewers.seats()
        for seat in head.participants.people:
            away = seat in head.participants.away
            # Only changes are posted: a job keeps a match in memory.
            if away and seat in sockets:
                live.post(lambda seat=seat: live.notice_presence(seat, here=True))  # type: ignore[misc]
            elif not away and not self._is_here(seen.get(seat, head.begun.begun_at)):
                live.post(lambda seat=seat: live.notice_presence(seat, here=False))  # type: ignore[misc]

    def _is_here(self, seen: int) -> bool:
        return self._now() - seen < settings.AWAY_MS

    async def _see(self, present: Iterable[tuple[int, int]]) -> None:
        """Upsert the presence of (match, seat) pairs, in one statement."""
        rows = list(present)
        if not rows:
            return
        values = ", ".join(["(%s, %s, %s)"] * len(rows))
        now = self._now()
        await self._database.run(
            f"INSERT INTO seat_presence (match_id, seat, at) VALUES {values}"
            " ON CONFLICT (match_id, seat) DO UPDATE SET at = excluded.at",
            *(value for match, seat in rows for value in (match, seat, now)),
        )

    async def _read(self, matches: Iterable[int]) -> dict[int, dict[int, int]]:
        """Last-seen times by match and seat."""
        found = await self._database.fetch(
            "SELECT match_id, seat, at FROM seat_presence WHERE match_id = ANY(%s)", list(matches)
        )
        seen: dict[int, dict[int, int]] = {}
        for match, seat, at in found:
            seen.setdefault(match, {})[seat] = at
        return seen
