"""1.8 The frame of a flight: cards are revealed, carried out step by step, and followed by a
pause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.engine import Event
from games.galaxy_trucker import (
    adventures,
    asking,
    declaring,
    hits,
    loading,
    losing,
    moving,
    scoring,
)
from games.galaxy_trucker.aboard import humans
from games.galaxy_trucker.actions import Answer, Continue, GiveUp, Roll
from games.galaxy_trucker.events import AnswerGiven, CardBegan, CardRevealed, SeatGaveUp
from games.galaxy_trucker.state import Out, TruckState, positions
from games.galaxy_trucker.steps import (
    AnyStep,
    Breathing,
    Broadside,
    Broken,
    Choosing,
    CombatLine,
    Comparing,
    Credits,
    CrewLoss,
    Days,
    Declaring,
    Facing,
    GoodsLoss,
    LandedDays,
    Landing,
    Loading,
    Offering,
    Pausing,
    Reward,
    Struck,
    Throw,
    Trying,
    Unload,
)
from games.galaxy_trucker.track import lapped


def reveal(state: TruckState) -> list[Event]:
    """GT-210 GT-211"""
    state.phase, state.since = "reveal", state.now
    state.card = state.deck.pop()
    state.number += 1
    return [CardRevealed(card=state.card, number=state.number)]


def begin_card(state: TruckState) -> list[Event]:
    state.phase = "card"
    state.landed, state.beaten, state.powerless, state.values = {}, [], [], {}
    told: list[Event] = [CardBegan(card=state.card or "")]
    return told + adventures.begin(state) + run(state)


def run(state: TruckState) -> list[Event]:
    """12.3 Steps are taken until one asks, or none is left."""
    told: list[Event] = []
    while state.agenda and state.question is None:
        told += take(state, state.agenda.pop())
    if state.question is None and state.phase == "card":
        told += after_card(state)
    return told


def take(state: TruckState, step: AnyStep) -> list[Event]:
    if isinstance(step, Declaring):
        told, settled = declaring.declare(state, step)
        return told + (adventures.after_declaring(state, step) if settled else [])
    return STEPS[type(step)](state, step)


def lose_days(state: TruckState, step: Days) -> list[Event]:
    return moving.lose_days(state, dict(zip(step.seats, step.days, strict=True)))


def win(state: TruckState, step: Credits) -> list[Event]:
    return moving.win(state, step.seat, step.credits)


STEPS: dict[type, Callable[[TruckState, Any], list[Event]]] = {
    Landing: adventures.approach,
    Unload: adventures.unload,
    Loading: loading.load,
    Days: lose_days,
    LandedDays: adventures.leave_planets,
    Facing: adventures.face,
    Reward: adventures.reward,
    Broadside: adventures.shoot,
    Throw: hits.throw,
    Struck: hits.strike,
    Broken: losing.break_up,
    Breathing: losing.breathe,
    CrewLoss: losing.lose_crew,
    GoodsLoss: losing.lose_goods,
    Offering: adventures.offer,
    Credits: win,
    CombatLine: adventures.draw_line,
    Comparing: adventures.punish,
    Trying: adventures.attempt,
}
"""What a step does, or asks."""


# ---- answers


def free(state: TruckState, step: Any, seat: int, action: Any) -> None:
    """Whatever may be said is legal."""


def rolls(state: TruckState, step: Any, seat: int) -> Roll:
    """GT-217 The server rolls."""
    return Roll(to=asking.name(state))


def goes_on(state: TruckState, step: Any, seat: int) -> Continue:
    """GT-431"""
    return Continue(to=asking.name(state))


def check_pause(state: TruckState, step: Pausing, seat: int, action: Any) -> None:
    if isinstance(action, GiveUp):
        scoring.check_give_up(state)


def declared(state: TruckState, step: Declaring, answers: dict[int, Answer]) -> list[Event]:
    return declaring.answered(state, step, answers) + adventures.after_declaring(state, step)


def paused(state: TruckState, step: Pausing, answers: dict[int, Answer]) -> list[Event]:
    """GT-432 The answers take effect together."""
    told: list[Event] = []
    for seat in positions(state):
        if isinstance(answers.get(seat), GiveUp):
            told += give_up(state, seat, "wish")
    return told + (reveal(state) if positions(state) else scoring.score(state))


CHECKS: dict[type, Callable[[TruckState, Any, int, Any], None]] = {
    Landing: adventures.check_landing,
    Loading: loading.check,
    Declaring: declaring.check,
    Struck: hits.check_hit,
    Broken: losing.check_piece,
    CrewLoss: losing.check_crew,
    GoodsLoss: losing.check_goods,
    Pausing: check_pause,
    Choosing: scoring.check_title,
}
DEFAULTS: dict[type, Callable[[TruckState, Any, int], Answer]] = {
    Landing: adventures.landing_default,
    Loading: loading.default,
    Declaring: declaring.default,
    Reward: adventures.reward_default,
    Offering: adventures.offer_default,
    Throw: rolls,
    Trying: rolls,
    Struck: hits.default_hit,
    Broken: losing.default_keep,
    CrewLoss: losing.crew_default,
    GoodsLoss: losing.goods_default,
    Pausing: goes_on,
    Choosing: scoring.title_default,
}
ANSWERED: dict[type, Callable[[TruckState, Any, dict[int, Answer]], list[Event]]] = {
    Landing: adventures.landed,
    Loading: loading.loaded,
    Declaring: declared,
    Reward: adventures.take_reward,
    Offering: adventures.take_offer,
    Throw: hits.rolled,
    Trying: adventures.sabotage,
    Struck: hits.struck,
    Broken: losing.keep,
    CrewLoss: losing.crew_answered,
    GoodsLoss: losing.goods_answered,
    Pausing: paused,
    Choosing: scoring.title_chosen,
}


def check_answer(state: TruckState, seat: int, action: Any) -> None:
    question = asking.check(state, seat, action)
    CHECKS.get(type(question.step), free)(state, question.step, seat, action)


def answer(state: TruckState, seat: int, action: Any) -> list[Event]:
    """GT-523 The last answer carries out the step; until then one is told to be there, and no
    more."""
    asking.note(state, seat, action)
    question = state.question
    assert question is not None
    return [AnswerGiven(seat=seat)] if question.waits_for else settle(state)


def settle(state: TruckState) -> list[Event]:
    question = state.question
    assert question is not None
    state.question = None
    in_order = {seat: question.answers[seat] for seat in question.seats}
    told = ANSWERED[type(question.step)](state, question.step, in_order)
    return told + run(state)


def default(state: TruckState, seat: int) -> Answer:
    """GT-533 A legal answer for whoever does not give one."""
    question = state.question
    assert question is not None
    return DEFAULTS[type(question.step)](state, question.step, seat)


# ---- after a card


def after_card(state: TruckState) -> list[Event]:
    """GT-425 to GT-431 Who must gives up; then comes the pause, or the score."""
    flying = positions(state)
    behind = lapped(flying, state.board.lap)
    told: list[Event] = []
    for seat in flying:
        if (reason := forced(state, seat, behind)) is not None:
            told += give_up(state, seat, reason)
    if not state.deck or not positions(state):
        return told + scoring.score(state)
    state.phase = "pause"
    return told + asking.ask(state, Pausing(), "pause", moving.order(state))


def forced(state: TruckState, seat: int, behind: list[int]) -> Out | None:
    """GT-425"""
    if seat in state.powerless:
        return "no-power"
    if humans(state.seats[seat].ship) == 0:
        return "no-human"
    return "lapped" if seat in behind else None


def give_up(state: TruckState, seat: int, reason: Out) -> list[Event]:
    """GT-433 GT-434 Its rocket leaves the board."""
    state.seats[seat].position, state.seats[seat].out = None, reason
    return [SeatGaveUp(seat=seat, reason=reason)]
