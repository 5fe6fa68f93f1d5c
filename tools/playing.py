"""A match in memory and a random player.

Used by the contract suite, ``tools.bots``, ``tools.bench`` and the load. A game adjusts it in its
``tests/secrets.py``.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from games import referee, undo
from games.engine import Action, Illegal, Refusal, State
from games.offers import Below, Offer
from games.referee import AnyGame, Move
from games.undo import Past

STANDING = 20
"""Once in so many times a random player takes a standing offer of which the game says nothing."""
TRIES = 6
"""How often something else than the example of an offer is tried."""

encode = msgspec.json.Encoder().encode


def secrets_of(game: AnyGame) -> Any:
    """What a game says about itself for tests and tools."""
    return importlib.import_module(f"games.{game.slug}.tests.secrets")


def said_of(game: AnyGame, name: str, default: Any) -> Any:
    """What a game says there under that name, if it says anything."""
    try:
        return getattr(secrets_of(game), name, default)
    except ModuleNotFoundError:
        return default


def rarely(game: AnyGame) -> Mapping[str, int]:
    """By the tag of an action: once in how many times a random player takes it."""
    found: Mapping[str, int] = said_of(game, "RARELY", {})
    return found


def some_kind(
    offered: Iterable[tuple[int, Offer]], seldom: Mapping[str, int], below: Below
) -> tuple[int, Offer] | None:
    """A kind of action first, then one of the kind: what can be done in a hundred ways is not done
    a hundred times as often."""
    kinds: dict[str, list[tuple[int, Offer]]] = {}
    for seat, offer in offered:
        kinds.setdefault(offer.do, []).append((seat, offer))
    due = [do for do, pairs in kinds.items() if below(_once_in(pairs[0][1], seldom)) == 0]
    if not due:
        due = [do for do, pairs in kinds.items() if not pairs[0][1].standing]
    if not due:
        return None
    pairs = kinds[due[below(len(due))]]
    return pairs[below(len(pairs))]


def _once_in(offer: Offer, seldom: Mapping[str, int]) -> int:
    return seldom.get(offer.do, STANDING if offer.standing else 1)


def noting(game: AnyGame) -> Callable[[State, Move], Iterable[str]]:
    """What is counted in matches of a game beside its events."""
    found: Callable[[State, Move], Iterable[str]] = said_of(game, "noted", lambda *_: ())
    return found


class Playing:
    """A match and its time, without a server. ``below`` is where all luck but the match's own comes
    from."""

    def __init__(self, game: AnyGame, options: Struct, seats: int, seed: str) -> None:
        self.game, self.options, self.seats, self.seed = game, options, seats, seed
        self.codec = referee.codec(game)
        self.state: State
        self.state, self.begun = referee.begin(game, options, seats, seed)
        self.past: Past = ()
        self.now = 0
        """Match time; the state hears of it with the next move."""
        self.rarely = rarely(game)
        self.told: Counter[str] = Counter()
        """How many events of each kind have happened, those of its beginning among them, and
        whatever else the game notes."""
        self.noted = noting(game)
        self.count(self.begun)

    @property
    def over(self) -> bool:
        return self.game.outcome(self.state) is not None

    def offers(self, seat: int) -> list[Offer]:
        return undo.offers(self.game, self.state, self.past, seat)

    def offered(self) -> list[tuple[int, Offer]]:
        return [(seat, offer) for seat in range(self.seats) for offer in self.offers(seat)]

    def waited_for(self) -> list[tuple[int, Offer]]:
        """What the table waits for."""
        return [(seat, offer) for seat, offer in self.offered() if not offer.standing]

    def act(self, seat: int, asked: dict[str, Any], below: Below, lag: int = 0) -> Refusal | None:
        """Through the same door as a browser: JSON, and the clock before it."""
        self.wait(0, below)
        try:
            self.play(seat, self.codec.asked(encode(asked)), self.now, below, lag)
        except Illegal as illegal:
            return illegal.refusal
        return None

    def wait(self, millis: int, below: Below) -> None:
        """Time passes, and the clock does what is due."""
        self.now += millis
        for move in referee.settle(self.game, self.state, self.now):
            self.past = ()
            self.count(move)

    def wait_for_the_clock(self, below: Below) -> None:
        """Until it does something."""
        deadline = referee.next_deadline(self.game, self.state)
        if deadline is None:
            raise RuntimeError("nobody can do anything and no time runs")
        self.wait(max(0, deadline.at - self.now), below)

    def look_at_signals(self, below: Below) -> None:
        """Nobody signals here."""

    def play(
        self, seat: int | None, action: Action, at: int, below: Below, lag: int = 0
    ) -> Move | None:
        self.state, self.past, move = undo.act(
            self.game, self.state, self.past, seat, action, at, lag
        )
        if move is not None:
            self.count(move)
        return move

    def count(self, move: Move) -> None:
        self.told.update(str(type(event).__struct_config__.tag) for event in move.events)
        self.told.update(self.noted(self.state, move))

    def somebody_acts(self, below: Below) -> bool:
        """Whether anybody took an offer."""
        self.wait(0, below)
        chosen = None if self.over else some_kind(self.offered(), self.rarely, below)
        if chosen is None:
            return False
        seat, offer = chosen
        refusal = self.act(seat, self.some_action(seat, offer, below), below)
        assert refusal is None, f"{offer} was offered to {seat}"
        return True

    def some_action(self, seat: int, offer: Offer, below: Below) -> dict[str, Any]:
        return legal(self.game, self.state, seat, offer, below)


def legal(game: AnyGame, state: State, seat: int, offer: Offer, below: Below) -> dict[str, Any]:
    """What fits an offer. One that is judged as it comes is often played by its example."""
    if offer.example is not None and below(2):
        anything = msgspec.structs.replace(offer, example=None)
        for _ in range(TRIES):
            asked = anything.pick(below)
            if game.judge(state, seat, referee.codec(game).asked(encode(asked))) is None:
                return msgspec.json.decode(encode(asked))  # type: ignore[no-any-return]
    return msgspec.json.decode(encode(offer.pick(below)))  # type: ignore[no-any-return]
