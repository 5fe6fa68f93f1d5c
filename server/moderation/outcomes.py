"""What each outcome of a decision does, what takes it back, and whom it touches: side by side, so
that nothing is done that cannot be undone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from server.accounts.models import Member
from server.core import periods
from server.core.lazy_messages import word
from server.moderation import muting
from server.moderation.hosts import give_host_back
from server.moderation.models import (
    BAN,
    BAN_PERIODS,
    CLOSE,
    HIDE,
    HOST,
    LINE,
    MUTE,
    NOTHING,
    PERIODS,
    PHRASES,
    RENAME,
    ROOM,
    TAKEN,
    VOID,
    WARN,
    Case,
)
from server.moderation.naming import whom
from server.moderation.renaming import give_name_back
from server.moderation.taking_away import give_document_back
from server.moderation.voiding import count_after_objection
from server.rooms.chat import set_hidden
from server.rooms.models import Room

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

Deed = Callable[[Case, Room | None], None]
"""The case and its room are locked; the caller saves the case."""
Touched = Callable[[Case], "StrPromise"]
"""Says who is touched, and how."""


@dataclass(frozen=True)
class Effect:
    do: Deed
    take_back: Deed
    touched: tuple[Touched, ...]
    touched_again: tuple[Touched, ...]
    """By taking it back."""


def _nothing(_case: Case, _room: Room | None) -> None:
    pass


def _hide(case: Case, room: Room | None) -> None:
    case.hid = room is not None and set_hidden(room, case.channel, case.number, True)


def _show_again(case: Case, room: Room | None) -> None:
    if case.hid and room is not None:
        set_hidden(room, case.channel, case.number, False)
    case.hid = False


def _impose(period: str) -> Deed:
    def impose(case: Case, _room: Room | None) -> None:
        case.sanction = muting.sanction_decided(case, period)

    return impose


def _both(first: Deed, then: Deed) -> Deed:
    def both(case: Case, room: Room | None) -> None:
        first(case, room)
        then(case, room)

    return both


def _close(case: Case, room: Room | None) -> None:
    case.hid = room is not None and _set_closed(room, True)


def _reopen(case: Case, room: Room | None) -> None:
    if case.hid and room is not None:
        _set_closed(room, False)
    case.hid = False


def _set_closed(room: Room, closed: bool) -> bool:
    """False if that is so already."""
    if room.closed is closed:
        return False
    room.closed = closed
    room.version += 1
    room.save(update_fields=["closed", "version"])
    return True


def _warn(case: Case, _room: Room | None) -> None:
    case.sanction = muting.sanction_decided(case, "")


def _end(case: Case, _room: Room | None) -> None:
    if case.sanction is not None:
        muting.end(case.sanction)


def _author_is_silent(case: Case) -> StrPromise:
    return word("touched-muted", name=whom(case))


def _author_is_heard(case: Case) -> StrPromise:
    return word("touched-unmuted", name=whom(case))


def _author_says_phrases(case: Case) -> StrPromise:
    return word("touched-phrases", name=whom(case))


def _author_is_sent_out(case: Case) -> StrPromise:
    return word("touched-banned", name=whom(case))


def _author_comes_back(case: Case) -> StrPromise:
    return word("touched-unbanned", name=whom(case))


def _nobody_reads_it(case: Case) -> StrPromise:
    if case.room is None:
        return word("touched-room-gone")
    if case.number in case.room.hidden.get(case.channel, []):
        return word("touched-hidden-already")
    return word("touched-hidden", room=case.room.code)


def _all_read_it_again(case: Case) -> StrPromise:
    shown = case.hid and case.room is not None
    return word("touched-shown", room=case.place) if shown else word("touched-not-shown")


def _nobody_enters(case: Case) -> StrPromise:
    if case.room is None:
        return word("touched-no-room")
    key = "touched-closed-already" if case.room.closed else "touched-closed"
    return word(key, room=case.room.code)


def _all_enter_again(case: Case) -> StrPromise:
    reopens = case.hid and case.room is not None
    return word("touched-reopened" if reopens else "touched-room-stays", room=case.place)


def _it_counts_again(_case: Case) -> StrPromise:
    return word("touched-counts")


def _name_again(case: Case) -> StrPromise:
    return word("touched-name-again", name=whom(case))


def _host_again(case: Case) -> StrPromise:
    return word("touched-host-again", name=whom(case), room=case.place)


def _document_again(_case: Case) -> StrPromise:
    return word("touched-document-again")


def _author_reads_why(case: Case) -> StrPromise:
    if case.author_id is None:
        return word("touched-author-gone")
    return word("touched-author", name=whom(case), days=periods.APPEAL)


def _author_hears_of_the_end(case: Case) -> StrPromise:
    if case.author_id is None:
        return word("touched-author-gone")
    return word("touched-author-again", name=whom(case))


def _author_hears_nothing(case: Case) -> StrPromise:
    """But of an earlier decision that was taken back."""
    if case.author_id is not None and case.undone not in ("", NOTHING):
        return _author_hears_of_the_end(case)
    return word("touched-author-not")


def _reporters(case: Case) -> StrPromise:
    names = [report.reporter.name for report in case.reports.all() if report.reporter]
    if not names:
        return word("touched-reporters-gone")
    told = ", ".join(name or str(word("admin-guest")) for name in names)
    return word("touched-reporters", people=told)


def _imposing(period: str, begins: Touched, ends: Touched) -> Effect:
    return Effect(
        _impose(period),
        _end,
        (begins, _author_reads_why, _reporters),
        (ends, _author_hears_of_the_end, _reporters),
    )


def _muting(period: str = "") -> Effect:
    return _imposing(period, _author_is_silent, _author_is_heard)


def _limiting(period: str = "") -> Effect:
    return _imposing(period, _author_says_phrases, _author_is_heard)


def _banning(period: str = "") -> Effect:
    return _imposing(period, _author_is_sent_out, _author_comes_back)


def _hiding_too(effect: Effect) -> Effect:
    """The same, and the line is hidden."""
    return Effect(
        _both(_hide, effect.do),
        _both(_show_again, effect.take_back),
        (_nobody_reads_it, *effect.touched),
        (_all_read_it_again, *effect.touched_again),
    )


HIDING = Effect(
    _hide,
    _show_again,
    (_nobody_reads_it, _author_reads_why, _reporters),
    (_all_read_it_again, _author_hears_of_the_end, _reporters),
)
CLOSING = Effect(
    _close,
    _reopen,
    (_nobody_enters, _author_reads_why, _reporters),
    (_all_enter_again, _author_hears_of_the_end, _reporters),
)
IN_ANY_CASE: dict[str, Effect] = {
    WARN: Effect(
        _warn,
        _end,
        (_author_reads_why, _reporters),
        (_author_hears_of_the_end, _reporters),
    ),
    NOTHING: Effect(
        _nothing,
        _nothing,
        (_author_hears_nothing, _reporters),
        (_author_hears_nothing, _reporters),
    ),
}
PHRASES_LAST = "week"
PHRASES_FOR = f"{PHRASES}-{PHRASES_LAST}"
"""The mildest of what lasts. For another time it is imposed on the page of the person."""
OF_A_LINE: dict[str, Effect] = {
    HIDE: HIDING,
    PHRASES_FOR: _hiding_too(_limiting(PHRASES_LAST)),
    **{f"{MUTE}-{period}": _hiding_too(_muting(period)) for period in PERIODS},
    **{f"{BAN}-{period}": _hiding_too(_banning(period)) for period in BAN_PERIODS},
    **IN_ANY_CASE,
}
OF_A_PERSON: dict[str, Effect] = {
    PHRASES_FOR: _limiting(PHRASES_LAST),
    **{f"{MUTE}-{period}": _muting(period) for period in PERIODS},
    **{f"{BAN}-{period}": _banning(period) for period in BAN_PERIODS},
    **IN_ANY_CASE,
}
OF_A_ROOM: dict[str, Effect] = {CLOSE: CLOSING, **IN_ANY_CASE}


IMPOSED: dict[str, Effect] = {
    VOID: Effect(_nothing, count_after_objection, (), (_it_counts_again, _author_hears_of_the_end)),
    RENAME: Effect(_nothing, give_name_back, (), (_name_again, _author_hears_of_the_end)),
    HOST: Effect(_nothing, give_host_back, (), (_host_again, _author_hears_of_the_end)),
    TAKEN: Effect(_nothing, give_document_back, (), (_document_again, _author_hears_of_the_end)),
}
"""What staff did without a report: an objection takes it back."""


def effects_of(case: Case) -> dict[str, Effect]:
    """By what may be decided about it."""
    return {LINE: OF_A_LINE, ROOM: OF_A_ROOM}.get(case.kind, OF_A_PERSON)


NEEDS = {
    CLOSE: "moderation.close_room",
    **{f"{BAN}-{period}": "moderation.ban_person" for period in BAN_PERIODS},
}
"""Permissions that a decision asks for besides that to decide."""


def offered(case: Case, who: Member) -> dict[str, Effect]:
    """Those that this member may choose. Where nobody is left to be muted or warned, a line can
    still be hidden, and a room closed."""
    somebody = case.author_id is not None or case.kind == LINE
    return {
        outcome: effect
        for outcome, effect in effects_of(case).items()
        if (outcome not in NEEDS or who.has_perm(NEEDS[outcome]))
        and (somebody or outcome in (CLOSE, NOTHING))
    }


def taken_back(case: Case) -> Effect | None:
    """By what was decided, which says nothing of how long."""
    imposed = {PHRASES: _limiting(), MUTE: _muting(), BAN: _banning()}.get(case.outcome)
    if imposed is None:
        return IMPOSED.get(case.outcome) or effects_of(case).get(case.outcome)
    return _hiding_too(imposed) if case.of_a_line else imposed


Preview = list[tuple[str, "StrPromise", list["StrPromise"]]]
"""By what can be chosen: its key, its label, and whom it touches."""


def outcome_in_words(case: Case, outcome: str) -> StrPromise:
    return word(f"outcome-{outcome}{case.wording if outcome != NOTHING else ''}")


def touched_by_decision(case: Case, who: Member) -> Preview:
    return [
        (outcome, outcome_in_words(case, outcome), [each(case) for each in effect.touched])
        for outcome, effect in offered(case, who).items()
    ]


def touched_by_answer(case: Case) -> Preview:
    return [
        ("yes", word("answer-upheld"), [_author_hears_of_the_end(case)]),
        ("no", word("answer-taken-back"), touched_by_taking_back(case)),
    ]


def touched_by_taking_back(case: Case) -> list[StrPromise]:
    effect = taken_back(case)
    told = effect.touched_again if effect else ()
    return [touched(case) for touched in told if case.is_reported or touched is not _reporters]
