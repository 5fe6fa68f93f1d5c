"""2.9 Answer windows: who is asked, who has passed, when one closes."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.engine import Event, Millis
from games.mag_blast import timer
from games.mag_blast.events import HoldsLeft, Passed, WindowHeld, WindowOpened
from games.mag_blast.fleets import bodies, carrier_zones, is_flagship, is_mined, kind, owner_of
from games.mag_blast.refusals import refusal
from games.mag_blast.state import MagState, Play, Window
from games.mag_blast.timing import FURTHER, GRACE

COPIES = {"TF": 2, "EA": 2, "FI": 9}
"""MB-287 Once so many lie openly, nobody can hold another one."""
EVADED = ("salvo", "ram", "squadron", "direct-hit")
"""MB-281 MB-284"""


# ---- who is asked


def asked_seats(state: MagState) -> list[int]:
    """MB-286 From open facts alone."""
    possible = answers_possible(state)
    return [
        seat
        for seat in state.living
        if state.players[seat].away_since is None
        and state.players[seat].hand
        and possible.get(seat)
    ]


def answers_possible(state: MagState) -> dict[int, set[str]]:
    """MB-287 By seat the kinds of answer that open information allows: TF, EA, FI, F10."""
    play = state.plays[-1]
    everybody = {"TF"} if may_lie_hidden(state, "TF") else set[str]()
    found = {seat: set(everybody) for seat in state.living if seat != play.seat}
    owner = owner_of(state, play.target) if play.target else None
    if owner in found and play.kind in EVADED:
        found[owner] |= own_answers(state, play, owner)
    return found


def own_answers(state: MagState, play: Play, owner: int) -> set[str]:
    """MB-283 MB-325 MB-428 Of the target's owner."""
    player, found = state.players[owner], set[str]()
    if may_lie_hidden(state, "EA"):
        found.add("EA")
    if play.kind == "squadron":
        # MB-330
        sends = carrier_zones(player) and not is_mined(player)
        if sends and may_lie_hidden(state, "FI"):
            found.add("FI")
    elif play.kind != "direct-hit" and player.flag == "f10" and not is_flagship(play.target or ""):
        found.add("F10")
    return found


def may_lie_hidden(state: MagState, card_kind: str) -> bool:
    """MB-287"""
    seen = sum(kind(card) == card_kind for card in openly(state, card_kind))
    return seen < COPIES[card_kind]


def openly(state: MagState, card_kind: str) -> Iterator[str]:
    yield from state.discard
    yield from (play.card for play in state.plays)
    if card_kind == "FI":
        yield from state.air
        for body in bodies(state):
            yield from body.on


# ---- from the opening to the closing


def open_window(state: MagState, asked: list[int]) -> list[Event]:
    """MB-289 MB-298 Presets, and whoever is resigning, pass at once."""
    timer.stop(state)
    state.windows += 1
    passed = [seat for seat in asked if passes_at_once(state, seat)]
    window = Window(state.windows, state.now, asked, passed, 0)
    state.window = timed(state, window)
    return [WindowOpened(number=window.number, asked=asked, until=ends(state, window))]


def passes_at_once(state: MagState, seat: int) -> bool:
    """MB-298 MB-446"""
    presets, play = state.players[seat].presets, state.plays[-1]
    return (
        seat in state.resigning
        or "pass-turn" in presets
        or ("pass-small" in presets and kind(play.card) == "L")
        or ("pass-not-me" in presets and not concerns(state, seat))
    )


def concerns(state: MagState, seat: int) -> bool:
    """MB-298 A ship or the fleet of this seat is the target, or a card of its own is answered."""
    play = state.plays[-1]
    if len(state.plays) > 1:
        return state.plays[-2].seat == seat
    return play.fleet == seat or (play.target is not None and owner_of(state, play.target) == seat)


def lasts(state: MagState, window: Window) -> Millis:
    return state.pace.hold if window.held else state.pace.moments[-1]


def ends(state: MagState, window: Window) -> Millis:
    """As people see it."""
    return window.opened + lasts(state, window)


def moments(state: MagState, window: Window) -> list[Millis]:
    """MB-291 MB-292 When it may close, after its opening."""
    printed, last = list(state.pace.moments), lasts(state, window)
    further = range(printed[-1] + FURTHER, last, FURTHER)
    return [*printed, *further, last] if window.held else printed


def timed(state: MagState, window: Window) -> Window:
    """MB-291 Once all have passed it closes at the next moment later than now; else at its end."""
    end = ends(state, window) + GRACE
    if set(window.asked) <= set(window.passed):
        later = (window.opened + moment for moment in moments(state, window)[:-1])
        end = next((moment for moment in later if moment > state.now), end)
    return replace(window, closes=end)


def check(state: MagState, seat: int, number: int) -> Window:
    """MB-289 MB-511"""
    window = state.window
    if window is None or window.number != number:
        raise refusal("window-closed")
    if seat not in window.asked:
        raise refusal("not-asked")
    if seat in window.passed:
        raise refusal("already-decided")
    return window


def is_undecided(state: MagState, seat: int) -> bool:
    window = state.window
    return window is not None and seat in window.asked and seat not in window.passed


def pass_by(state: MagState, seat: int) -> None:
    window = state.window
    assert window is not None
    state.window = timed(state, replace(window, passed=[*window.passed, seat]))


def pass_(state: MagState, seat: int) -> list[Event]:
    """MB-289 Told to its seat alone."""
    pass_by(state, seat)
    assert state.window is not None
    return [Passed(window=state.window.number, only=frozenset({seat}))]


def check_hold(state: MagState, seat: int, window: Window) -> None:
    """MB-292"""
    if not state.players[seat].holds:
        raise refusal("no-holds-left")
    if window.held:
        raise refusal("already-held")


def hold(state: MagState, seat: int) -> list[Event]:
    """MB-292 Nobody learns who."""
    assert state.window is not None
    state.players[seat].holds -= 1
    state.window = timed(state, replace(state.window, held=True))
    left = HoldsLeft(holds=state.players[seat].holds, only=frozenset({seat}))
    return [WindowHeld(until=ends(state, state.window)), left]
