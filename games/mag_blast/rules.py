"""The game on the contract of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.chance import Chance
from games.engine import Audience, Deadline, Debrief, Event, Game, Glance, Illegal, Outcome, Plan
from games.mag_blast import (
    acting,
    bot,
    clock,
    debrief,
    judging,
    leaving,
    offering,
    opening,
    progress,
    views,
)
from games.mag_blast.actions import ClockAction, Noise, SeatAction
from games.mag_blast.cards import CARDS
from games.mag_blast.events import MagEvent
from games.mag_blast.flagships import FLAGSHIPS
from games.mag_blast.moments import MOMENTS
from games.mag_blast.ships import SHIPS
from games.mag_blast.state import MagState, Options
from games.mag_blast.views import MagView, Scene
from games.offers import Offer

MOST_SEATS, MOST_PICKING = 8, 5


class Cheer(Struct, frozen=True, forbid_unknown_fields=True):
    """MB-225 The noise of an eliminated player; the count makes two equal ones differ."""

    noise: Noise
    count: Annotated[int, Meta(ge=0, le=255)]


class MagBlast(Game[Options, MagState]):
    slug = "mag_blast"
    version = 1
    options_type = Options
    state_type = MagState
    action_type = SeatAction
    clock_type = ClockAction
    view_type = MagView
    event_type = MagEvent
    signal_type = Cheer
    usual_seats = 4
    glance = Glance((15, 40), "middle", "turns")
    moments = MOMENTS
    levels = bot.LEVELS
    seldom: ClassVar[Sequence[str]] = ("sound_help", "flagships", "balanced")
    released = True

    def seats(self, options: Options) -> range:
        """MB-050 With ``pick`` there are flagships for five."""
        return range(2, 1 + (MOST_SEATS if options.flagships == "random" else MOST_PICKING))

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[MagState, list[Event]]:
        return opening.set_up(options, seats, chance)

    def offers(self, state: MagState, seat: int) -> list[Offer]:
        return offering.offers(state, seat)

    def judge(self, state: MagState, seat: int | None, action: Any) -> Illegal | None:
        try:
            if seat is None:
                clock.check(state, action)
            else:
                judging.check(state, seat, action)
        except Illegal as illegal:
            return illegal
        return None

    def apply(self, state: MagState, seat: int | None, action: Any) -> list[Event]:
        if (illegal := self.judge(state, seat, action)) is not None:
            raise illegal
        before = state.number, state.phase
        told = clock.tick(state, action) if seat is None else acting.do(state, seat, action)
        return progress.with_phase(state, before, progress.settle(state, told))

    def presence(self, state: MagState, seat: int, here: bool) -> list[Event]:
        return leaving.presence(state, seat, here)

    def relayed(self, state: MagState, seat: int, signal: Any) -> Mapping[str, int] | None:
        """MB-225 Only the eliminated cheer, as long as the match is on."""
        if state.phase == "over" or state.players[seat].alive:
            return None
        return {"noise": signal.noise, "count": signal.count}

    def scene(self, state: MagState, audience: Audience) -> Scene:
        return views.scene(state)

    def view(self, state: MagState, audience: Audience) -> MagView:
        return views.views(state, (audience,))[0]

    def views(  # type: ignore[override]
        self, state: MagState, audiences: Sequence[Audience]
    ) -> list[MagView]:
        return views.views(state, audiences)

    def out(self, state: MagState) -> frozenset[int]:
        """MB-433"""
        return frozenset(state.out)

    def deadlines(self, state: MagState) -> list[Deadline]:
        return clock.deadlines(state)

    def outcome(self, state: MagState) -> Outcome | None:
        """MB-435 The winner first, then in reverse order of elimination."""
        if state.ended_by is None:
            return None
        ranking = [*state.living, *reversed(state.out)]
        places = tuple(ranking.index(seat) + 1 for seat in range(len(state.players)))
        return Outcome(places, state.ended_by)

    def debrief(self, events: Sequence[Event], outcome: Outcome) -> Debrief:
        return debrief.debrief(events)

    def unshuffled(self, purpose: str) -> Sequence[str]:
        piles: dict[str, tuple[str, Sequence[str]]] = {
            "flagships": ("flagship", list(FLAGSHIPS)),
            "fleet-ships": ("ship", list(SHIPS)),
            "action-cards": ("card", list(CARDS)),
        }
        name, things = piles.get(purpose, ("", ()))
        return [f"{name}-{thing}" for thing in things]

    def unhurried(self, options: Options) -> Options | None:
        return replace(options, pace="relaxed")

    def choose(
        self, level: str, seat: int, scene: Any, view: Any, offers: list[Offer], chance: Chance
    ) -> Plan:
        return bot.choose(level, seat, scene, view, offers, chance)
