"""The code by which somebody comes back to a seat from another browser."""

import itertools
import math
from uuid import UUID

import pytest
from django.db import connection
from django.test import Client
from django.urls import reverse

from server.accounts.guests import COOKIE, signed
from server.accounts.models import Guest, Member
from server.rooms.models import Played, Room
from server.rooms.seat_codes import CONSONANTS, RUDE, VOWELS, WORDS, give_code, take_seat
from server.rooms.services import room_picture, seat_of, sit, stand
from tests.support.guests import ANN, BEN, EVE, finish, refused

pytestmark = pytest.mark.django_db

PHONE = UUID(int=9)
"""Ann's other browser."""


def test_it_is_four_words_that_nobody_guesses(room):
    words = give_code(room.code, ANN).split()
    possible = {
        "".join(letters) for letters in itertools.product(CONSONANTS, VOWELS, CONSONANTS, VOWELS)
    }
    assert len(words) == WORDS and set(words) <= possible - RUDE
    assert possible >= RUDE, "a word that cannot come need not be left out"
    assert WORDS * math.log2(len(possible - RUDE)) > 47


def test_it_is_good_under_the_key_it_was_made_with(room, settings):
    words, former = give_code(room.code, ANN), settings.SECRET_KEY
    settings.SECRET_KEY = "another" * 10
    with refused("wrong-code", room):
        take_seat(room.code, PHONE, words)
    settings.SECRET_KEY_FALLBACKS = [former]
    take_seat(room.code, PHONE, words)
    assert room.seats.get(guest=PHONE).number == 0


def test_only_a_hash_of_it_is_kept(room):
    words = give_code(room.code, ANN)
    with connection.cursor() as cursor:
        cursor.execute("SELECT * FROM rooms_seat")
        kept = str(cursor.fetchall())
    assert not any(word in kept for word in words.split())


def test_it_gives_the_seat_and_the_hosts_power_to_another_browser_and_a_third(room):
    words = give_code(room.code, ANN)
    take_seat(room.code, PHONE, words)
    picture = room_picture(room.code)
    assert (seat_of(picture, PHONE), seat_of(picture, ANN)) == (0, None)
    assert picture.seats[0].name == "Ann" and picture.host == PHONE
    for _ in range(2):
        take_seat(room.code, ANN, words)
        assert seat_of(room_picture(room.code), ANN) == 0


def test_it_is_read_however_it_was_written(room):
    words = give_code(room.code, ANN)
    for guest, writing in zip(
        itertools.cycle((PHONE, ANN)),
        (
            words.upper(),
            words.replace(" ", "-"),
            f"  {words.replace(' ', '')}. ",
            words.replace("k", "c").replace("i", "y"),
            words.replace("a", "á"),
        ),
        strict=False,
    ):
        take_seat(room.code, guest, writing)
        assert seat_of(room_picture(room.code), guest) == 0, writing


@pytest.mark.parametrize("stays", ["", "claimed", "over"])
def test_it_works_in_the_middle_of_a_match_whose_history_follows_unless_it_is_kept(running, stays):
    """What an account has claimed, or is over, stays where it is."""
    if stays == "claimed":
        Guest.objects.filter(id=ANN).update(member=Member.objects.create_user("ann"))
    if stays == "over":
        finish(running)
    take_seat(running.code, PHONE, give_code(running.code, ANN))
    assert seat_of(room_picture(running.code), PHONE) == 0
    played = Played.objects.get(match=running.match, seat=0)
    assert played.guest_id == (ANN if stays else PHONE)


def test_a_wrong_one_is_refused(room):
    for _asked_for_one in (False, True):
        for typed in ("", "bado kilu meno tori", "0" * 60, "b" * 100_000):
            with refused("wrong-code", room):
                take_seat(room.code, PHONE, typed)
        give_code(room.code, ANN)


def test_one_is_no_more_when_a_newer_was_given_or_its_seat_given_back(room):
    old, new = (give_code(room.code, ANN) for _ in range(2))
    with refused("wrong-code", room):
        take_seat(room.code, PHONE, old)
    stand(room.code, ANN)
    sit(room.code, BEN, 0, "Ben")
    with refused("wrong-code", room):
        take_seat(room.code, PHONE, new)


def test_it_is_of_one_room(room):
    other = Room.objects.create(code="another", game=room.game, secret="", commitment="")
    other.seats.create(number=0)
    words = give_code(room.code, ANN)
    with refused("wrong-code"):
        take_seat(other.code, PHONE, words)
    with refused("no-room"):
        take_seat("nowhere", PHONE, words)
    Room.objects.filter(pk=room.pk).update(closed=True)
    with refused("closed"):
        take_seat(room.code, PHONE, words)


def test_who_sits_in_another_seat_neither_uses_nor_who_sits_in_none_gets_one(room):
    with refused("not-seated", room):
        give_code(room.code, EVE)
    words = give_code(room.code, ANN)
    sit(room.code, BEN, 1, "Ben")
    with refused("already-seated", room):
        take_seat(room.code, BEN, words)


def test_its_page_leads_back_to_the_table(plain_statics, room):
    phone, address = Client(), reverse("seat", args=[room.code])
    phone.cookies[COOKIE] = signed(PHONE)
    words = give_code(room.code, ANN)
    page = phone.get(address)
    assert page.status_code == 200 and "no-store" in page["Cache-Control"]
    wrong = phone.post(address, {"words": "bado kilu meno tori"})
    assert wrong.status_code == 403
    assert 'role="alert"' in wrong.content.decode() and "bado" not in wrong.content.decode()
    answer = phone.post(address, {"words": words})
    assert (answer.status_code, answer["Location"]) == (302, reverse("room", args=[room.code]))
    assert seat_of(room_picture(room.code), PHONE) == 0
    assert phone.get(reverse("seat", args=["nowhere"])).status_code == 404
