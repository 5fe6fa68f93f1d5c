"""Reports of lines, people, rooms, profiles and moves: by whoever reads or sees them, once, with
what was said around them; and what staff see of it while a match runs."""

import json
from uuid import UUID

import pytest
from django.contrib.auth.models import Permission
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core.messages import say as in_words
from server.matches.models import Move
from server.members.claiming import claim
from server.moderation import reporting
from server.moderation.actions import close_room, hide_line
from server.moderation.deciding import answer_appeal, appeal, decide_case, undo_decision, withdraw
from server.moderation.models import AuditEntry, Case, Report
from server.moderation.parties import is_party
from server.moderation.reportable import OfEvent, OfLine, OfPerson, OfProfile, OfRoom
from server.moderation.reporting import send
from server.protocol.room_settings import RoomSettings
from server.rooms.chat import say, say_phrase
from server.rooms.hosting import admit, dismiss
from server.rooms.identity import who
from server.rooms.models import ChatLine, Room, RoomPresence, Sanction
from server.rooms.services import open_room, set_ready, sit
from tests.support.guests import ANN, BEN, EVE, GAME, finish, refused
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import QUEUE, VILE, WHY, read

NOW = 1000 * int(timezone.now().timestamp()) + 10**10
NINA = UUID(int=9)


@pytest.fixture
def insult(table):
    """Of Ann's."""
    return say(table.code, ANN, VILE)


def of_line(line):
    return OfLine(line.room.code, line.channel, line.number)


def reported(line, by, ground="insult", words=""):
    return send(of_line(line), by, ground, words)


def person(room, guest):
    return OfPerson(room.code, who(room.code, guest, None))


def watches(room, guest, name):
    """As a process notes it."""
    identity = who(room.code, guest, None)
    RoomPresence.objects.create(
        code=room.code,
        process="one",
        watching=1,
        watchers=json.dumps([[name, identity, False]]),
        guests=json.dumps({identity: str(guest)}),
        at=NOW,
    )


def begin(room):
    for guest in (ANN, BEN):
        set_ready(room.code, guest, True)
    room.refresh_from_db()


def moved(room, seat, *events):
    """A move that tells this; its version."""
    version = 1 + Move.objects.filter(match=room.match_id).count()
    body = json.dumps({"action": {}, "events": list(events), "draws": []})
    Move.objects.create(match_id=room.match_id, version=version, seat=seat, at=0, body=body)
    return version


def sees(what, guest):
    return what.find(guest) is not None


# Lines


def test_a_report_brings_the_conversation_and_keeps_it(room, insult):
    say_phrase(room.code, BEN, "good-luck")
    made = reported(insult, BEN, "hate", "please look")
    say(room.code, ANN, "said later")
    ChatLine.objects.all().delete()
    assert (made.ground, made.words, made.seat, made.reporter_id) == ("hate", "please look", 1, BEN)
    case = made.case
    assert (case.state, case.author_id, case.name) == ("open", ANN, "Ann")
    lines = [(line.name, line.text, line.phrase) for line in case.lines.all()]
    assert lines == [("Ann", VILE, ""), ("Ben", "", "good-luck")]


def test_where_the_match_was_comes_along_and_so_many_lines_before_it_and_after(room, monkeypatch):
    monkeypatch.setattr(reporting, "BEFORE", 2)
    monkeypatch.setattr(reporting, "AFTER", 1)
    lines = [say(room.code, ANN, f"line {number}") for number in range(1, 8)]
    say(room.code, EVE, "elsewhere", watching_as="Eve")
    case = reported(lines[3], EVE).case
    assert [line.number for line in case.lines.all()] == [2, 3, 4, 5] and case.match is None
    sit(room.code, BEN, 1, "Ben")
    begin(room)
    case = reported(lines[5], BEN).case
    assert (case.match, case.version) == (room.match, room.match.head.version)


def test_reports_of_one_line_are_one_case_and_each_has_its_number(insult):
    first, second = reported(insult, BEN), reported(insult, EVE, "spam")
    assert first.case == second.case and first.code != second.code
    assert reported(insult, BEN, "spam", "again") == first
    # A member in all browsers.
    member = Member.objects.create_user("Ewa")
    Guest.objects.filter(id=EVE).update(member=member)
    assert reported(insult, Guest.objects.create(member=member).pk) == second
    assert Report.objects.count() == 2 and Case.objects.count() == 1


def test_a_line_is_reported_in_a_closed_room_too_and_not_when_it_is_gone_or_ones_own(
    room, insult, member
):
    close_room(member, room, WHY)
    assert reported(insult, BEN).case.room == room
    with refused("no-line", room):
        reported(insult, ANN)
    ann = Member.objects.create_user("Ania")
    claim(ANN, ann)
    with refused("no-line"):
        reported(insult, Guest.objects.create(member=ann).pk)
    hide_line(member, insult, WHY)
    with refused("no-line"):
        reported(insult, EVE)


def test_who_has_many_reports_waiting_is_asked_to_wait(room, insult, member, monkeypatch):
    monkeypatch.setattr(reporting, "AT_ONCE", 1)
    first = reported(insult, BEN)
    other = say(room.code, ANN, VILE)
    for what in (of_line(other), person(room, ANN)):
        with refused("reports-waiting", room):
            send(what, BEN, "insult", "")
    decide_case(member, first.case, "nothing", "", "harmless")
    assert reported(other, BEN).case != first.case


# Who sees what


def test_the_table_does_not_read_the_spectators_while_it_plays(table):
    aside = of_line(say(table.code, EVE, "she has the ace", watching_as="Eve"))
    assert sees(aside, BEN)
    begin(table)
    assert not sees(aside, BEN) and sees(aside, NINA)
    finish(table)
    assert sees(aside, BEN)


def test_where_spectators_see_an_earlier_moment_they_report_none_of_it(db):
    late = RoomSettings(delay_seconds=300)
    room = open_room(ANN, "Ann", GAME, {}, public=False, settings=late)
    sit(room.code, BEN, 1, "Ben")
    line, event = of_line(say(room.code, ANN, VILE)), OfEvent(room.code, 1, 1)
    assert sees(line, EVE)
    begin(room)
    for each in (line, event):
        assert not sees(each, EVE) and sees(each, BEN)
    # Nor is the version told that they have not seen.
    assert send(person(room, ANN), EVE, "insult", "").version is None
    finish(room)
    assert sees(event, EVE) and room.match is not None
    for told_in, seen in ((60_000, False), (-60_000, True)):
        room.match.told_at = int(timezone.now().timestamp() * 1000) + told_in
        room.match.save()
        assert sees(line, EVE) is seen


def test_who_was_removed_or_where_the_room_is_closed_to_them_they_report_nothing(table, insult):
    Guest.objects.create(id=EVE)
    watches(table, NINA, "Nina")
    begin(table)
    of_the_table = [of_line(insult), OfEvent(table.code, 1, 1)]
    everything = [*of_the_table, person(table, ANN), OfRoom(table.code), person(table, NINA)]
    assert all(sees(each, EVE) for each in everything)
    admit(table.code, ANN, False)
    assert not any(sees(each, EVE) for each in (*of_the_table, person(table, NINA)))
    assert all(sees(each, BEN) for each in of_the_table)
    admit(table.code, ANN, True)
    dismiss(table.code, ANN, who(table.code, EVE, None), "Eve")
    assert not any(sees(each, EVE) for each in everything)


def test_there_is_nothing_elsewhere(table, insult):
    for place in (("nowhere", 1), ("table", 10**30)):
        assert not sees(OfLine(table.code, *place), BEN)
    assert not sees(OfLine("bcdfghjkmnpq", "table", 1), BEN)
    assert not sees(OfEvent(table.code, 1, 1), BEN)
    begin(table)
    for event in ((0, 1), (2, 1), (1, 0), (1, 99), (10**30, 10**30)):
        assert not sees(OfEvent(table.code, *event), BEN)


# People


def test_a_player_is_reported_with_what_was_said_and_where_the_match_is(table):
    begin(table)
    say(table.code, ANN, "take your time")
    made = send(person(table, ANN), BEN, "stalling", "she waits every time")
    case = made.case
    assert (case.kind, case.author_id, case.name, case.number) == ("seat", ANN, "Ann", 0)
    version = table.match.head.version
    assert (case.match, case.version, made.version, made.seat) == (table.match, version, version, 1)
    assert [line.text for line in case.lines.all()] == ["take your time"]


def test_what_the_reporter_reads_comes_along_the_latest_lines(table, monkeypatch):
    monkeypatch.setattr(reporting, "LAST", 3)
    for number in range(4):
        say(table.code, ANN, f"line {number}")
    say(table.code, EVE, "from behind", watching_as="Eve")
    before = send(person(table, ANN), BEN, "insult", "").case
    kept = [(line.channel, line.text) for line in before.lines.all()]
    assert kept == [("table", "line 2"), ("table", "line 3"), ("watchers", "from behind")]
    decide_case(Member.objects.create_user("Zofia"), before, "nothing", "", WHY)
    begin(table)
    # Now the table does not read the spectators.
    after = send(person(table, ANN), BEN, "insult", "").case
    assert [line.text for line in after.lines.all()] == ["line 1", "line 2", "line 3"]


def test_nobody_reports_themselves_or_a_stranger(table):
    assert not sees(person(table, BEN), BEN)
    assert not sees(person(table, UUID(int=77)), BEN)
    assert not sees(OfPerson(table.code, "nonsense"), BEN)
    assert not sees(OfPerson("bcdfghjkmnpq", person(table, ANN).who), BEN)
    with refused("no-target", table):
        send(person(table, BEN), BEN, "other", "")


def test_whoever_has_left_the_match_is_reported_still(table):
    begin(table)
    table.seats.filter(guest=ANN).update(guest=None, bot_level="easy", name="")
    found = person(table, ANN).find(BEN)
    assert found is not None and (found.kind, found.name, found.number) == ("seat", "Ann", 0)


@pytest.mark.parametrize("named", [False, True])
def test_a_spectator_is_reported_by_whoever_is_told_that_they_watch(table, named):
    """At play the table hears only how many watch, unless the host lets them be named."""
    Room.objects.update(settings={"watchers": "named"} if named else {})
    watches(table, EVE, "Eve")
    eve = person(table, EVE)
    assert sees(eve, BEN) and sees(eve, NINA) and not sees(eve, EVE)
    begin(table)
    assert sees(eve, BEN) is named and sees(eve, NINA)
    # Whoever only watches is in no table before.
    assert not Guest.objects.filter(pk=EVE).exists()
    case = send(eve, NINA, "spying", "").case
    assert (case.kind, case.author_id, case.name) == ("watcher", EVE, "Eve")


def test_a_spectator_who_has_gone_is_known_by_what_they_have_said(table):
    assert not sees(person(table, EVE), BEN)
    say(table.code, EVE, "she has the ace", watching_as="Eve")
    assert sees(person(table, EVE), BEN)
    watches(table, NINA, "Nina")
    RoomPresence.objects.update(at=0)
    assert not sees(person(table, NINA), BEN)


def test_reports_of_a_person_are_one_case_until_it_is_decided(table, member):
    first, second = (send(person(table, ANN), by, "insult", "") for by in (BEN, EVE))
    assert first.case == second.case and first.code != second.code
    assert send(person(table, ANN), BEN, "cheating", "again") == first
    decide_case(member, first.case, "warn", "insult", WHY)
    assert send(person(table, ANN), BEN, "insult", "").case != first.case


def test_a_decision_about_a_person_mutes_or_warns_and_hides_nothing(table, member):
    say(table.code, ANN, "hello")
    case = send(person(table, ANN), BEN, "insult", "").case
    with refused("no-outcome"):
        decide_case(member, case, "hide", "insult", WHY)
    decide_case(member, case, "mute-day", "insult", WHY)
    table.refresh_from_db()
    assert Sanction.objects.in_force().get().guest_id == ANN and table.hidden == {}
    undo_decision(member, case, WHY)
    assert not Sanction.objects.in_force().exists()


# Rooms and profiles


@pytest.mark.parametrize("before", [False, True])
def test_a_room_is_reported_closed_and_opened_again_unless_it_was_closed_before(
    table, member, other, before
):
    assert not sees(OfRoom(table.code), ANN)
    case = send(OfRoom(table.code), BEN, "spam", "").case
    assert (case.kind, case.author_id, case.name, case.place) == ("room", ANN, "Ann", table.code)
    with refused("no-outcome"):
        decide_case(member, case, "close", "spam", WHY)
    member.user_permissions.add(Permission.objects.get(codename="close_room"))
    Room.objects.update(closed=before)
    decide_case(Member.objects.get(pk=member.pk), case, "close", "spam", WHY)
    assert Room.objects.get().closed
    appeal(Case.objects.get(), "it was a joke")
    answer_appeal(other, case, False, WHY)
    assert Room.objects.get().closed is before


def test_the_case_of_a_room_outlives_its_host_and_that_of_a_person_does_not(table):
    room = send(OfRoom(table.code), BEN, "spam", "").case
    ann = send(person(table, ANN), BEN, "insult", "").case
    withdraw([ANN])
    for case in (room, ann):
        case.refresh_from_db()
    assert (room.state, room.author, room.name) == ("open", None, "")
    assert (ann.state, ann.author) == ("gone", None)


def test_a_profile_is_reported_by_anybody_but_its_member(db):
    anna = Member.objects.create_user("Anna")
    profile = OfProfile("ANNA")
    assert sees(profile, BEN) and not Guest.objects.filter(member=anna).exists()
    case = send(profile, BEN, "pretend", "").case
    assert case.author is not None and case.author.member == anna
    assert (case.kind, case.name, case.place, case.lines.count()) == ("profile", "Anna", "", 0)
    assert not sees(profile, case.author.pk)
    assert send(profile, EVE, "name", "").case == case
    assert is_party(anna, case)
    Member.objects.update(is_active=False)
    assert not sees(profile, BEN) and not sees(OfProfile("nobody"), BEN)


# Events


def test_an_event_is_counted_as_its_reporter_counts_it(table):
    begin(table)
    first = OfEvent(table.code, 1, 1).find(EVE)
    assert first is not None and (first.number, first.author) == (1, None)
    moved(table, 0, {"event": "told-to-ann", "only": [0]})
    version = moved(table, 0, {"event": "told-to-all"}, {"event": "told-to-ben", "only": [1]})
    eves, bens = OfEvent(table.code, 1, 2).find(EVE), OfEvent(table.code, 1, 2).find(BEN)
    assert eves is not None and eves.seen == [{"event": "told-to-all"}]
    assert bens is not None and bens.seen == [{"event": "told-to-all"}, {"event": "told-to-ben"}]
    assert (bens.number, bens.author, bens.name) == (version, Guest.objects.get(pk=ANN), "Ann")
    # Ann was told one more, and reports no move of her own.
    assert not sees(OfEvent(table.code, 1, 3), ANN) and not sees(OfEvent(table.code, 1, 3), BEN)
    one, other = (send(OfEvent(table.code, 1, 2), by, "cheating", "") for by in (EVE, BEN))
    assert one.case == other.case and one.seen != other.seen


def test_staff_see_of_a_running_match_what_everybody_sees(table, staff, member):
    begin(table)
    secret = {"event": "hand-dealt", "seat": 0, "number": 7, "only": [1]}
    public = {"event": "game-began", "number": 3}
    moved(table, 0, public, secret)
    made = send(OfEvent(table.code, 1, 2), BEN, "fault", "")
    assert [event["event"] for event in made.seen] == ["game-began", "hand-dealt"]
    told = in_words("en", "event-game-began", GAME, number=3)
    hidden = in_words("en", "event-hand-dealt", GAME, {0: "Ann"}, seat=0, number=7)
    page = f"{QUEUE}{made.case.pk}/change/"
    client = staff("moderator")
    text = read(client, page)
    assert told in text and hidden not in text and "?v=" not in text
    finish(table)
    text = read(client, page)
    assert told in text and hidden in text and "?v=2&as=1" in text


def test_what_spectators_were_not_told_waits_until_the_match_is_over(table, staff):
    begin(table)
    moved(table, 0, {"event": "hand-dealt", "seat": 0, "number": 7, "only": [1]})
    case = send(OfEvent(table.code, 1, 2), BEN, "fault", "").case
    client, page = staff("moderator"), f"{QUEUE}{case.pk}/change/"
    assert case.veiled and client.get(page).status_code == 302
    assert "room " + table.code not in read(client, QUEUE)
    finish(table)
    assert "?v=2&as=1" in read(client, page)


def test_where_nobody_made_the_move_nobody_can_be_warned(table, staff, member):
    begin(table)
    case = send(OfEvent(table.code, 1, 1), BEN, "fault", "").case
    with refused("no-outcome"):
        decide_case(member, case, "warn", "fault", WHY)
    assert in_words("en", "former-guest") not in read(staff("moderator"), QUEUE)
    decide_case(member, case, "nothing", "", WHY)


# Pages


def address(table, kind):
    if kind == "profile":
        Member.objects.get_or_create(username="Anna", defaults={"sounds_like": "anna"})
        return "/people/Anna/report/"
    of = {"seat": ANN, "watcher": EVE}
    if kind in of:
        return f"/r/{table.code}/report/person/{who(table.code, of[kind], None)}/"
    return f"/r/{table.code}/report/" + ("event/1/2/" if kind == "event" else "")


@pytest.mark.parametrize("kind", ["seat", "watcher", "room", "profile", "event"])
def test_each_is_reported_on_a_page_and_told_what_came_of_it(table, staff, kind):
    say(table.code, EVE, "she has the ace", watching_as="Eve")
    begin(table)
    moved(table, 0, {"event": "game-began", "number": 3})
    nina, page = Visitor(NINA, "pl"), address(table, kind)
    text = read(nina, page)
    assert in_words("pl", f"report-title-{kind}") in text
    along = {"room": "-room", "profile": "-profile"}.get(kind, "-conduct")
    hint = text.partition('id="goes-along">')[2].partition("</p>")[0]
    assert hint == in_words("pl", f"report-goes-along{along}")
    assert nina.submit(page, ground="hate" if kind != "room" else "fault").status_code == 400
    sent = nina.submit(page, ground="other", words="please look")
    Visitor(UUID(int=10)).submit(page, ground="other")
    case = Case.objects.get()
    assert case.kind == kind
    told = read(nina, sent["Location"])
    assert in_words("pl", "report-others", count=1) in told
    client = staff("moderator")
    client.cookies["__Host-django_language"] = client.cookies["django_language"] = "pl"
    desk = f"{QUEUE}{case.pk}/"
    client.post(f"{desk}claim/")
    form = read(client, f"{desk}decide/")
    assert in_words("pl", f"outcome-warn{case.wording}") in form
    assert (in_words("pl", "outcome-close-room") in form) is (kind == "room")
    assert client.post(f"{desk}decide/", {"outcome": "hide", "reason": WHY}).status_code == 200
    client.post(f"{desk}decide/", {"outcome": "warn", "ground": "other", "reason": WHY})
    told = read(nina, sent["Location"])
    assert in_words("pl", f"report-outcome-warn{case.wording}") in told
    assert AuditEntry.objects.filter(what="decide_case").count() == 1
    case.refresh_from_db()
    if case.author is not None and case.author.member is None:
        author = Visitor(case.author.pk, "pl")
        own = read(author, f"/decisions/{case.code}/")
        assert in_words("pl", f"decision-outcome-warn{case.wording}") in own
        assert "please look" not in own and Report.objects.first().code not in own
