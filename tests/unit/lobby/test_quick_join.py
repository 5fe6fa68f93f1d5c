"""From the front page straight to a seat: anywhere, against bots, once however often it is sent."""

from datetime import timedelta
from uuid import UUID

import pytest
from django.test import Client
from django.utils import timezone

from server.accounts.guests import COOKIE, signed
from server.accounts.models import Guest
from server.core.messages import say
from server.lobby.quick_join import SOMEBODY_THERE, sit_anywhere, sit_beside
from server.protocol.room_settings import settings_of
from server.rooms.blocking import block
from server.rooms.models import Room, Seat
from server.rooms.opening_form import opening_form
from server.rooms.services import open_room, room_picture, set_bot, set_ready, sit
from tests.support.guests import ANN, BEN, EVE, GAME, LEVEL, refused
from tests.unit.rooms.forms import submit

pytestmark = pytest.mark.django_db

NONCE = "0a" * 16
ONCE = "0b" * 16


def anywhere(guest, name, **sent):
    return sit_anywhere(guest, name, opening_form(guest, {"game": GAME, **sent})).room


def public(guest, name, minutes_ago=0):
    room = open_room(guest, name, GAME, {}, public=True)
    Room.objects.filter(pk=room.pk).update(
        created_at=timezone.now() - timedelta(minutes=minutes_ago)
    )
    return room


def names(room):
    return [seat.name for seat in room.seats.all()]


def test_anywhere_is_where_somebody_waits_longest_and_who_asks_twice_has_one_seat():
    public(ANN, "Ann", minutes_ago=1)
    longest = public(BEN, "Ben", minutes_ago=5)
    for _ in range(2):
        assert anywhere(EVE, "Eve") == longest
        assert names(longest) == ["Ben", "Eve"]
    assert not Seat.objects.filter(guest=EVE).exclude(room=longest).exists()


def test_where_nobody_waits_a_public_room_is_opened_and_who_is_in_one_stays():
    open_room(ANN, "Ann", GAME, {}, public=False)
    room = anywhere(EVE, "Eve", best_of="3")
    assert room.public and room.options["best_of"] == 3
    assert names(room) == ["Eve", ""]
    public(BEN, "Ben", minutes_ago=5)
    assert anywhere(EVE, "Eve") == room


def test_nobody_is_put_where_nobody_may_or_wants_to_sit():
    left_by_everybody = timezone.now() - 2 * SOMEBODY_THERE
    for number, fields in enumerate(
        ({"closed": True}, {"locked": True}, {"public": False}, {"active_at": left_by_everybody})
    ):
        room = public(ANN, "Ann")
        Room.objects.filter(pk=room.pk).update(**fields)
        assert anywhere(UUID(int=10 + number), "Eve") != room
        assert names(room) == ["Ann", ""], fields
        Room.objects.update(closed=True)


def test_nobody_is_put_into_a_running_match_or_where_the_name_is_taken():
    playing = public(ANN, "Ann", minutes_ago=5)
    set_bot(playing.code, ANN, 1, LEVEL)
    set_ready(playing.code, ANN, True, NONCE)
    playing.seats.filter(number=1).update(bot_level=None)
    public(BEN, "Eve", minutes_ago=3)
    last = public(UUID(int=9), "Dan")
    assert anywhere(EVE, "Eve") == last


@pytest.mark.parametrize(("by", "whom"), [(EVE, ANN), (ANN, EVE)], ids=["own", "other's"])
def test_a_block_keeps_both_apart_whoever_comes_second(by, whom):
    waiting, second = public(ANN, "Ann", minutes_ago=5), public(BEN, "Ben")
    block(by, Guest(pk=whom), "whoever")
    assert anywhere(EVE, "Eve") == second
    assert names(waiting) == ["Ann", ""]


@pytest.mark.parametrize("blocks", [True, False])
def test_who_sits_down_meanwhile_keeps_the_seat_and_is_kept_apart_too(monkeypatch, blocks):
    """Ben comes between the list of rooms and Eve's seat; where he blocks her, one more is free."""
    room = public(ANN, "Ann")
    if blocks:
        Seat.objects.create(room=room, number=2)
        block(BEN, Guest(pk=EVE), "Eve")

    def slowly(room, guest, seat, name):
        if not room.seats.filter(guest=BEN).exists():
            sit(room.code, BEN, seat, "Ben")
        sit_beside(room, guest, seat + blocks, name)

    monkeypatch.setattr("server.lobby.quick_join.sit_beside", slowly)
    own = anywhere(EVE, "Eve")
    assert own != room and names(own) == ["Eve", ""]
    assert names(room)[:2] == ["Ann", "Ben"] and "Eve" not in names(room)


def test_a_bad_name_opens_nothing_and_what_is_no_game_is_not_even_looked_for(
    django_assert_num_queries,
):
    with refused("bad-name"):
        anywhere(EVE, "\u202e")
    for game in ("chess", "", "a\0b"):
        with refused("malformed"), django_assert_num_queries(0):
            anywhere(EVE, "Eve", game=game)
    assert not Room.objects.exists()


# ---- The form


@pytest.mark.parametrize(
    ("other", "rooms"),
    [({}, 1), ({"best_of": "3"}, 2), ({"public": "yes"}, 2), ({"once": "0c" * 16}, 2)],
)
def test_a_form_sent_twice_opens_one_room_and_another_form_another(browser, other, rooms):
    form = {"once": ONCE, "name": "Ann"}
    led = {submit(browser, **sent)["Location"] for sent in (form, {**form, **other})}
    assert len(led) == Room.objects.count() == rooms
    browser.cookies[COOKIE] = signed(BEN)
    submit(browser, **form)
    assert {room.host_id for room in Room.objects.all()} == {ANN, BEN}


def test_against_bots_one_click_leads_to_a_page_that_is_ready_at_once(browser):
    form = {"with": "bots", "level": LEVEL, "once": ONCE, "nonce": NONCE}
    first, second = (submit(browser, **form)["Location"] for _ in range(2))
    room = Room.objects.get()
    picture = room_picture(room.code)
    assert first == second == f"/r/{picture.code}/#at-once"
    assert [seat.level for seat in picture.seats] == [None, LEVEL]
    # A number is taken from nobody who has not seen the promise.
    assert picture.match is None
    assert not room.seats.exclude(nonce="").exists()


def test_the_settings_of_a_room_are_chosen_with_it(browser):
    chosen = {"setting-absent": "remove", "setting-chat": "phrases", "setting-delay": "moves-3"}
    led, room = submit(browser, **chosen), Room.objects.get()
    assert led["Location"] == f"/r/{room.code}/", "without bots nothing begins at once"
    kept = settings_of(room.settings)
    assert (kept.absent, kept.chat, kept.delay_moves) == ("remove", "phrases", 3)


def test_a_form_that_nobody_could_fill_in_is_refused_in_words(browser):
    browser.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    for code, form in (
        ("malformed", {"setting-absent": "shout"}),
        ("malformed", {"setting-delay": "seconds-1"}),
        ("malformed", {"setting-delay_seconds": "5000"}),
        ("malformed", {"setting-rudeness": "7"}),
        ("malformed", {"best_of": "2"}),
        ("malformed", {"game": "chess"}),
        ("no-such-level", {"with": "bots", "level": "invincible"}),
        ("no-such-level", {"with": "bots"}),
    ):
        response = submit(browser, **form)
        assert response.status_code == 400
        assert say("pl", f"refuse-{code}") in response.content.decode(), form
        # Nor does it lead to a seat anywhere.
        if code == "malformed":
            assert submit(browser, "/rooms/anywhere/", **form).status_code == 400
        assert not Room.objects.exists()


@pytest.mark.usefixtures("plain_statics")
def test_whoever_gets_a_room_instead_of_company_is_told():
    for guest, language, opens in ((EVE, "pl", True), (BEN, "pl", False), (ANN, "en", True)):
        client = Client(headers={"accept-language": language})
        client.cookies[COOKIE] = signed(guest)
        page = client.post("/rooms/anywhere/", {"game": GAME}, follow=True).content.decode()
        assert (say(language, "anywhere-opened") in page) == opens
