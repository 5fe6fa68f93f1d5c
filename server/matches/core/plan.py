"""Plans an act, without I/O: settle what is due, then judge and apply the action on a copy of the
head."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from games import referee, undo
from games.engine import (
    Action,
    CallBack,
    Illegal,
    Pause,
    Presence,
    Refusal,
    Resume,
    State,
    StepOut,
    Substitute,
    Suspend,
)
from games.referee import Move
from server.matches.core.head import Head, row_of
from server.matches.core.participants import AGREED
from server.matches.core.rows import Act

ALONE = 120_000
"""Milliseconds without anybody connected after which a match is suspended."""


class ClockFault(Exception):
    """The rules failed at a deadline or an automatic step: no act can get past it."""


class Asked(Struct, frozen=True):
    """A request to a match at a wall time."""

    at: int
    seat: int | None = None
    action: Action | None = None
    """None: only settle."""
    id: str | None = None
    person: bool = False
    """Asked by a person; resumes a match that was suspended for lack of people."""
    bot: bool = False
    """Asked by a bot; refused for seats that a person plays."""
    decided_at: int | None = None
    """The seat's ``n`` at which a bot decided; refused once the seat has been told more, since the
    decision is then another process's act, or has to be made anew."""
    lag: int = 0
    """Estimated network delay of the request in milliseconds."""


class PlanContext(Struct, frozen=True):
    """Facts for planning that the game does not know: outages, presence, faults."""

    outages: Sequence[tuple[int, int]] = ()
    """Intervals without any web process, in chronological order."""
    alone_since: int | None = None
    """Wall time since which nobody of any seat is connected; None while somebody is."""
    stopped: tuple[int, int] | None = None
    """The interval for which the match was frozen, when it is being resumed."""


class Planned(Struct):
    """A planned act: the resulting head and the moves that lead to it."""

    base: int
    head: Head
    moves: list[Move]
    asked: Asked
    refusal: Refusal | None = None

    def act(self) -> Act:
        """The rows to commit. Requires at least one move."""
        accepted = self.asked.id if self.refusal is None else None
        last = len(self.moves) - 1
        rows = [
            row_of(self.base + 1 + index, move, accepted if index == last else None)
            for index, move in enumerate(self.moves)
        ]
        head = self.head
        outcome = head.begun.game.outcome(head.state)
        text = None if outcome is None else head.begun.codec.encode(outcome).decode()
        return Act(head.begun.id, self.base, head.due(), rows, text)


def plan(head: Head, asked: Asked, plan_context: PlanContext) -> Planned:
    """On a copy of the head: the moves of clock and table due up to ``asked.at``, then the
    action."""
    planned = Planned(head.version, head.copy(), [], asked)
    try:
        for move in _passing(planned.head, asked, plan_context):
            planned.head.take_in(move)
            planned.moves.append(move)
    except Exception as error:
        raise ClockFault from error
    if asked.action is not None:
        _judge(planned, asked.action, None if planned.moves else head.state)
    if asked.seat is None:
        for move in _agreed(planned.head, asked):
            planned.head.take_in(move)
            planned.moves.append(move)
    return planned


def owes_time(head: Head, now: int, plan_context: PlanContext) -> bool:
    """Whether the match clock still counts an outage, and would tell too little time left."""
    return not head.over and any(_counts_yet(head, gone, now) for gone in plan_context.outages)


def why_not(head: Head, seat: int, action: Action, at: int) -> Refusal | None:
    """Why that seat's action would be refused at that wall time; None if nothing forbids it.

    Judged on a copy, as the seat sees the match: what is due and not yet told is not settled.
    """
    if (barred := head.participants.bars(seat, bot=False)) is not None:
        return barred
    copied = head.copy()
    copied.state.now = max(copied.state.now, copied.clock.match_time(at))
    illegal = undo.judge(head.begun.game, copied.state, head.past, seat, action)
    return None if illegal is None else illegal.refusal


def _judge(planned: Planned, action: Action, kept: State | None) -> None:
    head, asked = planned.head, planned.asked
    at = head.clock.match_time(asked.at)
    if (refusal := _barred(head, asked, action, at)) is not None:
        planned.refusal = refusal
        return
    if isinstance(action, Presence) and not _is_news(head, action):
        return
    try:
        move = head.play(asked.seat, action, at, asked.lag, kept)
    except Illegal as illegal:
        planned.refusal = illegal.refusal
        return
    planned.moves.append(move)


def _barred(head: Head, asked: Asked, action: Action, at: int) -> Refusal | None:
    """Refusals that do not depend on the game."""
    if asked.seat is not None:
        if asked.decided_at is not None:
            audience = head.begun.audience_of(head.state, asked.seat)
            if head.n(audience) != asked.decided_at:
                return Refusal("stale")
        return head.participants.bars(asked.seat, asked.bot)
    if isinstance(action, (Pause, CallBack, StepOut)):
        if head.over:
            return Refusal("game-over")
        return head.participants.judge(action, at)
    return None


def _is_news(head: Head, action: Presence) -> bool:
    if not action.here and action.seat in head.finished:
        return False
    return (action.seat in head.participants.away) == action.here


def _passing(head: Head, asked: Asked, plan_context: PlanContext) -> Iterator[Move]:
    """Credit outages, suspend an abandoned match, resume it for a person, settle deadlines, hand
    the seat back."""
    if head.over:
        return
    participants = head.participants
    if participants.paused and participants.call is not None and participants.call.wall <= asked.at:
        yield _go_on(head, participants.call.wall)
    for outage in plan_context.outages:
        yield from _credit(head, outage, asked.at, "outage")
    if plan_context.stopped is not None:
        yield from _credit(head, plan_context.stopped, asked.at, "fault")
    if _left_alone(head, asked, plan_context) and plan_context.alone_since is not None:
        yield from _stand(head, plan_context.alone_since + ALONE, "nobody")
    if head.clock.suspended and asked.person and not head.participants.paused:
        yield _go_on(head, asked.at)
    if not head.clock.suspended:
        yield from _settle(head, asked.at)
    if (seat := _who_is_here(asked)) is not None:
        yield from _hand_back(head, seat, asked.at)


def _credit(head: Head, gone: tuple[int, int], now: int, why: str) -> Iterator[Move]:
    """Take an outage or a freeze out of match time, by a suspend and a resume."""
    began, ended = gone
    if _counts_yet(head, gone, now):
        yield from _stand(head, began, why)
        yield _go_on(head, ended)


def _counts_yet(head: Head, gone: tuple[int, int], now: int) -> bool:
    _, ended = gone
    return not head.clock.suspended and head.clock.resumed_at < ended <= now


def _left_alone(head: Head, asked: Asked, plan_context: PlanContext) -> bool:
    since = plan_context.alone_since
    return (
        since is not None
        and not head.clock.suspended
        and since + ALONE <= asked.at
        and head.begun.game.stands(head.begun.options)
    )


def _settle(head: Head, wall: int) -> Iterator[Move]:
    """Deadlines of the game and steps of the absence policy, each at its own match time."""
    if (due := head.due()) is None or due > wall:
        return
    game, until = head.begun.game, head.clock.match_time(wall)
    while (
        step := head.participants.next_step(head.begun.absence_policy, head.finished)
    ) is not None and step.at <= until:
        yield from referee.settle(game, head.state, step.at)
        if head.over:
            return
        yield referee.play(game, head.state, None, step.action, step.at)
    yield from referee.settle(game, head.state, until)


def _who_is_here(asked: Asked) -> int | None:
    """The seat whose person is evidently connected, if the request shows that."""
    if isinstance(asked.action, Presence) and asked.action.here:
        return asked.action.seat
    return asked.seat if asked.person else None


def _hand_back(head: Head, seat: int, wall: int) -> Iterator[Move]:
    """Return a substituted seat to its person before anything else in this act."""
    game, participants = head.begun.game, head.participants
    at = head.clock.match_time(wall)
    if head.over:
        return
    if seat in participants.stand_ins and seat not in participants.lost:
        yield referee.play(game, head.state, None, Substitute(seat), at)
    elif seat in participants.away:
        yield referee.play(game, head.state, None, Presence(seat, here=True), at)


def _agreed(head: Head, asked: Asked) -> Iterator[Move]:
    """Carry out a pause, or the end of one, as soon as everybody agrees."""
    game, participants = head.begun.game, head.participants
    if head.over:
        return
    if participants.agreed(head.finished):
        at = head.clock.match_time(asked.at)
        yield referee.play(game, head.state, None, Suspend(AGREED), at)
    elif participants.all_back(head.finished):
        yield _go_on(head, asked.at)


def _stand(head: Head, wall: int, why: str) -> Iterator[Move]:
    yield from _settle(head, wall)
    if not head.over:
        at = max(head.state.now, head.clock.match_time(wall))
        yield referee.play(head.begun.game, head.state, None, Suspend(why), at)


def _go_on(head: Head, wall: int) -> Move:
    return referee.play(head.begun.game, head.state, None, Resume(wall), head.state.now)
