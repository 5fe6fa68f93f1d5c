"""Delayed spectator feed: replays the log behind the live match by N moves or seconds.

A feed has a head of its own, which follows the log later. What it shows comes from that head alone,
so no number, clock or frame of it tells what has happened since.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import structlog
from msgspec import Struct

from games.engine import Refusal, Resume
from server.core.database import InDoubt
from server.matches.core import frames, participants_frame
from server.matches.core.frames import Shown
from server.matches.core.head import Head, action_of, apply_row, begin
from server.matches.core.participants_frame import Content
from server.matches.core.rows import Row
from server.matches.ledger import history
from server.matches.live.live_match import LiveMatch
from server.matches.live.viewers import Viewer

log = structlog.get_logger(__name__)

BREATH = 20
"""Moves replayed in one go before yielding to the event loop."""


class Delay(Struct, frozen=True):
    """The delay, in moves, seconds or both."""

    moves: int
    """Counts only moves that spectators are told of; lifted when the match is over."""
    seconds: int

    def __bool__(self) -> bool:
        return bool(self.moves or self.seconds)


class DelayedFeed:
    """Delayed feed of one match in this process. It is registered as a viewer of the match, which
    tells it that there are new rows; it reads them from the ledger when they are due."""

    seat: int | None = None
    number = 0

    def __init__(self, live: LiveMatch, delay: Delay, ended: Callable[[], None]) -> None:
        self._context = live.context
        self._match = live.match
        self._live = live
        self._delay = delay
        self._ended = ended
        self._viewers: set[Viewer] = set()
        self._head: Head | None = None
        self._shown: Shown | None = None
        self._waiting: list[Row] = []
        """Rows that are stored and not yet due."""
        self._asked: list[tuple[Viewer, int]] = []
        """Viewers waiting for a snapshot, with the ``n`` they have seen."""
        self._told: Content | None = None
        """What the viewers were last told about the participants."""
        self._news = asyncio.Event()
        self._end_told = False
        live.watch(self, 0)
        self._task = asyncio.create_task(self._follow(), name=f"delayed feed {live.match}")

    def close(self) -> None:
        self._task.cancel()
        self._live.leave(self)

    @property
    def over(self) -> bool:
        """Whether the feed has shown the end of the match."""
        head = self._head
        return head is not None and head.over

    @property
    def n(self) -> int:
        """The feed's ``n``."""
        return 0 if self._shown is None else self._shown.n

    # Spectators

    def show(self, viewer: Viewer, n: int) -> None:
        """Send a snapshot of the delayed moment, then its updates."""
        self._asked.append((viewer, n))
        self._news.set()

    def leave(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)
        self._asked = [asked for asked in self._asked if asked[0] is not viewer]

    # As a viewer of the match

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        """Wake up for new rows; pass on only that the match is being saved."""
        if n is not None:
            self._news.set()
            return
        for viewer in tuple(self._viewers):
            await viewer.deliver(frame)

    async def deliver_lossy(self, frame: bytes) -> None:
        """Drop signals: they belong to the present."""

    async def deliver_participants(self, frame: bytes) -> None:
        """Drop how it stands with the people now: the feed tells it of the moment it shows."""

    async def refuse(self, refusal: Refusal, id: str | None = None) -> None:
        """Never called: the feed sends no requests."""

    # Following

    async def _follow(self) -> None:
        while True:
            try:
                head = await self._caught_up()
                while self._asked:
                    await self._show(head, *self._asked[0])
            except InDoubt:
                log.warning("delayed_feed.ledger_silent", match=self._match)
                await asyncio.sleep(1)
                continue
            except Exception:
                log.exception("delayed_feed.failed", match=self._match)
                self._begin_anew()
                await asyncio.sleep(1)
                continue
            if self.over and not self._end_told:
                self._end_told = True
                self._ended()
            await self._wait(self._until_next())

    def _begin_anew(self) -> None:
        """Reload the head and send everybody a snapshot."""
        self._asked += [(viewer, self.n) for viewer in self._viewers]
        self._head, self._shown, self._waiting = None, None, []

    async def _show(self, head: Head, viewer: Viewer, n: int) -> None:
        shown = self._shown = self._shown or Shown(head, None)
        told = await history.told_above(self._context.ledger, head, shown.audience, n)
        # Viewers that left in the meantime have been removed.
        if (viewer, n) in self._asked:
            self._asked.remove((viewer, n))
            self._viewers.add(viewer)
            frame = frames.snapshot(shown, head, viewer.number, told, self._now(head))
            await viewer.deliver(frame, shown.n)
            if not participants_frame.content(head).empty:
                await viewer.deliver(self._participants(head))

    async def _tell_participants(self, head: Head) -> None:
        """Send the participants message if it changed."""
        before, self._told = self._told, participants_frame.content(head)
        if before == self._told or (self._told.empty and (before is None or before.empty)):
            return
        frame = self._participants(head)
        for viewer in tuple(self._viewers):
            await viewer.deliver(frame)

    def _participants(self, head: Head) -> bytes:
        then = self._context.wall.now() - self._delay.seconds * 1000
        return participants_frame.frame(head, then, self._now(head))

    async def _wait(self, pause: float | None) -> None:
        try:
            async with asyncio.timeout(pause):
                await self._news.wait()
        except TimeoutError:
            return
        self._news.clear()

    async def _caught_up(self) -> Head:
        """Advance the feed's head to the newest visible moment, telling its viewers on the way."""
        head = self._head = self._head or await self._first_head()
        newest = self._waiting[-1].version if self._waiting else head.version
        self._waiting += await self._context.ledger.rows(self._match, newest)
        for count, row in enumerate(self._ripe(head), 1):
            self._waiting.remove(row)
            await self._play(head, row)
            if count % BREATH == 0:
                await asyncio.sleep(0)
        return head

    async def _first_head(self) -> Head:
        row = await self._context.ledger.begun(self._match)
        if row is None:
            raise history.NoMatch(self._match)
        return begin(row)[0]

    async def _play(self, head: Head, row: Row) -> None:
        before = self._shown
        move = apply_row(head, row)
        if before is None:
            return
        for shown, frame in frames.updates([before], head, [move], self._now(head)):
            self._shown = shown
            for viewer in tuple(self._viewers):
                await viewer.deliver(frame, shown.n)
        await self._tell_participants(head)

    def _ripe(self, head: Head) -> Iterator[Row]:
        """Yield the visible rows in order, while the head advances."""
        later = sum(history.tells_all(row) for row in self._waiting)
        for row in tuple(self._waiting):
            later -= history.tells_all(row)
            if (later < self._delay.moves and not self._is_over()) or self._due(head, row) > 0:
                return
            yield row

    def _is_over(self) -> bool:
        """Whether the live match is over, as far as this process knows."""
        return self._live.over

    def _until_next(self) -> float | None:
        """Seconds until the next row becomes visible by time alone."""
        if not (self._waiting and self._head and self._delay.seconds):
            return None
        ahead = self._due(self._head, self._waiting[0])
        return ahead / 1000 + 0.002 if ahead > 0 else None

    def _due(self, head: Head, row: Row) -> int:
        """Milliseconds until the row is older than the delay."""
        if not self._delay.seconds:
            return 0
        happened = head.clock.wall(row.at)
        if happened is None:
            # While the match is suspended only its resumption has a wall time.
            action = action_of(head.begun, row)
            happened = action.wall if isinstance(action, Resume) else 0
        return happened + self._delay.seconds * 1000 - self._context.wall.now()

    def _now(self, head: Head) -> int:
        """The delayed match time."""
        if not self._delay.seconds:
            return head.state.now
        then = self._context.wall.now() - self._delay.seconds * 1000
        return max(head.state.now, head.clock.match_time(then))
