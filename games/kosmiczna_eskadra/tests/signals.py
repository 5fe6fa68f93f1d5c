"""What hands stream until Stop, and the two answers to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from games.engine import Event, Sampled
from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.state import EskadraState, Hold
from games.kosmiczna_eskadra.tests.clocks import wait_until
from games.referee import play

DROP, WITHHOLD = "drop", "withhold"

Streamed = tuple[int, str]
"""A position that the server has received: when, and what."""


def sample(state: EskadraState, seat: int, *streamed: Streamed) -> list[Event]:
    """The server looks up what a seat has streamed, when the last of the moments has passed."""
    (wanted,) = (each for each in GAME.samples(state) if each.seat == seat)
    signals = tuple(_last(streamed, wanted.since, moment) for moment in wanted.moments)
    before = wait_until(state, wanted.moments[-1] + 1)
    return before + play(GAME, state, None, Sampled(seat, signals), state.now).events


def _last(streamed: Iterable[Streamed], since: int, moment: int) -> dict[str, Any] | None:
    known = [text for at, text in streamed if since < at <= moment]
    return msgspec.to_builtins(hold(known[-1])) if known else None


def hold(place: str) -> Hold:
    return Hold(*map(int, place.split()))
