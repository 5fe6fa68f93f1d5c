"""What a case shows of itself in the admin: in the queue a row; on its page the conversation, the
reports, what is known from earlier, and the ways to further deeds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode
from uuid import UUID

from django.contrib.admin import display
from django.db.models import Prefetch
from django.db.models.expressions import F
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html, format_html_join

from server.accounts.models import Member
from server.core.lazy_messages import word
from server.moderation.events import TellingStaff
from server.moderation.histories import Earlier, Record, of_author, of_reporters
from server.moderation.models import BAN, EVENT, LINE, MUTE, PHRASES, Case, CaseLine, Report
from server.moderation.moments import moment
from server.moderation.muting import is_of_staff
from server.moderation.naming import about, end_in_words, said_in, whom
from server.moderation.outcomes import outcome_in_words
from server.moderation.reasons import shown_on, staff_of
from server.moderation.renaming import name_to_take
from server.moderation.staff_admin import LINK, link
from server.moderation.taking_away import document_of
from server.moderation.waiting import age, band, heaviest_first
from server.rooms.models import Sanction, Seat

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

REPORTED = Prefetch(
    "lines",
    CaseLine.objects.filter(number=F("case__number"), case__kind=LINE),
    to_attr="reported_lines",
)
"""Of each case the line that was reported, for a list of cases."""


class Row:
    """Columns of the queue."""

    @display(description=word("field-about"))
    def said(self, case: Case) -> str:
        return about(case)

    @display(description=word("field-whom"))
    def author_name(self, case: Case) -> str:
        return whom(case)

    @display(description=word("field-grounds"))
    def grounds(self, case: Case) -> str:
        found = heaviest_first([report.ground for report in case.reports.all()])
        return ", ".join(str(word(f"ground-{key}")) for key in found)

    @display(description=word("field-reports"))
    def how_many(self, case: Case) -> int:
        return len(case.reports.all())

    @display(description=word("field-state"), ordering="state")
    def standing(self, case: Case) -> str:
        again = case.state == Case.OPEN and case.undone
        return str(word("case-again" if again else f"case-{case.state}"))

    @display(description=word("field-waits"))
    def waits(self, case: Case) -> str:
        """The colour says what the word says, too."""
        if not case.waits:
            return "–"
        key = band(case)
        return format_html(
            '{} <span class="band {}">{}</span>', age(case), key, word(f"waits-{key}")
        )

    @display(description=word("field-held"))
    def held(self, case: Case) -> str:
        if case.claimed_by is None or case.claimed_until is None or not case.claimed:
            return "–"
        until = moment(case.claimed_until, "clock")
        return format_html("{}, {} {}", case.claimed_by.username, word("until"), until)

    @display(description=word("field-opened-at"), ordering="opened_at")
    def reported_at(self, case: Case) -> str:
        return moment(case.opened_at)


class Known:
    """What a reader of a case may know beside it. Its page asks several times."""

    def __init__(self, case: Case, request: HttpRequest) -> None:
        self._case, self._reader = case, staff_of(request)
        self._cases = shown_on(request, Case.objects.prefetch_related(REPORTED, "reports"))

    @cached_property
    def of_author(self) -> Earlier:
        return of_author(self._case, self._cases)

    @cached_property
    def of_reporters(self) -> dict[UUID, Record]:
        return of_reporters(self._case, self._cases)

    @cached_property
    def carried_from(self) -> Case | None:
        """The decision that this one carries on to another guest."""
        root = self._case.sanction and self._case.sanction.root_id
        return self._cases.filter(sanction=root).first() if root else None

    @cached_property
    def deeds(self) -> list[tuple[str, Any, str]]:
        return list(_deeds(self._case, self._reader))


class Evidence(Row):
    """Fields of the page. A case that is read there has ``known``."""

    @display(description=word("field-whom"))
    def author_link(self, case: Case) -> str:
        return link(case.author, self.author_name(case))

    @display(description=word("field-room-or-document"))
    def of_room(self, case: Case) -> str:
        """Of something taken away, that."""
        found = case.room or document_of(case)
        return link(found) if found else case.place or "–"

    @display(description=word("field-match"))
    def of_match(self, case: Case) -> str:
        if case.match is None:
            return "–"
        code = case.match.code
        if case.version is None:
            return link(case.match, code)
        return link(case.match, word("case-at-version", match=code, version=case.version))

    @display(description=word("field-conversation"))
    def conversation(self, case: Case) -> str:
        if not case.lines.all():
            return "–"
        several = len({line.channel for line in case.lines.all()}) > 1
        rows = (
            (
                "reported" if line == case.line else "",
                line.name or word("former-guest"),
                moment(line.at),
                word(f"chat-{line.channel}") if several else "",
                said_in(line),
            )
            for line in case.lines.all()
        )
        lines = format_html_join("", '<li class="{}"><b>{}</b> <small>{} {}</small> {}</li>', rows)
        return format_html('<ol class="conversation">{}</ol>', lines)

    @display(description=word("field-reports"))
    def reported(self, case: Any) -> str:
        if not case.reports.all():
            return "–"
        records, telling = case.known.of_reporters, TellingStaff(case)
        rows = (
            (
                link(report.reporter) if report.reporter else word("case-reporter-gone"),
                word(f"ground-{report.ground}"),
                f": {report.words}" if report.words else "",
                _as_seen(case, report, telling),
                _in_words(records.get(report.reporter_id)),
            )
            for report in case.reports.all()
        )
        return format_html(
            '<ul class="conversation">{}</ul>',
            format_html_join("", "<li>{}, {}{}{}<br><small>{}</small></li>", rows),
        )

    @display(description=word("field-earlier"))
    def earlier(self, case: Any) -> str:
        """What else of the author's was reported, and what came of it."""
        known = case.known.of_author
        if not known.count:
            return str(word("earlier-none"))
        rows = (
            (
                link(each, about(each)),
                self.grounds(each),
                self._ended(each),
                moment(each.opened_at),
            )
            for each in known.latest
        )
        return format_html(
            '{}<ul class="conversation">{}</ul>',
            word("earlier-count", count=known.count),
            format_html_join("", "<li>{}<br><small>{} · {} · {}</small></li>", rows),
        )

    @display(description=word("field-deeds"))
    def deeds(self, case: Any) -> str:
        found = [
            (LINK, reverse(f"admin:{name}", args=[pk]), word(label))
            for name, pk, label in case.known.deeds
        ]
        if not found:
            return "–"
        rows = format_html_join("", '<li><a class="{}" href="{}">{}</a></li>', found)
        return format_html('<ul class="deeds">{}</ul>', rows)

    @display(description=word("field-decision"))
    def decided(self, case: Any) -> str:
        told = [str(_outcome(case))] if case.outcome else []
        told += [str(word(f"because-{case.ground}"))] if case.ground else []
        told += [each.username for each in (case.decided_by, case.confirmed_by) if each]
        # Of a decision that was taken back its sanction is left, which holds no more.
        told += [end_in_words(case.sanction)] if case.sanction and case.outcome else []
        told += [_carried_on(case.sanction, first)] if (first := case.known.carried_from) else []
        if case.undone:
            told.append(str(word("case-undone", outcome=case.undone)))
        return format_html_join(" · ", "{}", ((each,) for each in told)) or "–"

    @display(description=word("field-appeal"))
    def objection(self, case: Case) -> str:
        return case.appeal or "–"

    def _ended(self, case: Case) -> str:
        if case.upheld is False:
            return str(word("answer-taken-back"))
        return str(_outcome(case)) if case.outcome else self.standing(case)


def _outcome(case: Case) -> StrPromise:
    """What lasts says nothing of how long, and is called the same whatever it followed."""
    lasts = case.outcome in (PHRASES, MUTE, BAN)
    return word(f"outcome-{case.outcome}") if lasts else outcome_in_words(case, case.outcome)


def _carried_on(sanction: Sanction, first: Case) -> str:
    """Whose ban or mute it is, and by which sign: what an objection to it is judged by."""
    return link(first, word(f"case-carried-{sanction.weighed}", name=whom(first)))


def _as_seen(case: Case, report: Report, telling: TellingStaff) -> str:
    """Where the reporter was, what a reported event told them, and the way there: of a match that
    runs no more than anybody can see."""
    if case.match is None:
        return ""
    told = " ".join(telling.of(report))
    place = str(word("case-as-spectator"))
    if report.seat is not None:
        place = str(word("seat-number", number=report.seat + 1))
    at: StrPromise | str = place
    if (version := _version_seen(case, report)) is not None:
        at = word("case-seen-at", place=place, version=version)
    if case.match.over:
        at = format_html('<a class="{}" href="{}">{}</a>', LINK, _replay(case, report), at)
    return format_html("<br>{}{}", at, f": {told}" if told else "")


def _version_seen(case: Case, report: Report) -> int | None:
    """None for whoever reported somebody from the replay, where no move was on."""
    found = case.number if case.kind == EVENT else report.version
    return found if found is not None else case.version


def _replay(case: Case, report: Report) -> str:
    assert case.match is not None
    seat = {} if report.seat is None else {"as": report.seat}
    asked = urlencode({"v": _version_seen(case, report) or 0, **seat})
    return f"{reverse('replay', args=[case.match.code])}?{asked}"


def _in_words(record: Record | None) -> str:
    """What became of a reporter's other reports."""
    if record is None:
        return ""
    counts = {"followed": record.followed, "nothing": record.nothing, "waiting": record.waiting}
    told = [str(word(f"record-{key}", count=count)) for key, count in counts.items() if count]
    return str(word("record", ends=", ".join(told) or str(word("record-none"))))


def _deeds(case: Case, reader: Member) -> Iterator[tuple[str, Any, str]]:
    """Pages of deeds that are possible now and allowed to the reader: name, object, label."""

    def may(do: str) -> bool:
        return reader.has_perm(f"moderation.{do}")

    room = case.room
    if room is not None:
        line = room.chat.filter(channel=case.channel, number=case.number, hidden=False)
        if may("hide_line") and (found := line.values_list("pk", flat=True).first()):
            yield "rooms_chatline_hide_this", found, "moderation-hide_line"
        seat = Seat.objects.filter(room=room, guest=case.author_id).exclude(guest=None)
        if (
            may("empty_seat")
            and not room.closed
            and (found := seat.values_list("pk", flat=True).first())
        ):
            yield "rooms_seat_empty_this", found, "moderation-empty_seat"
        if may("close_room") and not room.closed:
            yield "rooms_room_close_this", room.pk, "moderation-close_room"
        if may("freeze_match") and room.match is not None and not room.match.over:
            stopped = room.match.head.frozen
            do = ("resume_this", "resume_match") if stopped else ("freeze_this", "freeze_match")
            yield f"matches_match_{do[0]}", room.match_id, f"moderation-{do[1]}"
    if case.author_id is not None and may("mute_person"):
        yield "accounts_guest_mute_this", case.author_id, "moderation-mute_person"
        yield "accounts_guest_limit_to_phrases_this", case.author_id, "moderation-limit_to_phrases"
    kept = case.author is not None and is_of_staff(case.author)
    if case.author_id is not None and may("ban_person") and not kept:
        yield "accounts_guest_ban_this", case.author_id, "moderation-ban_person"
    if case.author is not None and may("rename_person") and not kept and name_to_take(case.author):
        yield "accounts_guest_rename_this", case.author_id, "moderation-rename_person"
    member = case.author.member_id if case.author else None
    if member is not None and reader.has_perm("accounts.change_member"):
        yield "accounts_member_change", member, "their-account"
