"""2.6 Noises that are made, and the help for whoever wants to make none."""

from __future__ import annotations

from games.engine import Event
from games.mag_blast import stack
from games.mag_blast.events import SoundHelpSet, SoundMade
from games.mag_blast.refusals import refusal
from games.mag_blast.sounding import is_due
from games.mag_blast.state import MagState


def check_sound(state: MagState) -> None:
    """MB-214"""
    if state.options.sound == "off":
        raise refusal("option-off")
    if state.phase != "attack":
        raise refusal("wrong-phase")


def make(state: MagState, seat: int, noise: int) -> list[Event]:
    """MB-213 MB-214 For the salvo that waits, or else for the next play."""
    state.noise, state.noises = noise, state.noises + 1
    told = [SoundMade(seat=seat, noise=noise)]
    if not is_due(state):
        state.kept = noise
        return [*told]
    return [*told, *heard(state)]


def heard(state: MagState) -> list[Event]:
    state.mute_until = None
    return stack.ask(state)


def check_help(state: MagState, seat: int, on: bool) -> None:
    """MB-222"""
    if state.options.sound_help == "off" or state.options.sound == "off":
        raise refusal("option-off", "MB-222")
    if state.players[seat].help == on:
        raise refusal("already-so")


def set_help(state: MagState, seat: int, on: bool) -> list[Event]:
    """MB-222 It satisfies a salvo that waits, too."""
    state.players[seat].help = on
    told: list[Event] = [SoundHelpSet(seat=seat, on=on)]
    # No salvo waits of whoever has help.
    return told + heard(state) if is_due(state) and seat == state.seat else told
