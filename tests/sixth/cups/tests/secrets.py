"""What the contract suite asks of cups: what may be hidden, what there is, how long it lasts."""

from __future__ import annotations

from typing import cast

from games.cups.rules import is_to_bet
from games.cups.state import CUPS, CupsState, Options
from games.engine import Audience
from games.offers import Below
from tools.playing import Playing

OPTIONS = (Options(), Options(rounds=1), Options(rounds=2, clock="off"))
LONGEST = 45
"""Moves of a match under these options."""
RARELY = {"point": 3}
"""A standing offer, without this taken once in twenty times."""
MET = {"do-peek": 5, "do-bet": 20, "do-point": 3, "event-pea-shown": 5}
"""How often random matches must have come to these, or they prove nothing of the bets."""


def prelude(table: Playing, below: Below) -> None:
    """Mostly to the bets, where the secrets are; now and then by the clock, so by lot."""
    options = cast(Options, table.options)
    seat, offer = table.waited_for()[0]
    if options.clock == "on" and below(4) == 0:
        table.wait_for_the_clock(below)
    else:
        table.act(seat, table.some_action(seat, offer, below), below)


def components(state: CupsState) -> int:
    """All beads; stakes stay with their owners until the pea is shown."""
    return state.bank + sum(state.beads)


def reshuffle(state: CupsState, audience: Audience, below: Below) -> CupsState:
    """Another truth that this audience could not tell from the real one."""
    others = [seat for seat in range(len(state.beads)) if seat not in audience]
    if state.phase == "betting" and state.hider in others:
        known = {cup: pea for seat in audience for cup, pea in state.seen[seat].items()}
        possible = [cup for cup in CUPS if known.get(cup, not any(known.values()))]
        state.pea = possible[below(len(possible))]
    for seat in others:
        state.seen[seat] = {cup: cup == state.pea for cup in state.seen[seat]}
        if state.phase == "betting" and seat != state.hider:
            state.fingers[seat] = [None, [below(6), below(6)]][below(2)]
        if state.bets[seat] is not None or is_to_bet(state, seat):
            bet_anew(state, seat, below)
    return state


def blind(state: CupsState, below: Below) -> CupsState:
    """The pea elsewhere, and nobody has decided otherwise for it."""
    if state.phase == "betting":
        state.pea = CUPS[below(len(CUPS))]
        state.seen = [{cup: cup == state.pea for cup in seen} for seen in state.seen]
    return state


def bet_anew(state: CupsState, seat: int, below: Below) -> None:
    """Perhaps. Whose bet is missing is a secret too; that one is missing is not."""
    others = [other for other in range(len(state.bets)) if other != seat]
    state.bets[seat] = None
    if any(is_to_bet(state, other) for other in others) and below(2):
        state.bets[seat] = dict.fromkeys(CUPS, 0) | {CUPS[below(6)]: below(state.beads[seat] + 1)}
