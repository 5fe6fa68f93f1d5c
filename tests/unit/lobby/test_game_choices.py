"""Games that leave the number of seats to the room."""

from pathlib import Path

import pytest
from django.contrib.staticfiles import finders

from server.core.messages import say
from server.lobby.game_choices import game_choices
from server.rooms.opening import checked
from server.rooms.services import open_room, room_picture
from tests.sixth import FOLDER, beside_the_others
from tests.support.guests import ANN, refused


@pytest.fixture(autouse=True)
def cups():
    """A game for two to four."""
    with beside_the_others():
        yield


@pytest.mark.usefixtures("plain_statics")
def test_the_front_page_offers_the_numbers_of_seats_first_and_many_values_as_a_list():
    seats, *others = choice("cups").options
    assert (seats.field, seats.listed) == ("seats", False)
    offered = [(value.value, value.chosen) for value in seats.values]
    assert offered == [("2", False), ("3", True), ("4", False)]
    [rounds] = [option for option in others if option.field == "rounds"]
    assert [value.value for value in rounds.values] == list("123456789") and rounds.listed


@pytest.mark.usefixtures("plain_statics")
def test_a_game_tells_at_a_glance_what_one_asks_first():
    for slug, *words in (
        ("cups", "2–4 players", "5–10 min", "few rules", "turn by turn"),
        ("asy_przestworzy", "2 players", "10–15 min", "few rules", "turn by turn"),
        ("space_hulk", "2–5 players", "25–40 min", "many rules", "turn by turn"),
    ):
        assert [said for _, said in choice(slug).glance] == words
    # Polish counts the last number of a range.
    for span, most, players in (
        ("2", 2, "2 osoby"),
        ("2–5", 5, "2–5 osób"),
        ("2–4", 4, "2–4 osoby"),
    ):
        assert say("pl", "glance-players", range=span, most=most) == players


@pytest.mark.django_db
def test_a_room_has_the_number_of_seats_that_was_asked_for():
    room = open_room(ANN, "Ann", "cups", {"seats": "4"}, public=False)
    assert [seat.seat for seat in room_picture(room.code).seats] == [0, 1, 2, 3]
    # Where nobody asked as many as usual, or the fewest.
    assert checked("cups", {}).seats == 3
    assert checked("kosmiczna_eskadra", {}).seats == 2
    for seats, code in (("1", "too-many-seats"), ("5", "too-many-seats"), ("two", "malformed")):
        with refused(code):
            checked("cups", {"seats": seats})


@pytest.mark.usefixtures("plain_statics")
def test_what_is_seldom_changed_stands_apart_with_its_pictures(settings, monkeypatch):
    # Else a picture that was not there once is not looked for again.
    settings.DEBUG = True
    statics = Path(FOLDER, "cups", "static")
    monkeypatch.setattr(finders, "find", lambda file: (statics / file).exists())
    [clock] = choice("cups").seldom
    assert clock.field == "clock"
    addresses = [value.picture or "" for value in clock.values]
    assert [each.rsplit("/", 3)[1:] for each in addresses] == [
        ["cups", "choices", "clock-on.svg"],
        ["cups", "choices", "clock-off.svg"],
    ]


@pytest.mark.django_db
@pytest.mark.usefixtures("plain_statics")
def test_the_form_has_options_and_settings_of_each_game_and_asks_no_name(client):
    page = client.get("/", headers={"accept-language": "en"}).content.decode()
    for field in ("rounds", "clock", "seats", "setting-absent", "setting-chat", "setting-delay"):
        assert f'name="{field}"' in page
    assert '<select name="rounds"' in page
    # One name is asked for, outside of the forms; and a nonce in none of them.
    assert page.count(say("en", "your-name")) == 1
    assert 'name="name"' not in page and 'name="nonce"' not in page


def choice(slug):
    return next(game for game in game_choices("en", {}, {}) if game.slug == slug)
