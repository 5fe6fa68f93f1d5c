"""Times at the desk are the reader's: the server marks each, the page writes it in their zone."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from django.test import Client
from django.utils.translation import override

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.library.models import Document
from server.matches.models import Fault
from server.moderation.models import Case
from server.moderation.moments import moment, sentence_at
from server.moderation.muting import mute_person
from server.rooms.chat import say as say_line
from server.rooms.models import ChatLine, Room, Sanction
from tests.support.guests import ANN
from tests.unit.moderation.cases import WHY, reported
from tests.unit.moderation.conftest import Staff

AT = datetime(2026, 3, 1, 21, 5, tzinfo=UTC)
MARKED = re.compile(r"<time [^>]*data-shape[^>]*>[^<]*</time>")
CLOCK = re.compile(r">[^<]*\b\d{1,2}:\d\d\b[^<]*<")
"""A time of the day that somebody reads. In Polish the server writes none otherwise."""


@pytest.mark.parametrize(
    ("shape", "told"),
    [("", "1 marca 2026 21:05 UTC"), ("clock", "21:05 UTC"), ("minute", "1 marca 2026, 21:05 UTC")],
)
def test_without_a_script_a_time_is_told_with_its_zone(shape: str, told: str) -> None:
    with override("pl"):
        marked = moment(AT, shape)
    assert marked.endswith(f'data-shape="{shape}">{told}</time>')
    assert 'datetime="2026-03-01T21:05:00+00:00"' in marked


def test_a_day_alone_has_none() -> None:
    with override("en"):
        assert moment(AT, "day").endswith(">1 March 2026</time>")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_sentence_holds_a_time_and_nothing_else_of_a_page(language: str) -> None:
    with override(language):
        told = sentence_at("mute-stands-here", AT, "minute", room="<b>")
        before, after = say(language, "mute-stands-here", date="@", room="&lt;b&gt;").split("@")
        assert told == f"{before}{moment(AT, 'minute')}{after}"


@pytest.fixture
def desk(staff: Staff, member: Member, running: Room) -> Client:
    """A site on which everything that has a time has happened."""
    line = say_line(running.code, ANN, "hello there")
    reported(running, "you are all vile")
    ann = Guest.objects.get(pk=ANN)
    ann.member = Member.objects.create_user("Ania", last_login=AT)
    ann.save()
    mute_person(member, ann, "day", "spam", WHY)
    Fault.objects.create(match=running.match, version=0, seat=0, action="{}", trace="", at=1_000)
    Document.objects.create(code="bcdfghjk", game=running.game, owner=ann, name="A board")
    assert line.number
    client = staff("admin")
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    return client


def test_every_time_at_the_desk_is_marked(desk: Client, running: Room) -> None:
    ann = Guest.objects.get(pk=ANN)
    pages = (
        *("", "rooms/room/", f"rooms/room/{running.pk}/change/", "rooms/chatline/"),
        *(f"rooms/chatline/{ChatLine.objects.latest('pk').pk}/change/", "matches/match/"),
        *(f"matches/match/{running.match_id}/change/", "matches/fault/", "library/document/"),
        *(f"library/document/{Document.objects.get().pk}/change/", "accounts/guest/"),
        *(f"accounts/guest/{ANN}/change/", "accounts/member/", "moderation/case/"),
        *(f"accounts/member/{ann.member_id}/change/", "moderation/liveroom/"),
        *(f"moderation/case/{case.pk}/change/" for case in Case.objects.all()),
        *("rooms/sanction/", f"rooms/sanction/{Sanction.objects.get().pk}/change/"),
        *("moderation/auditentry/", "moderation/auditentry/1/change/"),
    )
    for address in pages:
        answer = desk.get(f"/admin/{address}")
        assert answer.status_code == 200, address
        page = answer.content.decode()
        assert MARKED.search(page), address
        assert CLOCK.findall(MARKED.sub("", page)) == [], address
