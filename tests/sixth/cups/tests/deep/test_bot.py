"""What the bot does with what it knows."""

from __future__ import annotations

from games.chance import Chance
from games.cups import GAME
from games.cups.state import CupsState
from games.cups.tests.positions import ANN, HIDER, SEED, betting, hiding, play
from games.engine import Plan


def plan(state: CupsState, seat: int) -> Plan:
    view, offers = GAME.view(state, (seat,)), GAME.offers(state, seat)
    return GAME.choose("easy", seat, None, view, offers, Chance(SEED))


def test_it_bets_on_the_pea_that_it_has_seen() -> None:
    state = betting(pea="11")
    play(state, ANN, do="peek", cups=["00", "11"])
    assert plan(state, ANN).action["stakes"]["11"] == 2


def test_it_bets_no_bead_that_it_has_not() -> None:
    state = betting()
    state.beads[ANN] = 1
    assert sum(plan(state, ANN).action["stakes"].values()) == 1


def test_it_hides_where_there_is_a_cup() -> None:
    state = hiding()
    play(state, HIDER, **plan(state, HIDER).action)
    assert state.phase == "betting"
