"""Games that leave the number of seats to the room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.lobby.game_choices import game_choices
from server.rooms.opening import checked
from server.rooms.services import open_room, room_picture
from tests.sixth import beside_the_others
from tests.support.guests import ANN, refused


@pytest.fixture(autouse=True)
def cups() -> Iterator[None]:
    """A game for two to four."""
    with beside_the_others():
        yield


@pytest.mark.usefixtures("plain_statics")
def test_the_front_page_offers_the_numbers_of_seats_first() -> None:
    game = next(game for game in game_choices("en", {}) if game.slug == "cups")
    seats = game.options[0]
    assert seats.field == "seats"
    assert [(value.value, value.chosen) for value in seats.values] == [
        ("2", True),
        ("3", False),
        ("4", False),
    ]


@pytest.mark.django_db
def test_a_room_has_the_number_of_seats_that_was_asked_for() -> None:
    room = open_room(ANN, "Ann", "cups", {"seats": "3"}, public=False)
    assert [seat.seat for seat in room_picture(room.code).seats] == [0, 1, 2]


def test_the_fewest_seats_are_taken_where_nobody_asked() -> None:
    assert checked("cups", {}).seats == 2


@pytest.mark.parametrize("seats", ["1", "5", "two"])
def test_a_number_of_seats_the_game_does_not_have_is_refused(seats: str) -> None:
    with refused("malformed"):
        checked("cups", {"seats": seats})
