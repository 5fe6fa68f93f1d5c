"""Bans of more than 30 days or of an address: two moderators, one of whom confirms."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core import periods
from server.core.messages import say
from server.members.leaving import leave_as_guest
from server.moderation.claiming import claim
from server.moderation.deciding import answer_appeal, appeal
from server.moderation.models import AuditEntry, Case, Proposal
from server.moderation.parties import Party, shown_to
from server.moderation.proposing import confirm_ban, propose_ban, refuse_ban
from server.operations.retention import forget_old
from server.rooms.bans import ban_of
from server.rooms.models import Sanction, SanctionedRange
from server.rooms.sanctions import UNTRACED
from server.rooms.services import set_ready
from tests.support.guests import ANN, BEN, refused
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import WHY, deeds, one_of, read

HERE = "203.0.113.7"


@pytest.fixture
def first(db):
    return one_of("moderator", "Zofia")


@pytest.fixture
def second(db):
    return one_of("moderator", "Olga")


@pytest.fixture
def proposal(first, ann):
    propose_ban(first, ann, "year", "insult", WHY, "near")
    return Proposal.objects.get()


def is_banned():
    return ban_of(ANN, None, UNTRACED) is not None


def test_it_holds_from_when_somebody_else_confirms_it(first, second, proposal):
    confirm_ban(second, proposal, "I agree")
    ban, case, entry = Sanction.objects.get(), Case.objects.get(), AuditEntry.objects.first()
    assert is_banned() and (ban.network, ban.by) == ("near", first)
    assert abs(ban.until - timezone.now() - timedelta(days=365)) < timedelta(minutes=1)
    assert (case.decided_by, case.confirmed_by) == (first, second)
    proposal.refresh_from_db()
    assert (proposal.standing, proposal.answered_by) == ("confirmed", second)
    assert entry is not None and entry.before == {"proposed_by": "Zofia", "period": "year"}
    assert (entry.who, entry.reason, entry.after["network"]) == ("Olga", "I agree", "near")
    assert deeds() == ["propose_ban", "confirm_ban"]


def test_or_does_not_if_they_refuse_it(second, proposal):
    refuse_ban(second, proposal, "too long")
    proposal.refresh_from_db()
    assert not is_banned() and (proposal.standing, proposal.answer) == ("refused", "too long")
    assert deeds() == ["propose_ban", "refuse_ban"]


@pytest.mark.parametrize("answer", [confirm_ban, refuse_ban])
def test_it_is_answered_once_and_by_somebody_else(first, second, proposal, answer):
    with refused("own-proposal"):
        answer(first, proposal, WHY)
    assert not is_banned() and deeds() == ["propose_ban"]
    confirm_ban(second, proposal, WHY)
    with refused("proposal-answered"):
        answer(second, proposal, WHY)
    assert Sanction.objects.count() == 1


def test_of_a_person_one_waits_at_a_time_and_is_void_by_itself(second, ann, proposal):
    assert abs(proposal.until - timezone.now() - timedelta(days=3)) < timedelta(minutes=1)
    with refused("proposed-already"):
        propose_ban(second, ann, "quarter", "spam", WHY)
    Proposal.objects.update(until=timezone.now())
    with refused("proposal-void"):
        confirm_ban(second, proposal, WHY)
    proposal.refresh_from_db()
    assert proposal.standing == "void" and not is_banned()
    propose_ban(second, ann, "quarter", "spam", WHY)


def test_who_plays_with_them_neither_proposes_nor_answers(second, table, ann, proposal):
    Guest.objects.filter(pk=BEN).update(member=second)
    for guest in (ANN, BEN):
        set_ready(table.code, guest, True)
    with refused("party"):
        confirm_ban(second, proposal, WHY)
    Proposal.objects.all().delete()
    with refused("party"):
        propose_ban(second, ann, "year", "insult", WHY)


def test_nobody_confirms_a_ban_of_staff_without_the_right_or_of_who_has_left(second, ann, proposal):
    with refused("may-not-ban"):
        confirm_ban(Member.objects.create_user("Hela", is_staff=True), proposal, WHY)
    ania = Member.objects.create_user("Ania", is_staff=True)
    Guest.objects.filter(pk=ANN).update(member=ania)
    with refused("bans-staff"):
        confirm_ban(second, proposal, WHY)
    Guest.objects.filter(pk=ANN).update(member=None)
    leave_as_guest(ANN)
    proposal.refresh_from_db()
    assert proposal.name == ""
    with refused("proposal-gone"):
        confirm_ban(second, proposal, WHY)


def test_an_objection_is_for_a_third(first, second, proposal):
    confirm_ban(second, proposal, WHY)
    case = Case.objects.get()
    appeal(case, "it was somebody else")
    for one in (first, second):
        with refused("own-decision"):
            answer_appeal(one, case, True, WHY)
        with refused("own-decision"):
            claim(one, case)
    answer_appeal(one_of("moderator", "Trzecia"), case, False, WHY)
    assert not is_banned()


def test_who_it_is_about_sees_nothing_of_it(second, proposal):
    assert shown_to(Party(second), Proposal.objects.all()).exists()
    Guest.objects.filter(pk=ANN).update(member=second)
    assert not shown_to(Party(second), Proposal.objects.all()).exists()


def test_it_is_forgotten_with_the_cases(proposal):
    Proposal.objects.update(until=timezone.now() - timedelta(days=periods.REPORT - 1))
    forget_old()
    assert Proposal.objects.exists()
    Proposal.objects.update(until=timezone.now() - timedelta(days=periods.REPORT + 1))
    forget_old()
    assert not Proposal.objects.exists()


# ---- on the staff's pages


def test_it_is_proposed_at_a_persons_page_and_confirmed_at_the_desk(staff, ann):
    one, other = staff("moderator"), staff("admin")
    said = {"period": "quarter", "network": "wide", "ground": "insult", "reason": WHY}
    page = f"/admin/accounts/guest/{ANN}/propose-ban/"
    for wrong in ({"period": "ever"}, {"network": "all"}, {"ground": ""}):
        assert one.post(page, {**said, **wrong}).status_code == 200
    assert not Proposal.objects.exists()
    form = read(one, page)
    for key in ("touched-proposed", "proposal-record"):
        assert say("en", key, name="Ann") in form
    # It does not happen at once.
    assert say("en", "touched-banned", name="Ann") not in form
    assert one.post(page, said).status_code == 302
    address = f"/admin/moderation/proposal/{Proposal.objects.get().pk}"
    shown = read(other, f"{address}/change/")
    for word in ("network-wide", "period-quarter", "proposal-waiting", "moderation-confirm_ban"):
        assert say("en", word) in shown
    assert say("en", "waiting-proposals") in read(other, "/admin/")
    touched = read(other, f"{address}/confirm/").partition('class="touched"')[2]
    for word in ("network-wide", "period-quarter", "because-insult"):
        assert say("en", word) in touched
    assert one.post(f"{address}/confirm/", {"reason": WHY}).status_code == 302
    assert not is_banned()
    assert other.post(f"{address}/confirm/", {"reason": WHY}).status_code == 302
    assert is_banned()
    shown = read(other, f"{address}/change/")
    assert say("en", "moderation-confirm_ban") not in shown


# ---- whoever shares the address


@pytest.fixture
def neighbour(second, proposal):
    """Somebody else's browser, at the address from which Ann has come since."""
    found = at_the_address(Visitor())
    read(found, "/lobby/")
    confirm_ban(second, proposal, WHY)
    read(at_the_address(Visitor(ANN)), "/lobby/", 403)
    Guest.objects.create(id=found.guest)
    Guest.objects.update(created_at=timezone.now() - timedelta(days=300))
    return found


def at_the_address(visitor):
    visitor.defaults["REMOTE_ADDR"] = HERE
    return visitor


def test_a_neighbour_reads_that_it_is_the_address_and_is_shown_the_way_in(neighbour):
    neighbour.cookies["django_language"] = "pl"
    shown = read(neighbour, "/lobby/", 403)
    for word in ("banned-address", "banned-address-members", "because-insult", "appeal-send"):
        assert say("pl", word) in shown
    assert 'href="/account/login/"' in shown
    assert Sanction.objects.count() == 1
    # Who is no browser yet is kept out as well, and nothing is written of them.
    # Without a cookie nobody objects yet, but is shown the way.
    first = read(at_the_address(Visitor()), "/lobby/", 403)
    assert say("en", "banned-address") in first and '<a href="/banned/">' in first
    assert SanctionedRange.objects.count() == 1


@pytest.mark.parametrize("upheld", [True, False])
def test_a_neighbour_objects_as_a_guest_and_is_let_in_alone(neighbour, first, upheld):
    assert neighbour.submit("/banned/", appeal="no").status_code == 400
    answer = neighbour.submit("/banned/", appeal="I only live here")
    case = Case.objects.get(appeal="I only live here")
    assert answer["Location"] == f"/decisions/{case.code}/"
    assert case.author_id == neighbour.guest and case.state == Case.APPEALED
    read(neighbour, f"/decisions/{case.code}/")
    # Once.
    again = neighbour.submit("/settings/", "/banned/", appeal="I only live here")
    assert again.status_code == 200
    assert Case.objects.count() == 2
    with refused("own-decision"):
        answer_appeal(first, case, upheld, WHY)
    answer_appeal(one_of("moderator", "Trzecia"), case, upheld, WHY)
    read(neighbour, "/lobby/", 403 if upheld else 200)
    read(at_the_address(Visitor()), "/lobby/", 403)
    assert is_banned()


def test_a_member_of_before_is_let_in_and_one_who_came_later_objects(neighbour):
    for name in ("Basia", "Ola"):
        Visitor().sign_up(name)
    long_ago = timezone.now() - timedelta(days=300)
    Member.objects.filter(username="Ola").update(date_joined=long_ago)
    ola = at_the_address(Visitor())
    assert ola.sign_in("Ola").status_code == 302
    read(ola, "/lobby/")
    neighbour.sign_in("Basia")
    read(neighbour, "/lobby/", 403)
    neighbour.submit("/banned/", appeal="I only live here")
    case = Case.objects.get(appeal="I only live here")
    answer_appeal(one_of("moderator", "Trzecia"), case, False, WHY)
    read(neighbour, "/lobby/")


def test_a_reason_that_says_it_is_one_is_not_called_so_again(staff, proposal):
    """ "Because of: Reason: it insults somebody." said it twice."""
    client, queue = staff("moderator"), "/admin/moderation/proposal/"
    for address in (queue, f"{queue}{proposal.pk}/change/"):
        page = read(client, address, language="pl")
        assert say("pl", "because-insult") in page
        grounds, told = (say("pl", f"field-{key}") for key in ("grounds", "told-why"))
        assert told in page.lower() and f">{grounds}<" not in page.lower()


def test_the_answer_is_offered_to_somebody_else_and_its_proposer_reads_why(first, second, proposal):
    address = f"/admin/moderation/proposal/{proposal.pk}/"

    def shown(who):
        client = Client()
        client.force_login(who)
        page = read(client, f"{address}change/", language="pl")
        ways = (f"{address}confirm/", f"{address}refuse/", say("pl", "refuse-own-proposal"))
        return [each in page for each in ways]

    assert (shown(first), shown(second)) == ([False, False, True], [True, True, False])
    refuse_ban(second, proposal, WHY)
    assert shown(first) == [False, False, False]
