"""What counts together, and what a person reads who was too fast."""

from __future__ import annotations

from itertools import groupby
from typing import Any
from uuid import UUID

import pytest
from asgiref.sync import async_to_sync
from django.http import HttpResponse
from django.test import AsyncClient
from pytest_django import Settings

from server.accounts.guests import COOKIE, signed
from server.core.messages import say
from server.operations.limits import FORMS, PAGES, ROOMS, SEAT_CODES, asked_of_page, asked_of_socket
from server.rooms.models import Room
from server.transport.limits import InProcess
from server.transport.page_limits import TOO_FAST, patience_of
from tests.support.guests import GAME

HOUSE, NEXT_DOOR, ELSEWHERE = "203.0.113.7", "203.0.113.8", "198.51.100.1"


class Crowd:
    """People who do something at the same moment, and whether they may: at once, after a wait, or
    not at all."""

    def __init__(self) -> None:
        self._limits = InProcess(lambda: 0.0)

    def asks(self, path: str, address: str, number: int | None = None, method: str = "POST") -> str:
        return self._said(
            self._limits.take(asked_of_page(scope(path, address, number, method)).ways)
        )

    def connects(self, address: str, number: int | None = None) -> str:
        return self._said(self._limits.take(asked_of_socket(scope("/ws/lobby/", address, number))))

    def _said(self, wait: float | None) -> str:
        return "no" if wait is None else "later" if wait else "now"


def scope(path: str, address: str, number: int | None, method: str = "POST") -> dict[str, Any]:
    """``number``: that of a browser which has seen a page of ours."""
    cookie = "" if number is None else f"{COOKIE}={signed(UUID(int=1_000 + number))}"
    headers = [(b"cookie", cookie.encode())]
    return {"path": path, "method": method, "headers": headers, "client": (address, 5)}


def told(verdicts: list[str]) -> list[tuple[str, int]]:
    """In a row: what was said, and how often."""
    return [(verdict, len(list(row))) for verdict, row in groupby(verdicts)]


def test_of_new_rooms_of_a_household_ten_are_opened_then_some_wait_whatever_their_cookies() -> None:
    crowd = Crowd()
    opened = [crowd.asks("/rooms/", HOUSE, number) for number in range(20)]
    assert told(opened) == [("now", 10), ("later", 3), ("no", 7)]
    assert crowd.asks("/rooms/", NEXT_DOOR) == crowd.asks("/rooms/", ELSEWHERE) == "now"


def test_one_browser_opens_no_more_by_changing_its_address_or_its_form() -> None:
    crowd = Crowd()
    paths = ("/rooms/", "/lessons/", "/rooms/anywhere/")
    opened = [crowd.asks(paths[n % 3], f"203.0.{n}.7", 1) for n in range(13)]
    assert told(opened) == [("now", 10), ("later", 1), ("no", 2)]


def test_neighbours_are_not_shut_out_by_one_household_but_by_many_together() -> None:
    crowd = Crowd()
    for _ in range(1_000):
        crowd.asks("/rooms/", HOUSE)
    others = [crowd.asks("/rooms/", f"203.0.113.{n}", n) for n in range(20, 99)]
    # Ten at once and three later were the first household's.
    assert others.count("now") == 4 * 10 - 13 and others[-1] == "no"


@pytest.mark.parametrize(
    ("one", "other"), [("2001:db8:1:2::1", "2001:db8:1:2::ffff"), (HOUSE, "::ffff:203.0.113.7")]
)
def test_a_household_has_many_addresses_and_one_allowance(one: str, other: str) -> None:
    crowd = Crowd()
    assert [crowd.asks("/rooms/", one) for _ in range(13)].count("no") == 0
    assert crowd.asks("/rooms/", other) == "no"


def test_guesses_at_the_codes_of_a_room_keep_nobody_elsewhere_from_the_own_seat() -> None:
    crowd = Crowd()
    guesses = [crowd.asks("/r/k7m2pq9xw4td/seat/", HOUSE, number) for number in range(60)]
    assert told(guesses) == [("now", 10), ("later", 2), ("no", 48)]
    for who in (NEXT_DOOR, ELSEWHERE):
        assert crowd.asks("/r/k7m2pq9xw4td/seat/", who) == "now"
    assert crowd.asks("/r/another2code/seat/", HOUSE) == "now"


def test_whatever_others_do_at_its_address_a_browser_that_is_known_comes_back() -> None:
    crowd = Crowd()
    opened = [crowd.connects(HOUSE) for _ in range(200)]
    assert told(opened) == [("now", 60), ("later", 30), ("no", 110)]
    assert [crowd.connects(HOUSE, 1) for _ in range(7)] == ["now"] * 6 + ["no"]
    assert crowd.connects(NEXT_DOOR) == "now"


def test_pages_and_forms_of_any_kind_have_their_bounds() -> None:
    crowd = Crowd()
    for path, method, allowance in (
        ("/lobby/", "GET", PAGES),
        ("/nowhere/", "HEAD", PAGES),
        ("/nowhere/", "POST", FORMS),
        ("/r/k7m2pq9xw4td/seat/", "GET", PAGES),
    ):
        assert crowd.asks(path, HOUSE, method=method) == "now", path
        asked = asked_of_page(scope(path, HOUSE, None, method))
        assert asked.ways[0][0].limit == allowance.household


def test_who_waits_is_answered_before_a_server_gives_up() -> None:
    """Daphne waits for half a minute, a proxy for one."""
    for allowance in (PAGES, FORMS, ROOMS, SEAT_CODES):
        assert allowance.household.patience <= 20


def test_of_a_proxy_that_does_not_tell_only_browsers_are_counted(settings: Settings) -> None:
    crowd = Crowd()
    assert [crowd.connects("127.0.0.1") for _ in range(999)] == ["now"] * 999
    assert crowd.asks("/", "127.0.0.1", method="GET") == "now"
    opened = [crowd.asks("/rooms/", "127.0.0.1", 1) for _ in range(12)]
    assert told(opened) == [("now", 10), ("later", 1), ("no", 1)]
    assert crowd.asks("/rooms/", "127.0.0.1", 2) == "now"


@pytest.mark.parametrize("path", ["/rooms/", "/lessons/", "/r/k7m2pq9xw4td/seat/", "/nowhere/"])
@pytest.mark.parametrize("number", [None, 1])
def test_who_waits_as_long_as_is_said_is_let_in_at_once(path: str, number: int | None) -> None:
    now = [0.0]
    limits, ways = InProcess(lambda: now[0]), asked_of_page(scope(path, HOUSE, number)).ways
    while limits.take(ways) is not None:
        pass
    now[0] += patience_of(ways)
    assert limits.take(ways) == pytest.approx(0)


SECONDS = 26
"""After which it may be tried again."""


class TooFast(AsyncClient):
    """Behind the middleware that says so."""

    def _base_scope(self, **request: Any) -> dict[str, Any]:
        return {**super()._base_scope(**request), TOO_FAST: SECONDS}


def refused(path: str, language: str, **form: str) -> HttpResponse:
    """To whoever was too fast."""
    spoken = {"accept-language": language}
    answer: HttpResponse = async_to_sync(TooFast().post)(path, form, headers=spoken)
    assert (answer.status_code, answer["Retry-After"]) == (429, str(SECONDS))
    return answer


@pytest.mark.usefixtures("plain_statics")
def test_a_refusal_keeps_what_was_typed_and_looks_at_no_code(room: Room) -> None:
    told = say("pl", "refuse-too-soon", seconds=SECONDS)
    for path in ("/rooms/", "/rooms/anywhere/", "/lessons/"):
        page = refused(path, "pl", game=GAME, name="Ada").content.decode()
        assert told in page and 'value="Ada"' in page, path
    assert Room.objects.get() == room
    page = refused(f"/r/{room.code}/seat/", "pl", words="bado kilu meno tori").content.decode()
    assert told in page
    for path in ("/account/login/", "/settings/", "/account/delete/"):
        page = refused(path, "pl", login="ann", password="x").content.decode()
        assert say("pl", "too-many-title") in page
