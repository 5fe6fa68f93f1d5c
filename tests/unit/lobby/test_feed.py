"""What somebody who looks at the lobby is told: every change, in small pieces."""

from types import SimpleNamespace

import pytest
from msgspec import json
from msgspec.structs import replace

from server.lobby import feed as feeds
from server.lobby.feed import LARGEST, FeedPage, LobbyFeed
from server.lobby.listing import PAGE, Chosen, Listed
from server.protocol.messages import LobbyRoom

PEOPLE = ["Żółć" * 6] * 3


def rooms(count, people=PEOPLE):
    return [
        LobbyRoom(code=f"{n:012}", game="dice", state="open", since=n, people=people, free=1)
        for n in range(count)
    ]


class Reader:
    """A browser: what it was told, put together."""

    def __init__(self):
        self.rooms = {}
        self.order = []
        self.largest = 0

    def hear(self, frame):
        message = json.decode(frame)
        self.largest = max(self.largest, len(frame))
        self.rooms |= {room["code"]: room for room in message.get("rooms", [])}
        self.order = message["order"]
        assert set(self.order) <= set(self.rooms)

    def sees(self, expected):
        return [self.rooms[code] for code in self.order] == [
            json.decode(json.encode(room)) for room in expected
        ]


def tell(page_feed, reader, listed):
    """All of it, in as many updates as it takes."""
    page = Listed(listed).page(Chosen())
    for updates in range(1, 50):
        frame, all_of_it = page_feed.update(page)
        reader.hear(frame)
        if all_of_it:
            return updates
    raise AssertionError("it never ends")


def test_however_much_changes_an_update_stays_small_and_nothing_is_left_out():
    page_feed, reader = FeedPage(Chosen()), Reader()
    first = rooms(20)
    assert tell(page_feed, reader, first) > 1
    assert reader.sees(first)
    second = [replace(room, state="full", free=0) for room in first]
    assert tell(page_feed, reader, second) > 1
    assert {room["state"] for room in reader.rooms.values()} == {"full"}
    # Names as long as can be.
    crowd = rooms(20, people=["😀" * 24] * 6)
    assert tell(page_feed, reader, crowd) > 1
    assert reader.sees(crowd) and reader.largest <= LARGEST


def test_one_change_is_one_room_and_no_change_is_nothing():
    page_feed, reader = FeedPage(Chosen()), Reader()
    first = rooms(20)
    tell(page_feed, reader, first)
    later = [replace(first[0], people=["Ada"]), *first[1:]]
    page = Listed(later).page(Chosen())
    frame, all_of_it = page_feed.update(page)
    reader.hear(frame)
    assert all_of_it and reader.sees(later)
    assert [room["people"] for room in json.decode(frame or b"")["rooms"]] == [["Ada"]]
    assert page_feed.update(page) == (None, True)
    # A room that is gone is no longer in the order.
    frame, _ = page_feed.update(Listed(later[1:]).page(Chosen()))
    reader.hear(frame)
    assert reader.sees(later[1:])


def test_a_newcomer_is_told_at_once_what_the_others_know():
    page_feed, reader, newcomer = FeedPage(Chosen()), Reader(), Reader()
    tell(page_feed, reader, rooms(20))
    newcomer.hear(page_feed.snapshot())
    assert newcomer.sees(rooms(20))
    later = rooms(20, people=["Ada"])
    while not reader.sees(later):
        frame, _ = page_feed.update(Listed(later).page(Chosen()))
        reader.hear(frame)
        newcomer.hear(frame)
    assert newcomer.sees(later)


class Looks(Reader):
    """A subscriber."""

    async def deliver(self, frame):
        self.hear(frame)
        self.page = json.decode(frame)["page"]

    async def resume_elsewhere(self, after_ms):
        raise AssertionError("nobody ends here")


@pytest.fixture
async def feed(monkeypatch):
    """Of three pages."""

    async def read(_read, codes):
        return rooms(3 * PAGE) if codes is None else []

    monkeypatch.setattr(feeds, "db_call", read)
    opened = LobbyFeed(
        SimpleNamespace(every=lambda seconds, job: None),
        SimpleNamespace(),
    )
    yield opened
    opened.close()


async def test_whoever_asks_for_a_page_that_is_not_there_is_at_the_last(feed):
    crowd = [Looks() for _ in range(800)]
    for number, each in enumerate(crowd, 1):
        await feed.look(Chosen(page=number), each)
    assert [each.page for each in crowd[:5]] == [1, 2, 3, 3, 3] and crowd[-1].page == 3
    # Each page is compared once for all who are at it.
    assert len(feed._pages) == 3
    for each in crowd:
        feed.leave(each)
    assert feed._pages == {} and feed.subscribers == []


async def test_who_left_before_being_shown_anything_leaves_nothing(feed):
    feed.leave(Looks())
    assert feed.subscribers == []
