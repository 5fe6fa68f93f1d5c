"""What an audience sees, built up from nothing: the table of section 4 of the specification."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Audience, Turn
from games.kosmiczna_eskadra.calm import open_hands
from games.kosmiczna_eskadra.clock import due
from games.kosmiczna_eskadra.placing import hand_time, wait
from games.kosmiczna_eskadra.ships import HALF, SHIPS, rocks
from games.kosmiczna_eskadra.squadrons import place_of, remaining, waited_for
from games.kosmiczna_eskadra.state import (
    CardView,
    EskadraState,
    Held,
    Own,
    Scene,
    SeatView,
    TableView,
    limit,
)


def scene(state: EskadraState) -> Scene:
    options = state.options
    clock = None if options.round_clock == "off" else limit(options, options.round_clock)
    return Scene(
        ships={str(speed): ship for speed, ship in SHIPS.items()},
        half=HALF[len(state.squadrons)],
        rocks=rocks(options),
        wins=options.wins,
        pace=options.pace,
        round_clock=clock if options.pace == "live" else None,
        hand_time=hand_time(options),
        aim_lines=options.aim_lines,
        show_hands=options.show_hands == "on",
        overlap=options.overlap,
        assist=options.assist == "on",
    )


def views(state: EskadraState, audiences: Sequence[Audience]) -> list[TableView]:
    """What all see is made once."""
    awaited = turn(state)
    seats = {str(seat): squadron(state, seat) for seat in range(len(state.squadrons))}
    cards = table(state)
    return [
        TableView(
            turn=awaited,
            phase=state.phase,
            round=state.round,
            seats=seats,
            table=cards,
            rocks=2 if state.options.two_asteroids == "on" else None,
            start=state.start_at if state.phase in ("countdown", "placing") else None,
            stop=state.stop_at,
            stopper=state.stopper,
            beat=state.beat or None,
            result=state.result,
            won=state.won if state.phase == "over" else None,
            own=own(state, audience[0]) if audience else None,
        )
        for audience in audiences
    ]


def table(state: EskadraState) -> dict[str, CardView]:
    """By order, so that a patch names only the card that has landed."""
    return {
        (order := str(card.order)): CardView(
            card.seat, card.speed, card.x, card.y, card.a, state.fates.get(order)
        )
        for card in state.table
    }


def squadron(state: EskadraState, seat: int) -> SeatView:
    """One squadron as everybody sees it: of its cards only how many are left."""
    mine = state.squadrons[seat]
    has_sealed = state.options.pace == "calm" and mine.held is not None and bool(mine.held.drop)
    return SeatView(
        wins=mine.wins,
        deck=len(mine.deck),
        holds=(mine.held is not None and not has_sealed) or None,
        colour=mine.colour,
        ready=mine.ready or None,
        assist=(mine.assist_next if state.phase == "ready" else mine.assist) or None,
        answered=(state.phase == "stopped" and seat in state.given) or None,
        sealed=has_sealed or None,
        hangar=None if state.result is None else list(mine.hangar),
        resigned=mine.resigned or None,
    )


def own(state: EskadraState, seat: int) -> Own:
    """What only the owner sees. Where a card is frozen, from the freeze on."""
    mine = state.squadrons[seat]
    card, preset = mine.held, mine.assist_next or None
    if card is None:
        return Own(auto_draw=mine.auto_draw, assist_next=preset)
    return Own(
        auto_draw=mine.auto_draw,
        assist_next=preset,
        held=card.speed,
        free_at=_free_at(state, seat, card),
        dropped=None if card.drop is None else place_of(card.drop),
        frozen=None if state.frozen_at is None else card.frozen,
        answer=card.answer,
    )


def _free_at(state: EskadraState, seat: int, card: Held) -> int | None:
    """KE-075 From when on the card may be let go; only in the race."""
    races = state.phase == "placing" and state.options.pace == "live"
    return card.drawn_at + wait(state, seat) if races else None


def turn(state: EskadraState) -> Turn | None:
    if state.phase == "over":
        return None
    ask, seats = asked(state)
    return Turn(ask, tuple(seats), due(state))


def asked(state: EskadraState) -> tuple[str, list[int]]:
    """What the table waits for, and for whom. That a seat has answered is known, not what."""
    match state.phase:
        case "ready":
            return "ready", waited_for(state)
        case "countdown":
            return "countdown", []
        case "placing":
            calm = state.options.pace == "calm"
            return ("beat", open_hands(state)) if calm else ("lay", remaining(state))
        case "stopped":
            return "answer", unanswered(state)
    return "watch", waited_for(state)


def unanswered(state: EskadraState) -> list[int]:
    squadrons = enumerate(state.squadrons)
    return [seat for seat, mine in squadrons if mine.held and seat not in state.given]
