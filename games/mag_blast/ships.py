"""3.2 The 54 fleet ships, read from a table: class code, speed, guns, each ship's name and hull.

Ids are the class code and a number from 01 in the table's order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast, get_args

from msgspec import Struct

ShipClass = Literal["SC", "CR", "DE", "CA", "BA", "MS", "GU"]
SHIP_CLASSES: tuple[ShipClass, ...] = get_args(ShipClass)
CARRIER: ShipClass = "CA"
MINESWEEPER: ShipClass = "MS"

PRINTED = """
SC 2 L   Dink:1 Byzakh:2 Plutt:2 Scular:3 Chezill:3 Untgalha:3 Nebular:3 Zinoth:3 Galha:3 Baxter:3
SC 2 L   Mentatt:4 Hundog:4
CR 1 B   Valent:5 Corvoss:5 Badal:5 Bazull:5 Juvaz:5 Freya:6 Cuddrr:6 Tash:6 Drozalla:6 Delfong:6
CR 1 B   Vil_Forht:7 Troya:7
DE 1 LB  Terral:4 Vlero:4 Inanna:4 Rulack_Moor:4 Zidhur:4 Alamo:4 Akimlach:4 Badiroc:4 Skie:4
DE 1 LB  Marduk:4
CA 1 L   Vengarr:7 Woden:7 Masoch:8 Bazull_II:8 Eroll:8 Altendon:8 Astur:9 Sredna:9
BA 0 BM  Ferdt:9 Ares:10 Poseidon:10 Pyrox:11 Hermes:11 Zeus:12
MS 2 L   Portellis:4 Vnkar:4 Vtongo:4
GU 0 LBM Falladir:6
GU 1 LBM Nylev:5
GU 2 LBM Weslex:4
"""


class FleetShip(Struct, frozen=True):
    cls: ShipClass
    name: str
    speed: int
    hull: int
    guns: str
    """Kinds of salvos: L laser, B ion, M plasma."""


def _printed() -> Iterator[FleetShip]:
    for line in PRINTED.strip().split("\n"):
        cls, speed, guns, *ships = line.split()
        for ship in ships:
            name, hull = ship.split(":")
            called = name.replace("_", " ")
            yield FleetShip(cast(ShipClass, cls), called, int(speed), int(hull), guns)


def _numbered() -> Iterator[tuple[str, FleetShip]]:
    counts = dict.fromkeys(SHIP_CLASSES, 0)
    for ship in _printed():
        counts[ship.cls] += 1
        yield f"{ship.cls}{counts[ship.cls]:02}", ship


SHIPS: dict[str, FleetShip] = dict(_numbered())
