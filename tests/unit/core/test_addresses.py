"""Addresses that cannot be any: answered without asking the database."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from server.accounts.models import Member
from server.core.codes import fresh_code, is_code
from server.core.messages import LANGUAGES, say
from server.rooms import announcements
from server.rooms.announcements import lately
from server.rooms.models import Room

PAGES = (
    *("/r/{}/", "/r/{}/qr.svg", "/r/{}/seat/", "/r/{}/mine/"),
    *("/m/{}/", "/m/{}/film.json", "/m/{}/dice/", "/people/{}/"),
)
NO_CODES = (
    *("%00", "k7m2pq9xw4t%00", "a", "k7m2pq9xw4tda", "%F0%9F%82%A1", "bcd" * 6, "BCD", "..%2f"),
)
NO_NAMES = ("%00", "A%00nn", "x" * 151, "%E2%80%AE")

pytestmark = pytest.mark.usefixtures("plain_statics")


@pytest.fixture
def unasked(db: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    # What is announced to everybody is asked for once a second, whatever address is asked for.
    monkeypatch.setattr(announcements, "HOLDS", 3600)
    lately.forget()
    lately.announcements()
    with CaptureQueriesContext(connection) as asked:
        yield
    lately.forget()
    assert [query["sql"] for query in asked.captured_queries] == []


@pytest.mark.parametrize("method", ["get", "post"])
def test_what_can_be_no_code_is_not_looked_for(unasked: None, client: Client, method: str) -> None:
    for page in PAGES:
        for text in NO_CODES if "people" not in page else NO_NAMES:
            answer = getattr(client, method)(page.format(text))
            assert answer.status_code in {404, 405}, (page, text)


@pytest.mark.parametrize("code", ["aeiou", "bcdfghjkmnpq"], ids=["no code", "no room"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_no_room_leads_to_others(
    db: None, client: Client, code: str, language: str
) -> None:
    answer = client.get(f"/r/{code}/", headers={"accept-language": language})
    page = answer.content.decode()
    assert answer.status_code == 404
    assert f"<title>{say(language, 'room-lost-title')}" in page
    assert say(language, "room-lost-line") in page
    assert f'href="/lobby/">{say(language, "lobby")}' in page


def test_a_zero_in_a_query_is_a_bad_request(unasked: None, client: Client) -> None:
    for query in ("?game=%00", "?%00=1", "?page=1&only=a%00b"):
        for page in ("/lobby/", "/settings/", "/account/login/"):
            assert client.get(page + query).status_code == 400


def test_the_lists_of_the_admin_take_no_zero(client: Client, running: Room) -> None:
    client.force_login(Member.objects.create_superuser("root"))
    for kind, query in (
        ("rooms/room", "game=%00"),
        ("rooms/room", "q=%00"),
        ("matches/match", "game=a%00"),
        ("moderation/auditentry", "who=%00"),
        ("rooms/chatline", "channel=%00"),
    ):
        assert client.get(f"/admin/{kind}/?{query}").status_code == 400
    assert client.get("/admin/rooms/room/%00/change/").status_code == 404


def test_a_session_that_can_be_none_is_none(unasked: None, client: Client) -> None:
    client.cookies["sessionid"] = "aaaaaaaa\0bbbb"
    assert client.get("/settings/").status_code == 200


def test_every_code_is_one() -> None:
    assert all(is_code(fresh_code()) for _ in range(100))
    assert not any(is_code(text) for text in ("", "\0", "b" * 17, "k7m2pq9xw4t\n"))
