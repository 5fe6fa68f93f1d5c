"""What staff tell everybody on the site: that nothing new begins before an update, when maintenance
begins, a notice."""

from __future__ import annotations

import threading
import time
from datetime import datetime, timedelta
from typing import Any

import structlog
from django.db import DatabaseError
from django.http import HttpRequest
from django.templatetags.static import static
from django.utils import timezone
from django.utils.translation import get_language
from msgspec import Struct

from server.core.messages import language_of, say
from server.protocol import messages
from server.rooms.models import Announcement
from server.rooms.refusals import Refused

log = structlog.get_logger(__name__)

HOLDS = 1.0
"""Seconds for which a process believes what it has read: a page costs no query of its own."""
OVERDUE = timedelta(hours=1)
"""After its time maintenance is told for so long, if nobody ends it."""
STYLES = "css/site/announcements.css"


class Announced(Struct, frozen=True):
    """One announcement as it was read."""

    kind: str
    id: str
    """Another one after each change: what somebody has closed stays closed, and nothing else."""
    texts: dict[str, str]
    """By language; empty where the site's own words suffice."""
    until: datetime | None

    @property
    def moment(self) -> int | None:
        """Milliseconds since 1970."""
        return None if self.until is None else int(self.until.timestamp() * 1000)


def read_announcements() -> list[Announced]:
    """Those in force."""
    now = timezone.now()
    rows = sorted(Announcement.objects.all(), key=lambda row: Announcement.KINDS.index(row.kind))
    return [_announced(row) for row in rows if _holds(row, now)]


def _holds(row: Announcement, now: datetime) -> bool:
    if row.until is None:
        return True
    return now < row.until + (OVERDUE if row.kind == Announcement.MAINTENANCE else timedelta())


def _announced(row: Announcement) -> Announced:
    texts = {"pl": row.text_pl, "en": row.text_en}
    return Announced(row.kind, f"{row.kind}-{int(row.at.timestamp() * 1000)}", texts, row.until)


class Lately:
    """The announcements for pages and forms: asked for once a second, however many there are."""

    def __init__(self) -> None:
        self._reading = threading.Lock()
        self._found: list[Announced] = []
        self._until = 0.0

    def announcements(self) -> list[Announced]:
        with self._reading:
            if time.monotonic() >= self._until:
                try:
                    self._found = read_announcements()
                except DatabaseError:
                    log.warning("announcements.unread")
                self._until = time.monotonic() + HOLDS
            return self._found

    def hear(self, found: list[Announced]) -> None:
        """What the sockets of this process are told: whoever has read there that nothing new begins
        is refused, whoever has read that it is over is not. It waits for no thread that reads."""
        self._found, self._until = found, time.monotonic() + HOLDS

    def forget(self) -> None:
        self._until = 0.0


lately = Lately()


def refuse_while_draining() -> None:
    """A room may still be opened within the second. That no match begins in it is asked in the
    transaction which would begin it."""
    if any(each.kind == Announcement.DRAIN for each in lately.announcements()):
        raise Refused("draining")


def for_pages(_request: HttpRequest) -> dict[str, Any]:
    """Context of every template; asked for by the skeleton of the site's pages."""
    return {"announcements": lambda: in_words(lately.announcements(), get_language())}


def in_words(found: list[Announced], language: str | None) -> list[messages.Announcement]:
    spoken = language_of(language)
    return [
        messages.Announcement(
            each.kind,
            each.id,
            each.texts.get(spoken, "") or say(spoken, f"announced-{each.kind}"),
            say(spoken, "announced-at") if each.kind == Announcement.MAINTENANCE else "",
            each.moment,
        )
        for each in found
    ]


def frame_of(found: list[Announced], language: str) -> messages.Announcements:
    """For the pages that are open."""
    close = say(language, "announced-close")
    return messages.Announcements(in_words(found, language), close, static(STYLES))
