"""2.2 The sixty adventure cards, twenty of a level, read from a table as printed.

Directions say where a threat comes from. ``load`` and ``planets`` are cubes, the dearest first; one
planet is parted from the next by ``|``. ``source``: nothing is certain, ``prov`` is very likely
(``prov:order`` only in the order of its shots), ``house`` is our own design.
"""

from __future__ import annotations

from typing import Literal, cast, get_args

from msgspec import Struct

CardKind = Literal[
    "slavers",
    "smugglers",
    "pirates",
    "stardust",
    "open-space",
    "meteors",
    "planets",
    "combat",
    "abandoned-ship",
    "abandoned-station",
    "epidemic",
    "sabotage",
]
CARD_KINDS: tuple[CardKind, ...] = get_args(CardKind)
Compared = Literal["crew", "engines", "cannons"]
Penalty = Literal["days", "crew", "goods", "shots"]
Threat = str
"""Two letters: L large or s small meteor, H heavy or l light shot, and the direction it is from."""

PRINTED = """
I-01    slavers           strength=6   crew=3       credits=5    days=1
I-02*   smugglers         strength=4   goods=2      load=YGB     days=1
I-03    pirates           strength=5   shots=lN,HN,lN credits=4    days=1
I-04*   stardust
I-05*   open-space
I-06    open-space
I-07    open-space
I-08    open-space
I-09*   meteors           meteors=LN,sW,sE
I-10    meteors           meteors=sN,sN,sW,sE,sS
I-11    meteors           meteors=LN,sN,LN
I-12    planets           planets=RGBBB|RYB|RBBB|RG days=3
I-13*   planets           planets=RR|RBB|Y days=2
I-14    planets           planets=YGBB|YY days=3
I-15    planets           planets=GG|Y|BBB days=1
I-16*   combat            crew>days=3  engines>crew=2 cannons>shots=lS,HS
I-17    abandoned-ship    crew=2       credits=3    days=1
I-18*   abandoned-ship    crew=3       credits=4    days=1
I-19*   abandoned-station crew=5       load=YG      days=1
I-20    abandoned-station crew=6       load=RR      days=1

II-01   slavers           strength=7   crew=4       credits=8    days=2
II-02   smugglers         strength=8   goods=3      load=RYY     days=1
II-03   pirates           strength=6   shots=HN,lN,HN credits=7    days=2
II-04   stardust
II-05   epidemic
II-06   open-space
II-07   open-space
II-08   open-space
II-09   meteors           meteors=sN,sN,LW,sW,sW
II-10   meteors           meteors=LN,LN,sS,sS
II-11   meteors           meteors=sN,sN,LE,sE,sE
II-12   planets           planets=RRRY|RRGG|RBBBB days=4
II-13   planets           planets=RR|GGGG days=3
II-14   planets           planets=RY|YGB|GG|Y days=2
II-15   planets           planets=GGGG|YY|BBBB days=3
II-16   combat            cannons>days=4 engines>goods=3 crew>shots=lN,lW,lE,HS source=prov:order
II-17   abandoned-ship    crew=4       credits=6    days=1
II-18   abandoned-ship    crew=5       credits=8    days=2
II-19   abandoned-station crew=7       load=RY      days=1
II-20   abandoned-station crew=8       load=YYG     days=2

III-01  slavers           strength=8   crew=5       credits=10   days=2
III-02  smugglers         strength=9   goods=4      load=RRYYG   days=2
III-03  pirates           strength=10  shots=HN,lN,HN,lW,lE credits=12   days=2
III-04  epidemic
III-05  sabotage
III-06  open-space
III-07  open-space
III-08  open-space
III-09  meteors           meteors=LS,sN,LS,sS,sS source=house
III-10  meteors           meteors=LW,sW,sN,LE,sE,sS source=house
III-11  meteors           meteors=LN,sN,LN,sE,sW,LS,sS source=house
III-12  planets           planets=YYYYY|RYY|RR days=5       source=prov
III-13  planets           planets=GBBBB|YB days=1       source=prov
III-14  planets           planets=RYB|RGBB|RBBBB days=2       source=prov
III-15  planets           planets=RRR|YYY|GGG|BBB days=3       source=prov
III-16  combat  crew>goods=4 cannons>crew=4 engines>shots=lN,lN,lW,lE,HS,HS source=prov:order
III-17  abandoned-ship    crew=6       credits=10   days=2       source=prov
III-18  abandoned-ship    crew=7       credits=11   days=2       source=prov
III-19  abandoned-station crew=9       load=RYGB    days=2
III-20  abandoned-station crew=10      load=YYGG    days=2
"""


class Line(Struct, frozen=True):
    """GT-385 A line of a combat zone: what is compared, and what the lowest suffers."""

    compared: Compared
    penalty: Penalty
    much: int
    shots: tuple[Threat, ...]


class Card(Struct, frozen=True, omit_defaults=True):
    id: str
    kind: CardKind
    level: str
    learning: bool = False
    """GT-077 In the deck of the learning flight."""
    strength: int = 0
    crew: int = 0
    """Lost to slavers and for an abandoned ship, needed for an abandoned station."""
    goods: int = 0
    credits: int = 0
    days: int = 0
    load: str = ""
    planets: tuple[str, ...] = ()
    threats: tuple[Threat, ...] = ()
    """Meteors, or the shots of pirates, in their order."""
    lines: tuple[Line, ...] = ()
    source: str = ""


def _read(line: str) -> Card:
    name, kind, *rest = line.split()
    facts: dict[str, object] = {}
    lines = []
    for word in rest:
        key, value = word.split("=")
        if ">" in key:
            lines.append(_line(key, value))
        elif key in ("meteors", "shots"):
            facts["threats"] = tuple(value.split(","))
        elif key == "planets":
            facts["planets"] = tuple(value.split("|"))
        else:
            facts[key] = value if key in ("load", "source") else int(value)
    id = name.removesuffix("*")
    learning = name.endswith("*")
    level = id.partition("-")[0]
    return Card(
        id,
        cast(CardKind, kind),
        level,
        learning,
        lines=tuple(lines),
        **facts,  # type: ignore[arg-type]
    )


def _line(key: str, value: str) -> Line:
    compared, penalty = key.split(">")
    shots = tuple(value.split(",")) if penalty == "shots" else ()
    much = 0 if shots else int(value)
    return Line(cast(Compared, compared), cast(Penalty, penalty), much, shots)


CARDS: dict[str, Card] = {
    card.id: card for card in map(_read, filter(str.strip, PRINTED.strip().split("\n")))
}
"""By name, in the order of the table."""


def of_level(level: str) -> list[str]:
    return [id for id, card in CARDS.items() if card.level == level]


def for_learning() -> list[str]:
    """GT-077 Exactly the marked cards."""
    return [id for id, card in CARDS.items() if card.learning]
