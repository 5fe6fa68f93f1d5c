"""Mutes from the desk: decided about a line or from a person's page, told to whom they concern, on
record, ended by time, by staff or by an objection."""

from __future__ import annotations

import re
from datetime import timedelta
from html import unescape
from uuid import UUID

import pytest
from django.test import Client
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core import periods
from server.core.messages import say
from server.members.claiming import claim
from server.members.export import everything_of_guest
from server.members.leaving import leave, leave_as_guest
from server.moderation import muting
from server.moderation.deciding import answer_appeal, appeal, decide_case, undo_decision
from server.moderation.models import PERIODS, AuditEntry, Case
from server.moderation.muting import end_mutes, mute_person
from server.moderation.outcomes import OF_A_LINE, touched_by_answer
from server.moderation.reporting import report
from server.operations.retention import forget_old
from server.rooms.chat import say as say_line
from server.rooms.models import Room, Sanction, SanctionedRange
from server.rooms.refusals import Refused
from server.rooms.services import open_room, room_picture, set_ready, sit
from tests.support.guests import ANN, BEN, GAME, refused
from tests.support.sanctions import muted
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.conftest import Staff

WHY = "it had to be"
VILE = "you are all vile"
LANGUAGES = pytest.mark.parametrize("language", ["pl", "en"])
LASTS = {"outcome": "mute-day", "ground": "insult", "reason": WHY}


@pytest.fixture
def case(room: Room) -> Case:
    """Ben has reported a line of Ann's."""
    sit(room.code, BEN, 1, "Ben")
    say_line(room.code, ANN, VILE)
    return report(room.code, BEN, "table", 1, "insult", "please look").case


@pytest.fixture(autouse=True)
def other(db: None) -> Member:
    return Member.objects.create_user("Olga", is_staff=True)


def is_heard(room: Room, guest: UUID = ANN) -> bool:
    try:
        say_line(room.code, guest, "hello there")
    except Refused as refusal:
        assert refusal.code == "muted"
        return False
    return True


def read(client: Client, page: str) -> str:
    response = client.get(page)
    assert response.status_code == 200
    return unescape(response.content.decode())


# ---- decided about a line


@pytest.mark.parametrize("period", PERIODS)
def test_a_decision_hides_the_line_and_mutes_its_author(
    member: Member, case: Case, room: Room, period: str
) -> None:
    decide_case(member, case, f"mute-{period}", "insult", WHY)
    assert room_picture(case.place).hidden == {"table": [1]}
    assert not is_heard(room)
    case.refresh_from_db()
    mute = Sanction.objects.get()
    assert (case.outcome, case.sanction, case.told) == ("mute", mute, False)
    assert (mute.guest_id, mute.by, mute.ground) == (ANN, member, "insult")
    assert (mute.name, mute.room, mute.code) == ("Ann", None, case.code)
    assert abs(mute.until - timezone.now() - PERIODS[period]) < timedelta(minutes=1)
    entry = AuditEntry.objects.deeds().get()
    assert entry.after == {
        "outcome": "mute",
        "ground": "insult",
        "until": mute.until.isoformat(),
    }


def test_a_warning_stands_for_a_while_and_silences_nobody(
    member: Member, case: Case, room: Room
) -> None:
    decide_case(member, case, "warn", "insult", WHY)
    warning = Sanction.objects.get()
    lasts = warning.until - timezone.now()
    assert warning.kind == "warning" and abs(lasts.days - periods.WARNING) <= 1
    assert is_heard(room)


@pytest.mark.parametrize("outcome", ["hide", "nothing"])
def test_nothing_else_is_a_sanction(member: Member, case: Case, outcome: str) -> None:
    decide_case(member, case, outcome, "insult", WHY)
    assert not Sanction.objects.exists()


@pytest.mark.parametrize("upheld", [True, False])
def test_an_objection_that_is_heard_opens_the_chat(
    member: Member, other: Member, case: Case, room: Room, upheld: bool
) -> None:
    decide_case(member, case, "mute-week", "insult", WHY)
    carried = Sanction.objects.create(
        kind="mute",
        ground="evasion",
        guest=Guest.objects.create(),
        until=Sanction.objects.get().until,
        root=Sanction.objects.get(),
    )
    appeal(case, "it was a quotation")
    assert not is_heard(room)
    answer_appeal(other, case, upheld, WHY)
    assert is_heard(room) is not upheld
    assert room_picture(case.place).hidden["table"] == ([1] if upheld else [])
    carried.refresh_from_db()
    assert carried.in_force is upheld


def test_an_objection_against_what_was_carried_on_ends_that_alone(
    other: Member, room: Room
) -> None:
    zofia = Member.objects.create_user("Zofia")
    root = muted(ANN, by=zofia)
    carried = muted(BEN, ground="evasion", root=root, weighed="range")
    case = Case.objects.get(sanction=carried)
    appeal(case, "I only live here")
    with refused("own-decision"):
        answer_appeal(zofia, case, False, WHY)
    answer_appeal(other, case, False, WHY)
    assert [each.in_force for each in Sanction.objects.order_by("pk")] == [True, False]


def test_staff_read_whose_mute_is_carried_on_and_what_an_answer_does(
    staff: Staff, other: Member, room: Room
) -> None:
    ann = Guest.objects.get(pk=ANN)
    mute_person(other, ann, "week", "insult", WHY)
    root = Case.objects.get()
    carried = muted(BEN, ground="evasion", root=Sanction.objects.get(), weighed="range")
    case = Case.objects.get(sanction=carried)
    page = staff("moderator").get(f"/admin/moderation/case/{case.pk}/change/").content.decode()
    told = say("en", "case-carried-range", name=ann.name)
    assert re.search(rf'/case/{root.pk}/change/">{re.escape(told)}<', unescape(page))
    # Nobody has reported it, there is no line, and they have given no name.
    again = [str(each) for each in touched_by_answer(case)[1][2]]
    assert again == [
        say("en", key, name=say("en", "admin-guest"))
        for key in ("touched-unmuted", "touched-author-again")
    ]


def test_an_objection_to_a_mute_that_is_over_changes_nothing_but_the_word(
    member: Member, other: Member, case: Case
) -> None:
    decide_case(member, case, "mute-hour", "insult", WHY)
    Sanction.objects.update(until=timezone.now())
    appeal(case, "it was a quotation")
    answer_appeal(other, case, False, WHY)
    assert Sanction.objects.get().ended_at is None
    case.refresh_from_db()
    assert (case.state, case.upheld) == ("answered", False)


def test_the_form_offers_every_outcome_in_both_languages(staff: Staff, case: Case) -> None:
    client = staff("moderator")
    page = f"/admin/moderation/case/{case.pk}/decide/"
    client.post(page.replace("decide", "claim"))
    for language in ("pl", "en"):
        client.cookies["__Host-django_language"] = client.cookies["django_language"] = language
        text = read(client, page)
        assert all(say(language, f"outcome-{each}") in text for each in OF_A_LINE)
    client.post(page, LASTS)
    case.refresh_from_db()
    assert case.outcome == "mute"
    shown = read(client, f"/admin/moderation/case/{case.pk}/change/")
    assert say(language, "outcome-mute") in shown


def test_a_mute_that_is_undone_ends_and_a_new_decision_has_one_of_its_own(
    member: Member, case: Case, room: Room
) -> None:
    decide_case(member, case, "mute-day", "insult", WHY)
    undo_decision(member, case, WHY)
    assert is_heard(room) and room_picture(case.place).hidden == {"table": []}
    decide_case(member, case, "mute-hour", "insult", WHY)
    case.refresh_from_db()
    first, second = Sanction.objects.order_by("pk")
    assert (case.sanction, second.code) == (second, case.code) and first.code != case.code
    assert not first.in_force and not is_heard(room)


# ---- from a person's page


def test_a_guest_is_muted_from_their_page_and_let_speak_again(staff: Staff, room: Room) -> None:
    client, page = staff("moderator"), f"/admin/accounts/guest/{ANN}"
    assert "end-mutes" not in read(client, f"{page}/change/")
    sent = {"period": "hour", "ground": "spam", "room": "", "reason": WHY}
    for lacking in ("period", "ground", "reason"):
        client.post(f"{page}/mute/", {**sent, lacking: ""})
    assert not Sanction.objects.exists()
    for do, touched in (
        ("mute", "muted-where"),
        ("limit-to-phrases", "phrases-where"),
        ("ban", "banned"),
    ):
        assert say("en", f"touched-{touched}", name="Ann") in read(client, f"{page}/{do}/")
    client.post(f"{page}/mute/", sent)
    assert not is_heard(room)
    text = read(client, f"{page}/change/")
    assert "end-mutes" in text and say("en", "because-spam") in text
    for heading in ("admin-sanction-many", "field-told-why", "field-began", "field-until"):
        assert say("en", heading) in text.lower()
    client.post(f"{page}/end-mutes/", {"reason": "A mistake"})
    assert is_heard(room)
    rows = AuditEntry.objects.deeds().order_by("pk").values_list("what", "kind", "target", "reason")
    assert list(rows) == [
        ("mute_person", "guest", "Ann", WHY),
        ("end_mutes", "guest", "Ann", "A mistake"),
    ]
    again = client.post(f"{page}/end-mutes/", {"reason": "A mistake"}, follow=True)
    assert say("en", "refuse-not-muted") in unescape(again.content.decode())
    assert AuditEntry.objects.deeds().count() == 2


def test_a_mute_without_a_line_is_ended_and_not_undone(member: Member, room: Room) -> None:
    mute_person(member, Guest.objects.get(pk=ANN), "day", "spam", WHY)
    with refused("case-gone"):
        undo_decision(member, Case.objects.get(), WHY)
    assert not is_heard(room)


def test_a_member_is_muted_in_one_room(member: Member, room: Room) -> None:
    ann = Member.objects.create_user("Ania")
    Guest.objects.filter(pk=ANN).update(member=ann)
    other_room = open_room(ANN, "Ann", GAME, {}, public=False)
    mute_person(member, ann, "day", "spam", WHY, room.code)
    assert not is_heard(room) and is_heard(other_room)
    end_mutes(member, ann, WHY)
    assert is_heard(room)


def test_a_member_who_has_never_come_can_be_muted(member: Member) -> None:
    ann = Member.objects.create_user("Ania")
    mute_person(member, ann, "day", "spam", WHY)
    mute = Sanction.objects.get()
    assert (mute.member, mute.name) == (ann, "Ania")


@pytest.mark.parametrize("group", ["helper", "admin"])
def test_helpers_see_mutes_and_impose_none(staff: Staff, room: Room, group: str) -> None:
    muted(ANN)
    client = staff(group)
    assert say("en", "because-insult") in read(client, f"/admin/accounts/guest/{ANN}/change/")
    answers = {client.get(f"/admin/accounts/guest/{ANN}/{do}/").status_code for do in DEEDS}
    assert answers == {200 if group == "admin" else 403}


DEEDS = ("mute", "end-mutes")


def test_nobody_mutes_themselves_or_who_plays_with_them(member: Member, room: Room) -> None:
    own = Guest.objects.create(member=member)
    sit(room.code, own.pk, 1, "Zofia")
    with refused("yourself"):
        mute_person(member, member, "day", "spam", WHY)
    for guest in (ANN, own.pk):
        set_ready(room.code, guest, True)
    with refused("party"):
        mute_person(member, Guest.objects.get(pk=ANN), "day", "spam", WHY)
    with refused("no-room"):
        mute_person(member, Member.objects.create_user("Ania"), "day", "spam", WHY, "nowhere")
    assert not Sanction.objects.exists() and not AuditEntry.objects.deeds().exists()


def test_sockets_are_told_of_each_beginning_and_end(
    member: Member,
    other: Member,
    case: Case,
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: object,
) -> None:
    calls: list[str] = []
    monkeypatch.setattr(muting, "notify_sanctions_changed", lambda: calls.append("told"))
    ann = Guest.objects.get(pk=ANN)

    def times(do: object) -> int:
        calls.clear()
        with django_capture_on_commit_callbacks(execute=True):  # type: ignore[operator]
            do()  # type: ignore[operator]
        return len(calls)

    assert times(lambda: decide_case(member, case, "mute-day", "insult", WHY)) == 1
    appeal(case, "it was a quotation")
    assert times(lambda: answer_appeal(other, case, False, WHY)) == 1
    assert times(lambda: mute_person(member, ann, "day", "spam", WHY)) == 1
    assert times(lambda: end_mutes(member, ann, WHY)) == 1


# ---- what its person is told


@LANGUAGES
def test_who_is_muted_reads_what_why_until_when_and_objects(
    case: Case, member: Member, language: str
) -> None:
    decide_case(member, case, "mute-day", "insult", "a secret reason")
    ann = Visitor(ANN, language)
    assert say(language, "decisions-news") in read(ann, "/")
    own = read(ann, "/reports/")
    assert say(language, "decision-outcome-mute") in own
    assert say(language, "sanction-until", date="X").partition("X")[0] in own
    page = read(ann, f"/decisions/{case.code}/")
    for key in ("decision-outcome-mute", "because-insult", "appeal-title"):
        assert say(language, key) in page
    stands = say(language, "mute-stands", date="X").split("X")
    assert all(part in page for part in stands)
    assert VILE in page and "a secret reason" not in page and member.username not in page
    assert say(language, "report-outcome-mute") in read(
        Visitor(BEN, language), f"/reports/{case.reports.get().code}/"
    )
    assert ann.submit(f"/decisions/{case.code}/", appeal="a quotation").status_code == 302
    answer_appeal(Member.objects.get(username="Olga"), case, False, WHY)
    page = read(ann, f"/decisions/{case.code}/")
    assert say(language, "appeal-unmuted") in page
    assert say(language, "mute-over", date="X").partition("X")[0] in page


@LANGUAGES
def test_a_mute_without_a_line_is_told_as_well(room: Room, member: Member, language: str) -> None:
    mute_person(member, Guest.objects.get(pk=ANN), "hour", "spam", WHY, room.code)
    page = read(Visitor(ANN, language), f"/decisions/{Case.objects.get().code}/")
    assert say(language, "decision-title-person") in page
    parts = say(language, "mute-stands-here", date="X", room=room.code).split("X")
    assert all(part in page for part in parts)


@LANGUAGES
def test_whom_a_mute_was_carried_on_to_is_told_so_and_not_whose(room: Room, language: str) -> None:
    root = muted(ANN, "Ann")
    muted(BEN, ground="evasion", root=root, weighed="range")
    page = read(Visitor(BEN, language), f"/decisions/{Case.objects.get().code}/")
    for key in (
        "decision-outcome-mute-carried-on",
        "because-evasion",
        "mute-not-you",
        "appeal-title",
    ):
        assert say(language, key) in page
    assert "Ann" not in page and say(language, "because-insult") not in page


# ---- signing in, leaving, the end


def test_who_signs_in_takes_their_mute_along(case: Case, member: Member, room: Room) -> None:
    decide_case(member, case, "mute-day", "insult", WHY)
    ann = Member.objects.create_user("Ania")
    guest = claim(ANN, ann)
    mute = Sanction.objects.get()
    assert (mute.guest_id, mute.member) == (guest, ann)
    assert not is_heard(room, guest)


def test_a_member_is_not_muted_for_their_household(room: Room) -> None:
    root = muted(BEN)
    muted(ANN, ground="evasion", root=root, weighed="range")
    assert not is_heard(room)
    ann = claim(ANN, Member.objects.create_user("Ania"))
    assert is_heard(room, ann) and root.in_force


def test_leaving_does_not_end_a_mute_but_forgets_the_name(case: Case, member: Member) -> None:
    decide_case(member, case, "mute-day", "insult", WHY)
    SanctionedRange.objects.create(sanction=Sanction.objects.get(), digest="x" * 24)
    leave_as_guest(ANN)
    mute = Sanction.objects.get()
    assert (mute.guest, mute.name, mute.in_force) == (None, "", True)
    assert mute.ranges.count() == 1


def test_with_an_account_its_mutes_lose_it(member: Member, room: Room) -> None:
    ann = Member.objects.create_user("Ania")
    Guest.objects.filter(pk=ANN).update(member=ann)
    mute_person(member, ann, "day", "spam", WHY)
    leave(ann)
    mute = Sanction.objects.get()
    assert (mute.member, mute.name, mute.in_force) == (None, "", True)


def test_the_export_says_until_when(case: Case, member: Member) -> None:
    decide_case(member, case, "mute-day", "insult", WHY)
    [told] = everything_of_guest(ANN)["decisions"]
    assert (told["outcome"], told["ended"]) == ("mute", None)
    assert told["until"] == Sanction.objects.get().until


def test_with_the_mute_go_the_households_and_with_the_case_the_mute(
    case: Case, member: Member
) -> None:
    decide_case(member, case, "mute-week", "insult", WHY)
    SanctionedRange.objects.create(sanction=Sanction.objects.get(), digest="x" * 24)
    assert (forget_old()["ranges"], forget_old()["sanctions"]) == (0, 0)
    Sanction.objects.update(until=timezone.now())
    assert (forget_old()["ranges"], Sanction.objects.count()) == (1, 1)
    Case.objects.update(changed_at=timezone.now() - timedelta(days=periods.REPORT + 1))
    gone = forget_old()
    assert (gone["cases"], gone["sanctions"]) == (1, 1)
