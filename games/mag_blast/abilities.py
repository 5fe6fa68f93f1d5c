"""2.14 Commanding abilities: who has one, its uses, and F1, F4 and F9. The others stand where they
bear upon the rules: F2 and F10 with plays, F3 with the chain, F5 with destruction, F6 and F7 with
building, F8 with qualities."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Event
from games.mag_blast import destroying, piles
from games.mag_blast.cards import CARDS
from games.mag_blast.events import AbilityUsed, CardsDrawn, CardsSeen, SalvoShifted
from games.mag_blast.fleets import is_flagship, kind, owner_of
from games.mag_blast.refusals import refusal
from games.mag_blast.state import HAND, MagState

SALVOS = ("L", "B", "M")
MOST_SALVAGED = 3
"""MB-413"""
ROBBED, BALANCED_ROBBED = 3, 2
"""MB-416"""


def has(state: MagState, seat: int, flag: str) -> bool:
    return state.players[seat].flag == flag


def check(state: MagState, seat: int, flag: str) -> None:
    """MB-411"""
    if not has(state, seat, flag):
        raise refusal("no-such-ability")
    if not state.players[seat].uses:
        raise refusal("no-uses-left")


def may_use(state: MagState, seat: int, flag: str) -> bool:
    return has(state, seat, flag) and state.players[seat].uses > 0


def use(state: MagState, seat: int) -> Event:
    """MB-033 MB-411"""
    player = state.players[seat]
    assert player.flag is not None
    player.uses -= 1
    return AbilityUsed(seat=seat, ability=player.flag, left=player.uses)


# ---- F1


def salvos_of_pile(state: MagState) -> list[str]:
    """MB-413"""
    return [card for card in state.discard if kind(card) in SALVOS]


def may_salvage(state: MagState, seat: int) -> bool:
    """MB-113 MB-413 Only if the draw phase is not skipped; the first turn has none."""
    hungry = len(state.players[seat].hand) < HAND
    return hungry and may_use(state, seat, "f1") and bool(salvos_of_pile(state))


def check_salvage(state: MagState, seat: int, cards: Sequence[str]) -> None:
    check(state, seat, "f1")
    if not cards:
        raise refusal("nothing-chosen", "MB-413")
    if len(set(cards)) < len(cards):
        raise refusal("duplicate-card", "MB-413")
    if len(cards) > MOST_SALVAGED:
        raise refusal("too-many", "MB-413")
    if any(card not in CARDS for card in cards):
        raise refusal("unknown-card")
    if any(kind(card) not in SALVOS for card in cards):
        raise refusal("not-a-salvo", "MB-413")
    if any(card not in state.discard for card in cards):
        raise refusal("nothing-to-take", "MB-413")


def salvage(state: MagState, seat: int, cards: list[str]) -> list[Event]:
    """MB-413 All see which, in the order of the pile, as no picture shows another."""
    taken = [card for card in state.discard if card in cards]
    state.discard = [card for card in state.discard if card not in cards]
    state.players[seat].hand += taken
    drawn = CardsDrawn(seat=seat, count=len(taken))
    return [use(state, seat), drawn, CardsSeen(cards=taken)]


# ---- F4


def robbable(state: MagState, seat: int) -> list[int]:
    """MB-416"""
    return [other for other in state.living if other != seat and state.players[other].hand]


def check_rob(state: MagState, seat: int, victim: int) -> None:
    check(state, seat, "f4")
    if victim not in state.living:
        raise refusal("unknown-target", "MB-416")
    if victim == seat:
        raise refusal("own-target", "MB-416")
    if not state.players[victim].hand:
        raise refusal("hand-empty", "MB-416")


def rob(state: MagState, seat: int, victim: int) -> list[Event]:
    """MB-416"""
    many = BALANCED_ROBBED if state.balanced else ROBBED
    return [use(state, seat), *piles.take(state, seat, victim, many)]


# ---- F9


def may_shift(state: MagState, seat: int) -> bool:
    """MB-421"""
    if not may_use(state, seat, "f9"):
        return False
    loaded = any(ship.under for ship in state.players[seat].fleet.values())
    return loaded and bool(receivers(state, seat))


def receivers(state: MagState, seat: int) -> list[str]:
    """MB-421 Fleet ships of any opponent."""
    return [ship for other in state.living if other != seat for ship in state.players[other].fleet]


def check_shift(state: MagState, seat: int, ship: str, salvo: str, target: str) -> None:
    check(state, seat, "f9")
    fleet = state.players[seat].fleet
    if ship not in fleet:
        raise refusal("ship-not-yours", "MB-421")
    if salvo not in fleet[ship].under:
        raise refusal("nothing-to-move", "MB-421")
    owner = owner_of(state, target)
    if owner is None:
        raise refusal("unknown-target", "MB-421")
    if owner == seat:
        raise refusal("own-target", "MB-421")
    if is_flagship(target):
        raise refusal("not-on-flagship", "MB-421")


def shift(state: MagState, seat: int, ship: str, salvo: str, target: str) -> list[Event]:
    """MB-421 No sound, no answer; the receiver may be destroyed."""
    value = state.players[seat].fleet[ship].under.pop(salvo)
    owner = owner_of(state, target)
    assert owner is not None
    state.players[owner].fleet[target].under[salvo] = value
    told = SalvoShifted(seat=seat, ship=ship, card=salvo, target=target)
    return [use(state, seat), told, *destroying.strike(state, target, seat)]
