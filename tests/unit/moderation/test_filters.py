"""Filters of the admin's lists."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from django.contrib import admin
from django.utils import timezone
from django.utils.translation import override

from server.core.messages import say
from server.matches.models import Fault, Match
from server.moderation.actions import close_room
from server.moderation.models import AuditEntry
from server.rooms.chat import say as say_line
from server.rooms.models import ChatLine, Played, Room, Seat
from server.rooms.services import open_room
from tests.support.guests import ANN, BEN
from tests.unit.moderation.cases import WHY, asking, listed, read

OTHER = "kosmiczna_eskadra"
OF_GAMES = {
    Room: "game",
    Seat: "room__game",
    ChatLine: "room__game",
    Played: "match__game",
    Match: "game",
    Fault: "match__game",
}


@pytest.fixture(autouse=True)
def something_in_every_list(running):
    say_line(running.code, ANN, "hello there")
    Fault.objects.create(match=running.match, version=7, seat=0, action="", trace="", at=1)


def choices(person, model, by, **asked):
    """What the filter shows, and what is stored by which each narrows; the first is all."""
    shown = admin.site._registry[model].get_changelist_instance(asking(person, **asked))
    stored = re.compile(rf"[?&]{by}=([^&]*)")
    for spec in shown.filter_specs:
        found = [(str(one["display"]), str(one["query_string"])) for one in spec.choices(shown)][1:]
        if found and stored.search(found[0][1]):
            return [(name, stored.findall(query)[0]) for name, query in found]
    raise LookupError(by)


def test_a_list_is_narrowed_by_the_names_of_games(moderator, running):
    named = say("pl", "game-name", running.game)
    for model, by in OF_GAMES.items():
        with override("pl"):
            assert choices(moderator, model, by) == [(named, running.game)]
            [(counted, slug)] = choices(moderator, model, by, _facets="True")
        assert re.fullmatch(rf"{re.escape(named)} \([12]\)", counted) and slug == running.game


def test_the_names_have_their_own_order_and_lead_to_their_rooms(moderator, running):
    eskadra, gone = (open_room(BEN, "Ben", OTHER, {}, public=False) for _ in range(2))
    Room.objects.filter(pk=gone.pk).update(game="zz_a_game_of_old")
    found = choices(moderator, Room, "game")
    assert found == sorted(found) and found[-1] == ("zz_a_game_of_old", "zz_a_game_of_old")
    assert listed(moderator, Room, game=OTHER) == [eskadra]


def test_deeds_and_channels_are_told_in_words(moderator, running):
    close_room(moderator, running, WHY)
    with override("pl"):
        deed = (say("pl", "did-close_room"), "close_room")
        assert choices(moderator, AuditEntry, "what") == [deed]
        channels = [(say("pl", f"chat-{each}"), each) for each in ("table", "watchers")]
        assert choices(moderator, ChatLine, "channel") == channels
    found = [len(listed(moderator, ChatLine, channel=each)) for _, each in channels]
    assert found == [1, 0]


def test_lines_and_rooms_are_found_by_when_they_were_said_and_opened(moderator):
    ChatLine.objects.update(at=timezone.now() - timedelta(days=3))
    assert [days for _, days in choices(moderator, ChatLine, "at")] == ["1", "7", "30"]
    found = [len(listed(moderator, ChatLine, at=at)) for at in ("1", "7", "x")]
    assert found == [0, 1, 1]
    Room.objects.update(created_at=datetime(2024, 2, 29, 12, tzinfo=UTC))
    found = [len(listed(moderator, Room, created_at=at)) for at in ("2024", "1", "1999")]
    assert found == [1, 0, 1]


def test_the_audit_is_narrowed_by_time_back_to_its_first_entry(moderator):
    for at in (datetime(2023, 12, 31, 23, 59, tzinfo=UTC), datetime(2024, 1, 1, tzinfo=UTC)):
        AuditEntry.objects.create(who="", what="close_room", kind="room", target="r", at=at)
    times = [at for _, at in choices(moderator, AuditEntry, "at")]
    assert times[:3] == ["1", "7", "30"] and times[3] == f"{timezone.now():%Y-%m}"
    assert [each for each in times if "-" in each] == times[3:15]
    assert times[-1] == "2023"
    assert [len(listed(moderator, AuditEntry, at=at)) for at in ("2023", "2024")] == [1, 1]


def test_a_filter_is_called_so_that_its_heading_is_a_sentence(staff):
    """A column's name is none: "By because of"."""
    client = staff("moderator")
    for asked, key in (("moderation/case", "grounds"), ("rooms/sanction", "end")):
        heading = f"Według pola {say('pl', f'filter-{key}')}"
        assert heading in read(client, f"/admin/{asked}/", language="pl")
