"""What a room's host does, as everybody in the room hears of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.people import Person, acts, bot_at, match, room
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="module")


REMOVED = 4005


async def noticed(person: Person, code: str) -> dict[str, Any]:
    """The notice, as this person was told it."""
    await person.until(lambda: code in person.notices)
    notice = next(notice for notice in person.all("notice") if notice["code"] == code)
    return dict(notice.get("params", {}))


def barred(person: Person) -> list[str]:
    """As this person was told at last: the names of those who were sent away."""
    told: list[str] = person.all("you")[-1].get("barred", [])
    return told


async def test_who_is_kicked_hears_of_it_watches_and_sits_down_no_more(embedded: Stack) -> None:
    async with room(embedded) as table:
        friend, late = await table.come(language="pl"), await table.come()
        await friend.take_seat(1, "Zenon")
        await table.ada.send("kick", seat=1)
        for person in (table.ada, friend):
            assert await noticed(person, "kicked") == {"name": "Zenon"}
        await friend.until(lambda: friend.all("you")[-1].get("sent_away", False))
        assert friend.seat is None
        again = await table.come(friend.guest)
        assert again.all("you")[-1]["sent_away"]
        await friend.send("sit", seat=1, name="Zenon II")
        assert (await friend.refused()).code == "barred"
        # The host alone is told who was sent away.
        await table.ada.until(lambda: barred(table.ada) == ["Zenon"])
        await late.take_seat(1, "Wanda")
        assert not any("barred" in m for who in (friend, late) for m in who.messages)
        await table.ada.send("appoint", seat=1)
        await late.until(lambda: barred(late) == ["Zenon"])
        await table.ada.until(lambda: barred(table.ada) == [])
        await late.send("pardon", name="Zenon")
        await late.until(lambda: barred(late) == [])
        await friend.until(lambda: "sent_away" not in friend.all("you")[-1])


async def test_a_spectator_who_is_removed_is_let_in_no_more(embedded: Stack) -> None:
    async with match(embedded) as table:
        await table.watcher.send("watch", name="Wanda")
        other = await table.come()
        await other.until(lambda: bool(other.all("watchers")))
        [wanda] = other.all("watchers")[-1]["who"]
        await other.send("dismiss", who=wanda)
        assert (await other.refused()).code == "not-host"
        await table.ada.send("dismiss", who="0" * 12)
        assert (await table.ada.refused()).code == "no-such-watcher"
        await table.ada.send("dismiss", who=wanda)
        await table.watcher.ended()
        assert table.watcher.closed == REMOVED
        assert (await table.turned_away(table.watcher.guest)).closed == REMOVED
        assert barred(table.ada) == []
        await table.ada.act({"do": "resign"})
        await table.ada.until(lambda: barred(table.ada) == ["Wanda"])
        assert "kicked" not in other.notices


async def test_a_room_that_is_closed_to_spectators_shows_them_nothing_of_its_match(
    embedded: Stack,
) -> None:
    async with match(embedded) as table:
        before = len(table.watcher.messages)
        await table.ada.send("admit", watchers=False)
        await noticed(table.watcher, "unwatched")
        late = await table.come()
        assert late.room["unwatched"]
        await late.send("watch", name="Eve")
        assert (await late.refused()).code == "unwatched"
        after = len(table.watcher.messages)
        await acts(table.ada, {"do": "lay", "aircraft": sorted(first_choice(table.ada))[0]})
        await table.ada.send("chat", text="Now they are gone")
        await table.zaneta.until(lambda: table.zaneta.chat == 1)
        for person in (table.watcher, late):
            await person.send("sync", n=0)
            await person.send("ping", n=0)
            await person.until(lambda person=person: bool(person.all("pong")))
            assert person.all("pong")[-1]["n"] == 0
        told = {message["type"] for message in table.watcher.messages[after:]}
        assert told <= {"room", "pong", "presence", "notice"}
        assert {"snapshot", "update", "chat"}.isdisjoint({m["type"] for m in late.messages})
        assert before < after
        await table.ada.send("admit", watchers=True)
        await late.until(lambda: bool(late.all("snapshot")))
        await table.watcher.until(lambda: table.watcher.view == late.view)


async def test_what_the_host_does_reaches_everybody(embedded: Stack) -> None:
    async with room(embedded) as table:
        friend = await table.come()
        assert table.ada.room["host"] == friend.room["host"] == 0
        assert table.ada.all("you")[-1]["host"] and "host" not in friend.all("you")[-1]
        await table.ada.send("lock", locked=True)
        await friend.until(lambda: friend.room.get("locked", False))
        assert await noticed(table.ada, "locked") == {}
        assert (await table.connect(table.ada.guest)).seat == 0
        await table.ada.send("lock", locked=False)
        await friend.until(lambda: not friend.room.get("locked", False))
        await friend.take_seat(1, "Zenon")
        await friend.ready()
        await table.ada.until(lambda: table.ada.room["seats"][1].get("ready", False))
        await table.ada.send("change", options={"best_of": "3"}, manners={"chat": "phrases"})
        await noticed(friend, "options")
        await noticed(friend, "manners")
        assert friend.room["options"]["best_of"] == 3
        assert friend.room["manners"]["chat"] == "phrases"
        assert not friend.room["seats"][1].get("ready", False)
        await table.ada.send("swap", seat=0, other=1)
        await friend.until(lambda: friend.seat == 0)
        await table.ada.until(lambda: table.ada.seat == 1)
        assert await noticed(friend, "swapped") == {"name": "Zenon", "other": "Ada"}
        assert table.ada.room["host"] == 1
        await table.ada.send("appoint", seat=0)
        await friend.until(lambda: friend.all("you")[-1].get("host", False))
        assert await noticed(table.ada, "host") == {"name": "Zenon"}
        await table.ada.until(lambda: "host" not in table.ada.all("you")[-1])
        await table.ada.send("lock", locked=True)
        assert (await table.ada.refused()).code == "not-host"


async def test_a_room_is_not_closed_over_a_match_unless_the_others_have_gone(
    embedded: Stack,
) -> None:
    async with match(embedded) as table:
        await table.ada.send("close")
        assert (await table.ada.refused()).code == "match-running"
        await table.zaneta.close()
        await table.ada.until(lambda: not table.ada.room["seats"][1].get("here", False))
        await table.ada.send("close")
        await noticed(table.watcher, "closed")
        late = await table.come()
        assert late.room["closed"]
        before = table.kept()
        for person, asked in (
            (late, {"type": "sit", "seat": 1, "name": "Eve"}),
            (table.ada, {"type": "act", "id": "too-late", "action": {"do": "resign"}}),
            (table.ada, {"type": "chat", "text": "hello"}),
            (table.ada, {"type": "ready", "ready": True}),
            (table.ada, {"type": "lock", "locked": True}),
        ):
            await person.send(**asked)
            assert (await person.refused()).code == "closed"
        assert table.kept() == before


async def test_who_is_kicked_at_play_sees_what_spectators_see_and_the_match_goes_on(
    embedded: Stack,
) -> None:
    async with match(embedded) as table:
        assert table.zaneta.view != table.watcher.view
        await table.ada.send("kick", seat=1)
        await table.zaneta.until(lambda: table.zaneta.seat is None)
        await table.zaneta.until(lambda: table.zaneta.view == table.watcher.view)
        assert table.zaneta.offers == {}
        await table.zaneta.send("act", id="still-me", action={"do": "resign"})
        assert (await table.zaneta.refused()).code == "not-seated"
        await table.ada.until(lambda: bot_at(table.ada, seat=1))
        await table.ada.act({"do": "lay", "aircraft": sorted(first_choice(table.ada))[0]})


def first_choice(person: Person) -> list[str]:
    return list(person.choices()[0]["take"]["aircraft"]["of"])
