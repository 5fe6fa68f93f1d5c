"""2.3 Setting up, the deployment, and its reveal."""

from __future__ import annotations

from games.chance import Chance
from games.engine import Event
from games.mag_blast import piles, turns
from games.mag_blast.actions import Deploy
from games.mag_blast.cards import CARDS
from games.mag_blast.events import (
    Deployed,
    DeploymentTakenBack,
    FirewallBegan,
    FlagshipNamed,
    FlagshipsDealt,
    FleetRevealed,
    MatchBegan,
    OwnDeployed,
    ShipsDealt,
    StarterFound,
)
from games.mag_blast.flagships import FLAGSHIPS
from games.mag_blast.fleets import hulls
from games.mag_blast.refusals import refusal
from games.mag_blast.ships import SHIPS
from games.mag_blast.state import HAND, MagState, Options, Player, Ship
from games.mag_blast.zones import ZONES, Zone

DEALT = 6
"""MB-054"""
PICKED_FROM = 2
"""7 Flagships dealt with ``pick``."""


def set_up(options: Options, seats: int, chance: Chance) -> tuple[MagState, list[Event]]:
    """MB-052 MB-053 MB-054"""
    flags = chance.shuffled(list(FLAGSHIPS), "flagships")
    ships = chance.shuffled(list(SHIPS), "fleet-ships")
    cards = chance.shuffled(list(CARDS), "action-cards")
    players = [Player(presets=["pass-not-me"]) for _ in range(seats)]
    state = MagState(chance=chance, options=options, players=players, stack=cards, ships=ships)
    told = deal_flagships(state, flags)
    for seat, player in enumerate(players):
        player.dealt = [ships.pop() for _ in range(DEALT)]
        told.append(ShipsDealt(ships=list(player.dealt), only=frozenset({seat})))
    return state, told


def deal_flagships(state: MagState, flags: list[str]) -> list[Event]:
    """MB-053 Face up; with ``pick`` two in secret."""
    if state.options.flagships == "random":
        for player in state.players:
            command(player, flags.pop())
        state.spare = flags
        return [MatchBegan(flagships=[player.flag or "" for player in state.players])]
    told: list[Event] = [MatchBegan()]
    for seat, player in enumerate(state.players):
        player.flags = [flags.pop() for _ in range(PICKED_FROM)]
        told.append(FlagshipsDealt(flagships=list(player.flags), only=frozenset({seat})))
    state.spare = flags
    return told


def command(player: Player, flag: str) -> None:
    player.flag, player.uses = flag, FLAGSHIPS[flag].uses or 0


# ---- the deployment


def check_open(state: MagState, seat: int) -> None:
    """MB-056"""
    if state.phase != "deploy":
        raise refusal("deployment-closed")
    if state.players[seat].deployed is not None:
        raise refusal("already-deployed")


def check_name(state: MagState, seat: int, flag: str) -> None:
    check_open(state, seat)
    if flag not in state.players[seat].flags:
        raise refusal("not-offered", "MB-053")


def name(state: MagState, seat: int, flag: str) -> list[Event]:
    state.players[seat].flag = flag
    return [FlagshipNamed(flagship=flag, only=frozenset({seat}))]


def check_deploy(state: MagState, seat: int, action: Deploy) -> None:
    """MB-054 Exactly one in each zone."""
    check_open(state, seat)
    chosen = list(by_zone(action).values())
    if any(ship not in state.players[seat].dealt for ship in chosen):
        raise refusal("not-dealt-ship")
    if len(set(chosen)) < len(chosen):
        raise refusal("duplicate-ship")


def by_zone(action: Deploy) -> dict[Zone, str]:
    return {"yel": action.yel, "grn": action.grn, "red": action.red, "blu": action.blu}


def deploy(state: MagState, seat: int, ships: dict[Zone, str]) -> list[Event]:
    """MB-056 MB-057"""
    state.players[seat].deployed = ships
    own = OwnDeployed(ships=ships, only=frozenset({seat}))
    return [Deployed(seat=seat), own, *reveal_if_ready(state)]


def check_take_back(state: MagState, seat: int) -> None:
    if state.phase != "deploy":
        raise refusal("deployment-closed")
    if state.players[seat].deployed is None:
        raise refusal("not-deployed")


def take_back(state: MagState, seat: int) -> list[Event]:
    state.players[seat].deployed = None
    return [DeploymentTakenBack(seat=seat)]


def usual(player: Player) -> dict[Zone, str]:
    """6 The four highest hulls, the earlier dealt of equal ones first, in the fixed order."""
    best = sorted(player.dealt, key=lambda ship: -SHIPS[ship].hull)
    return dict(zip(ZONES, best, strict=False))


def deploy_by_clock(state: MagState) -> list[Event]:
    for seat in state.living:
        player = state.players[seat]
        if player.deployed is None:
            player.deployed = usual(player)
    return reveal_if_ready(state)


# ---- the reveal


def reveal_if_ready(state: MagState) -> list[Event]:
    """MB-057"""
    if any(state.players[seat].deployed is None for seat in state.living):
        return []
    told = [event for seat in state.living for event in reveal(state, seat)]
    for seat in state.living:
        # MB-058
        told += piles.draw_cards(state, seat, HAND)
    return told + start(state)


def reveal(state: MagState, seat: int) -> list[Event]:
    """MB-055 MB-057"""
    player = state.players[seat]
    placed = player.deployed or {}
    left = [ship for ship in player.dealt if ship not in placed.values()]
    player.fleet = {ship: Ship(zone=zone) for zone, ship in placed.items()}
    player.dealt, player.deployed = [], None
    state.wrecks += left
    if player.flags:
        # 7 The first dealt, unless one was named.
        command(player, player.flag or player.flags[0])
        state.spare += [flag for flag in player.flags if flag != player.flag]
        player.flags = []
    flag = player.flag or ""
    return [FleetRevealed(seat=seat, flagship=flag, ships=placed, discarded=left)]


def start(state: MagState) -> list[Event]:
    """MB-059 MB-060"""
    sums = {seat: hulls(state.players[seat]) for seat in state.living}
    lowest = [seat for seat, total in sums.items() if total == min(sums.values())]
    starter = lowest[0] if len(lowest) == 1 else state.chance.pick(lowest, "starter")
    told: list[Event] = [StarterFound(seat=starter, sums=sums)]
    if state.firewall_due or (state.options.firewall == "auto" and len(sums) == 2):
        # MB-461 From the first turn.
        state.firewall, state.firewall_due = True, False
        told.append(FirewallBegan(seat=starter))
    return told + turns.begin(state, starter)
