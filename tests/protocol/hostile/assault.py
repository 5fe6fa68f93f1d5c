"""Every route of the site under attack, by who gets farthest there and by others in turn."""

from __future__ import annotations

from collections.abc import Container, Iterator
from contextlib import ExitStack
from itertools import count
from typing import Any
from unittest.mock import patch

from server.transport.rate_limits import RateLimit
from tests.protocol.hostile.attacks import Attack, attacks, attacks_by_head
from tests.protocol.hostile.judging import Judge
from tests.protocol.permissions import asking, scene
from tests.protocol.permissions.asking import Place
from tests.protocol.permissions.routes import OF_MAIL, ROUTES

Ask = tuple[str, str, Attack]
"""The name of a route, by whom, what."""
PEOPLE = ("stranger", "guest", "seat", "host", "member", "helper", "admin")
HEADS = ("front", "lobby", "room", "settings", "account_login", "reports", "admin:index")
"""Routes, one of each kind, that are asked with hostile headers and cookies."""


def wrongs(every: int, on: Container[str] = ROUTES) -> list[str]:
    """What is wrong with the answers to each ``every``-th attack on those routes."""
    patient = RateLimit(burst=1_000_000, every=1)
    with ExitStack() as patched:
        patched.enter_context(patch("server.moderation.actions.current_runtime", scene.NoRuntime))
        for limit in ("CHANGES", "EXAMINED"):
            patched.enter_context(patch(f"server.library.views.{limit}", patient))
        people = scene.come()
        places = asking.places(PEOPLE)
        judge = Judge()
        return [
            f"{attack.method} {name} as {person}, {attack.what}: {wrong}"
            for name, person, attack in _by_others_too(_sampled(places, every, on))
            for wrong in judge.wrong(name, attack, people[person])
        ]


def _by_others_too(sampled: Iterator[Ask]) -> Iterator[Ask]:
    """Each third is sent by somebody else, too, whom it may concern or not."""
    for number, (name, person, attack) in enumerate(sampled):
        yield name, person, attack
        other = PEOPLE[number // 3 % len(PEOPLE)]
        if not number % 3 and other != person:
            yield name, other, attack


def _sampled(places: dict[str, Place], every: int, on: Container[str]) -> Iterator[Ask]:
    turn = count()
    for name, pattern in asking.routes().items():
        if name not in on:
            continue
        who = {method: _farthest(name, method) for method in ("GET", "POST")}
        for person in dict.fromkeys(who.values()):
            for attack in _of_route(name, pattern, places[person]):
                if who[attack.method] == person and not next(turn) % every:
                    yield name, person, attack


def _of_route(name: str, pattern: str, place: Place) -> Iterator[Attack]:
    address = asking.address(name, pattern, place)
    given: dict[str, Any] = {} if name == pattern else asking.parameters(name, place)
    yield from attacks(name, pattern, address, given)
    if name in HEADS:
        yield from attacks_by_head(address)


def _farthest(name: str, method: str) -> str:
    """Whom the matrix lets do most there."""
    row = (ROUTES | OF_MAIL)[name][method == "POST"]
    return max(PEOPLE, key=lambda person: _depth(row[person]))


def _depth(answer: str) -> int:
    depths = ("done", "200", "201", "led on")
    return next((4 - n for n, each in enumerate(depths) if each in answer), 0)
