"""Data export: everything stored about a member or a guest, as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import msgspec
from allauth.mfa.models import Authenticator
from django.db.models import Q, QuerySet

from server.accounts.models import Guest, Member
from server.accounts.preferences import preferences_of
from server.library.models import Document
from server.moderation.models import AuditEntry, Case, Report
from server.moderation.own_cases import TOLD
from server.rooms.models import Block, ChatLine, Played, Room, Sanction, Seat


def everything(member: Member) -> dict[str, Any]:
    guests = member.guests.order_by("created_at")
    done = list(_moderation_by(member))
    return {"member": _member(member), **_of_guests(guests), "done_as_staff": done}


def everything_of_guest(guest: UUID) -> dict[str, Any]:
    """What a member has claimed is theirs."""
    return _of_guests(Guest.objects.filter(pk=guest, member=None))


def _of_guests(guests: QuerySet[Guest]) -> dict[str, Any]:
    return {
        "guests": [_guest(guest) for guest in guests],
        "rooms_hosted": list(_rooms(guests)),
        "seats": list(_seats(guests)),
        "matches": list(_matches(guests)),
        "chat": list(_lines(guests)),
        "documents": list(_documents(guests)),
        "blocked": list(_blocked(guests)),
        "reports": list(_reports(guests)),
        "decisions": list(_decisions(guests)),
    }


def _member(member: Member) -> dict[str, Any]:
    return {
        "username": member.username,
        "signs_in_as": member.signs_in_as,
        "email": member.email,
        "first_name": member.first_name,
        "last_name": member.last_name,
        "joined": member.date_joined,
        "last_sign_in": member.last_login,
        "language": member.spoken,
        "staff": member.is_staff,
        "groups": list(member.groups.values_list("name", flat=True)),
        "second_factors": list(_second_factors(member)),
        "preferences": msgspec.to_builtins(preferences_of(member.preferences)),
    }


def _second_factors(member: Member) -> Iterable[dict[str, Any]]:
    """That there is one; what it is checked by leaves the server in no way."""
    for factor in Authenticator.objects.filter(user=member).order_by("pk"):
        yield {"kind": factor.type, "since": factor.created_at, "last_used": factor.last_used_at}


def _guest(guest: Guest) -> dict[str, Any]:
    return {"name": guest.name, "first_seen": guest.created_at, "last_seen": guest.last_seen}


def _rooms(guests: Iterable[Guest]) -> Iterable[dict[str, Any]]:
    for room in Room.objects.filter(host__in=guests).order_by("created_at"):
        yield {
            "room": room.code,
            "game": room.game,
            "options": room.options,
            "settings": room.settings,
            "opened": room.created_at,
            "closed": room.closed,
        }


def _seats(guests: Iterable[Guest]) -> Iterable[dict[str, Any]]:
    for seat in Seat.objects.filter(guest__in=guests).select_related("room").order_by("pk"):
        yield {"room": seat.room.code, "seat": seat.number, "name": seat.name}


def _matches(guests: Iterable[Guest]) -> Iterable[dict[str, Any]]:
    played = Played.objects.filter(guest__in=guests).select_related("match", "room")
    for seat in played.order_by("match_id"):
        match = seat.match
        yield {
            "match": match.code,
            "game": match.game,
            "room": seat.room.code if seat.room else None,
            "seat": seat.seat,
            "name": seat.name,
            "began": datetime.fromtimestamp(match.begun_at / 1000, UTC),
            "over": match.over,
            "left": seat.seat in match.left,
            "outcome": msgspec.json.decode(match.outcome) if match.outcome else None,
        }


def _lines(guests: Iterable[Guest]) -> Iterable[dict[str, Any]]:
    lines = ChatLine.objects.filter(guest__in=guests).select_related("room")
    for line in lines.order_by("at", "pk"):
        yield {
            "room": line.room.code,
            "channel": line.channel,
            "name": line.name,
            "text": line.text,
            "phrase": line.phrase,
            "hidden": line.hidden,
            "at": line.at,
        }


def _documents(guests: Iterable[Guest]) -> Iterable[dict[str, Any]]:
    for document in Document.objects.filter(owner__in=guests).order_by("created_at"):
        yield {
            "document": document.code,
            "game": document.game,
            "name": document.name,
            "body": msgspec.json.decode(document.body) if document.body else None,
            "published": document.published,
            "withdrawn": document.withdrawn,
            "made": document.created_at,
            "changed": document.updated_at,
        }


def _blocked(guests: QuerySet[Guest]) -> Iterable[dict[str, Any]]:
    """Whom they have blocked. By whom they are blocked is nobody's but theirs who did."""
    own = Q(guest__in=guests) | Q(member__guests__in=guests)
    for block in Block.objects.filter(own).distinct().order_by("at"):
        yield {"name": block.name, "at": block.at}


def _reports(guests: Iterable[Guest]) -> Iterable[dict[str, Any]]:
    reports = Report.objects.filter(reporter__in=guests).select_related("case")
    for report in reports.order_by("at"):
        yield {
            "report": report.code,
            "about": report.case.kind,
            "room": report.case.place,
            "channel": report.case.channel,
            "number": report.case.number,
            "ground": report.ground,
            "words": report.words,
            "at": report.at,
            "outcome": report.case.outcome,
        }


def _decisions(guests: Iterable[Guest]) -> Iterable[dict[str, Any]]:
    """About what they have said or done, if anything follows. Nobody is told otherwise that they
    were reported, and never by whom."""
    for case in _told(guests):
        line = case.line
        yield {
            "decision": case.code,
            "about": case.kind,
            "room": case.place,
            "text": "" if line is None else line.text,
            "outcome": case.outcome,
            "undone": case.undone,
            "ground": case.ground,
            "at": case.decided_at,
            **_how_long(case.sanction),
            "appeal": case.appeal,
            "upheld": case.upheld,
        }


def _told(guests: Iterable[Guest]) -> QuerySet[Case]:
    told = Case.objects.filter(TOLD, author__in=guests).order_by("pk")
    return told.select_related("sanction")


def _how_long(sanction: Sanction | None) -> dict[str, Any]:
    if sanction is None:
        return {"until": None, "ended": None}
    return {"until": sanction.until, "ended": sanction.ended_at}


def _moderation_by(member: Member) -> Iterable[dict[str, Any]]:
    for entry in AuditEntry.objects.filter(who=member.username).order_by("at"):
        yield {
            "what": entry.what,
            "target": entry.target,
            "reason": entry.reason,
            "at": entry.at,
        }
