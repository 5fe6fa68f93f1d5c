"""Bans from a person's page: imposed, and ended before their time. Those that need a second
moderator are in ``proposing.py``, what they have in common with mutes in ``muting.py``, how they
are obeyed in ``server/rooms/bans.py``."""

from __future__ import annotations

from django.db import transaction

from server.accounts.models import Guest, Member
from server.moderation.actions import record
from server.moderation.models import BAN_PERIODS
from server.moderation.muting import (
    end_all,
    guest_of,
    impose,
    is_of_staff,
    refuse_the_concerned,
)
from server.rooms.models import BAN
from server.rooms.refusals import Refused


def ban_person(who: Member, target: Member | Guest, period: str, ground: str, reason: str) -> None:
    """Raises ``party``, ``yourself``, ``may-not-ban`` and ``bans-staff``."""
    with transaction.atomic():
        guest = guest_of(target)
        refuse_the_concerned(who, guest)
        refuse_to_ban(who, guest)
        ban = impose(who, guest, BAN, BAN_PERIODS[period], ground)
        after = {"until": ban.until.isoformat(), "ground": ground}
        record(who, "ban_person", target, reason, {}, after)


def end_bans(who: Member, target: Member | Guest, reason: str) -> None:
    """End all bans of somebody now. Raises ``party``, ``yourself`` and ``not-banned``."""
    end_all(who, target, BAN, "end_bans", reason)


def refuse_to_ban(who: Member, guest: Guest | None) -> None:
    """Raises ``may-not-ban``, and ``bans-staff``: whoever is of the staff loses that first, which
    is for an admin to decide."""
    if not who.has_perm("moderation.ban_person"):
        raise Refused("may-not-ban")
    if guest is not None and is_of_staff(guest):
        raise Refused("bans-staff")
