"""A live match in this process: one mailbox takes, in order, all that touches it here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from msgspec import Raw

from games.engine import Presence, Refusal
from games.referee import Move
from server.core.mailbox import Mailbox
from server.matches.core import frames, participants_frame
from server.matches.core.frames import Done
from server.matches.core.head import Head, go_on_with
from server.matches.core.participants import Company
from server.matches.core.plan import Asked
from server.matches.core.rows import Row
from server.matches.ledger import InDoubt, history
from server.matches.ledger.history import Recent
from server.matches.live.accepting import Acceptance
from server.matches.live.bots import BotSeats
from server.matches.live.sampling import Sampling
from server.matches.live.signals import Signals
from server.matches.live.timer import Bell
from server.matches.live.viewers import Viewer, Viewers
from server.protocol.messages import Notice

if TYPE_CHECKING:
    from server.matches.process.runtime import House

log = structlog.get_logger(__name__)

WAITING = 256
"""Requests that may wait for one match before more are told to come back."""
KEPT_EVERY = 100
"""Versions between two keepsakes of the state: to play as many again takes a few milliseconds."""
SOON = 2_000
"""Milliseconds within which a deadline is the keeper's own rather than the worker's."""

_encode = msgspec.json.Encoder().encode

Job = Callable[[], Awaitable[None]]


class Live:
    """The mailbox belongs to the match, not to a socket: a dying socket cancels nothing in it."""

    def __init__(self, house: House, match: int) -> None:
        self.house = house
        self.match = match
        self.viewers = Viewers()
        self._wanted: dict[Viewer, int] = {}
        """Who looks at this match, or has asked to, and how much of it they had seen before."""
        self.frozen = False
        self.keeper = False
        self.touched = house.wall.now()
        self._head: Head | None = None
        self._recent = Recent()
        self._jobs: Mailbox[tuple[float, Job]] = Mailbox(WAITING)
        self._busy = False
        self._posted = 0.0
        """When the job that is being done was put into the mailbox."""
        self._looked = 0.0
        """When the ledger was last asked for more than is known here."""
        self._bell = Bell(lambda: self.post(self.pass_time))
        self.signals = Signals(self)
        self._sampling = Sampling(self)
        self._bots = BotSeats(self)
        self._acceptance = Acceptance(self)
        self._kept = 0
        self._told: Company | None = None
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._work(), name=f"match {match}")

    # What others ask of it

    def post(self, job: Job) -> bool:
        """Put a job into the mailbox; False if it is full."""
        try:
            self._jobs.put_nowait((time.monotonic(), job))
        except asyncio.QueueFull:
            return False
        return True

    def close(self) -> None:
        self._closed = True
        self._task.cancel()
        self._bots.rest()
        self._sampling.rest()
        self._bell.rest()
        # Its parts know it as it knows them: what is large need not wait for the collector.
        self._head, self._told, self._recent = None, None, Recent()

    @property
    def idle(self) -> bool:
        return not (len(self.viewers) or self._busy) and self._jobs.empty()

    @property
    def over(self) -> bool:
        """Whether it is known here to be over."""
        head = self._head
        return head is not None and head.over

    @property
    def version(self) -> int | None:
        """The newest version known here, if any."""
        return None if self._head is None else self._head.version

    @property
    def newest(self) -> Head | None:
        """The newest head known here, if any."""
        return self._head

    def signal(self, seat: int, raw: Raw, at: int) -> bool:
        """What a seat signals, past the mailbox; False if it is no signal of this game."""
        if self._head is None or self.frozen:
            return True
        return self.signals.hear(self._head, seat, raw, at)

    async def act(
        self, viewer: Viewer, raw: Raw, id: str, at: int, lag: int = 0, bot: bool = False
    ) -> None:
        """An action from outside: judged, stored, and only then answered."""
        head = await self.head()
        if viewer.seat is None:
            await viewer.refuse(Refusal("not-seated"), id)
            return
        try:
            action = head.begun.codec.asked(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            await viewer.refuse(Refusal("not-an-action"), id)
            return
        asked = Asked(at, viewer.seat, action, id, not bot, bot, lag)
        await self._acceptance.take(asked, viewer)

    async def ask(self, asked: Asked, viewer: Viewer | None = None) -> None:
        """Something of the table's own; who asked for it, if anybody did, hears of a refusal."""
        await self._acceptance.carry_through(asked, viewer)

    def watch(self, viewer: Viewer, n: int) -> bool:
        """Show a viewer the whole picture, never an older one than it has seen (up to ``n``), and
        from then on every change of it, until it leaves. False if the mailbox is full."""
        self._wanted[viewer] = n
        return self.post(lambda: self._join(viewer))

    def leave(self, viewer: Viewer) -> None:
        """Its wish to see the match, should that still wait, goes with it."""
        self._wanted.pop(viewer, None)
        self.viewers.remove(viewer)

    async def _join(self, viewer: Viewer) -> None:
        head = await self._up_to_date()
        if viewer not in self._wanted:
            return
        if viewer.seat is not None and participants_frame.matters(head, viewer.seat):
            await self.house.attendance.greet(self.match, viewer.seat)
            await self._say_presence(viewer.seat, here=True)
        if viewer in self._wanted:
            self.viewers.add(viewer)
            await self._show(viewer, self._wanted[viewer])
            self._sampling.look(self._head)

    async def sync(self, viewer: Viewer, n: int) -> None:
        """The same picture again for somebody who has missed something."""
        await self._up_to_date()
        if viewer in self._wanted:
            await self._show(viewer, n)

    async def pass_time(self, person: bool = False) -> None:
        """Settle what is due by now."""
        await self._acceptance.carry_through(Asked(self.house.wall.now(), person=person))

    async def freeze(self, at: int) -> None:
        """Nothing happens in it from now on, and the time until it goes on is not counted."""
        await self.house.ledger.freeze(self.match, at)
        self.frozen = True
        await self.tell(Notice("frozen"))
        self.house.pokes.matter(self.match)

    async def stop(self) -> None:
        """Staff freeze it, with all that was due before settled."""
        await self.pass_time()
        head = await self.head()
        if not self.frozen and not head.over:
            await self.freeze(self.house.wall.now())
            self.after_change()

    async def resume(self) -> None:
        """What was stopped goes on, from the moment at which it stopped."""
        await self.head()
        since = await self.house.ledger.frozen_at(self.match)
        if not self.frozen or since is None:
            return
        await self.house.ledger.thaw(self.match)
        self.frozen = False
        now = self.house.wall.now()
        await self._acceptance.carry_through(Asked(now), stopped=(since, now))
        if not self.frozen:
            await self.tell(Notice("resumed"))
            self.house.pokes.matter(self.match)

    async def notice_presence(self, seat: int, here: bool) -> None:
        """The person of a seat is away, or back: unless the log says so already, or they have come
        to another process meanwhile."""
        head = await self.head()
        if seat not in head.company.people or (seat in head.company.away) != here:
            return
        if not head.over and (here or await self.house.attendance.is_gone(self.match, seat)):
            await self._say_presence(seat, here)

    async def _say_presence(self, seat: int, here: bool) -> None:
        asked = Asked(self.house.wall.now(), None, Presence(seat, here), person=here)
        await self._acceptance.carry_through(asked)

    async def poked(self) -> None:
        """Somebody says that there may be more in the ledger."""
        if not len(self.viewers) and not self.keeper:
            self.forget()
            return
        head = await self.head()
        version, frozen = (await self.house.ledger.heads([self.match]))[self.match]
        if version > head.version:
            await self.catch_up()
        if frozen != self.frozen:
            self.frozen = frozen
            await self.tell(Notice("frozen" if frozen else "resumed"))
            self.after_change()

    # The mailbox and its head

    async def _work(self) -> None:
        structlog.contextvars.bind_contextvars(match=self.match)
        # Before Python 3.12 ``wait_for``, with which psycopg waits, may swallow a cancellation.
        while not self._closed:
            self._posted, job = await self._jobs.get()
            self.touched, self._busy = self.house.wall.now(), True
            await self._do(job)
            self._busy = False

    async def _do(self, job: Job) -> None:
        """Every job may be done twice: acts have ids, and the rest only looks."""
        while True:
            try:
                return await job()
            except InDoubt:
                await self.wait_for_the_ledger()
            except Exception:
                log.exception("match.job_failed", match=self.match)
                self.forget()
                return None

    async def head(self) -> Head:
        if self._head is None:
            looked = time.monotonic()
            loaded = await history.load(self.house.ledger, self.match)
            self._head, self._recent, self.frozen = loaded.head, loaded.recent, loaded.frozen
            self._looked = looked
            self.keeper = False
            self._kept = self._head.version
            self.after_change()
            for viewer, n in self.viewers.behind(self._head):
                await self._show(viewer, n)
        return self._head

    def forget(self) -> None:
        """The head is not to be trusted, or not needed: it is read anew when somebody asks."""
        self._head = None

    def replace(self, head: Head, moves: Sequence[Move]) -> None:
        """An act of this process has won, by these moves."""
        self._head = head
        self.keeper = True
        for move in moves:
            self._recent.note(move)

    async def _up_to_date(self) -> Head:
        """Compared with the ledger: nobody is shown anything older than what they have seen. One
        look serves all who had asked before it."""
        head = await self.head()
        if self._looked < self._posted:
            looked = time.monotonic()
            if await self.house.ledger.version(self.match) > head.version:
                await self.catch_up()
            self._looked = looked
        return head

    # What others have stored

    async def catch_up(self) -> None:
        """Read and publish the moves that others have stored."""
        head = await self.head()
        rows = await self.house.ledger.rows(self.match, head.version)
        for row in rows:
            await self._take_in(head, row)
        await self.tell_company()
        if any(row.seat is not None for row in rows):
            self.keeper = False
        if rows:
            self.after_change()

    async def _take_in(self, head: Head, row: Row) -> None:
        move: Move = go_on_with(head, row)
        self._recent.note(move)
        done = None if row.id is None or row.seat is None else Done(row.seat, row.id)
        now = head.clock.match_time(self.house.wall.now())
        await self.viewers.send(self.viewers.prepare(head, [move], now, done))

    async def wait_for_the_ledger(self) -> None:
        """Until it can be read again nobody is answered; then what it holds is what happened."""
        await self.tell(Notice("saving"))
        pause = 0.1
        while True:
            try:
                await self.catch_up()
                break
            except InDoubt:
                await asyncio.sleep(pause)
                pause = min(2.0, pause * 2)
        await self.tell(Notice("saved"))

    # Telling

    async def _show(self, viewer: Viewer, n: int) -> None:
        head = await self.head()
        shown = self.viewers.shown(viewer.seat, head)
        events = self._recent.told_above(head, shown.audience, n)
        if events is None:
            events = await history.told_above(self.house.ledger, head, shown.audience, n)
        if viewer not in self._wanted:
            return
        now = head.clock.match_time(self.house.wall.now())
        await viewer.deliver(frames.snapshot(shown, head, viewer.number, events, now), shown.n)
        if participants_frame.worth_telling(head.company):
            await viewer.deliver(participants_frame.frame(head, self.house.wall.now()))
        if self.frozen:
            await viewer.deliver(_encode(Notice("frozen")))

    async def tell_company(self) -> None:
        """How it stands with the people, where that has changed."""
        head = await self.head()
        before, self._told = self._told, head.company
        if before is not head.company and any(
            map(participants_frame.worth_telling, (before, head.company))
        ):
            await self.viewers.tell_all(participants_frame.frame(head, self.house.wall.now()))

    async def tell(self, message: Any) -> None:
        await self.viewers.tell_all(_encode(message))

    # What follows a change

    def after_change(self) -> None:
        head = self._head
        if head is None:
            return
        if self.house.web:
            self._set_bell()
            self._bots.look(None if self.frozen else head)
            self._sampling.look(None if self.frozen else head)
        if head.version - self._kept >= KEPT_EVERY:
            self._kept = head.version
            self.house.keep(self.match, head.version, head.begun.game.version, head.kept())
        if head.over:
            self.house.match_over(self.match)

    def _set_bell(self) -> None:
        """Ring for what is due soon if this process is the keeper; for the rest only if whoever
        should have rung is late."""
        due = None if self._head is None or self.frozen else self._head.due()
        if due is None:
            self._bell.set(None)
            return
        ahead = due - self.house.wall.now()
        late = self.house.grace(own=self.keeper and ahead <= SOON, keeper=self.keeper)
        self._bell.set(self._loop.time() + max(0, ahead + late) / 1000 + 0.002)
