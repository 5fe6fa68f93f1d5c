"""2.19 Resigning, and draws by agreement."""

from __future__ import annotations

from games.engine import Event, Illegal
from games.space_hulk import victory
from games.space_hulk.events import (
    DrawAnswered,
    DrawLapsed,
    DrawOffered,
    ResignAnswered,
    ResignAsked,
)
from games.space_hulk.goals import Side
from games.space_hulk.seats import in_play
from games.space_hulk.state import Drawing, HulkState, Resigning


def side(state: HulkState, seat: int) -> Side:
    return "aliens" if seat == state.alien_seat else "marines"


def has_say(state: HulkState, seat: int) -> bool:
    """SH-585 A seat whose marines are all gone only watches."""
    return seat == state.alien_seat or seat in in_play(state)


def check_say(state: HulkState, seat: int) -> None:
    if not has_say(state, seat):
        raise Illegal("not-your-piece", "SH-585")


# ---- resigning


def has_asked(state: HulkState, seat: int) -> bool:
    """SH-603 Or another's question is open."""
    return state.resigning is not None or state.stations[seat].asked_to_resign


def check_resign(state: HulkState, seat: int) -> None:
    """SH-603 A seat asks once a phase."""
    check_say(state, seat)
    if has_asked(state, seat):
        raise Illegal("asked-already", "SH-603")


def resign(state: HulkState, seat: int) -> list[Event]:
    """SH-603 Gives the other side the win; among several marine seats the others are asked."""
    if seat == state.alien_seat:
        return victory.end(state, "marines", "resigned")
    others = [other for other in in_play(state) if other != seat]
    if not others:
        return victory.end(state, "aliens", "resigned")
    state.stations[seat].asked_to_resign = True
    here = [other for other in others if state.stations[other].away_since is None]
    state.resigning = Resigning(seat, here)
    return [ResignAsked(seat)]


def asked_to_agree(state: HulkState) -> list[int]:
    """SH-603 The seats whose answer is missing; SH-585 not of those whose marines are all gone."""
    if state.resigning is None:
        return []
    return [seat for seat in in_play(state) if seat in state.resigning.waiting]


def check_answer(state: HulkState, seat: int) -> None:
    if seat not in asked_to_agree(state):
        raise Illegal("no-offer", "SH-603")


def agree(state: HulkState, seat: int) -> list[Event]:
    assert state.resigning is not None
    state.resigning.waiting.remove(seat)
    return [ResignAnswered(seat, True)]


def refuse(state: HulkState, seat: int) -> list[Event]:
    """SH-603 One refusal ends the question."""
    state.resigning = None
    return [ResignAnswered(seat, False)]


# ---- draws


def has_offered(state: HulkState, seat: int) -> bool:
    """SH-605 Its side, in this round; or another's offer is open."""
    return state.drawing is not None or side(state, seat) in state.draws_offered


def check_offer(state: HulkState, seat: int) -> None:
    """SH-605 One offer per side and round."""
    check_say(state, seat)
    if has_offered(state, seat):
        raise Illegal("offered-already", "SH-605")


def offer_draw(state: HulkState, seat: int) -> list[Event]:
    state.draws_offered.append(side(state, seat))
    state.drawing = Drawing([seat])
    return [DrawOffered(seat)]


def asked(state: HulkState) -> list[int]:
    """SH-605 Every seat with pieces left that is not away and has not accepted."""
    if state.drawing is None:
        return []
    return [
        seat
        for seat in [*in_play(state), state.alien_seat]
        if seat not in state.drawing.accepted and state.stations[seat].away_since is None
    ]


def check_answer_draw(state: HulkState, seat: int) -> None:
    if seat not in asked(state):
        raise Illegal("no-offer", "SH-605")


def accept(state: HulkState, seat: int) -> list[Event]:
    assert state.drawing is not None
    state.drawing.accepted.append(seat)
    return [DrawAnswered(seat, True)]


def decline(state: HulkState, seat: int) -> list[Event]:
    state.drawing = None
    return [DrawAnswered(seat, False), DrawLapsed()]


def left(state: HulkState, seat: int) -> None:
    """SH-603 Nobody waits for the answer of a seat that is away."""
    if state.resigning is not None and seat in state.resigning.waiting:
        state.resigning.waiting.remove(seat)


def agreed(state: HulkState) -> list[Event]:
    """What is settled once nobody is left to be asked: all have answered, gone away or lost their
    marines."""
    if state.resigning is not None and not asked_to_agree(state):
        return victory.end(state, "aliens", "resigned")
    if state.drawing is None or asked(state):
        return []
    # SH-605 At least one seat of the other side must have accepted.
    sides = {side(state, seat) for seat in state.drawing.accepted}
    return victory.end(state, "draw", "draw-agreed") if len(sides) == 2 else []
