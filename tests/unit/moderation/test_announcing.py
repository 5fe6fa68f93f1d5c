"""What staff tell everybody: who may, on record, in both languages, until it ends."""

from __future__ import annotations

from datetime import timedelta
from html import unescape

import pytest
from django.test import Client
from django.utils import timezone

from server.core.messages import say
from server.moderation.models import AuditEntry
from server.rooms.announcements import lately
from server.rooms.models import Announcement
from tests.unit.moderation.conftest import Staff

LIST = "/admin/rooms/announcement/"
WORDS = {"text_pl": "Dziś gramy do 22.", "text_en": "We play until 10 p.m. today."}
DRAIN = {"reason": "an update"}
MAINTENANCE = {"minutes": "20", "reason": "an update"}
NOTICE = {**WORDS, "period": "day", "reason": "an evening"}
FORMS = {"drain": DRAIN, "maintenance": MAINTENANCE, "notice": NOTICE}


def front(language: str) -> str:
    lately.forget()
    return unescape(Client().get("/", headers={"accept-language": language}).content.decode())


@pytest.mark.parametrize("kind", FORMS)
def test_a_senior_announces_and_that_is_on_record(staff: Staff, kind: str) -> None:
    client = staff("senior")
    assert client.get(f"{LIST}{kind}/").status_code == 200
    answer = client.post(f"{LIST}{kind}/", FORMS[kind])
    assert (answer.status_code, answer["Location"]) == (302, LIST)
    assert Announcement.objects.get().kind == kind
    entry = AuditEntry.objects.deeds().get()
    assert (entry.kind, entry.target, entry.reason) == (
        "announcement",
        kind,
        FORMS[kind]["reason"],
    )


@pytest.mark.parametrize("role", ["helper", "moderator"])
def test_others_of_the_staff_see_what_is_announced_and_announce_nothing(
    staff: Staff, role: str
) -> None:
    client = staff(role)
    assert client.get(LIST).status_code == 200
    for kind, form in FORMS.items():
        assert client.post(f"{LIST}{kind}/", form).status_code == 403
    assert not Announcement.objects.exists()


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        ("drain", {"reason": ""}),
        ("maintenance", {"minutes": "0"}),
        ("maintenance", {"minutes": "1441"}),
        ("maintenance", {"minutes": "soon"}),
        ("maintenance", {"text_pl": "Po polsku"}),
        ("maintenance", {"text_en": "In English"}),
        ("notice", {"text_pl": ""}),
        ("notice", {"text_en": "x" * 301}),
        ("notice", {"period": "century"}),
        ("notice", {"text_en": "a\x00b"}),
    ],
)
def test_what_is_wrong_in_a_form_is_said_and_nothing_announced(
    staff: Staff, kind: str, wrong: dict[str, str]
) -> None:
    answer = staff("senior").post(f"{LIST}{kind}/", {**FORMS[kind], **wrong})
    assert answer.status_code == 200
    assert answer.context["form"].errors
    assert not Announcement.objects.exists()


@pytest.mark.parametrize(("language", "text"), [("pl", WORDS["text_pl"]), ("en", WORDS["text_en"])])
def test_everybody_reads_it_in_their_language(staff: Staff, language: str, text: str) -> None:
    assert text not in front(language)
    staff("senior").post(f"{LIST}notice/", NOTICE)
    assert text in front(language)


def test_maintenance_says_when_it_begins(staff: Staff) -> None:
    staff("senior").post(f"{LIST}maintenance/", MAINTENANCE)
    told = Announcement.objects.get()
    assert told.until is not None
    assert timedelta(minutes=19) < told.until - timezone.now() <= timedelta(minutes=20)
    page = front("en")
    assert say("en", "announced-maintenance") in page
    assert f'data-moment="{int(told.until.timestamp() * 1000)}"' in page


def test_another_of_the_same_kind_replaces_it(staff: Staff) -> None:
    client = staff("senior")
    client.post(f"{LIST}notice/", NOTICE)
    client.post(f"{LIST}notice/", {**NOTICE, "text_en": "Until midnight."})
    assert Announcement.objects.get().text_en == "Until midnight."
    assert AuditEntry.objects.deeds().first().before["en"] == WORDS["text_en"]  # type: ignore[union-attr]


def test_ending_it_takes_it_from_every_page_and_is_on_record(staff: Staff) -> None:
    client = staff("senior")
    client.post(f"{LIST}drain/", DRAIN)
    chosen = {"action": "end_these", "_selected_action": ["drain"], "reason": "updated"}
    client.post(LIST, chosen)
    assert say("en", "announced-drain") not in front("en")
    assert AuditEntry.objects.deeds().first().what == "end_announcement"  # type: ignore[union-attr]
    client.post(LIST, chosen)
    assert AuditEntry.objects.deeds().count() == 2


def test_there_is_no_page_of_one_behind_it(staff: Staff) -> None:
    Announcement.objects.create(kind="drain")
    client = staff("admin")
    for page in ("drain/change/", "drain/delete/", "add/"):
        assert client.get(LIST + page).status_code == 404


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_deeds_stand_above_the_list_which_says_what_there_is_none_of(
    staff: Staff, language: str
) -> None:
    client = staff("senior")
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    page = unescape(client.get(LIST).content.decode())
    _, _, after = page.partition('<nav class="done-here"')
    deeds, _, below = after.partition("</nav>")
    for do in ("begin_drain", "announce_maintenance", "announce_notice"):
        assert page.count(say(language, f"moderation-{do}")) == 1
        assert say(language, f"moderation-{do}") in deeds
    assert say(language, "none-announced") in below
