"""Advertising: whether the first lines of a new guest in a public room look like it. Such a line
waits for a moment before it is said (``live/held_line.py``)."""

from __future__ import annotations

import re
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from server.rooms.chat import say, say_unmuted
from server.rooms.models import ChatLine
from server.rooms.sanctions import UNTRACED, Traces, refuse_the_muted
from server.rooms.texts import line_of

FIRST = 3
"""Lines of a guest after which they are new no more."""
LATELY = timedelta(hours=1)
"""In which the same text in another room is a sign."""
JUST_NOW = timedelta(minutes=1)
"""In which the same line was said already, not again."""

ENDS = (
    "pl|com|net|org|info|biz|eu|de|uk|io|gg|ru|tv|ly|xyz|top|shop|store|online|site|app|link|club"
)
LINK = re.compile(rf"https?:|www\.|\b[\w-]{{2,}}\.(?:{ENDS})\b", re.IGNORECASE)
PHONE = re.compile(r"(?<!\w)\+?\d(?:[ .\-()/]{0,2}\d){8,}(?!\w)")


def looks_like_advertising(text: str) -> bool:
    """By itself: a link or a telephone number."""
    return LINK.search(text) is not None or PHONE.search(text) is not None


def say_unless_held(
    code: str,
    guest_id: UUID,
    text: str,
    watching_as: str | None = None,
    traces: Traces = UNTRACED,
) -> bool:
    """Say a guest's line in a public room; False, and nothing is said, if it has to wait. What
    would be refused is refused now."""
    # What it notes of a mute outlives what is taken back below.
    refuse_the_muted(code, guest_id, traces)
    # Asked before the line is there, which is one of theirs itself.
    waits = _has_to_wait(code, guest_id, text)
    with transaction.atomic():
        say_unmuted(code, guest_id, text, watching_as)
        transaction.set_rollback(waits)
    return not waits


def say_held(
    code: str,
    guest_id: UUID,
    text: str,
    watching_as: str | None = None,
    traces: Traces = UNTRACED,
) -> None:
    """Say what was held, unless its author, whose socket broke, has come back by another and said
    it there."""
    own = ChatLine.objects.filter(room__code=code, guest=guest_id, text=line_of(text))
    if not own.filter(at__gt=timezone.now() - JUST_NOW).exists():
        say(code, guest_id, text, watching_as, traces)


def _has_to_wait(code: str, guest_id: UUID, text: str) -> bool:
    """One query for whoever is new no more."""
    own = ChatLine.objects.filter(guest=guest_id)
    if len(own.order_by()[:FIRST]) == FIRST:
        return False
    lately = own.filter(at__gt=timezone.now() - LATELY).exclude(room__code=code)
    return looks_like_advertising(text) or lately.filter(text=line_of(text)).exists()
