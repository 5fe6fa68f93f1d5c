"""Decisions about reported lines, the author's appeal, and the answer of another moderator. Each
is one transaction with its audit entry; the room's row is locked before the case's."""

from __future__ import annotations

from collections.abc import Collection
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from server.accounts.models import Member
from server.moderation import muting
from server.moderation.actions import record
from server.moderation.models import HIDE, MUTE, NOTHING, Case, CaseLine, Report
from server.moderation.parties import is_party
from server.rooms.chat import set_hidden
from server.rooms.models import Room
from server.rooms.notify import notify_room_changed
from server.rooms.refusals import Refused


def decide_case(who: Member, case: Case, outcome: str, ground: str, reason: str) -> None:
    """Raises ``party`` and ``case-decided``."""
    with transaction.atomic():
        held, room = _held(who, case, Case.OPEN, "case-decided")
        outcome, _, period = outcome.partition("-")
        if outcome in (HIDE, MUTE) and room is not None:
            set_hidden(room, held.channel, held.number, True)
        held.state, held.outcome, held.decided_by = Case.DECIDED, outcome, who
        held.ground = "" if outcome == NOTHING else ground
        held.decided_at, held.told = timezone.now(), outcome == NOTHING
        held.sanction = muting.sanction_decided(held, period)
        held.save()
        after = {"outcome": held.outcome, "ground": held.ground}
        if held.sanction is not None:
            after["until"] = held.sanction.until.isoformat()
        record(who, "decide_case", held, reason, {"outcome": ""}, after)
    notify_room_changed(held.place)


def appeal(case: Case, words: str) -> None:
    """Raises ``no-appeal``."""
    with transaction.atomic():
        held = _locked(case)
        if not held.may_appeal:
            raise Refused("no-appeal")
        held.state, held.appeal, held.appealed_at = Case.APPEALED, words, timezone.now()
        held.save()


def answer_appeal(who: Member, case: Case, upheld: bool, reason: str) -> None:
    """Raises ``party``, ``case-answered`` and ``own-decision``."""
    with transaction.atomic():
        held, room = _held(who, case, Case.APPEALED, "case-answered")
        if held.decided_by_id == who.pk:
            raise Refused("own-decision")
        if not upheld and held.outcome in (HIDE, MUTE) and room is not None:
            set_hidden(room, held.channel, held.number, False)
        if not upheld and held.sanction is not None:
            muting.end(held.sanction)
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
    about a line that has gone with its author is not decided any more."""
    CaseLine.objects.filter(guest__in=guests).update(guest=None, name="", text="", phrase="")
    Report.objects.filter(reporter__in=guests).update(reporter=None, words="")
    theirs = Case.objects.filter(author__in=guests)
    theirs.filter(state__in=(Case.OPEN, Case.APPEALED)).update(
        state=Case.GONE, changed_at=timezone.now()
    )
    theirs.update(author=None, name="", appeal="")
    muting.let_go(guests)


def hand_over(before: UUID, guest: UUID) -> None:
    """Cases, reports and mutes come along when a guest signs in."""
    CaseLine.objects.filter(guest=before).update(guest=guest)
    Report.objects.filter(reporter=before).update(reporter=guest)
    Case.objects.filter(author=before).update(author=guest)
    muting.take_along(before, guest)


def _held(who: Member, case: Case, state: str, otherwise: str) -> tuple[Case, Room | None]:
    """The case and its room, locked; refused unless it is in this state and the member not
    concerned."""
    room = Room.objects.select_for_update(of=("self",)).filter(cases=case).first()
    held = _locked(case)
    if is_party(who, held):
        raise Refused("party")
    if held.state != state:
        raise Refused(otherwise)
    return held, room


def _locked(case: Case) -> Case:
    # Without its key, which a report that joins the case refers to while it holds the room.
    return Case.objects.select_for_update(no_key=True, of=("self",)).get(pk=case.pk)
