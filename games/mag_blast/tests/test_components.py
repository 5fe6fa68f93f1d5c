"""Flagships, fleet ships and action cards against the figures of the specification."""

from __future__ import annotations

from collections import Counter

from games.mag_blast.cards import ANY_TURN, CARDS, KINDS, SYMBOLS, Group
from games.mag_blast.flagships import FLAGSHIPS
from games.mag_blast.ships import CARRIER, MINESWEEPER, SHIP_CLASSES, SHIPS
from games.mag_blast.zones import ADJACENT, OPPOSITE, ZONES, distance
from tests.rules import rule

CLASSES = {"SC": 12, "CR": 12, "DE": 10, "CA": 8, "BA": 6, "MS": 3, "GU": 3}
HULLS = {"SC": 34, "CR": 69, "DE": 40, "CA": 64, "BA": 63, "MS": 12, "GU": 15}
SALVOS = {"L": 18, "B": 22, "M": 10}
SPECIALS = {"TF": 2, "EA": 2, "SA": 2, "RE": 4, "SD": 4, "RS": 2, "MF": 3, "AS": 3}
EFFECTS = {"CD": 2, "BP": 2, "CB": 2, "BH": 2}


def kinds(group: Group) -> Counter[str]:
    return Counter(card.kind for card in CARDS.values() if card.group == group)


def symbols_of(kind: str) -> list[str]:
    return [card.symbols for card in CARDS.values() if card.kind == kind]


@rule("MB-020")
def test_how_much_there_is_of_everything():
    assert (len(FLAGSHIPS), len(SHIPS), len(CARDS)) == (10, 54, 101)
    assert Counter(ship.cls for ship in SHIPS.values()) == CLASSES
    assert kinds("salvo") == SALVOS
    assert kinds("special") == SPECIALS and sum(SPECIALS.values()) == 22
    assert kinds("squadron") == {"FI": 9, "BO": 4}
    assert kinds("direct-hit") == {"DH": 8}
    assert kinds("effect") == EFFECTS
    assert len({ship.name for ship in SHIPS.values()}) == 54


@rule("MB-021", "MB-033")
def test_a_flagship_has_a_hull_and_an_ability_that_may_be_limited():
    assert {ship.hull for ship in FLAGSHIPS.values()} == {8}
    limited = {name for name, ship in FLAGSHIPS.items() if ship.uses is not None}
    assert limited == {"f1", "f3", "f4", "f6", "f9"}
    assert all(FLAGSHIPS[name].uses == 3 for name in limited)


@rule("MB-022", "MB-151")
def test_a_class_has_its_speed_and_its_guns():
    for code, speeds, guns in (
        ("SC", {2}, "L"),
        ("CR", {1}, "B"),
        ("DE", {1}, "LB"),
        ("CA", {1}, "L"),
        ("BA", {0}, "BM"),
        ("MS", {2}, "L"),
        ("GU", {0, 1, 2}, "LBM"),
    ):
        of_class = [ship for ship in SHIPS.values() if ship.cls == code]
        assert {ship.speed for ship in of_class} == speeds
        assert {ship.guns for ship in of_class} == {guns}
    assert {CARRIER, MINESWEEPER} == {"CA", "MS"} < set(SHIP_CLASSES)


@rule("MB-023")
def test_hulls_inside_a_class_differ():
    for code, total in HULLS.items():
        assert sum(ship.hull for ship in SHIPS.values() if ship.cls == code) == total
    assert sum(HULLS.values()) == 297
    battleships = [ship.hull for ship in SHIPS.values() if ship.cls == "BA"]
    assert battleships == [9, 10, 10, 11, 11, 12]
    gunships = [(SHIPS[ship].speed, SHIPS[ship].hull) for ship in ("GU01", "GU02", "GU03")]
    assert gunships == [(0, 6), (1, 5), (2, 4)], "the faster, the thinner"


@rule("MB-024", "MB-025", "MB-310")
def test_salvos_and_squadrons_have_their_damage():
    damage = {card.kind: card.damage for card in CARDS.values() if card.damage}
    assert damage == {"L": 1, "B": 3, "M": 5, "FI": 2, "BO": 4}
    assert {gun for ship in SHIPS.values() for gun in ship.guns} == set(SALVOS)


@rule("MB-026", "MB-028")
def test_symbols_of_three_kinds_sixteen_of_each():
    found = Counter("".join(card.symbols for card in CARDS.values()))
    assert found == dict.fromkeys(SYMBOLS, 16)
    assert symbols_of("L") == [""] * 12 + ["*", "*", "o", "o", "d", "d"]
    assert symbols_of("B") == [""] * 19 + ["*", "o", "d"]
    assert symbols_of("M") == [""] * 7 + ["*", "o", "d"]
    assert symbols_of("DH") == ["", "", "*", "*", "o", "o", "d", "d"]
    assert symbols_of("BH") == ["**", "oo"]
    assert symbols_of("MF") == symbols_of("AS") == ["*", "d", "o"]
    assert set(ANY_TURN) < set(KINDS)
    assert [symbols for kind in ANY_TURN for symbols in symbols_of(kind)] == [""] * 4


@rule("MB-030", "MB-031")
def test_the_zones_form_a_ring():
    assert [distance("yel", zone) for zone in ZONES] == [0, ADJACENT, OPPOSITE, ADJACENT]
    assert distance("grn", "blu") == OPPOSITE
    assert distance("blu", "yel") == ADJACENT
