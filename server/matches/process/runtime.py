"""What one process keeps of the matches: the live ones, the way to the ledger, the clocks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import structlog
from django.conf import settings

from server.matches.core.clock import LEAP, WallClock
from server.matches.core.plan import Circumstances
from server.matches.ledger import InDoubt, Ledger, ledger_of_settings
from server.matches.live.live_match import Live
from server.matches.process.committer import Committer
from server.matches.process.pokes import Pokes
from server.matches.process.presence import Attendance
from server.matches.process.signal_relay import Relay

log = structlog.get_logger(__name__)

HEARTBEAT = 1.0
"""Seconds between two signs of life of a web process."""
SILENCE = 3_000
"""Milliseconds without a sign of life from any web process that count as an outage."""
NOTICED_WITHIN = 25
"""Tenths of a second in which every web process has had a heartbeat."""
VERSION_BEAT = 5.0
"""Seconds between two comparisons of the live matches with the ledger."""
LET_GO = 600_000
"""Milliseconds after which a match that nobody watches leaves the memory."""
LET_GO_OVER = 500
"""The same for one that is over: only who resends its last act may still ask for it."""


class House:
    """One per process. ``web`` processes have sockets and beat; the worker has neither."""

    def __init__(self, ledger: Ledger, web: bool, alone: bool) -> None:
        self.ledger = ledger
        self.web = web
        self.alone = alone
        """The embedded default: no worker and no other process."""
        self.process = secrets.token_hex(6)
        self.wall = WallClock()
        self.committer = Committer(ledger)
        self.relay = Relay(self)
        self.pokes = Pokes(self.process, self._poked, self.relay.elsewhere, self._missed_pokes)
        self.attendance = Attendance(self)
        self.rooms_poked: Callable[[list[str] | None], None] = lambda codes: None
        """Called with the codes of changed rooms; with None when any may have changed."""
        self.match_over: Callable[[int], None] = lambda match: None
        self._outages: list[tuple[int, int]] = []
        self._live: dict[int, Live] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.ledger.open()
        if not self.web:
            await self._let_a_leap_be_noticed()
        self.wall.follow(await self.ledger.now())
        # The others may have kept a time that the database has leapt back from.
        self.wall.follow(max(self.wall.now(), await self.ledger.last_beat() or 0))
        if self.web:
            await self._note_outage()
        await self.learn_outages()
        self.committer.start()
        self.pokes.start(listen=self.web)
        self.every(VERSION_BEAT, self._compare_versions)
        self.every(HEARTBEAT, self._let_go)
        if not self.alone:
            self.every(HEARTBEAT, self._keep_time)
        if self.web:
            self.every(HEARTBEAT, self._beat)
            self.every(self.attendance.every, self.attendance.look)
            self._soon(self.relay.run())
            if self.alone:
                self.every(1.0, self._sweep)

    async def stop(self) -> None:
        """Let what was begun end, then close."""
        for task in self._tasks:
            task.cancel()
        await self.committer.stop()
        self.pokes.stop()
        for live in self._live.values():
            live.close()
        await self.ledger.close()

    def live(self, match: int) -> Live:
        if match not in self._live:
            self._live[match] = Live(self, match)
        return self._live[match]

    def known(self, match: int) -> Live | None:
        """A match that is live here already."""
        return self._live.get(match)

    def all_live(self) -> list[Live]:
        return list(self._live.values())

    def circumstances(self, match: int, stopped: tuple[int, int] | None = None) -> Circumstances:
        return Circumstances(self._outages, self.attendance.alone_since(match), stopped)

    def grace(self, *, own: bool, keeper: bool) -> int:
        """Milliseconds to wait for somebody else to ring a deadline."""
        if self.alone or own:
            return 0
        return 1_000 if keeper else 2_000

    def keep(self, match: int, version: int, rules_version: int, body: str) -> None:
        """Store a keepsake when there is time for it."""
        self._soon(self.ledger.keep(match, version, rules_version, body))

    async def ring(self, match: int) -> None:
        """Settle what is due in a match, and answer when that is done."""
        live = self.live(match)
        await _done(live, live.pass_time)

    async def freeze(self, match: int) -> bool:
        """Staff stop a match. Whether it stands still now."""
        live = self.live(match)
        await _done(live, live.stop)
        return live.frozen

    async def seize(self, match: int) -> None:
        """What is stored of it cannot be trusted: it stands still as it is."""
        live = self.live(match)
        await _done(live, lambda: live.freeze(self.wall.now()))

    async def resume(self, match: int) -> bool:
        """Staff set a match going again that was stopped. Whether it goes on."""
        live = self.live(match)
        await _done(live, live.resume)
        return not live.frozen

    async def learn_outages(self) -> None:
        self._outages = await self.ledger.outages()

    # Every so often

    def every(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        async def loop() -> None:
            while True:
                await asyncio.sleep(seconds)
                try:
                    await job()
                except InDoubt:
                    log.warning("house.ledger_silent", job=job.__name__)
                except Exception:
                    log.exception("house.job_failed", job=job.__name__)

        self._soon(loop())

    def _soon(self, job: Awaitable[None]) -> None:
        async def guarded() -> None:
            try:
                await job
            except InDoubt:
                log.warning("house.ledger_silent")

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note_outage(self) -> None:
        """If no web process was up before this one, that time is credited to all matches."""
        last, now = await self.ledger.last_beat(), self.wall.now()
        if last is not None and now - last > SILENCE:
            await self.ledger.record_outage(last, now)
        await self._beat()
        await self.ledger.forget_beats(now - SILENCE)

    async def _beat(self) -> None:
        await self.ledger.beat(self.process, self.wall.now())

    async def _let_a_leap_be_noticed(self) -> None:
        """Should the database's clock have leapt just now, those who were here before find out with
        their next heartbeat. Whoever came in between would judge by a time that nobody has had."""
        for _ in range(NOTICED_WITHIN):
            last = await self.ledger.last_beat()
            if last is None or await self.ledger.now() - last <= SILENCE:
                return
            await asyncio.sleep(0.1)

    async def _keep_time(self) -> None:
        """Follow the database's clock. Time over which it has leapt nobody has had: it is credited,
        and before anything is judged by the new time."""
        behind = self.wall.behind(await self.ledger.now())
        now = self.wall.now()
        if behind > LEAP:
            log.warning("house.clock_leapt", by=behind)
            await self.ledger.record_outage(now, now + behind)
            await self.learn_outages()
        self.wall.follow(now + behind)

    async def _compare_versions(self) -> None:
        """The version beat: whatever pokes were lost, nobody stays behind for longer."""
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
                    self.attendance.forget(match)

    async def _sweep(self) -> None:
        """Ring what nobody has rung: matches that are due and not even live here."""
        for match in await self.ledger.due(self.wall.now()):
            live = self.live(match)
            live.post(live.pass_time)

    # From other processes

    def _poked(self, matches: list[int], rooms: list[str]) -> None:
        for match in matches:
            if (live := self._live.get(match)) is not None:
                live.post(live.poked)
        if rooms:
            self.rooms_poked(rooms)

    def _missed_pokes(self) -> None:
        self._poked(list(self._live), [])
        self.rooms_poked(None)


async def _done(live: Live, job: Callable[[], Awaitable[None]]) -> None:
    """Wait until the mailbox has done it, or has no room for it."""
    done = asyncio.Event()

    async def and_say_so() -> None:
        try:
            await job()
        finally:
            done.set()

    if live.post(and_say_so):
        await done.wait()


_house: House | None = None


def house() -> House:
    """This process's house. It must have been opened."""
    if _house is None:
        raise RuntimeError("the house is not open")
    return _house


def open_now() -> House | None:
    """This process's house, if it is open."""
    return _house


_alone = WallClock()


def time_of_the_house() -> int:
    """What this process takes for the time, in milliseconds since 1970; of the machine where no
    house is open."""
    return (_alone if _house is None else _house.wall).now()


async def open_house(web: bool) -> House:
    """Open this process's house; once."""
    global _house
    if _house is None:
        _house = House(ledger_of_settings(), web, settings.EMBEDDED)
        await _house.start()
    return _house


async def close_house() -> None:
    global _house
    if _house is not None:
        await _house.stop()
        _house = None
