"""The six scenarios: maps, squads, blips, goals, names and stories."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from games.space_hulk.board import board_of, mask_of
from games.space_hulk.goals import (
    All,
    Burn,
    Carry,
    Close,
    Eliminate,
    Exit,
    Goals,
    Hold,
    Not,
    OutOfFuel,
    Role,
    Survive,
)
from games.space_hulk.ruleset import Overrides

SUPPLY = {0: 3, 1: 5, 2: 6, 3: 6, 4: 4, 5: 2, 6: 1}
"""SH-010 Counters by value."""


class Words(Struct, frozen=True):
    en: str
    pl: str


class Thing(Struct, frozen=True):
    """An object, and where it lies: column, row."""

    id: str
    name: Words
    at: tuple[int, int]


class Seconds(Struct, frozen=True):
    """Time of the phases."""

    marines_s: int = 180
    aliens_s: int = 180


class Scenario(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """3.5 The format of scenarios and boards."""

    format: Literal[1] = 1
    id: str
    name: Words
    story: Words
    map: tuple[str, ...]
    squad: tuple[Role, ...]
    squads: tuple[int, ...] = ()
    deploy: Literal["fixed", "swap"]
    start_blips: int
    blips_per_round: tuple[int, ...]
    supply: dict[int, int] = field(default_factory=lambda: dict(SUPPLY))
    round_limit: int
    at_limit: Literal["aliens", "marines", "draw"] = "aliens"
    zones: dict[str, tuple[tuple[int, int], ...]] = {}
    objects: tuple[Thing, ...] = ()
    goals: Goals
    clock: Seconds = Seconds()
    ruleset: Overrides = Overrides()


def zone(scenario: Scenario, name: str) -> int:
    """3.5 The squares of a zone; O, X and E are those of the map. 0 where none has the name."""
    ground = board_of(scenario.map)
    match name:
        case "O":
            return mask_of(ground.objectives)
        case "X":
            return ground.exits
        case "E":
            return ground.entry_mask
    return mask_of(ground.square(*place) for place in scenario.zones.get(name, ()))


SCENARIOS = (
    Scenario(
        id="cold_start",
        name=Words("Cold Start", "Zimny rozruch"),
        story=Words(
            (
                "A lifeboat crew has one working hatch left and twenty minutes of heat. The "
                "squad that came to fetch them must reach it before the things in the vents "
                "learn how many boots are in the corridor."
            ),
            (
                "Załodze szalupy została jedna sprawna grodź i dwadzieścia minut ciepła. "
                "Drużyna ratunkowa musi do niej dotrzeć, zanim to, co siedzi w wentylacji, "
                "policzy kroki na korytarzu."
            ),
        ),
        map=(
            "#########E#############X#",
            "#########.#############.#",
            "#####..D......#########.#",
            "#####.###.###.#########.#",
            "#####.###.###....D......#",
            "#####.###.###.#####.###.#",
            "#>>>>.......D...###.###.#",
            "#####.#########.###.###.#",
            "#####.#########.........E",
            "#####.#########.###.#####",
            "#####............D..#####",
            "#########A###############",
            "#########E###############",
        ),
        squad=(
            "rifle",
            "rifle",
            "sergeant",
            "rifle",
        ),
        deploy="fixed",
        start_blips=1,
        blips_per_round=(1,),
        supply={0: 3, 1: 5, 2: 6},
        round_limit=10,
        goals=Goals(marines=(Exit(count=2),), aliens=(Eliminate(side="marines", count=3),)),
        clock=Seconds(180, 120),
    ),
    Scenario(
        id="brood_furnace",
        name=Words("The Brood Furnace", "Piec lęgowy"),
        story=Words(
            (
                "Behind a warm bulkhead someone has been feeding a nest for years. One flamer "
                "and a short fuse of patience are all that was sent to cook it."
            ),
            (
                "Za ciepłą grodzią ktoś od lat dokarmiał gniazdo. Żeby je wypalić, przysłano "
                "jeden miotacz ognia i bardzo mało cierpliwości."
            ),
        ),
        map=(
            "#############E###############",
            "###########...........#######",
            "###########.#####.###.#######",
            "#>>>>...D...#####.###.##...##",
            "##.##v#####.#####.###..D.O.##",
            "##.##.#####...D...###.##...##",
            "#...#.#####.#####.###.####.##",
            "#...#.#####.#####.###.####D##",
            "#####.................####.##",
            "#####.###.####.##.########.##",
            "#####..D..####.##.########.##",
            "#####.###.####.##.........A.E",
            "#####.###.####D########.#####",
            "#####...................#####",
            "#####.#############D###.#####",
            "#####A#############.....#####",
            "#####E#######################",
        ),
        squad=(
            "rifle",
            "flamer",
            "sergeant",
            "rifle",
            "rifle",
        ),
        deploy="fixed",
        start_blips=1,
        blips_per_round=(
            1,
            0,
            0,
        ),
        round_limit=12,
        goals=Goals(
            marines=(Burn(zone="O", squares="any"),),
            aliens=(
                Eliminate(side="marines", count="all", role="flamer"),
                OutOfFuel(),
            ),
        ),
        clock=Seconds(195, 150),
    ),
    Scenario(
        id="black_box",
        name=Words("Black Box", "Czarna skrzynka"),
        story=Words(
            (
                "The recorder still blinks in a side niche, and three shipping companies would "
                "rather it did not. Pick it up, keep walking, and do not look at the names "
                "scratched on the wall."
            ),
            (
                "Rejestrator wciąż mruga w bocznej wnęce, a trzy kompanie wolałyby, żeby zgasł. "
                "Podnieść, iść dalej i nie czytać nazwisk wydrapanych na ścianie."
            ),
        ),
        map=(
            "################E############",
            "################.############",
            "###.......................D.X",
            "###.########.###.#######.####",
            "###D########.###.#######.####",
            "###.########.###.#.......####",
            "###......D...###.###O###.####",
            "###.###.####.##...D........AE",
            "###.###.####D###.#####.#.####",
            "E...###.####.###D#####.#D####",
            "###.###................#.####",
            "###.###.##.##.#####.##.#.####",
            "###^###D##.##.#####.......###",
            "###^###.##.##.########.######",
            "#>>..>........########.######",
            "######################A######",
            "######################E######",
        ),
        squad=(
            "rifle",
            "flamer",
            "sergeant",
            "rifle",
            "rifle",
        ),
        deploy="fixed",
        start_blips=2,
        blips_per_round=(
            1,
            1,
            1,
            2,
        ),
        round_limit=13,
        objects=(Thing("recorder", Words("recorder", "rejestrator"), (20, 6)),),
        goals=Goals(
            marines=(Carry(object="recorder", to="exit"),),
            aliens=(Eliminate(side="marines", count="all"),),
        ),
        clock=Seconds(195, 150),
    ),
    Scenario(
        id="iron_valves",
        name=Words("Four Iron Valves", "Cztery żelazne zawory"),
        story=Words(
            (
                "The old fleet sealed its dead decks by hand, and somebody has opened them "
                "again. Five people, four wheels to turn, and the dark leaning on the other "
                "side of every one."
            ),
            (
                "Stara flota zamykała martwe pokłady ręcznie, a ktoś je znowu otworzył. Pięć "
                "osób, cztery koła do zakręcenia i ciemność napierająca z drugiej strony "
                "każdego z nich."
            ),
        ),
        map=(
            "############E################",
            "############A################",
            "############.....############",
            "############.###.############",
            "####.....................####",
            "####.#####.###D###.##.##.####",
            "####.#####.........##D##.####",
            "####.#####D###.######.##.####",
            "####.#####.###^######.##.####",
            "E.A.........<<..>.........A.E",
            "####.##.######v###.#####.####",
            "####.##.######.###D#####.####",
            "####.##D##.........#####.####",
            "####.##.##.###D###.#####.####",
            "####.....................####",
            "##############.##############",
            "##############.##############",
            "##############A##############",
            "##############E##############",
        ),
        squad=(
            "rifle",
            "sergeant",
            "flamer",
            "rifle",
            "rifle",
        ),
        deploy="fixed",
        start_blips=2,
        blips_per_round=(1, 1, 1, 0),
        round_limit=9,
        goals=Goals(
            marines=(Close(which="all", at_least=4),),
            aliens=(
                Eliminate(side="marines", count="all"),
                Close(which="all", at_most=2, when="limit"),
            ),
            draw=(Close(which="all", at_least=3, at_most=3, when="limit"),),
        ),
        clock=Seconds(195, 180),
    ),
    Scenario(
        id="last_pumps",
        name=Words("The Last Pumps", "Ostatnie pompy"),
        story=Words(
            (
                "Water is rising in the refugee holds and the pumps need ten more strokes. The "
                "squad does not have to win, it only has to be standing here when the gauge "
                "turns green."
            ),
            (
                "W ładowniach z uchodźcami podnosi się woda, a pompy potrzebują jeszcze "
                "dziesięciu suwów. Drużyna nie musi wygrać, musi tylko stać tutaj, gdy wskaźnik "
                "zrobi się zielony."
            ),
        ),
        map=(
            "#############E#############",
            "#############A#############",
            "#############.#############",
            "###..D..................###",
            "###.#####.###D######.##.###",
            "###.#####.........##.##.###",
            "###.#####D###^###.##.##.###",
            "###.#####.##...##.##.##.###",
            "E..........<<O>>..........E",
            "###.##.##.##...##.#####.###",
            "###.##.##.###v###D#####.###",
            "###.##.##.........#####.###",
            "###.##.######D###.#####.###",
            "###..................D..###",
            "#############.#############",
            "#############A#############",
            "#############E#############",
        ),
        squad=(
            "rifle",
            "rifle",
            "sergeant",
            "flamer",
            "rifle",
            "rifle",
        ),
        deploy="swap",
        start_blips=1,
        blips_per_round=(1, 1, 0),
        round_limit=10,
        goals=Goals(
            marines=(
                All(
                    of=(
                        Survive(count=1),
                        Not(of=(Hold(side="aliens", zone="O", count=1, rounds=1),)),
                    ),
                    when="limit",
                ),
            ),
            aliens=(
                Hold(side="aliens", zone="O", count=1, rounds=1),
                Eliminate(side="marines", count="all"),
            ),
        ),
        clock=Seconds(210, 210),
    ),
    Scenario(
        id="long_way_out",
        name=Words("The Long Way Out", "Długa droga na zewnątrz"),
        story=Words(
            (
                "Two squads boarded through opposite wounds in the hull and both wounds have "
                "closed. Between them lies one shuttle, room for everybody, and a night that "
                "keeps pace on both sides."
            ),
            (
                "Dwie drużyny weszły przez przeciwległe rany w kadłubie i obie rany się "
                "zamknęły. Między nimi czeka jeden prom, miejsca starczy dla wszystkich, a noc "
                "dotrzymuje kroku po obu stronach."
            ),
        ),
        map=(
            "################E################",
            "#########...............#########",
            "#########.#############.#########",
            "#>>>.>>....D..#####...D...<<.<<<#",
            "####.####.###.#####.###.####.####",
            "####.####.###.#####.###.####.####",
            "####.####.###D#####.###.####D####",
            "E.A.................###.####.####",
            "####.###.####.#####D###.####.####",
            "####D###.####.................A.E",
            "####.###.####.##.####.###.##.####",
            "####.###.####.##.####.###.##.####",
            "####........#.##.####..D.....####",
            "####.#.####.####D####.####.#.####",
            "####.#.####.####.####.####.#.####",
            "####.........................####",
            "######.#########.################",
            "######A#########.################",
            "######E#########X################",
        ),
        squad=(
            "rifle",
            "flamer",
            "sergeant",
            "rifle",
            "rifle",
            "rifle",
            "rifle",
            "sergeant",
            "flamer",
            "rifle",
        ),
        squads=(
            5,
            5,
        ),
        deploy="fixed",
        start_blips=3,
        blips_per_round=(
            1,
            1,
            1,
            2,
        ),
        round_limit=14,
        goals=Goals(marines=(Exit(count=5),), aliens=(Eliminate(side="marines", count=6),)),
        clock=Seconds(300, 180),
    ),
)

BY_ID = {scenario.id: scenario for scenario in SCENARIOS}
