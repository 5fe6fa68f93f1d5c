"""Every die and shuffle of a match: keyed, repeatable, unguessable, open to checking later.

Draw *n* is the first acceptable 64-bit word of HMAC-SHA-256(seed, purpose | n | attempt); a word is
acceptable when it lies below the greatest multiple of ``of``, so that no value is favoured.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from msgspec import Struct, field

T = TypeVar("T")

WORD = 1 << 64


class Draw(Struct, frozen=True, array_like=True):
    """One draw as the log keeps it: the ``n``-th of the match gave ``value`` of 0 .. ``of`` - 1."""

    purpose: str
    n: int
    of: int
    value: int


class Chance(Struct):
    """A stream of draws, part of the state: a copy of a state draws what the original would."""

    seed: str
    """Hexadecimal, 32 bytes."""
    n: int = 0
    fresh: list[Draw] = field(default_factory=list)
    """What was drawn since the referee last took the draws into a move."""

    def below(self, of: int, purpose: str) -> int:
        """A whole number of 0 .. ``of`` - 1, each equally likely."""
        value = drawn(self.seed, purpose, self.n, of)
        self.fresh.append(Draw(purpose, self.n, of, value))
        self.n += 1
        return value

    def pick(self, things: Sequence[T], purpose: str) -> T:
        return things[self.below(len(things), purpose)]

    def shuffled(self, things: Sequence[T], purpose: str) -> list[T]:
        """Fisher and Yates, from the last place down: draw i of the shuffle is ``below(i + 1)``."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1, purpose)
            order[last], order[other] = order[other], order[last]
        return order

    def take(self) -> list[Draw]:
        """The fresh draws; the stream goes on behind them."""
        taken, self.fresh = self.fresh, []
        return taken


def drawn(seed: str, purpose: str, n: int, of: int) -> int:
    """What draw ``n`` gives. A page that verifies a finished match computes the same."""
    if not 0 < of <= WORD:
        raise ValueError(f"cannot draw one of {of}")
    limit = WORD - WORD % of
    key = bytes.fromhex(seed)
    attempt = 0
    while True:
        digest = hmac.digest(key, f"{purpose}|{n}|{attempt}".encode(), "sha256")
        for start in range(0, 32, 8):
            word = int.from_bytes(digest[start : start + 8], "big")
            if word < limit:
                return word % of
        attempt += 1


def commitment(secret: str) -> str:
    """What is shown before a match: it binds the server to its secret and tells nothing of it."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def mixed(secret: str, nonces: Sequence[str]) -> str:
    """The seed of a match: neither the server alone nor any seat alone decides it."""
    return hmac.digest(bytes.fromhex(secret), "|".join(nonces).encode(), "sha256").hex()


def proves(promise: str, secret: str, nonces: Sequence[str], draws: Sequence[Draw]) -> bool:
    """Whether a whole match drew what it had to: by the promised secret, the seats' shares and
    nothing else, leaving no draw out. The page of its dice computes the same in a browser."""
    seed = mixed(secret, nonces)
    return (
        commitment(secret) == promise
        and [draw.n for draw in draws] == list(range(len(draws)))
        and all(drawn(seed, draw.purpose, draw.n, draw.of) == draw.value for draw in draws)
    )
