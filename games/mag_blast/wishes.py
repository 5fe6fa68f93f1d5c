"""2.9, 2.16 What a seat may set at any time: its presets, and the wish for the wall of fire."""

from __future__ import annotations

from games.engine import Event
from games.mag_blast.actions import PRESETS, Preset
from games.mag_blast.events import FirewallWanted, PresetSet
from games.mag_blast.refusals import refusal
from games.mag_blast.state import MagState

LAST_TWO = 2


def set_preset(state: MagState, seat: int, preset: Preset, on: bool) -> list[Event]:
    """MB-298 Private; it counts from the next window."""
    player = state.players[seat]
    kept = set(player.presets) - {preset} | ({preset} if on else set())
    player.presets = [each for each in PRESETS if each in kept]
    return [PresetSet(preset=preset, on=on, only=frozenset({seat}))]


def check_firewall(state: MagState, seat: int, on: bool) -> None:
    """MB-461"""
    if state.options.firewall != "vote":
        raise refusal("option-off", "MB-461")
    if state.firewall or state.firewall_due:
        raise refusal("already-firewall")
    if len(state.living) != LAST_TWO:
        raise refusal("not-two-left")
    if state.players[seat].wants_firewall == on:
        raise refusal("already-so", "MB-461")


def want_firewall(state: MagState, seat: int, on: bool) -> list[Event]:
    """MB-461 Once both want it, it is agreed."""
    state.players[seat].wants_firewall = on
    state.firewall_due = all(state.players[each].wants_firewall for each in state.living)
    return [FirewallWanted(seat=seat, on=on)]
