"""The lightning round: cards are drawn and dropped, and what refuses that (KE-070 to KE-079)."""

from __future__ import annotations

from games.engine import Event, Illegal, Millis
from games.kosmiczna_eskadra import calm, stopping
from games.kosmiczna_eskadra.geometry import TURN, card_body, on_table, overlap, rock_body
from games.kosmiczna_eskadra.lagging import effective_time, fall_later, refuse
from games.kosmiczna_eskadra.ships import HALF, rocks
from games.kosmiczna_eskadra.squadrons import Place, draw, given, held, lay, place_of
from games.kosmiczna_eskadra.state import Drop, EskadraState, HandFreed, Hold, Laid, Options

AIM = 2_500
"""KE-079 Milliseconds that exact aiming by key takes at least."""
AIMING = 1_000
"""And how much longer than by hand."""
UNSEEN = 400
"""KE-078 Milliseconds for which nobody can have seen a card that has landed."""
TURNS = 10 * TURN
"""An angle from outside may be this far from 0 either way; beyond it is no position."""


def may_draw(state: EskadraState, seat: int) -> Illegal | None:
    """KE-071, KE-072 One card at a time, from the start to Stop."""
    squadron = state.squadrons[seat]
    match state.phase:
        case "countdown":
            return Illegal("not-started", "KE-070")
        case "stopped" | "scoring":
            return Illegal("round-stopped", "KE-100")
        case "placing" if state.options.pace == "live":
            if squadron.held is not None:
                return Illegal("already-holding", "KE-072")
            return None if squadron.deck else Illegal("deck-empty", "KE-071")
    return Illegal("wrong-phase", "KE-070")


def may_drop(state: EskadraState, seat: int, drop: Drop) -> Illegal | None:
    """The refusals of a drop, in their order."""
    match state.phase:
        case "ready":
            return Illegal("wrong-phase", "KE-070")
        case "countdown":
            return Illegal("not-started", "KE-070")
        case "scoring":
            return Illegal("round-stopped", "KE-106")
        case "stopped":
            return stopping.may_drop(state, seat) or may_lie(state, (drop.x, drop.y, drop.a))
    return _may_drop_in_round(state, seat, (drop.x, drop.y, drop.a))


def _may_drop_in_round(state: EskadraState, seat: int, place: Place) -> Illegal | None:
    card = state.squadrons[seat].held
    if card is None or card.drop is not None:
        return Illegal("nothing-held", "KE-072")
    if illegal := may_lie(state, place):
        return illegal
    if state.options.pace == "calm":
        return verdict(state, seat, place, state.now)
    effective = effective_time(state)
    if effective - card.drawn_at < wait(state, seat):
        return Illegal("too-fast", "KE-079" if state.squadrons[seat].assist else "KE-075")
    if state.options.lag_compensation == "on":
        # Given when it lands (KE-301).
        return None
    return verdict(state, seat, place, effective)


def may_lie(state: EskadraState, place: Place) -> Illegal | None:
    """KE-031, KE-050 A position is whole numbers, and wholly on the table."""
    x, y, a = place
    if abs(a) > TURNS:
        return Illegal("bad-position", "KE-031")
    if not on_table(card_body(x, y, a), HALF[len(state.squadrons)]):
        return Illegal("off-table", "KE-050")
    return None


def wait(state: EskadraState, seat: int) -> Millis:
    """KE-075, KE-079 How long a drawn card stays in the hand at least."""
    by_hand = hand_time(state.options)
    return max(AIM, by_hand + AIMING) if state.squadrons[seat].assist else by_hand


def hand_time(options: Options) -> Millis:
    """KE-075 How long laying a card by hand takes at least in this room."""
    return int(options.hand_time)


def verdict(state: EskadraState, seat: int, place: Place, effective: Millis) -> Illegal | None:
    """KE-077, KE-078 What a drop over something comes to; mostly it is left to the check."""
    cards = covered(state, place)
    unseen = bool(cards) and all(_is_unseen(state, card, seat, effective) for card in cards)
    if unseen and not _covers_rock(state, place):
        return Illegal("overlaps-unseen", "KE-078")
    if state.options.overlap != "refuse":
        return None
    if cards:
        return Illegal("overlaps-card", "KE-077")
    return Illegal("overlaps-asteroid", "KE-077") if _covers_rock(state, place) else None


def _covers_rock(state: EskadraState, place: Place) -> bool:
    body = card_body(*place)
    return any(overlap(body, rock_body(each)) for each in rocks(state.options))


def covered(state: EskadraState, place: Place) -> list[Laid]:
    """The cards on the table that a card at this place would overlap."""
    body = card_body(*place)
    return [card for card in state.table if overlap(body, card_body(card.x, card.y, card.a))]


def _is_unseen(state: EskadraState, card: Laid, seat: int, effective: Millis) -> bool:
    """KE-078 Foreign, and landed too shortly before. In calm pace there is no such thing."""
    young = effective - card.at < UNSEEN
    return young and card.seat != seat and state.options.pace == "live"


def drop(state: EskadraState, seat: int, asked: Drop) -> list[Event]:
    """KE-073 A card once dropped is fixed; when it lands depends on the phase and the options."""
    place = given(state, (asked.x, asked.y, asked.a), effective_time(state))
    if state.phase == "stopped":
        return stopping.drop(state, seat, place)
    if state.options.pace == "calm":
        return calm.seal(state, seat, place)
    if state.options.lag_compensation == "on":
        return fall_later(state, seat, place)
    return land(state, seat, place_of(place))


def land(state: EskadraState, seat: int, place: Place) -> list[Event]:
    """KE-076, KE-100 The next card is drawn in the same move; the last one stops the round."""
    squadron = state.squadrons[seat]
    landed = lay(state, seat, place)
    if not squadron.deck:
        return [landed, *stopping.call(state, seat)]
    return [landed, *draw_by_itself(state, seat)]


def fall(state: EskadraState, seat: int) -> list[Event]:
    """KE-301 A compensated drop lands, or its verdict is given and it does not."""
    card = held(state, seat)
    assert card.drop is not None
    place, effective = place_of(card.drop), card.drop.effective
    state.given.remove(seat)
    if illegal := verdict(state, seat, place, effective):
        return refuse(state, seat, illegal)
    return land(state, seat, place)


def draw_by_itself(state: EskadraState, seat: int) -> list[Event]:
    """KE-076 Auto-draw, where the hand is empty. The deck is not: that would be Stop (KE-100)."""
    squadron = state.squadrons[seat]
    idle = squadron.held is None and not squadron.resigned
    return draw(state, seat) if idle and squadron.auto_draw else []


def free(state: EskadraState, seat: int) -> list[Event]:
    """KE-075 The card in hand may be let go from now on."""
    held(state, seat).free = True
    return [HandFreed(only=frozenset((seat,)))]


def position(state: EskadraState, hold: Hold | None) -> Place | None:
    """KE-104, KE-107 A signalled position, if it is one on the table."""
    if hold is None or may_lie(state, (hold.x, hold.y, hold.a)):
        return None
    return hold.x, hold.y, hold.a % TURN


def may_hover(state: EskadraState, seat: int, hold: Hold) -> bool:
    """KE-073, KE-301 Whether a signalled position is one: of a held card, on the table."""
    card = state.squadrons[seat].held
    if card is None or card.drop is not None or state.options.pace == "calm":
        return False
    moves = state.phase == "placing" or (state.phase == "stopped" and state.frozen_at is None)
    return moves and position(state, hold) is not None
