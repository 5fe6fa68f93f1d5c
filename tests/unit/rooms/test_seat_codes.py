"""The code by which somebody comes back to a seat from another browser."""

from __future__ import annotations

import itertools
import math
from uuid import UUID

import pytest
from django.db import connection
from django.test import Client
from django.urls import reverse
from pytest_django import Settings

from server.accounts.guests import COOKIE, signed
from server.accounts.models import Guest, Member
from server.rooms.models import Played, Room
from server.rooms.seat_codes import CONSONANTS, RUDE, VOWELS, WORDS, give_code, take_seat
from server.rooms.services import room_picture, seat_of, sit, stand
from tests.support.guests import ANN, BEN, EVE, finish, refused

pytestmark = pytest.mark.django_db

PHONE = UUID(int=9)
"""Ann's other browser."""


def test_it_is_four_words_that_nobody_guesses(room: Room) -> None:
    words = give_code(room.code, ANN).split()
    possible = {
        "".join(letters) for letters in itertools.product(CONSONANTS, VOWELS, CONSONANTS, VOWELS)
    }
    assert len(words) == WORDS and set(words) <= possible - RUDE
    assert possible >= RUDE, "a word that cannot come need not be left out"
    assert WORDS * math.log2(len(possible - RUDE)) > 47


def test_it_is_good_under_the_key_it_was_made_with(room: Room, settings: Settings) -> None:
    words, former = give_code(room.code, ANN), settings.SECRET_KEY
    settings.SECRET_KEY = "another" * 10
    with refused("wrong-code", room):
        take_seat(room.code, PHONE, words)
    settings.SECRET_KEY_FALLBACKS = [former]
    take_seat(room.code, PHONE, words)
    assert room.seats.get(guest=PHONE).number == 0


def test_only_a_hash_of_it_is_kept(room: Room) -> None:
    words = give_code(room.code, ANN)
    with connection.cursor() as cursor:
        cursor.execute("SELECT * FROM rooms_seat")
        kept = str(cursor.fetchall())
    assert not any(word in kept for word in words.split())


def test_it_gives_the_seat_and_the_host_s_power_to_another_browser(room: Room) -> None:
    words = give_code(room.code, ANN)
    take_seat(room.code, PHONE, words)
    picture = room_picture(room.code)
    assert (seat_of(picture, PHONE), seat_of(picture, ANN)) == (0, None)
    assert picture.seats[0].name == "Ann" and picture.host == PHONE


@pytest.mark.parametrize(
    "writing",
    [
        str.upper,
        lambda words: words.replace(" ", "-"),
        lambda words: f"  {words.replace(' ', '')}. ",
        lambda words: words.replace("k", "c").replace("i", "y"),
        lambda words: words.replace("a", "á"),
    ],
)
def test_it_is_read_however_it_was_written(room: Room, writing: object) -> None:
    words = give_code(room.code, ANN)
    take_seat(room.code, PHONE, writing(words))  # type: ignore[operator]
    assert seat_of(room_picture(room.code), PHONE) == 0


def test_it_opens_the_seat_again_from_a_third_browser(room: Room) -> None:
    words = give_code(room.code, ANN)
    take_seat(room.code, PHONE, words)
    take_seat(room.code, ANN, words)
    take_seat(room.code, ANN, words)
    assert seat_of(room_picture(room.code), ANN) == 0


def test_it_works_in_the_middle_of_a_match_whose_history_follows(running: Room) -> None:
    take_seat(running.code, PHONE, give_code(running.code, ANN))
    assert seat_of(room_picture(running.code), PHONE) == 0
    assert Played.objects.get(match=running.match, seat=0).guest_id == PHONE


def test_what_an_account_has_claimed_stays_with_it(running: Room) -> None:
    member = Member.objects.create_user("ann")
    Guest.objects.filter(id=ANN).update(member=member)
    take_seat(running.code, PHONE, give_code(running.code, ANN))
    assert Played.objects.get(match=running.match, seat=0).guest_id == ANN


def test_the_history_of_a_match_that_is_over_stays_where_it_is(running: Room) -> None:
    finish(running)
    take_seat(running.code, PHONE, give_code(running.code, ANN))
    assert Played.objects.get(match=running.match, seat=0).guest_id == ANN


class TestIsRefused:
    def test_to_who_holds_no_seat(self, room: Room) -> None:
        with refused("not-seated", room):
            give_code(room.code, EVE)

    @pytest.mark.parametrize("typed", ["", "bado kilu meno tori", "0" * 60, "b" * 100_000])
    def test_when_it_is_wrong(self, room: Room, typed: str) -> None:
        give_code(room.code, ANN)
        with refused("wrong-code", room):
            take_seat(room.code, PHONE, typed)

    def test_where_nobody_has_asked_for_one(self, room: Room) -> None:
        with refused("wrong-code", room):
            take_seat(room.code, PHONE, "")

    def test_when_a_newer_one_was_given(self, room: Room) -> None:
        old = give_code(room.code, ANN)
        give_code(room.code, ANN)
        with refused("wrong-code", room):
            take_seat(room.code, PHONE, old)

    def test_when_its_seat_was_given_back(self, room: Room) -> None:
        words = give_code(room.code, ANN)
        stand(room.code, ANN)
        sit(room.code, BEN, 0, "Ben")
        with refused("wrong-code", room):
            take_seat(room.code, PHONE, words)

    def test_in_another_room(self, room: Room, running: Room) -> None:
        other = Room.objects.create(code="another", game=room.game, secret="", commitment="")
        other.seats.create(number=0)
        with refused("wrong-code"):
            take_seat(other.code, PHONE, give_code(room.code, ANN))

    def test_to_who_sits_in_another_seat(self, room: Room) -> None:
        words = give_code(room.code, ANN)
        sit(room.code, BEN, 1, "Ben")
        with refused("already-seated", room):
            take_seat(room.code, BEN, words)

    def test_in_a_room_that_is_closed_or_not_there(self, room: Room) -> None:
        words = give_code(room.code, ANN)
        with refused("no-room"):
            take_seat("nowhere", PHONE, words)
        Room.objects.filter(pk=room.pk).update(closed=True)
        with refused("closed"):
            take_seat(room.code, PHONE, words)


@pytest.fixture
def phone(plain_statics: None) -> Client:
    """A browser that has seen a page of ours, and holds no seat."""
    client = Client()
    client.cookies[COOKIE] = signed(PHONE)
    return client


class TestThePage:
    def typed(self, phone: Client, room: Room, words: str) -> tuple[int, str]:
        answer = phone.post(reverse("seat", args=[room.code]), {"words": words})
        return answer.status_code, answer.content.decode()

    def test_leads_back_to_the_table(self, phone: Client, room: Room) -> None:
        address = reverse("seat", args=[room.code])
        assert phone.get(address).status_code == 200
        answer = phone.post(address, {"words": give_code(room.code, ANN)})
        assert (answer.status_code, answer["Location"]) == (302, reverse("room", args=[room.code]))
        assert seat_of(room_picture(room.code), PHONE) == 0

    def test_says_that_a_code_is_wrong_and_keeps_nothing_of_it(
        self, phone: Client, room: Room
    ) -> None:
        give_code(room.code, ANN)
        status, page = self.typed(phone, room, "bado kilu meno tori")
        assert status == 403 and 'role="alert"' in page and "bado" not in page

    def test_is_not_there_without_a_room(self, phone: Client) -> None:
        assert phone.get(reverse("seat", args=["nowhere"])).status_code == 404

    def test_is_kept_by_no_cache(self, phone: Client, room: Room) -> None:
        answer = phone.get(reverse("seat", args=[room.code]))
        assert "no-store" in answer["Cache-Control"]
