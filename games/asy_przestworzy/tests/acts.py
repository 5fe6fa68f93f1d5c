"""What seats do and are refused, the time that passes, and who is there."""

from __future__ import annotations

from games.asy_przestworzy import GAME
from games.asy_przestworzy.state import (
    AnswerCeiling,
    AnswerFirepower,
    AnswerRange,
    AsyState,
    Bid,
    Lay,
    Name,
)
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE
from games.engine import Action, Event, Presence
from games.referee import play
from tests.acting import all_until, refusal_of


def do(state: AsyState, seat: int, action: Action) -> list[Event]:
    return play(GAME, state, seat, action, state.now).events


def lay(state: AsyState, mine: str, yours: str) -> list[Event]:
    """Both seats lay."""
    return do(state, ENTENTE, Lay(mine)) + do(state, CENTRAL, Lay(yours))


def name(state: AsyState, attribute: str) -> list[Event]:
    assert state.leader is not None
    return do(state, state.leader, Name(attribute))


def bid(state: AsyState, seat: int, number: int) -> list[Event]:
    return do(state, seat, Bid(number))


def answer(state: AsyState, seat: int, use: bool) -> list[Event]:
    """To the window that is open."""
    kinds = {"ceiling": AnswerCeiling, "firepower": AnswerFirepower, "range": AnswerRange}
    return do(state, seat, kinds[state.phase](use))


def presence(state: AsyState, seat: int, here: bool) -> list[Event]:
    return play(GAME, state, None, Presence(seat, here), state.now).events


def refused(state: AsyState, seat: int | None, action: Action) -> tuple[str, str | None]:
    """Code and rule of the refusal; the state is as it was."""
    judged = refusal_of(GAME, state, seat, action)
    return judged.code, judged.rule


def pass_time(state: AsyState, millis: int) -> list[Event]:
    return all_until(GAME, state, state.now + millis)
