"""A lesson is a match in a room of one's own, and stands in nobody's books."""

import pytest

from games.registry import lesson_of
from server.core.messages import say
from server.lobby.listing import public_rooms
from server.matches.core.head import begin
from server.matches.models import Match, Recording
from server.matches.opening import begun_row
from server.matches.recorder import record_finished_matches
from server.operations.selfcheck import worth_a_look
from server.rooms.models import Played, Room
from server.rooms.opening import open_lesson
from server.rooms.opening_form import opening_form
from server.rooms.services import open_room, set_ready
from tests.support.guests import ANN, BEN, GAME, finish
from tests.unit.rooms.forms import page_of, submit

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_statics")]
LESSON = f"{GAME}.lesson"


def opened():
    room = open_lesson(ANN, "Ann", GAME)
    set_ready(room.code, ANN, True)
    room.refresh_from_db()
    return room


def test_it_begins_at_once_with_the_learner_scripted_bots_and_the_scripts_chance():
    hands = []
    for _ in range(2):
        room = opened()
        assert [(seat.guest_id, seat.bot_level) for seat in room.seats.all()] == [
            (ANN, None),
            (None, "lesson"),
        ]
        assert room.match is not None and room.match.game == LESSON
        assert room.match.rules_version == lesson_of(GAME).version
        assert not room.public
        head, _ = begin(begun_row(room.match))
        hands.append(head.state.squadrons[0].hand)
    assert hands[0] == hands[1]


def test_a_game_without_one_refuses_it_in_words_and_the_form_of_a_room_names_none(browser):
    response = submit(browser, "/lessons/", game="chess")
    assert response.status_code == 400
    assert say("en", "refuse-no-lesson") in response.content.decode()
    assert opening_form(ANN, {"game": LESSON}).game == GAME


def test_it_is_in_no_history_list_or_recording_and_nobody_sees_it_again(client):
    room = opened()
    assert not Played.objects.exists()
    Room.objects.update(public=True)
    assert public_rooms() == []
    finish(room)
    assert record_finished_matches() == 1
    assert not Recording.objects.exists()
    assert record_finished_matches() == 0
    assert not worth_a_look().exists()
    for page in ("", "dice/", "film.json"):
        assert client.get(f"/m/{room.match.code}/{page}").status_code == 404
    # An ordinary match stands in the books.
    room = open_room(ANN, "Ann", GAME, {}, public=True, bots="easy")
    set_ready(room.code, ANN, True)
    assert Played.objects.count() == 2 and worth_a_look().exists()


def test_one_press_on_the_front_page_opens_it_without_a_name(browser):
    page = browser.get("/").content.decode()
    assert 'formaction="/lessons/"' in page
    room = Room.objects.filter(code=submit(browser, "/lessons/")["Location"].split("/")[2]).get()
    assert room.game == LESSON and room.match is not None
    page = page_of(browser.get(f"/r/{room.code}/"))
    assert page["lesson"] == {"room": None, "back": "/", "level": "easy"}


def test_from_a_waiting_room_it_leads_back_there(browser):
    waiting = open_room(BEN, "Ben", GAME, {}, public=False)
    assert page_of(browser.get(f"/r/{waiting.code}/"))["teaches"]
    led = submit(browser, "/lessons/", back=waiting.code)["Location"]
    page = page_of(browser.get(led))
    assert page["lesson"]["room"] == page["lesson"]["back"] == f"/r/{waiting.code}/"
    assert page["game"]["slug"] == GAME


def test_it_leads_to_the_front_page_from_nowhere_and_once_its_script_was_changed(browser):
    room = opened()
    for code in ("nowhere", "//evil.example", "a/b", ""):
        page = page_of(browser.get(f"/r/{room.code}/?back={code}"))
        assert page["lesson"]["back"] == "/"
    for code in ("a\0b", "nowhere", "//evil.example", "x" * 10_000):
        assert "?" not in submit(browser, "/lessons/", back=code)["Location"], "not carried along"
    Match.objects.update(rules_version=1)
    assert browser.get(f"/r/{room.code}/")["Location"] == "/"
