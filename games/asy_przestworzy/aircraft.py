"""The forty aircraft as tables: what is printed on a card, and what can be worked out from it once.

Each side has the same sum (60) and the same values (three 1, four 2, six 3, four 4, three 5) in
every attribute.

Measured with 6,000 games of each kind, under either limit on manoeuvre cards: the Entente
wins 50.4 % of the decided games at random, 50.4 % between easy bots and 50.6 % between normal ones
(95 %: 1.3 points either way). One value changed has moved that by ten points, so values change
only with a new run of ``python -m tools.bots``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Attribute = Literal["spd", "man", "rng", "fire", "ceil"]
Side = Literal["entente", "central"]

ATTRIBUTES: tuple[Attribute, ...] = ("spd", "man", "rng", "fire", "ceil")
SIDES: tuple[Side, Side] = ("entente", "central")
HIGHEST = 5


class Aircraft(Struct, frozen=True):
    """One card: speed, manoeuvre, range, firepower and ceiling in ``values``, as printed."""

    name: str
    nation: str
    year: int
    side: Side
    values: tuple[int, int, int, int, int]


PRINTED = """
E01  GB  1915  1   1   4   1    1     Vickers F.B.5
E02  GB  1916  2   3   4   2    3     Airco D.H.2
E03  GB  1916  2   2   3   2    2     R.A.F. F.E.8
E04  GB  1916  3   4   4   3    3     Sopwith Pup
E05  GB  1916  3   5   5   3    5     Sopwith Triplane
E06  GB  1917  3   5   3   4    3     Sopwith Camel
E07  GB  1917  5   3   4   4    4     R.A.F. S.E.5a
E08  GB  1917  4   3   5   5    2     Bristol F.2B Fighter
E09  GB  1918  5   3   2   5    4     Sopwith Dolphin
E10  GB  1918  4   4   3   4    4     Sopwith Snipe
E11  FR  1915  2   2   1   2    2     Morane-Saulnier N
E12  FR  1916  3   4   5   3    3     Nieuport 11
E13  FR  1916  3   4   1   3    3     Nieuport 17
E14  FR  1917  3   5   3   3    4     Hanriot HD.1
E15  FR  1918  4   3   1   4    3     Nieuport 28
E16  FR  1916  4   2   2   3    5     SPAD S.VII
E17  FR  1917  5   3   2   5    5     SPAD S.XIII
E18  RU  1915  1   1   3   1    1     Sikorsky S-16
E19  RU  1916  1   2   2   2    2     Mosca MBbis
E20  RU  1916  2   1   3   1    1     Shchetinin M-11
C01  DE  1915  1   2   1   1    1     Fokker E.I
C02  DE  1915  1   2   2   1    1     Fokker E.III
C03  DE  1916  1   2   2   2    1     Halberstadt D.II
C04  DE  1916  2   3   1   2    2     Fokker D.III
C05  DE  1916  2   3   2   3    4     Albatros D.II
C06  DE  1917  3   1   4   2    2     Roland D.II
C07  DE  1917  2   4   3   3    3     Albatros D.III
C08  DE  1917  3   3   3   3    3     Albatros D.Va
C09  DE  1917  3   2   4   3    3     Pfalz D.IIIa
C10  DE  1917  3   5   1   4    4     Fokker Dr.I
C11  DE  1918  5   5   3   5    5     Fokker D.VII
C12  DE  1918  5   4   2   4    4     Fokker D.VIII
C13  DE  1918  4   5   3   5    5     Siemens-Schuckert D.IV
C14  DE  1917  2   3   5   5    3     Halberstadt CL.II
C15  AT  1916  4   1   5   1    2     Hansa-Brandenburg D.I
C16  AT  1917  3   1   5   2    2     Hansa-Brandenburg CC
C17  AT  1917  4   4   4   3    4     Aviatik D.I
C18  AT  1917  3   3   3   4    3     Phönix D.I
C19  AT  1918  4   4   3   3    3     Phönix D.II
C20  AT  1917  5   3   4   4    5     Albatros (Oeffag) D.III
"""


def _read(line: str) -> tuple[str, Aircraft]:
    number, nation, year, spd, man, rng, fire, ceil, name = line.split(maxsplit=8)
    side = SIDES[number[0] == "C"]
    values = (int(spd), int(man), int(rng), int(fire), int(ceil))
    return number, Aircraft(name, nation, int(year), side, values)


AIRCRAFT: dict[str, Aircraft] = dict(map(_read, PRINTED.strip().splitlines()))

DECKS: dict[Side, tuple[str, ...]] = {
    side: tuple(number for number, card in AIRCRAFT.items() if card.side == side) for side in SIDES
}
"""AP-003 The twenty aircraft of each side."""

VALUE: dict[Attribute, dict[str, int]] = {
    attribute: {number: card.values[place] for number, card in AIRCRAFT.items()}
    for place, attribute in enumerate(ATTRIBUTES)
}
"""What an aircraft is worth in an attribute: ``VALUE["ceil"]["E05"]``."""

SUM: dict[str, int] = {number: sum(card.values) for number, card in AIRCRAFT.items()}
