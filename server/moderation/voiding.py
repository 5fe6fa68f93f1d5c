"""Results that staff declare void: the match counts on nobody's record, and its replay says why.
The log stays as it is. Whoever played it is told, and may object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from server.accounts.models import Member
from server.core import periods
from server.core.lazy_messages import word
from server.matches.models import Match
from server.matches.process.runtime import wall_time
from server.moderation.actions import record
from server.moderation.explaining import decided_about
from server.moderation.models import NOTHING, VOID, Case
from server.moderation.parties import is_party, played_in
from server.rooms.models import Played, Room
from server.rooms.notify import notify_rooms_changed
from server.rooms.refusals import Refused

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise


def void_match(who: Member, match: Match, ground: str, reason: str) -> None:
    """Raises ``party``, ``not-over`` and ``void-already``."""
    _refuse_the_concerned(who, match)
    with transaction.atomic():
        held = _locked(match)
        if not _is_over(held):
            raise Refused("not-over")
        if held.void:
            raise Refused("void-already")
        _set(held, ground)
        place = _place(held)
        for played in players(held):
            assert played.guest is not None
            about = {"match": held, "place": place, "name": played.name}
            decided_about(who, played.guest, VOID, ground, **about)
        record(who, "void_match", held, reason, {"void": False}, {"void": True, "ground": ground})


def count_match(who: Member, match: Match, reason: str) -> None:
    """Let it count again. Raises ``party``, and ``not-void`` for one that staff have not voided."""
    _refuse_the_concerned(who, match)
    with transaction.atomic():
        held = _locked(match)
        if not held.void_ground:
            raise Refused("not-void")
        before = {"void": True, "ground": held.void_ground}
        _count_again(held)
        record(who, "count_match", held, reason, before, {"void": False})


def count_after_objection(case: Case, _room: Room | None) -> None:
    """One objection that holds is enough for all who played. The caller holds the case, and saves
    it."""
    if case.match is not None and (held := _locked(case.match)).void_ground:
        _count_again(held, case)


def players(match: Match) -> list[Played]:
    """Whoever played it, each once: a member may have sat in two browsers."""
    found: dict[object, Played] = {}
    for played in match.played.exclude(guest=None).select_related("guest__member"):
        assert played.guest is not None
        found.setdefault(played.guest.member_id or played.guest_id, played)
    return list(found.values())


def touched_by_voiding(match: Match) -> list[StrPromise]:
    told = [word("touched-void")]
    told += [
        word("touched-author", name=called(played), days=periods.APPEAL)
        for played in players(match)
    ]
    return told


def touched_by_counting(match: Match) -> list[StrPromise]:
    told = [word("touched-counts")]
    told += [word("touched-author-again", name=called(played)) for played in players(match)]
    return told


def called(played: Played) -> str:
    return played.name or str(word("former-guest"))


def _refuse_the_concerned(who: Member, match: Match) -> None:
    if is_party(who, match) or played_in(who, match):
        raise Refused("party")


def _is_over(match: Match) -> bool:
    """For everybody: whoever watches later would learn of the end by it."""
    return match.over and (match.told_at is None or match.told_at <= wall_time())


def _locked(match: Match) -> Match:
    return Match.objects.select_for_update().get(pk=match.pk)


def _set(match: Match, ground: str) -> None:
    match.void, match.void_ground = bool(ground), ground
    match.save(update_fields=["void", "void_ground"])
    rooms = Room.objects.filter(match=match)
    rooms.update(version=F("version") + 1)
    codes = list(rooms.values_list("code", flat=True))
    transaction.on_commit(lambda: notify_rooms_changed(codes))


def _count_again(match: Match, answered: Case | None = None) -> None:
    """All who were told that it is void are told that it counts, but whose objection says so."""
    _set(match, "")
    told = Case.objects.filter(match=match, outcome=VOID).exclude(state=Case.ANSWERED)
    if answered is not None:
        told = told.exclude(pk=answered.pk)
    told.update(
        state=Case.DECIDED,
        outcome=NOTHING,
        ground="",
        undone=VOID,
        told=False,
        claimed_by=None,
        claimed_until=None,
        changed_at=timezone.now(),
    )


def _place(match: Match) -> str:
    """Code of the room in which it was played, if that is still there."""
    played = match.played.exclude(room=None).select_related("room").first()
    return "" if played is None or played.room is None else played.room.code
