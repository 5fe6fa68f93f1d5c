"""Pause, resume and step-out requests from a seated player. Each runs in the match's mailbox and is
answered only if it is refused."""

from __future__ import annotations

from games.engine import CallBack, Pause, Refusal, StepOut, TableAction
from server.matches.core.participants import COME_BACK_WITHIN, OUT_FOR
from server.matches.core.plan import Asked
from server.matches.live.live_match import LiveMatch
from server.matches.live.viewers import Viewer


async def pause(live: LiveMatch, viewer: Viewer, wanted: bool) -> None:
    """Ask for a pause or withdraw; during a pause, withdrawing calls everybody back."""
    if viewer.seat is None:
        await viewer.refuse(Refusal("not-seated"))
        return
    head, now = await live.head(), live.context.wall.now()
    if head.participants.paused and not wanted:
        await _ask(live, viewer, CallBack(viewer.seat, now + COME_BACK_WITHIN), now)
    else:
        await _ask(live, viewer, Pause(viewer.seat, wanted), now)


async def step_out(live: LiveMatch, viewer: Viewer, out: bool) -> None:
    if viewer.seat is None:
        await viewer.refuse(Refusal("not-seated"))
        return
    head, now = await live.head(), live.context.wall.now()
    until = head.clock.match_time(now) + OUT_FOR if out else None
    await _ask(live, viewer, StepOut(viewer.seat, until), now)


async def _ask(live: LiveMatch, viewer: Viewer, action: TableAction, now: int) -> None:
    await live.ask(Asked(now, None, action, person=True), viewer)
