"""2.7, 2.15 Damage, destruction, and how a player leaves the game."""

from __future__ import annotations

from games.engine import Event
from games.mag_blast import piles
from games.mag_blast.events import (
    FlagshipDestroyed,
    FleetLost,
    Hit,
    MarkerRemoved,
    MatchWon,
    ShipDestroyed,
)
from games.mag_blast.fleets import bodies, damage, hull, in_play, is_flagship
from games.mag_blast.state import MagState, OnShip, Player, Ship

SHIP_SALVAGED, FLAGSHIP_SALVAGED = 1, 3
"""MB-417"""
BALANCED_SALVAGED = 2
"""7 For an own fleet ship only."""


def hit(state: MagState, seat: int, target: str, card: str, value: int) -> list[Event]:
    """MB-196 The card goes under the target of this shooter."""
    _, body = in_play(state, target)
    body.under[card] = value
    return [Hit(target=target, card=card, value=value), *strike(state, target, seat)]


def hit_by_squadron(state: MagState, seat: int, target: str, card: str, value: int) -> list[Event]:
    """MB-317 MB-244"""
    _, body = in_play(state, target)
    body.on[card] = OnShip(value, seat)
    return [Hit(target=target, card=card, value=value), *strike(state, target, seat)]


def strike(state: MagState, target: str, by: int) -> list[Event]:
    """MB-005 MB-243 Destroyed as soon as the damage reaches the hull."""
    _, body = in_play(state, target)
    return destroy(state, target, by) if damage(body) >= hull(state, target) else []


def destroy(state: MagState, target: str, by: int) -> list[Event]:
    owner, _ = in_play(state, target)
    if not is_flagship(target):
        return destroy_ship(state, owner, target)
    told = eliminate(state, owner, by)
    return told + recycle_flagship(state)


def destroy_ship(state: MagState, owner: int, ship: str) -> list[Event]:
    """MB-241 MB-242"""
    lost = state.players[owner].fleet.pop(ship)
    state.wrecks.append(ship)
    clear(state, lost)
    return [ShipDestroyed(ship=ship, seat=owner), *recycle_ship(state, owner)]


def clear(state: MagState, body: Player | Ship) -> None:
    """MB-242 Salvos are discarded, squadrons are in the air."""
    state.discard += body.under
    state.air |= {card: each.seat for card, each in body.on.items()}
    body.under, body.on = {}, {}


def recycle_ship(state: MagState, owner: int) -> list[Event]:
    """MB-417 F5 draws for every fleet ship; with ``balanced`` for its own alone."""
    seat = recycler(state)
    if seat is None or (state.balanced and seat != owner):
        return []
    return piles.draw_cards(state, seat, BALANCED_SALVAGED if state.balanced else SHIP_SALVAGED)


def recycle_flagship(state: MagState) -> list[Event]:
    """MB-417 Of others: its own is no more among the living."""
    seat = recycler(state)
    if seat is None or state.balanced or state.phase == "over":
        return []
    return piles.draw_cards(state, seat, FLAGSHIP_SALVAGED)


def recycler(state: MagState) -> int | None:
    return next((seat for seat in state.living if state.players[seat].flag == "f5"), None)


# ---- elimination


def eliminate(state: MagState, seat: int, by: int | None) -> list[Event]:
    """MB-430 MB-431 In one event: fleet, hand, squadrons and markers go. ``by`` None: resigned."""
    player = state.players[seat]
    hand, unplaced = player.hand, unplaced_ships(state, seat)
    lose_fleet(state, player, unplaced)
    recall_squadrons(state, seat)
    told = [
        FleetLost(seat=seat, cards=hand, ships=unplaced),
        *remove_markers(state, seat),
        FlagshipDestroyed(seat=seat, by=by),
    ]
    state.discard += hand
    player.hand, player.alive, player.deployed = [], False, None
    state.out.append(seat)
    state.resigning = [other for other in state.resigning if other != seat]
    break_chain(state)
    if state.options.firewall == "auto" and len(state.living) == 2 and state.phase != "deploy":
        # MB-461
        state.firewall_due = not state.firewall
    return told + win(state, "resigned" if by is None else "flagships")


def unplaced_ships(state: MagState, seat: int) -> list[str]:
    """MB-431 Dealt, or drawn and not yet placed."""
    drawn = drawn_ships(state) if seat == state.seat else []
    return [*state.players[seat].dealt, *drawn]


def drawn_ships(state: MagState) -> list[str]:
    """What the turn's player has drawn and not yet placed. Nobody leaves while ships scatter."""
    return state.choice.ships if state.choice else []


def lose_fleet(state: MagState, player: Player, unplaced: list[str]) -> None:
    for ship in player.fleet.values():
        clear(state, ship)
    clear(state, player)
    state.wrecks += [*player.fleet, *unplaced]
    state.spare += player.flags or [player.flag or ""]
    if player.flags:
        # Of two that nobody has seen, nobody learns which was named.
        player.flag = None
    player.fleet, player.dealt, player.flags = {}, [], []
    if player is state.players[state.seat]:
        state.choice = None


def recall_squadrons(state: MagState, seat: int) -> None:
    """MB-431 Its own squadrons, wherever they are, are discarded."""
    own = [card for card, owner in state.air.items() if owner == seat]
    state.air = {card: owner for card, owner in state.air.items() if owner != seat}
    for body in bodies(state):
        own += [card for card, each in body.on.items() if each.seat == seat]
        body.on = {card: each for card, each in body.on.items() if each.seat != seat}
    state.discard += own


def remove_markers(state: MagState, seat: int, *, laid_only: bool = False) -> list[Event]:
    """MB-397 Those that it laid, and those on its fleet."""
    told = list[Event]()
    for fleet, player in enumerate(state.players):
        gone = [
            card
            for card, by in player.markers.items()
            if by == seat or (fleet == seat and not laid_only)
        ]
        for card in gone:
            del player.markers[card]
            state.discard.append(card)
            told.append(MarkerRemoved(card=card, seat=fleet))
    return told


def break_chain(state: MagState) -> None:
    """What is no longer in play can be hit no more."""
    chain = state.chain
    if chain is None:
        return
    there = {f"@{seat}" for seat in state.living}
    there |= {ship for player in state.players for ship in player.fleet}
    if not {chain.ship, chain.target} <= there:
        state.chain = None


def win(state: MagState, ended_by: str) -> list[Event]:
    """MB-002 MB-003"""
    living = state.living
    if len(living) != 1:
        return []
    state.phase = "over"
    # Nobody has discarded what the last one was about to place.
    state.ships += drawn_ships(state)
    state.ended_by = "resigned" if ended_by == "resigned" else "flagships"
    # No play is pending when somebody leaves, and a chain ends with who shot or was shot at.
    state.choice = state.since = None
    state.resigning = []
    hands = {seat: list(player.hand) for seat, player in enumerate(state.players)}
    return [MatchWon(seat=living[0], hands=hands)]
