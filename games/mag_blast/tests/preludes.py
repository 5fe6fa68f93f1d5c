"""How a match comes to where its secrets live: fleets deployed, and some rounds of the bots."""

from __future__ import annotations

import msgspec

from games.chance import Chance
from games.engine import Plan
from games.mag_blast.state import MagState
from games.offers import Below
from tools.playing import Playing, some_kind

MOVES = 90
"""Of the bots, at most."""
LIVELY = 6
"""Once in so many moves a random one instead: holds, answers in vain, cards that a bot keeps."""
LEAVES = 4
"""Once in so many matches somebody resigns while others answer."""


def skirmish(table: Playing, below: Below) -> None:
    """It may stop anywhere: in a window, before a choice, while a salvo waits for its sound."""
    deploy(table, below)
    for _ in range(below(MOVES)):
        if table.over:
            return
        go_on(table, below)
    if below(LEAVES) == 0:
        somebody_leaves(table, below)


def somebody_leaves(table: Playing, below: Below) -> None:
    """Out of a window, so that the resignation waits."""
    for _ in range(MOVES):
        if table.over:
            return
        if state_of(table).window is not None:
            seats = [seat for seat, offer in table.offered() if offer.do == "resign"]
            table.act(seats[below(len(seats))], {"do": "resign"}, below)
            return
        go_on(table, below)


def deploy(table: Playing, below: Below) -> None:
    while state_of(table).phase == "deploy":
        go_on(table, below)


def state_of(table: Playing) -> MagState:
    assert isinstance(table.state, MagState)
    return table.state


def go_on(table: Playing, below: Below) -> None:
    waiting = table.waited_for()
    if not waiting or below(LIVELY) == 0:
        chosen = some_kind(table.offered(), table.rarely, below) if below(2) else None
        if chosen is None:
            table.wait_for_the_clock(below)
        else:
            assert table.act(chosen[0], table.some_action(*chosen, below), below) is None
        return
    seat, _ = waiting[below(len(waiting))]
    planned = plan(table, seat, below)
    action = msgspec.json.decode(msgspec.json.encode(planned.action))
    assert table.act(seat, action, below) is None


def plan(table: Playing, seat: int, below: Below) -> Plan:
    game, audience = table.game, (seat,)
    shown = game.scene(table.state, audience), game.view(table.state, audience)
    chance = Chance(f"{below(2**32):064x}")
    return game.choose("normal", seat, *shown, table.offers(seat), chance)
