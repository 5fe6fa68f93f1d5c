"""Decisions about what was reported, undoing them at once, the author's appeal, and the answer of
another moderator. Each is one transaction with its audit entry; the room's row is locked before the
case's."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from server.accounts.models import Member
from server.moderation import muting
from server.moderation.actions import record
from server.moderation.banning import refuse_to_ban
from server.moderation.claiming import (
    hold,
    let_go,
    locked,
    refuse_as_settled,
    refuse_unless_free,
)
from server.moderation.models import BAN, NOTHING, ROOM, Case, CaseLine, Report
from server.moderation.outcomes import offered, taken_back
from server.moderation.waiting import ranked
from server.rooms.models import Room
from server.rooms.notify import notify_room_changed
from server.rooms.refusals import Refused

UNDO = timedelta(minutes=10)
"""After a decision; then its author may object, and somebody else answers."""


def decide_case(who: Member, case: Case, outcome: str, ground: str, reason: str) -> None:
    """Raises ``party``, ``case-claimed``, ``case-gone``, ``case-decided``, ``decided-already``,
    ``no-outcome`` for one that does not fit what was reported, or is not the member's to choose,
    and of a ban ``may-not-ban`` and ``bans-staff``."""
    with transaction.atomic():
        held, room = _free(who, case)
        if held.state != Case.OPEN:
            refuse_as_settled(who, held)
        if outcome.startswith(BAN):
            refuse_to_ban(who, held.author)
        if (effect := offered(held, who).get(outcome)) is None:
            raise Refused("no-outcome")
        held.state, held.decided_by = Case.DECIDED, who
        held.outcome = outcome.partition("-")[0]
        held.ground = "" if outcome == NOTHING else ground
        held.decided_at, held.told = timezone.now(), not _concerns_author(held)
        effect.do(held, room)
        let_go(held)
        held.save()
        held.reports.update(told=False)
        after = {"outcome": held.outcome, "ground": held.ground}
        if held.sanction is not None:
            after["until"] = held.sanction.until.isoformat()
        record(who, "decide_case", held, reason, {"outcome": ""}, after)
    notify_room_changed(held.place)


def why_not_undone(who: Member, case: Case) -> Refused | None:
    """The refusal; None if this member can take the decision back now."""
    code = _what_forbids_undoing(who, case)
    return Refused(code, minutes=UNDO.seconds // 60) if code else None


def undo_decision(who: Member, case: Case, reason: str) -> None:
    """Take back all that the decision did; the case waits again, held by who decided. Raises
    ``party``, ``case-claimed``, ``case-gone``, ``undone-already``, ``undo-objected``,
    ``undo-not-own`` and ``undo-late``."""
    with transaction.atomic():
        held, room = _free(who, case)
        if (refusal := why_not_undone(who, held)) is not None:
            raise refusal
        before = {"outcome": held.outcome, "ground": held.ground}
        held.told = not _concerns_author(held)
        _take_back(held, room)
        if held.outcome != NOTHING or not held.undone:
            held.undone = held.outcome
        held.state, held.outcome, held.ground = Case.OPEN, "", ""
        held.decided_by = held.decided_at = None
        hold(held, who)
        held.save()
        held.reports.update(told=False)
        record(who, "undo_decision", held, reason, before, {"outcome": ""})
    notify_room_changed(held.place)


def _what_forbids_undoing(who: Member, case: Case) -> str:
    if case.state == Case.OPEN:
        return "undone-already"
    if case.state != Case.DECIDED or case.decided_at is None or not case.is_reported:
        return "undo-objected" if case.state in (Case.APPEALED, Case.ANSWERED) else "case-gone"
    if case.decided_by_id != who.pk:
        return "undo-not-own"
    return "" if timezone.now() < case.decided_at + UNDO else "undo-late"


def _take_back(held: Case, room: Room | None) -> None:
    effect = taken_back(held)
    assert effect is not None, held.outcome
    effect.take_back(held, room)


def _concerns_author(case: Case) -> bool:
    """Whether its author has something to read: a consequence, or that there was one."""
    return case.outcome != NOTHING or case.undone not in ("", NOTHING)


def appeal(case: Case, words: str) -> None:
    """Raises ``no-appeal``."""
    with transaction.atomic():
        held = locked(case)
        if not held.may_appeal:
            raise Refused("no-appeal")
        held.state, held.appeal, held.appealed_at = Case.APPEALED, words, timezone.now()
        held.rank, held.alarmed_at = ranked(held), None
        held.save()


def answer_appeal(who: Member, case: Case, upheld: bool, reason: str) -> None:
    """Raises ``party``, ``case-claimed``, ``case-gone``, ``case-answered``, ``own-decision``."""
    with transaction.atomic():
        held, room = _free(who, case)
        if held.state != Case.APPEALED:
            raise Refused("case-gone" if held.state == Case.GONE else "case-answered")
        if held.is_decision_of(who):
            raise Refused("own-decision")
        if not upheld:
            _take_back(held, room)
        let_go(held)
        held.state, held.upheld = Case.ANSWERED, upheld
        held.answered_at, held.told = timezone.now(), False
        held.save()
        # Whoever reported the line hears that the decision has been taken back.
        if not upheld:
            held.reports.update(told=False)
        after = {"upheld": upheld}
        record(who, "answer_appeal", held, reason, {"outcome": held.outcome}, after)
    notify_room_changed(held.place)


def withdraw(guests: Collection[UUID]) -> None:
    """Delete what people who leave have written in cases, as reporters and as authors; a case
    about somebody who has gone is not decided any more. That about a room is: it is still there."""
    CaseLine.objects.filter(guest__in=guests).update(guest=None, name="", text="", phrase="")
    Report.objects.filter(reporter__in=guests).update(reporter=None, words="", seen=[])
    theirs = Case.objects.filter(author__in=guests)
    gone = theirs.filter(state__in=Case.WAITING).exclude(kind=ROOM)
    gone.update(state=Case.GONE, changed_at=timezone.now())
    theirs.update(author=None, name="", appeal="")
    muting.let_go(guests)


def hand_over(before: UUID, guest: UUID) -> None:
    """Cases, reports and mutes come along when a guest signs in."""
    CaseLine.objects.filter(guest=before).update(guest=guest)
    Report.objects.filter(reporter=before).update(reporter=guest)
    Case.objects.filter(author=before).update(author=guest)
    muting.take_along(before, guest)


def _free(who: Member, case: Case) -> tuple[Case, Room | None]:
    """The case and its room, locked; refused if the member is concerned or somebody else holds
    it."""
    room = Room.objects.select_for_update(of=("self",)).filter(cases=case).first()
    held = locked(case)
    refuse_unless_free(who, held)
    return held, room
