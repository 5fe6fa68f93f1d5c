"""Dispatch: which action leads to which rule, and what refuses it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec.structs import replace

from games.asy_przestworzy import (
    absence,
    bot,
    clock,
    debrief,
    ending,
    firepower,
    initiative,
    laying,
    manoeuvre,
    offering,
    opening,
    phases,
    taking,
    views,
)
from games.asy_przestworzy.moments import MOMENTS
from games.asy_przestworzy.squadrons import BOTH
from games.asy_przestworzy.state import (
    WINDOWS,
    AnswerCeiling,
    AnswerFirepower,
    AnswerFor,
    AnswerRange,
    AsyState,
    Bid,
    ClockAction,
    GameEvent,
    Lay,
    Name,
    NextGame,
    Options,
    Phase,
    PickSide,
    Resign,
    Scene,
    SeatAction,
    SetAuto,
    TableView,
    TimeUp,
    UseSpeed,
    Window,
)
from games.chance import Chance
from games.engine import Audience, Deadline, Debrief, Event, Game, Glance, Illegal, Outcome, Plan
from games.offers import Offer

HOME: dict[type, tuple[Phase, str, str]] = {
    PickSide: ("sides", "wrong-phase", "AP-002"),
    Lay: ("laying", "wrong-phase", "AP-060"),
    UseSpeed: ("laying", "wrong-phase", "AP-064"),
    Name: ("naming", "wrong-phase", "AP-040"),
    NextGame: ("over", "wrong-phase", "AP-170"),
    AnswerCeiling: ("ceiling", "window-closed", "AP-044"),
    Bid: ("manoeuvre", "window-closed", "AP-080"),
    AnswerFirepower: ("firepower", "window-closed", "AP-100"),
    AnswerRange: ("range", "window-closed", "AP-112"),
}
"""Where an action belongs, and the code and rule that refuse it elsewhere."""


class AsyPrzestworzy(Game[Options, AsyState]):
    slug = "asy_przestworzy"
    version = 1
    options_type = Options
    state_type = AsyState
    action_type = SeatAction
    clock_type = ClockAction
    view_type = TableView
    event_type = GameEvent
    glance = Glance((10, 15), "light", "turns")
    moments = MOMENTS
    levels = ("easy", "normal")
    released = True

    def seats(self, options: Options) -> range:
        return range(2, 3)

    def sides(self, options: Options, seats: int) -> Sequence[str]:
        return opening.sides(options)

    def unhurried(self, options: Options) -> Options | None:
        return None if options.clock == "off" else replace(options, clock="relaxed")

    def stands(self, options: Options) -> bool:
        return options.clock != "off"

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[AsyState, list[Event]]:
        state = opening.new_match(options, chance)
        return state, opening.opens(state) + phases.go_on(state, "sides")

    def offers(self, state: AsyState, seat: int) -> list[Offer]:
        return offering.offers(state, seat)

    def judge(self, state: AsyState, seat: int | None, action: Any) -> Illegal | None:
        if seat is None:
            return _judge_clock(state, action)
        if seat not in BOTH:
            return Illegal("not-seated", "AP-001")
        if state.phase == "match-over":
            return Illegal("game-over", "AP-171")
        home = HOME.get(type(action))
        if home is not None and home[0] != state.phase:
            return Illegal(home[1], home[2])
        return _judge_seat(state, seat, action)

    def apply(self, state: AsyState, seat: int | None, action: Any) -> list[Event]:
        if (illegal := self.judge(state, seat, action)) is not None:
            raise illegal
        before = state.phase
        heard = _hear(state, seat, action)
        done = _do_clock(state, action) if seat is None else _do(state, seat, action)
        return heard + done + phases.go_on(state, before)

    def presence(self, state: AsyState, seat: int, here: bool) -> list[Event]:
        clock.be_there(state, seat, here)
        return []

    def scene(self, state: AsyState, audience: Audience) -> Scene:
        return views.scene(state)

    def view(self, state: AsyState, audience: Audience) -> TableView:
        return views.views(state, (audience,))[0]

    def views(self, state: AsyState, audiences: Sequence[Audience]) -> list[TableView]:  # type: ignore[override]
        return views.views(state, audiences)

    def deadlines(self, state: AsyState) -> list[Deadline]:
        return clock.deadlines(state)

    def outcome(self, state: AsyState) -> Outcome | None:
        return ending.outcome(state)

    def debrief(self, events: Sequence[Event], outcome: Outcome) -> Debrief:
        return debrief.debrief(events, outcome)

    def side(self, state: AsyState, seat: int) -> str | None:
        """Under which side a result is counted: none in a match whose seats exchange them."""
        return state.squadrons[seat].side if state.options.best_of == 1 else None

    def unshuffled(self, purpose: str) -> Sequence[str]:
        return opening.unshuffled(purpose)

    def choose(
        self, level: str, seat: int, scene: Any, view: Any, offers: list[Offer], chance: Chance
    ) -> Plan:
        return bot.choose(level, seat, view, offers, chance)


def _hear(state: AsyState, seat: int | None, action: Any) -> list[Event]:
    if seat is None or not absence.is_seen(state, seat, action, phases.choosing):
        return []
    return absence.hear(state, seat)


def _judge_clock(state: AsyState, action: Any) -> Illegal | None:
    if isinstance(action, TimeUp | AnswerFor):
        return clock.may_tick(state, action)
    return Illegal("not-seated", "AP-001")


def _judge_seat(state: AsyState, seat: int, action: Any) -> Illegal | None:
    match action:
        case PickSide(wish):
            return opening.may_pick(state, seat, wish)
        case Lay(aircraft):
            return laying.may_lay(state, seat, aircraft)
        case UseSpeed(aircraft):
            return laying.may_use_speed(state, seat, aircraft)
        case Name(attribute):
            return initiative.may_name(state, seat, attribute)
        case Bid(number):
            return manoeuvre.may_bid(state, seat, number)
        case AnswerCeiling() | AnswerFirepower() | AnswerRange():
            return None if seat in state.asked else Illegal("not-your-turn", HOME[type(action)][2])
        case NextGame():
            return ending.may_go_on(state, seat)
        case Resign():
            return Illegal("wrong-phase", "AP-153") if state.phase == "over" else None
        case SetAuto(window):
            return None if window in WINDOWS else Illegal("no-such-window", "AP-110")
    return Illegal("wrong-phase", "AP-200")


def _do(state: AsyState, seat: int, action: Any) -> list[Event]:
    match action:
        case PickSide(wish):
            return opening.pick(state, seat, wish)
        case Lay(aircraft):
            return laying.lay(state, seat, aircraft)
        case UseSpeed(aircraft):
            return laying.use_speed(state, seat, aircraft)
        case AnswerCeiling(use):
            return initiative.answer_ceiling(state, seat, use)
        case Name(attribute):
            return initiative.name(state, seat, attribute)
        case Bid(number):
            return manoeuvre.bid(state, seat, number)
        case AnswerFirepower(use):
            return firepower.answer_firepower(state, seat, use)
        case AnswerRange(use):
            return taking.answer_range(state, seat, use)
        case NextGame():
            return ending.go_on(state, seat)
        case Resign():
            return ending.resign(state, seat)
        case SetAuto(window, on):
            return clock.set_auto(state, seat, cast(Window, window), on)
    raise TypeError(f"no rule for {action!r}")


def _do_clock(state: AsyState, action: Any) -> list[Event]:
    match action:
        case AnswerFor(seat):
            return clock.answer_for(state, seat)
    return clock.expire(state)
