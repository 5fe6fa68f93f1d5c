"""What the processes of the full stack say of a match: nothing that somebody must not read."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from urllib.error import HTTPError

from tests.protocol.test_away import code_of, type_in
from tests.support.logs import MATCH, ask
from tests.support.people import GAME, QUIET, Match, Person
from tests.support.stack import Stack
from tools.client import Guest, Refused

NAMES = ("Sentinela", "Sentinelbert")
SAID = "the sentinel speaks at the table"
TYPED = "quite wrong seat words"


async def test_a_match_leaves_no_secret_in_any_log(full_stack: Stack) -> None:
    guests = [Guest(url) for url in full_stack.urls]
    code = await asyncio.to_thread(guests[0].open_room, GAME, NAMES[0], **QUIET)
    await asyncio.to_thread(guests[1].visit, code)
    table = Match(full_stack, code)
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
    said = {name: full_stack.log(name) for name in ("web1", "web2", "worker", "beat")}
    assert all(said.values())
    secrets = {
        *(cookie.value for guest in guests for cookie in guest.jar),
        *(words, words.replace(" ", "-"), words.replace(" ", "+"), SAID, TYPED),
        *(*NAMES, *nonces, *kept(full_stack, code)),
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
    [(seed, secret, nonces)] = ask(
        site, f"SELECT seed, secret, nonces FROM matches_match WHERE id = ({MATCH})", code
    )
    return {seed, secret, *json.loads(nonces)}
