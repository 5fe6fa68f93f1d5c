"""Builds the ``company`` message about the participants: who is away, who is replaced by a bot,
pause state."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from server.matches.core.head import Head
from server.matches.core.participants import Participants
from server.protocol import messages

_encode = msgspec.json.Encoder().encode


def matters(head: Head, seat: int) -> bool:
    """Whether the return of this seat's person would change the message."""
    participants = head.participants
    asleep = head.clock.suspended and not participants.paused
    return asleep or seat in participants.away or seat in participants.stand_ins


class Content(NamedTuple):
    """What the message depends on: it is sent anew when this changes."""

    participants: Participants
    finished: frozenset[int]

    @property
    def empty(self) -> bool:
        """Whether there is nothing to say."""
        return not self.finished and self.participants == Participants(self.participants.people)


def content(head: Head) -> Content:
    none_waits = not head.finished or head.over
    return Content(head.participants, frozenset() if none_waits else head.finished)


def frame(head: Head, wall: int, now: int | None = None) -> bytes:
    """``now``: the match time, where it is not that of the wall time."""
    participants, finished = content(head)
    now = head.clock.match_time(wall) if now is None else now
    concerned = (
        participants.away.keys()
        | participants.stand_ins.keys()
        | participants.stepped_out
        | participants.lost
    )
    return _encode(
        messages.Company(
            people=[_person(head, seat, now, finished) for seat in sorted(concerned)],
            ends=head.begun.absence_policy.ends,
            paused=participants.paused,
            wish=_wish(participants, now),
            call=_call(participants, wall),
            finished=sorted(finished),
        )
    )


def _person(head: Head, seat: int, now: int, finished: frozenset[int]) -> messages.Person:
    participants, policy = head.participants, head.begun.absence_policy
    replaced = seat in participants.stand_ins or seat in participants.lost
    replaced = replaced or seat in finished
    awaited = seat in participants.away and not replaced and participants.present and policy.ends
    out = participants.out.get(seat)
    return messages.Person(
        seat,
        away=seat in participants.away,
        left=max(0, participants.taken_at(seat, policy) - now) if awaited else None,
        out=None if out is None or out <= now else out - now,
        stepped_out=seat in participants.stepped_out,
        level=participants.stand_ins.get(seat),
        lost=seat in participants.lost,
    )


def _wish(participants: Participants, now: int) -> messages.Wish | None:
    wish = participants.wish
    if wish is None:
        return None
    return messages.Wish(wish.by, sorted(wish.agreed), max(0, wish.until - now))


def _call(participants: Participants, wall: int) -> messages.Call | None:
    call = participants.call
    return None if call is None else messages.Call(sorted(call.by), max(0, call.wall - wall))
