"""Who is banned from the site: asked where a page is shown and where a socket opens, not with what
comes over it.

A ban of an address keeps out all guests who come from there, whoever they are. It does so to no
member who had an account before it began, and to nobody out of a match that they play.
"""

from __future__ import annotations

from typing import NamedTuple
from uuid import UUID

from server.accounts.models import Member
from server.rooms.models import BAN, Sanction, Sanctions
from server.rooms.sanctions import Traces, is_playing, may_hold, one_of, own_of


class KeptOut(NamedTuple):
    ban: Sanction
    by_address: bool
    """It is somebody else's, whose address this is as well."""


def ban_of(guest_id: UUID | None, member: int | None, traces: Traces) -> KeptOut | None:
    """The ban that keeps somebody out: their own, one that is carried on to them from now on, else
    one of their address. One query for whom none may concern."""
    if not (found := may_hold(bans(), guest_id, member, traces)):
        return None
    if guest_id is not None:
        own = one_of(found, bans(), guest_id, member, traces)
        if own is not None:
            return KeptOut(own, by_address=False)
    for ban in found:
        if _is_shut_to(ban, guest_id, member, traces):
            return KeptOut(ban, by_address=True)
    return None


def bans() -> Sanctions:
    return Sanction.objects.filter(kind=BAN).in_force()


def _is_shut_to(ban: Sanction, guest_id: UUID | None, member: int | None, traces: Traces) -> bool:
    """Nobody is asked twice: for whom it was ended after an objection, it stays so."""
    if not ban.network or not ban.ranges.filter(shut=True, digest__in=traces.networks).exists():
        return False
    known = Member.objects.filter(date_joined__lt=ban.began_at)
    if member is not None and known.filter(pk=member).exists():
        return False
    let_in = ban.carried.filter(own_of(guest_id, member)).exists()
    return not let_in and (guest_id is None or not is_playing(guest_id))
