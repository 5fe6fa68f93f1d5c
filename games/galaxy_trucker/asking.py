"""GT-216, GT-522, GT-523 Questions of the flight: who is asked, what was said, when it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.engine import Event, Illegal, Millis
from games.galaxy_trucker import timing
from games.galaxy_trucker.actions import (
    Accept,
    AnswerHit,
    ChooseTitle,
    Continue,
    Declare,
    Decline,
    GiveUp,
    KeepPiece,
    Land,
    Load,
    LoseCrew,
    LoseGoods,
    Pass,
    Roll,
)
from games.galaxy_trucker.state import Question, TruckState
from games.galaxy_trucker.steps import AnyStep

KINDS: dict[str, tuple[type, ...]] = {
    "roll": (Roll,),
    "power": (Declare,),
    "hit": (AnswerHit,),
    "piece": (KeepPiece,),
    "lose-crew": (LoseCrew,),
    "lose-goods": (LoseGoods,),
    "load": (Load,),
    "land": (Land, Pass),
    "offer": (Accept, Decline),
    "pause": (Continue, GiveUp),
    "title": (ChooseTitle,),
}
"""What may be said to each kind of question."""


def ask(
    state: TruckState, step: AnyStep, kind: str, seats: Sequence[int], at: str = ""
) -> list[Event]:
    """The flight waits for these seats. Needs no event: the view's turn says what is asked."""
    state.question = Question(
        step=step,
        kind=kind,
        name=f"{state.number}.{at}" if at else str(state.number),
        seats=list(seats),
        since=state.now,
    )
    return []


def check(state: TruckState, seat: int, action: Any) -> Question:
    """What refuses an answer whatever it says; answers the question."""
    question = state.question
    if question is None or not isinstance(action, KINDS[question.kind]):
        raise Illegal("wrong-phase", "GT-031")
    if getattr(action, "to", question.name) != question.name:
        raise Illegal("not-asked", "GT-522")
    if seat not in question.seats:
        raise Illegal(*_not_asked(question.kind))
    if seat in question.answers:
        raise Illegal("already-answered", "GT-523")
    return question


def _not_asked(kind: str) -> tuple[str, str]:
    if kind == "roll":
        return "not-your-roll", "GT-214"
    if kind == "pause":
        return "not-flying", "GT-431"
    return "not-your-turn", "GT-031"


def note(state: TruckState, seat: int, action: Any) -> None:
    question = state.question
    assert question is not None
    question.answers[seat] = action


def name(state: TruckState) -> str:
    """GT-522 Of the question that is asked now: what an answer repeats."""
    assert state.question is not None
    return state.question.name


def until(state: TruckState, question: Question) -> Millis:
    return question.since + timing.wait(state.options, question.kind)
