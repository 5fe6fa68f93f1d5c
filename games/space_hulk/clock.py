"""6 Time: deadlines, what runs and what stands, what the clock decides; absence (SH-604)."""

from __future__ import annotations

from games.engine import ABSENT_AFTER, Deadline, Event, Illegal, Millis
from games.space_hulk import blips, resigning, rounds, seats
from games.space_hulk.actions import CountdownDue, DecisionDue, FloorDue, PhaseDue
from games.space_hulk.events import ByClock, PresetSet
from games.space_hulk.pieces import blocked, fire_area, squad
from games.space_hulk.settling import decision, owed_by, settle, settle_by_default
from games.space_hulk.shooting import targets
from games.space_hulk.state import PRESETS, HulkState, Timer
from games.space_hulk.steps import Check, Decision
from games.space_hulk.timing import DAYS, decision_time

AWAY = 3_000
SPREADING = ("start_blips", "alien_reinforce")
ALIENS = ("start_blips", "alien_reinforce", "alien_actions")


def acting(state: HulkState, seat: int) -> bool:
    """Whether it is the phase of that seat's side."""
    if state.phase in ALIENS:
        return seat == state.alien_seat
    return state.phase in ("deploy", "marine_actions") and seat != state.alien_seat


# ---- what runs


def regulate(state: HulkState, seat: int | None) -> None:
    """Called after every act, here by ``seat``: clocks stand while the other side owes a decision,
    and in a clean-up."""
    owner = owed_by(state)
    if state.phase in ("marine_end", "alien_end", "over"):
        state.phase_timer = Timer()
    _switch(state.phase_timer, owner is None or acting(state, owner), state.now)
    _switch(state.floor_timer, owner is None, state.now)
    _count_down(state, seat, owner)


def _switch(timer: Timer, runs: bool, now: Millis) -> None:
    left, due = timer.left, timer.due
    if runs and left is not None:
        timer.due, timer.left = now + left, None
    elif not runs and due is not None:
        timer.due, timer.left = None, max(0, due - now)


def _count_down(state: HulkState, seat: int | None, owner: int | None) -> None:
    """SH-748 It begins when nothing is left, and anew with every act of the acting side."""
    if state.options.auto_end == "off" or owner is not None or not has_nothing(state):
        state.nothing_since = None
    elif state.nothing_since is None or (seat is not None and acting(state, seat)):
        state.nothing_since = state.now


def has_nothing(state: HulkState) -> bool:
    """SH-748 By pieces and points, never by values."""
    if state.phase == "marine_actions":
        return _marines_have_nothing(state)
    return state.phase == "alien_actions" and _aliens_have_nothing(state)


def _marines_have_nothing(state: HulkState) -> bool:
    if state.cp or any(marine.ap for marine in squad(state)):
        return False
    open_shots = [state.marines[station.follow] for station in state.stations if station.follow]
    return not any(targets(state, fire_area(state, marine)) for marine in open_shots)


def _aliens_have_nothing(state: HulkState) -> bool:
    for alien in state.aliens.values():
        if alien.entry is not None:
            square = blips.entry_square(state, alien.entry)
            if alien.stage != "done" and not blocked(state) >> square & 1:
                return False
        elif alien.ap and not alien.idle:
            return False
    for blip in state.blips.values():
        if blip.at is None:
            if blips.may_enter(state, blip):
                return False
        elif blip.ap:
            return False
    return True


# ---- deadlines


def deadlines(state: HulkState) -> list[Deadline]:
    if state.result is not None:
        return []
    found = []
    step = decision(state)
    if step is not None and (at := decision_due(state, step)) is not None:
        found.append(Deadline(at, step.seat, DecisionDue(step.seat)))
    if state.floor_timer.due is not None:
        found.append(Deadline(state.floor_timer.due, seats.leader(state), FloorDue()))
    if (at := countdown_due(state)) is not None:
        found.append(Deadline(at, None, CountdownDue()))
    if (at := phase_due(state)) is not None:
        found.append(Deadline(at, None, PhaseDue(state.phase, state.round)))
    return found


def countdown_due(state: HulkState) -> Millis | None:
    """SH-748 When the phase ends for want of anything to do."""
    if state.nothing_since is None:
        return None
    return state.nothing_since + 1000 * int(state.options.auto_end)


def decision_due(state: HulkState, step: Decision) -> Millis | None:
    """SH-744 SH-604 Its own time if the clock of its side does not run; 3 s of a seat away."""
    times = []
    limit = decision_time(state, step)
    if limit is not None and not acting(state, step.seat):
        times.append(state.asked_at + limit)
    away = state.stations[step.seat].away_since
    if away is not None:
        times.append(max(away, state.asked_at) + AWAY)
    return min(times, default=None)


def waited_for(state: HulkState) -> list[int]:
    """The seats that the phase waits for."""
    if state.phase in ALIENS:
        return [state.alien_seat]
    return seats.unready(state) if state.phase == "deploy" else seats.unpressed(state)


def phase_due(state: HulkState) -> Millis | None:
    """SH-604 SH-745 By the clock, or once every seat that is waited for is absent."""
    times = [] if state.phase_timer.due is None else [state.phase_timer.due]
    owner = owed_by(state)
    away = [state.stations[seat].away_since for seat in waited_for(state)]
    gone = [since for since in away if since is not None]
    mine = owner is None or acting(state, owner)
    if gone and len(gone) == len(away) and mine and state.options.clock not in DAYS:
        times.append(max(gone) + ABSENT_AFTER)
    return min(times, default=None)


def check(state: HulkState, action: object) -> None:
    """Whether the clock may do this at all now."""
    if not any(deadline.action == action for deadline in deadlines(state)):
        raise Illegal("not-your-phase", "SH-743")


# ---- what the clock decides


def decide(state: HulkState, seat: int) -> list[Event]:
    """SH-747"""
    return [ByClock("decision", seat), *settle_by_default(state)]


def give_floor(state: HulkState) -> list[Event]:
    """SH-583"""
    return [ByClock("floor", seats.leader(state)), *seats.give_floor(state)]


def count_out(state: HulkState) -> list[Event]:
    """SH-748"""
    told: list[Event] = [ByClock("countdown")]
    if state.phase == "marine_actions":
        return told + rounds.end_marines(state, "countdown")
    return told + rounds.end_aliens(state, "countdown")


def expire(state: HulkState) -> list[Event]:
    """SH-745 SH-746 The phase is over."""
    by_clock = state.phase_timer.due is not None and state.phase_timer.due <= state.now
    why: rounds.Why = "clock" if by_clock else "absent"
    told: list[Event] = [ByClock("phase" if by_clock else "absent")]
    if state.phase == "deploy":
        return told + rounds.close_phase(state, why) + rounds.start_blips(state)
    if state.phase in SPREADING:
        return told + spread(state)
    # Only the acting side owes anything: while the other does, its clock stands.
    while decision(state) is not None:
        told += settle_by_default(state)
    if state.phase == "marine_actions":
        return told + rounds.end_marines(state, why)
    return told + _end_aliens(state, why)


def spread(state: HulkState) -> list[Event]:
    """SH-746 To the unsealed entries, fewest waiting first, then lowest number."""
    told: list[Event] = []
    for place in list(state.hand):
        entry = min(
            blips.open_entries(state), key=lambda number: (blips.waiting_at(state, number), number)
        )
        told += blips.place(state, place, entry)
    return told + rounds.after_placing(state)


def _end_aliens(state: HulkState, why: rounds.Why) -> list[Event]:
    """SH-746 Every overdue blip that can enter does so, in entry order. What the marines come to
    owe by it is awaited first; then the clock, which has nothing left, rings again. A match that is
    over has no phase to end."""
    told: list[Event] = []
    while state.phase == "alien_actions" and decision(state) is None:
        late = blips.overdue(state)
        if not late:
            return told + rounds.end_aliens(state, why)
        told += blips.enter(state, late[0])
        state.steps.append(Check())
        told += settle(state)
    return told


# ---- presets and presence


def check_preset(state: HulkState, seat: int, what: str, auto: bool) -> None:
    """SH-751"""
    if seat not in seats.in_play(state):
        raise Illegal("not-your-piece", "SH-751")
    if what not in PRESETS or (what in state.stations[seat].presets) == auto:
        raise Illegal("no-such-preset", "SH-751")


def preset(state: HulkState, seat: int, what: str, auto: bool) -> list[Event]:
    """SH-751 Everybody is told; it also settles what is open."""
    kind = next(each for each in PRESETS if each == what)
    presets = state.stations[seat].presets
    state.stations[seat].presets = [
        each for each in PRESETS if (auto if each == kind else each in presets)
    ]
    told: list[Event] = [PresetSet(seat, kind, auto)]
    step = decision(state)
    if step is not None and step.seat == seat and decided_by(step) == kind:
        told += settle_by_default(state)
    return told


def decided_by(step: Decision) -> str:
    """The name of a decision."""
    return {
        "Fight": "parry",
        "SecondHit": "extra-hit",
        "Placing": "placing",
        "Chain": "flame",
    }[type(step).__name__]


def presence(state: HulkState, seat: int, here: bool) -> None:
    """SH-604 The match hears only that nobody, or again somebody, acts for a seat."""
    station = state.stations[seat]
    if here:
        station.away_since = None
        return
    if station.away_since is None:
        station.away_since = state.now
    resigning.left(state, seat)
