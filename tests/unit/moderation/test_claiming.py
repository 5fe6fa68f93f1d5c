"""Claims: one moderator at a time decides about a case, for a quarter of an hour."""

from __future__ import annotations

import pytest

from server.accounts.models import Guest, Member
from server.members.leaving import leave_as_guest
from server.moderation.claiming import claim, give_back
from server.moderation.deciding import answer_appeal, appeal, decide_case
from server.moderation.models import AuditEntry, Case
from server.rooms.refusals import Refused
from tests.support.guests import ANN, refused
from tests.unit.moderation.cases import WHY, later


def holder(case: Case) -> Member | None:
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


def test_whoever_holds_it_may_hold_it_longer(member, other, case):
    claim(member, case)
    later(14)
    claim(member, case)
    later(14)
    assert holder(case) == member


def test_whose_claim_has_ended_still_decides_if_nobody_else_has_come(member, case):
    claim(member, case)
    later(20)
    decide_case(member, case, "nothing", "", WHY)


def test_what_was_given_back_is_anybodys(member, other, case):
    claim(member, case)
    give_back(member, case)
    assert holder(case) is None
    claim(other, case)
    assert holder(case) == other


def test_nobody_holds_a_case_that_concerns_them(member, case, room):
    Guest.objects.filter(pk=ANN).update(member=member)
    with refused("party", room):
        claim(member, case)
    assert holder(case) is None


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


def test_with_its_author_goes_what_was_to_be_held(member, case):
    leave_as_guest(ANN)
    with pytest.raises(Refused, match="case-gone"):
        claim(member, case)
    Case.objects.all().delete()
    with pytest.raises(Refused, match="case-gone"):
        claim(member, case)
