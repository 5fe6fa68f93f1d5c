"""2.12 Blips: drawing and placing them, entering, converting them of one's own will."""

from __future__ import annotations

from operator import attrgetter

from games.engine import Event, Illegal
from games.space_hulk.board import FACINGS, Facing, distances
from games.space_hulk.events import (
    AlienEntered,
    AlienLost,
    AlienPlaced,
    BlipEntered,
    BlipPlaced,
    BlipsDrawn,
    BlipTurned,
    DiscardRecycled,
    StartBlipsDrawn,
    ValuesDrawn,
)
from games.space_hulk.moving import would_be_seen
from games.space_hulk.paying import begin, check_payment, retire
from games.space_hulk.pieces import blocked, board, opaque, squad
from games.space_hulk.state import Alien, Blip, Due, HulkState
from games.space_hulk.steps import Placing

# ---- reinforcement


def waiting_at(state: HulkState, entry: int) -> int:
    """SH-402 Blips waiting at an entry; aliens outside are not counted."""
    return sum(blip.entry == entry for blip in state.blips.values())


def open_entries(state: HulkState) -> list[int]:
    """SH-142 SH-402 Unsealed entries with room for another blip."""
    return [
        number
        for number in range(1, len(board(state).entries) + 1)
        if number not in state.sealed
        and waiting_at(state, number) < state.ruleset.waiting_per_entry
    ]


def free_places(state: HulkState) -> int:
    return sum(
        state.ruleset.waiting_per_entry - waiting_at(state, number)
        for number in open_entries(state)
    )


def counters_left(state: HulkState) -> int:
    """SH-405 In the supply, and in the discard if that comes back."""
    left = sum(state.supply.values())
    return left + sum(state.discard.values()) if state.ruleset.recycle_blips else left


def draw_start(state: HulkState) -> list[Event]:
    """SH-020"""
    number = min(state.scenario.start_blips, free_places(state), counters_left(state))
    return _draw(state, number, StartBlipsDrawn(number))


def draw_reinforcement(state: HulkState) -> list[Event]:
    """SH-400 The list of the scenario is used cyclically. SH-403 SH-404"""
    wanted = state.scenario.blips_per_round
    due = wanted[(state.round - 1) % len(wanted)] + state.options.handicap_blips
    number = min(max(0, due), free_places(state), counters_left(state))
    return _draw(state, number, BlipsDrawn(number))


def _draw(state: HulkState, number: int, drawn: Event) -> list[Event]:
    """SH-663 The hand is counted by places. SH-660 Own: what the counters are worth."""
    told: list[Event] = []
    for place in range(1, number + 1):
        if not any(state.supply.values()):
            told.append(DiscardRecycled(sum(state.discard.values())))
            state.supply, state.discard = state.discard, {}
        state.hand[place] = _take_counter(state)
    values = ValuesDrawn(dict(state.hand), only=frozenset((state.alien_seat,)))
    return [*told, drawn, values] if number else []


def _take_counter(state: HulkState) -> int:
    """SH-400 Drawn evenly from the supply."""
    counters = [value for value in sorted(state.supply) for _ in range(state.supply[value])]
    value = counters[state.chance.below(len(counters), "supply")]
    state.supply[value] -= 1
    return value


def near_entries(state: HulkState) -> list[int]:
    """SH-408 SH-409 Entries that a marine is near to, by steps."""
    limit, closed = state.ruleset.entry_quiet_distance, tuple(state.closed)
    found = []
    for number, square in enumerate(board(state).entries, 1):
        steps = distances(board(state), square, closed)
        if any(marine.at in steps and steps[marine.at] <= limit for marine in squad(state)):
            found.append(number)
    return found


def check_place(state: HulkState, seat: int, place: int, entry: int) -> None:
    if place not in state.hand:
        raise Illegal("no-such-blip", "SH-663")
    if not 1 <= entry <= len(board(state).entries) or entry in state.sealed:
        raise Illegal("entry-sealed", "SH-142")
    if entry not in open_entries(state):
        raise Illegal("entry-full", "SH-402")


def place(state: HulkState, place: int, entry: int) -> list[Event]:
    """SH-401 Placing costs no AP. SH-663 Numbers tell nothing of the value."""
    state.blips_made += 1
    blip = Blip(
        id=f"b{state.blips_made}",
        value=state.hand.pop(place),
        entry=entry,
        placed=state.round,
        ap=state.ruleset.blip_ap,
        held=entry in state.quiet,
    )
    state.blips[blip.id] = blip
    return [BlipPlaced(blip.id, entry)]


# ---- entering


def due(state: HulkState, blip: Blip) -> Due:
    """SH-407 Placed in round r: free in r, overdue in r + 1. SH-408"""
    if blip.held:
        return "new"
    return "must" if blip.placed < state.round else "may"


def entry_square(state: HulkState, entry: int) -> int:
    return board(state).entries[entry - 1]


def check_enter(state: HulkState, blip: Blip) -> None:
    """SH-410 SH-411 SH-412"""
    if blip.entry is None:
        raise Illegal("not-outside", "SH-406")
    if blip.held:
        raise Illegal("blip-held-back", "SH-408")
    square = entry_square(state, blip.entry)
    if blocked(state) >> square & 1:
        raise Illegal("entry-blocked", "SH-410")
    if due(state, blip) != "must" and would_be_seen(state, blip, square, opaque(state)):
        raise Illegal("would-be-seen", "SH-411")
    check_payment(state, blip, state.ruleset.costs.enter, 0)


def may_enter(state: HulkState, blip: Blip) -> bool:
    try:
        check_enter(state, blip)
    except Illegal:
        return False
    return True


def overdue(state: HulkState) -> list[Blip]:
    """SH-416 The blips that must enter before the phase can end, in entry order."""
    found = [
        blip
        for blip in state.blips.values()
        if due(state, blip) == "must" and may_enter(state, blip)
    ]
    return sorted(found, key=attrgetter("entry"))


def enter(state: HulkState, blip: Blip) -> list[Event]:
    """SH-406 It costs one of its AP."""
    assert blip.entry is not None
    begin(state, blip, state.ruleset.costs.enter)
    blip.at, blip.entry = entry_square(state, blip.entry), None
    return [BlipEntered(blip.id, blip.at)]


def check_enter_alien(state: HulkState, alien: Alien, facing: str) -> None:
    """SH-438 On the unblocked entry square, in sight or not, with a facing of its choice."""
    if facing not in FACINGS:
        raise Illegal("no-facing", "SH-438")
    if alien.entry is None:
        raise Illegal("not-outside", "SH-438")
    if blocked(state) >> entry_square(state, alien.entry) & 1:
        raise Illegal("entry-blocked", "SH-438")
    check_payment(state, alien, state.ruleset.costs.enter, 0)


def enter_alien(state: HulkState, alien: Alien, facing: Facing) -> list[Event]:
    assert alien.entry is not None
    begin(state, alien, state.ruleset.costs.enter)
    alien.at, alien.entry = entry_square(state, alien.entry), None
    alien.facing = facing
    return [AlienEntered(alien.id, alien.at, facing)]


# ---- converting


def check_convert(state: HulkState, blip: Blip) -> None:
    """SH-430 Only before it has taken any action in this phase. SH-436"""
    if blip.stage != "fresh":
        raise Illegal("blip-has-acted", "SH-430")
    if blip.held:
        raise Illegal("blip-held-back", "SH-436")


def convert(state: HulkState, blip: Blip) -> list[Event]:
    """SH-430 Ends the activation of another active piece, and costs nothing. SH-434"""
    retire(state)
    told = take_counter_off(state, blip, forced=False)
    number, lost = within_limit(state, blip.value)
    told += lost
    if number == 0:
        return told
    if blip.at is None:
        assert blip.entry is not None
        return told + [_outside(state, blip.entry) for _ in range(number)]
    state.steps.append(Placing(seat=state.alien_seat, origin=blip.at, left=number))
    return told


def take_counter_off(state: HulkState, blip: Blip, *, forced: bool) -> list[Event]:
    """SH-405 SH-666 It lies in the open discard; its value is public."""
    del state.blips[blip.id]
    state.discard[blip.value] = state.discard.get(blip.value, 0) + 1
    if state.active == blip.id:
        state.active = None
    return [BlipTurned(blip.id, blip.value, forced, blip.at, blip.entry)]


def within_limit(state: HulkState, value: int) -> tuple[int, list[Event]]:
    """SH-013 How many aliens come of a counter; what would exceed the limit is lost."""
    number = min(value, state.ruleset.max_aliens - len(state.aliens))
    return number, [AlienLost(value - number, "limit")] if number < value else []


def new_alien(state: HulkState, facing: Facing) -> Alien:
    state.aliens_made += 1
    alien = Alien(id=f"a{state.aliens_made}", at=None, facing=facing, ap=state.ruleset.alien_ap)
    state.aliens[alien.id] = alien
    return alien


def _outside(state: HulkState, entry: int) -> Event:
    """SH-436 The figures of a blip outside stand beside the entry."""
    alien = new_alien(state, "s")
    alien.entry, alien.since = entry, state.round
    return AlienPlaced(alien.id, entry=entry)


def lose_outsiders(state: HulkState) -> list[Event]:
    """SH-437 A figure that has not entered is lost."""
    lost = [
        alien.id
        for alien in state.aliens.values()
        if alien.at is None and state.round - alien.since >= state.ruleset.outside_grace
    ]
    for name in lost:
        del state.aliens[name]
    return [AlienLost(len(lost), "outside")] if lost else []
