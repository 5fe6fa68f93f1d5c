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
from server.matches.core.rows import Row
from server.matches.ledger import history
from server.matches.live.live_match import LiveMatch
from server.matches.live.viewers import Viewer

log = structlog.get_logger(__name__)

BREATH = 20
"""Moves that are played at once before others have their turn."""


class Delay(Struct, frozen=True):
    """How far behind the table: by both, where both are given."""

    moves: int
    """Counted are those that those who watch are told of. They are all told when it is over."""
    seconds: int

    def __bool__(self) -> bool:
        return bool(self.moves or self.seconds)


class DelayedFeed:
    """One match's in this process. To the match it is a viewer like others, which so learns when
    there is something new; what that is it reads in the ledger when its time has come."""

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
        """What is in the ledger and not yet to be seen."""
        self._asked: list[tuple[Viewer, int]] = []
        """Who wants to be shown the whole picture, and up to which ``n`` they have seen it."""
        self._news = asyncio.Event()
        self._end_told = False
        live.watch(self, 0)
        self._task = asyncio.create_task(self._follow(), name=f"delayed feed {live.match}")

    def close(self) -> None:
        self._task.cancel()
        self._live.leave(self)

    @property
    def over(self) -> bool:
        """Whether those who watch have seen the end."""
        head = self._head
        return head is not None and head.over

    @property
    def n(self) -> int:
        """How much those who watch have been told."""
        return 0 if self._shown is None else self._shown.n

    # Those who watch

    def show(self, viewer: Viewer, n: int) -> None:
        """The picture of the moment that may be seen, and from then on every change of it."""
        self._asked.append((viewer, n))
        self._news.set()

    def leave(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)
        self._asked = [asked for asked in self._asked if asked[0] is not viewer]

    # As a viewer of the match

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        """News of the match itself wait for their time; that it is being saved does not."""
        if n is not None:
            self._news.set()
            return
        for viewer in tuple(self._viewers):
            await viewer.deliver(frame)

    async def deliver_lossy(self, frame: bytes) -> None:
        """Where a hand is now is not shown to those who see an earlier moment."""

    async def refuse(self, refusal: Refusal, id: str | None = None) -> None:
        """Nothing is asked for."""

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
        """The head is not to be trusted: everybody is shown the whole picture again."""
        self._asked += [(viewer, self.n) for viewer in self._viewers]
        self._head, self._shown, self._waiting = None, None, []

    async def _show(self, head: Head, viewer: Viewer, n: int) -> None:
        shown = self._shown = self._shown or Shown(head, None)
        told = await history.told_above(self._context.ledger, head, shown.audience, n)
        # Whoever has left meanwhile has taken the wish along.
        if (viewer, n) in self._asked:
            self._asked.remove((viewer, n))
            self._viewers.add(viewer)
            frame = frames.snapshot(shown, head, viewer.number, told, self._now(head))
            await viewer.deliver(frame, shown.n)
            await self._tell_of_the_people(viewer)

    async def _tell_of_the_people(self, viewer: Viewer) -> None:
        """Who is at the table now is no secret of the match."""
        newest = self._live.newest
        if newest is not None and participants_frame.worth_telling(newest.participants):
            await viewer.deliver(participants_frame.frame(newest, self._context.wall.now()))

    async def _wait(self, pause: float | None) -> None:
        try:
            async with asyncio.timeout(pause):
                await self._news.wait()
        except TimeoutError:
            return
        self._news.clear()

    async def _caught_up(self) -> Head:
        """The head of the moment that may be seen by now; what led there has been told."""
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

    def _ripe(self, head: Head) -> Iterator[Row]:
        """The rows that may be seen, in their order, as the head goes along."""
        later = sum(history.tells_all(row) for row in self._waiting)
        for row in tuple(self._waiting):
            later -= history.tells_all(row)
            if (later < self._delay.moves and not self._is_over()) or self._due(head, row) > 0:
                return
            yield row

    def _is_over(self) -> bool:
        """The match itself, as far as this process knows."""
        return self._live.over

    def _until_next(self) -> float | None:
        """Seconds until time alone lets more be seen."""
        if not (self._waiting and self._head and self._delay.seconds):
            return None
        ahead = self._due(self._head, self._waiting[0])
        return ahead / 1000 + 0.002 if ahead > 0 else None

    def _due(self, head: Head, row: Row) -> int:
        """In how many milliseconds the row has been there for long enough."""
        if not self._delay.seconds:
            return 0
        happened = head.clock.wall(row.at)
        if happened is None:
            # While the match stands only its going on has a time of its own.
            action = action_of(head.begun, row)
            happened = action.wall if isinstance(action, Resume) else 0
        return happened + self._delay.seconds * 1000 - self._context.wall.now()

    def _now(self, head: Head) -> int:
        """The match time that those who watch live in."""
        if not self._delay.seconds:
            return head.state.now
        then = self._context.wall.now() - self._delay.seconds * 1000
        return max(head.state.now, head.clock.match_time(then))
