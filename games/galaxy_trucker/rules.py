"""The game on the contract of the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

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
    Refusal,
)
from games.galaxy_trucker import (
    bot,
    calling,
    clock,
    debrief,
    judging,
    offering,
    preparing,
    scoring,
    views,
)
from games.galaxy_trucker.actions import ClockAction, SeatAction
from games.galaxy_trucker.events import GameEvent, TitlesDrawn
from games.galaxy_trucker.moments import MOMENTS
from games.galaxy_trucker.state import Options, TruckState
from games.galaxy_trucker.tiles import TILES, pool
from games.galaxy_trucker.titles import TITLES
from games.galaxy_trucker.views import Scene, TableView
from games.offers import Offer

MOST_SEATS = 4


class GalaxyTrucker(Game[Options, TruckState]):
    slug = "galaxy_trucker"
    version = 2
    released = True
    options_type = Options
    state_type = TruckState
    action_type = SeatAction
    clock_type = ClockAction
    view_type = TableView
    event_type = GameEvent
    usual_seats = 2
    glance = Glance((20, 30), "middle", "together")
    moments = MOMENTS
    levels = bot.LEVELS
    seldom = (
        "building_cap",
        "last_builder",
        "peek_limit",
        "auto_flip",
        "learning_reserve",
        "learning_give_up",
        "learning_aliens",
        "gold_handicaps",
    )

    def check(self, options: Options) -> list[Refusal]:
        """GT-153 Somebody who never finishes would hold up such a flight for ever."""
        glassless = options.mode == "learning" or options.hourglass == "off"
        if glassless and options.last_builder == options.building_cap == "off":
            return [Refusal("no-end-of-building", "GT-153")]
        return []

    def seats(self, options: Options) -> range:
        return range(1, MOST_SEATS + 1)

    def unhurried(self, options: Options) -> Options | None:
        """Half an hour without the hourglass is more than three times what it leaves to build."""
        return replace(
            options,
            hourglass="off",
            building_cap="30",
            last_builder="off",
            peek_limit="off",
            pace="slow",
        )

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[TruckState, list[Event]]:
        truckers = [preparing.fresh(seat) for seat in range(seats)]
        state = TruckState(chance=chance, options=options, seats=truckers)
        told: list[Event] = []
        if options.mode == "trek":
            # GT-460
            drawn = chance.shuffled(TITLES, "titles-drawn")[:seats]
            state.drawn = [title for title in TITLES if title in drawn]
            told.append(TitlesDrawn(titles=state.drawn))
        return state, told + preparing.prepare(state)

    def offers(self, state: TruckState, seat: int) -> list[Offer]:
        return offering.offers(state, seat)

    def judge(self, state: TruckState, seat: int | None, action: Any) -> Illegal | None:
        try:
            if seat is None:
                clock.check(state, action)
            else:
                judging.check(state, seat, action)
        except Illegal as illegal:
            return illegal
        return None

    def apply(self, state: TruckState, seat: int | None, action: Any) -> list[Event]:
        if (illegal := self.judge(state, seat, action)) is not None:
            raise illegal
        return clock.tick(state, action) if seat is None else judging.do(state, seat, action)

    def presence(self, state: TruckState, seat: int, here: bool) -> list[Event]:
        return clock.presence(state, seat, here)

    def scene(self, state: TruckState, audience: Audience) -> Scene:
        return views.scene(state)

    def view(self, state: TruckState, audience: Audience) -> TableView:
        return views.views(state, (audience,))[0]

    def views(  # type: ignore[override]
        self, state: TruckState, audiences: Sequence[Audience]
    ) -> list[TableView]:
        return views.views(state, audiences)

    def out(self, state: TruckState) -> frozenset[int]:
        return scoring.out_for_good(state)

    def deadlines(self, state: TruckState) -> list[Deadline]:
        return clock.deadlines(state)

    def outcome(self, state: TruckState) -> Outcome | None:
        """GT-453 GT-454"""
        if state.phase != "over":
            return None
        credits = tuple(each.credits for each in state.seats)
        places = tuple(1 + sum(other > own for other in credits) for own in credits)
        reason = "succeeded" if max(credits) > 0 else "nobody-succeeded"
        return Outcome(places, reason, credits)

    def debrief(self, events: Sequence[Event], outcome: Outcome) -> Debrief:
        return debrief.debrief(events, outcome)

    def called(
        self, event: Mapping[str, Any], earlier: Callable[[], Sequence[Mapping[str, Any]]]
    ) -> Mapping[str, Called]:
        return calling.called(event)

    def choose(
        self, level: str, seat: int, scene: Any, view: Any, offers: list[Offer], chance: Chance
    ) -> Plan:
        return bot.choose(level, seat, view, offers, chance)

    def unshuffled(self, purpose: str) -> Sequence[str]:
        if purpose != "heap":
            return ()
        return [f"kind-{TILES[tile].kind}" for tile in pool(True)]
