"""2.12 Direct Hit, and the effect or the further salvo that may follow it."""

from __future__ import annotations

from games.engine import Event
from games.mag_blast import abilities, sounding, stack
from games.mag_blast.events import CardPlayed
from games.mag_blast.fleets import count_in, in_play, is_flagship, kind, zones_with_room
from games.mag_blast.hands import check_card
from games.mag_blast.refusals import refusal
from games.mag_blast.state import MagState, Play
from games.mag_blast.zones import ROOM, Zone

PLAIN_EFFECTS = ("CD", "CB", "BH")


def check_direct_hit(state: MagState, seat: int, card: str) -> None:
    """MB-331 MB-332"""
    check_card(state.players[seat], card)
    if kind(card) != "DH":
        raise refusal("not-a-direct-hit")
    check_no_sound_due(state)
    if state.chain is None or state.chain.stage != "may-direct-hit":
        raise refusal("no-successful-salvo")


def check_no_sound_due(state: MagState) -> None:
    """MB-216"""
    if sounding.is_due(state):
        raise refusal("sound-pending")


def direct_hit(state: MagState, seat: int, card: str) -> list[Event]:
    """MB-332"""
    chain = state.chain
    assert chain is not None
    told = CardPlayed(seat=seat, card=card, ship=chain.ship, target=chain.target)
    return stack.play_mute(state, Play(seat, card, "direct-hit", chain.ship, chain.target), told)


def check_follows(state: MagState, seat: int) -> str:
    """MB-334 MB-415 An effect needs a Direct Hit that stands, or F3; answers the target."""
    chain = state.chain
    if chain is None:
        raise refusal("no-direct-hit")
    if chain.stage == "may-direct-hit":
        if not abilities.has(state, seat, "f3"):
            raise refusal("no-direct-hit")
        abilities.check(state, seat, "f3")
    return chain.target


def check_effect(state: MagState, seat: int, card: str) -> None:
    check_card(state.players[seat], card)
    if kind(card) not in PLAIN_EFFECTS:
        raise refusal("not-an-effect")
    check_no_sound_due(state)
    target = check_follows(state, seat)
    if kind(card) == "CB" and is_flagship(target):
        raise refusal("not-on-flagship", "MB-344")
    owner, _ = in_play(state, target)
    if kind(card) == "BH" and not state.players[owner].hand:
        raise refusal("hand-empty", "MB-345")


def check_board(state: MagState, seat: int, card: str, zone: Zone) -> None:
    """MB-342"""
    player = state.players[seat]
    check_card(player, card)
    if kind(card) != "BP":
        raise refusal("not-an-effect")
    check_no_sound_due(state)
    if is_flagship(check_follows(state, seat)):
        raise refusal("not-on-flagship", "MB-342")
    if not zones_with_room(player):
        raise refusal("no-free-zone", "MB-342")
    if count_in(player, zone) >= ROOM:
        raise refusal("zone-full", "MB-342")


def effect(state: MagState, seat: int, card: str, zone: Zone | None = None) -> list[Event]:
    """MB-334 MB-411 MB-415 A use of F3 is spent, whatever becomes of the card."""
    chain = state.chain
    assert chain is not None
    used = [abilities.use(state, seat)] if chain.stage == "may-direct-hit" else []
    told = CardPlayed(seat=seat, card=card, ship=chain.ship, target=chain.target, zone=zone)
    play = Play(seat, card, "effect", chain.ship, chain.target, zone)
    return [*used, *stack.play_mute(state, play, told)]
