"""What nobody may know travels to nobody, neither as a value nor as a frame nor as a number."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from games.chance import mixed
from tests.support.people import Match, Person, acts, match, texts
from tests.support.stack import Stack
from tools.client import Refused

AIRCRAFT = re.compile(r"[EC]\d\d")
SIDES = ("E", "C")
"""Seat 0 flies for the Entente in these rooms."""
NAMING = ("revealed", "speed-used", "range-struck")
"""Events that show everybody an aircraft."""


def named_too_early(person: Person, seats: tuple[int, ...]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Aircraft of those seats that a message names before an event has shown them."""
    shown: set[str] = set()
    sides = {SIDES[seat] for seat in seats}
    for message in person.messages:
        for _, events in message.get("events", []):
            shown |= {event["aircraft"] for event in events if event["event"] in NAMING}
        content = {key: value for key, value in message.items() if key != "scene"}
        for text in texts(content):
            if AIRCRAFT.fullmatch(text) and text[0] in sides and text not in shown:
                yield text, message


async def test_no_aircraft_is_named_before_it_is_revealed(embedded: Stack) -> None:
    async with match(embedded) as table:
        await table.play()
        await table.watcher.until(lambda: table.watcher.over)
        assert list(named_too_early(table.ada, (1,))) == []
        assert list(named_too_early(table.zaneta, (0,))) == []
        assert list(named_too_early(table.watcher, (0, 1))) == []
        # The measure itself sees something: one's own cards are named before they are revealed.
        assert any(named_too_early(table.ada, (0,)))
        # A spectator is offered nothing.
        for message in table.watcher.messages:
            assert not message.get("offers")
            assert "own" not in message.get("view", {}) and "own" not in message.get("patch", {})


async def test_what_tells_others_nothing_sends_them_nothing(embedded: Stack) -> None:
    async with match(embedded) as table:
        await table.together()
        others = (table.zaneta, table.watcher)
        before = [(person.n, len(person.messages)) for person in others]
        await acts(table.ada, {"do": "set_auto", "window": "ceiling", "on": True})
        await acts(table.ada, {"do": "set_auto", "window": "ceiling", "on": False})
        for person, (n, heard) in zip(others, before, strict=True):
            assert await person.pong() == n
            assert types_since(person, heard) == ["pong"]
            assert (await person.picture())["n"] == n


def types_since(person: Person, heard: int) -> list[str]:
    """But not how long everybody's line is: that changes by itself on a crowded machine."""
    types = [message["type"] for message in person.messages[heard:]]
    return [kind for kind in types if kind != "presence"]


async def test_a_refusal_is_the_same_whatever_the_hidden_card_is(embedded: Stack) -> None:
    """In the other hand, in a deck, nowhere: the answer does not tell which."""
    async with match(embedded) as table:
        mine = set(table.ada.view["own"]["hand"])
        theirs = set(table.zaneta.view["own"]["hand"])
        deck = {f"E{number:02}" for number in range(1, 21)} - mine
        answers = set()
        for aircraft in (min(theirs), min(deck), "E99", "nothing"):
            with pytest.raises(Refused) as refused:
                await acts(table.ada, {"do": "lay", "aircraft": aircraft})
            answers.add((refused.value.code, refused.value.text, refused.value.rule))
        assert len(answers) == 1


async def test_what_makes_the_seed_is_told_when_the_match_is_over_and_not_before(
    embedded: Stack,
) -> None:
    """So that anybody can check every draw."""
    async with match(embedded) as table:
        promised = table.watcher.room["commitment"]
        seed, secret, nonces = sources(table)
        [(next_one,)] = table.ask("SELECT secret FROM rooms_room WHERE code = ?", table.code)
        await table.play(until=lambda: table.rows() >= 30)
        said = json.dumps([person.messages for person in table.people])
        page = table.watcher.guest.get(f"/r/{table.code}/")
        for value in (seed, secret, *nonces, next_one):
            assert len(value) >= 32
            assert value not in said and value not in page
        await acts(table.ada, {"do": "resign"})
        for person in (*table.seats, table.watcher):
            await person.until(lambda person=person: person.over)
            told = person.room
            assert hashlib.sha256(bytes.fromhex(told["seed"])).hexdigest() == promised
            assert mixed(told["seed"], told["nonces"]) == seed


def sources(table: Match) -> tuple[str, str, list[str]]:
    """The seed of the room's match and what it was mixed from."""
    seed, secret, nonces = table.ask(
        "SELECT seed, secret, nonces FROM matches_match WHERE id ="
        " (SELECT match_id FROM rooms_room WHERE code = ?)",
        table.code,
    )[0]
    return seed, secret, json.loads(nonces)
