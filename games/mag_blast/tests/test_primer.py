"""The pictures of the rulebook's first minute show what its sentences say."""

import re
from pathlib import Path

from games.mag_blast import state
from games.mag_blast.cards import CARDS
from games.mag_blast.flagships import FLAGSHIPS, HULL
from games.mag_blast.ships import SHIPS
from games.mag_blast.zones import ZONES

FOLDER = Path(state.__file__).parent / "static" / "mag_blast"
PRIMER = (FOLDER / "primer.js").read_text("utf-8")


def told(name: str) -> list[str]:
    [found] = re.findall(rf"const {name} = (.*);", PRIMER)
    return re.findall(r'"(\w+)"', found)


def fleet(name: str) -> dict[str, str]:
    [found] = re.findall(rf"const {name} = {{ (.*) }};", PRIMER)
    return dict(re.findall(r'(\w+): "(\w+)"', found))


OWN, THEIRS = fleet("OWN"), fleet("THEIRS")
[SALVO] = told("SALVO")


def test_a_salvo_of_a_gun_hurts_a_ship_across_of_four_around_each_flagship() -> None:
    assert set(OWN) == set(THEIRS) == set(ZONES)
    assert len({*OWN.values(), *THEIRS.values()} & set(SHIPS)) == 8
    assert set(told("FLAGSHIPS")) <= set(FLAGSHIPS)
    assert re.findall(r"hull: (\d),", PRIMER) == [str(HULL)]
    salvo = CARDS[SALVO]
    assert salvo.group == "salvo" and salvo.kind in SHIPS[OWN["yel"]].guns
    assert 0 < salvo.damage < SHIPS[THEIRS["yel"]].hull
