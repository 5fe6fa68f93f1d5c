"""3.2 to 3.4 The exact chances, worked out from the dice in force."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product

from games.space_hulk.ruleset import Ruleset

DIE = range(1, 7)
Three = tuple[int, int, int]
Wish = Callable[[int, Sequence[int]], bool]
"""Whether to parry, by the sergeant's result and the blue dice."""


def shots(ruleset: Ruleset) -> dict[str, Three]:
    """3.2 None, one and two hits of 36."""
    hit, again = ruleset.shooting_die.hit, ruleset.shooting_die.again
    return {"first": _two_dice(hit), "sustained": _two_dice(hit + again)}


def _two_dice(hit: int) -> Three:
    miss = 6 - hit
    return miss**2, 2 * hit * miss, hit**2


@lru_cache(maxsize=8)
def fights(bonus: int) -> dict[str, Three]:
    """3.3 The marine higher, tie, the alien higher; of 7776."""
    return {
        "plain": _fight(0, never),
        "sergeant": _fight(bonus, never),
        "parry-losing": _fight(bonus, losing),
        "parry-best": _fight(bonus, worth),
    }


def never(red: int, blue: Sequence[int]) -> bool:
    return False


def losing(red: int, blue: Sequence[int]) -> bool:
    return red < max(blue)


def worth(red: int, blue: Sequence[int]) -> bool:
    """When losing, and on a tie of 4 or more if no second blue die is equal."""
    best = max(blue)
    return red < best or (red == best >= 4 and blue.count(best) == 1)


def _fight(bonus: int, parries: Wish) -> Three:
    found = [0, 0, 0]
    for die, *blue in product(DIE, repeat=4):
        red = die + bonus
        rest = sorted(blue)[:2]
        for again in DIE if parries(red, blue) else ():
            found[_result(red, max(*rest, again))] += 1
        if not parries(red, blue):
            found[_result(red, max(blue))] += 6
    return found[0], found[1], found[2]


def _result(red: int, blue: int) -> int:
    return 0 if red > blue else 1 if red == blue else 2


def doors(ruleset: Ruleset) -> dict[str, tuple[int, int]]:
    """3.3 A door broken by hand."""
    spared = 6 - len(ruleset.door_breaks_on)
    return {"marine": (6 - spared, 6), "alien": (216 - spared**3, 216)}
