"""What each outcome of a decision does, what takes it back, and whom it touches: side by side, so
that nothing is done that cannot be undone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from server.core import periods
from server.core.lazy_messages import word
from server.moderation import muting
from server.moderation.models import HIDE, MUTE, NOTHING, PERIODS, WARN, Case
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


def _mute(period: str) -> Deed:
    def hide_and_mute(case: Case, room: Room | None) -> None:
        _hide(case, room)
        case.sanction = muting.sanction_decided(case, period)

    return hide_and_mute


def _warn(case: Case, _room: Room | None) -> None:
    case.sanction = muting.sanction_decided(case, "")


def _end(case: Case, room: Room | None) -> None:
    _show_again(case, room)
    if case.sanction is not None:
        muting.end(case.sanction)


def _author_is_silent(case: Case) -> StrPromise:
    return word("touched-muted", name=case.name)


def _author_is_heard(case: Case) -> StrPromise:
    return word("touched-unmuted", name=case.name)


def _nobody_reads_it(case: Case) -> StrPromise:
    if case.room is None:
        return word("touched-room-gone")
    if case.number in case.room.hidden.get(case.channel, []):
        return word("touched-hidden-already")
    return word("touched-hidden", room=case.room.code)


def _all_read_it_again(case: Case) -> StrPromise:
    shown = case.hid and case.room is not None
    return word("touched-shown", room=case.place) if shown else word("touched-not-shown")


def _author_reads_why(case: Case) -> StrPromise:
    if case.author_id is None:
        return word("touched-author-gone")
    return word("touched-author", name=case.name, days=periods.APPEAL)


def _author_hears_of_the_end(case: Case) -> StrPromise:
    if case.author_id is None:
        return word("touched-author-gone")
    return word("touched-author-again", name=case.name)


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


def _muting(period: str = "") -> Effect:
    return Effect(
        _mute(period),
        _end,
        (_nobody_reads_it, _author_is_silent, _author_reads_why, _reporters),
        (_all_read_it_again, _author_is_heard, _author_hears_of_the_end, _reporters),
    )


EFFECTS: dict[str, Effect] = {
    HIDE: Effect(
        _hide,
        _show_again,
        (_nobody_reads_it, _author_reads_why, _reporters),
        (_all_read_it_again, _author_hears_of_the_end, _reporters),
    ),
    **{f"{MUTE}-{period}": _muting(period) for period in PERIODS},
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
"""By what may be decided."""
TAKEN_BACK = {**EFFECTS, MUTE: _muting()}
"""By outcome, which says nothing of how long."""


Preview = list[tuple[str, "StrPromise", list["StrPromise"]]]
"""By what can be chosen: its key, its label, and whom it touches."""


def touched_by_decision(case: Case) -> Preview:
    return [
        (outcome, word(f"outcome-{outcome}"), [touched(case) for touched in effect.touched])
        for outcome, effect in EFFECTS.items()
    ]


def touched_by_answer(case: Case) -> Preview:
    return [
        ("yes", word("answer-upheld"), [_author_hears_of_the_end(case)]),
        ("no", word("answer-taken-back"), touched_by_taking_back(case)),
    ]


def touched_by_taking_back(case: Case) -> list[StrPromise]:
    effect = TAKEN_BACK.get(case.outcome)
    return [touched(case) for touched in effect.touched_again] if effect else []
