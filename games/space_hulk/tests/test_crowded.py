"""12.5 In the fullest position: what is offered is what is legal, piece by piece."""

from itertools import product

import msgspec
import pytest

from games.space_hulk import actions, pieces
from games.space_hulk.board import FACINGS
from games.space_hulk.tests.crowd import crowded
from games.space_hulk.tests.positions import GAME
from tests.rules import rule

BY_COST = (actions.Attack, actions.Overwatch, actions.Reload, actions.ClearJam, actions.Leave)


def every_piece(state):
    for pile in (state.marines, state.aliens, state.blips):
        yield from pile.values()


def everything(state):
    """All that a piece could be told to do with what lies around it."""
    near = pieces.board(state).around
    for piece in every_piece(state):
        name = piece.id
        for to, cp in product(near[piece.at], range(4)):
            yield from (actions.Move(name, to, cp), actions.Door(name, to, cp))
        for facing, cp in product(FACINGS, range(4)):
            yield actions.TurnTo(name, facing, cp)
        for cp, kind in product(range(6), BY_COST):
            yield kind(name, cp)
        yield from (actions.Convert(name), actions.Enter(name), actions.BurnRoll(name))
    for marine in state.marines:
        for target, cp in product((*state.aliens, "d1", "d2", "d3", "m1", "b1"), range(3)):
            yield actions.Shoot(marine, target, cp)
        for to, cp in product(pieces.board(state).squares, (0, 2)):
            yield actions.Flame(marine, to, cp)


@rule("SH-701", "SH-702")
@pytest.mark.parametrize(("phase", "seat"), [("marines", 0), ("aliens", 1)])
def test_what_is_offered_is_what_is_legal(phase, seat):
    state = crowded(phase)
    offers = GAME.offers(state, seat)
    met = 0
    for action in everything(state):
        said, legal = msgspec.to_builtins(action), GAME.judge(state, seat, action) is None
        assert any(offer.holds(said) for offer in offers if offer.do == said["do"]) == legal, said
        met += legal
    assert met > 100
