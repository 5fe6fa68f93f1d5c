"""What people do at a table, over real sockets: come, sit, play, watch, leave, come back."""

from __future__ import annotations

import asyncio
import random

from tests.support.people import Match, Person, match, room, some_action
from tests.support.stack import Stack


def holders(person: Person) -> list[tuple[str, str | None]]:
    """Who holds which seat, as this person was told."""
    return [(line["kind"], line.get("name")) for line in person.room["seats"]]


def lamps(person: Person) -> list[bool]:
    return [line.get("here", False) for line in person.room["seats"]]


async def test_whoever_opens_a_room_holds_its_first_seat_and_the_link_lets_a_friend_in(
    embedded: Stack,
) -> None:
    async with room(embedded) as table:
        told = table.ada.room
        assert (table.ada.seat, holders(table.ada)) == (0, [("person", "Ada"), ("free", None)])
        assert told["code"] == table.code
        assert told["options"]["clock"] == "off"
        assert len(told["commitment"]) == 64
        assert "match" not in told and "over" not in told
        friend = await table.come()
        await table.ada.until(lambda: table.ada.room["watching"] == 1)
        assert friend.seat is None
        await friend.take_seat(1, "  Zoe\u0308   Z. ")
        await table.ada.until(lambda: holders(table.ada)[1] == ("person", "Zoë Z."))
        await table.ada.until(lambda: table.ada.room["watching"] == 0)
        [you, line] = friend.all("you")[-1], friend.room["seats"][1]
        assert you == {"type": "you", "seat": 1, "name": "Zoë Z.", "who": line["who"]}


async def test_a_bot_takes_a_free_seat_gives_it_back_and_plays(embedded: Stack) -> None:
    async with room(embedded) as table:
        highest = table.ada.room["levels"][0]
        for level, kind in ((highest, "bot"), (None, "free"), (highest, "bot")):
            await table.ada.send("bot", seat=1, level=level)
            await table.ada.until(lambda kind=kind: table.ada.room["seats"][1]["kind"] == kind)
        assert table.ada.room["seats"][1]["level"] == highest
        assert lamps(table.ada) == [True, True]
        await table.ada.ready()
        await table.ada.until(lambda: bool(table.ada.choices()))
        await table.ada.until(lambda: laid(table.ada, seat=1))


def laid(person: Person, seat: int) -> bool:
    return {"event": "aircraft-laid", "seat": seat} in person.events


async def test_a_whole_match_is_seen_alike_by_patches_and_at_once(embedded: Stack) -> None:
    """What updates have made of the first picture is the picture that a newcomer gets."""
    async with match(embedded) as table:
        rng = random.Random(7)
        for rows in range(10, 400, 10):
            await table.play(until=lambda rows=rows: table.rows() >= rows, rng=rng)
            await table.together()
            for person in (*table.seats, table.watcher):
                offers = dict(person.offers)
                picture = await person.picture()
                assert (person.view, offers) == (picture["view"], picture["offers"])
            if table.ada.over:
                break
        assert table.ada.over
        for person in (*table.seats, table.watcher):
            await person.until(lambda person=person: person.over)
            assert [n for n, _ in person.told] == list(range(1, person.n + 1))
            assert person.choices() == []
        assert table.watcher.view["result"] == table.ada.view["result"]


async def test_a_rematch_takes_everybody_along_and_the_past_of_another_match_counts_for_nothing(
    embedded: Stack,
) -> None:
    async with match(embedded) as table:
        commitment = table.watcher.room["commitment"]
        await table.play(until=lambda: table.rows() >= 20)
        old = await table.connect(table.watcher.guest)
        await old.until(lambda: old.n > 1)
        await old.close()
        await table.ada.act({"do": "resign"})
        await table.watcher.until(lambda: table.watcher.over)
        await table.begin()
        old.told = []
        await old.connect()
        await old.until(lambda: old.match == 2 and bool(old.told))
        for person in (*table.seats, table.watcher, old):
            assert person.room["match"] == 2
            assert not person.room.get("over", False)
            assert person.room["commitment"] != commitment
            assert [n for n, _ in person.told] == list(range(1, person.n + 1))
        assert table.ada.choices() and table.zaneta.choices()
        assert table.watcher.offers == {}


async def test_chat_is_numbered_and_caught_up_from_the_last_line_heard(embedded: Stack) -> None:
    async with match(embedded) as table:
        await table.ada.send("chat", text="Good luck!")
        await table.zaneta.until(lambda: table.zaneta.chat == 1)
        await table.zaneta.close()
        await table.ada.send("chat", text="Where are you?")
        await table.ada.send("chat", text="  Still   here ")
        await table.watcher.until(lambda: table.watcher.chat == 3)
        await table.zaneta.connect()
        await table.zaneta.send("chat", text="Zażółć gęślą jaźń 🛩")
        for person in (*table.seats, table.watcher):
            await person.until(lambda person=person: person.chat == 4)
            assert [(line["number"], line["name"], line["text"]) for line in person.lines] == [
                (1, "Ada", "Good luck!"),
                (2, "Ada", "Where are you?"),
                (3, "Ada", "Still here"),
                (4, "Żaneta", "Zażółć gęślą jaźń 🛩"),
            ]
        late = await table.come()
        await late.until(lambda: late.chat == 4)
        assert late.lines == table.ada.lines


async def test_a_returning_seat_gets_exactly_what_it_missed(embedded: Stack) -> None:
    async with match(embedded) as table:
        rng = random.Random(3)
        for person in (table.zaneta, table.watcher):
            await table.play(until=lambda: adas_turn(table) and table.rows() > 8, rng=rng)
            await table.together()
            n, known = person.n, len(person.told)
            await person.close()
            await table.ada.act(some_action(table.ada.choices(), rng))
            await person.connect()
            await person.until(lambda person=person, n=n: person.n > n)
            missed = [number for number, _ in person.told[known:]]
            assert missed == list(range(n + 1, person.n + 1))
            assert [number for number, _ in person.told] == list(range(1, person.n + 1))


def adas_turn(table: Match) -> bool:
    """She may do something that everybody will be told of."""
    return any(offer["do"] in {"lay", "name"} for offer in table.ada.choices())


async def test_two_windows_of_one_seat_see_and_do_the_same(embedded: Stack) -> None:
    async with match(embedded) as table:
        second = await table.connect(table.ada.guest)
        await second.until(lambda: bool(second.choices()))
        assert second.seat == 0
        assert (second.view, second.offers) == (table.ada.view, table.ada.offers)
        hand = second.choices()[0]["take"]["aircraft"]["of"]
        id = await second.act({"do": "lay", "aircraft": hand[0]})
        await table.ada.until(lambda: id in table.ada.done)
        assert second.view == table.ada.view
        # What was accepted is listed as done to the seat that comes back, and to no other.
        again = await table.connect(table.ada.guest)
        await again.until(lambda: bool(again.view))
        assert id in again.all("snapshot")[0]["done"]
        other = await table.come(table.zaneta.guest)
        await other.until(lambda: bool(other.view))
        assert "done" not in other.all("snapshot")[0]


async def test_lamps_tell_who_is_here(embedded: Stack) -> None:
    async with match(embedded) as table:
        second = await table.connect(table.zaneta.guest)
        await table.zaneta.close()
        await table.ada.pong()
        assert lamps(table.ada) == [True, True]
        await second.close()
        for person in (table.ada, table.watcher):
            await person.until(lambda person=person: lamps(person) == [True, False])
        await table.zaneta.connect()
        for person in (table.ada, table.watcher):
            await person.until(lambda person=person: lamps(person) == [True, True])
        await table.watcher.close()
        await table.ada.until(lambda: table.ada.room["watching"] == 0)


async def test_a_sync_tells_only_what_is_above_its_number(embedded: Stack) -> None:
    async with match(embedded) as table:
        await table.play(until=lambda: table.rows() >= 12)
        await table.together()
        everything = dict(table.watcher.told)
        for n in (0, 1, table.watcher.n - 1, table.watcher.n, table.watcher.n + 5):
            after = len(table.watcher.messages)
            await table.watcher.send("sync", n=n)
            snapshot = await table.watcher.next("snapshot", after)
            told = dict(snapshot["events"])
            assert told == {number: events for number, events in everything.items() if number > n}
            assert snapshot["n"] == table.watcher.n


async def test_a_socket_that_dies_costs_nobody_else_a_frame(embedded: Stack) -> None:
    async with match(embedded) as table:
        faults = embedded.log("web").count("job_failed")
        crowd = [await table.connect(table.watcher.guest) for _ in range(20)]
        leaving = asyncio.create_task(leave(crowd))
        await table.play(until=leaving.done)
        await leaving
        for person in (*table.seats, table.watcher):
            await person.pong()
            assert [n for n, _ in person.told] == list(range(1, person.n + 1))
            assert len(person.all("snapshot")) == 1
        assert embedded.log("web").count("job_failed") == faults


async def leave(crowd: list[Person]) -> None:
    """Some say goodbye, many at a time; of others the line just breaks."""
    for number in range(0, len(crowd), 4):
        crowd[number].drop()
        await asyncio.gather(*(person.close() for person in crowd[number + 1 : number + 4]))
