"""The pictures of the rulebook's first minute show what its sentences say."""

import re
from pathlib import Path

from games.galaxy_trucker import state
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.checking import errors
from games.galaxy_trucker.levels import LEVELS
from games.galaxy_trucker.ship import E, Part, kind, sides
from games.galaxy_trucker.tiles import HOLDS, TOKENS

FOLDER = Path(state.__file__).parent / "static" / "galaxy_trucker"
PRIMER = (FOLDER / "primer.js").read_text("utf-8")


def tiles(name: str) -> dict[int, Part]:
    [written] = re.findall(rf"const {name} = {{(.*)}};", PRIMER)
    found = re.findall(r"(\d+): \[(\d+), (\d)\]", written)
    return {int(cell): Part(int(tile), int(k)) for cell, tile, k in found}


BEGUN, NEXT, LATER = map(tiles, ("BEGUN", "NEXT", "LATER"))
BUILT = BEGUN | NEXT | LATER
AREA = LEVELS["I"].cells


def test_the_ship_is_faultless_however_far_it_is_built() -> None:
    assert len(BUILT) == len({part.tile for part in BUILT.values()}) == 9
    for ship in (BEGUN, BEGUN | NEXT, BUILT):
        assert errors(ship, AREA) == []


def test_a_cannon_covers_the_large_meteor_and_a_smooth_side_the_small_one() -> None:
    assert re.findall(r'\["(\w\w)", (-?\d+), (-?\d+)\]', PRIMER) == [
        ("LN", "0", "-82"),
        ("sE", "82", "0"),
    ]
    [cannon] = NEXT.values()
    assert (kind(cannon), cannon.k) == ("C1", 0)
    assert set(NEXT) == {76}
    assert sides(BUILT[87])[E] == 0
    assert 97 not in BUILT


def test_hold_and_batteries_hold_what_lies_on_them() -> None:
    [card] = re.findall(r'const CARD = "(.*)";', PRIMER)
    [(hold, cubes)] = re.findall(r'const LOADED = {(?: )?(\d+): "(\w+)" };', PRIMER)
    [(cell, tokens)] = re.findall(r"tokens: { (\d+): (\d) }", PRIMER)
    assert HOLDS[kind(BUILT[int(hold)])] >= len(cubes)
    assert "R" not in cubes
    planet = CARDS[card].planets[0]
    assert all(cubes.count(cube) <= planet.count(cube) for cube in cubes)
    assert TOKENS[kind(BUILT[int(cell)])] == int(tokens)
