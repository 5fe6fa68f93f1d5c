"""Ready through the ledger, as sockets say it: on both databases, and by several at once."""

import asyncio
from uuid import uuid4

import msgspec
import pytest

from games.chance import commitment, mixed
from games.registry import game_called
from server.core.codes import fresh_code
from server.matches.ledger import history
from server.rooms.pictures import read_picture
from server.rooms.readying import set_ready_by
from server.rooms.refusals import Refused

GAME = "asy_przestworzy"
OPTIONS = msgspec.json.encode(game_called(GAME).options_type()).decode()
SECRET = "5ec2e7"
NONCES = "a" * 32, "b" * 32

GUEST = """
INSERT INTO accounts_guest (id, name, created_at, last_seen)
VALUES (%s, %s, CURRENT_TIMESTAMP, CURRENT_TIMESTAMP)
"""
ROOM = """
INSERT INTO rooms_room (code, game, options, public, created_at, secret, commitment,
    matches_played, settings, locked, closed, active_at, version, host_id, barred, hidden)
VALUES (%s, %s, %s, false, CURRENT_TIMESTAMP, %s, %s, 0, '{}', false, %s, CURRENT_TIMESTAMP, 1, %s,
    '[]', '{}')
"""
SEAT = """
INSERT INTO rooms_seat (room_id, number, guest_id, name, ready, nonce, recovery)
VALUES ((SELECT id FROM rooms_room WHERE code = %s), %s, %s, %s, false, '', '')
"""
END = "UPDATE matches_match SET over = true WHERE id = %s"
DUE = "SELECT due_at FROM match_head WHERE match_id = %s"
PLAYED = "SELECT seat, name FROM rooms_played WHERE match_id = %s ORDER BY seat"


class Table:
    """A room with Ann and Ben in it."""

    def __init__(self, ledger):
        self.ledger = ledger
        self.code = fresh_code()
        self.ann, self.ben = uuid4(), uuid4()

    async def open(self, closed=False):
        people = [(self.ann, "Ann"), (self.ben, "Ben")]
        for guest, name in people:
            await self.ledger.database.run(GUEST, guest.hex, name)
        dice = SECRET, commitment(SECRET)
        await self.ledger.database.run(ROOM, self.code, GAME, OPTIONS, *dice, closed, self.ann.hex)
        for seat, (guest, name) in enumerate(people):
            await self.ledger.database.run(SEAT, self.code, seat, guest.hex, name)
        return self

    async def ready(self, guest, ready=True, nonce=""):
        return await set_ready_by(self.ledger.database, self.code, guest, ready, nonce)

    async def picture(self):
        return await read_picture(self.ledger.database, self.code)


@pytest.fixture
async def table(ledger):
    return await Table(ledger).open()


async def test_the_last_who_is_ready_begins_the_match(table):
    assert await table.ready(table.ann, nonce=NONCES[0]) is None
    assert [seat.ready for seat in (await table.picture()).seats] == [True, False]
    assert await table.ready(table.ben, nonce=NONCES[1]) is not None
    picture = await table.picture()
    assert picture.running and picture.match == 1
    assert [seat.ready for seat in picture.seats] == [False, False]
    assert picture.commitment == commitment(SECRET)
    match, database = picture.match_id, table.ledger.database
    assert await database.fetch(PLAYED, match) == [(0, "Ann"), (1, "Ben")]
    # Its first move is the one that its seed gives.
    loaded = await history.load(table.ledger, match)
    assert loaded.head.begun.seed == mixed(SECRET, NONCES)
    assert (await table.ledger.heads([match]))[match] == (1, False)
    assert await database.fetch(DUE, match) == [(loaded.head.due(),)]


async def test_all_at_once_begin_one_match(table):
    both = [table.ann, table.ben] * 5
    begun = await asyncio.gather(*map(table.ready, both))
    assert len([code for code in begun if code is not None]) == 1
    picture = await table.picture()
    assert (picture.match, picture.version) == (1, 1 + len(both))


async def test_a_rematch_is_of_a_secret_that_was_committed_to_before(table):
    await table.ready(table.ann)
    await table.ready(table.ben)
    first = await table.picture()
    await table.ledger.database.run(END, first.match_id)
    between = await table.picture()
    assert between.seed == SECRET and between.next is not None
    await table.ready(table.ben)
    await table.ready(table.ann)
    second = await table.picture()
    assert (second.match, second.running) == (2, True)
    assert second.commitment == between.next != first.commitment
    assert second.match_id != first.match_id


async def test_ready_is_taken_back_before_the_match_and_not_in_it(table):
    await table.ready(table.ann)
    await table.ready(table.ann, ready=False)
    assert await table.ready(table.ben) is None
    await table.ready(table.ann)
    before = await table.picture()
    for guest, code in ((table.ann, "match-running"), (uuid4(), "not-seated")):
        with pytest.raises(Refused, match=code):
            await table.ready(guest, ready=False)
    assert await table.picture() == before


async def test_there_must_be_such_a_room_and_it_must_be_open(ledger):
    closed = await Table(ledger).open(closed=True)
    with pytest.raises(Refused, match="closed"):
        await closed.ready(closed.ann)
    closed.code = "nowhere"
    with pytest.raises(Refused, match="no-room"):
        await closed.ready(closed.ann)
