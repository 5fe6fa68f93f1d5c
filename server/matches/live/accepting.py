"""The accept path of an act: plan on a copy, commit by compare-and-set, then send."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from games.engine import Refusal
from server.core.counters import counters
from server.core.database import BadData, InDoubt, NoSpace
from server.matches.core.frames import Done
from server.matches.core.head import Head
from server.matches.core.plan import Asked, ClockFault, PlanContext, Planned, plan
from server.matches.ledger import history
from server.matches.live.context import LiveContext
from server.matches.live.latency import measure
from server.matches.live.position import Hooks, Position
from server.matches.live.viewers import Prepared, Viewer, Viewers
from server.protocol.messages import Update

log = structlog.get_logger(__name__)

_encode = msgspec.json.Encoder().encode


class Acceptance:
    """Accepts the acts of one match. Runs in the match's mailbox, one act at a time."""

    def __init__(
        self,
        context: LiveContext,
        match: int,
        viewers: Viewers,
        position: Position,
        freeze: Callable[[int], Awaitable[None]],
        hooks: Hooks,
    ) -> None:
        self._context = context
        self._match = match
        self._viewers = viewers
        self._position = position
        self._freeze_at = freeze
        self._hooks = hooks

    async def take(self, asked: Asked, viewer: Viewer) -> None:
        """Handle an act: answer a resend as the first time, else plan and commit it."""
        if not await self._answer_known(asked, viewer):
            await self.carry_through(asked, viewer)

    async def carry_through(
        self,
        asked: Asked,
        viewer: Viewer | None = None,
        stopped: tuple[int, int] | None = None,
    ) -> None:
        """Plan, commit, publish; retry while other processes commit first."""
        while not await self._settled(asked, viewer, stopped):
            if await self._answer_known(asked, viewer):
                return

    async def _settled(
        self, asked: Asked, viewer: Viewer | None, stopped: tuple[int, int] | None
    ) -> bool:
        """One attempt. False: the ledger is ahead of this process; catch up and retry."""
        head = await self._position.head()
        if self._position.frozen:
            await _refuse(viewer, Refusal("frozen"), asked)
            return True
        plan_context = self._context.plan_context(self._match, stopped)
        planned = await self._planned(head, asked, viewer, plan_context)
        if planned is None:
            return True
        if planned.moves:
            return await self._committed(planned, asked, viewer)
        if await self._ledger_is_ahead(head, asked):
            return False
        await _refuse(viewer, planned.refusal, asked)
        return True

    @property
    def _version(self) -> int | None:
        head = self._position.newest
        return None if head is None else head.version

    # Known acts

    async def _answer_known(self, asked: Asked, viewer: Viewer | None) -> bool:
        """Answer a resend: a known id is acknowledged again and acts no second time."""
        head = await self._position.head()
        if viewer is None or asked.seat is None or asked.id is None:
            return False
        before = head.done.get((asked.seat, asked.id))
        if before is None:
            return False
        if before != asked.action:
            await viewer.refuse(Refusal("id-reused"), asked.id)
        else:
            await self._acknowledge(head, asked, viewer)
        return True

    async def _acknowledge(self, head: Head, asked: Asked, viewer: Viewer) -> None:
        shown = self._viewers.shown(asked.seat, head)
        now = head.clock.match_time(self._context.wall.now())
        running = not head.clock.suspended
        await viewer.deliver(_encode(Update(shown.n, now, running, done=asked.id)), shown.n)

    async def _remembered(self, asked: Asked) -> bool:
        """Whether the ledger already holds this act; if so, remember it."""
        if asked.seat is None or asked.id is None:
            return False
        row = await self._context.ledger.find(self._match, asked.seat, asked.id)
        if row is None:
            return False
        history.note(await self._position.head(), row)
        return True

    async def _ledger_is_ahead(self, head: Head, asked: Asked) -> bool:
        """Before refusing: whether the ledger has newer moves, or this very act."""
        if await self._context.ledger.version(self._match) > head.version:
            await self._position.catch_up()
            return True
        return await self._remembered(asked)

    # Plan, commit, publish

    async def _planned(
        self, head: Head, asked: Asked, viewer: Viewer | None, plan_context: PlanContext
    ) -> Planned | None:
        """The plan; None if the rules raised, which has been recorded and answered."""
        try:
            return plan(head, asked, plan_context)
        except ClockFault:
            await self._freeze(asked)
        except Exception:
            await self._fault(asked, viewer)
        return None

    async def _committed(self, planned: Planned, asked: Asked, viewer: Viewer | None) -> bool:
        """Commit and publish. False: lost the race, plan again."""
        prepared = await self._prepared(planned, asked, viewer)
        if prepared is None:
            return True
        try:
            won = await self._context.commit(planned.act())
        except BadData:
            await self._fault(asked, viewer)
            return True
        except NoSpace:
            # The actor may retry; deadlines stay due and are rung again.
            log.error("match.no_space", match=self._match)
            await _refuse(viewer, Refusal("no-space"), asked)
            return True
        except InDoubt:
            await self._position.wait_for_the_ledger()
            return False
        if not won:
            await self._learn_why_lost(asked)
            return False
        await self._publish(planned, prepared, asked)
        if planned.refusal is not None and await self._remembered(asked):
            return False
        await _refuse(viewer, planned.refusal, asked)
        return True

    async def _prepared(
        self, planned: Planned, asked: Asked, viewer: Viewer | None
    ) -> Prepared | None:
        """Build the frames before the commit: a view that raises then costs one act, not the
        match."""
        head = planned.head
        now = head.clock.match_time(self._context.wall.now())
        try:
            if not self._context.web:
                _look_through_all_eyes(head)
            return self._viewers.prepare(head, planned.moves, now, _done(planned, asked))
        except Exception:
            await self._fault(asked, viewer)
            return None

    async def _publish(self, planned: Planned, prepared: Prepared, asked: Asked) -> None:
        """After the commit: replace the head, send the frames, poke the other processes."""
        self._position.replace(planned.head, planned.moves)
        if planned.refusal is None and asked.seat is not None and asked.id and asked.action:
            planned.head.note_done(asked.seat, asked.id, asked.action)
        await self._viewers.send(prepared)
        measure(planned, asked, self._context.wall.now())
        await self._hooks.tell_participants()
        self._context.notify(self._match)
        self._hooks.changed()

    async def _learn_why_lost(self, asked: Asked) -> None:
        """Find out why the commit lost: a newer head, the act stored already, or the match
        frozen."""
        before = self._version
        await self._position.catch_up()
        if self._version == before and not await self._remembered(asked):
            self._position.frozen = await self._context.ledger.frozen(self._match)
            await asyncio.sleep(0.02)

    # Faults

    async def _fault(self, asked: Asked, viewer: Viewer | None) -> None:
        """The rules raised at this act: record it, refuse it, rebuild the head; play continues."""
        if asked.action is None:
            await self._freeze(asked)
            return
        await self._record_fault(asked)
        self._position.forget()
        await _refuse(viewer, Refusal("fault"), asked)

    async def _freeze(self, asked: Asked) -> None:
        """The rules raised at an automatic move: record it and freeze the match until staff resume
        it."""
        await self._record_fault(asked)
        await self._freeze_at(self._context.wall.now())

    async def _record_fault(self, asked: Asked) -> None:
        trace = traceback.format_exc()
        counters.faults += 1
        log.error("match.fault", match=self._match, version=self._version, seat=asked.seat)
        action = "" if asked.action is None else _encode(asked.action).decode()
        await self._context.ledger.record_fault(
            self._match, self._version or 0, asked.seat, action, trace, asked.at
        )


def _done(planned: Planned, asked: Asked) -> Done | None:
    if planned.refusal is not None or asked.id is None or asked.seat is None:
        return None
    return Done(asked.seat, asked.id)


def _look_through_all_eyes(head: Head) -> None:
    """The worker has no viewers; build all views anyway, so that a failing view is caught before
    the commit."""
    head.begun.game.views(head.state, head.begun.audiences)


async def _refuse(viewer: Viewer | None, refusal: Refusal | None, asked: Asked) -> None:
    if viewer is not None and refusal is not None:
        await viewer.refuse(refusal, asked.id)
