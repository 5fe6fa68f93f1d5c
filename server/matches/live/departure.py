"""Applies the absence policy at once to a player who left or was kicked mid-match."""

from __future__ import annotations

from server.matches.core.plan import Asked
from server.matches.live.live_match import LiveMatch


async def apply_departure(live: LiveMatch, seat: int) -> None:
    """Mark the seat away and apply the policy's last step. Runs in the match's mailbox. Presence is
    not asked: nobody holds the seat, however lately somebody was seen there."""
    head = await live.head()
    if seat not in head.participants.people or seat in head.finished or head.over:
        return
    if seat not in head.participants.away:
        await live.say_presence(seat, here=False)
        head = await live.head()
    participants, absence_policy = head.participants, head.begun.absence_policy
    if (
        seat in participants.away
        and absence_policy.ends
        and seat not in {*participants.stand_ins, *participants.lost}
    ):
        await live.ask(Asked(live.context.wall.now(), None, absence_policy.last(seat)))
