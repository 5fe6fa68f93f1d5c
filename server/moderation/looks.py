"""Looks at what is protected, on record: cases, people with their history, the audit itself, and
chat where the room is closed or bars somebody. A reload within a minute is the same look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.core.cache import cache
from django.http import HttpRequest, HttpResponse

from server.accounts.models import Guest, Member
from server.core.request_ids import current_request_id
from server.moderation.actions import described
from server.moderation.models import LOOKED, AuditEntry, Case
from server.moderation.reasons import staff_of
from server.rooms.models import ChatLine, Room

if TYPE_CHECKING:
    from django.contrib.admin import ModelAdmin

    Base = ModelAdmin[Any]
else:
    Base = object

A_MINUTE = 60
LONGEST_KEY = 18
"""Digits: more do not fit into the column."""
NARROWED = "room__id__exact"
"""By which a room's page leads to its chat."""


class OnRecord(Base):
    """Of an admin: each look at the page of an object is on record before it is shown."""

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        answer = super().change_view(request, object_id, form_url, extra_context)
        # Of a page that leads elsewhere nothing was seen.
        found = getattr(answer, "context_data", None) or {}
        if (original := found.get("original")) is not None:
            note_look(request, original)
        return answer


class ListOnRecord(OnRecord):
    """Each look at the list as well."""

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        answer = super().changelist_view(request, extra_context)
        if "cl" in (getattr(answer, "context_data", None) or {}):
            _note_look_at_list(request, self.model)
        return answer


def note_look(request: HttpRequest, seen: Case | Member | Guest | AuditEntry | ChatLine) -> None:
    """Add to the audit that somebody has looked at an object's page, if it is protected."""
    match seen:
        case AuditEntry():
            _note(request, "audit", str(seen.pk), seen.room)
        case ChatLine():
            if _is_protected(seen.room):
                _note(request, "chat", *described(seen)[1:])
        case _:
            _note(request, *described(seen))


def _note_look_at_list(request: HttpRequest, model: type[Any]) -> None:
    """One of the chat that is narrowed to a room shows what is said there; any other may show what
    was said in every room."""
    if model is AuditEntry:
        _note(request, "audit", "", "")
        return
    narrowed = request.GET.get(NARROWED, "")
    room = Room.objects.filter(pk=narrowed).first() if _is_key(narrowed) else None
    if room is None:
        _note(request, "chat", "", "")
    elif _is_protected(room):
        _note(request, "chat", room.code, room.code)


def _is_key(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_KEY


def _is_protected(room: Room) -> bool:
    """Whether what was said there is not to be read by everybody who comes."""
    return room.closed or bool(room.barred)


def _note(request: HttpRequest, kind: str, target: str, room: str) -> None:
    # A form that cannot be read is refused here, so that whoever is shown nothing has not looked.
    _ = request.POST
    who, what = staff_of(request), f"{LOOKED}{kind}"
    # None: the cache has just broken down, and nobody knows.
    if cache.add(f"{what} {who.pk} {target}", True, A_MINUTE) is False:
        return
    AuditEntry.objects.create(
        who=who.username,
        who_id=who.pk,
        what=what,
        kind=kind,
        target=target,
        room=room,
        request=current_request_id(),
    )
