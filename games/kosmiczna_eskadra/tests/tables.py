"""Tables made by a seeded generator: wide, crowded, and such as only a hair decides about."""

from __future__ import annotations

from random import Random

from games.kosmiczna_eskadra.checking import card_bodies, covered, laid_body, rock_bodies
from games.kosmiczna_eskadra.geometry import on_table
from games.kosmiczna_eskadra.ships import HALF, TOKEN, rocks
from games.kosmiczna_eskadra.state import Laid, Options

RIGHT = (0, 900, 1800, 2700)
NICE = (*RIGHT, *RIGHT, *RIGHT, 450, 1350, 2250, 3150, 300, 1, 899)
CONTACTS = (640, 760, 880, 920, 1040, 890, 770)
"""How far two centres are apart when cards, or a card and the asteroid, touch."""
ALIGNED = (0, 120, 320, 440, 640, 880)
"""How far aside something lies that a laser grazes."""


def deck(chance: Random, seats: int, most: int) -> list[tuple[int, int]]:
    """So many ships of all squadrons, mixed: seat and speed."""
    ships = [(seat, speed) for seat in range(seats) for speed in range(1, 11)]
    return chance.sample(ships, min(most, len(ships)))


def anywhere(chance: Random, half: int) -> tuple[int, int, int]:
    return chance.randint(-half, half), chance.randint(-half, half), chance.randrange(3600)


def on_lattice(chance: Random, half: int) -> tuple[int, int, int]:
    """Upright cards whose edges and corners lie on common lines."""
    columns, rows = half // 640, half // 880
    x, y = 320 * chance.randint(-columns, columns), 440 * chance.randint(-rows, rows)
    return x, y, chance.choice((0, 1800))


def beside(chance: Random, table: list[Laid], half: int) -> tuple[int, int, int]:
    """Near an earlier card or the middle, by the sizes of cards and a hair more or less."""
    x = y = 0
    if table and chance.random() < 0.7:
        other = chance.choice(table)
        x, y = other.x, other.y
    near, aside = chance.choice(CONTACTS), chance.choice(ALIGNED)
    if chance.random() < 0.4:
        near = chance.randrange(640, half)
    dx, dy = chance.sample((_either_way(chance, near), _either_way(chance, aside)), 2)
    return x + dx, y + dy, chance.choice(NICE)


def _either_way(chance: Random, distance: int) -> int:
    """As far to one side or the other, or a hair less or more."""
    return chance.choice((-1, 1)) * (distance + chance.choice((-1, 0, 0, 0, 0, 1)))


def place(chance: Random, table: list[Laid], half: int, style: str) -> tuple[int, int, int]:
    match style:
        case "hair":
            return beside(chance, table, half)
        case "lattice":
            return on_lattice(chance, half)
    return anywhere(chance, half)


def random_table(chance: Random, seats: int, most: int, style: str) -> list[Laid]:
    """Cards that lie wholly on the table; they may cover anything, but rather do not."""
    half, table = HALF[seats], []
    for seat, speed in deck(chance, seats, most):
        for _ in range(chance.choice((1, 12))):
            card = Laid(len(table) + 1, seat, speed, *place(chance, table, half, style), at=0)
            body = laid_body(card)
            if on_table(body, half) and not covered(
                body, rock_bodies([TOKEN]) | card_bodies(table)
            ):
                break
        if on_table(body, half):
            table.append(card)
    return table


def full_table(chance: Random, seats: int, options: Options, half: int) -> list[Laid]:
    """All cards of all squadrons, none of them illegal."""
    table: list[Laid] = []
    bodies = rock_bodies(rocks(options))
    for seat, speed in deck(chance, seats, 10 * seats):
        while True:
            card = Laid(len(table) + 1, seat, speed, *anywhere(chance, half), at=0)
            body = laid_body(card)
            if on_table(body, half) and not covered(body, bodies):
                break
        table.append(card)
        bodies[str(card.order)] = body
    return table


def numbered(cards) -> list[Laid]:
    """The cards in this order of landing."""
    return [
        Laid(order, card.seat, card.speed, card.x, card.y, card.a, at=0)
        for order, card in enumerate(cards, start=1)
    ]
