"""Filters of the admin's lists."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from html import unescape

import pytest
from django.test import Client
from django.utils import timezone

from server.accounts.models import Member
from server.core.messages import say
from server.matches.models import Fault
from server.moderation.actions import close_room
from server.moderation.filters import Whenever
from server.moderation.models import AuditEntry
from server.rooms.chat import say as say_line
from server.rooms.models import ChatLine, Room
from server.rooms.services import open_room
from tests.support.guests import ANN, BEN
from tests.unit.moderation.conftest import Staff

OTHER = "kosmiczna_eskadra"
LISTS = {
    "rooms/room": "game",
    "rooms/seat": "room__game",
    "rooms/chatline": "room__game",
    "rooms/played": "match__game",
    "matches/match": "game",
    "matches/fault": "match__game",
}


@pytest.fixture(autouse=True)
def something_in_every_list(running: Room) -> None:
    say_line(running.code, ANN, "hello there")
    Fault.objects.create(match=running.match, version=7, seat=0, action="", trace="", at=1)


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("asked", LISTS)
def test_a_list_is_narrowed_by_the_names_of_games(
    staff: Staff, running: Room, asked: str, language: str
) -> None:
    client = staff("helper")
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    named = say(language, "game-name", running.game)
    assert games(client, asked) == [(named, running.game)]
    [(counted, slug)] = games(client, asked, _facets="True")
    assert re.fullmatch(rf"{re.escape(named)} \([12]\)", counted) and slug == running.game


def found(client: Client, **asked: str) -> list[str]:
    page = client.get("/admin/rooms/chatline/", asked)
    return [line.text for line in page.context["cl"].queryset]


def test_the_names_have_their_own_order_and_lead_to_their_rooms(
    staff: Staff, running: Room
) -> None:
    eskadra = open_room(BEN, "Ben", OTHER, {}, public=False)
    gone = open_room(BEN, "Ben", OTHER, {}, public=False)
    Room.objects.filter(pk=gone.pk).update(game="zz_a_game_of_old")
    client = staff("helper")
    offered = games(client, "rooms/room")
    assert offered == sorted(offered) and offered[-1] == ("zz_a_game_of_old", "zz_a_game_of_old")
    found = client.get("/admin/rooms/room/", {"game": OTHER}).context["cl"]
    assert list(found.queryset) == [eskadra]


@pytest.mark.parametrize("language", ["pl", "en"])
def test_deeds_and_channels_are_told_in_words(
    staff: Staff, running: Room, member: Member, language: str
) -> None:
    close_room(member, running, "a test")
    client = staff("admin")
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    action = say(language, "did-close_room")
    # Reading the audit may be there by now as well.
    assert (action, "close_room") in narrowing(client, "moderation/auditentry", "what")
    channels = [(say(language, f"chat-{channel}"), channel) for channel in ("table", "watchers")]
    assert narrowing(client, "rooms/chatline", "channel") == channels
    assert found(client, channel="table") and not found(client, channel="watchers")


def test_lines_are_found_by_when_they_were_said(staff: Staff, running: Room) -> None:
    client = staff("helper")
    ChatLine.objects.update(at=timezone.now() - timedelta(days=3))
    assert {days for _, days in narrowing(client, "rooms/chatline", "at")} == {"1", "7", "30"}
    assert not found(client, at="1") and found(client, at="7") and found(client, at="x")


def test_the_audit_is_narrowed_by_time_back_to_its_first_entry(staff: Staff) -> None:
    client = staff("moderator")
    for at in (datetime(2023, 12, 31, 23, 59, tzinfo=UTC), datetime(2024, 1, 1, tzinfo=UTC)):
        AuditEntry.objects.create(who="", what="close_room", kind="room", target="r", at=at)
    offered = times_of_audit(client)
    assert offered[:3] == ["1", "7", "30"] and offered[3] == f"{timezone.now():%Y-%m}"
    assert [each for each in offered if "-" in each] == offered[3:15]
    assert offered[-1] == "2023"
    rows = {at: client.get("/admin/moderation/auditentry/", {"at": at}) for at in ("2023", "2024")}
    assert [page.context["cl"].result_count for page in rows.values()] == [1, 1]


def test_rooms_are_narrowed_by_when_they_were_opened(staff: Staff, running: Room) -> None:
    Room.objects.update(created_at=datetime(2024, 2, 29, 12, tzinfo=UTC))
    client = staff("helper")
    rows = [client.get("/admin/rooms/room/", {"created_at": at}) for at in ("2024", "1", "1999")]
    assert [page.context["cl"].result_count for page in rows] == [1, 0, 1]


def times_of_audit(client: Client) -> list[str]:
    filters = client.get("/admin/moderation/auditentry/").context["cl"].filter_specs
    return [at for each in filters if isinstance(each, Whenever) for at, _ in each.lookup_choices]


def games(client: Client, asked: str, **more: str) -> list[tuple[str, str]]:
    return narrowing(client, asked, LISTS[asked], **more)


def narrowing(client: Client, asked: str, by: str, **more: str) -> list[tuple[str, str]]:
    """What the filter shows, and what is stored by which each narrows."""
    page = client.get(f"/admin/{asked}/", more).content.decode()
    found = re.findall(rf'href="\?[^"]*\b{by}=(\w+)" title="([^"]*)"', page)
    return [(shown, stored) for stored, shown in found]


@pytest.mark.parametrize(("language", "by"), [("pl", "Według pola"), ("en", "By")])
@pytest.mark.parametrize(
    ("asked", "key"), [("moderation/case", "grounds"), ("rooms/sanction", "end")]
)
def test_a_filter_is_called_so_that_its_heading_is_a_sentence(
    staff: Staff, asked: str, key: str, language: str, by: str
) -> None:
    """A column's name is none: "By because of"."""
    page = staff("moderator").get(f"/admin/{asked}/", headers={"accept-language": language})
    assert f"{by} {say(language, f'filter-{key}')}" in unescape(page.content.decode())
