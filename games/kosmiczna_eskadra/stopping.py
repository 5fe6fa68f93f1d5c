"""Stop: held cards are frozen, their seats answer, and the window closes (KE-100 to KE-110)."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Event, Illegal, Sample, Sampled
from games.kosmiczna_eskadra.geometry import TURN
from games.kosmiczna_eskadra.squadrons import (
    Place,
    held,
    holders,
    lay,
    place_of,
    withhold,
)
from games.kosmiczna_eskadra.state import (
    Answered,
    EskadraState,
    Given,
    OwnFrozen,
    PositionFrozen,
    RoundStopped,
)

FREEZE = 150
"""KE-104 Milliseconds from Stop to the freeze."""
PATIENCE = 600
"""And to it at the latest, should the positions not have come."""
STREAMED = 50
"""KE-104 Milliseconds between two positions of a held card."""
WINDOW = 3_000
"""KE-105 Milliseconds to answer in."""
SHIFT = 600
TWIST = 450
"""KE-104 How far a card may have moved and turned since Stop for the position to count."""
ANSWERS = ("drop", "withhold")


def call(state: EskadraState, stopper: int | None) -> list[Event]:
    """KE-100, KE-103 The one Stop of a round: by the seat that has played out, or by the clock."""
    state.phase, state.since, state.stop_at = "stopped", state.now, state.now
    state.stopper = stopper
    told: list[Event] = [RoundStopped(seat=stopper, clock=stopper is None)]
    for seat in holders(state):
        told += _stopped(state, seat)
    return told


def _stopped(state: EskadraState, seat: int) -> list[Event]:
    """KE-301, KE-303 A drop on its way down is an answer; who is not there withholds."""
    card, squadron = held(state, seat), state.squadrons[seat]
    if card.drop is not None:
        # It came before Stop, and so did the position it names.
        card.before, card.sampled, card.answer = place_of(card.drop), True, "drop"
        return [Answered(seat=seat)]
    gone = squadron.away_since is not None or squadron.resigned
    return [withhold(state, seat)] if gone else []


# ---- until the freeze


def samples(state: EskadraState) -> list[Sample]:
    """KE-104 Where the held cards were at Stop, and where until the freeze."""
    if state.phase != "stopped" or state.frozen_at is not None:
        return []
    assert state.stop_at is not None
    # What falls due at a millisecond comes before a message of it (KE-300).
    moments = tuple(state.stop_at + passed - 1 for passed in range(0, FREEZE + 1, STREAMED))
    waiting = [seat for seat in holders(state) if not held(state, seat).sampled]
    return [Sample(seat, moments, since=held(state, seat).drawn_at) for seat in waiting]


def may_sample(state: EskadraState, action: Sampled) -> Illegal | None:
    """What was asked for, once."""
    wanted = [(sample.seat, len(sample.moments)) for sample in samples(state)]
    asked = (action.seat, len(action.signals)) in wanted
    return None if asked else Illegal("wrong-phase", "KE-104")


def sampled(state: EskadraState, seat: int, positions: Sequence[Place | None]) -> list[Event]:
    """KE-104 The last position that counts; the freeze comes with the last seat's."""
    card = held(state, seat)
    before, *after = positions
    card.sampled, card.before, card.frozen = True, before, before
    for position in after:
        if before is not None and position is not None and is_near(before, position):
            card.frozen = position
    return freeze(state) if state.now >= freezes_at(state) else []


def is_known(state: EskadraState) -> bool:
    """Whether all positions have come that the freeze needs."""
    return all(held(state, seat).sampled for seat in holders(state))


def freezes_at(state: EskadraState) -> int:
    """KE-104 150 ms after Stop; a little later where positions are still to come."""
    assert state.stop_at is not None
    return state.stop_at + (FREEZE if is_known(state) else PATIENCE)


def is_near(one: Place, other: Place) -> bool:
    """KE-104 Within 600 u in x and in y, and within 45 degrees the shorter way round."""
    turned = (other[2] - one[2]) % TURN
    shifted = max(abs(other[0] - one[0]), abs(other[1] - one[1]))
    return shifted <= SHIFT and min(turned, TURN - turned) <= TWIST


def may_drop(state: EskadraState, seat: int) -> Illegal | None:
    """KE-106 A card released in the same instant as Stop is not lost; after the freeze it is."""
    if state.frozen_at is not None:
        return Illegal("round-stopped", "KE-106")
    if seat in state.given:
        return Illegal("already-answered", "KE-106")
    return Illegal("nothing-held", "KE-106") if state.squadrons[seat].held is None else None


def drop(state: EskadraState, seat: int, given: Given) -> list[Event]:
    """KE-106 A position and the answer ``drop`` in one, kept until the freeze."""
    held(state, seat).drop = given
    return answer(state, seat, "drop")


def freeze(state: EskadraState) -> list[Event]:
    """KE-104, KE-105 Positions are fixed; then the answers that have come are carried out."""
    state.frozen_at = state.now
    told: list[Event] = []
    for seat in holders(state):
        told += _freeze(state, seat)
    for seat in state.given:
        told += _carried_out(state, seat)
    return told


def _freeze(state: EskadraState, seat: int) -> list[Event]:
    card = held(state, seat)
    if card.before is None:
        return [_withdrawn(state, seat)]
    if card.drop is not None:
        _read_drop(state, seat, card.before, place_of(card.drop))
    assert card.frozen is not None
    x, y, a = card.frozen
    return [PositionFrozen(seat=seat), OwnFrozen(x=x, y=y, a=a, only=frozenset((seat,)))]


def _withdrawn(state: EskadraState, seat: int) -> Event:
    """KE-107 Nobody knows where the card was."""
    if seat in state.given:
        state.given.remove(seat)
    return withhold(state, seat, "unseen" if state.options.tells_why else None)


def _read_drop(state: EskadraState, seat: int, before: Place, dropped: Place) -> None:
    """KE-106 Too far from where the card was, a drop is neither position nor answer."""
    card = held(state, seat)
    card.drop = None
    if is_near(before, dropped):
        card.frozen = dropped
    else:
        card.answer = None
        state.given.remove(seat)


def _carried_out(state: EskadraState, seat: int) -> list[Event]:
    """KE-105, KE-109 A frozen card lands where it was frozen, in the order of the answers."""
    card = held(state, seat)
    if card.answer != "drop":
        return []
    assert card.frozen is not None
    return [lay(state, seat, card.frozen, late=True)]


# ---- the answers


def may_answer(state: EskadraState, seat: int, how: str) -> Illegal | None:
    """KE-105 Once, and only while the window is open."""
    if state.phase == "scoring":
        return Illegal("window-closed", "KE-105")
    if state.phase != "stopped":
        return Illegal("wrong-phase", "KE-105")
    if seat in state.given:
        return Illegal("already-answered", "KE-105")
    if state.squadrons[seat].held is None:
        return Illegal("nothing-held", "KE-105")
    return None if how in ANSWERS else Illegal("no-such-answer", "KE-105")


def answer(state: EskadraState, seat: int, how: str) -> list[Event]:
    """KE-105, KE-109 Before the freeze it is kept; after it a card lands at once."""
    state.given.append(seat)
    held(state, seat).answer = how
    landed = _carried_out(state, seat) if state.frozen_at is not None else []
    return landed or [Answered(seat=seat)]


def give_up(state: EskadraState, seat: int) -> list[Event]:
    """KE-305 Whoever resigns withholds, unless the answer has been given."""
    card = state.squadrons[seat].held
    return [withhold(state, seat)] if card is not None and card.answer is None else []


def is_settled(state: EskadraState) -> bool:
    """KE-108 Nobody holds a card, or all are frozen and answered."""
    holding = holders(state)
    answered = all(held(state, seat).answer is not None for seat in holding)
    return not holding or (state.frozen_at is not None and answered)


def close(state: EskadraState) -> list[Event]:
    """KE-108 Who has not answered to drop withholds."""
    return [withhold(state, seat) for seat in holders(state)]
