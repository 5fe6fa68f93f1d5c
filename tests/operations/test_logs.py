"""What the processes say: in which room and match, and nothing that somebody must not read."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError

import psycopg
import pytest

from server.core.logs import without_secrets
from tests import stack
from tests.promises.test_faults import at_table
from tests.protocol.people import GAME, QUIET, Match, Person
from tests.protocol.test_away import code_of, type_in
from tests.stack import Stack
from tools.client import Guest, Refused

NAMES = ("Sentinela", "Sentinelbert")
SAID = "the sentinel speaks at the table"
TYPED = "quite wrong seat words"


def scrubbed(**line: Any) -> dict[str, Any]:
    return dict(without_secrets(None, "info", line))


def test_the_row_that_a_database_error_was_about_is_not_repeated() -> None:
    said = "duplicate key\nDETAIL:  Failing row contains (7, hand E05).\nCONTEXT:  COPY hand E05"
    assert scrubbed(exception=said)["exception"] == "duplicate key\nDETAIL: ***\nCONTEXT: ***"
    said = "invalid input syntax\nLINE 1: ...T secret = 'a1b2c3', due_at = 'noon'\n        ^"
    assert scrubbed(exception=said)["exception"] == "invalid input syntax\nLINE 1: ***\n        ^"
    raised = f"raised unexpected: {psycopg.errors.UniqueViolation(said)!r}"
    assert "E05" not in scrubbed(event=raised)["event"]


def test_an_address_that_names_somebody_or_lets_in_is_cut() -> None:
    for secret in ("/people/ada/", "/account/reset/3-c9a-f00/", "/account/confirm/MQ:1abc/"):
        line = scrubbed(event=f"Not Found: {secret}")["event"]
        assert line == f"Not Found: /{secret.strip('/').rpartition('/')[0]}/***/"
    assert scrubbed(event="Not Found: /r/abc/")["event"] == "Not Found: /r/abc/"


def test_of_a_fault_in_a_match_the_place_and_the_kind_are_said() -> None:
    trace = (
        'Traceback (most recent call last):\n  File "laying.py", line 7, in lay\n    hand[card]\n'
        "KeyError: 'E05'\n\n"
        "The above exception was the direct cause of the following exception:\n\n"
        'Traceback (most recent call last):\n  File "plan.py", line 9, in plan\n'
        "server.matches.core.plan.ClockFault: E05\nand E06 on a second line"
    )
    found = scrubbed(match=7, exception=trace)["exception"]
    assert re.search(r"KeyError$", found, re.MULTILINE)
    assert 'File "laying.py", line 7, in lay' in found
    assert "server.matches.core.plan.ClockFault" in found
    assert not re.search(r"E0[56]", found)
    assert scrubbed(room="abc", exception=trace)["exception"] == trace


@pytest.mark.fullstack
async def test_a_match_leaves_no_secret_in_any_log(observed: Stack) -> None:
    guests = [Guest(url) for url in observed.urls]
    code = await asyncio.to_thread(guests[0].open_room, GAME, NAMES[0], **QUIET)
    await asyncio.to_thread(guests[1].visit, code)
    table = Match(observed, code)
    table.ada, table.zaneta = (Person(guest, code) for guest in guests)
    table.people = table.seats
    try:
        for person in table.seats:
            await person.connect()
        await table.zaneta.take_seat(1, NAMES[1])
        words = await code_of(table.zaneta)
        await chat(table.ada)
        nonces = [await begin(person) for person in table.seats]
        await table.play(lambda: table.ada.n >= 12)
        hands = {card for person in table.seats for card in person.view["own"]["hand"]}
        await blunder(table.ada, hands, guests[1])
    finally:
        await table.close()
    said = {name: observed.log(name) for name in ("web1", "web2", "worker", "beat")}
    assert all(said.values())
    secrets = {
        *(cookie.value for guest in guests for cookie in guest.jar),
        *(words, words.replace(" ", "-"), words.replace(" ", "+"), SAID, TYPED),
        *(*NAMES, *nonces, *kept(observed, code)),
    }
    assert len(hands) >= 2 and len(secrets) >= 12
    for name, text in said.items():
        assert [secret for secret in secrets if secret and secret in text] == [], name
        assert [card for card in hands if re.search(rf"\b{card}\b", text)] == [], name


async def chat(person: Person) -> None:
    await person.send("chat", text=SAID)
    await person.until(lambda: bool(person.lines))


async def begin(person: Person) -> str:
    nonce = f"{id(person):032x}"
    await person.send("ready", ready=True, nonce=nonce)
    return nonce


async def blunder(person: Person, hands: set[str], stranger: Guest) -> None:
    """Whatever makes a server complain."""
    for card in sorted(hands):
        with suppress(Refused):
            await person.act({"do": "lay", "aircraft": card})
    with suppress(Refused):
        await person.act({"do": "no_such_thing", "hand": sorted(hands)})
    await person.send("chat", text=[SAID])
    await person.send(SAID)
    with suppress(HTTPError):
        await asyncio.to_thread(stranger.get, f"/people/{NAMES[0]}/")
    with suppress(HTTPError):
        await asyncio.to_thread(type_in, stranger, person.code, TYPED)


def kept(site: Stack, code: str) -> set[str]:
    """What the database knows of the match and nobody else."""
    assert site.database_url is not None
    with psycopg.connect(site.database_url) as connection:
        found = connection.execute(
            "SELECT seed, secret, nonces FROM matches_match WHERE id ="
            " (SELECT match_id FROM rooms_room WHERE code = %s)",
            (code,),
        ).fetchone()
    assert found is not None
    seed, secret, nonces = found
    return {seed, secret, *json.loads(nonces)}


@pytest.fixture(scope="module")
def planted() -> Iterator[Stack]:
    """The embedded site with faults planted in its rules."""
    site = stack.embedded("tests.promises.planted")
    yield site
    site.close()


@pytest.mark.protocol
async def test_a_fault_is_said_with_its_room_and_match_and_without_the_card(
    planted: Stack,
) -> None:
    ada, bob = await at_table(planted, sides="entente")
    hand = sorted(ada.view["own"]["hand"])
    with pytest.raises(Refused):
        await ada.act({"do": "lay", "aircraft": hand[0]})
    for person in (ada, bob):
        await person.close()
    lines = [json.loads(text) for text in planted.log("web").splitlines() if text[:1] == "{"]
    fault = next(line for line in lines if line["event"] == "match.fault")
    assert (fault["room"], fault["match"], fault["seat"]) == (ada.code, 1, 0)
    assert not re.search(rf"\b({'|'.join(hand)})\b", planted.log("web"))
