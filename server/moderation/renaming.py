"""Offensive names, taken by staff: a made-up one stands in their place, and the person may choose
another. A member signs in by the old name until they have."""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import TYPE_CHECKING
from uuid import UUID

from django.db import transaction

from server.accounts.lookalikes import skeleton
from server.accounts.models import Guest, Member
from server.accounts.usernames import sounds_like
from server.core import periods
from server.core.lazy_messages import word
from server.moderation.actions import record
from server.moderation.explaining import decided_about
from server.moderation.models import RENAME, Case
from server.moderation.muting import (
    end,
    end_all,
    guest_of,
    imposed,
    in_force_of,
    is_of_staff,
    refuse_the_concerned,
    refuse_twice,
)
from server.rooms.models import Room, Sanction
from server.rooms.notify import notify_rooms_changed
from server.rooms.refusals import Refused
from server.rooms.renaming import replace_name
from server.rooms.texts import look_alike

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

LASTS = timedelta(days=periods.BAN)
"""For how long the old name may not be taken again."""


def rename_person(who: Member, target: Member | Guest, ground: str, reason: str) -> None:
    """Of a member the username, of a guest the last name they had. Raises ``party``, ``yourself``,
    ``renames-staff``, ``no-name`` and ``imposed-just-now``."""
    with transaction.atomic():
        guest = guest_of(target)
        refuse_the_concerned(who, guest)
        if is_of_staff(guest):
            raise Refused("renames-staff")
        refuse_twice(who, guest, RENAME, LASTS, ground)
        if not (old := name_to_take(target)):
            raise Refused("no-name")
        new = made_up_name()
        member = target if isinstance(target, Member) else guest.member
        if member is not None and look_alike(member.username, old):
            _rename(member, new, signs_in_as=member.signs_in_as or sounds_like(old))
        rooms = replace_name(_browsers(guest), old, new)
        case = decided_about(who, guest, RENAME, ground, name=old)
        case.sanction = imposed(case, RENAME, guest, LASTS)
        case.save(update_fields=["sanction", "changed_at"])
        after = {"name": new, "ground": ground, "until": case.sanction.until.isoformat()}
        record(who, "rename_person", target, reason, {"name": old}, after)
        transaction.on_commit(lambda: notify_rooms_changed(rooms))


def end_renames(who: Member, target: Member | Guest, reason: str) -> None:
    """Let somebody have the names again that were taken; a member who has chosen no other has
    theirs at once. Raises ``party``, ``yourself`` and ``not-renamed``."""
    with transaction.atomic():
        theirs = list(in_force_of(target, RENAME))
        end_all(who, target, RENAME, "end_renames", reason)
        for each in theirs:
            _restore(each)


def give_name_back(case: Case, _room: Room | None) -> None:
    """After an objection. The caller has locked the case."""
    if case.sanction is not None and case.sanction.in_force:
        end(case.sanction)
        _restore(case.sanction)


def name_to_take(target: Member | Guest) -> str:
    return target.username if isinstance(target, Member) else target.name


def made_up_name() -> str:
    """One that nobody has, and that says nothing."""
    while True:
        name = f"Player-{10_000 + secrets.randbelow(90_000)}"
        if not Member.objects.filter(skeleton=skeleton(name)).exists():
            return name


def touched_by_renaming(target: Member | Guest) -> list[StrPromise]:
    old = name_to_take(target) or str(word("admin-guest"))
    return [
        word("touched-renamed", name=old),
        word("touched-author", name=old, days=periods.APPEAL),
    ]


def _restore(taken: Sanction) -> None:
    """Unless they have chosen another, or somebody else has it by now."""
    member = taken.member
    if member is None or not taken.name or member.signs_in_as != sounds_like(taken.name):
        return
    if not Member.objects.filter(skeleton=skeleton(taken.name)).exclude(pk=member.pk).exists():
        # By the name of a browser staff call whoever is banned or muted next.
        member.guests.filter(name=member.username).update(name=taken.name)
        _rename(member, taken.name, signs_in_as=None)


def _rename(member: Member, name: str, signs_in_as: str | None) -> None:
    member.username, member.signs_in_as = name, signs_in_as
    member.save(update_fields=["username", "signs_in_as"])


def _browsers(guest: Guest) -> set[UUID]:
    if guest.member is None:
        return {guest.pk}
    return set(guest.member.guests.values_list("pk", flat=True))
