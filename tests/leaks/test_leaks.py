"""Each planted leak is found by the laws of the contract alone, within a few matches."""

from __future__ import annotations

from random import Random

import pytest

from games.kosmiczna_eskadra.state import OwnDrawn
from games.registry import all_games
from tests.leaks import Leaky, asy_przestworzy, galaxy_trucker, mag_blast, space_hulk  # noqa: F401
from tests.leaks.kosmiczna_eskadra import Eskadra
from tests.test_contract import watched
from tests.twins import Leak, begins_alike

MATCHES = 40

PLANTED = [leak for game in Leaky.__subclasses__() for leak in game.__subclasses__()]
LEAKS = [leak for leak in PLANTED if leak.slug in all_games()]
"""Of the games that are offered: the laws read their words, too."""


@pytest.mark.parametrize("game", LEAKS, ids=lambda game: f"{game.slug}-{game.__name__}")
def test_a_planted_leak_is_found(game):
    with pytest.raises(Leak):
        for seed in range(MATCHES):
            watched(game(), Random(seed).randrange)


class TellsTheTopCard(Eskadra):
    """To a seat, or to everybody."""

    only: frozenset[int] | None = None

    def setup(self, options, seats, chance):
        state, events = super().setup(options, seats, chance)
        return state, [*events, OwnDrawn(speed=state.squadrons[0].deck[-1], only=self.only)]


class TellsTheNextSeatTheTopCard(TellsTheTopCard):
    only = frozenset({1})


@pytest.mark.parametrize("game", [TellsTheTopCard, TellsTheNextSeatTheTopCard])
def test_a_beginning_that_tells_a_secret_is_found(game):
    with pytest.raises(Leak):
        begins_alike(game())
