"""A case on its page: who holds it, the form for whoever does, the way back, and what a refusal
leaves."""

from __future__ import annotations

from html import unescape

import pytest
from django.test import Client
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.moderation.claiming import claim
from server.moderation.deciding import appeal, decide_case, undo_decision
from server.moderation.models import KINDS, AuditEntry, Case
from server.moderation.outcomes import effects_of
from server.moderation.reporting import report
from server.rooms.chat import say as say_line
from server.rooms.models import Room, Sanction
from tests.support.guests import ANN, BEN, EVE
from tests.unit.moderation.cases import WHY, later
from tests.unit.moderation.conftest import Staff

QUEUE = "/admin/moderation/case/"


def holder(case: Case) -> Member | None:
    case.refresh_from_db()
    return case.claimed_by if case.claimed else None


def test_everybody_is_told_who_holds_a_case(staff: Staff, member: Member, case: Case) -> None:
    claim(member, case)
    client = staff("moderator")
    page = f"{QUEUE}{case.pk}/change/"
    for address in (QUEUE, page):
        assert "Zofia" in unescape(client.get(address).content.decode())
    assert f"{case.pk}/claim/" not in client.get(page).content.decode()
    # Once more, since minutes may have gone by on a machine that has other work.
    claim(member, case)
    answered = client.post(f"{QUEUE}{case.pk}/claim/", follow=True)
    told = say("en", "refuse-case-claimed", name="Zofia", minutes=15)
    assert told in unescape(answered.content.decode())
    assert holder(case) == member


def test_the_form_is_for_whoever_holds_the_case(staff: Staff, case: Case) -> None:
    client = staff("moderator")
    form, page = f"{QUEUE}{case.pk}/decide/", f"{QUEUE}{case.pk}/change/"
    assert client.get(form)["Location"] == page
    # To look at an address holds nothing.
    client.get(f"{QUEUE}{case.pk}/claim/")
    assert holder(case) is None
    client.post(f"{QUEUE}{case.pk}/claim/")
    assert client.get(form).status_code == 200
    client.post(f"{QUEUE}{case.pk}/give-back/")
    assert holder(case) is None and client.get(form).status_code == 302


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_decided_is_told_in_words(staff: Staff, case: Case, kind: str) -> None:
    client = staff("moderator")
    for outcome in {key.partition("-")[0] for key in effects_of(Case(kind=kind))}:
        Case.objects.update(kind=kind, state=Case.DECIDED, outcome=outcome, ground="other")
        text = client.get(f"{QUEUE}{case.pk}/change/").content.decode()
        assert f"outcome-{outcome}" not in text, outcome


def test_of_a_decision_that_was_taken_back_no_end_is_told(
    staff: Staff, member: Member, case: Case
) -> None:
    ended = say("en", "sanction-ended", date="#").partition("#")[0]
    client, page = staff("moderator"), f"{QUEUE}{case.pk}/change/"
    decide_case(member, case, "mute-day", "insult", WHY)
    Sanction.objects.update(ended_at=timezone.now())
    assert ended in client.get(page).content.decode()
    undo_decision(member, case, WHY)
    assert ended not in client.get(page).content.decode()


def test_whoever_loses_the_right_meanwhile_does_nothing_more(staff: Staff, case: Case) -> None:
    client = staff("moderator")
    client.post(f"{QUEUE}{case.pk}/claim/")
    Member.objects.get(username="a moderator").groups.clear()
    decision = {"outcome": "hide", "ground": "insult", "reason": WHY}
    assert client.post(f"{QUEUE}{case.pk}/decide/", decision).status_code == 403
    case.refresh_from_db()
    assert case.state == Case.OPEN and not AuditEntry.objects.deeds().exists()


def test_the_head_of_the_page_says_what_it_is_about(staff: Staff, case: Case) -> None:
    page = staff("moderator").get(f"/admin/moderation/case/{case.pk}/change/").content.decode()
    head = page.partition("truncate tracking-tight")[2].partition("<main")[0]
    assert f">{case.name}: you are all vile</a>" in head


@pytest.mark.parametrize("do", ["claim", "decide", "answer", "undo", "give-back"])
def test_a_case_that_is_not_there_leads_back_to_the_queue(
    staff: Staff, case: Case, do: str
) -> None:
    answered = staff("moderator").post(f"{QUEUE}{case.pk + 1}/{do}/", {"reason": WHY}, follow=True)
    assert answered.redirect_chain == [(QUEUE, 302)]
    assert say("en", "case-not-here") in unescape(answered.content.decode())


def test_a_moderator_decides_takes_it_back_and_decides_again(staff: Staff, case: Case) -> None:
    client, page = staff("moderator"), f"/admin/moderation/case/{case.pk}/"
    decision = {"outcome": "hide", "ground": "insult", "reason": WHY}
    done = client.post(f"{page}decide/", decision, follow=True)
    assert f'href="{page}undo/"' in done.content.decode()
    assert f'href="{page}undo/"' in client.get(f"{page}change/").content.decode()
    form = unescape(client.get(f"{page}undo/").content.decode())
    assert say("en", "touched-shown", room=case.place) in form
    assert client.post(f"{page}undo/", {"reason": ""}).status_code == 200
    undone = client.post(f"{page}undo/", {"reason": "the wrong line"}, follow=True)
    assert undone.redirect_chain == [(f"{page}change/", 302)]
    shown = unescape(undone.content.decode())
    assert say("en", "case-undone", outcome="hide") in shown and say("en", "case-again") in shown
    assert f"{page}undo/" not in shown
    again = client.post(f"{page}undo/", {"reason": "the wrong line"}, follow=True)
    assert say("en", "refuse-undone-already") in unescape(again.content.decode())


def test_whoever_comes_too_late_is_told_so(staff: Staff, case: Case) -> None:
    client, page = staff("moderator"), f"{QUEUE}{case.pk}/"
    client.post(f"{page}decide/", {"outcome": "hide", "ground": "insult", "reason": WHY})
    later(11)
    told = say("en", "refuse-undo-late", minutes=10)
    for answered in (
        client.get(f"{page}undo/", follow=True),
        client.post(f"{page}undo/", {"reason": WHY}, follow=True),
    ):
        assert answered.redirect_chain == [(f"{page}change/", 302)]
        assert told in unescape(answered.content.decode())
    assert AuditEntry.objects.deeds().count() == 1


def test_a_long_history_costs_no_more_queries(
    staff: Staff, member: Member, case: Case, room: Room, django_assert_max_num_queries: object
) -> None:
    for number in range(8):
        line = say_line(room.code, ANN, f"line {number}")
        other = report(room.code, EVE if number % 2 else BEN, "table", line.number, "spam", "").case
        decide_case(member, other, "nothing", "", "harmless")
    client = staff("moderator")
    # Four of them put the look on record.
    with django_assert_max_num_queries(26):  # type: ignore[operator]
        client.get(f"{QUEUE}{case.pk}/change/")


def test_the_page_leads_to_further_deeds_that_are_possible(
    staff: Staff, case: Case, room: Room
) -> None:
    client = staff("moderator")
    page = client.get(f"{QUEUE}{case.pk}/change/").content.decode()
    line, seat = room.chat.get(number=case.number), room.seats.get(guest=ANN)
    hide, send_away = f"chatline/{line.pk}/hide/", f"seat/{seat.pk}/empty/"
    assert hide in page and send_away in page and f"room/{room.pk}/close/" in page
    assert f"guest/{case.author_id}/mute/" in page
    assert "/freeze/" not in page
    decide_case(Member.objects.create_user("Zofia"), case, "hide", "insult", WHY)
    room.seats.filter(guest=ANN).update(guest=None)
    Room.objects.update(closed=True)
    page = client.get(f"{QUEUE}{case.pk}/change/").content.decode()
    assert not any(deed in page for deed in (hide, send_away, "/close/"))


def test_an_offensive_name_can_be_taken_from_there(staff: Staff, case: Case) -> None:
    client, page = staff("moderator"), f"{QUEUE}{case.pk}/change/"
    rename = f"guest/{case.author_id}/rename/"
    assert rename in client.get(page).content.decode()
    Guest.objects.filter(pk=case.author_id).update(name="")
    assert rename not in client.get(page).content.decode()


def test_nobody_is_led_to_ban_or_rename_staff(staff: Staff, case: Case) -> None:
    account = Member.objects.create_user("Ann", is_staff=True)
    Guest.objects.filter(pk=case.author_id).update(member=account)
    page = staff("moderator").get(f"{QUEUE}{case.pk}/change/").content.decode()
    ways = ("mute", "ban", "rename")
    assert [way for way in ways if f"guest/{case.author_id}/{way}/" in page] == ["mute"]


def test_a_senior_is_led_to_the_account_by_its_name(staff: Staff, case: Case) -> None:
    """Not to their rights, which a senior does not give."""
    account = Member.objects.create_user("Ann")
    Guest.objects.filter(pk=case.author_id).update(member=account)
    address = f"{QUEUE}{case.pk}/change/"
    page = staff("senior").get(address).content.decode()
    link = f'href="/admin/accounts/member/{account.pk}/change/">{say("en", "their-account")}</a>'
    assert link in page
    assert link not in staff("moderator").get(address).content.decode()


def test_whose_decision_it_was_is_told_that_somebody_else_answers(staff: Staff, case: Case) -> None:
    client, address = staff("moderator"), f"{QUEUE}{case.pk}/change/"
    client.post(f"{QUEUE}{case.pk}/claim/")
    decision = {"outcome": "hide", "ground": "insult", "reason": WHY}
    client.post(f"{QUEUE}{case.pk}/decide/", decision)
    case.refresh_from_db()
    appeal(case, "It was a quotation")
    told = say("en", "refuse-own-decision")
    own = unescape(client.get(address).content.decode())
    assert told in own and "/claim/" not in own
    seen_by_another = unescape(staff("senior").get(address).content.decode())
    assert told not in seen_by_another and "/claim/" in seen_by_another


def test_only_the_keys_that_do_something_are_named(staff: Staff, case: Case) -> None:
    moderator, address = staff("moderator"), f"{QUEUE}{case.pk}/change/"
    decides, undoes = "<kbd>D</kbd>", "<kbd>Z</kbd>"

    def named(client: Client) -> tuple[bool, bool]:
        page = client.get(address).content.decode()
        return decides in page, undoes in page

    assert named(staff("helper")) == (False, False)
    assert named(moderator) == (True, False)
    decision = {"outcome": "hide", "ground": "insult", "reason": WHY}
    moderator.post(f"{QUEUE}{case.pk}/decide/", decision)
    assert named(moderator) == (False, True)


def test_a_helper_is_led_to_no_deed_but_theirs(staff: Staff, case: Case) -> None:
    page = staff("helper").get(f"{QUEUE}{case.pk}/change/").content.decode()
    assert "/hide/" in page
    for deed in ("/empty/", "/close/", "/mute/", "/claim/", "/undo/"):
        assert deed not in page


@pytest.mark.parametrize("odd", ["nonsense", "-1", "9" * 30, "²"])
def test_an_odd_number_is_a_case_that_is_not_there(staff: Staff, case: Case, odd: str) -> None:
    client = staff("moderator")
    assert client.post(f"{QUEUE}{odd}/claim/")["Location"] == QUEUE
    assert client.get(f"{QUEUE}{odd}/change/").status_code == 302
