"""What everybody at a match is told of its people: who is away and until when, who plays for them,
whether they want the match to stand."""

from __future__ import annotations

import msgspec

from server.matches.core.head import Head
from server.matches.core.participants import Company
from server.protocol import messages

_encode = msgspec.json.Encoder().encode


def matters(head: Head, seat: int) -> bool:
    """Whether it changes anything that the person of this seat has come."""
    company = head.company
    asleep = head.clock.standing and not company.paused
    return asleep or seat in company.away or seat in company.stand_ins


def worth_telling(company: Company | None) -> bool:
    return company is not None and company != Company(company.people)


def frame(head: Head, wall: int) -> bytes:
    company, now = head.company, head.clock.match_time(wall)
    concerned = company.away.keys() | company.stand_ins.keys() | company.stepped_out | company.lost
    return _encode(
        messages.Company(
            people=[_person(head, seat, now) for seat in sorted(concerned)],
            ends=head.begun.ladder.ends,
            paused=company.paused,
            wish=_wish(company, now),
            call=_call(company, wall),
        )
    )


def _person(head: Head, seat: int, now: int) -> messages.Person:
    company, ladder = head.company, head.begun.ladder
    replaced = seat in company.stand_ins or seat in company.lost
    awaited = seat in company.away and not replaced and company.present and ladder.ends
    out = company.out.get(seat)
    return messages.Person(
        seat,
        away=seat in company.away,
        left=max(0, company.taken_at(seat, ladder) - now) if awaited else None,
        out=None if out is None or out <= now else out - now,
        stepped_out=seat in company.stepped_out,
        level=company.stand_ins.get(seat),
        lost=seat in company.lost,
    )


def _wish(company: Company, now: int) -> messages.Wish | None:
    wish = company.wish
    if wish is None:
        return None
    return messages.Wish(wish.by, sorted(wish.agreed), max(0, wish.until - now))


def _call(company: Company, wall: int) -> messages.Call | None:
    call = company.call
    return None if call is None else messages.Call(sorted(call.by), max(0, call.wall - wall))
