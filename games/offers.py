"""Offers: the actions a seat may take now, in a form for boards, keyboards, bots and tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

Value = int | str | bool
Below = Callable[[int], int]
"""A random source: ``below(k)`` gives an integer of 0 .. k - 1."""


class Domain(Struct, frozen=True, tag_field="is", tag=str.lower):
    """The set of values of one field of an action."""

    def pick(self, below: Below) -> Any:
        """A random value of the domain."""
        raise TypeError(f"{type(self).__name__} names no value")

    def holds(self, value: Any) -> bool:
        raise TypeError(f"{type(self).__name__} names no value")


class One(Domain, frozen=True, tag="one"):
    """Exactly one of the values."""

    of: Sequence[Value]

    def pick(self, below: Below) -> Value:
        return self.of[below(len(self.of))]

    def holds(self, value: Any) -> bool:
        return any(value == own and type(value) is type(own) for own in self.of)


class Some(Domain, frozen=True, tag="some"):
    """A list of ``least`` to ``most`` different values."""

    of: Sequence[Value]
    least: int
    most: int

    def pick(self, below: Below) -> list[Value]:
        left = list(self.of)
        size = self.least + below(min(self.most, len(left)) - self.least + 1)
        return [left.pop(below(len(left))) for _ in range(size)]

    def holds(self, value: Any) -> bool:
        return (
            isinstance(value, list)
            and self.least <= len(value) <= self.most
            and len(set(value)) == len(value)
            and all(One(self.of).holds(item) for item in value)
        )


class Number(Domain, frozen=True, tag="number"):
    """An integer from ``least`` to ``most``, inclusive."""

    least: int
    most: int

    def pick(self, below: Below) -> int:
        return self.least + below(self.most - self.least + 1)

    def holds(self, value: Any) -> bool:
        return type(value) is int and self.least <= value <= self.most


class Each(Domain, frozen=True, tag="each"):
    """An object with exactly these keys, every value from the one domain ``of``."""

    keys: Sequence[str]
    of: One | Some | Number

    def pick(self, below: Below) -> dict[str, Any]:
        return {key: self.of.pick(below) for key in self.keys}

    def holds(self, value: Any) -> bool:
        return (
            isinstance(value, dict)
            and set(value) == set(self.keys)
            and all(map(self.of.holds, value.values()))
        )


class Spot(Domain, frozen=True, tag="spot"):
    """A list of integers, each within its own bounds: a place, or a place and an angle."""

    bounds: Sequence[tuple[int, int]]

    def pick(self, below: Below) -> list[int]:
        return [least + below(most - least + 1) for least, most in self.bounds]

    def holds(self, value: Any) -> bool:
        return (
            isinstance(value, list)
            and len(value) == len(self.bounds)
            and all(
                Number(least, most).holds(item)
                for item, (least, most) in zip(value, self.bounds, strict=True)
            )
        )


AnyDomain = One | Some | Number | Each | Spot


class Offer(Struct, frozen=True, omit_defaults=True):
    """An action this seat may take now, with the domain of each field."""

    do: str
    """The action's tag."""
    take: dict[str, AnyDomain] = {}
    standing: bool = False
    """Possible at any time, so never waited for: resign, presets, an offer of a draw."""
    example: dict[str, Any] | None = None
    """A legal action, for an offer whose combinations are judged one by one. Without it every
    combination is legal."""

    def pick(self, below: Below) -> dict[str, Any]:
        """A random legal action of this offer, as JSON."""
        if self.example is not None:
            return {"do": self.do, **self.example}
        return {"do": self.do, **{name: domain.pick(below) for name, domain in self.take.items()}}

    def holds(self, action: dict[str, Any]) -> bool:
        """Whether an action fits: the right tag, the right fields, each from its domain."""
        return (
            action.get("do") == self.do
            and action.keys() - {"do"} == self.take.keys()
            and all(domain.holds(action[name]) for name, domain in self.take.items())
        )

    @property
    def start(self) -> str:
        """Key of the offer's group: its tag, and the single value of its first field if there is
        one.

        A board enables a piece by ``move/7``; the other pieces' offers need not be resent.
        """
        first = next(iter(self.take.values()), None)
        return (
            f"{self.do}/{first.of[0]}" if isinstance(first, One) and len(first.of) == 1 else self.do
        )


def grouped(offers: Sequence[Offer]) -> dict[str, list[Offer]]:
    """Offers by group key, in order."""
    groups: dict[str, list[Offer]] = {}
    for offer in offers:
        groups.setdefault(offer.start, []).append(offer)
    return groups
