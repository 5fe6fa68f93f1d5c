"""What staff tell everybody: who may, on record, in both languages, until it ends."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from server.core.messages import say
from server.moderation.models import AuditEntry
from server.rooms.announcements import lately
from server.rooms.models import Announcement
from tests.unit.moderation.cases import deeds, read

LIST = "/admin/rooms/announcement/"
WORDS = {"text_pl": "Dziś gramy do 22.", "text_en": "We play until 10 p.m. today."}
DRAIN = {"reason": "an update"}
MAINTENANCE = {"minutes": "20", "reason": "an update"}
NOTICE = {**WORDS, "period": "day", "reason": "an evening"}
FORMS = {"drain": DRAIN, "maintenance": MAINTENANCE, "notice": NOTICE}


def front(language):
    lately.forget()
    return read(Client(), "/", language=language)


@pytest.mark.parametrize("kind", FORMS)
def test_a_senior_announces_and_that_is_on_record(staff, kind):
    client = staff("senior")
    assert client.get(f"{LIST}{kind}/").status_code == 200
    answer = client.post(f"{LIST}{kind}/", FORMS[kind])
    assert (answer.status_code, answer["Location"]) == (302, LIST)
    assert Announcement.objects.get().kind == kind
    entry = AuditEntry.objects.deeds().get()
    told = ("announcement", kind, FORMS[kind]["reason"])
    assert (entry.kind, entry.target, entry.reason) == told


def test_what_is_wrong_in_a_form_is_said_and_nothing_announced(staff):
    client = staff("senior")
    for kind, wrong in (
        ("drain", {"reason": ""}),
        *(("maintenance", {"minutes": minutes}) for minutes in ("0", "1441", "soon")),
        ("maintenance", {"text_en": "In English"}),
        ("notice", {"text_pl": ""}),
        ("notice", {"text_en": "x" * 301}),
        ("notice", {"period": "century"}),
    ):
        answer = client.post(f"{LIST}{kind}/", {**FORMS[kind], **wrong})
        assert answer.status_code == 200 and answer.context["form"].errors, wrong
        assert not Announcement.objects.exists()


def test_everybody_reads_it_in_their_language_and_another_of_its_kind_replaces_it(staff):
    client = staff("senior")
    client.post(f"{LIST}notice/", NOTICE)
    for language in ("pl", "en"):
        assert WORDS[f"text_{language}"] in front(language)
    client.post(f"{LIST}notice/", {**NOTICE, "text_en": "Until midnight."})
    assert Announcement.objects.get().text_en == "Until midnight."
    assert AuditEntry.objects.deeds().first().before["en"] == WORDS["text_en"]


def test_maintenance_says_when_it_begins(staff):
    staff("senior").post(f"{LIST}maintenance/", MAINTENANCE)
    told = Announcement.objects.get()
    assert timedelta(minutes=19) < told.until - timezone.now() <= timedelta(minutes=20)
    page = front("en")
    assert say("en", "announced-maintenance") in page
    assert f'data-moment="{int(told.until.timestamp() * 1000)}"' in page


def test_ending_it_takes_it_from_every_page_and_is_on_record(staff):
    client = staff("senior")
    client.post(f"{LIST}drain/", DRAIN)
    chosen = {"action": "end_these", "_selected_action": ["drain"], "reason": "updated"}
    client.post(LIST, chosen)
    assert say("en", "announced-drain") not in front("en")
    client.post(LIST, chosen)
    assert deeds() == ["begin_drain", "end_announcement"]


def test_the_deeds_stand_above_the_list_which_says_what_there_is_none_of(staff):
    page = read(staff("senior"), LIST, language="pl")
    above, _, below = page.partition('<nav class="done-here"')[2].partition("</nav>")
    for do in ("begin_drain", "announce_maintenance", "announce_notice"):
        deed = say("pl", f"moderation-{do}")
        assert page.count(deed) == above.count(deed) == 1
    assert say("pl", "none-announced") in below
