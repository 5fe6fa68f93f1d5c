"""What a seat may do now: section 5 of the specification, phase by phase."""

from __future__ import annotations

from collections.abc import Iterator

from games.kosmiczna_eskadra.geometry import (
    HALF_HEIGHT,
    HALF_WIDTH,
    Body,
    card_body,
    overlap,
    rock_body,
)
from games.kosmiczna_eskadra.placing import TURNS
from games.kosmiczna_eskadra.readying import free_colours, may_set_assist, may_set_auto_draw
from games.kosmiczna_eskadra.ships import HALF, rocks
from games.kosmiczna_eskadra.squadrons import Place
from games.kosmiczna_eskadra.state import EskadraState
from games.kosmiczna_eskadra.stopping import ANSWERS
from games.offers import AnyDomain, Number, Offer, One

YES_NO = One((True, False))
RESIGN = Offer("resign", standing=True)
SET_ASSIST = Offer("set_assist", {"on": YES_NO}, standing=True)
SET_AUTO_DRAW = Offer("set_auto_draw", {"on": YES_NO}, standing=True)
READY = Offer("ready")
CONTINUE = Offer("continue")
DRAW = Offer("draw")
ANSWER = Offer("answer", {"how": One(ANSWERS)})
CORNERS = ((1, 1), (-1, -1), (-1, 1), (1, -1))


def offers(state: EskadraState, seat: int) -> list[Offer]:
    if state.phase == "over" or state.squadrons[seat].resigned:
        return []
    return [*decisions(state, seat), *presets(state), RESIGN]


def decisions(state: EskadraState, seat: int) -> list[Offer]:
    """What the phase is about."""
    match state.phase:
        case "ready":
            return [*_colours(state), *([] if state.squadrons[seat].ready else [READY])]
        case "placing":
            return _in_round(state, seat)
        case "stopped":
            return _at_stop(state, seat)
        case "scoring" if not state.squadrons[seat].ready:
            return [CONTINUE]
    return []


def presets(state: EskadraState) -> list[Offer]:
    allowed = [SET_ASSIST] if may_set_assist(state) is None else []
    return [*allowed, SET_AUTO_DRAW] if may_set_auto_draw(state) is None else allowed


def _colours(state: EskadraState) -> list[Offer]:
    """KE-001 Before the first round."""
    free = free_colours(state)
    if state.round > 1 or not free:
        return []
    return [Offer("pick_colour", {"colour": One(tuple(free))}, standing=True)]


def _in_round(state: EskadraState, seat: int) -> list[Offer]:
    """A card is drawn, or dropped as soon as it may be: what is offered never waits (KE-075)."""
    squadron = state.squadrons[seat]
    card, is_live = squadron.held, state.options.pace == "live"
    if card is None:
        return [DRAW] if is_live and squadron.deck else []
    if card.drop is not None or (is_live and not card.free):
        return []
    return drop(state, seat)


def _at_stop(state: EskadraState, seat: int) -> list[Offer]:
    """KE-105 An answer. A drop that was on its way is one too (KE-106), but nobody is asked for
    it any more."""
    return [] if state.squadrons[seat].held is None or seat in state.given else [ANSWER]


# ---- where a card can be dropped


def drop(state: EskadraState, seat: int) -> list[Offer]:
    """Anywhere on the table, each place judged as it comes; one of them is the example."""
    place = free_place(state, seat)
    if place is None:
        return []
    half = HALF[len(state.squadrons)]
    along, turn = Number(-half, half), Number(-TURNS, TURNS)
    x, y, a = place
    example = {"x": x, "y": y, "a": a}
    take: dict[str, AnyDomain] = {"x": along, "y": along, "a": turn}
    return [Offer("drop", take, example=example)]


def free_place(state: EskadraState, seat: int) -> Place | None:
    """A place that is legal whatever the time: free, or else on the asteroid if the room lets it.

    Every seat looks from a corner of its own, so that those who take the example in the same
    moment do not meet. What lies on the asteroid was not dropped on an unseen card alone (KE-078).
    """
    lie = rocks(state.options)
    laid = [card_body(card.x, card.y, card.a) for card in state.table]
    bodies = [rock_body(rock) for rock in lie] + laid
    left, up = CORNERS[seat]
    for x, y, a in _places(HALF[len(state.squadrons)]):
        place = left * x, up * y, a
        if not _covers(card_body(*place), bodies):
            return place
    return (lie[0].x, lie[0].y, 0) if state.options.overlap == "hangar" else None


def _covers(card: Body, bodies: list[Body]) -> bool:
    return any(overlap(card, body) for body in bodies)


def _places(half: int) -> Iterator[Place]:
    """A grid from the edge of the table, where it is emptiest, inwards; then one four times finer,
    and that with the card across."""
    yield from _grid(half, HALF_WIDTH, HALF_HEIGHT, 2, 0)
    yield from _grid(half, HALF_WIDTH, HALF_HEIGHT, 1, 0)
    yield from _grid(half, HALF_HEIGHT, HALF_WIDTH, 1, 900)


def _grid(half: int, wide: int, high: int, step: int, a: int) -> Iterator[Place]:
    for y in range(high - half, half - high + 1, step * high):
        for x in range(wide - half, half - wide + 1, step * wide):
            yield x, y, a
