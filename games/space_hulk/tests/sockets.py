"""A table of Space Hulk over real sockets: Ada leads marines, Żaneta the aliens; boards to play it
on, and what is heard there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from itertools import takewhile
from random import Random
from typing import Any

from msgspec import convert

from games.offers import Offer
from tests.support.people import Match, Person, acts, match, some_action, texts
from tests.support.stack import Stack
from tools.client import Guest

UNHURRIED = {"clock": "off", "auto_end": "off"}
EVERYTHING = ("web1", "web2", "worker", "beat")


def squad_and_swarm(site: Stack) -> AbstractAsyncContextManager[Match]:
    return match(site, "space_hulk", **UNHURRIED)


def brisk(offers: list[dict[str, Any]], rng: Random) -> dict[str, Any]:
    """Marines end half of their phases at once; aliens end theirs seldom, and come nearer."""
    kinds = sorted({offer["do"] for offer in offers})
    if "end_phase" in kinds and rng.random() < (0.5 if "overwatch" in kinds else 0.04):
        return {"do": "end_phase"}
    kind = rng.choice([kind for kind in kinds if kind != "end_phase"] or kinds)
    return some_action([offer for offer in offers if offer["do"] == kind], rng)


async def first_turn(table: Match) -> None:
    """Marines may act, and the first that may turns: nothing has been rolled or seen by it."""
    await table.play(until=lambda: may(table.ada, "turn"))
    await acts(table.ada, first_of(table.ada, "turn"))


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


def may_undo(person: Person) -> bool:
    return any(offer["do"] == "undo" for group in person.offers.values() for offer in group)


async def everything_is_killed(table: Match) -> None:
    """In the middle of a decision; started again, everybody is shown it once more."""
    for name in EVERYTHING:
        await asyncio.to_thread(table.site.kill, name)
    for name in EVERYTHING:
        await asyncio.to_thread(table.site.start, name)
    for person in (*table.seats, table.watcher):
        await person.ended()
        await person.connect()
        await person.until(lambda person=person: "asked" in person.view)


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
