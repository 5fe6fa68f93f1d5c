"""What all games share: moves, time, audiences, replay.

Functions change the state they are given; copy it first to keep the old one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import Struct

from games.chance import Chance, Draw
from games.copying import copier
from games.engine import (
    SPECTATORS,
    Action,
    Audience,
    Begin,
    CallBack,
    CalledBack,
    Deadline,
    Event,
    Game,
    Pause,
    PauseUnwanted,
    PauseWanted,
    Presence,
    Remove,
    Resume,
    Sampled,
    SeatAway,
    SeatBack,
    SeatHandedBack,
    SeatLost,
    SeatTakenOver,
    State,
    StepOut,
    SteppedIn,
    SteppedOut,
    StoodStill,
    Substitute,
    Suspend,
    TableAction,
    Undo,
    WentOn,
)

AnyGame = Game[Any, Any]

SETTLED_AT_ONCE = 10_000
"""Limit on expiries in one go: beyond it a deadline is not removed by being applied."""


class Move(Struct, frozen=True):
    """An accepted action of a seat, the clock or the table: one row of the log."""

    seat: int | None
    action: Action
    at: int
    """Match time."""
    events: list[Event]
    draws: list[Draw]
    lag: int = 0
    """Network delay as far as the rules may credit it."""


class Codec:
    """Encodes and decodes one game's states, actions and signals."""

    def __init__(self, game: AnyGame) -> None:
        seat_actions = game.action_type | Undo
        all_actions = seat_actions | game.clock_type | TableAction
        self._encoder = msgspec.json.Encoder()
        self._browser = msgspec.json.Decoder(seat_actions)
        self._stored = msgspec.json.Decoder(all_actions)
        self._state = msgspec.json.Decoder(game.state_type)
        self._copy = copier(cast(type[Struct], game.state_type))
        self._options = msgspec.json.Decoder(game.options_type)
        self._signal = None if game.signal_type is None else msgspec.json.Decoder(game.signal_type)

    def copy(self, state: State) -> State:
        return cast(State, self._copy(state))

    def encode(self, thing: Any) -> bytes:
        return self._encoder.encode(thing)

    def state(self, text: bytes | str) -> State:
        return cast(State, self._state.decode(text))

    def asked(self, text: bytes | str | msgspec.Raw) -> Action:
        """Decode a browser's action. Raises msgspec's errors for anything the types do not
        allow."""
        return cast(Action, self._browser.decode(text))

    def signal(self, text: bytes | str | msgspec.Raw) -> Any:
        """Decode a browser's signal; None if the game has none. Raises msgspec's errors."""
        return None if self._signal is None else self._signal.decode(text)

    def logged(self, text: bytes | str | msgspec.Raw) -> Action:
        """Decode a logged action, the clock's and the table's included."""
        return cast(Action, self._stored.decode(text))

    def options(self, text: bytes | str) -> Struct:
        return cast(Struct, self._options.decode(text))


@lru_cache(maxsize=64)
def codec(game: AnyGame) -> Codec:
    return Codec(game)


def begin(game: AnyGame, options: Struct, seats: int, seed: str) -> tuple[State, Move]:
    """A new state and the first row of its log."""
    state, events = game.setup(options, seats, Chance(seed))
    return state, Move(None, Begin(), 0, events, state.chance.take())


def play(
    game: AnyGame, state: State, seat: int | None, action: Action, at: int, lag: int = 0
) -> Move:
    """Play an action of a seat, the clock (None) or the table at match time ``at``.

    Raises ``Illegal``, and then nothing has changed.
    """
    before, state.now = state.now, max(at, state.now)
    state.lag = lag
    try:
        if seat is None and isinstance(action, TableAction):
            events = _table(game, state, action)
        else:
            events = game.apply(state, seat, action)
    except Exception:
        state.now = before
        raise
    finally:
        state.lag = 0
    return Move(seat, action, state.now, events, state.chance.take(), lag)


def _table(game: AnyGame, state: State, action: TableAction) -> list[Event]:
    match action:
        case Presence(seat, here):
            told: Event = SeatBack(seat) if here else SeatAway(seat)
            return [told, *game.presence(state, seat, here)]
        case Substitute(seat, level):
            told = SeatHandedBack(seat) if level is None else SeatTakenOver(seat, level)
            return [told, *game.presence(state, seat, True)]
        case Remove(seat, level):
            return [SeatLost(seat, level), *game.presence(state, seat, level is not None)]
        case Suspend(why):
            return [StoodStill(why)]
        case Resume():
            return [WentOn()]
        case Pause(seat, wanted):
            return [PauseWanted(seat) if wanted else PauseUnwanted(seat)]
        case CallBack(seat):
            return [CalledBack(seat)]
        case StepOut(seat, until):
            return [SteppedIn(seat) if until is None else SteppedOut(seat, until)]
        case Sampled(signals=signals):
            return _sampled(game, state, action, [_signal(game, signal) for signal in signals])
    raise ValueError("a match begins once")


def _sampled(game: AnyGame, state: State, action: Sampled, signals: list[Any]) -> list[Event]:
    if illegal := game.judge(state, None, action):
        raise illegal
    return game.sampled(state, action.seat, signals)


def _signal(game: AnyGame, signal: dict[str, Any] | None) -> Any:
    return None if signal is None else msgspec.convert(signal, game.signal_type)


def next_deadline(game: AnyGame, state: State) -> Deadline | None:
    """The earliest deadline; of equal ones the first the game names."""
    return min(game.deadlines(state), key=lambda deadline: deadline.at, default=None)


def settle(game: AnyGame, state: State, until: int) -> Iterator[Move]:
    """Apply the deadlines due by ``until`` in order, each at its own time."""
    for _ in range(SETTLED_AT_ONCE):
        if game.outcome(state) is not None:
            return
        deadline = next_deadline(game, state)
        if deadline is None or deadline.at > until:
            return
        yield play(game, state, None, deadline.action, deadline.at)
    raise RuntimeError(f"{game.slug}: deadlines that do not go away")


def replay(game: AnyGame, options: Struct, seats: int, seed: str, moves: Iterable[Move]) -> State:
    """The state after a whole log; the first move is its ``Begin``."""
    state, _ = begin(game, options, seats, seed)
    for move in moves:
        if not isinstance(move.action, Begin):
            play(game, state, move.seat, move.action, move.at, move.lag)
    return state


def audiences(game: AnyGame, state: State, seats: int) -> list[Audience]:
    """The distinct audiences: those of the seats in order, then the spectators."""
    held = [game.audience(state, seat) for seat in range(seats)]
    return [*dict.fromkeys(held), SPECTATORS]


def told(events: Sequence[Event], audience: Audience) -> list[Event]:
    """The events that an audience may know, with ``only`` removed."""
    return [
        event if event.only is None else msgspec.structs.replace(event, only=None)
        for event in events
        if event.only is None or not event.only.isdisjoint(audience)
    ]
