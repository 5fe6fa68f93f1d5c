"""Flagships, fleet ships and action cards against the figures of the specification."""

from collections import Counter
from hashlib import sha256

import msgspec
import pytest

from games.mag_blast.cards import ANY_TURN, CARDS, KINDS, SYMBOLS
from games.mag_blast.flagships import FLAGSHIPS
from games.mag_blast.ships import CARRIER, MINESWEEPER, SHIP_CLASSES, SHIPS
from games.mag_blast.zones import ADJACENT, OPPOSITE, ZONES, distance
from tests.rules import rule

SEALED = ((FLAGSHIPS, "bba686ff4dd0f314"), (SHIPS, "161499426bacca5d"), (CARDS, "8fe16bae4d74726a"))
"""All that is printed on them, to the last figure and symbol."""


@rule("MB-021", "MB-022", "MB-023", "MB-024", "MB-025", "MB-026", "MB-028", "MB-033", "MB-151")
@rule("MB-310")
@pytest.mark.parametrize(("printed", "sealed"), SEALED, ids=["flagships", "ships", "cards"])
def test_nothing_printed_changes_unawares(printed, sealed):
    assert sha256(msgspec.json.encode(printed)).hexdigest().startswith(sealed)


@rule("MB-020", "MB-023", "MB-028")
def test_how_much_there_is_of_everything():
    assert (len(FLAGSHIPS), len(SHIPS), len(CARDS)) == (10, 54, 101)
    groups = {"salvo": 50, "special": 22, "squadron": 13, "direct-hit": 8, "effect": 8}
    assert Counter(card.group for card in CARDS.values()) == groups
    assert sum(ship.hull for ship in SHIPS.values()) == 297
    assert Counter("".join(card.symbols for card in CARDS.values())) == dict.fromkeys(SYMBOLS, 16)
    assert {CARRIER, MINESWEEPER} == {"CA", "MS"} < set(SHIP_CLASSES)
    assert set(ANY_TURN) < set(KINDS)


@rule("MB-030", "MB-031")
def test_the_zones_form_a_ring():
    assert [distance("yel", zone) for zone in ZONES] == [0, ADJACENT, OPPOSITE, ADJACENT]
    assert distance("grn", "blu") == OPPOSITE
    assert distance("blu", "yel") == ADJACENT
