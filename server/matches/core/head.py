"""The decoded head of a match: state, version, clock, participants and how much each audience was
told."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec
from msgspec import Raw, Struct

from games import referee, undo
from games.engine import Action, Audience, Begin, Event, Resume, State, Suspend
from games.offers import Offer
from games.referee import Codec, Move, codec
from games.registry import game_called
from games.undo import Past
from server.matches.core.clock import MatchClock
from server.matches.core.participants import AbsencePolicy, Participants, absence_policy
from server.matches.core.rows import CheckpointRow, MatchRow, Row

REMEMBERED = 48
"""Accepted acts per match kept in memory, to answer a resend without a query."""

_encode = msgspec.json.Encoder().encode


class StoredMove(Struct, frozen=True, omit_defaults=True):
    """The body of a row. Events are written for history and never read back into the rules."""

    action: Raw
    events: Raw
    draws: Raw
    lag: int = 0


class StoredHead(Struct, frozen=True, rename={"participants": "company"}):
    """A head as stored in a checkpoint."""

    state: Raw
    counts: list[int]
    clock: MatchClock
    participants: Participants | None = None
    """None in checkpoints written before participants were tracked."""


class Begun(Struct, frozen=True):
    """The immutable facts of a match, decoded from its row."""

    id: int
    game: referee.AnyGame
    codec: Codec
    options: Any
    seats: int
    bots: dict[int, str]
    absence_policy: AbsencePolicy
    seed: str
    begun_at: int
    audiences: list[Audience]

    def audience_of(self, state: State, seat: int | None) -> Audience:
        return () if seat is None else self.game.audience(state, seat)


class Head:
    """The match at one version: state, clock, participants, and the number of moves told to each
    audience."""

    __slots__ = (
        "_finished",
        "_rings",
        "begun",
        "clock",
        "counts",
        "done",
        "participants",
        "past",
        "state",
        "version",
    )

    def __init__(
        self,
        begun: Begun,
        version: int,
        state: State,
        counts: list[int],
        clock: MatchClock,
        participants: Participants,
        done: OrderedDict[tuple[int, str], Action],
        past: Past = (),
    ) -> None:
        self.begun = begun
        self.version = version
        self.state = state
        self.counts = counts
        self.clock = clock
        self.participants = participants
        self.done = done
        self.past = past
        """What can be taken back. Never stored: no checkpoint is written while there is any."""
        self._rings: tuple[int, int | None] | None = None
        """Cache of ``due``: the version it was computed for, and the result."""
        self._finished: tuple[int, frozenset[int]] | None = None
        """The same of ``finished``."""

    def copy(self) -> Head:
        """A copy to plan on. Ids of acts are shared with the original: they are noted only after
        the commit."""
        copied = Head(
            self.begun,
            self.version,
            self.begun.codec.copy(self.state),
            self.counts.copy(),
            self.clock.copy(),
            self.participants,
            self.done,
            self.past,
        )
        copied._rings, copied._finished = self._rings, self._finished
        return copied

    @property
    def over(self) -> bool:
        return self.begun.game.outcome(self.state) is not None

    @property
    def finished(self) -> frozenset[int]:
        """Seats for which nothing will be decided any more. Cached per version."""
        if self._finished is None or self._finished[0] != self.version:
            self._finished = self.version, self.begun.game.out(self.state)
        return self._finished[1]

    def n(self, audience: Audience) -> int:
        """How many moves have told this audience something."""
        return self.counts[self.begun.audiences.index(audience)]

    def offers(self, seat: int) -> list[Offer]:
        """The game's to this seat, and to take its last act back."""
        return undo.offers(self.begun.game, self.state, self.past, seat)

    def play(
        self,
        seat: int | None,
        action: Action,
        at: int,
        lag: int = 0,
        kept: State | None = None,
    ) -> Move:
        """Play an action, or take one back, and take the move in. ``kept``: the state as it is, in
        an object that nobody changes. Raises ``Illegal``, and then nothing has changed."""
        self.state, self.past, move = undo.act(
            self.begun.game, self.state, self.past, seat, action, at, lag, kept
        )
        self.take_in(move)
        return move

    def take_in(self, move: Move) -> None:
        """Count a move that the state already contains."""
        self.version += 1
        if move.seat is None:
            self.past = ()
        for_all = any(event.only is None for event in move.events)
        for index, audience in enumerate(self.begun.audiences):
            if for_all or may_hear(move.events, audience):
                self.counts[index] += 1
        self.participants = self.participants.after(move)
        match move.action:
            case Suspend():
                self.clock.suspend(move.at)
            case Resume(wall):
                self.clock.resume(wall)

    def note_done(self, seat: int, id: str, action: Action) -> None:
        self.done[seat, id] = action
        while len(self.done) > REMEMBERED:
            self.done.popitem(last=False)

    def due(self) -> int | None:
        """Wall time of the next deadline or absence step. Cached per version."""
        if self._rings is None or self._rings[0] != self.version:
            self._rings = self.version, self._next_ring()
        return self._rings[1]

    def _next_ring(self) -> int | None:
        if self.over:
            return None
        if self.participants.paused:
            return None if self.participants.call is None else self.participants.call.wall
        deadline = referee.next_deadline(self.begun.game, self.state)
        step = self.participants.next_step(self.begun.absence_policy, self.finished)
        moments = [due.at for due in (deadline, step) if due is not None]
        return self.clock.wall(min(moments)) if moments else None

    @property
    def bots(self) -> dict[int, str]:
        """The seats that bots play now, and their levels."""
        return self.begun.bots | self.participants.stand_ins

    def checkpoint(self) -> str:
        kept = StoredHead(Raw(_encode(self.state)), self.counts, self.clock, self.participants)
        return _encode(kept).decode()


def may_hear(events: list[Event], audience: Audience) -> bool:
    """Whether any restricted event is addressed to this audience."""
    return any(event.only and not event.only.isdisjoint(audience) for event in events)


def begin(row: MatchRow) -> tuple[Head, Move]:
    """The head after the move that begins a match, and that move: by the rules it began with."""
    game = game_called(row.game, row.rules_version)
    own = codec(game)
    options = own.options(row.options)
    state, move = referee.begin(game, options, row.seats, row.seed)
    bots = msgspec.json.decode(row.bots, type=dict[int, str])
    begun = Begun(
        id=row.id,
        game=game,
        codec=own,
        options=options,
        seats=row.seats,
        bots=bots,
        absence_policy=absence_policy(game, options, row.absent),
        seed=row.seed,
        begun_at=row.begun_at,
        audiences=referee.audiences(game, state, row.seats),
    )
    counts = [0] * len(begun.audiences)
    participants = Participants(frozenset(range(row.seats)) - bots.keys())
    head = Head(begun, 0, state, counts, MatchClock(begun.begun_at), participants, OrderedDict())
    head.take_in(move)
    return head, move


def head_from(first: Head, checkpoint: CheckpointRow | None, rows: list[Row]) -> Head:
    """The newest head: the checkpoint, if it was written by the same rules version, else the first
    head, plus the rows after it.

    Of the rows up to the checkpoint only the ids of acts are taken.
    """
    head = _head_at_checkpoint(first, checkpoint)
    for row in rows:
        if row.version > head.version:
            apply_row(head, row)
        elif row.id is not None and row.seat is not None:
            head.note_done(row.seat, row.id, action_of(head.begun, row))
    return head


def _head_at_checkpoint(first: Head, checkpoint: CheckpointRow | None) -> Head:
    begun = first.begun
    if checkpoint is None or checkpoint.rules_version != begun.game.version:
        return first
    kept = msgspec.json.decode(checkpoint.body, type=StoredHead)
    state = begun.codec.state(kept.state)
    participants = kept.participants or first.participants
    return Head(
        begun, checkpoint.version, state, kept.counts, kept.clock, participants, OrderedDict()
    )


def apply_row(head: Head, row: Row) -> Move:
    """Replay a stored row on the head. Deterministic: it produces the events in the row."""
    stored = msgspec.json.decode(row.body, type=StoredMove)
    action = head.begun.codec.logged(stored.action)
    if isinstance(action, Begin):
        raise ValueError("a match begins once")
    move = head.play(row.seat, action, row.at, stored.lag)
    if row.id is not None and row.seat is not None:
        head.note_done(row.seat, row.id, action)
    return move


def action_of(begun: Begun, row: Row) -> Action:
    return begun.codec.logged(msgspec.json.decode(row.body, type=StoredMove).action)


def row_of(version: int, move: Move, id: str | None) -> Row:
    body: dict[str, Any] = {"action": move.action, "events": move.events, "draws": move.draws}
    if move.lag:
        body["lag"] = move.lag
    return Row(version, move.seat, id, move.at, Raw(_encode(body)))
