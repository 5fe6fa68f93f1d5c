"""When somebody who played comes back no more, nobody waits for them."""

from __future__ import annotations

from server.matches.core.plan import Asked
from server.matches.live.live_match import Live


async def see_off(live: Live, seat: int) -> None:
    """What the room's manners say of a seat whose person has gone happens now. In the mailbox."""
    await live.notice_presence(seat, here=False)
    head = await live.head()
    company, ladder = head.company, head.begun.ladder
    if seat in company.away and ladder.ends and seat not in {*company.stand_ins, *company.lost}:
        await live.ask(Asked(live.house.wall.now(), None, ladder.last(seat)))
