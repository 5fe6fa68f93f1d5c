"""The game on the contract of the house: what refuses an action, what it does, what is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from games.chance import Chance
from games.engine import (
    Audience,
    Deadline,
    Debrief,
    Event,
    Game,
    Glance,
    Illegal,
    Outcome,
    Plan,
    Problem,
    Refusal,
)
from games.offers import Offer
from games.space_hulk import (
    bot,
    clock,
    debrief,
    doing,
    examining,
    judging,
    offering,
    opening,
    seats,
    victory,
    views,
)
from games.space_hulk.actions import ClockAction, SeatAction
from games.space_hulk.events import GameEvent
from games.space_hulk.moments import MOMENTS
from games.space_hulk.scenarios import Scenario
from games.space_hulk.settling import settle
from games.space_hulk.state import HulkState, Options, Scene, TableView
from games.space_hulk.timing import DAYS


class SpaceHulk(Game[Options, HulkState]):
    slug = "space_hulk"
    version = 1
    released = True
    options_type = Options
    state_type = HulkState
    action_type = SeatAction
    clock_type = ClockAction
    view_type = TableView
    event_type = GameEvent
    document_type = Scenario
    with_document: ClassVar[Mapping[str, str]] = {"scenario": "own"}
    usual_seats = 2
    glance = Glance((25, 40), "deep", "turns")
    moments = MOMENTS
    levels = bot.LEVELS
    seldom = (
        "shooting_die",
        "jam_faces",
        "supply",
        "blip_may_enter_sight",
        "turn_to_face",
        "airlock_closers",
        "overwatch_overlap",
        "play_out_round",
        "handicap_cp",
        "handicap_rounds",
        "handicap_blips",
    )

    def check(self, options: Options) -> list[Refusal]:
        try:
            opening.scenario_of(options)
        except Illegal as illegal:
            return [illegal.refusal]
        return []

    def examine(self, document: Any) -> list[Problem]:
        return examining.examine(document)

    def seats(self, options: Options) -> range:
        return opening.seats_of(options)

    def sides(self, options: Options, seats: int) -> Sequence[str]:
        return opening.sides(options, seats)

    def side(self, state: HulkState, seat: int) -> str:
        """Under which side a result is counted, drawn by lot or not."""
        return "aliens" if seat == state.alien_seat else "marines"

    def unhurried(self, options: Options) -> Options | None:
        if options.clock == "off":
            return None
        return options if options.clock in DAYS else replace(options, clock="relaxed")

    def stands(self, options: Options) -> bool:
        return options.clock not in DAYS

    def undo(self, state: HulkState) -> bool:
        """SH-600 Dice, draws and the events that are final bar it."""
        return state.options.undo == "on"

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[HulkState, list[Event]]:
        state, told = opening.new_match(options, seats, chance)
        return state, closed(state, None, told)

    def offers(self, state: HulkState, seat: int) -> list[Offer]:
        return offering.offers(state, seat)

    def judge(self, state: HulkState, seat: int | None, action: Any) -> Illegal | None:
        try:
            if seat is None:
                clock.check(state, action)
            else:
                judging.check(state, seat, action)
        except Illegal as illegal:
            return illegal
        return None

    def apply(self, state: HulkState, seat: int | None, action: Any) -> list[Event]:
        if (illegal := self.judge(state, seat, action)) is not None:
            raise illegal
        told = doing.tick(state, action) if seat is None else doing.do(state, seat, action)
        return closed(state, seat, told)

    def presence(self, state: HulkState, seat: int, here: bool) -> list[Event]:
        clock.presence(state, seat, here)
        return closed(state, None, [])

    def audience(self, state: HulkState, seat: int) -> Audience:
        return views.audience(state, seat)

    def scene(self, state: HulkState, audience: Audience) -> Scene:
        return views.scene(state)

    def view(self, state: HulkState, audience: Audience) -> TableView:
        return views.views(state, (audience,))[0]

    def views(self, state: HulkState, audiences: Sequence[Audience]) -> list[TableView]:  # type: ignore[override]
        return views.views(state, audiences)

    def out(self, state: HulkState) -> frozenset[int]:
        return seats.out(state)

    def deadlines(self, state: HulkState) -> list[Deadline]:
        return clock.deadlines(state)

    def outcome(self, state: HulkState) -> Outcome | None:
        return victory.outcome(state)

    def debrief(self, events: Sequence[Event], outcome: Outcome) -> Debrief:
        return debrief.debrief(events)

    def choose(
        self, level: str, seat: int, scene: Any, view: Any, offers: list[Offer], chance: Chance
    ) -> Plan:
        return bot.choose(level, seat, scene, view, offers, chance)


def closed(state: HulkState, seat: int | None, told: list[Event]) -> list[Event]:
    """What follows every act, by whomever: phases and questions in which nobody is waited for, the
    dice that lie on the table, the clocks."""
    while state.result is None and (more := doing.go_on(state)):
        told = told + more + settle(state)
    state.rolls = views.lying(told) or state.rolls
    state.fallen = views.fallen(told) or state.fallen
    clock.regulate(state, seat)
    return told
