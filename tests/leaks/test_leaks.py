"""Each planted leak is found by the laws of the contract alone, within a few matches."""

from __future__ import annotations

from random import Random

import pytest

from tests.leaks import asy_przestworzy, kosmiczna_eskadra
from tests.test_contract import watched
from tests.twins import Leak

MATCHES = 40

LEAKS = [*asy_przestworzy.LEAKS, *kosmiczna_eskadra.LEAKS]


@pytest.mark.parametrize("game", LEAKS, ids=lambda game: f"{game.slug}-{game.__name__}")
def test_a_planted_leak_is_found(game):
    with pytest.raises(Leak):
        for seed in range(MATCHES):
            watched(game(), Random(seed).randrange)
