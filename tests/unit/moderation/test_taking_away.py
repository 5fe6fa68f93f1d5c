"""Something made in a workshop that staff take away: its maker learns why, where they work on it
and on a page of their own, and has it again if an objection holds."""

import pytest
from django.test import Client

from server.accounts.guests import COOKIE, signed
from server.accounts.models import Guest
from server.core.messages import say
from server.library.keeping import own_documents, published_documents, save_new
from server.library.models import Document
from server.moderation.deciding import answer_appeal, appeal
from server.moderation.models import AuditEntry, Case
from server.moderation.taking_away import take_away
from tests.support.guests import ANN, BEN, refused
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import WHY, offered, read

HULK = "space_hulk"


@pytest.fixture
def document(db):
    """Ann's, listed for everybody."""
    kept = save_new(ANN, HULK, "A map of hatred", "{}")
    Document.objects.update(published=True)
    kept.refresh_from_db()
    return kept


def in_the_workshop(address, sent):
    """As the page of the workshop asks for Ann."""
    client = Client()
    client.cookies[COOKIE] = signed(ANN)
    return client.post(address, sent, "application/json")


def test_its_maker_is_told_where_they_work_and_it_is_on_record(member, document):
    take_away(member, document, "hate", WHY)
    entry, ann = AuditEntry.objects.get(), Visitor(ANN)
    assert (entry.what, entry.after) == ("take_away", {"withdrawn": True, "ground": "hate"})
    assert say("en", "decisions-news") in read(ann, f"/workshop/{HULK}/")
    assert say("en", "decision-outcome-taken") in read(ann, "/reports/")
    assert "A map of hatred" in read(ann, f"/decisions/{Case.objects.get().code}/")


def test_where_they_work_on_it_they_are_led_to_why_and_nobody_else_is(member, document):
    take_away(member, document, "hate", WHY)
    address, told = f"/workshop/{HULK}/{document.code}/", say("en", "refuse-document-taken-away")
    for page in (address, f"{address}edit/"):
        shown = read(Visitor(ANN), page, 410)
        assert told in shown and 'href="/reports/"' in shown
        others = read(Visitor(BEN), page, 410)
        assert say("en", "refuse-document-withdrawn") in others and told not in others
    sent = {"name": "Changed", "body": {}}
    answer = in_the_workshop(f"/documents/{document.code}/", sent)
    assert (answer.status_code, answer.json()["refused"]["code"]) == (410, "document-taken-away")


def test_what_its_maker_has_deleted_was_taken_by_nobody(moderator, document):
    assert offered(moderator, document) == {"take-away"}
    in_the_workshop(f"/documents/{document.code}/withdraw/", {})
    page = read(Visitor(ANN), f"/workshop/{HULK}/{document.code}/", 410)
    assert say("en", "refuse-document-withdrawn") in page
    assert offered(moderator, document) == set()


@pytest.mark.parametrize("listed", [True, False])
def test_an_objection_that_holds_gives_it_back_as_it_was(member, other, document, listed):
    Document.objects.update(published=listed)
    document.refresh_from_db()
    take_away(member, document, "hate", WHY)
    assert not published_documents(HULK)
    appeal(Case.objects.get(), "It is a map of my town")
    answer_appeal(other, Case.objects.get(), False, WHY)
    assert list(own_documents(ANN)) == [document]
    assert [each.pk for each in published_documents(HULK)] == [document.pk] * listed


def test_it_is_taken_once_and_not_from_oneself(member, document):
    take_away(member, document, "hate", WHY)
    with refused("document-withdrawn"):
        take_away(member, document, "hate", WHY)
    Document.objects.update(withdrawn=False)
    Guest.objects.filter(pk=ANN).update(member=member)
    with refused("yourself"):
        take_away(member, Document.objects.get(), "hate", WHY)
    assert Case.objects.count() == AuditEntry.objects.count() == 1


def test_the_form_says_whom_it_touches_and_the_case_leads_to_it(staff, member, document):
    client = staff("moderator")
    page = read(client, f"/admin/library/document/{document.pk}/take-away/")
    assert say("en", "touched-taken", name=document.name) in page
    take_away(member, document, "hate", WHY)
    case = Case.objects.get()
    shown = read(client, f"/admin/moderation/case/{case.pk}/change/")
    assert f"/admin/library/document/{document.pk}/change/" in shown
    assert say("en", "outcome-taken") in shown
