"""Rooms full of guests, made by a command where that is nobody's site but one's own."""

import json
from http.cookies import SimpleCookie
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from server.accounts.guests import guest_id_of
from server.rooms.models import Room

pytestmark = pytest.mark.django_db


def opened(*asked):
    out = StringIO()
    call_command("open_tables", *asked, stdout=out)
    tables = json.loads(out.getvalue())["tables"]
    return tables


def guests(table):
    cookies = [SimpleCookie(text) for text in table["cookies"]]
    return [guest_id_of({"guest": each["guest"].value}) for each in cookies]


def test_every_seat_is_held_by_the_guest_of_its_cookie():
    tables = opened("kosmiczna_eskadra", "--seats=3", "--rooms=2", "--watchers=2")
    assert len({guest for table in tables for guest in guests(table)}) == 10
    for table in tables:
        room = Room.objects.get(code=table["code"])
        assert not room.public
        assert list(room.seats.values_list("guest", flat=True)) == guests(table)[:3]


def test_bots_of_the_highest_level_hold_the_last_seats_and_options_are_those_asked_for():
    [table] = opened("galaxy_trucker", "--seats=4", "--bots=3")
    seats = Room.objects.get(code=table["code"]).seats
    assert list(seats.values_list("bot_level", flat=True)) == [None, *["normal"] * 3]
    assert seats.get(number=0).guest_id == guests(table)[0]
    assert len(guests(table)) == 2, "a seat and a spectator"
    [table] = opened("asy_przestworzy", "--option", "clock=off")
    assert Room.objects.get(code=table["code"]).options["clock"] == "off"


def test_somebody_has_to_play_beside_bots_and_the_game_to_allow_it(settings):
    for asked, why in (
        *(("galaxy_trucker --seats=4 --bots=" + bots, "bots") for bots in ("4", "5", "-1")),
        ("asy_przestworzy --seats=3", "too-many-seats"),
    ):
        with pytest.raises(CommandError, match=why):
            opened(*asked.split())
    # A public site has no place for invented guests.
    settings.HTTPS = True
    with pytest.raises(CommandError, match="public"):
        opened("asy_przestworzy")
    assert not Room.objects.exists()
