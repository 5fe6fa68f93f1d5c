"""The most crowded position there is: all 54 ships in play, and twenty cards in one hand."""

from __future__ import annotations

from games.mag_blast.ships import SHIPS
from games.mag_blast.state import MagState
from games.mag_blast.tests.positions import position
from games.mag_blast.zones import ZONES

SEATS = 8
HAND = "L01,L02,L03,L13,L15,L17,B01,B02,B20,M01,M02,FI01,FI07,BO01,DH01,CD01,SA01,RE01,SD01,RS01"


def crowded() -> MagState:
    """The first seat's attack, its own fleet the fullest and damaged here and there."""
    fleets: list[list[str]] = [[] for _ in range(SEATS)]
    for number, ship in enumerate(SHIPS):
        fleets[number % SEATS].append(ship)
    seats = [written(ships) for ships in fleets]
    seats[0] += f" hand:{HAND}"
    state = position(*seats, sound="casual")
    for seat, player in enumerate(state.players[1:], 1):
        player.hand = [state.stack.pop() for _ in range(5)]
        salvo = next(card for card in state.stack if card.startswith("B"))
        state.stack.remove(salvo)
        next(iter(state.players[seat - 1].fleet.values())).under[salvo] = 3
    return state


def written(ships: list[str]) -> str:
    zones = {zone: ships[place :: len(ZONES)] for place, zone in enumerate(ZONES)}
    return " ".join(f"{zone}:{','.join(there)}" for zone, there in zones.items() if there)
