"""Announcements to everybody: that nothing new begins, maintenance, a notice; and their end."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.db import transaction
from django.utils import timezone

from server.accounts.models import Member
from server.moderation.actions import record
from server.rooms.models import Announcement
from server.rooms.refusals import Refused

PERIODS = {"hour": timedelta(hours=1), "day": timedelta(days=1), "week": timedelta(weeks=1)}
"""For how long a notice is told: ``period-<key>``."""


def begin_drain(who: Member, announcement: Announcement, reason: str) -> None:
    """Before an update: no room is opened and no match begins, until that is ended."""
    _announce(who, "begin_drain", announcement, reason)


def announce_maintenance(
    who: Member, announcement: Announcement, reason: str, minutes: int, text_pl: str, text_en: str
) -> None:
    _fill(announcement, timedelta(minutes=minutes), text_pl, text_en)
    _announce(who, "announce_maintenance", announcement, reason)


def announce_notice(
    who: Member, announcement: Announcement, reason: str, period: str, text_pl: str, text_en: str
) -> None:
    _fill(announcement, PERIODS[period], text_pl, text_en)
    _announce(who, "announce_notice", announcement, reason)


def end_announcement(who: Member, announcement: Announcement, reason: str) -> None:
    with transaction.atomic():
        told = Announcement.objects.select_for_update().filter(pk=announcement.pk).first()
        if told is None:
            raise Refused("not-announced")
        before = _said(told)
        told.delete()
        record(who, "end_announcement", announcement, reason, before, {})


def _fill(announcement: Announcement, until: timedelta, text_pl: str, text_en: str) -> None:
    announcement.until = timezone.now() + until
    announcement.text_pl, announcement.text_en = text_pl, text_en


def _announce(who: Member, what: str, announcement: Announcement, reason: str) -> None:
    """In place of the one of its kind that there may be."""
    with transaction.atomic():
        before = Announcement.objects.select_for_update().filter(pk=announcement.pk).first()
        announcement.save()
        record(
            who,
            what,
            announcement,
            reason,
            {} if before is None else _said(before),
            _said(announcement),
        )


def _said(announcement: Announcement) -> dict[str, Any]:
    until = announcement.until
    return {
        "pl": announcement.text_pl,
        "en": announcement.text_en,
        "until": None if until is None else until.isoformat(timespec="seconds"),
    }
