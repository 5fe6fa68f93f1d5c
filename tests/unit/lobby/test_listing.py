"""The public rooms: which of them are listed, in which order, and what a page of them costs."""

import time
from datetime import timedelta
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from games.chance import commitment
from server.accounts.models import Guest
from server.core.messages import say
from server.lobby import lately, listing
from server.lobby.feed import still_there
from server.lobby.listing import PAGE, STANDS, Chosen, Listed, chosen_of, public_rooms
from server.matches.models import Match
from server.protocol.room_settings import RoomSettings
from server.rooms.hosting import change
from server.rooms.models import Room, Seat
from server.rooms.services import open_room, set_bot, set_ready
from tests.support.browser.figures import FIGURES
from tests.support.guests import ANN, BEN, EVE, GAME, LEVEL, finish
from tests.support.pace import slowness

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_statics")]

WITHIN = 0.1
QUERIES = 8


@pytest.fixture
def public(db):
    """Ann's, with a free seat."""
    return open_room(ANN, "Ann", GAME, {}, public=True)


def begin(room):
    set_bot(room.code, room.host_id, 1, LEVEL)
    set_ready(room.code, room.host_id, True, "a" * 32)
    room.refresh_from_db()
    return room


def changed(room, **fields):
    Room.objects.filter(pk=room.pk).update(**fields)


def codes(game="", only="", page=1):
    return [room.code for room in Listed(public_rooms()).page(Chosen(game, only, page)).rooms]


def test_a_room_that_is_closed_to_spectators_is_listed_for_its_seats_alone(public):
    changed(public, unwatched=True)
    assert codes() == [public.code]
    begin(public)
    assert codes() == []
    changed(public, unwatched=False)
    assert codes() == [public.code]


def test_where_spectators_are_behind_a_room_is_listed_as_they_see_it(public, monkeypatch):
    change(public.code, ANN, None, RoomSettings(delay_seconds=30))
    begin(public)
    assert public.match is not None and public.match.delay == 30
    before = public_rooms()
    assert (before[0].state, before[0].people, before[0].bots) == ("playing", ["Ann"], 1)
    Match.objects.filter(pk=public.match.pk).update(over=True, told_at=1_000)
    public.seats.update(guest=None, bot_level=None, name="")
    monkeypatch.setattr(listing, "wall_time", lambda: 999)
    assert public_rooms() == before
    monkeypatch.setattr(listing, "wall_time", lambda: 1_000)
    assert public_rooms()[0].state == "open"


def test_a_room_by_link_never_is_and_an_empty_list_invites(room, client):
    assert public_rooms() == [] == public_rooms([room.code])
    begin(room)
    assert public_rooms() == []
    for address in ("/lobby/", "/"):
        assert room.code not in client.get(address).content.decode()
    assert say("en", "lobby-empty") in client.get("/lobby/").content.decode()


def test_a_room_is_listed_while_something_can_happen_there(public):
    left_by_everybody = timezone.now() - STANDS - timedelta(minutes=1)
    for fields, listed in (
        ({}, [("open", 1)]),
        ({"locked": True}, [("full", 0)]),
        ({"closed": True}, []),
        ({"closed": False, "active_at": left_by_everybody}, []),
    ):
        changed(public, **fields)
        assert [(room.state, room.free) for room in public_rooms()] == listed, fields


def test_a_room_is_listed_with_its_people_in_play_and_afterwards(public):
    def told():
        (room,) = public_rooms()
        assert (room.code, room.game, room.people) == (public.code, GAME, ["Ann"])
        return room.state, room.bots, room.free

    assert told() == ("open", 0, 1)
    begin(public)
    assert told() == ("playing", 1, 0)
    finish(public)
    assert told() == ("full", 1, 0)


def test_free_seats_come_first_and_there_whoever_waits_longest(public):
    changed(begin(public), created_at=timezone.now() - timedelta(hours=1))
    later, sooner = (open_room(who, "Ben", GAME, {}, public=True) for who in (BEN, EVE))
    changed(sooner, created_at=timezone.now() - timedelta(minutes=1))
    assert codes() == [sooner.code, later.code, public.code]


def test_the_list_is_narrowed_by_game_and_by_what_can_be_done_there(public):
    playing = begin(open_room(BEN, "Ben", GAME, {}, public=True))
    assert codes(only="free") == [public.code]
    assert codes(only="playing") == [playing.code]
    assert codes(game=GAME) == [public.code, playing.code]
    assert codes(game="another") == []
    assert Listed(public_rooms()).page(Chosen(only="free")).games == {GAME: (1, 1)}


def test_a_query_that_makes_no_sense_asks_for_everything():
    sensible = {"game": GAME, "only": "free", "page": "3"}
    assert chosen_of(sensible) == Chosen(GAME, "free", 3)
    pages = ({"page": page} for page in ("²", "99999999999999999999", "-1"))
    for query in ({"game": "chess", "only": "mine", "page": "0"}, *pages):
        assert chosen_of(query) == Chosen(), query


def many(count):
    """Public rooms, three in four with a free seat, the others in play."""
    guests = [Guest(id=UUID(int=1000 + n), name=f"Guest {n}") for n in range(count)]
    Guest.objects.bulk_create(guests)
    pattern = begin(open_room(ANN, "Ann", GAME, {}, public=False))
    known = {"game": GAME, "options": pattern.options, "public": True, "secret": "0" * 64}
    rooms = Room.objects.bulk_create(
        Room(
            **known,
            code=f"room{n}",
            host=guest,
            commitment=commitment("0" * 64),
            match=pattern.match if n % 4 == 0 else None,
        )
        for n, guest in enumerate(guests)
    )
    for number in (0, 1):
        Seat.objects.bulk_create(
            Seat(
                room=room,
                number=number,
                guest=None if number else room.host,
                name="" if number else room.host.name,
                bot_level=LEVEL if number and room.match else None,
            )
            for room in rooms
        )


def test_pages_hold_every_room_once_and_end(client):
    many(2 * PAGE + 1)
    pages = [codes(page=page) for page in (1, 2, 3)]
    assert [len(page) for page in pages] == [PAGE, PAGE, 1]
    assert len({code for page in pages for code in page}) == 2 * PAGE + 1
    assert codes(page=9) == pages[2]
    assert 'href="?page=2"' in client.get("/lobby/?page=3").content.decode()


def test_a_page_of_five_hundred_rooms_is_cheap(client):
    many(500)
    for address in ("/lobby/", "/lobby/?only=playing&page=3", "/"):
        client.get(address)
        with CaptureQueriesContext(connection) as queries:
            client.get(address)
        # Of the log that the next request forgets.
        asked = len(queries)
        took = min(seconds(client, address) for _ in range(5))
        figure = f"{took * 1000:.0f} ms, {asked} queries"
        FIGURES[f"server time of {address} with 500 rooms"] = figure
        assert 0 < asked <= QUERIES, address
        assert took < WITHIN * slowness(), address


def seconds(client, address):
    """Of the processor: whatever else runs on this machine is not the page's fault."""
    began = time.process_time()
    assert client.get(address).status_code == 200
    return time.process_time() - began


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_page_is_a_plain_list_in_words(client, public, language):
    other = open_room(BEN, "<b>Ben", GAME, {"best_of": "3"}, public=True)
    page = client.get("/lobby/", headers={"accept-language": language}).content.decode()
    assert f'href="/r/{public.code}/"' in page
    assert say(language, "lobby-free", count=1) in page
    assert say(language, "option-best_of-3", GAME) in page
    assert "&lt;b&gt;Ben" in page and "<b>Ben" not in page
    # Only unusual options are told.
    told = {room.code: room.options for room in public_rooms()}
    assert told == {public.code: {}, other.code: {"best_of": 3}}


def test_who_looks_at_one_game_may_sit_down_anywhere_in_it(client, public):
    assert 'action="/rooms/anywhere/"' not in client.get("/lobby/").content.decode()
    page = client.get(f"/lobby/?game={GAME}")
    assert 'action="/rooms/anywhere/"' in page.content.decode()
    client.post("/rooms/anywhere/", {"game": GAME, "once": page.context["once"]})
    assert [room.free for room in public_rooms()] == [0]


def test_rooms_that_nobody_entered_push_out_none_with_people(public, monkeypatch):
    changed(public, created_at=timezone.now() - STANDS, active_at=timezone.now() - STANDS / 2)
    monkeypatch.setattr(listing, "MOST", 3)
    empty = [open_room(BEN, "Ben", GAME, {}, public=True).code for _ in range(5)]
    assert set(codes()) == {public.code, *empty[-2:]}


def test_pages_read_and_sort_the_list_once_a_second_for_all_who_ask(client, public, monkeypatch):
    clock = [100.0]
    monkeypatch.setattr("server.lobby.lately.time.monotonic", lambda: clock[0])
    with CaptureQueriesContext(connection) as queries:
        for path in ("/lobby/", "/lobby/?page=9", "/", f"/lobby/?game={GAME}"):
            assert public.code in client.get(path).content.decode()
    assert sum("LIMIT 1000" in query["sql"] for query in queries) == 1
    later = open_room(BEN, "Ben", GAME, {}, public=True).code
    for passes, listed in ((lately.HOLDS - 0.1, False), (0.1, True)):
        clock[0] += passes
        assert (later in client.get("/lobby/").content.decode()) is listed


def test_a_room_that_somebody_is_in_stays_in_the_list(public):
    left = open_room(BEN, "Ben", GAME, {}, public=True)
    for room in (public, left):
        changed(room, active_at=timezone.now() - STANDS)
    noted = []
    # Once for all processes.
    for _ in range(2):
        still_there([public.code])
        public.refresh_from_db()
        noted.append(public.active_at)
    assert codes() == [public.code] and noted[0] == noted[1]


def test_a_room_page_shows_its_link_to_a_camera(client, room):
    response = client.get(f"/r/{room.code}/qr.svg")
    assert response["Content-Type"] == "image/svg+xml"
    assert f"http://testserver/r/{room.code}/" in response.content.decode()
    assert "max-age" in response["Cache-Control"]
    assert client.get("/r/bcdfghjkmnpq/qr.svg").status_code == 404
