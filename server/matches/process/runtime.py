"""Per-process match runtime: registry of live matches, database access, clock, background jobs."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import structlog
from django.conf import settings

from server.core.database import Database, InDoubt, database_of_settings
from server.core.per_process import PerProcess
from server.matches.core.awaited import Awaited
from server.matches.core.clock import LEAP, WallClock
from server.matches.core.plan import PlanContext
from server.matches.core.rows import CheckpointRow
from server.matches.ledger import ledger_in
from server.matches.live.context import LiveContext
from server.matches.live.live_match import LiveMatch
from server.matches.process.committer import Committer
from server.matches.process.heartbeats import Heartbeats
from server.matches.process.pokes import Pokes
from server.matches.process.presence import PresenceTracker
from server.matches.process.signal_relay import SignalRelay

log = structlog.get_logger(__name__)

HEARTBEAT = 1.0
"""Seconds between two heartbeats of a web process."""
SILENCE = 3_000
"""Milliseconds without a heartbeat of any web process that count as an outage."""
NOTICED_WITHIN = 25
"""Tenths of a second within which every web process has sent a heartbeat."""
VERSION_BEAT = 5.0
"""Seconds between two comparisons of the live matches with the ledger."""
LET_GO = 600_000
"""Milliseconds after which a match without viewers is evicted."""
LET_GO_OVER = 500
"""The same for a finished match, needed only to answer a resend of its last act."""


class MatchRuntime:
    """One per process. ``web`` processes have sockets and send heartbeats; the worker does
    neither."""

    def __init__(self, database: Database, web: bool, alone: bool) -> None:
        self.database = database
        self.ledger = ledger_in(database)
        self.heartbeats = Heartbeats(database)
        self.web = web
        self.alone = alone
        """The embedded default: no worker and no other process."""
        self.process = secrets.token_hex(6)
        self.wall = WallClock()
        self.committer = Committer(self.ledger)
        self.relay = SignalRelay(self.known, lambda said: self.pokes.signals(said))
        self.pokes = Pokes(self.process, self._poked, self.relay.elsewhere, self._missed_pokes)
        self.rooms_poked: Callable[[list[str] | None], None] = lambda codes: None
        """Called with the codes of changed rooms; with None when any may have changed."""
        self.accounts_poked: Callable[[list[int] | None], None] = lambda members: None
        """The same for accounts that have changed."""
        self.sanctions_poked: Callable[[], None] = lambda: None
        """Called when mutes or warnings may have changed."""
        self.blocks_poked: Callable[[list[str] | None], None] = lambda people: None
        """Called with hashes of the people whose blocks have changed; with None when any may
        have."""
        self.match_over: Callable[[int], None] = lambda match: None
        self._outages: list[tuple[int, int]] = []
        self._live: dict[int, LiveMatch] = {}
        self.presence = PresenceTracker(database, lambda: self.wall.now(), self._live)
        self._tasks: set[asyncio.Task[None]] = set()
        self._context: LiveContext

    async def start(self) -> None:
        self._context = self._new_context()
        await self.database.open()
        if not self.web:
            await self._let_a_leap_be_noticed()
        self.wall.follow(await self.database.now())
        # Other processes may be ahead of a database clock that leapt back.
        self.wall.follow(max(self.wall.now(), await self.heartbeats.last_beat() or 0))
        if self.web:
            await self._note_outage()
        await self.learn_outages()
        self.committer.start()
        self.every(VERSION_BEAT, self._compare_versions)
        self.every(HEARTBEAT, self._let_go)
        if not self.alone:
            self.pokes.start(listen=self.web)
            self.every(HEARTBEAT, self._keep_time)
        if self.web:
            self.every(HEARTBEAT, self._beat)
            self.every(self.presence.every, self.presence.look)
            self._soon(self.relay.run())
            if self.alone:
                self.every(1.0, self._sweep)

    async def stop(self) -> None:
        """Finish what has begun, then close."""
        for task in self._tasks:
            task.cancel()
        await self.committer.stop()
        self.pokes.stop()
        for live in self._live.values():
            live.close()
        await self.database.close()

    def live(self, match: int) -> LiveMatch:
        if match not in self._live:
            self._live[match] = LiveMatch(self._context, match)
        return self._live[match]

    def known(self, match: int) -> LiveMatch | None:
        """The live match, if it is in memory."""
        return self._live.get(match)

    def all_live(self) -> list[LiveMatch]:
        return list(self._live.values())

    def _new_context(self) -> LiveContext:
        return LiveContext(
            wall=self.wall,
            ledger=self.ledger,
            commit=self.committer.commit,
            plan_context=self.plan_context,
            presence=self.presence,
            grace=self.grace,
            notify=self.pokes.matter,
            relay_signals=self.relay.wake,
            store_checkpoint=self.store_checkpoint,
            # Looked up at call time: the room registry sets it later.
            match_over=lambda match: self.match_over(match),
            web=self.web,
            alone=self.alone,
        )

    def plan_context(self, match: int, stopped: tuple[int, int] | None = None) -> PlanContext:
        return PlanContext(self._outages, self.presence.alone_since(match), stopped)

    def grace(self, *, own: bool, last_writer: bool) -> int:
        """Milliseconds of grace for the process responsible for a deadline."""
        if self.alone or own:
            return 0
        return 1_000 if last_writer else 2_000

    def store_checkpoint(self, match: int, version: int, rules_version: int, body: str) -> None:
        """Store a checkpoint in the background."""
        self._soon(self.ledger.store_checkpoint(match, version, rules_version, body))

    async def ring(self, match: int) -> None:
        """Settle what is due in a match, and wait for it."""
        live = self.live(match)
        await _done(live, live.pass_time)

    async def freeze(self, match: int) -> bool:
        """Freeze a match for staff; whether it is frozen now."""
        live = self.live(match)
        await _done(live, live.stop)
        return live.frozen

    async def seize(self, match: int) -> None:
        """Freeze a match as it is, without settling: its stored state cannot be trusted."""
        live = self.live(match)
        await _done(live, lambda: live.freeze(self.wall.now()))

    async def resume(self, match: int) -> bool:
        """Resume a frozen match for staff; whether it runs now."""
        live = self.live(match)
        await _done(live, live.resume)
        return not live.frozen

    async def rebuild(self, match: int, checkpoint: CheckpointRow) -> bool:
        """Replace the checkpoint of a frozen match; whether it is stored."""
        live = self.live(match)
        await _done(live, lambda: live.rebuild(checkpoint))
        opened = await self.ledger.opened(match)
        return opened is not None and opened.checkpoint == checkpoint

    async def awaited(self, match: int, seat: int) -> Awaited | None:
        """Whose decision a match waits for; None if its mailbox is full."""
        live = self.live(match)
        found: list[Awaited] = []

        async def look() -> None:
            found[:] = [await live.awaited(seat)]

        await _done(live, look)
        return found[0] if found else None

    async def learn_outages(self) -> None:
        self._outages = await self.heartbeats.outages()

    # Periodic jobs

    def every(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        async def loop() -> None:
            while True:
                await asyncio.sleep(seconds)
                try:
                    await job()
                except InDoubt:
                    log.warning("runtime.ledger_silent", job=job.__name__)
                except Exception:
                    log.exception("runtime.job_failed", job=job.__name__)

        self._soon(loop())

    def _soon(self, job: Awaitable[None]) -> None:
        async def guarded() -> None:
            try:
                await job
            except InDoubt:
                log.warning("runtime.ledger_silent")

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note_outage(self) -> None:
        """If no web process was up before this one, record an outage, which is credited to all
        matches."""
        last, now = await self.heartbeats.last_beat(), self.wall.now()
        if last is not None and now - last > SILENCE:
            await self.heartbeats.record_outage(last, now)
        await self._beat()
        await self.heartbeats.forget_beats(now - SILENCE)

    async def _beat(self) -> None:
        await self.heartbeats.beat(self.process, self.wall.now())

    async def _let_a_leap_be_noticed(self) -> None:
        """Wait until older processes have noticed a leap of the database's clock, by their next
        heartbeat: a newcomer would judge by time that nobody could use."""
        for _ in range(NOTICED_WITHIN):
            last = await self.heartbeats.last_beat()
            if last is None or await self.database.now() - last <= SILENCE:
                return
            await asyncio.sleep(0.1)

    async def _keep_time(self) -> None:
        """Follow the database's clock. A leap forward is recorded as an outage before anything is
        judged by the new time."""
        behind = self.wall.behind(await self.database.now())
        now = self.wall.now()
        if behind > LEAP:
            log.warning("runtime.clock_leapt", by=behind)
            await self.heartbeats.record_outage(now, now + behind)
            await self.learn_outages()
        self.wall.follow(now + behind)

    async def _compare_versions(self) -> None:
        """Compare versions with the ledger, in case pokes were lost."""
        watched = [match for match, live in self._live.items() if len(live.viewers)]
        if watched:
            for match, (version, frozen) in (await self.ledger.heads(watched)).items():
                # Meanwhile it may have been let go.
                live = self._live.get(match)
                if live is None or live.version is None:
                    continue
                if version > live.version or frozen != live.frozen:
                    live.post(live.poked)

    async def _let_go(self) -> None:
        now = self.wall.now()
        for match, live in list(self._live.items()):
            over = live.over
            if live.idle and now - live.touched > (LET_GO_OVER if over else LET_GO):
                live.close()
                del self._live[match]
                if over:
                    self.presence.forget(match)

    async def _sweep(self) -> None:
        """Settle due matches, live here or not. Embedded mode only: elsewhere Celery does it."""
        for match in await self.ledger.due(self.wall.now()):
            live = self.live(match)
            live.post(live.pass_time)

    # From other processes

    def _poked(
        self,
        matches: list[int],
        rooms: list[str],
        accounts: list[int],
        sanctions: bool,
        blocks: list[str],
    ) -> None:
        for match in matches:
            if (live := self._live.get(match)) is not None:
                live.post(live.poked)
        if rooms:
            self.rooms_poked(rooms)
        if accounts:
            self.accounts_poked(accounts)
        if sanctions:
            self.sanctions_poked()
        if blocks:
            self.blocks_poked(blocks)

    def _missed_pokes(self) -> None:
        self._poked(list(self._live), [], [], True, [])
        self.rooms_poked(None)
        self.accounts_poked(None)
        self.blocks_poked(None)


async def _done(live: LiveMatch, job: Callable[[], Awaitable[None]]) -> None:
    """Run a job in the mailbox and wait; returns at once if the mailbox is full."""
    done = asyncio.Event()

    async def and_say_so() -> None:
        try:
            await job()
        finally:
            done.set()

    if live.post(and_say_so):
        await done.wait()


_runtime = PerProcess[MatchRuntime]("match runtime")
current_runtime, runtime_if_open = _runtime.current, _runtime.if_open

_alone = WallClock()


def wall_time() -> int:
    """This process's time in milliseconds since 1970; the machine's where no runtime is open."""
    runtime = runtime_if_open()
    return (_alone if runtime is None else runtime.wall).now()


async def open_runtime(web: bool) -> MatchRuntime:
    """Open this process's runtime; once."""
    runtime = runtime_if_open()
    if runtime is None:
        runtime = _runtime.open(MatchRuntime(database_of_settings(), web, settings.EMBEDDED))
        await runtime.start()
    return runtime


async def close_runtime() -> None:
    runtime = runtime_if_open()
    if runtime is not None:
        await runtime.stop()
        _runtime.close()
