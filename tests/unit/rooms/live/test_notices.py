"""What everybody in a room hears of what its host has done."""

import pytest

from server.core.messages import say
from server.protocol.room_settings import RoomSettings
from server.rooms.live.notices import notices
from server.rooms.pictures import SeatPicture
from tests.support.guests import ANN, BEN, EVE, a_picture


def person(seat, name):
    return SeatPicture(seat, "person", name, None, ready=False)


def free(seat):
    return SeatPicture(seat, "free", None, None, ready=False)


SWAPPED = {"seats": [person(0, "Ben"), person(1, "Ann")], "guests": {0: BEN, 1: ANN}}
ALONE = {"seats": [person(0, "Ann"), free(1)], "guests": {0: ANN}}
MOVED = {"seats": [free(0), person(1, "Ann")], "guests": {1: ANN}}


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ({}, {"locked": True}, [("locked", {})]),
        ({}, {"public": True}, [("public", {})]),
        ({"public": True}, {}, [("by-link", {})]),
        ({"locked": True}, {}, [("unlocked", {})]),
        ({}, {"closed": True, "locked": True}, [("closed", {})]),
        ({}, {"barred": ["Ben"]}, []),
        ({}, {"sent_away": ["Ben"]}, [("kicked", {"name": "Ben"})]),
        ({}, {"unwatched": True}, [("unwatched", {})]),
        ({"unwatched": True}, {}, [("watched", {})]),
        ({}, {"void": True}, [("void", {})]),
        ({}, {"void": True, "voided": True}, [("voided", {})]),
        ({"void": True, "voided": True}, {}, [("counts", {})]),
        ({"match": 1, "void": True, "voided": True}, {"match": 2}, []),
        ({"sent_away": ["Ben"]}, {"sent_away": ["Ben", "Ben"]}, [("kicked", {"name": "Ben"})]),
        ({"barred": ["Ben"]}, {}, []),
        ({}, {"host": BEN}, [("host", {"name": "Ben"})]),
        ({}, {"host": EVE}, []),
        (ALONE, {}, []),
        ({}, ALONE, []),
        (ALONE, MOVED, [("moved", {"name": "Ann", "place": 2})]),
        ({}, SWAPPED, [("swapped", {"name": "Ben", "other": "Ann"})]),
        ({}, {"guests": {0: EVE, 1: BEN}, "host": EVE}, [("recovered", {"name": "Ann"})]),
        ({}, {"options": {"best_of": 3}}, [("options", {})]),
        ({}, {"options": {"clock": "relaxed"}, "unhurried": True}, []),
        ({"options": {"clock": "relaxed"}, "unhurried": True}, {}, []),
        ({}, {"settings": RoomSettings(chat="phrases")}, [("manners", {})]),
        ({}, {"version": 2, "chat": {"table": 1, "watchers": 0}}, []),
    ],
)
def test_what_has_changed_is_told(before, after, told):
    found = notices(a_picture(**before), a_picture(**after))
    assert [(notice.code, notice.params) for notice in found] == told


def test_what_staff_do_as_well_is_not_told_as_the_hosts_deed():
    for key in (
        *("notice-closed", "notice-kicked", "notice-locked", "notice-unlocked", "room-closed-line"),
        *("room-locked-line", "room-shut-line", "refuse-barred", "refuse-locked"),
    ):
        for language, host in (("en", "host"), ("pl", "prowadz")):
            told = say(language, key, name="Ben")
            assert told != key and host not in told
