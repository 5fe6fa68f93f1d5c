"""A decision is taken back by whoever made it, within ten minutes, with everything it did; both
sides hear of it, and all of it is on record."""

import pytest
from django.contrib.auth.models import Permission
from django.utils.translation import override

from server.accounts.models import Guest
from server.core.messages import say
from server.moderation.actions import hide_line
from server.moderation.claiming import claim
from server.moderation.deciding import answer_appeal, appeal, decide_case, undo_decision
from server.moderation.models import BAN_PERIODS, KINDS, PERIODS, AuditEntry, Case
from server.moderation.outcomes import effects_of, taken_back, touched_by_decision
from server.rooms.services import room_picture
from tests.support.guests import ANN, BEN, refused
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import WHY, deeds, later, read


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


def test_only_by_whoever_made_it_and_only_once(member, other, case):
    decide_case(member, case, "hide", "insult", WHY)
    with refused("undo-not-own"):
        undo_decision(other, case, WHY)
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


def test_nor_by_whoever_is_a_party_to_it_meanwhile(member, case):
    decide_case(member, case, "hide", "insult", WHY)
    Guest.objects.filter(pk=BEN).update(member=member)
    with refused("party"):
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


def test_whoever_never_heard_of_a_report_never_hears_of_the_undoing(member, case):
    decide_case(member, case, "nothing", "", WHY)
    undo_decision(member, case, WHY)
    ann = Visitor(ANN)
    read(ann, f"/decisions/{case.code}/", 404)
    assert say("en", "decisions-news") not in read(ann, "/lobby/")


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
