"""2.6 The sound: without it a salvo misses."""

from __future__ import annotations

from games.engine import Event, Millis
from games.mag_blast import destroying
from games.mag_blast.events import SalvoMissed, SoundAsked
from games.mag_blast.state import MagState
from games.mag_blast.timing import CREDIT


def is_due(state: MagState) -> bool:
    """MB-215 A salvo waits for its sound."""
    return state.mute_until is not None


def serve(state: MagState, seat: int) -> bool:
    """MB-214 MB-219 MB-222 Whether the salvo has its sound already; a kept one is used up."""
    if state.options.sound == "off":
        return True
    kept, state.kept = state.kept, None
    return kept is not None or state.players[seat].help


def ask(state: MagState, seat: int) -> list[Event]:
    """MB-215 MB-218"""
    state.mute_until = state.now + patience(state)
    return [SoundAsked(seat=seat, until=state.mute_until)]


def patience(state: MagState) -> Millis:
    """MB-218 In ``clamour`` as long as the flight, and what the shooter's line needs."""
    if state.options.sound == "clamour":
        return state.pace.flight + min(2 * state.lag, CREDIT)
    return state.pace.sound


def miss(state: MagState) -> list[Event]:
    """MB-197 MB-216 MB-402 The waiting salvo is discarded without harm; a ship that rams is gone
    all the same."""
    play = state.plays.pop()
    state.mute_until = None
    told: list[Event] = [SalvoMissed(card=play.card)]
    if play.kind == "ram" and play.ship is not None:
        told += destroying.destroy_ship(state, play.seat, play.ship)
    state.discard.append(play.card)
    return told
