"""The people of a match, as its log tells of them: who has gone and who plays in their place, who
has stepped out, and whether they want the match to stand.

All of it follows from moves of the table, so every process knows the same, after a restart too.
Moments are match time, except where something is said to be of the wall.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

from django.conf import settings
from msgspec import Struct
from msgspec.structs import replace

from games.engine import (
    CallBack,
    Pause,
    Presence,
    Refusal,
    Remove,
    Resume,
    StepOut,
    Substitute,
    Suspend,
    TableAction,
)
from games.referee import AnyGame, Move

T = TypeVar("T")

AGREED = "agreed"
"""Why a match stands that its people have let stand."""
ASKED_FOR = 30_000
"""How long a wish for a pause waits for the others."""
ASK_AGAIN = 60_000
"""How long after it came to nothing the same seat may not ask again."""
COME_BACK_WITHIN = 60_000
"""Milliseconds of the wall after which a match goes on to which somebody has called all back."""
UNHURRIED = 6
"""How many times longer the patience is in matches of hours or days: people come and go there."""
OUT_FOR = 300_000
"""How long somebody may step out: once in a match, so that nobody holds up a table for good."""


class AbsencePolicy(Struct, frozen=True):
    """What happens, step by step, to the seat of somebody who has gone."""

    absent: str
    level: str | None
    """Of the bot that would play; None if the game has none."""
    patience: int
    """How long the seat shows that its person is away before anything is done about it."""

    @property
    def ends(self) -> str | None:
        """What is done in the end: ``bot``, ``remove``, or nothing, where the clock answers."""
        if self.absent == "remove" or (self.absent == "bot" and self.level is not None):
            return self.absent
        return None

    def last(self, seat: int) -> TableAction:
        return (Remove if self.absent == "remove" else Substitute)(seat, self.level)


def absence_policy(game: AnyGame, options: Any, absent: str) -> AbsencePolicy:
    """With a bot that plays neither as badly nor as well as bots of the game can."""
    level = game.levels[len(game.levels) // 2] if game.levels else None
    hurry = 1 if game.stands(options) else UNHURRIED
    return AbsencePolicy(absent, level, settings.PATIENCE_MS * hurry)


class Step(NamedTuple):
    """What the table would do by itself, and when."""

    at: int
    action: TableAction


class Wish(Struct, frozen=True):
    """Somebody wants the match to stand."""

    by: int
    agreed: frozenset[int]
    until: int


class Call(Struct, frozen=True):
    """Who wants the match to go on, and when it does, on the wall, even without the others."""

    by: frozenset[int]
    wall: int


class Participants(Struct, frozen=True, omit_defaults=True):
    """Never changed, only replaced: what is the same object is the same."""

    people: frozenset[int]
    """The seats that no bot held at the start."""
    away: dict[int, int] = {}
    """Who has gone, and since when somebody else waits for them."""
    stand_ins: dict[int, str] = {}
    """For whom a bot plays, and its level."""
    lost: frozenset[int] = frozenset()
    """Who has no say any more."""
    out: dict[int, int] = {}
    """Who has stepped out, and until when."""
    stepped_out: frozenset[int] = frozenset()
    """Who has done so in this match."""
    wish: Wish | None = None
    unwanted: dict[int, int] = {}
    """Whose wish for a pause has come to nothing, and when."""
    paused: bool = False
    call: Call | None = None

    @property
    def players(self) -> frozenset[int]:
        """The people who have a say."""
        return self.people - self.lost

    @property
    def present(self) -> frozenset[int]:
        return self.players - self.away.keys()

    # What follows from a move

    def after(self, move: Move) -> Participants:
        if move.seat is not None:
            return self._after_act_of(move.seat)
        match move.action:
            case Presence(seat, here):
                return self._with_back(seat, move.at) if here else self._without(seat, move.at)
            case Substitute(seat, None):
                return replace(
                    self._with_back(seat, move.at), stand_ins=_less(self.stand_ins, seat)
                )
            case Substitute(seat, str(level)):
                return replace(self._taken(seat, level), out=_less(self.out, seat))
            case Remove(seat, level):
                return replace(self._taken(seat, level), lost=self.lost | {seat})
            case Pause(seat, wanted):
                return self._wished(seat, move.at) if wanted else self._unwished(move.at)
            case Suspend(why):
                return replace(self, wish=None, paused=why == AGREED)
            case Resume() if self.paused:
                away = dict.fromkeys(self.away, move.at)
                return replace(self, paused=False, call=None, away=away)
            case CallBack(seat, wall):
                before = self.call or Call(frozenset(), wall)
                return replace(self, call=Call(before.by | {seat}, before.wall))
            case StepOut(seat, None):
                return replace(self, out=_less(self.out, seat))
            case StepOut(seat, int(until)):
                stepped_out = self.stepped_out | {seat}
                return replace(self, out=self.out | {seat: until}, stepped_out=stepped_out)
        return self

    def _after_act_of(self, seat: int) -> Participants:
        """Who acts is not out."""
        if seat in self.out and seat not in self.stand_ins:
            return replace(self, out=_less(self.out, seat))
        return self

    def _without(self, seat: int, at: int) -> Participants:
        return replace(self, away=self.away | {seat: at})

    def _with_back(self, seat: int, at: int) -> Participants:
        """Who comes to a table that all have left begins to wait for the others then."""
        away = _less(self.away, seat)
        if not self.present:
            away = dict.fromkeys(away, at)
        return replace(self, away=away, out=_less(self.out, seat))

    def _taken(self, seat: int, level: str | None) -> Participants:
        return self if level is None else replace(self, stand_ins=self.stand_ins | {seat: level})

    def _wished(self, seat: int, at: int) -> Participants:
        before = self.wish or Wish(seat, frozenset(), at + ASKED_FOR)
        return replace(self, wish=replace(before, agreed=before.agreed | {seat}))

    def _unwished(self, at: int) -> Participants:
        unwanted = self.unwanted if self.wish is None else self.unwanted | {self.wish.by: at}
        return replace(self, wish=None, unwanted=unwanted)

    # What the table does by itself

    def next_step(self, absence_policy: AbsencePolicy) -> Step | None:
        return min(self._steps(absence_policy), key=lambda step: step.at, default=None)

    def _steps(self, absence_policy: AbsencePolicy) -> Iterator[Step]:
        if self.wish is not None:
            yield Step(self.wish.until, Pause(self.wish.by, False))
        # While all have gone nobody waits, so nobody's seat need be played.
        if self.away and self.present and absence_policy.ends is not None:
            for seat in self.away:
                if seat not in self.stand_ins and seat not in self.lost:
                    yield Step(self.taken_at(seat, absence_policy), absence_policy.last(seat))

    def taken_at(self, seat: int, absence_policy: AbsencePolicy) -> int:
        """When the patience with somebody who is away ends."""
        return max(self.away[seat] + absence_policy.patience, self.out.get(seat, 0))

    def agreed(self) -> bool:
        """Whether all who are there want the match to stand."""
        return self.wish is not None and self.wish.agreed >= self.present

    def all_back(self) -> bool:
        """Whether all want the match to go on, those too who are away."""
        return self.call is not None and self.call.by >= self.players

    # What is refused

    def bars(self, seat: int, bot: bool) -> Refusal | None:
        """Why nobody acts for this seat now, or not who asks."""
        if self.paused:
            return Refusal("paused")
        if bot:
            held = seat in self.people and seat not in self.stand_ins
            return Refusal("not-yours") if held else None
        return Refusal("seat-lost") if seat in self.lost else None

    def judge(self, action: TableAction, now: int) -> Refusal | None:
        """Why somebody cannot do to the table what they ask for."""
        match action:
            case Pause(seat) | CallBack(seat) | StepOut(seat) if seat in self.lost:
                return Refusal("seat-lost")
            case Pause(seat, True):
                return self._may_not_wish(seat, now)
            case Pause(_, False) if self.wish is None:
                return Refusal("no-wish")
            case CallBack() if not self.paused:
                return Refusal("not-paused")
            case CallBack(seat) if self.call is not None and seat in self.call.by:
                return Refusal("called-already")
            case StepOut(seat, None) if seat not in self.out:
                return Refusal("not-out")
            case StepOut(seat, int()) if seat in self.stepped_out:
                return Refusal("stepped-out-before")
        return None

    def _may_not_wish(self, seat: int, now: int) -> Refusal | None:
        if self.paused:
            return Refusal("paused")
        if self.wish is not None:
            return Refusal("wished-already") if seat in self.wish.agreed else None
        before = self.unwanted.get(seat)
        return Refusal("wish-later") if before is not None and now < before + ASK_AGAIN else None


def _less(seats: dict[int, T], seat: int) -> dict[int, T]:
    return {other: value for other, value in seats.items() if other != seat}
