"""What a seat does, may do and is refused. A place may be given as (column, row)."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from games.engine import Action, Event
from games.galaxy_trucker import actions
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.ships import at
from games.referee import codec, play
from tests.acting import refusal_of

GAME = GalaxyTrucker()
KINDS: dict[str, type[Action]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(actions.SeatAction)
}


def number_of(given: Any) -> Any:
    """Places become numbers, also in lists and as keys."""
    if isinstance(given, tuple):
        return at(*given)
    if isinstance(given, list):
        return [number_of(each) for each in given]
    if isinstance(given, dict):
        return {str(number_of(cell)): value for cell, value in given.items()}
    return given


def action(state: TruckState, do: str, **given: Any) -> Any:
    """``to`` is the question that is asked where nothing is said."""
    if "to" in KINDS[do].__struct_fields__ and state.question is not None:
        given.setdefault("to", state.question.name)
    said = {name: number_of(value) for name, value in given.items()}
    return codec(GAME).asked(msgspec.json.encode({"do": do, **said}))


def act(state: TruckState, seat: int, do: str, **given: Any) -> list[Event]:
    return play(GAME, state, seat, action(state, do, **given), state.now).events


def refused(state: TruckState, seat: int, do: str, **given: Any) -> str:
    """Code and rule of the refusal, ``tile-gone GT-106``; nothing has changed, and no exact offer
    has it."""
    asked = action(state, do, **given)
    judged = refusal_of(GAME, state, seat, asked)
    assert not offered(state, seat, asked, exactly=True)
    return f"{judged.code} {judged.rule}"


def legal(state: TruckState, seat: int, do: str, **given: Any) -> bool:
    """Whether it may be done; the offers say the same."""
    asked = action(state, do, **given)
    answer = GAME.judge(state, seat, asked) is None
    assert offered(state, seat, asked, exactly=not answer) == answer
    return answer


def offered(state: TruckState, seat: int, asked: Any, *, exactly: bool = False) -> bool:
    """``exactly``: by an offer of which every combination is legal (12.6: one without example)."""
    said = msgspec.to_builtins(asked)
    return any(
        offer.holds(said)
        for offer in GAME.offers(state, seat)
        if not (exactly and offer.example is not None)
    )


def may(state: TruckState, seat: int) -> set[str]:
    """The kinds of actions that are offered."""
    return {offer.do for offer in GAME.offers(state, seat)}


def values(state: TruckState, seat: int, do: str, name: str) -> set[Any]:
    """What the offers say of a field."""
    return {
        value
        for offer in GAME.offers(state, seat)
        if offer.do == do
        for value in offer.take[name].of  # type: ignore[union-attr]
    }
