"""Reports, by whoever can see what they are about. All reports of a thing make one case, and what
was said there is copied into it at the first one."""

from __future__ import annotations

from collections.abc import Iterable
from uuid import UUID

from django.db import transaction

from server.accounts.models import Guest
from server.moderation.models import LINE, Case, CaseLine, Report
from server.moderation.reportable import OfLine, Reportable, Target, browsers
from server.moderation.seeing import Sight
from server.moderation.waiting import ranked
from server.rooms.models import ChatLine
from server.rooms.refusals import Refused

BEFORE, AFTER = 40, 9
"""Lines of the same channel that are copied with a reported one."""
LAST = 50
"""Lines that are copied with anything else: those that the first reporter could read."""
AT_ONCE = 10
"""Reports of one person that may wait for a decision."""


def report(code: str, guest_id: UUID, channel: str, number: int, ground: str, words: str) -> Report:
    """Report a line: see ``send``."""
    return send(OfLine(code, channel, number), guest_id, ground, words)


@transaction.atomic
def send(what: Reportable, guest_id: UUID, ground: str, words: str) -> Report:
    """Raises ``no-line`` or ``no-target``, and ``reports-waiting``. Whoever has reported it before
    gets that report again."""
    what.lock()
    target = what.find(guest_id)
    if target is None:
        raise Refused("no-line" if what.kind == LINE else "no-target")
    Guest.objects.get_or_create(id=guest_id)
    own = Report.objects.filter(reporter__in=browsers(guest_id))
    case = target.cases.first()
    if case is not None and (before := own.filter(case=case).first()) is not None:
        return before
    if own.filter(case__state=Case.OPEN).count() >= AT_ONCE:
        raise Refused("reports-waiting", count=AT_ONCE)
    sight = None if target.room is None else Sight(target.room, guest_id)
    case = case or _opened(target, sight)
    made = Report.objects.create(
        case=case,
        reporter_id=guest_id,
        seat=_seat(target, sight, guest_id),
        version=None if sight is None or sight.behind else _version(target),
        seen=target.seen,
        ground=ground,
        words=words,
    )
    case.rank = ranked(case)
    case.save(update_fields=["rank"])
    return made


def _opened(target: Target, sight: Sight | None) -> Case:
    case = Case.objects.create(
        kind=target.kind,
        room=target.room,
        place="" if target.room is None else target.room.code,
        channel=target.channel,
        number=target.number,
        author=_stored(target.author),
        name=target.name,
        match=target.match,
        version=_version(target),
        veiled=target.veiled,
    )
    CaseLine.objects.bulk_create(
        CaseLine(
            case=case,
            channel=each.channel,
            number=each.number,
            guest_id=each.guest_id,
            name=each.name,
            text=each.text,
            phrase=each.phrase,
            at=each.at,
        )
        for each in _said_around(target, sight)
    )
    return case


def _stored(author: Guest | None) -> Guest | None:
    if author is None:
        return None
    of = {"name": author.name, "member": author.member}
    return Guest.objects.get_or_create(pk=author.pk, defaults=of)[0]


def _seat(target: Target, sight: Sight | None, guest_id: UUID) -> int | None:
    """The reporter's, through whose eyes staff see the match."""
    if not target.replayed or target.match is None:
        return None if sight is None else sight.seat
    own = target.match.played.filter(guest__in=browsers(guest_id))
    return own.values_list("seat", flat=True).first()


def _version(target: Target) -> int | None:
    """Of a replay none: it is looked at from its beginning."""
    return None if target.match is None or target.replayed else target.match.head.version


def _said_around(target: Target, sight: Sight | None) -> Iterable[ChatLine]:
    if target.room is None or sight is None:
        return ()
    if target.line is not None:
        first, last = target.number - BEFORE, target.number + AFTER
        return target.room.chat.filter(channel=target.channel, number__gte=first, number__lte=last)
    read = target.room.chat.filter(channel__in=sight.channels, hidden=False)
    return reversed(read.order_by("-at", "-number")[:LAST])
