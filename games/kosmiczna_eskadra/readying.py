"""Before a round: colours, assistance, readiness, the countdown, the start (KE-001, KE-070)."""

from __future__ import annotations

from games.chance import Chance
from games.engine import Event, Illegal
from games.kosmiczna_eskadra import calm
from games.kosmiczna_eskadra.placing import draw_by_itself
from games.kosmiczna_eskadra.squadrons import deal
from games.kosmiczna_eskadra.state import (
    COLOURS,
    AssistSet,
    AutoDrawSet,
    CardsReturned,
    Colour,
    ColourPicked,
    EskadraState,
    Options,
    PlacingBegan,
    RoundBegan,
    SeatReady,
    Squadron,
)

COUNTDOWN = 3_000
"""KE-070 Milliseconds ahead for which the start is announced."""


def new_match(options: Options, seats: int, chance: Chance) -> EskadraState:
    """KE-001, KE-006 A squadron for each player; nobody has won a round yet."""
    squadrons = [Squadron() for _ in range(seats)]
    state = EskadraState(chance=chance, options=options, squadrons=squadrons, round=1)
    deal(state)
    return state


def prepare(state: EskadraState) -> list[Event]:
    """KE-004, KE-007, KE-254 The table is cleared; who has said ``continue`` is ready."""
    deal(state)
    state.table, state.fates, state.result, state.given = [], {}, None, []
    state.stop_at = state.stopper = state.frozen_at = None
    state.phase, state.since, state.beat = "ready", state.now, 0
    state.round += 1
    return [CardsReturned(round=state.round)]


def may_pick(state: EskadraState, colour: str) -> Illegal | None:
    """KE-001 Before the first round, a colour that nobody has."""
    if state.phase != "ready" or state.round > 1:
        return Illegal("wrong-phase", "KE-001")
    if colour not in COLOURS:
        return Illegal("no-such-colour", "KE-001")
    return None if colour in free_colours(state) else Illegal("colour-taken", "KE-001")


def free_colours(state: EskadraState) -> list[Colour]:
    taken = {squadron.colour for squadron in state.squadrons}
    return [colour for colour in COLOURS if colour not in taken]


def pick(state: EskadraState, seat: int, colour: Colour) -> list[Event]:
    """KE-001 The first to ask for a colour has it."""
    state.squadrons[seat].colour = colour
    return [ColourPicked(seat=seat, colour=colour)]


def may_be_ready(state: EskadraState, seat: int) -> Illegal | None:
    if state.phase != "ready":
        return Illegal("wrong-phase", "KE-254")
    return Illegal("already-ready", "KE-254") if state.squadrons[seat].ready else None


def ready(state: EskadraState, seat: int) -> list[Event]:
    state.squadrons[seat].ready = True
    return [SeatReady(seat=seat)]


def may_set_assist(state: EskadraState) -> Illegal | None:
    """KE-079 Between rounds, for the next one, if the room allows it."""
    if state.phase not in ("ready", "scoring"):
        return Illegal("wrong-phase", "KE-079")
    return None if state.options.assist == "on" else Illegal("assist-off", "KE-079")


def set_assist(state: EskadraState, seat: int, on: bool) -> list[Event]:
    state.squadrons[seat].assist_next = on
    return [AssistSet(seat=seat, on=on)]


def may_set_auto_draw(state: EskadraState) -> Illegal | None:
    """KE-076 At any time but Stop and the beats, which draw for everybody."""
    in_beat = state.phase == "placing" and state.options.pace == "calm"
    closed = in_beat or state.phase == "stopped"
    return Illegal("wrong-phase", "KE-076") if closed else None


def set_auto_draw(state: EskadraState, seat: int, on: bool) -> list[Event]:
    """KE-076 Switched on while the hand is empty, it draws at once."""
    state.squadrons[seat].auto_draw = on
    told: list[Event] = [AutoDrawSet(on=on, only=frozenset((seat,)))]
    return told + draw_by_itself(state, seat) if state.phase == "placing" else told


def count_down(state: EskadraState) -> list[Event]:
    """KE-001, KE-070 Who has no colour gets one; the start is announced."""
    told: list[Event] = []
    for seat, squadron in enumerate(state.squadrons):
        squadron.ready, squadron.assist = False, squadron.assist_next
        if squadron.colour is None:
            told += pick(state, seat, free_colours(state)[0])
    state.phase, state.since = "countdown", state.now
    state.start_at = state.now + COUNTDOWN
    return [*told, RoundBegan(round=state.round, start=state.start_at)]


def start(state: EskadraState) -> list[Event]:
    """KE-070, KE-076 All at the same moment; by auto-draw the first card is in the hand."""
    state.phase, state.since, state.landed_at = "placing", state.now, state.now
    if state.options.pace == "calm":
        return [PlacingBegan(), *calm.begin_beat(state)]
    told: list[Event] = [PlacingBegan()]
    for seat in range(len(state.squadrons)):
        told += draw_by_itself(state, seat)
    return told
