"""Ships, threats, plans, goods, days and titles, against another way to work them out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from random import Random

import pytest

from games.galaxy_trucker.aboard import COLOURS, Ship, default_piece, load_batteries, occupied
from games.galaxy_trucker.checking import automatic_plan, errors, is_sound, kept, only
from games.galaxy_trucker.goods import best_layout, carried, holds, room, worth
from games.galaxy_trucker.levels import BOARDS, LEVELS, MIDDLE
from games.galaxy_trucker.ship import (
    DIRECTIONS,
    LETTER,
    Part,
    Parts,
    cabins,
    exposed,
    first_hit,
    in_order,
    joined,
    kind,
    may_join,
    pieces,
    reading,
)
from games.galaxy_trucker.tests import oracle
from games.galaxy_trucker.tests.random_ships import random_parts, upright
from games.galaxy_trucker.threats import left_after, meeting
from games.galaxy_trucker.tiles import RED
from games.galaxy_trucker.titles import score
from games.galaxy_trucker.track import after_days
from tests.rules import rule

SHIPS = int(os.environ.get("TRUCKER_SHIPS", "300"))
"""How many random ships to look at; 10000 are worth some minutes now and then."""
PARTS = pytest.mark.parametrize("part", range(6))


# ---- random ships


def random_crew(random: Random, ship: Ship) -> None:
    for cell in cabins(ship.parts):
        if many := random.randrange(3):
            ship.crew[cell] = many
    for colour in COLOURS:
        beds = [cell for cell in cabins(ship.parts) if cell not in ship.aliens.values()]
        if beds and random.random() < 0.5:
            ship.aliens[colour] = random.choice(beds)
            ship.crew.pop(ship.aliens[colour], None)


def random_cubes(random: Random, ship: Ship) -> None:
    for cell in holds(ship.parts):
        colours = "RYGB" if kind(ship.parts[cell]) in RED else "YGB"
        cubes = random.choices(colours, k=random.randint(0, room(ship.parts, cell)))
        if cubes:
            ship.cubes[cell] = "".join(sorted(cubes, key="RYGB".index))


def ships(part: int, of: int = SHIPS, most: int = 36) -> Iterator[tuple[Random, str, Ship]]:
    """With the ship board that they are built on."""
    for number in range(part, of, 6):
        random = Random(number)
        board = random.choice(list(BOARDS))
        ship = Ship(parts=random_parts(random, LEVELS[board].cells, most))  # type: ignore[index]
        random_crew(random, ship)
        random_cubes(random, ship)
        yield random, board, ship


def place(cell: int) -> oracle.Place:
    return cell // 10, cell % 10


def places(cells: Iterable[int]) -> frozenset[oracle.Place]:
    return frozenset(map(place, cells))


def board_of(parts: Parts) -> dict[oracle.Place, oracle.Laid]:
    return {place(cell): oracle.laid(part.tile, part.k) for cell, part in parts.items()}


def faults(parts: Parts, area: Iterable[int]) -> set[oracle.Fault]:
    return {(error.code, places(error.cells)) for error in errors(parts, frozenset(area))}


def by_place(of: Mapping[int, int]) -> dict[oracle.Place, int]:
    return {place(cell): many for cell, many in of.items()}


# ---- structure


@rule("GT-005", "GT-006", "GT-010", "GT-011")
@PARTS
def test_joins_pieces_and_exposed_connectors(part):
    for _, _, ship in ships(part):
        board = board_of(ship.parts)
        joins = {frozenset((place(a), place(b))) for a in ship.parts for b in joined(ship.parts, a)}
        assert joins == oracle.joins(board)
        found = pieces(ship.parts)
        assert set(map(places, found)) == oracle.pieces_of(board)
        assert found == sorted(map(in_order, found), key=lambda piece: reading(piece[0]))
        assert exposed(ship.parts) == len(oracle.exposed(board))


@rule("GT-109")
@PARTS
def test_where_a_tile_would_join(part):
    for random, level, ship in ships(part):
        new = Part(random.randrange(4, 156), random.randrange(4))
        free = [cell for cell in LEVELS[level].cells if cell not in ship.parts]
        for cell in random.sample(free, min(5, len(free))):
            links = oracle.joins(board_of({**ship.parts, cell: new}))
            joins = any(place(cell) in link for link in links)
            assert may_join(ship.parts, new, cell) is joins


@rule("GT-165", "GT-166", "GT-167", "GT-168", "GT-169", "GT-171", "GT-007", "GT-008", "GT-009")
@PARTS
def test_errors(part):
    for random, _, ship in ships(part):
        area = LEVELS[random.choice(list(BOARDS))].cells
        found = errors(ship.parts, area)
        assert faults(ship.parts, area) == oracle.faults(board_of(ship.parts), places(area))
        assert len(found) == len(set(found))


@rule("GT-110", "GT-166", "GT-167", "GT-168")
@PARTS
def test_a_tile_is_sound_that_brings_no_error(part):
    for random, level, ship in ships(part):
        area = LEVELS[level].cells
        free = [cell for cell in area if cell not in ship.parts]
        before = set(errors(ship.parts, area))
        for cell in random.sample(free, min(5, len(free))):
            new = Part(random.randrange(4, 156), upright(random))
            after = set(errors({**ship.parts, cell: new}, area))
            brought = {error.code for error in after - before} - {"split"}
            assert is_sound(ship.parts, new, cell) is not bool(brought)


@rule("GT-174", "GT-178", "GT-179", "GT-180")
@PARTS
def test_the_automatic_plan_is_the_best_of_its_choices(part):
    for _, _, ship in ships(part):
        if MIDDLE in ship.parts:
            board = board_of(ship.parts)
            left = kept(ship.parts, automatic_plan(ship.parts))
            assert places(left) == oracle.plan(board)[1]


# ---- threats


@rule("GT-015", "GT-016", "GT-017", "GT-018", "GT-019")
@PARTS
def test_what_a_threat_meets(part):
    for random, _, ship in ships(part):
        charged = random.random() < 0.7
        if charged:
            load_batteries(ship)
        board = board_of(ship.parts)
        for direction in DIRECTIONS:
            letter, number = LETTER[direction], random.randint(2, 12)
            hit = first_hit(ship.parts, direction, number)
            assert (hit and place(hit)) == oracle.first_hit(board, letter, number)
            for size in "sLlH":
                met = meeting(ship, size + letter, number)
                wanted = oracle.met(board, size + letter, number, bool(ship.tokens))
                assert (met.met, met.cell and place(met.cell)) == wanted


@rule("GT-265", "GT-266", "GT-267", "GT-270")
@PARTS
def test_what_falls_off_and_which_piece_flies_on(part):
    for random, _, ship in ships(part):
        cell = random.choice(list(ship.parts))
        left = only(ship.parts, [each for each in ship.parts if each != cell])
        board = oracle.without(board_of(ship.parts), [place(cell)])
        found = left_after(ship.parts, cell)
        assert set(map(places, found)) == oracle.pieces_of(board)
        if found:
            rest = Ship(
                parts=dict(left),
                crew={each: many for each, many in ship.crew.items() if each != cell},
                aliens={colour: at for colour, at in ship.aliens.items() if at != cell},
            )
            aliens = {str(colour): place(at) for colour, at in rest.aliens.items()}
            chosen = default_piece(rest, found)
            assert places(chosen) == oracle.default_piece(board, by_place(rest.crew), aliens)


# ---- goods, days, titles


@rule("GT-291", "GT-297", "GT-504")
@PARTS
def test_the_best_layout(part):
    for random, _, ship in ships(part, SHIPS, 12):
        own = carried(ship)[:6]
        ship.cubes = {}
        its = {cell: room(ship.parts, cell) for cell in holds(ship.parts)}
        for cube in own:
            fits = [cell for cell in its if len(ship.cubes.get(cell, "")) < its[cell]]
            ship.cubes[fits[0]] = ship.cubes.get(fits[0], "") + cube
        offer = "".join(random.choices("RYGB", k=random.randint(0, 5)))
        new = random.choice((None, 2))
        layout = best_layout(ship, offer, new)
        reds = {cell for cell in its if kind(ship.parts[cell]) in RED}
        assert layout.keys() == its.keys()
        assert all(len(cubes) <= its[cell] for cell, cubes in layout.items())
        assert all("R" not in cubes for cell, cubes in layout.items() if cell not in reds)
        red_room = sum(its[cell] for cell in reds)
        wanted = oracle.most_worth(own, offer, sum(its.values()), red_room, new)
        assert worth("".join(layout.values())) == wanted


@rule("GT-225", "GT-226", "GT-227")
@PARTS
def test_days_on_the_track(part):
    for number in range(part, SHIPS, 6):
        random = Random(number)
        lap = random.choice([level.lap for level in LEVELS.values()])
        spaces = random.sample(range(lap), random.randint(1, 4))
        positions = {seat: space + lap * random.randint(-1, 2) for seat, space in enumerate(spaces)}
        days = random.randint(-8, 20)
        others = [position for seat, position in positions.items() if seat != 0]
        wanted = oracle.nth_empty(positions[0], days, others, lap)
        assert after_days(positions, 0, days, lap) == wanted


@rule("GT-500", "GT-501", "GT-502", "GT-503", "GT-461")
@PARTS
def test_scores_of_the_titles(part):
    for _, _, ship in ships(part, SHIPS, 14):
        board = board_of(ship.parts)
        kinds = [laid[0] for laid in board.values()]
        aliens = [place(cell) for cell in ship.aliens.values()]
        assert score("T1", ship) == len([cubes for cubes in ship.cubes.values() if cubes])
        assert score("T2", ship) == sum(map(kinds.count, ("SH", "E2", "C2")))
        assert score("T3", ship) == sum(oracle.walk(board, alien) for alien in aliens)
        assert score("T4", ship) == oracle.with_view(board, map(place, occupied(ship)))
        assert score("T5", ship) == len(board)
        assert score("T6", ship) == oracle.corridor(board)
