"""Reports of chat lines: by whoever reads them, once, with what was said around them."""

from __future__ import annotations

from uuid import UUID

import pytest
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.members.claiming import claim
from server.moderation import reporting
from server.moderation.actions import close_room, hide_line
from server.moderation.deciding import decide_case
from server.moderation.models import Case, Report
from server.moderation.reporting import line_to_report, report
from server.protocol.room_settings import RoomSettings
from server.rooms.chat import say, say_phrase
from server.rooms.hosting import admit, dismiss
from server.rooms.identity import who
from server.rooms.models import ChatLine, Room
from server.rooms.services import open_room, set_ready, sit
from tests.support.guests import ANN, BEN, EVE, GAME, finish, refused

VILE = "you are all vile"


@pytest.fixture
def insult(room: Room) -> ChatLine:
    """Of Ann, who hosts; Ben sits with her, and Eve watches."""
    sit(room.code, BEN, 1, "Ben")
    return say(room.code, ANN, VILE)


def reported(line: ChatLine, by: UUID, ground: str = "insult", words: str = "") -> Report:
    return report(line.room.code, by, line.channel, line.number, ground, words)


def begin(room: Room) -> None:
    for guest in (ANN, BEN):
        set_ready(room.code, guest, True)
    room.refresh_from_db()


def test_a_report_brings_the_conversation_and_keeps_it(room: Room, insult: ChatLine) -> None:
    say_phrase(room.code, BEN, "good-luck")
    made = reported(insult, BEN, "hate", "please look")
    say(room.code, ANN, "said later")
    ChatLine.objects.all().delete()
    assert (made.ground, made.words, made.seat, made.reporter_id) == ("hate", "please look", 1, BEN)
    case = made.case
    assert (case.state, case.author_id, case.name) == ("open", ANN, "Ann")
    lines = [(line.name, line.text, line.phrase) for line in case.lines.all()]
    assert lines == [("Ann", VILE, ""), ("Ben", "", "good-luck")]


def test_so_many_lines_come_along_before_it_and_after(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reporting, "BEFORE", 2)
    monkeypatch.setattr(reporting, "AFTER", 1)
    lines = [say(room.code, ANN, f"line {number}") for number in range(1, 8)]
    say(room.code, EVE, "elsewhere", watching_as="Eve")
    case = reported(lines[3], EVE).case
    assert [line.number for line in case.lines.all()] == [2, 3, 4, 5]


def test_where_the_match_was_comes_along(room: Room, insult: ChatLine) -> None:
    assert reported(insult, BEN).case.match is None
    begin(room)
    case = reported(say(room.code, ANN, VILE), BEN).case
    assert room.match is not None
    assert (case.match, case.version) == (room.match, room.match.head.version)


def test_reports_of_one_line_are_one_case_and_each_has_its_number(insult: ChatLine) -> None:
    first, second = reported(insult, BEN), reported(insult, EVE, "spam")
    assert first.case == second.case and first.code != second.code
    assert reported(insult, BEN, "spam", "again") == first
    assert Report.objects.count() == 2 and Case.objects.count() == 1


def test_a_member_reports_a_line_once_in_all_browsers(insult: ChatLine) -> None:
    member = Member.objects.create_user("Ewa")
    Guest.objects.create(id=EVE, member=member)
    other = Guest.objects.create(member=member)
    assert reported(insult, EVE) == reported(insult, other.pk)


def test_nobody_reports_their_own_line(room: Room, insult: ChatLine) -> None:
    with refused("no-line", room):
        reported(insult, ANN)
    member = Member.objects.create_user("Ania")
    claim(ANN, member)
    with refused("no-line"):
        reported(insult, Guest.objects.create(member=member).pk)


def test_a_line_that_is_gone_is_not_reported(insult: ChatLine, member: Member) -> None:
    hide_line(member, insult, "it had to be")
    with refused("no-line"):
        reported(insult, BEN)


def test_a_line_is_reported_in_a_closed_room_too(
    room: Room, insult: ChatLine, member: Member
) -> None:
    close_room(member, room, "it had to be")
    assert reported(insult, BEN).case.room == room


def test_who_has_many_reports_waiting_is_asked_to_wait(
    room: Room, insult: ChatLine, member: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reporting, "AT_ONCE", 1)
    first = reported(insult, BEN)
    other = say(room.code, ANN, VILE)
    with refused("reports-waiting", room):
        reported(other, BEN)
    decide_case(member, first.case, "nothing", "", "harmless")
    assert reported(other, BEN).case != first.case


# Who reads what


def reads(line: ChatLine, guest: UUID) -> bool:
    return line_to_report(line.room.code, guest, line.channel, line.number) is not None


def test_the_table_does_not_read_the_spectators_while_it_plays(
    room: Room, insult: ChatLine
) -> None:
    aside = say(room.code, EVE, "she has the ace", watching_as="Eve")
    assert reads(aside, BEN)
    begin(room)
    assert not reads(aside, BEN) and reads(aside, UUID(int=9))
    finish(room)
    assert reads(aside, BEN)


def test_who_watches_reads_the_table(room: Room, insult: ChatLine) -> None:
    assert reads(insult, EVE)
    begin(room)
    assert reads(insult, EVE)


def test_where_spectators_see_an_earlier_moment_they_do_not_read_the_table(db: None) -> None:
    late = RoomSettings(delay_seconds=300)
    room = open_room(ANN, "Ann", GAME, {}, public=False, settings=late)
    sit(room.code, BEN, 1, "Ben")
    line = say(room.code, ANN, VILE)
    assert reads(line, EVE)
    begin(room)
    assert not reads(line, EVE) and reads(line, BEN)
    finish(room)
    assert room.match is not None
    room.match.told_at = int(timezone.now().timestamp() * 1000) + 60_000
    room.match.save()
    assert not reads(line, EVE)
    room.match.told_at -= 120_000
    room.match.save()
    assert reads(line, EVE)


def test_nor_where_the_room_is_closed_to_them(room: Room, insult: ChatLine) -> None:
    admit(room.code, ANN, False)
    begin(room)
    assert not reads(insult, EVE) and reads(insult, BEN)


def test_nor_does_who_was_removed(room: Room, insult: ChatLine) -> None:
    Guest.objects.create(id=EVE)
    dismiss(room.code, ANN, who(room.code, EVE, None), "Eve")
    assert not reads(insult, EVE) and reads(insult, BEN)


def test_there_is_nothing_to_read_elsewhere(room: Room, insult: ChatLine) -> None:
    assert line_to_report(room.code, BEN, "nowhere", 1) is None
    assert line_to_report(room.code, BEN, "table", 10**30) is None
    assert line_to_report("bcdfghjkmnpq", BEN, "table", 1) is None
