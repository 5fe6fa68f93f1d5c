"""One match in one process: a mailbox that serialises everything that reads or changes it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import Any

import msgspec
import structlog
from msgspec import Raw
from msgspec.structs import astuple

from games.engine import Action, Presence, Refusal
from server.core.database import InDoubt
from server.core.mailbox import Mailbox
from server.matches.core import frames, participants_frame
from server.matches.core.awaited import Awaited, awaited
from server.matches.core.head import Head
from server.matches.core.participants_frame import Content
from server.matches.core.plan import Asked, owes_time, why_not
from server.matches.core.rows import CheckpointRow
from server.matches.live.accepting import Acceptance
from server.matches.live.bots import BotSeats, Table
from server.matches.live.context import LiveContext
from server.matches.live.position import Hooks, Position
from server.matches.live.sampling import Sampling
from server.matches.live.signals import Signals
from server.matches.live.timer import Timer
from server.matches.live.viewers import Viewer, Viewers
from server.protocol.messages import Allowed, Notice

log = structlog.get_logger(__name__)

WAITING = 256
"""Mailbox capacity; beyond it requests are refused as ``busy``."""
CHECKPOINT_EVERY = 100
"""Versions between two checkpoints; replaying as many takes milliseconds."""
SOON = 2_000
"""Deadlines nearer than this many milliseconds are rung by the last writer rather than the
worker."""

_encode = msgspec.json.Encoder().encode

Job = Callable[[], Awaitable[None]]


class LiveMatch:
    """Actor of one match. The mailbox belongs to the match and not to a socket, so a dying socket
    cancels nothing."""

    def __init__(self, context: LiveContext, match: int) -> None:
        self.context = context
        self.match = match
        self.viewers = Viewers()
        self._wanted: dict[Viewer, int] = {}
        """Viewers, and those whose join is queued, with the ``n`` they had seen before."""
        self.touched = context.wall.now()
        hooks = Hooks(self._loaded, self._after_change, self._tell_participants)
        self.position = Position(context, match, self.viewers, hooks)
        self._jobs: Mailbox[tuple[float, Job]] = Mailbox(WAITING)
        self._busy = False
        self._posted = 0.0
        """When the running job was put into the mailbox."""
        self._timer = Timer(lambda: self.post(self.pass_time))
        self.signals = Signals(self.viewers, self.position, lambda: context.relay_signals(match))
        self._sampling = Sampling(
            context, self.position, self.viewers, self.signals, self.post, self.ask
        )
        self._bots = BotSeats(
            context,
            Table(match, self.position, self.post, self.act, lambda *heard: self.signal(*heard)),
        )
        self._acceptance = Acceptance(
            context,
            match,
            self.viewers,
            self.position,
            self.freeze,
            hooks,
        )
        self._told: Content | None = None
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._task: asyncio.Task[None] | None = None
        """Does the jobs; None while there are none."""
        self._log_context = copy_context()
        self._log_context.run(structlog.contextvars.bind_contextvars, match=match)

    # What others ask of it

    def post(self, job: Job) -> bool:
        """Put a job into the mailbox; False if it is full."""
        try:
            self._jobs.put_nowait((time.monotonic(), job))
        except asyncio.QueueFull:
            return False
        if self._task is None and not self._closed:
            self._task = self._loop.create_task(
                self._work(), name=f"match {self.match}", context=self._log_context
            )
        return True

    def close(self) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()
        self._bots.rest()
        self._sampling.rest()
        self._timer.rest()
        self.position.clear()
        self._told = None

    @property
    def idle(self) -> bool:
        return not (len(self.viewers) or self._busy) and self._jobs.empty()

    @property
    def frozen(self) -> bool:
        return self.position.frozen

    @property
    def over(self) -> bool:
        """Whether this process knows the match to be over."""
        head = self.newest
        return head is not None and head.over

    @property
    def version(self) -> int | None:
        """The newest version known here, if any."""
        head = self.newest
        return None if head is None else head.version

    @property
    def newest(self) -> Head | None:
        """The newest head known here, if any."""
        return self.position.newest

    async def head(self) -> Head:
        return await self.position.head()

    def signal(self, seat: int, raw: Raw, at: int) -> bool:
        """Take a signal, bypassing the mailbox; False if it is no signal of this game."""
        head = self.newest
        if head is None or self.frozen:
            return True
        return self.signals.hear(head, seat, raw, at)

    async def act(
        self,
        viewer: Viewer,
        raw: Raw,
        id: str,
        at: int,
        lag: int = 0,
        decided_at: int | None = None,
    ) -> None:
        """Plan and commit a seat's action; answered only after it is stored. ``decided_at``: the
        ``n`` at which a bot decided on it; None for a person's."""
        head = await self.head()
        if viewer.seat is None:
            await viewer.refuse(Refusal("not-seated"), id)
        elif (action := _asked(head, raw)) is None:
            await viewer.refuse(Refusal("not-an-action"), id)
        else:
            bot = decided_at is not None
            asked = Asked(at, viewer.seat, action, id, not bot, bot, decided_at, lag)
            await self._acceptance.take(asked, viewer)

    async def say_why_not(self, viewer: Viewer, raw: Raw, id: str, at: int) -> None:
        """Answer a seat what an action of it would be refused for, or that nothing forbids it; the
        match stays as it is."""
        head = await self.head()
        refusal: Refusal | None
        if viewer.seat is None:
            refusal = Refusal("not-seated")
        elif (action := _asked(head, raw)) is None:
            refusal = Refusal("not-an-action")
        elif self.frozen:
            refusal = Refusal("frozen")
        else:
            refusal = why_not(head, viewer.seat, action, at)
        if refusal is None:
            await viewer.deliver(_encode(Allowed(id)))
        else:
            await viewer.refuse(refusal, id)

    async def awaited(self, seat: int) -> Awaited:
        """Whose decision the newest position waits for, as the seat may know it."""
        return awaited(await self.position.up_to_date(self._posted), seat)

    async def ask(self, asked: Asked, viewer: Viewer | None = None) -> None:
        """Plan and commit an action of the table; a refusal goes to the viewer that asked, if
        any."""
        await self._acceptance.carry_through(asked, viewer)

    def watch(self, viewer: Viewer, n: int) -> bool:
        """Queue a join: send a snapshot no older than ``n``, then every update until the viewer
        leaves. False if the mailbox is full."""
        self._wanted[viewer] = n
        return self.post(lambda: self._join(viewer))

    def leave(self, viewer: Viewer) -> None:
        """Drop the viewer, and its queued join if that still waits."""
        self._wanted.pop(viewer, None)
        self.viewers.remove(viewer)

    async def _join(self, viewer: Viewer) -> None:
        head = await self.position.up_to_date(self._posted)
        if owes_time(head, self.context.wall.now(), self.context.plan_context(self.match)):
            # Whoever comes first after an outage is shown the time that there really is.
            await self.pass_time()
            head = await self.head()
        if viewer not in self._wanted:
            return
        if viewer.seat is not None and participants_frame.matters(head, viewer.seat):
            await self.context.presence.greet(self.match, viewer.seat)
            await self.say_presence(viewer.seat, here=True)
        if viewer in self._wanted:
            self.viewers.add(viewer)
            await self._show(viewer, self._wanted[viewer])
            self._sampling.look(self.newest)

    async def sync(self, viewer: Viewer, n: int) -> None:
        """Send a snapshot to a viewer that missed something."""
        await self.position.up_to_date(self._posted)
        if viewer in self._wanted:
            await self._show(viewer, n)

    async def pass_time(self, person: bool = False) -> None:
        """Settle everything due by now."""
        await self._acceptance.carry_through(Asked(self.context.wall.now(), person=person))

    async def freeze(self, at: int) -> None:
        """Freeze the match; the time until it is resumed does not count."""
        await self.context.ledger.freeze(self.match, at)
        self.position.frozen = True
        await self._tell(Notice("frozen"))
        self.context.notify(self.match)

    async def stop(self) -> None:
        """Freeze by staff, after settling what was due."""
        await self.pass_time()
        head = await self.head()
        if not self.frozen and not head.over:
            await self.freeze(self.context.wall.now())
            self._after_change()

    async def resume(self) -> None:
        """Resume a frozen match at the match time at which it was frozen."""
        since = await self.context.ledger.frozen_at(self.match)
        if since is None:
            return
        await self._read_again()
        await self.context.ledger.thaw(self.match)
        self.position.frozen = False
        now = self.context.wall.now()
        await self._acceptance.carry_through(Asked(now), stopped=(since, now))
        if not self.frozen:
            await self._tell(Notice("resumed"))
            self.context.notify(self.match)

    async def rebuild(self, checkpoint: CheckpointRow) -> None:
        """Of a frozen match: replace the checkpoint by what the log plays to, and show that."""
        ledger = self.context.ledger
        if await ledger.frozen(self.match) and (
            await ledger.version(self.match) == checkpoint.version
        ):
            await ledger.replace_checkpoint(self.match, *astuple(checkpoint))
            await self._read_again()
            self.context.notify(self.match)

    async def _read_again(self) -> None:
        """Of a match that was frozen, and may have been rebuilt: if it is another one by now, show
        everybody here what it is."""
        before = self.newest
        self.position.forget()
        head = await self.head()
        if before is not None and before.checkpoint() != head.checkpoint():
            for viewer, n in self.viewers.all_anew(head):
                await self._show(viewer, n)

    async def notice_presence(self, seat: int, here: bool) -> None:
        """Log that a seat's person is away or back, unless the log says so already or another
        process has seen them."""
        head = await self.head()
        participants = head.participants
        if seat not in participants.people or (seat in participants.away) != here:
            return
        if not here and seat in head.finished:
            return
        if not head.over and (here or await self.context.presence.is_gone(self.match, seat)):
            await self.say_presence(seat, here)

    async def say_presence(self, seat: int, here: bool) -> None:
        asked = Asked(self.context.wall.now(), None, Presence(seat, here), person=here)
        await self._acceptance.carry_through(asked)

    async def poked(self) -> None:
        """Handle a poke: read new rows, if there are any."""
        if not len(self.viewers) and not self.position.last_writer:
            self.position.forget()
            return
        head = await self.head()
        version, frozen = (await self.context.ledger.heads([self.match]))[self.match]
        if version > head.version:
            await self.position.catch_up()
        if self.frozen:
            await self._read_again()
            self.position.frozen = True
        if frozen != self.frozen:
            self.position.frozen = frozen
            await self._tell(Notice("frozen" if frozen else "resumed"))
            self._after_change()

    # The mailbox

    async def _work(self) -> None:
        # Before Python 3.12 ``wait_for``, with which psycopg waits, may swallow a cancellation.
        while not (self._jobs.empty() or self._closed):
            self._posted, job = await self._jobs.get()
            self.touched, self._busy = self.context.wall.now(), True
            await self._do(job)
            self._busy = False
        self._task = None

    async def _do(self, job: Job) -> None:
        """Run a job, twice if its result was in doubt: acts have ids, all other jobs are
        idempotent."""
        while True:
            try:
                return await job()
            except InDoubt:
                await self.position.wait_for_the_ledger()
            except Exception:
                log.exception("match.job_failed", match=self.match)
                self.position.forget()
                return None

    # Frames

    async def _show(self, viewer: Viewer, n: int) -> None:
        head = await self.head()
        shown = self.viewers.shown(viewer.seat, head)
        events = await self.position.told_above(head, shown.audience, n)
        if viewer not in self._wanted:
            return
        now = head.clock.match_time(self.context.wall.now())
        await viewer.deliver(frames.snapshot(shown, head, viewer.number, events, now), shown.n)
        if not participants_frame.content(head).empty:
            await viewer.deliver(participants_frame.frame(head, self.context.wall.now()))
        if self.frozen:
            await viewer.deliver(_encode(Notice("frozen")))

    async def _tell_participants(self) -> None:
        """Send the participants message if it changed."""
        head = await self.head()
        before, self._told = self._told, participants_frame.content(head)
        if before == self._told:
            return
        if not (self._told.empty and (before is None or before.empty)):
            frame = participants_frame.frame(head, self.context.wall.now())
            await self.viewers.tell_participants(frame)

    async def _tell(self, message: Any) -> None:
        await self.viewers.tell_all(_encode(message))

    # What follows a change

    async def _loaded(self) -> None:
        self._after_change()
        if (head := self.newest) is not None:
            for viewer, n in self.viewers.behind(head):
                await self._show(viewer, n)

    def _after_change(self) -> None:
        head = self.newest
        if head is None:
            return
        if self.context.web:
            self._set_timer(head)
            self._bots.look(None if self.frozen else head)
            self._sampling.look(None if self.frozen else head)
        if head.version - self.position.checkpoint_version >= CHECKPOINT_EVERY and not head.past:
            self.position.checkpoint_version = head.version
            rules_version = head.begun.game.version
            self.context.store_checkpoint(
                self.match, head.version, rules_version, head.checkpoint()
            )
        if head.over:
            self.context.match_over(self.match)

    def _set_timer(self, head: Head) -> None:
        """Set the timer for the next deadline: at its time if this process was the last writer and
        it is soon; else after a grace period, in case the responsible process fails."""
        due = None if self.frozen else head.due()
        if due is None:
            self._timer.set(None)
            return
        ahead = due - self.context.wall.now()
        last_writer = self.position.last_writer
        late = self.context.grace(own=last_writer and ahead <= SOON, last_writer=last_writer)
        self._timer.set(self._loop.time() + max(0, ahead + late) / 1000 + 0.002)


def _asked(head: Head, raw: Raw) -> Action | None:
    """A browser's action; None if this game has none like it."""
    try:
        return head.begun.codec.asked(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
