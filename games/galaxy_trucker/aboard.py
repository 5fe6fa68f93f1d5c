"""What a ship carries: crew, battery tokens and goods.

A figure, token or cube is called by 10 times its cell plus its place on the tile, from 1 on without
gaps: 772 is the second human in the starting cabin. An alien is alone on place 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct, field

from games.galaxy_trucker.ship import Part, Parts, cabins, in_order, joined, kind, of_kinds, reading
from games.galaxy_trucker.tiles import CABINS, TOKENS, Kind

Colour = Literal["brown", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
SUPPORT: dict[Colour, Kind] = {"brown": "LB", "purple": "LP"}
ALIEN_BONUS = 2
CABIN_HOLDS = 2


class Ship(Struct, kw_only=True):
    """A ship with all that is aboard. Cabins, batteries and holds that are empty stand in no
    map."""

    parts: dict[int, Part] = field(default_factory=dict)
    crew: dict[int, int] = field(default_factory=dict)
    """Humans by cell."""
    aliens: dict[Colour, int] = field(default_factory=dict)
    """The cell of each."""
    tokens: dict[int, int] = field(default_factory=dict)
    cubes: dict[int, str] = field(default_factory=dict)
    """Colours by cell, the dearest first."""


# ---- crew


def humans(ship: Ship) -> int:
    return sum(ship.crew.values())


def crew(ship: Ship) -> int:
    """GT-021 Humans and aliens."""
    return humans(ship) + len(ship.aliens)


def occupied(ship: Ship) -> list[int]:
    """GT-022 Cabins with at least one figure, in reading order."""
    return in_order({*ship.crew, *ship.aliens.values()})


def figures(ship: Ship) -> list[int]:
    """Everybody aboard, by the cabins' reading order."""
    aliens = {10 * cell + 1 for cell in ship.aliens.values()}
    people = {10 * cell + place + 1 for cell, many in ship.crew.items() for place in range(many)}
    return sorted(aliens | people, key=lambda figure: (reading(figure // 10), figure))


def alien_of(ship: Ship, figure: int) -> Colour | None:
    """Which alien it is; None for a human."""
    return next((colour for colour, cell in ship.aliens.items() if cell == figure // 10), None)


def cells_of(things: Iterable[int]) -> list[int]:
    """Where figures or tokens are, in reading order: what is told of them, as those on one tile are
    alike."""
    return in_order(thing // 10 for thing in things)


def remove_figures(ship: Ship, gone: Iterable[int]) -> list[Colour]:
    """Takes figures off the ship; answers which aliens were among them."""
    lost: list[Colour] = []
    for figure in gone:
        colour = alien_of(ship, figure)
        if colour is None:
            ship.crew = _less(ship.crew, figure // 10)
        else:
            del ship.aliens[colour]
            lost.append(colour)
    return lost


def _less(things: dict[int, int], cell: int) -> dict[int, int]:
    left = {**things, cell: things[cell] - 1}
    return {each: many for each, many in left.items() if many}


def default_losses(ship: Ship, number: int) -> list[int]:
    """GT-282 Who is lost where nobody chooses: humans while more than one is left, from the
    fullest cabin, the last in reading order; then brown, purple, the last human."""
    people = dict(ship.crew)
    aliens = [10 * ship.aliens[colour] + 1 for colour in COLOURS if colour in ship.aliens]
    lost = []
    for _ in range(min(number, crew(ship))):
        if sum(people.values()) > 1 or not aliens:
            cell = max(people, key=lambda each: (people[each], reading(each)))
            lost.append(10 * cell + people[cell])
            people = _less(people, cell)
        else:
            lost.append(aliens.pop(0))
    return lost


def epidemic(ship: Ship) -> list[int]:
    """GT-370 One figure of each occupied cabin that joins another occupied one."""
    sick = frozenset(occupied(ship))
    lost = [cell for cell in in_order(sick) if sick.intersection(joined(ship.parts, cell))]
    return [10 * cell + ship.crew.get(cell, 1) for cell in lost]


def possible_aliens(parts: Parts) -> dict[Colour, list[int]]:
    """GT-192 GT-193 By colour the crew cabins that may take an alien, in reading order."""
    beds = of_kinds(parts, ("CB",))
    found = {
        colour: [cell for cell in beds if supported(parts, cell, colour)] for colour in COLOURS
    }
    return {colour: cells for colour, cells in found.items() if cells}


def supported(parts: Parts, cell: int, colour: Colour) -> bool:
    """GT-020 Whether a life support of that colour joins the cabin."""
    return any(kind(parts[other]) == SUPPORT[colour] for other in joined(parts, cell))


def choking(ship: Ship) -> list[Colour]:
    """GT-057 GT-058 GT-270 Aliens whose cabin has no life support of their colour any more."""
    return [
        colour for colour, cell in ship.aliens.items() if not supported(ship.parts, cell, colour)
    ]


def board_crew(ship: Ship, aliens: dict[Colour, int], humans_in_cabin: int = CABIN_HOLDS) -> None:
    """GT-191 GT-192 Aliens where they were put, humans in all other cabins; GT-507
    ``humans_in_cabin`` of them in a crew cabin."""
    ship.aliens = dict(aliens)
    ship.crew = {
        cell: CABIN_HOLDS if kind(ship.parts[cell]) == "SC" else humans_in_cabin
        for cell in cabins(ship.parts)
        if cell not in aliens.values()
    }


# ---- batteries


def batteries(ship: Ship) -> int:
    """GT-023"""
    return sum(ship.tokens.values())


def load_batteries(ship: Ship, fewer: int = 0) -> None:
    """GT-190 Each battery tile its tokens; GT-505 ``fewer`` of them."""
    ship.tokens = {
        cell: TOKENS[kind(ship.parts[cell])] - fewer for cell in of_kinds(ship.parts, TOKENS)
    }


def tokens(ship: Ship) -> list[int]:
    """GT-237 All of them, in the order in which they are spent where nobody chooses: one at a time
    from the fullest tile, the first in reading order."""
    left, found = dict(ship.tokens), []
    while left:
        token = _uppermost(left)[0]
        found.append(token)
        left = _less(left, token // 10)
    return found


def single_tokens(ship: Ship) -> list[int]:
    """GT-237 One of every battery, where a single one is spent: those on one tile are alike. In the
    same order."""
    return _uppermost(ship.tokens)


def _uppermost(left: dict[int, int]) -> list[int]:
    cells = sorted(left, key=lambda each: (-left[each], reading(each)))
    return [10 * cell + left[cell] for cell in cells]


def spend(ship: Ship, paid: Iterable[int]) -> None:
    for token in paid:
        ship.tokens = _less(ship.tokens, token // 10)


# ---- parts that are lost


def lose_parts(ship: Ship, cells: Iterable[int]) -> list[int]:
    """GT-269 Takes tiles off with all that is on them; answers the tiles. The cubes on them are the
    bank's again: see ``cubes_on``."""
    gone = frozenset(cells)
    lost = [ship.parts[cell].tile for cell in in_order(gone)]
    ship.parts = {cell: part for cell, part in ship.parts.items() if cell not in gone}
    ship.crew = {cell: many for cell, many in ship.crew.items() if cell not in gone}
    ship.aliens = {colour: cell for colour, cell in ship.aliens.items() if cell not in gone}
    ship.tokens = {cell: many for cell, many in ship.tokens.items() if cell not in gone}
    ship.cubes = {cell: cubes for cell, cubes in ship.cubes.items() if cell not in gone}
    return lost


def cubes_on(ship: Ship, cells: Iterable[int]) -> Counter[str]:
    return Counter("".join(ship.cubes.get(cell, "") for cell in cells))


def left_of(ship: Ship, piece: list[int]) -> Ship:
    """GT-269 GT-270 What would fly on with that piece: all that is on it, but for aliens that
    choke."""
    left = Ship(
        parts={cell: ship.parts[cell] for cell in piece},
        crew={cell: many for cell, many in ship.crew.items() if cell in piece},
        aliens={colour: cell for colour, cell in ship.aliens.items() if cell in piece},
        tokens={cell: many for cell, many in ship.tokens.items() if cell in piece},
        cubes={cell: cubes for cell, cubes in ship.cubes.items() if cell in piece},
    )
    for colour in choking(left):
        del left.aliens[colour]
    return left


def piece_rank(ship: Ship, piece: list[int]) -> tuple[bool, int, int, bool, tuple[int, int]]:
    """GT-267 By this the piece is chosen to fly on where nobody chooses, the greatest first: a
    human aboard, most tiles, most crew after the test of life support, the starting cabin, the
    first tile in reading order."""
    left = left_of(ship, piece)
    row, column = reading(piece[0])
    start = any(kind(part) == "SC" for part in left.parts.values())
    return humans(left) > 0, len(piece), crew(left), start, (-row, -column)


def default_piece(ship: Ship, found: list[list[int]]) -> list[int]:
    return max(found, key=lambda piece: piece_rank(ship, piece))


def is_cabin(parts: Parts, cell: int) -> bool:
    return cell in parts and kind(parts[cell]) in CABINS
