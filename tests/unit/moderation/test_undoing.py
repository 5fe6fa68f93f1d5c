"""A decision is taken back by whoever made it, within ten minutes, with everything it did; both
sides hear of it, and all of it is on record."""

from __future__ import annotations

from html import unescape

import pytest
from django.contrib.auth.models import Permission
from django.utils.translation import override

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.moderation.actions import hide_line
from server.moderation.claiming import claim
from server.moderation.deciding import answer_appeal, appeal, decide_case, undo_decision
from server.moderation.models import BAN_PERIODS, KINDS, PERIODS, AuditEntry, Case
from server.moderation.outcomes import effects_of, taken_back, touched_by_decision
from server.rooms.models import Room
from server.rooms.refusals import Refused
from server.rooms.services import room_picture
from tests.support.guests import ANN, BEN
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import WHY, later

LANGUAGES = pytest.mark.parametrize("language", ["pl", "en"])


def text(visitor: Visitor, page: str) -> str:
    response = visitor.get(page)
    assert response.status_code == 200
    return unescape(response.content.decode())


def test_what_was_hidden_is_shown_again_and_the_case_waits(member: Member, case: Case) -> None:
    decide_case(member, case, "hide", "insult", WHY)
    version = room_picture(case.place).version
    undo_decision(member, case, "the wrong line")
    picture = room_picture(case.place)
    assert picture.hidden["table"] == [] and picture.version > version
    case.refresh_from_db()
    assert (case.state, case.outcome, case.ground, case.decided_by) == ("open", "", "", None)
    assert case.claimed_by == member and case.claimed
    did, undid = AuditEntry.objects.deeds().order_by("pk")
    assert (did.what, undid.what, undid.reason) == (
        "decide_case",
        "undo_decision",
        "the wrong line",
    )
    assert undid.before == did.after == {"outcome": "hide", "ground": "insult"}
    decide_case(member, case, "warn", "spam", WHY)
    assert [entry.what for entry in AuditEntry.objects.deeds().order_by("pk")][2:] == [
        "decide_case"
    ]


def test_what_somebody_had_hidden_before_stays_hidden(
    member: Member, other: Member, case: Case, room: Room
) -> None:
    hide_line(other, room.chat.get(number=case.number), WHY)
    decide_case(member, case, "hide", "insult", WHY)
    undo_decision(member, case, WHY)
    assert room_picture(case.place).hidden == {"table": [case.number]}
    decide_case(member, case, "hide", "insult", WHY)
    appeal(case, "it was a quotation")
    answer_appeal(other, case, False, WHY)
    assert room_picture(case.place).hidden == {"table": [case.number]}


@pytest.mark.parametrize(("minutes", "code"), [(9, None), (11, "undo-late")])
def test_it_can_be_taken_back_for_ten_minutes(
    member: Member, case: Case, minutes: int, code: str | None
) -> None:
    decide_case(member, case, "hide", "insult", WHY)
    later(minutes)
    if code is None:
        return undo_decision(member, case, WHY)
    with pytest.raises(Refused, match=code):
        undo_decision(member, case, WHY)
    assert room_picture(case.place).hidden == {"table": [case.number]}
    assert AuditEntry.objects.deeds().count() == 1


def test_only_by_whoever_made_it_and_only_once(member: Member, other: Member, case: Case) -> None:
    decide_case(member, case, "hide", "insult", WHY)
    with pytest.raises(Refused, match="undo-not-own"):
        undo_decision(other, case, WHY)
    undo_decision(member, case, WHY)
    with pytest.raises(Refused, match="undone-already"):
        undo_decision(member, case, WHY)
    with pytest.raises(Refused, match="case-claimed"):
        undo_decision(other, case, WHY)
    assert AuditEntry.objects.deeds().count() == 2


def test_not_once_its_author_has_objected(member: Member, other: Member, case: Case) -> None:
    decide_case(member, case, "hide", "insult", WHY)
    appeal(case, "it was a quotation")
    with pytest.raises(Refused, match="undo-objected"):
        undo_decision(member, case, WHY)
    claim(other, case)
    answer_appeal(other, case, False, WHY)
    with pytest.raises(Refused, match="undo-objected"):
        undo_decision(member, case, WHY)


def test_nor_by_whoever_is_a_party_to_it_meanwhile(member: Member, case: Case) -> None:
    decide_case(member, case, "hide", "insult", WHY)
    Guest.objects.filter(pk=BEN).update(member=member)
    with pytest.raises(Refused, match="party"):
        undo_decision(member, case, WHY)


@LANGUAGES
def test_both_sides_hear_of_it(member: Member, case: Case, language: str) -> None:
    ann, ben = Visitor(ANN, language), Visitor(BEN, language)
    decision, report = f"/decisions/{case.code}/", f"/reports/{case.reports.get().code}/"
    decide_case(member, case, "hide", "insult", WHY)
    assert say(language, "decision-outcome-hide") in text(ann, decision)
    assert say(language, "report-outcome-hide") in text(ben, report)
    undo_decision(member, case, WHY)
    for visitor in (ann, ben):
        assert say(language, "decisions-news") in text(visitor, "/lobby/")
        assert say(language, "news-unread") in text(visitor, "/reports/")
    page = text(ann, decision)
    assert say(language, "decision-undone") in page and "hide" not in page.split("<main")[1]
    assert say(language, "decision-undone-waits") in page
    assert say(language, "report-undone") in text(ben, report)
    for visitor in (ann, ben):
        assert say(language, "decisions-news") not in text(visitor, "/lobby/")
        assert say(language, "news-unread") not in text(visitor, "/reports/")


@LANGUAGES
def test_so_they_do_when_nothing_follows_in_the_end(
    member: Member, case: Case, language: str
) -> None:
    ann = Visitor(ANN, language)
    decide_case(member, case, "warn", "insult", WHY)
    undo_decision(member, case, WHY)
    text(ann, f"/decisions/{case.code}/")
    decide_case(member, case, "nothing", "", WHY)
    assert say(language, "decisions-news") in text(ann, "/lobby/")
    page = text(ann, f"/decisions/{case.code}/")
    assert say(language, "decision-undone-nothing") in page
    # Taken back once more, it still is something that its author has heard of.
    undo_decision(member, case, WHY)
    assert say(language, "decision-undone-waits") in text(ann, f"/decisions/{case.code}/")


def test_whoever_never_heard_of_a_report_never_hears_of_the_undoing(
    member: Member, case: Case
) -> None:
    decide_case(member, case, "nothing", "", WHY)
    undo_decision(member, case, WHY)
    ann = Visitor(ANN)
    assert ann.get(f"/decisions/{case.code}/").status_code == 404
    assert say("en", "decisions-news") not in text(ann, "/lobby/")


def test_every_outcome_says_what_it_does_and_what_takes_it_back() -> None:
    for kind in KINDS:
        effects = effects_of(Case(kind=kind))
        assert {"warn", "nothing"} < effects.keys()
        assert all(effect.touched and effect.touched_again for effect in effects.values())
        for outcome in effects:
            assert taken_back(Case(kind=kind, outcome=outcome.partition("-")[0])) is not None


@LANGUAGES
def test_whom_a_decision_touches_is_said_before(case: Case, member: Member, language: str) -> None:
    member.user_permissions.add(Permission.objects.get(codename="ban_person"))
    with override(language):
        preview = touched_by_decision(case, member)
        told = {key: [str(one) for one in people] for key, _, people in preview}
    hidden = say(language, "touched-hidden", room=case.place)
    author = say(language, "touched-author", name="Ann", days=30)
    phrases = say(language, "touched-phrases", name="Ann")
    silent = say(language, "touched-muted", name="Ann")
    sent_out = say(language, "touched-banned", name="Ann")
    reporters = say(language, "touched-reporters", people="Ben")
    assert told == {
        "hide": [hidden, author, reporters],
        "phrases-week": [hidden, phrases, author, reporters],
        **{f"mute-{period}": [hidden, silent, author, reporters] for period in PERIODS},
        **{f"ban-{period}": [hidden, sent_out, author, reporters] for period in BAN_PERIODS},
        "warn": [author, reporters],
        "nothing": [say(language, "touched-author-not"), reporters],
    }
