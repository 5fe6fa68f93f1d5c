"""Mutes, limits to quick phrases and bans from the desk: decided about a line or imposed from a
person's page, told to whom they concern, on record, ended by time, by staff or by an objection; and
what stays open to whoever is banned."""

import re
from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core import periods
from server.core.messages import say
from server.members.claiming import claim
from server.members.export import everything_of_guest
from server.members.leaving import leave, leave_as_guest
from server.moderation import muting
from server.moderation.banning import ban_person, end_bans
from server.moderation.deciding import answer_appeal, appeal, decide_case, undo_decision
from server.moderation.models import AuditEntry, Case
from server.moderation.muting import end_mutes, end_phrases, limit_to_phrases, mute_person
from server.moderation.outcomes import OF_A_LINE, touched_by_answer
from server.operations.retention import forget_old
from server.rooms.models import BAN, MUTE, PHRASES, Sanction, SanctionedRange
from server.rooms.sanctions import read_in_force
from server.rooms.services import open_room, room_picture, set_ready, sit
from tests.support.guests import ANN, BEN, GAME, refused
from tests.support.sanctions import banned, muted, standing
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import QUEUE, VILE, WHY, deeds, read, reported

LASTING = (MUTE, PHRASES, BAN)
FROM_A_PAGE = {
    MUTE: ("mute", "end-mutes", "touched-muted-where", ["mute_person", "end_mutes"]),
    PHRASES: (
        *("limit-to-phrases", "end-phrases", "touched-phrases-where"),
        ["limit_to_phrases", "end_phrases"],
    ),
    BAN: ("ban", "end-bans", "touched-banned", ["ban_person", "end_bans"]),
}
"""The pages of beginning and end, what the first says, and the entries of both."""
TAKEN_BACK = {MUTE: "appeal-unmuted", PHRASES: "appeal-unmuted", BAN: "appeal-unbanned"}


# ---- what holds


def test_it_holds_until_it_ends_and_a_mute_is_told_first_however_short(room):
    for kind in LASTING:
        muted(ANN, kind=kind)
        assert standing(room) == kind
        Sanction.objects.update(until=timezone.now())
        assert standing(room) == ""
    muted(ANN, kind=PHRASES, lasts=timedelta(days=7))
    muted(ANN, lasts=timedelta(hours=1))
    assert [each.kind for each in read_in_force()] == [MUTE, PHRASES]
    assert standing(room) == MUTE


# ---- decided about a line


@pytest.mark.parametrize("kind", LASTING)
def test_a_decision_hides_the_line_and_keeps_its_author_away_until_it_is_taken_back(
    moderator, case, room, kind
):
    decide_case(moderator, case, f"{kind}-week", "insult", WHY)
    assert room_picture(case.place).hidden == {"table": [1]} and standing(room) == kind
    case.refresh_from_db()
    found = Sanction.objects.get()
    assert (case.outcome, case.sanction, case.told) == (kind, found, False)
    assert (found.kind, found.guest_id, found.by, found.ground) == (kind, ANN, moderator, "insult")
    assert (found.name, found.room, found.code) == ("Ann", None, case.code)
    assert abs(found.until - timezone.now() - timedelta(days=7)) < timedelta(minutes=1)
    after = {"outcome": kind, "ground": "insult", "until": found.until.isoformat()}
    assert AuditEntry.objects.deeds().get().after == after
    undo_decision(moderator, case, WHY)
    assert room_picture(case.place).hidden == {"table": []} and standing(room) == ""
    decide_case(moderator, case, f"{kind}-week", "insult", WHY)
    case.refresh_from_db()
    first, second = Sanction.objects.order_by("pk")
    assert (case.sanction, second.code) == (second, case.code) and first.code != case.code
    assert not first.in_force and standing(room) == kind


@pytest.mark.parametrize("upheld", [True, False])
@pytest.mark.parametrize("kind", LASTING)
def test_its_person_reads_until_when_and_an_answer_is_one_to_all_of_it(
    moderator, other, case, room, kind, upheld
):
    decide_case(moderator, case, f"{kind}-week", "insult", WHY)
    root = Sanction.objects.get()
    told = {"kind": kind, "until": root.until}
    carried = Sanction.objects.create(guest=Guest.objects.create(), root=root, **told)
    ann, address = Visitor(ANN, "pl"), f"/decisions/{case.code}/"
    own = read(ann, "/reports/")
    assert say("pl", f"decision-outcome-{kind}") in own
    assert say("pl", "sanction-until", date="X").partition("X")[0] in own
    page = read(ann, address)
    assert all(part in page for part in say("pl", f"{kind}-stands", date="X").split("X"))
    assert VILE in page
    reports = f"/reports/{case.reports.get().code}/"
    assert say("pl", f"report-outcome-{kind}") in read(Visitor(BEN, "pl"), reports)
    appeal(case, "a quotation")
    answer_appeal(other, case, upheld, WHY)
    assert standing(room) == (kind if upheld else "")
    assert room_picture(case.place).hidden["table"] == ([1] if upheld else [])
    carried.refresh_from_db()
    assert carried.in_force is upheld
    page = read(ann, address)
    assert upheld or say("pl", TAKEN_BACK[kind]) in page
    assert upheld or say("pl", f"{kind}-over", date="X").partition("X")[0] in page


def test_a_warning_stands_for_a_while_silences_nobody_and_nothing_else_is_a_sanction(
    member, case, room
):
    decide_case(member, reported(room, "again"), "nothing", "insult", WHY)
    decide_case(member, reported(room, "and again"), "hide", "insult", WHY)
    decide_case(member, case, "warn", "insult", WHY)
    warning = Sanction.objects.get()
    lasts = warning.until - timezone.now()
    assert warning.kind == "warning" and abs(lasts.days - periods.WARNING) <= 1
    assert standing(room) == ""


def test_an_objection_against_what_was_carried_on_ends_that_alone(other, room):
    zofia = Member.objects.create_user("Zofia")
    root = muted(ANN, by=zofia)
    carried = muted(BEN, ground="evasion", root=root, weighed="range")
    case = Case.objects.get(sanction=carried)
    appeal(case, "I only live here")
    with refused("own-decision"):
        answer_appeal(zofia, case, False, WHY)
    answer_appeal(other, case, False, WHY)
    assert [each.in_force for each in Sanction.objects.order_by("pk")] == [True, False]


def test_staff_read_whose_mute_is_carried_on_and_what_an_answer_does(staff, other, ann):
    mute_person(other, ann, "week", "insult", WHY)
    root = Case.objects.get()
    carried = muted(BEN, ground="evasion", root=Sanction.objects.get(), weighed="range")
    case = Case.objects.get(sanction=carried)
    page = read(staff("moderator"), f"{QUEUE}{case.pk}/change/")
    told = say("en", "case-carried-range", name=ann.name)
    assert f'/case/{root.pk}/change/">{told}<' in page
    # Nobody has reported it, there is no line, and they have given no name.
    again = [str(each) for each in touched_by_answer(case)[1][2]]
    assert again == [
        say("en", key, name=say("en", "admin-guest"))
        for key in ("touched-unmuted", "touched-author-again")
    ]


def test_an_objection_to_a_mute_that_is_over_changes_nothing_but_the_word(member, other, case):
    decide_case(member, case, "mute-hour", "insult", WHY)
    Sanction.objects.update(until=timezone.now())
    appeal(case, "it was a quotation")
    answer_appeal(other, case, False, WHY)
    assert Sanction.objects.get().ended_at is None
    case.refresh_from_db()
    assert (case.state, case.upheld) == ("answered", False)


def test_the_form_offers_every_outcome(staff, case):
    client, page = staff("moderator"), f"{QUEUE}{case.pk}/decide/"
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    client.post(page.replace("decide", "claim"))
    text = read(client, page)
    assert all(say("pl", f"outcome-{each}") in text for each in OF_A_LINE)
    client.post(page, {"outcome": "mute-day", "ground": "insult", "reason": WHY})
    case.refresh_from_db()
    assert case.outcome == "mute"


# ---- from a person's page


@pytest.mark.parametrize("kind", LASTING)
def test_it_is_imposed_from_a_persons_page_and_ended_there(staff, room, kind):
    client, page = staff("moderator"), f"/admin/accounts/guest/{ANN}/"
    do, end, touched, entries = FROM_A_PAGE[kind]
    assert say("en", touched, name="Ann") in read(client, f"{page}{do}/")
    sent = {"period": "week", "ground": "spam", "room": "", "reason": WHY}
    for wrong in ({"period": ""}, {"period": "ever"}, {"ground": "envy"}, {"reason": ""}):
        assert client.post(f"{page}{do}/", {**sent, **wrong}).status_code == 200
    assert standing(room) == ""
    client.post(f"{page}{do}/", sent)
    assert standing(room) == kind
    text = read(client, f"{page}change/")
    ends = [way for _, way, _, _ in FROM_A_PAGE.values() if f"{page}{way}/" in text]
    assert ends == [end] and say("en", "because-spam") in text
    headings = ("admin-sanction-many", "field-told-why", "field-began", "field-until")
    for key in (f"admin-{kind}", *headings):
        assert say("en", key) in text.lower()
    client.post(f"{page}{end}/", {"reason": "A mistake"})
    assert standing(room) == ""
    rows = AuditEntry.objects.deeds().order_by("pk").values_list("what", "kind", "target", "reason")
    began, ended = entries
    assert list(rows) == [(began, "guest", "Ann", WHY), (ended, "guest", "Ann", "A mistake")]


@pytest.mark.parametrize(
    ("impose", "kind", "lasts"),
    [(mute_person, MUTE, 1), (limit_to_phrases, PHRASES, 1), (ban_person, BAN, 1)],
)
def test_without_a_line_it_has_an_end_a_page_and_an_entry(moderator, ann, impose, kind, lasts):
    impose(moderator, ann, "day", "insult", WHY)
    found, case, entry = Sanction.objects.get(), Case.objects.get(), AuditEntry.objects.get()
    assert found.kind == case.outcome == kind
    assert abs(found.until - timezone.now() - timedelta(days=lasts)) < timedelta(minutes=1)
    assert (case.code, case.sanction, case.told) == (found.code, found, False)
    assert entry.after.items() >= {"until": found.until.isoformat(), "ground": "insult"}.items()
    with refused("case-gone"):
        undo_decision(moderator, case, WHY)


def test_a_member_is_muted_in_one_room_or_before_they_have_ever_come(member, room):
    ann, olga = (Member.objects.create_user(name) for name in ("Ania", "Olga"))
    Guest.objects.filter(pk=ANN).update(member=ann)
    mute_person(member, ann, "day", "spam", WHY, room.code)
    assert standing(room) == MUTE
    assert standing(open_room(ANN, "Ann", GAME, {}, public=False)) == ""
    end_mutes(member, ann, WHY)
    assert standing(room) == ""
    mute_person(member, olga, "day", "spam", WHY)
    assert Sanction.objects.in_force().get().member == olga


@pytest.mark.parametrize("impose", [mute_person, limit_to_phrases, ban_person])
def test_nobody_does_it_to_themselves_or_whom_they_play_with(moderator, room, ann, impose):
    own = Guest.objects.create(member=moderator)
    sit(room.code, own.pk, 1, "Maria")
    with refused("yourself"):
        impose(moderator, moderator, "day", "spam", WHY)
    for guest in (ANN, own.pk):
        set_ready(room.code, guest, True)
    with refused("party"):
        impose(moderator, ann, "day", "spam", WHY)
    assert deeds() == [] and not Sanction.objects.exists()


def test_what_is_not_possible_is_refused(moderator, other, ann, case):
    with refused("bans-staff"):
        ban_person(moderator, other, "week", "insult", WHY)
    with refused("may-not-ban"):
        decide_case(other, case, "ban-week", "insult", WHY)
    with refused("no-room"):
        mute_person(moderator, Member.objects.create_user("Ania"), "day", "spam", WHY, "nowhere")
    muted(ANN, kind="warning")
    ends = ((end_mutes, "not-muted"), (end_phrases, "not-limited"), (end_bans, "not-banned"))
    for end, code in ends:
        with refused(code):
            end(moderator, ann, WHY)
    assert deeds() == [] and Sanction.objects.count() == 1
    assert Case.objects.get().state == Case.OPEN


def test_a_banned_persons_seats_are_free_and_their_rooms_have_no_host(
    moderator, room, django_capture_on_commit_callbacks
):
    sit(room.code, BEN, 1, "Ben")
    set_ready(room.code, ANN, True, "a" * 32)
    set_ready(room.code, BEN, True, "b" * 32)
    account = Member.objects.create_user("Ania")
    Guest.objects.filter(pk=ANN).update(member=account)
    with django_capture_on_commit_callbacks(execute=True):
        ban_person(moderator, account, "week", "insult", WHY)
    room.refresh_from_db()
    assert [seat.guest_id for seat in room.seats.all()] == [None, BEN]
    assert room.host is None


def test_sockets_are_told_of_each_beginning_and_end(
    member, other, case, ann, monkeypatch, django_capture_on_commit_callbacks
):
    told = []
    monkeypatch.setattr(muting, "notify_sanctions_changed", lambda: told.append("told"))
    deeds = (
        lambda: decide_case(member, case, "mute-day", "insult", WHY),
        lambda: (appeal(case, "a quotation"), answer_appeal(other, case, False, WHY)),
        lambda: mute_person(member, ann, "day", "spam", WHY),
        lambda: end_mutes(member, ann, WHY),
    )
    for number, do in enumerate(deeds, 1):
        with django_capture_on_commit_callbacks(execute=True):
            do()
        assert len(told) == number


# ---- what its person is told


def test_a_mute_without_a_line_is_told_as_well(room, member, ann):
    mute_person(member, ann, "hour", "spam", WHY, room.code)
    page = read(Visitor(ANN, "pl"), f"/decisions/{Case.objects.get().code}/")
    assert say("pl", "decision-title-person") in page
    parts = say("pl", "mute-stands-here", date="X", room=room.code).split("X")
    assert all(part in page for part in parts)


@pytest.mark.parametrize("kind", [MUTE, PHRASES])
def test_whom_it_was_carried_on_to_is_told_so_and_not_whose(room, kind):
    root = muted(ANN, "Ann", kind=kind)
    muted(BEN, ground="evasion", root=root, weighed="range", kind=kind)
    page = read(Visitor(BEN, "pl"), f"/decisions/{Case.objects.get().code}/")
    outcome = f"decision-outcome-{kind}-carried-on"
    for key in (outcome, "because-evasion", "mute-not-you", "appeal-title"):
        assert say("pl", key) in page
    assert "Ann" not in page and say("pl", "because-insult") not in page


# ---- what is open to whoever is banned


def test_every_page_says_what_why_until_when_and_how_to_object(moderator, ann):
    ban_person(moderator, ann, "week", "insult", WHY)
    visitor = Visitor(ANN, "pl")
    for page, status in (("/", 403), ("/lobby/", 403), ("/banned/", 200)):
        shown = read(visitor, page, status)
        # A page that is left open is told for how long.
        [seconds] = re.findall(r'data-banned-for="(\d+)"', shown)
        assert 7 * 86_400 - 600 < int(seconds) <= 7 * 86_400 and "js/site/banned.js" in shown
        assert say("pl", "decision-outcome-ban") in shown
        assert say("pl", "because-insult") in shown
        assert f"/decisions/{Case.objects.get().code}/" in shown
    shown = read(visitor, f"/decisions/{Case.objects.get().code}/")
    assert say("pl", "appeal-send") in shown and say("pl", "because-insult") in shown


def test_a_ban_that_is_over_leads_back(moderator, ann):
    ban_person(moderator, ann, "week", "insult", WHY)
    Sanction.objects.update(until=timezone.now())
    visitor = Visitor(ANN)
    assert visitor.get("/banned/")["Location"] == reverse("front")
    read(visitor, "/lobby/")
    shown = read(visitor, f"/decisions/{Case.objects.get().code}/")
    assert "you can take part again" in shown


def test_a_banned_member_signs_in_and_out_and_reads_why(moderator, db):
    browser = Visitor()
    browser.sign_up("Ania")
    ban_person(moderator, Member.objects.get(username="Ania"), "week", "insult", WHY)
    read(browser, "/lobby/", 403)
    assert browser.submit("/settings/", "/account/logout/").status_code == 302
    # The browser is known to be the member's.
    read(browser, "/lobby/", 403)
    assert Sanction.objects.get(guest=browser.guest).weighed == "browser"
    assert browser.sign_in("Ania").status_code == 302
    read(browser, "/lobby/", 403)
    read(browser, f"/decisions/{Case.objects.exclude(sanction__root=None).get().code}/", 200)


# ---- signing in, leaving, the end


def test_who_signs_in_takes_their_mute_along_but_none_for_their_household(case, member, room):
    decide_case(member, case, "mute-day", "insult", WHY)
    [told] = everything_of_guest(ANN)["decisions"]
    mute = Sanction.objects.get()
    assert (told["outcome"], told["until"], told["ended"]) == ("mute", mute.until, None)
    ania = Member.objects.create_user("Ania")
    guest = claim(ANN, ania)
    mute.refresh_from_db()
    assert (mute.guest_id, mute.member) == (guest, ania)
    assert standing(room, guest) == MUTE
    muted(BEN, ground="evasion", root=mute, weighed="range")
    assert standing(room, BEN) == MUTE
    ben = claim(BEN, Member.objects.create_user("Benek"))
    mute.refresh_from_db()
    assert standing(room, ben) == "" and mute.in_force


@pytest.mark.parametrize("account", [False, True])
def test_leaving_does_not_end_a_mute_but_forgets_the_name(member, ann, account):
    ania = Member.objects.create_user("Ania") if account else None
    Guest.objects.filter(pk=ANN).update(member=ania)
    mute_person(member, ania or ann, "day", "spam", WHY)
    SanctionedRange.objects.create(sanction=Sanction.objects.get(), digest="x" * 24)
    leave(ania) if ania else leave_as_guest(ANN)
    mute = Sanction.objects.get()
    assert (mute.member, mute.name, mute.in_force) == (None, "", True)
    assert mute.ranges.count() == 1 and (account or mute.guest is None)


def test_with_the_mute_go_the_households_and_with_the_case_the_mute(case, member):
    decide_case(member, case, "mute-week", "insult", WHY)
    SanctionedRange.objects.create(sanction=Sanction.objects.get(), digest="x" * 24)
    assert (forget_old()["ranges"], forget_old()["sanctions"]) == (0, 0)
    Sanction.objects.update(until=timezone.now())
    assert (forget_old()["ranges"], Sanction.objects.count()) == (1, 1)
    Case.objects.update(changed_at=timezone.now() - timedelta(days=periods.REPORT + 1))
    gone = forget_old()
    assert (gone["cases"], gone["sanctions"]) == (1, 1)


def test_the_page_of_a_ban_stays_as_long_as_the_ban(db):
    ban = banned(ANN, lasts=timedelta(days=10))
    Case.objects.create(
        code=ban.code, place="", number=0, outcome="ban", state=Case.DECIDED, sanction=ban
    )
    long_ago = timezone.now() - timedelta(days=200)
    Case.objects.update(changed_at=long_ago)
    Guest.objects.update(last_seen=long_ago)
    forget_old()
    assert Case.objects.exists() and Guest.objects.filter(pk=ANN).exists()
    Sanction.objects.update(until=long_ago)
    forget_old()
    assert not Case.objects.exists() and not Guest.objects.filter(pk=ANN).exists()
