"""Participants: seats whose person is away, substituted by a bot, stepped out or removed, and the
pause vote.

Immutable state derived from moves of the table alone, so all processes agree, also after a restart.
Moments are match time unless said otherwise.
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
"""Reason of a ``Suspend`` that the players agreed on."""
ASKED_FOR = 30_000
"""Milliseconds until a pause request expires."""
ASK_AGAIN = 60_000
"""Milliseconds after a failed request in which the same seat may not ask again."""
COME_BACK_WITHIN = 60_000
"""Wall milliseconds from the first call-back to the end of a pause."""
UNHURRIED = 6
"""Factor on the patience in matches of hours or days, where people come and go."""
OUT_FOR = 300_000
"""Length of a step-out; one per seat and match, so that nobody blocks a table."""


class AbsencePolicy(Struct, frozen=True):
    """Absence policy: the steps applied to a seat whose person is away, and their timing."""

    absent: str
    level: str | None
    """Level of the substitute bot; None if the game has no bots."""
    patience: int
    """Milliseconds of being away before the policy applies."""

    @property
    def ends(self) -> str | None:
        """The final step: ``bot``, ``remove``, or None, where only the game's deadlines apply."""
        if self.absent == "remove" or (self.absent == "bot" and self.level is not None):
            return self.absent
        return None

    def last(self, seat: int) -> TableAction:
        return (Remove if self.absent == "remove" else Substitute)(seat, self.level)


def absence_policy(game: AnyGame, options: Any, absent: str) -> AbsencePolicy:
    """The room's policy with a substitute of middle strength."""
    level = game.levels[len(game.levels) // 2] if game.levels else None
    hurry = 1 if game.stands(options) else UNHURRIED
    return AbsencePolicy(absent, level, settings.PATIENCE_MS * hurry)


class Step(NamedTuple):
    """An automatic move of the table and the match time it is due."""

    at: int
    action: TableAction


class Wish(Struct, frozen=True):
    """A pending pause request."""

    by: int
    agreed: frozenset[int]
    until: int


class Call(Struct, frozen=True):
    """A pending call-back: the seats that are ready, and the wall time at which the match resumes
    anyway."""

    by: frozenset[int]
    wall: int


class Participants(Struct, frozen=True, omit_defaults=True):
    """Immutable; every change makes a new object, so identity means equality."""

    people: frozenset[int]
    """The seats that people held at the start."""
    away: dict[int, int] = {}
    """Away seats, and the match time since which somebody present waits for them."""
    stand_ins: dict[int, str] = {}
    """Substituted seats and the level of the bot."""
    lost: frozenset[int] = frozenset()
    """Removed seats: their person has no say in this match any more."""
    out: dict[int, int] = {}
    """Seats that stepped out, and until when."""
    stepped_out: frozenset[int] = frozenset()
    """Seats that have used their one step-out."""
    wish: Wish | None = None
    unwanted: dict[int, int] = {}
    """Seats whose last pause request failed, and when."""
    paused: bool = False
    call: Call | None = None

    @property
    def players(self) -> frozenset[int]:
        """Seats of people who have not been removed."""
        return self.people - self.lost

    @property
    def present(self) -> frozenset[int]:
        return self.players - self.away.keys()

    # Transitions

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
        """An act ends the seat's step-out."""
        if seat in self.out and seat not in self.stand_ins:
            return replace(self, out=_less(self.out, seat))
        return self

    def _without(self, seat: int, at: int) -> Participants:
        return replace(self, away=self.away | {seat: at})

    def _with_back(self, seat: int, at: int) -> Participants:
        """The seat is back. If everybody was away, patience with the others starts now."""
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

    # Automatic steps

    def next_step(
        self, absence_policy: AbsencePolicy, finished: frozenset[int] = frozenset()
    ) -> Step | None:
        """``finished``: the seats for which nothing will be decided any more."""
        return min(self._steps(absence_policy, finished), key=lambda step: step.at, default=None)

    def _steps(self, absence_policy: AbsencePolicy, finished: frozenset[int]) -> Iterator[Step]:
        if self.wish is not None:
            yield Step(self.wish.until, Pause(self.wish.by, False))
        # With nobody present nobody waits, so no seat needs a substitute.
        if self.away and self.present - finished and absence_policy.ends is not None:
            for seat in self.away:
                if seat not in self.stand_ins and seat not in self.lost | finished:
                    yield Step(self.taken_at(seat, absence_policy), absence_policy.last(seat))

    def taken_at(self, seat: int, absence_policy: AbsencePolicy) -> int:
        """Match time at which the policy applies to an away seat."""
        return max(self.away[seat] + absence_policy.patience, self.out.get(seat, 0))

    def agreed(self, finished: frozenset[int] = frozenset()) -> bool:
        """Whether all present players agree to the pause; those who are out are not asked."""
        asked = self.present - finished
        return bool(asked) and self.wish is not None and self.wish.agreed >= asked

    def all_back(self, finished: frozenset[int] = frozenset()) -> bool:
        """Whether every player, present or away, has answered the call-back."""
        return self.call is not None and self.call.by >= self.players - finished

    # Refusals

    def bars(self, seat: int, bot: bool) -> Refusal | None:
        """Why the seat, or this actor for it, may not act now; None if it may."""
        if self.paused:
            return Refusal("paused")
        if bot:
            held = seat in self.people and seat not in self.stand_ins
            return Refusal("not-yours") if held else None
        return Refusal("seat-lost") if seat in self.lost else None

    def judge(self, action: TableAction, now: int) -> Refusal | None:
        """Why a pause, call-back or step-out request is refused; None if it is not."""
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
