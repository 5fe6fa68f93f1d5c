"""Seat presence: written every few seconds for all seats of this process, read for all matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

from django.conf import settings

from server.core.database import Database, NoSpace
from server.matches.live.live_match import LiveMatch


class PresenceTracker:
    """When each seat's person was last seen, by any process, for the matches that are live here."""

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
        """Seconds between two looks: who is here must be seen to be, again and again."""

    def alone_since(self, match: int) -> int | None:
        """Since when no person of any seat has been there; None if one is, or nothing is known."""
        if self._seats_here(match) or not (seen := self._seen.get(match)):
            return None
        return max(seen.values())

    async def look(self) -> None:
        """Say who is here, learn who is elsewhere, tell the matches who has gone or come."""
        live = list(self._live.values())
        await self._see((match.match, seat) for match in live for seat in match.viewers.seats())
        await self.learn([match.match for match in live])
        for match in live:
            self._compare(match)

    async def learn(self, matches: list[int]) -> None:
        if matches:
            self._seen.update(await self._read(matches))

    def forget(self, match: int) -> None:
        """It is over. Of one that runs it must stay known since when nobody is there."""
        self._seen.pop(match, None)

    async def greet(self, match: int, seat: int) -> None:
        """Somebody is coming: before the log says so, no process may find them gone."""
        with suppress(NoSpace):
            await self._see([(match, seat)])
        await self.learn([match])

    async def is_gone(self, match: int, seat: int) -> bool:
        """Asked again before it is put down, since they may be back, with another process too."""
        if seat in self._seats_here(match):
            return False
        await self.learn([match])
        return not self._is_here(self._seen.get(match, {}).get(seat, 0))

    def _seats_here(self, match: int) -> set[int]:
        live = self._live.get(match)
        return set() if live is None else live.viewers.seats()

    def _compare(self, live: LiveMatch) -> None:
        """Who has not been seen at all has been gone since the match began."""
        head = live.newest
        if head is None or live.over:
            return
        seen = self._seen.get(live.match, {})
        for seat in head.participants.people:
            here = self._is_here(seen.get(seat, head.begun.begun_at))
            # What the log says already is no news, and a match that is told some is never let go.
            if here == (seat in head.participants.away):
                live.post(lambda seat=seat, here=here: live.notice_presence(seat, here))  # type: ignore[misc]

    def _is_here(self, seen: int) -> bool:
        return self._now() - seen < settings.AWAY_MS

    async def _see(self, present: Iterable[tuple[int, int]]) -> None:
        """These seats (match, seat) have a person with an open socket: one statement for all."""
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
        """When the persons of these matches' seats were last seen."""
        found = await self._database.fetch(
            "SELECT match_id, seat, at FROM seat_presence WHERE match_id = ANY(%s)", list(matches)
        )
        seen: dict[int, dict[int, int]] = {}
        for match, seat, at in found:
            seen.setdefault(match, {})[seat] = at
        return seen
