"""How a match comes to where its secrets live: ships that are worth flying, some cards, a Trek's
second flight."""

from __future__ import annotations

from typing import Any, cast

from games.galaxy_trucker.state import TruckState
from games.offers import Below, Offer
from tools.playing import Playing, some_kind

BUILDING = 260
"""Moves of building, at most."""
FLYING = 120
FIRST = ("place", "draw_hidden", "go", "stop_peek", "put_back")
"""What a builder in a hurry does, the first that it may."""


def fly(table: Playing, below: Below) -> None:
    """In one of three matches still building, else on the way."""
    build(table, below, below(BUILDING) + 1 if below(3) == 0 else BUILDING)
    if below(3):
        go_on(table, below, below(FLYING))
    state = cast(TruckState, table.state)
    if state.options.mode == "trek" and below(2) and not table.over:
        while state_of(table).flight == 1 and not table.over:
            go_on(table, below, 1)
        build(table, below, BUILDING)


def state_of(table: Playing) -> TruckState:
    return cast(TruckState, table.state)


def build(table: Playing, below: Below, most: int) -> None:
    """Tiles are drawn and laid wherever they fit."""
    for _ in range(most):
        if state_of(table).phase not in ("go", "countdown", "build"):
            return
        chosen = in_a_hurry(table, below)
        if chosen is None:
            table.wait_for_the_clock(below)
        else:
            act(table, *chosen, below)
    while state_of(table).phase == "build" and most == BUILDING:
        finish(table, below)


def in_a_hurry(table: Playing, below: Below) -> tuple[int, Offer] | None:
    waiting = table.waited_for()
    if not waiting or below(8) == 0:
        return some_kind(waiting, table.rarely, below)
    seat = waiting[below(len(waiting))][0]
    own = [offer for each, offer in waiting if each == seat]
    for do in FIRST:
        found = [offer for offer in own if offer.do == do]
        if found:
            return seat, found[below(len(found))]
    return some_kind(waiting, table.rarely, below)


def finish(table: Playing, below: Below) -> None:
    """Whoever builds lets go and takes a start space."""
    for seat, offer in table.waited_for():
        if offer.do in ("finish", "put_back", "reserve", "place", "pick_space", "stop_peek"):
            act(table, seat, offer, below)
            return
    table.wait_for_the_clock(below)


def go_on(table: Playing, below: Below, moves: int) -> None:
    for _ in range(moves):
        if table.over:
            return
        chosen = some_kind(table.waited_for(), table.rarely, below)
        if chosen is None:
            table.wait_for_the_clock(below)
        else:
            act(table, *chosen, below)


def act(table: Playing, seat: int, offer: Offer, below: Below) -> None:
    asked: dict[str, Any] = table.some_action(seat, offer, below)
    assert table.act(seat, asked, below) is None, (seat, offer, asked)
