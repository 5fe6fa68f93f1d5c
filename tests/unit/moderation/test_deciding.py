"""Cases: held by one moderator at a time, decided once by somebody who is not concerned, taken back
within ten minutes with all that was done, objected to once; all of it on record."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import Permission
from django.utils import timezone
from django.utils.translation import override

from server.accounts.models import Guest, Member
from server.core import periods
from server.core.messages import say
from server.members.claiming import claim as sign_in
from server.members.leaving import leave_as_guest
from server.moderation.actions import hide_line
from server.moderation.claiming import claim, give_back
from server.moderation.deciding import answer_appeal, appeal, decide_case, undo_decision
from server.moderation.models import BAN_PERIODS, KINDS, PERIODS, AuditEntry, Case
from server.moderation.outcomes import effects_of, taken_back, touched_by_decision
from server.moderation.reporting import report
from server.rooms.chat import lines_above
from server.rooms.chat import say as say_line
from server.rooms.refusals import Refused
from server.rooms.services import room_picture
from tests.support.guests import ANN, BEN, EVE, refused
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import VILE, WHY, deeds, later, read

# ---- holding a case


def holder(case):
    case.refresh_from_db()
    return case.claimed_by if case.claimed else None


def test_what_one_holds_another_neither_takes_nor_decides_nor_gives_back(member, other, case):
    claim(member, case)
    for act in (
        lambda: claim(other, case),
        lambda: give_back(other, case),
        lambda: decide_case(other, case, "hide", "insult", WHY),
    ):
        with pytest.raises(Refused, match="case-claimed") as refusal:
            act()
        assert refusal.value.params == {"name": "Zofia", "minutes": 15}
    assert holder(case) == member and not AuditEntry.objects.deeds().exists()
    decide_case(member, case, "nothing", "", WHY)
    assert holder(case) is None


def test_a_claim_ends_by_itself(member, other, case):
    claim(member, case)
    later(14)
    with pytest.raises(Refused, match="case-claimed"):
        claim(other, case)
    later(2)
    assert holder(case) is None
    claim(other, case)
    assert holder(case) == other
    with pytest.raises(Refused, match="case-claimed"):
        decide_case(member, case, "nothing", "", WHY)


def test_whoever_holds_it_may_hold_it_longer_and_decides_late_if_nobody_else_has_come(member, case):
    claim(member, case)
    later(14)
    claim(member, case)
    later(14)
    assert holder(case) == member
    later(20)
    assert holder(case) is None
    decide_case(member, case, "nothing", "", WHY)


def test_what_was_given_back_is_anybodys(member, other, case):
    claim(member, case)
    give_back(member, case)
    assert holder(case) is None
    claim(other, case)
    assert holder(case) == other


def test_nothing_is_held_that_waits_no_more(member, other, case):
    decide_case(member, case, "warn", "insult", WHY)
    for who, code in ((member, "decided-already"), (other, "case-decided")):
        with pytest.raises(Refused, match=code):
            claim(who, case)
    appeal(case, "it was a quotation")
    with pytest.raises(Refused, match="own-decision"):
        claim(member, case)
    claim(other, case)
    answer_appeal(other, case, True, WHY)
    assert holder(case) is None


# ---- deciding


@pytest.fixture
def case(table):
    """Ben has reported a line of Ann's."""
    say_line(table.code, ANN, "hello there")
    say_line(table.code, ANN, VILE)
    return report(table.code, BEN, "table", 2, "insult", "please look").case


def heard(case):
    return [line.text for line in lines_above(case.place, "table", 0)]


def on_record():
    rows = AuditEntry.objects.deeds().order_by("pk")
    return [(entry.who, entry.what, entry.kind, entry.reason) for entry in rows]


def test_a_line_that_is_judged_to_be_vile_is_heard_no_more(member, case):
    version = room_picture(case.place).version
    decide_case(member, case, "hide", "insult", WHY)
    picture = room_picture(case.place)
    assert heard(case) == ["hello there"]
    assert picture.hidden == {"table": [2]} and picture.version > version
    case.refresh_from_db()
    assert (case.state, case.outcome, case.told) == ("decided", "hide", False)
    assert on_record() == [("Zofia", "decide_case", "case", WHY)]
    entry = AuditEntry.objects.deeds().get()
    assert (entry.target, entry.room) == (f"{case.place} table 2", case.place)
    assert entry.after == {"outcome": "hide", "ground": "insult"}


@pytest.mark.parametrize(("outcome", "told"), [("warn", False), ("nothing", True)])
def test_a_milder_decision_leaves_the_line_and_is_the_only_one(member, other, case, outcome, told):
    decide_case(member, case, outcome, "insult", WHY)
    with refused("case-decided"):
        decide_case(other, case, "hide", "insult", WHY)
    case.refresh_from_db()
    assert heard(case) == ["hello there", VILE] and len(on_record()) == 1
    assert (case.told, case.ground) == (told, "" if told else "insult")


def test_a_case_outlives_its_room(member, case, room):
    room.delete()
    case.refresh_from_db()
    decide_case(member, case, "hide", "insult", WHY)
    assert [line.text for line in case.lines.all()] == ["hello there", VILE]


@pytest.mark.parametrize("concerned", [ANN, BEN])
def test_nobody_holds_or_decides_it_who_said_the_line_or_reported_it(member, case, room, concerned):
    Guest.objects.filter(pk=concerned).update(member=member)
    with refused("party", room):
        claim(member, case)
    with refused("party", room):
        decide_case(member, case, "nothing", "", WHY)
    assert holder(case) is None
    Guest.objects.filter(pk=concerned).update(member=None)
    decide_case(member, case, "nothing", "", WHY)


# Objections


@pytest.fixture
def appealed(member, case):
    decide_case(member, case, "hide", "insult", WHY)
    appeal(case, "it was a quotation")
    return case


@pytest.mark.parametrize("upheld", [True, False])
def test_another_moderator_answers_it_once(other, appealed, upheld):
    Case.objects.update(told=True)
    appealed.reports.update(told=True)
    answer_appeal(other, appealed, upheld, WHY)
    assert heard(appealed) == (["hello there"] if upheld else ["hello there", VILE])
    assert room_picture(appealed.place).hidden["table"] == ([2] if upheld else [])
    appealed.refresh_from_db()
    assert (appealed.state, appealed.upheld, appealed.told) == ("answered", upheld, False)
    assert appealed.reports.get().told is upheld
    assert on_record()[1:] == [("Olga", "answer_appeal", "case", WHY)]
    with refused("case-answered"):
        answer_appeal(other, appealed, not upheld, WHY)


def test_one_objects_once_and_only_where_something_follows(member, other, case):
    with refused("no-appeal"):
        appeal(case, "but")
    decide_case(member, case, "nothing", "", WHY)
    with refused("no-appeal"):
        appeal(case, "but")
    undo_decision(member, case, WHY)
    # Who never heard of the report hears nothing of the undoing.
    ann = Visitor(ANN)
    read(ann, f"/decisions/{case.code}/", 404)
    assert say("en", "decisions-news") not in read(ann, "/lobby/")
    decide_case(member, case, "hide", "insult", WHY)
    appeal(case, "it was a quotation")
    with refused("no-appeal"):
        appeal(case, "and another thing")
    answer_appeal(other, case, True, WHY)
    with refused("no-appeal"):
        appeal(case, "and another thing")
    case.refresh_from_db()
    assert case.appeal == "it was a quotation"


def test_one_objects_while_it_is_remembered(member, case):
    decide_case(member, case, "warn", "spam", WHY)
    Case.objects.update(decided_at=timezone.now() - timedelta(days=periods.APPEAL + 1))
    with refused("no-appeal"):
        appeal(case, "it was a quotation")
    Case.objects.update(decided_at=timezone.now() - timedelta(days=periods.APPEAL - 1))
    appeal(case, "it was a quotation")


def test_nothing_is_shown_again_of_a_line_whose_author_has_left(other, member, case):
    decide_case(member, case, "hide", "insult", WHY)
    Case.objects.update(state=Case.APPEALED)
    case.room.chat.update(text="")
    answer_appeal(other, case, False, WHY)
    assert room_picture(case.place).hidden == {"table": [2]}


# Who goes, and who signs in


def test_with_its_author_a_case_loses_its_evidence_and_its_end(member, case):
    leave_as_guest(ANN)
    case.refresh_from_db()
    assert (case.state, case.author, case.name) == ("gone", None, "")
    assert {(line.name, line.text) for line in case.lines.all()} == {("", "")}
    with refused("case-gone"):
        decide_case(member, case, "hide", "insult", WHY)
    with refused("case-gone"):
        claim(member, case)
    Case.objects.all().delete()
    with refused("case-gone"):
        claim(member, case)


def test_with_its_reporter_a_case_loses_their_words_alone(member, case):
    leave_as_guest(EVE)
    assert case.reports.get().words == "please look"
    leave_as_guest(BEN)
    report_left = case.reports.get()
    assert (report_left.reporter, report_left.words) == (None, "")
    case.refresh_from_db()
    assert case.state == "open" and [line.text for line in case.lines.all()][1] == VILE


def test_whoever_signs_in_takes_them_along(case):
    ann, ben = (Member.objects.create_user(name) for name in ("Ania", "Benek"))
    sign_in(ANN, ann)
    sign_in(BEN, ben)
    case.refresh_from_db()
    assert case.author is not None and case.author.member == ann
    assert {line.guest.member for line in case.lines.all() if line.guest} == {ann}
    assert case.reports.get().reporter.member == ben


# ---- taking back


def test_what_was_hidden_is_shown_again_and_the_case_waits(member, case):
    decide_case(member, case, "hide", "insult", WHY)
    version = room_picture(case.place).version
    undo_decision(member, case, "the wrong line")
    picture = room_picture(case.place)
    assert picture.hidden["table"] == [] and picture.version > version
    case.refresh_from_db()
    assert (case.state, case.outcome, case.ground, case.decided_by) == ("open", "", "", None)
    assert case.claimed_by == member and case.claimed
    did, undid = AuditEntry.objects.deeds().order_by("pk")
    assert undid.reason == "the wrong line"
    assert undid.before == did.after == {"outcome": "hide", "ground": "insult"}
    decide_case(member, case, "warn", "spam", WHY)
    assert deeds() == ["decide_case", "undo_decision", "decide_case"]


def test_what_somebody_had_hidden_before_stays_hidden(member, other, case, room):
    hide_line(other, room.chat.get(number=case.number), WHY)
    decide_case(member, case, "hide", "insult", WHY)
    undo_decision(member, case, WHY)
    assert room_picture(case.place).hidden == {"table": [case.number]}
    decide_case(member, case, "hide", "insult", WHY)
    appeal(case, "it was a quotation")
    answer_appeal(other, case, False, WHY)
    assert room_picture(case.place).hidden == {"table": [case.number]}


@pytest.mark.parametrize("minutes", [9, 11])
def test_it_can_be_taken_back_for_ten_minutes(member, case, minutes):
    decide_case(member, case, "hide", "insult", WHY)
    later(minutes)
    if minutes < 10:
        return undo_decision(member, case, WHY)
    with refused("undo-late"):
        undo_decision(member, case, WHY)
    assert room_picture(case.place).hidden == {"table": [case.number]}
    assert deeds() == ["decide_case"]


def test_only_by_whoever_made_it_and_is_no_party_to_it_meanwhile_and_only_once(member, other, case):
    decide_case(member, case, "hide", "insult", WHY)
    with refused("undo-not-own"):
        undo_decision(other, case, WHY)
    Guest.objects.filter(pk=BEN).update(member=member)
    with refused("party"):
        undo_decision(member, case, WHY)
    Guest.objects.filter(pk=BEN).update(member=None)
    undo_decision(member, case, WHY)
    for who, code in ((member, "undone-already"), (other, "case-claimed")):
        with refused(code):
            undo_decision(who, case, WHY)
    assert deeds() == ["decide_case", "undo_decision"]


def test_not_once_its_author_has_objected(member, other, case):
    decide_case(member, case, "hide", "insult", WHY)
    appeal(case, "it was a quotation")
    with refused("undo-objected"):
        undo_decision(member, case, WHY)
    claim(other, case)
    answer_appeal(other, case, False, WHY)
    with refused("undo-objected"):
        undo_decision(member, case, WHY)


def test_both_sides_hear_of_it(member, case):
    ann, ben = Visitor(ANN, "pl"), Visitor(BEN, "pl")
    decision, report = f"/decisions/{case.code}/", f"/reports/{case.reports.get().code}/"
    decide_case(member, case, "hide", "insult", WHY)
    assert say("pl", "decision-outcome-hide") in read(ann, decision)
    assert say("pl", "report-outcome-hide") in read(ben, report)
    undo_decision(member, case, WHY)
    for visitor in (ann, ben):
        assert say("pl", "decisions-news") in read(visitor, "/lobby/")
        assert say("pl", "news-unread") in read(visitor, "/reports/")
    page = read(ann, decision)
    assert say("pl", "decision-undone") in page and "hide" not in page.split("<main")[1]
    assert say("pl", "decision-undone-waits") in page
    assert say("pl", "report-undone") in read(ben, report)
    for visitor in (ann, ben):
        assert say("pl", "decisions-news") not in read(visitor, "/lobby/")
        assert say("pl", "news-unread") not in read(visitor, "/reports/")


def test_so_they_do_when_nothing_follows_in_the_end(member, case):
    ann = Visitor(ANN, "pl")
    decide_case(member, case, "warn", "insult", WHY)
    undo_decision(member, case, WHY)
    read(ann, f"/decisions/{case.code}/")
    decide_case(member, case, "nothing", "", WHY)
    assert say("pl", "decisions-news") in read(ann, "/lobby/")
    page = read(ann, f"/decisions/{case.code}/")
    assert say("pl", "decision-undone-nothing") in page
    # Taken back once more, it still is something that its author has heard of.
    undo_decision(member, case, WHY)
    assert say("pl", "decision-undone-waits") in read(ann, f"/decisions/{case.code}/")


def test_every_outcome_says_what_it_does_and_what_takes_it_back():
    for kind in KINDS:
        effects = effects_of(Case(kind=kind))
        assert {"warn", "nothing"} < effects.keys()
        assert all(effect.touched and effect.touched_again for effect in effects.values())
        for outcome in effects:
            assert taken_back(Case(kind=kind, outcome=outcome.partition("-")[0])) is not None


def test_whom_a_decision_touches_is_said_before(case, member):
    member.user_permissions.add(Permission.objects.get(codename="ban_person"))
    with override("pl"):
        preview = touched_by_decision(case, member)
        told = {key: [str(one) for one in people] for key, _, people in preview}
    hidden = say("pl", "touched-hidden", room=case.place)
    author = say("pl", "touched-author", name="Ann", days=30)
    phrases = say("pl", "touched-phrases", name="Ann")
    silent = say("pl", "touched-muted", name="Ann")
    sent_out = say("pl", "touched-banned", name="Ann")
    reporters = say("pl", "touched-reporters", people="Ben")
    assert told == {
        "hide": [hidden, author, reporters],
        "phrases-week": [hidden, phrases, author, reporters],
        **{f"mute-{period}": [hidden, silent, author, reporters] for period in PERIODS},
        **{f"ban-{period}": [hidden, sent_out, author, reporters] for period in BAN_PERIODS},
        "warn": [author, reporters],
        "nothing": [say("pl", "touched-author-not"), reporters],
    }
