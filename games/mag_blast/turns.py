"""2.4 The turn: its five phases, and how it ends."""

from __future__ import annotations

from games.engine import Event
from games.mag_blast import abilities, destroying, moving, piles, specials, timer
from games.mag_blast.events import (
    FirewallBegan,
    PresetSet,
    SquadronsReturned,
    TurnBegan,
    TurnEnded,
    WentIdle,
)
from games.mag_blast.fleets import after, bodies, hulls_left, zones_with_room
from games.mag_blast.state import HOLDS, MagState

LEAST_PAID = 2
"""MB-524 No single card pays for a ship."""


def begin(state: MagState, seat: int) -> list[Event]:
    """MB-083 MB-061 In their first turn players skip phases 1 and 2."""
    player = state.players[seat]
    state.seat, state.number, state.acted = seat, state.number + 1, False
    state.noise, state.noises = None, 0
    player.turns += 1
    for each in state.players:
        each.holds = HOLDS
    timer.start(state)
    state.phase = "reinforce" if player.turns == 1 else "discard"
    told = TurnBegan(seat=seat, number=state.number)
    return [told, *destroying.remove_markers(state, seat, laid_only=True)]


# ---- phases


def rests(state: MagState) -> bool:
    """MB-524 Whether the phase waits for its player; always by open facts alone."""
    seat = state.seat
    player = state.players[seat]
    match state.phase:
        case "discard":
            # MB-101
            return bool(player.hand) or abilities.may_shift(state, seat)
        case "draw":
            # MB-113
            return abilities.may_salvage(state, seat)
        case "reinforce":
            may_buy = len(player.hand) >= LEAST_PAID and piles.ships_left(state) > 0
            return may_buy and bool(zones_with_room(player))
        case "move":
            robs = abilities.may_use(state, seat, "f4") and abilities.robbable(state, seat)
            return moving.can_move(player) or bool(robs)
        case _:
            # MB-172
            return bool(player.hand) or specials.may_sweep(state, seat)


def leave_phase(state: MagState) -> list[Event]:
    """MB-080 MB-084"""
    match state.phase:
        case "discard":
            state.phase = "draw"
        case "draw":
            state.phase = "reinforce"
            return piles.fill_hand(state, state.seat)
        case "reinforce":
            state.phase = "move"
        case "move":
            state.phase = "attack"
        case _:
            return finish(state, clock=False)
    return []


# ---- the end of a turn


def finish(state: MagState, *, clock: bool) -> list[Event]:
    """MB-085 MB-081"""
    seat = state.seat
    state.chain = state.kept = None
    told = [*return_squadrons(state), *note_idleness(state, clock=clock)]
    for player in state.players:
        for ship in player.fleet.values():
            ship.fired, ship.spent = [], False
    told += [TurnEnded(seat=seat, clock=clock), *switch_off_presets(state)]
    following, began = follower(state)
    return [*told, *began, *begin(state, following)]


def return_squadrons(state: MagState) -> list[Event]:
    """MB-317 MB-319 Those on ships and those in the air."""
    back, state.air = state.air, {}
    for body in bodies(state):
        back |= {card: each.seat for card, each in body.on.items()}
        body.on = {}
    for card, seat in back.items():
        state.players[seat].hand.append(card)
    return [SquadronsReturned(cards=back)] if back else []


def note_idleness(state: MagState, *, clock: bool) -> list[Event]:
    """MB-442"""
    player = state.players[state.seat]
    if not clock or state.acted:
        player.idle = 0
        return []
    player.idle += 1
    return [WentIdle(seat=state.seat)] if player.idle == timer.IDLE_AFTER else []


def switch_off_presets(state: MagState) -> list[Event]:
    """MB-298"""
    told = list[Event]()
    for seat, player in enumerate(state.players):
        if "pass-turn" in player.presets:
            player.presets = [each for each in player.presets if each != "pass-turn"]
            told.append(PresetSet(preset="pass-turn", on=False, only=frozenset({seat})))
    return told


def follower(state: MagState) -> tuple[int, list[Event]]:
    """MB-081 MB-462 The seat to the left; where the wall of fire begins, the weaker fleet."""
    usual = after(state, state.seat)
    if not state.firewall_due:
        return usual, []
    state.firewall, state.firewall_due = True, False
    left = {seat: hulls_left(state.players[seat]) for seat in state.living}
    weaker = min(left, key=lambda seat: (left[seat], seat != usual))
    return weaker, [FirewallBegan(seat=weaker)]
