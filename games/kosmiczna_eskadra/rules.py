"""Dispatch: which action leads to which rule, and what refuses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from msgspec.structs import replace

from games.chance import Chance
from games.engine import (
    Audience,
    Called,
    Deadline,
    Debrief,
    Event,
    Game,
    Glance,
    Illegal,
    Outcome,
    Plan,
    Sample,
    Sampled,
)
from games.kosmiczna_eskadra import (
    bot,
    calling,
    clock,
    debrief,
    ending,
    offering,
    phases,
    placing,
    readying,
    scoring,
    squadrons,
    stopping,
    views,
)
from games.kosmiczna_eskadra.moments import MOMENTS
from games.kosmiczna_eskadra.state import (
    Answer,
    ClockAction,
    Colour,
    Continue,
    Draw,
    Drop,
    EskadraState,
    GameEvent,
    Hold,
    Options,
    PickColour,
    Ready,
    Resign,
    Scene,
    SeatAction,
    SetAssist,
    SetAutoDraw,
    TableView,
)
from games.offers import Offer


class KosmicznaEskadra(Game[Options, EskadraState]):
    slug = "kosmiczna_eskadra"
    version = 2
    options_type = Options
    state_type = EskadraState
    action_type = SeatAction
    clock_type = ClockAction
    view_type = TableView
    event_type = GameEvent
    signal_type = Hold
    glance = Glance((10, 15), "light", "together")
    moments = MOMENTS
    levels = bot.LEVELS
    seldom = ("beat_clock", "replay_clock", "times", "overlap", "aim_lines", "lag_compensation")
    released = True

    def seats(self, options: Options) -> range:
        return range(2, 5)

    def unhurried(self, options: Options) -> Options | None:
        live = options.pace == "live"
        clocks = options.round_clock if live else options.beat_clock, options.replay_clock
        return None if set(clocks) == {"off"} else replace(options, times="3")

    def setup(
        self, options: Options, seats: int, chance: Chance
    ) -> tuple[EskadraState, list[Event]]:
        return readying.new_match(options, seats, chance), []

    def offers(self, state: EskadraState, seat: int) -> list[Offer]:
        return offering.offers(state, seat)

    def judge(self, state: EskadraState, seat: int | None, action: Any) -> Illegal | None:
        if seat is None:
            return _judge_clock(state, action)
        if seat not in squadrons.remaining(state):
            return Illegal("not-seated", "KE-305")
        if state.phase == "over":
            return Illegal("game-over", "KE-253")
        return _judge_seat(state, seat, action)

    def apply(self, state: EskadraState, seat: int | None, action: Any) -> list[Event]:
        if (illegal := self.judge(state, seat, action)) is not None:
            raise illegal
        done = clock.tick(state, action) if seat is None else _do(state, seat, action)
        return done + phases.go_on(state)

    def presence(self, state: EskadraState, seat: int, here: bool) -> list[Event]:
        """KE-303 Who is away is not waited for between rounds; the cards stay where they are."""
        squadron = state.squadrons[seat]
        if here:
            squadron.away_since = None
        elif squadron.away_since is None:
            squadron.away_since = state.now
        return phases.go_on(state)

    def relayed(self, state: EskadraState, seat: int, signal: Hold) -> Mapping[str, int] | None:
        """Of a held card the others see where its centre is, if the room shows it."""
        shown = state.options.show_hands == "on" and placing.may_hover(state, seat, signal)
        return {"x": signal.x, "y": signal.y} if shown else None

    def samples(self, state: EskadraState) -> list[Sample]:
        return stopping.samples(state)

    def sampled(
        self, state: EskadraState, seat: int, signals: Sequence[Hold | None]
    ) -> list[Event]:
        positions = [placing.position(state, signal) for signal in signals]
        return stopping.sampled(state, seat, positions) + phases.go_on(state)

    def scene(self, state: EskadraState, audience: Audience) -> Scene:
        return views.scene(state)

    def view(self, state: EskadraState, audience: Audience) -> TableView:
        return views.views(state, (audience,))[0]

    def views(self, state: EskadraState, audiences: Sequence[Audience]) -> list[TableView]:  # type: ignore[override]
        return views.views(state, audiences)

    def out(self, state: EskadraState) -> frozenset[int]:
        """KE-305 Whoever has resigned."""
        return squadrons.resigned(state)

    def deadlines(self, state: EskadraState) -> list[Deadline]:
        return clock.deadlines(state)

    def outcome(self, state: EskadraState) -> Outcome | None:
        return ending.outcome(state)

    def debrief(self, events: Sequence[Event], outcome: Outcome) -> Debrief:
        return debrief.debrief(events, outcome)

    def called(
        self, event: Mapping[str, Any], earlier: Callable[[], Sequence[Mapping[str, Any]]]
    ) -> Mapping[str, Called]:
        return calling.called(event, earlier)

    def unshuffled(self, purpose: str) -> Sequence[str]:
        return squadrons.unshuffled(purpose)

    def choose(
        self, level: str, seat: int, scene: Any, view: Any, offers: list[Offer], chance: Chance
    ) -> Plan:
        return bot.choose(level, seat, scene, view, offers, chance)


def _judge_clock(state: EskadraState, action: Any) -> Illegal | None:
    if isinstance(action, Sampled):
        return stopping.may_sample(state, action)
    if isinstance(action, ClockAction):
        return clock.may_tick(state, action)
    return Illegal("not-seated", "KE-300")


def _judge_seat(state: EskadraState, seat: int, action: Any) -> Illegal | None:
    match action:
        case PickColour(colour):
            return readying.may_pick(state, colour)
        case Ready():
            return readying.may_be_ready(state, seat)
        case SetAssist():
            return readying.may_set_assist(state)
        case SetAutoDraw():
            return readying.may_set_auto_draw(state)
        case Draw():
            return placing.may_draw(state, seat)
        case Drop():
            return placing.may_drop(state, seat, action)
        case Answer(how):
            return stopping.may_answer(state, seat, how)
        case Continue():
            return scoring.may_continue(state, seat)
        case Resign():
            return None
    return Illegal("wrong-phase", "KE-300")


def _do(state: EskadraState, seat: int, action: Any) -> list[Event]:
    match action:
        case PickColour(colour):
            return readying.pick(state, seat, cast(Colour, colour))
        case Ready():
            return readying.ready(state, seat)
        case SetAssist(on):
            return readying.set_assist(state, seat, on)
        case SetAutoDraw(on):
            return readying.set_auto_draw(state, seat, on)
        case Draw():
            return squadrons.draw(state, seat)
        case Drop():
            return placing.drop(state, seat, action)
        case Answer(how):
            return stopping.answer(state, seat, how)
        case Continue():
            return scoring.go_on(state, seat)
        case Resign():
            return ending.resign(state, seat)
    raise TypeError(f"no rule for {action!r}")
