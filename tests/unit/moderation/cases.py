"""Cases for tests, how time passes for them, and what the desk has for whom."""

from __future__ import annotations

from datetime import timedelta
from html import unescape
from typing import Any
from uuid import UUID

import pytest
from django.contrib import admin
from django.contrib.auth.models import Group
from django.db.models import F, Model
from django.test import Client, RequestFactory

from server.accounts.models import Member
from server.moderation.models import AuditEntry, Case
from server.moderation.reporting import report
from server.rooms.chat import say
from server.rooms.models import Room
from tests.support.guests import ANN, BEN

WHY = "it had to be"
VILE = "you are all vile"
QUEUE = "/admin/moderation/case/"
DECISION = {"outcome": "hide", "ground": "insult", "reason": WHY}
LANGUAGES = pytest.mark.parametrize("language", ["pl", "en"])


def reported(
    room: Room, text: str, ground: str = "insult", by: UUID = BEN, author: UUID = ANN
) -> Case:
    """Something that was said at the table, and reported."""
    line = say(room.code, author, text)
    return report(room.code, by, "table", line.number, ground, "").case


def later(minutes: float) -> None:
    """All that is known of every case was so long ago."""
    gone: Any = timedelta(minutes=minutes)
    times = ("opened_at", "rank", "claimed_until", "alarmed_at", "decided_at", "appealed_at")
    Case.objects.update(**{name: F(name) - gone for name in times})


def one_of(group: str, name: str) -> Member:
    """A member of the staff with the rights of that group."""
    person = Member.objects.create_user(name, is_staff=True)
    person.groups.add(Group.objects.get(name=group))
    return person


def deeds() -> list[str]:
    """What staff have done, the earliest first."""
    return list(AuditEntry.objects.deeds().order_by("pk").values_list("what", flat=True))


def read(client: Client, page: str, status: int = 200, language: str = "") -> str:
    """The text of a page, in the client's language unless it is told."""
    spoken = {"accept-language": language} if language else {}
    answer = client.get(page, headers=spoken)
    assert answer.status_code == status, answer
    return unescape(answer.content.decode())


def sent(client: Client, page: str, **form: Any) -> str:
    """What is read after a form was sent."""
    return unescape(client.post(page, form, follow=True).content.decode())


def asking(person: Member, **asked: str) -> Any:
    request = RequestFactory().get("/", asked)
    request.user = person
    return request


def listed(person: Member, model: type[Model], **asked: str) -> list[Any]:
    """What a list of the admin shows to somebody, without the page around it."""
    shown = admin.site._registry[model].get_changelist_instance(asking(person, **asked))
    return list(shown.result_list)


def offered(person: Member, target: Model) -> set[str]:
    """What the page of something offers somebody to do to it, by the ends of the addresses."""
    shown: Any = admin.site._registry[type(target)]
    found = shown.get_actions_detail(asking(person), target.pk)
    return {each.method.url_path for each in found}
