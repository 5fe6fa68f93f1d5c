"""Whatever is sent: a typed refusal in the person's language, nothing changed, nothing lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.core.messages import refusal_text
from tests.support.people import GAME, Match, Person, match
from tests.support.stack import Stack
from tools.client import Frame, Guest, Refused

pytestmark = pytest.mark.asyncio(loop_scope="module")

HEX = "0123456789abcdef" * 2
LONG = "x" * 60_000
LARGE = b'{"type":"chat","text":"' + b"x" * 70_000 + b'"}'

MALFORMED = {
    "nothing": b"",
    "half an object": b'{"type":"ping"',
    "two objects": b'{"type":"ping"}{"type":"ping"}',
    "an array": b'[{"type":"ping"}]',
    "a number": b"7",
    "null": b"null",
    "not JSON at all": b"<ping/>",
    "half a character": b'{"type":"chat","text":"\\ud800"}',
    "arrays in arrays": b"[" * 30_000,
    "objects in objects": b'{"a":' * 10_000,
    "an action without bottom": b'{"type":"act","id":"a","action":' + b"[" * 30_000,
    "a text of 60 kB": json.dumps({"type": "chat", "text": LONG}).encode(),
    "an unknown field": b'{"type":"ping","n":1,"loud":true}',
    "a missing field": b'{"type":"act","id":"a"}',
    "no type": b'{"n":1}',
    "text for a number": b'{"type":"ping","n":"1"}',
    "a fraction": b'{"type":"ping","n":1.5}',
    "true for a number": b'{"type":"ping","n":true}',
    "less than nothing": b'{"type":"sync","n":-1}',
    "more than there can be": b'{"type":"sync","n":2147483648}',
    "a number of 400 digits": b'{"type":"sync","n":' + b"9" * 400 + b"}",
    "not a number": b'{"type":"sync","n":NaN}',
    "an endless number": b'{"type":"sync","n":1e999}',
    "an empty id": b'{"type":"act","id":"","action":{"do":"resign"}}',
    "an id too long": b'{"type":"act","id":"' + b"a" * 41 + b'","action":{"do":"resign"}}',
    "an id with a space": b'{"type":"act","id":"a b","action":{"do":"resign"}}',
    "an id with a line end": b'{"type":"act","id":"a\\n","action":{"do":"resign"}}',
    "an id that is null": b'{"type":"act","id":null,"action":{"do":"resign"}}',
    "chat of 301 letters": json.dumps({"type": "chat", "text": "a" * 301}).encode(),
    "chat of nothing": b'{"type":"chat","text":""}',
    "chat of spaces": b'{"type":"chat","text":"   "}',
    "chat with a zero": b'{"type":"chat","text":"a\\u0000b"}',
    "chat with a line end": b'{"type":"chat","text":"a\\nb"}',
    "chat that turns around": b'{"type":"chat","text":"a\\u202eb"}',
    "a name of 25 letters": json.dumps({"type": "sit", "seat": 1, "name": "a" * 25}).encode(),
    "a name with a bell": b'{"type":"sit","seat":1,"name":"a\\u0007"}',
    "seat 16": b'{"type":"sit","seat":16,"name":"Ada"}',
    "seat -1": b'{"type":"sit","seat":-1,"name":"Ada"}',
    "a level in capitals": b'{"type":"bot","seat":1,"level":"EASY"}',
    "a nonce too short": b'{"type":"ready","ready":true,"nonce":"abc"}',
    "a nonce too long": json.dumps({"type": "ready", "ready": True, "nonce": HEX + "0"}).encode(),
    "a nonce with a line end": json.dumps(
        {"type": "ready", "ready": True, "nonce": HEX + "\n"}
    ).encode(),
    "a level with a line end": b'{"type":"bot","seat":1,"level":"easy\\n"}',
    "ready as a number": b'{"type":"ready","ready":1}',
    "a phrase of nobody's": b'{"type":"phrase","phrase":"checkmate"}',
    "an empty name to watch under": b'{"type":"watch","name":""}',
    "a lock that is no yes or no": b'{"type":"lock","locked":"yes"}',
    "options that are no text": b'{"type":"change","options":{"best_of":3}}',
    "an option within an option": b'{"type":"change","options":{"best_of":{"a":"b"}}}',
    "21 options": json.dumps(
        {"type": "change", "options": {"o" * n: "x" for n in range(1, 22)}}
    ).encode(),
    "settings nobody has": b'{"type":"change","manners":{"absent":"shout"}}',
    "a delay of 21 moves": b'{"type":"change","manners":{"delay_moves":21}}',
    "a delay of less than nothing": b'{"type":"change","manners":{"delay_seconds":-1}}',
    "a swap with seat 16": b'{"type":"swap","seat":0,"other":16}',
    "a host at seat null": b'{"type":"appoint","seat":null}',
    "somebody who is a name": b'{"type":"dismiss","who":"Ada"}',
}

UNKNOWN = {
    "a type of nobody's": b'{"type":"dance"}',
    "a type of the server's": b'{"type":"snapshot","match":1,"n":0}',
    "a type that is a number": b'{"type":7}',
    "a type in capitals": b'{"type":"PING"}',
}

NO_ACTION: dict[str, Any] = {
    "not an object": 7,
    "null": None,
    "no tag": {"aircraft": "E01"},
    "a tag of nobody's": {"do": "surrender"},
    "an unknown field": {"do": "resign", "why": "bored"},
    "a missing field": {"do": "lay"},
    "a number for a text": {"do": "lay", "aircraft": 1},
    "a text for a number": {"do": "bid", "number": "1"},
    "a fraction": {"do": "bid", "number": 0.5},
    "a number too large": {"do": "bid", "number": 2**31},
    "a number far too large": {"do": "bid", "number": 10**40},
    "a line end": {"do": "lay", "aircraft": "E01\n"},
    "a text too long": {"do": "lay", "aircraft": "E" * 13},
    "a text of 50 kB": {"do": "lay", "aircraft": "E" * 50_000},
    "a control character": {"do": "lay", "aircraft": "E01\u0000"},
    "the clock's own": {"do": "time_up"},
    "the clock's for a seat": {"do": "answer_for", "seat": 1},
    "the table's beginning": {"do": "begin"},
    "the table's presence": {"do": "presence", "seat": 1, "here": False},
    "the table's standing still": {"do": "stand", "why": "outage"},
    "the table's going on": {"do": "go_on", "wall": 0},
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def at_play(embedded: Stack) -> AsyncIterator[Match]:
    """One match for all that must change nothing."""
    async with match(embedded) as table:
        yield table


@asynccontextmanager
async def nothing_changes(table: Match) -> AsyncIterator[None]:
    """The same pictures on the same sockets, the same log, the same room."""
    pictures, rows, kept = await table.pictures(), table.rows(), table.kept()
    yield
    assert await table.pictures() == pictures
    assert table.rows() == rows
    assert table.kept() == kept


def in_words_of(person: Person, refusal: Frame | Refused, **params: int | str) -> bool:
    """The sentence is that of the message files, in the person's language."""
    assert refusal.code is not None
    return refusal.text == refusal_text(person.guest.language, GAME, refusal.code, params)


async def refused(person: Person, sent: bytes, as_text: bool = True) -> Frame:
    """As a browser: what was too fast is sent again."""
    while True:
        await person.send_text(sent, as_text=as_text)
        refusal = await person.refused()
        if refusal.code != "too-fast":
            return refusal
        await asyncio.sleep(0.5)


async def test_what_is_no_message_is_refused(at_play: Match) -> None:
    async with nothing_changes(at_play):
        for what, sent in MALFORMED.items():
            refusal = await refused(at_play.zaneta, sent)
            assert refusal.code in {"malformed", "bad-text", "too-long", "bad-name"}, what
            assert in_words_of(at_play.zaneta, refusal), what
        for what, sent in UNKNOWN.items():
            assert (await refused(at_play.ada, sent)).code == "unknown-type", what


NOT_UTF8 = {
    "bytes of any kind": b"\xff\xfe\xfd",
    "half of a letter": b'{"type":"chat","text":"a\xc3\x28b"}',
    "an overlong slash": b'{"type":"chat","text":"\xc0\xaf"}',
}


async def test_bytes_are_read_as_what_they_say_and_refused_if_they_are_no_utf8(
    at_play: Match,
) -> None:
    async with nothing_changes(at_play):
        for what, sent in NOT_UTF8.items():
            assert (await refused(at_play.ada, sent, as_text=False)).code == "malformed", what
        after = len(at_play.ada.messages)
        await at_play.ada.send_text(b'{"type":"ping","n":0}', as_text=False)
        assert (await at_play.ada.next("pong", after))["n"] == at_play.ada.n


@pytest.mark.parametrize(
    ("sent", "code"),
    [*((sent, 1007) for sent in NOT_UTF8.values()), (LARGE, 1009)],
    ids=[*NOT_UTF8, "over 64 kB"],
)
async def test_a_text_frame_that_is_no_utf8_or_too_large_ends_the_socket_and_nothing_else(
    at_play: Match, sent: bytes, code: int
) -> None:
    """RFC 6455, section 8.1."""
    async with nothing_changes(at_play):
        with suppress(ConnectionClosed):
            await at_play.zaneta.send_text(sent, as_text=True)
        await at_play.zaneta.ended()
        assert at_play.zaneta.closed == code
        await at_play.zaneta.connect()


async def test_what_is_no_action_of_a_seat_is_refused(at_play: Match) -> None:
    async with nothing_changes(at_play):
        for what, sent in NO_ACTION.items():
            with pytest.raises(Refused) as refusal:
                await at_play.zaneta.act(sent)
            assert refusal.value.code == "not-an-action", what
            assert in_words_of(at_play.zaneta, refusal.value), what


async def test_an_id_is_a_seats_own_and_only_what_was_accepted_is_remembered(
    embedded: Stack,
) -> None:
    async with match(embedded) as table:
        for person in table.seats:
            hand = person.choices()[0]["take"]["aircraft"]["of"]
            with pytest.raises(Refused):
                await person.act({"do": "lay", "aircraft": "X99"}, id="first")
            await person.act({"do": "lay", "aircraft": hand[0]}, id="first")
        seats = table.ask("SELECT seat FROM move WHERE action_id = 'first' ORDER BY seat")
        assert seats == [(0,), (1,)]
        await table.ada.act({"do": "resign"})
        await table.zaneta.until(lambda: table.zaneta.over)
        async with nothing_changes(table):
            with pytest.raises(Refused, match="game-over"):
                await table.zaneta.act({"do": "resign"})


async def test_an_unknown_room_is_said_in_words_and_closed(embedded: Stack) -> None:
    for language in ("pl", "en"):
        person = Person(Guest(embedded.url, language), "nosuchroom23")
        await person.connect()
        refusal = await person.refused()
        assert refusal.code == "no-room"
        assert refusal.text == refusal_text(language, None, "no-room", {})
        await person.ended()
        assert person.closed == 4004


async def test_too_many_acts_and_too_much_chat_are_slowed_and_the_socket_stays(
    embedded: Stack,
) -> None:
    async with match(embedded) as table:
        rows = table.rows()
        for number in range(60):
            await table.ada.send("act", id=f"f{number}", action={"do": "lay", "aircraft": "X99"})
        codes = [(await table.ada.refused()).code for _ in range(60)]
        assert codes.count("not-in-hand") >= 40
        assert codes.count("too-fast") > 0
        hand = table.ada.choices()[0]["take"]["aircraft"]["of"]
        await until_accepted(table.ada, {"do": "lay", "aircraft": hand[0]})
        assert table.rows() == rows + 1
        for number in range(10):
            await table.zaneta.send("chat", text=f"line {number}")
        refusals = await table.zaneta.refusals()
        assert {refusal.code for refusal in refusals} == {"too-fast"}
        assert in_words_of(table.zaneta, refusals[0])
        assert len(table.kept()) - 2 == 10 - len(refusals) >= 6


async def until_accepted(person: Person, action: dict[str, Any]) -> None:
    """As a browser: what was too fast is sent again, under its id."""
    for _ in range(100):
        try:
            await person.act(action, id="patient")
        except Refused as refused:
            assert refused.code == "too-fast"
            await asyncio.sleep(0.05)
        else:
            return
    raise AssertionError("it was too fast a hundred times")


async def test_a_flood_is_closed_with_its_code_and_the_guest_may_return(embedded: Stack) -> None:
    async with match(embedded) as table, nothing_changes(table):
        with suppress(ConnectionClosed):
            for _ in range(600):
                await table.ada.send("ping", n=0)
        await table.ada.ended()
        assert table.ada.closed == 4029
        assert {message["code"] for message in table.ada.all("refusal")} == {"too-fast"}
        await table.ada.connect()


def stranger(site: Stack, cookies: str) -> Guest:
    """A guest with cookies of its own making."""

    class Forger(Guest):
        @property
        def cookies(self) -> str:
            return cookies

    return Forger(site.url)


async def test_a_forged_cookie_is_nobodys(at_play: Match) -> None:
    own = next(c.value for c in at_play.ada.guest.jar if c.name == "guest") or ""
    id, _, signature = own.partition(":")
    of_hers = [f"guest={id}", f"guest={id}:forged", f"guest={id}:{signature[:-1]}"]
    async with nothing_changes(at_play):
        for forged in ("", "guest=", *of_hers, "guest=\xe4", ";;=;"):
            person = await at_play.connect(stranger(at_play.site, forged))
            assert person.seat is None, forged
            with pytest.raises(Refused) as refusal:
                await person.act({"do": "resign"})
            assert refusal.value.code == "not-seated"
            await person.send("sit", seat=1, name="Forger")
            assert (await person.refused()).code == "no-cookie"


async def test_a_page_of_another_site_gets_no_socket_and_a_hostile_address_a_plain_visit(
    at_play: Match,
) -> None:
    url, cookie = at_play.site.url, {"Cookie": at_play.ada.guest.cookies}
    address = f"ws{url[4:]}/ws/rooms/{at_play.code}/"
    async with nothing_changes(at_play):
        for origin in ("https://elsewhere.example", "null", "http://127.0.0.1.evil:1"):
            with pytest.raises(InvalidStatus) as refusal:
                await connect(address, additional_headers={**cookie, "Origin": origin})
            assert refusal.value.response.status_code == 403
    # Whatever stands behind the question mark, it is not trusted.
    query = "?n=-1&n=9&match=99999999999999999999&chat=%00&seat=0&x=" + "y" * 2_000
    async with connect(address + query, additional_headers={"Origin": url}) as socket:
        kinds = [json.loads(await socket.recv())["type"] for _ in range(3)]
    assert "room" in kinds and "you" in kinds
