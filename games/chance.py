"""Random draws of a match: keyed, repeatable, unpredictable, verifiable afterwards.

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
    """A logged draw: the ``n``-th of the match gave ``value`` of 0 .. ``of`` - 1."""

    purpose: str
    n: int
    of: int
    value: int


class Chance(Struct):
    """The stream of draws. Part of the state: a copy of a state draws what the original would."""

    seed: str
    """Hexadecimal, 32 bytes."""
    n: int = 0
    fresh: list[Draw] = field(default_factory=list)
    """Draws not yet taken into a move."""

    def below(self, of: int, purpose: str) -> int:
        """A uniform integer of 0 .. ``of`` - 1."""
        value = drawn(self.seed, purpose, self.n, of)
        self.fresh.append(Draw(purpose, self.n, of, value))
        self.n += 1
        return value

    def pick(self, things: Sequence[T], purpose: str) -> T:
        return things[self.below(len(things), purpose)]

    def shuffled(self, things: Sequence[T], purpose: str) -> list[T]:
        """Fisher-Yates shuffle from the last place down: draw i is ``below(i + 1)``."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1, purpose)
            order[last], order[other] = order[other], order[last]
        return order

    def take(self) -> list[Draw]:
        """Take the fresh draws; the stream continues after them."""
        taken, self.fresh = self.fresh, []
        return taken


def drawn(seed: str, purpose: str, n: int, of: int) -> int:
    """The value of draw ``n``; the verification page computes the same in a browser."""
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
    """The commitment shown before a match: it binds the server to its secret and reveals nothing of
    it."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def mixed(secret: str, nonces: Sequence[str]) -> str:
    """The seed of a match, from the server's secret and all nonces: nobody alone decides it."""
    return hmac.digest(bytes.fromhex(secret), "|".join(nonces).encode(), "sha256").hex()


def proves(promise: str, secret: str, nonces: Sequence[str], draws: Sequence[Draw]) -> bool:
    """Whether all draws of a match follow from the committed secret and the nonces, with none left
    out. The verification page computes the same."""
    seed = mixed(secret, nonces)
    return (
        commitment(secret) == promise
        and [draw.n for draw in draws] == list(range(len(draws)))
        and all(drawn(seed, draw.purpose, draw.n, draw.of) == draw.value for draw in draws)
    )
