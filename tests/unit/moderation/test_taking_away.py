"""Something made in a workshop that staff take away: its maker learns why, where they work on it
and on a page of their own, and has it again if an objection holds."""

from __future__ import annotations

from html import unescape

import pytest
from django.test import Client

from server.accounts.guests import COOKIE, signed
from server.accounts.models import Guest, Member
from server.core.messages import say
from server.library.keeping import own_documents, published_documents, save_new
from server.library.models import Document
from server.moderation.deciding import answer_appeal, appeal
from server.moderation.models import TAKEN, AuditEntry, Case
from server.moderation.taking_away import take_away
from server.rooms.refusals import Refused
from tests.support.guests import ANN, BEN
from tests.unit.moderation.conftest import Staff

HULK = "space_hulk"
WHY = "A test of the desk"


@pytest.fixture
def document(db: None) -> Document:
    """Ann's, listed for everybody."""
    kept = save_new(ANN, HULK, "A map of hatred", "{}")
    Document.objects.update(published=True)
    kept.refresh_from_db()
    return kept


def visitor(guest: object) -> Client:
    client = Client(headers={"accept-language": "en"})
    client.cookies[COOKIE] = signed(guest)  # type: ignore[arg-type]
    return client


def read(client: Client, path: str, status: int = 200) -> str:
    answer = client.get(path)
    assert answer.status_code == status
    return unescape(answer.content.decode())


def test_its_maker_is_told_why_and_may_object(member: Member, document: Document) -> None:
    take_away(member, document, "hate", WHY)
    case, ann = Case.objects.get(), visitor(ANN)
    assert (case.author_id, case.outcome, case.ground, case.told) == (ANN, TAKEN, "hate", False)
    entry = AuditEntry.objects.get()
    assert (entry.what, entry.after) == ("take_away", {"withdrawn": True, "ground": "hate"})
    assert say("en", "decisions-news") in read(ann, f"/workshop/{HULK}/")
    assert say("en", "decision-outcome-taken") in read(ann, "/reports/")
    page = read(ann, f"/decisions/{case.code}/")
    for told in ("A map of hatred", say("en", "because-hate"), say("en", "appeal-title")):
        assert told in page


def test_where_they_work_on_it_they_are_led_to_why_and_nobody_else_is(
    member: Member, document: Document
) -> None:
    take_away(member, document, "hate", WHY)
    address, told = f"/workshop/{HULK}/{document.code}/", say("en", "refuse-document-taken-away")
    for page in (address, f"{address}edit/"):
        shown = read(visitor(ANN), page, 410)
        assert told in shown and 'href="/reports/"' in shown
        others = read(visitor(BEN), page, 410)
        assert say("en", "refuse-document-withdrawn") in others and told not in others
    sent = {"name": "Changed", "body": {}}
    answer = visitor(ANN).post(f"/documents/{document.code}/", sent, "application/json")
    assert (answer.status_code, answer.json()["refused"]["code"]) == (410, "document-taken-away")


def test_what_its_maker_has_deleted_was_taken_by_nobody(document: Document) -> None:
    visitor(ANN).post(f"/documents/{document.code}/withdraw/", {}, "application/json")
    page = read(visitor(ANN), f"/workshop/{HULK}/{document.code}/", 410)
    assert say("en", "refuse-document-withdrawn") in page


@pytest.mark.parametrize("listed", [True, False])
def test_an_objection_that_holds_gives_it_back_as_it_was(
    member: Member, other: Member, document: Document, listed: bool
) -> None:
    Document.objects.update(published=listed)
    document.refresh_from_db()
    take_away(member, document, "hate", WHY)
    appeal(Case.objects.get(), "It is a map of my town")
    with pytest.raises(Refused, match="own-decision"):
        answer_appeal(member, Case.objects.get(), False, WHY)
    answer_appeal(other, Case.objects.get(), False, WHY)
    assert own_documents(ANN).get() == document
    assert [each.pk for each in published_documents(HULK)] == [document.pk] * listed


def test_an_objection_that_fails_leaves_it_away(
    member: Member, other: Member, document: Document
) -> None:
    take_away(member, document, "hate", WHY)
    appeal(Case.objects.get(), "It is a map of my town")
    answer_appeal(other, Case.objects.get(), True, WHY)
    assert not own_documents(ANN).exists()


def test_it_is_taken_once_and_not_from_oneself(member: Member, document: Document) -> None:
    take_away(member, document, "hate", WHY)
    with pytest.raises(Refused, match="document-withdrawn"):
        take_away(member, document, "hate", WHY)
    Document.objects.update(withdrawn=False)
    Guest.objects.filter(pk=ANN).update(member=member)
    with pytest.raises(Refused, match="yourself"):
        take_away(member, Document.objects.get(), "hate", WHY)
    assert Case.objects.count() == AuditEntry.objects.count() == 1


def test_the_form_says_whom_it_touches_and_the_case_leads_to_it(
    staff: Staff, member: Member, document: Document
) -> None:
    client = staff("moderator")
    page = read(client, f"/admin/library/document/{document.pk}/take-away/")
    assert say("en", "touched-taken", name=document.name) in page
    take_away(member, document, "hate", WHY)
    case = Case.objects.get()
    shown = read(client, f"/admin/moderation/case/{case.pk}/change/")
    assert f"/admin/library/document/{document.pk}/change/" in shown
    assert say("en", "outcome-taken") in shown


def test_what_is_away_already_is_not_to_be_taken(staff: Staff, document: Document) -> None:
    client, page = staff("moderator"), f"/admin/library/document/{document.pk}/"
    assert f"{page}take-away/" in read(client, f"{page}change/")
    Document.objects.update(withdrawn=True)
    assert f"{page}take-away/" not in read(client, f"{page}change/")
