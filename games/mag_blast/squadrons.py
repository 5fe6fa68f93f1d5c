"""2.10 Squadrons in attack."""

from __future__ import annotations

from games.engine import Event
from games.mag_blast import stack
from games.mag_blast.events import SquadronLaunched
from games.mag_blast.firing import check_target
from games.mag_blast.fleets import (
    attackable,
    carrier_zones,
    empty_zones,
    flagship,
    is_flagship,
    is_in_asteroids,
    is_mined,
    kind,
)
from games.mag_blast.hands import check_card
from games.mag_blast.refusals import refusal
from games.mag_blast.state import MagState, Play

SQUADRONS = ("FI", "BO")


def check(state: MagState, seat: int, card: str, target: str) -> None:
    player = state.players[seat]
    check_card(player, card)
    if kind(card) not in SQUADRONS:
        raise refusal("not-a-squadron")
    if not carrier_zones(player):
        raise refusal("no-carrier")
    if is_mined(player):
        raise refusal("fleet-mined")
    owner = check_target(state, seat, target)
    check_fighter(state, owner, target) if kind(card) == "FI" else check_bomber(
        state, seat, owner, target
    )


def check_fighter(state: MagState, owner: int, target: str) -> None:
    """MB-314"""
    if is_flagship(target) and not empty_zones(state.players[owner]):
        raise refusal("no-empty-zone")


def check_bomber(state: MagState, seat: int, owner: int, target: str) -> None:
    """MB-313 MB-315"""
    start, victim = carrier_zones(state.players[seat]), state.players[owner]
    if not is_flagship(target):
        if victim.fleet[target].zone not in start:
            raise refusal("wrong-zone", "MB-313")
    elif not start & set(empty_zones(victim)):
        raise refusal("zone-guarded", "MB-313")


def targets(state: MagState, seat: int, squadron: str) -> list[str]:
    """MB-313 MB-314"""
    player = state.players[seat]
    start = carrier_zones(player)
    if not start or is_mined(player):
        return []
    found = list[str]()
    for other in attackable(state, seat):
        victim = state.players[other]
        if is_in_asteroids(victim):
            continue
        anywhere, empty = squadron == "FI", set(empty_zones(victim))
        found += [ship for ship, each in victim.fleet.items() if anywhere or each.zone in start]
        if empty if anywhere else empty & start:
            found.append(flagship(other))
    return found


def launch(state: MagState, seat: int, card: str, target: str) -> list[Event]:
    """MB-310 MB-316 MB-221"""
    told = SquadronLaunched(seat=seat, card=card, target=target)
    return stack.play_mute(state, Play(seat, card, "squadron", target=target), told)
