"""Ships by chance, for oracles and for the board."""

from __future__ import annotations

from random import Random

from games.galaxy_trucker.levels import MIDDLE
from games.galaxy_trucker.ship import Part, may_join


def random_parts(random: Random, area: tuple[int, ...], most: int = 36) -> dict[int, Part]:
    """Grown as people build, mistakes and all, or thrown onto the board."""
    tiles = random.sample(range(4, 156), 152)
    ship = {MIDDLE: Part(random.randrange(4), 0)}
    many = random.randint(1, min(most, len(area)) - 1)
    if random.random() < 0.3:
        for cell in random.sample([each for each in area if each != MIDDLE], many):
            ship[cell] = Part(tiles.pop(), random.randrange(4))
        if random.random() < 0.3:
            del ship[MIDDLE]
        return ship
    while len(ship) <= many and tiles:
        part = Part(tiles.pop(), upright(random))
        free = [cell for cell in area if cell not in ship and may_join(ship, part, cell)]
        if free:
            ship[random.choice(free)] = part
    return ship


def upright(random: Random) -> int:
    return 0 if random.random() < 0.4 else random.randrange(4)
