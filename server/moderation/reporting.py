"""Reports of chat lines by whoever can read them. All reports of a line make one case, and the
conversation round the line is copied into it at the first one."""

from __future__ import annotations

from uuid import UUID

from django.db import transaction
from django.db.models import Q, QuerySet

from server.accounts.models import Guest
from server.matches.process.runtime import wall_time
from server.moderation.models import Case, CaseLine, Report
from server.moderation.waiting import ranked
from server.protocol.room_settings import settings_of
from server.rooms.chat import channels_heard
from server.rooms.identity import identity_of
from server.rooms.models import ChatLine, Room
from server.rooms.refusals import Refused
from server.rooms.rows import is_running

BEFORE, AFTER = 40, 9
"""Lines of the same channel that are copied with the reported one."""
AT_ONCE = 10
"""Reports of one person that may wait for a decision."""


def line_to_report(code: str, guest_id: UUID, channel: str, number: int) -> ChatLine | None:
    """The line, if this person can read it now and somebody else has said it."""
    lines = ChatLine.objects.select_related("room__match", "guest__member")
    line = lines.filter(room__code=code, channel=channel, number=number, hidden=False).first()
    if line is None or not _reads(line.room, guest_id, channel) or _said_by(line, guest_id):
        return None
    return line


@transaction.atomic
def report(code: str, guest_id: UUID, channel: str, number: int, ground: str, words: str) -> Report:
    """Raises ``no-line`` and ``reports-waiting``. Whoever has reported the line before gets that
    report again."""
    # The room's row, as for all that happens in a room: two first reports open one case.
    room = Room.objects.select_for_update().filter(code=code).first()
    line = line_to_report(code, guest_id, channel, number)
    if room is None or line is None:
        raise Refused("no-line")
    Guest.objects.get_or_create(id=guest_id)
    own = Report.objects.filter(reporter__in=_browsers(guest_id))
    case = Case.objects.filter(room=room, channel=channel, number=number).first()
    if case is not None and (before := own.filter(case=case).first()) is not None:
        return before
    if own.filter(case__state=Case.OPEN).count() >= AT_ONCE:
        raise Refused("reports-waiting", count=AT_ONCE)
    seat = room.seats.filter(guest=guest_id).values_list("number", flat=True).first()
    case = case or _opened(line)
    made = Report.objects.create(
        case=case, reporter_id=guest_id, seat=seat, ground=ground, words=words
    )
    case.rank = ranked(case)
    case.save(update_fields=["rank"])
    return made


def _opened(line: ChatLine) -> Case:
    match = line.room.match if is_running(line.room) else None
    case = Case.objects.create(
        room=line.room,
        place=line.room.code,
        channel=line.channel,
        number=line.number,
        author_id=line.guest_id,
        name=line.name,
        match=match,
        version=None if match is None else match.head.version,
    )
    around = ChatLine.objects.filter(
        room=line.room,
        channel=line.channel,
        number__gte=line.number - BEFORE,
        number__lte=line.number + AFTER,
    )
    CaseLine.objects.bulk_create(
        CaseLine(
            case=case,
            number=each.number,
            guest_id=each.guest_id,
            name=each.name,
            text=each.text,
            phrase=each.phrase,
            at=each.at,
        )
        for each in around
    )
    return case


def _said_by(line: ChatLine, guest_id: UUID) -> bool:
    return line.guest is not None and line.guest in _browsers(guest_id)


def _browsers(guest_id: UUID) -> QuerySet[Guest]:
    """The guest; a member's, in all their browsers."""
    return Guest.objects.filter(Q(pk=guest_id) | Q(member__guests=guest_id)).distinct()


def _reads(room: Room, guest_id: UUID, channel: str) -> bool:
    """As the room's sockets do: a report tells nobody of a line that is not theirs to read."""
    seated = room.seats.filter(guest=guest_id).exists()
    host = room.host_id == guest_id
    if not seated and not host and _is_removed(room, guest_id):
        return False
    running = is_running(room)
    veiled = _is_told_later(room) or (running and room.unwatched and not host)
    return channel in channels_heard(seated, running, behind=veiled)


def _is_told_later(room: Room) -> bool:
    """Whether spectators of the room see an earlier moment of its match."""
    settings, match = settings_of(room.settings), room.match
    if match is None or not (settings.delay_moves or settings.delay_seconds):
        return False
    return not match.over or wall_time() < (match.told_at or 0)


def _is_removed(room: Room, guest_id: UUID) -> bool:
    """Whether the host has sent this person away from watching, too."""
    sent_away = {each.get("who") for each in room.barred if each.get("watch")}
    return bool(sent_away) and identity_of(room.code, guest_id) in sent_away
