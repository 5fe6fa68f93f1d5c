"""Who is here: said once every few seconds for all seats of this process, read for all matches."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from django.conf import settings

from server.matches.ledger import NoSpace

if TYPE_CHECKING:
    from server.matches.live.live_match import Live
    from server.matches.process.runtime import House


class Attendance:
    """When each seat's person was last seen, by any process, for the matches that are live here."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._seen: dict[int, dict[int, int]] = {}
        self.every = min(5.0, settings.AWAY_MS / 4_000)
        """Seconds between two looks: who is here must be seen to be, again and again."""

    def alone_since(self, match: int) -> int | None:
        """Since when no person of any seat has been there; None if one is, or nothing is known."""
        live = self._house.live(match)
        if live.viewers.seats() or not (seen := self._seen.get(match)):
            return None
        return max(seen.values())

    async def look(self) -> None:
        """Say who is here, learn who is elsewhere, tell the matches who has gone or come."""
        house = self._house
        live = house.all_live()
        here = [(match.match, seat) for match in live for seat in match.viewers.seats()]
        await house.ledger.see(here, house.wall.now())
        await self.learn([match.match for match in live])
        for match in live:
            self._compare(match)

    async def learn(self, matches: list[int]) -> None:
        if matches:
            self._seen.update(await self._house.ledger.seen(matches))

    def forget(self, match: int) -> None:
        """It is over. Of one that runs it must stay known since when nobody is there."""
        self._seen.pop(match, None)

    async def greet(self, match: int, seat: int) -> None:
        """Somebody is coming: before the log says so, no process may find them gone."""
        with suppress(NoSpace):
            await self._house.ledger.see([(match, seat)], self._house.wall.now())
        await self.learn([match])

    async def is_gone(self, match: int, seat: int) -> bool:
        """Asked again before it is put down, since they may be back, with another process too."""
        if seat in self._house.live(match).viewers.seats():
            return False
        await self.learn([match])
        return not self._is_here(self._seen.get(match, {}).get(seat, 0))

    def _compare(self, live: Live) -> None:
        """Who has not been seen at all has been gone since the match began."""
        head = live.newest
        if head is None or live.over:
            return
        seen = self._seen.get(live.match, {})
        for seat in head.company.people:
            here = self._is_here(seen.get(seat, head.begun.begun_at))
            # What the log says already is no news, and a match that is told some is never let go.
            if here == (seat in head.company.away):
                live.post(lambda seat=seat, here=here: live.notice_presence(seat, here))  # type: ignore[misc]

    def _is_here(self, seen: int) -> bool:
        return self._house.wall.now() - seen < settings.AWAY_MS
