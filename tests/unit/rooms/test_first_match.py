"""The first match with a clock that a person plays against bots gives much more time."""

import json

import pytest

from games import referee
from games.chance import Chance
from games.registry import all_games, game_called
from server.matches.models import Match
from server.rooms.models import Room
from server.rooms.services import open_room, room_picture, set_bot, set_ready, sit
from tests.support.guests import ANN, BEN, GAME, LEVEL, finish
from tools.bots import choices

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)


def begun(room, *guests):
    for guest in guests or (ANN,):
        set_ready(room.code, guest, True, "a" * 32)
    return Match.objects.get(pk=Room.objects.values_list("match", flat=True).get(pk=room.pk))


def against_a_bot(**options):
    room = open_room(ANN, "Ann", GAME, options, public=False)
    set_bot(room.code, ANN, 1, LEVEL)
    return room


def clock(match):
    return str(json.loads(match.options)["clock"])


@pytest.mark.django_db
def test_the_first_gives_more_time_and_says_so_and_the_next_does_not():
    room = against_a_bot()
    assert clock(begun(room)) == "relaxed"
    picture = room_picture(room.code)
    assert picture.unhurried and picture.options["clock"] == "relaxed"
    room.refresh_from_db()
    finish(room)
    picture = room_picture(room.code)
    assert not picture.unhurried and picture.options["clock"] == "live"
    assert clock(begun(room)) == "live"
    assert not room_picture(room.code).unhurried


@pytest.mark.django_db
def test_one_without_a_clock_is_not_the_first_with_one():
    without = against_a_bot(clock="off")
    assert clock(begun(without)) == "off"
    assert not room_picture(without.code).unhurried
    assert clock(begun(against_a_bot())) == "relaxed"


@pytest.mark.django_db
def test_among_people_the_clock_is_the_rooms():
    room = open_room(ANN, "Ann", GAME, {}, public=False)
    sit(room.code, BEN, 1, "Ben")
    assert clock(begun(room, ANN, BEN)) == "live"


@every_game
def test_three_times_the_time_is_given_once(game):
    """Whoever has it is given no more; where all clocks can be put off, there is nothing to give
    without them."""
    clocks = {field: values for field, values in choices(game) if "clock" in field}
    for field, values in clocks.items():
        for value in set(values) - {"off"}:
            slower = game.unhurried(game.options_type(**{field: value}))
            assert slower is not None and game.check(slower) == []
            assert game.unhurried(slower) == slower
    if clocks:
        assert game.unhurried(game.options_type(**dict.fromkeys(clocks, "off"))) is None


def test_a_decision_has_three_times_the_time():
    game = game_called(GAME)
    own = game.options_type()
    due = [first_deadline(game, options) for options in (own, game.unhurried(own))]
    assert due[1] == 3 * due[0] > 0


def first_deadline(game, options):
    state, _ = game.setup(options, game.seats(options)[0], Chance("5e" * 32))
    deadline = referee.next_deadline(game, state)
    return deadline.at
