"""12.1 What the turn's player may do in phase 5, field by field."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine import Illegal
from games.mag_blast import chain, firing, sounding, specials, squadrons
from games.mag_blast.fleets import is_mined, kind, zones_with_room
from games.mag_blast.judging import after_miss
from games.mag_blast.piles import ships_left
from games.mag_blast.ships import SHIPS
from games.mag_blast.state import MagState, Player
from games.mag_blast.zones import Zone
from games.offers import Offer, One

END = Offer("end_turn")


def offers(state: MagState, seat: int) -> list[Offer]:
    """MB-216 While a salvo waits the table waits for its sound alone: all else is standing."""
    if sounding.is_due(state):
        position = after_miss(state)
        return [replace(each, standing=True) for each in [*plays(position, seat), END]]
    return [*plays(state, seat), *in_chain(state, seat), END]


def plays(state: MagState, seat: int) -> list[Offer]:
    player = state.players[seat]
    return [
        *salvos(state, seat, player),
        *launches(state, seat, player),
        *cards_alone(state, player),
        *repairs(player),
        *lays(state, player),
        *sweeps(state, seat),
    ]


def of_kind(player: Player, *kinds: str) -> list[str]:
    return [card for card in player.hand if kind(card) in kinds]


# ---- salvos


def salvos(state: MagState, seat: int, player: Player) -> list[Offer]:
    """MB-193 By ship, as each has its own guns and zone."""
    if is_mined(player):
        return []
    found, rams = further(state, player), of_kind(player, "RS")
    by_zone = {zone: firing.targets(state, seat, zone) for zone in zones_held(player)}
    for ship, each in player.fleet.items():
        targets = by_zone[each.zone]
        if not targets:
            continue
        guns = [gun for gun in SHIPS[ship].guns if firing.is_loaded(state, each, gun)]
        if cards := of_kind(player, *guns):
            found.append(aimed("fire", ship, cards, targets))
        if rams and SHIPS[ship].speed:
            found.append(aimed("ram", ship, rams, targets))
    return found


def zones_held(player: Player) -> set[Zone]:
    return {each.zone for each in player.fleet.values()}


def aimed(do: str, ship: str, cards: list[str], targets: list[str]) -> Offer:
    return Offer(do, {"ship": One([ship]), "card": One(cards), "target": One(targets)})


def further(state: MagState, player: Player) -> list[Offer]:
    """MB-335"""
    due = state.chain
    if due is None or due.stage != "may-follow":
        return []
    cards = of_kind(player, *SHIPS[due.ship].guns)
    return [aimed("fire", due.ship, cards, [due.target])] if cards else []


def in_chain(state: MagState, seat: int) -> list[Offer]:
    """MB-332 MB-334"""
    due, player, found = state.chain, state.players[seat], list[Offer]()
    if due is None:
        return []
    if due.stage == "may-direct-hit" and (cards := of_kind(player, "DH")):
        found.append(Offer("direct_hit", {"card": One(cards)}))
    if effects := [card for card in player.hand if may_effect(state, seat, card)]:
        found.append(Offer("effect", {"card": One(effects)}))
    zones = zones_with_room(player)
    boards = [card for card in of_kind(player, "BP") if may_board(state, seat, card)]
    if boards:
        found.append(Offer("board", {"card": One(boards), "zone": One(zones)}))
    return found


def may_effect(state: MagState, seat: int, card: str) -> bool:
    try:
        chain.check_effect(state, seat, card)
    except Illegal:
        return False
    return True


def may_board(state: MagState, seat: int, card: str) -> bool:
    zones = zones_with_room(state.players[seat])
    try:
        chain.check_board(state, seat, card, zones[0] if zones else "yel")
    except Illegal:
        return False
    return True


# ---- squadrons, special cards, sweeping


def launches(state: MagState, seat: int, player: Player) -> list[Offer]:
    found = []
    for squadron in squadrons.SQUADRONS:
        if cards := of_kind(player, squadron):
            targets = squadrons.targets(state, seat, squadron)
            if targets:
                found.append(Offer("launch", {"card": One(cards), "target": One(targets)}))
    return found


def cards_alone(state: MagState, player: Player) -> list[Offer]:
    """MB-390 MB-391; with ``balanced`` each with another card."""
    found = []
    if specials.may_draw(state):
        found += of_kind(player, "SA")
    if zones_with_room(player) and ships_left(state):
        found += of_kind(player, "RE")
    if not state.balanced:
        return [Offer("play_card", {"card": One(found)})] if found else []
    return [
        Offer("play_with", {"card": One([card]), "extra": One(others)})
        for card in found
        if (others := [other for other in player.hand if other != card])
    ]


def repairs(player: Player) -> list[Offer]:
    """MB-392"""
    docks = of_kind(player, "SD")
    return [
        Offer("repair", {"ship": One([ship]), "salvo": One(list(each.under)), "card": One(docks)})
        for ship, each in player.fleet.items()
        if docks and each.under
    ]


def lays(state: MagState, player: Player) -> list[Offer]:
    cards = of_kind(player, *specials.MARKERS)
    return [Offer("lay", {"card": One(cards), "seat": One(state.living)})] if cards else []


def sweeps(state: MagState, seat: int) -> list[Offer]:
    """MB-398"""
    if not (markers := specials.sweepable(state, seat)):
        return []
    return [
        Offer("sweep", {"ship": One([ship]), "marker": One(markers)})
        for ship in specials.sweepers(state, seat)
    ]
