"""A table of Space Hulk over real sockets: boards to play it on, what somebody does there, and what
is heard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from msgspec import convert

from games.offers import Offer
from tests.support.people import Person, acts, texts
from tools.client import Guest

UNHURRIED = {"clock": "off", "auto_end": "off"}


def may(person: Person, do: str) -> bool:
    """Whether the table waits for that of them."""
    return any(offer["do"] == do for offer in person.choices())


def first_of(person: Person, do: str) -> dict[str, Any]:
    """The first act of that kind."""
    offer = next(offer for offer in person.choices() if offer["do"] == do)
    return convert(offer, Offer).pick(lambda _: 0)


async def does(person: Person, do: str, **fields: Any) -> None:
    """The first act of that kind that has these values, as soon as it may be done."""
    await person.until(lambda: bool(_fitting(person, do, fields)))
    offer = convert(_fitting(person, do, fields)[0], Offer)
    await acts(person, {**offer.pick(lambda _: 0), **fields})


def _fitting(person: Person, do: str, fields: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        offer
        for offer in person.choices()
        if offer["do"] == do
        and all(value in offer["take"][name]["of"] for name, value in fields.items())
    ]


def kept(guest: Guest, body: dict[str, Any]) -> str:
    """The code of a board that a guest has made."""
    told = {"game": "space_hulk", "name": body["name"]["en"], "body": body}
    return str(guest.send("/documents/", told)["code"])


def before_the_end(messages: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """SH-665 With the end everybody is told all values."""
    return list(takewhile(lambda message: "match-ended" not in texts(message), messages))


def values_told(found: Any) -> Iterator[Any]:
    """Whatever stands under a name that values have, in the own part of the aliens or an event."""
    if isinstance(found, list):
        for each in found:
            yield from values_told(each)
    elif isinstance(found, dict) and found.get("event") != "blip-turned":
        for name, each in found.items():
            if name in ("value", "values") or (name == "hand" and isinstance(each, dict)):
                yield each
            yield from values_told(each)
