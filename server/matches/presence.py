"""Who is here: said once every few seconds for all seats of this process, read for all matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from server.matches.house import House
    from server.matches.live import Live

AWAY = 20_000
"""Milliseconds without an open socket after which a person counts as away."""


class Attendance:
    """When each seat's person was last seen, by any process, for the matches that are live here."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._seen: dict[int, dict[int, int]] = {}

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
        now = house.wall.now()
        here = [(match.match, seat) for match in live for seat in match.viewers.seats()]
        await house.ledger.see(here, now)
        await self.learn([match.match for match in live])
        for match in live:
            self._compare(match, now)

    async def learn(self, matches: list[int]) -> None:
        if matches:
            self._seen.update(await self._house.ledger.seen(matches))

    def _compare(self, live: Live, now: int) -> None:
        if live.version is None:
            return
        for seat, at in self._seen.get(live.match, {}).items():
            here = now - at < AWAY
            live.post(lambda seat=seat, here=here: live.notice_presence(seat, here))  # type: ignore[misc]
