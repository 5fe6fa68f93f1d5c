"""Where a marine might stand at the end of his phase, and what that is worth (SH-782)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from games.space_hulk.board import FACINGS, cuts_corner, mask_of
from games.space_hulk.bots.aims import Aims
from games.space_hulk.bots.table import Act, Table
from games.space_hulk.bots.ways import FAR, Stand, number_of, steps_to
from games.space_hulk.state import MarineView

MISSES = 25 / 36
"""A shot on overwatch."""
FALLS = 0.6
"""How often a marine falls whom an alien has reached; from behind it has more tries."""
FALLS_BEHIND = 0.8
NEAR, NEXT, LATER = 1.0, 0.4, 2
"""How much of a foe counts that can strike in its next phase, or a few steps later."""
OUTLOOK = 0.3
"""AP that every square on overwatch is worth to a guard, whatever may come."""
LOSS = 14
"""AP on the way that a marine is worth."""


class Foe(NamedTuple):
    at: int
    number: float
    """How many aliens it may be."""
    reach: int
    """Steps within which it strikes in its next phase."""

    def nearness(self, steps: int) -> float:
        """How much of it counts from so far."""
        return NEAR if steps <= self.reach else NEXT if steps <= self.reach + LATER else 0.0


class Threat(NamedTuple):
    """What one foe may do to one marine."""

    prey: str
    at: int
    number: float
    """Of marines that fall."""
    way: int
    """The squares on which it acts before."""


class Stance(NamedTuple):
    worth: float
    first: Act | None
    """None: he stands there."""
    watch: bool


class Stances:
    def __init__(self, table: Table, aims: Aims) -> None:
        self.table, self.aims = table, aims

    # ---- what may come

    @cached_property
    def foes(self) -> list[Foe]:
        """Those on the board, and those that wait outside."""
        table = self.table
        aliens = [(alien.at, alien.entry, 1.0) for alien in table.view.aliens.values()]
        blips = [(blip.at, blip.entry, self.expected) for blip in table.view.blips.values()]
        ap, entries = table.rules.alien_ap, table.scene.entries
        return [
            Foe(entries[(entry or 1) - 1], number, ap - 1) if at is None else Foe(at, number, ap)
            for at, entry, number in (*aliens, *blips)
        ]

    @cached_property
    def expected(self) -> float:
        """Aliens in a counter of which nothing is known."""
        supply = {int(value): number for value, number in self.table.scene.supply.items()}
        return sum(value * n for value, n in supply.items()) / max(1, sum(supply.values()))

    def field(self, foe: Foe) -> tuple[int, ...]:
        table = self.table
        return steps_to(table.ground, 1 << foe.at, table.walls | table.flames, table.doors)

    def way(self, foe: Foe, square: int) -> list[int]:
        """The squares on which it acts before it strikes there, from the last one on."""
        field, around = self.field(foe), self.table.ground.around
        found = []
        while field[square] > 1:
            square = min(around[square], key=field.__getitem__)
            found.append(square)
        return found

    @cached_property
    def threats(self) -> list[Threat]:
        """Who may fall to whom, if nobody shoots but those that watch already."""
        table, found = self.table, []
        for foe in self.foes:
            field = self.field(foe)
            prey = {
                name: marine.at
                for name, marine in table.marines.items()
                if marine.at is not None and foe.nearness(field[marine.at])
            }
            for name, square in prey.items():
                near = foe.nearness(field[square])
                way = mask_of(self.way(foe, square))
                found.append(Threat(name, foe.at, foe.number * near * FALLS / len(prey), way))
        return found

    def cover(self, name: str, area: int) -> float:
        """Of his fellows those that live because he watches those squares."""
        watched = self.others(name)
        saved = 0.0
        for threat in self.threats:
            if threat.prey != name and (mine := (area & threat.way).bit_count()):
                shots = sum((each & threat.way).bit_count() for each in watched)
                saved += threat.number * MISSES**shots * (1 - MISSES**mine)
        return saved

    def others(self, name: str) -> list[int]:
        """The squares that his fellows watch, each by itself."""
        return [area for each, area in self.table.watches.items() if each != name]

    def threat_of(self, square: int) -> float:
        """Marines that probably fall to what stands there."""
        return sum(threat.number for threat in self.threats if threat.at == square)

    # ---- what a stand is worth

    def danger(self, name: str, stand: Stand, area: int) -> float:
        """Of the marines on the board those that will probably fall if he stands so."""
        table, square = self.table, stand[0]
        total, watched = 0.0, self.others(name)
        for foe in self.foes:
            near = foe.nearness(self.field(foe)[square])
            if not near:
                continue
            way = self.way(foe, square)
            shots = sum(squares >> each & 1 for squares in (area, *watched) for each in way)
            last = way[0] if way else foe.at
            fore = table.ground.around[square][2 * stand[1]] == last
            falls = FALLS if fore else FALLS_BEHIND
            total += foe.number * falls * near * MISSES**shots
        return total

    def worth(self, name: str, stand: Stand, watch: bool, haste: float) -> float:
        """In AP on the way to the goal."""
        marine = self.table.marines[name]
        target = self.aims.target(name)
        left = self.aims.field(target)[stand[0]][stand[1]] if target else 0
        left = max(0, left - self.aims.slack(name))
        area = self.table.fire(marine, stand[0], FACINGS[stand[1]]) if watch else 0
        danger = min(1.0, self.danger(name, stand, area))
        if self.aims.defended:
            # Whoever has somewhere to go must not stay behind to cover the others.
            danger -= self.cover(name, area) + OUTLOOK * area.bit_count() / LOSS
        return -haste * min(left, FAR) - LOSS * danger

    def best(self, name: str, ap: int, haste: float, cp: int | None = 0) -> Stance:
        """The best that he can come to with so many AP, overwatch among it."""
        table, marine = self.table, self.table.marines[name]
        armed = marine.role != "flamer" and not marine.jam
        price = table.rules.costs.overwatch
        best: Stance | None = None
        for stand, (cost, first) in self.reached(name, marine, ap).items():
            stays = bool(marine.watch and first is None)
            ways = [(stays, cost)]
            if armed and cost + price <= ap and not stays:
                ways.append((True, cost + price))
            for watch, spent in ways:
                # Of equal ones that which costs less.
                worth = self.worth(name, stand, watch, haste) - 0.01 * spent
                if best is None or worth > best.worth:
                    best = Stance(worth, first, watch)
        assert best is not None
        return best

    def reached(
        self, name: str, marine: MarineView, ap: int
    ) -> dict[Stand, tuple[int, Act | None]]:
        assert marine.at is not None
        found: dict[Stand, tuple[int, Act | None]] = {}
        order = count()
        start = (marine.at, number_of(marine.facing))
        heap: list[tuple[int, int, Stand, Act | None]] = [(0, next(order), start, None)]
        while heap:
            cost, _, stand, first = heappop(heap)
            if stand in found:
                continue
            found[stand] = cost, first
            for act, more, to in self._acts(name, marine, stand):
                if cost + more <= ap and to not in found:
                    heappush(heap, (cost + more, next(order), to, first or act))
        return found

    def _acts(
        self, name: str, marine: MarineView, stand: Stand
    ) -> Iterator[tuple[Act, int, Stand]]:
        table, costs, ground = self.table, self.table.rules.costs, self.table.ground
        square, facing = stand
        blocked = (table.blocked | ground.entry_mask) & ~(1 << (marine.at or 0))
        for way, to in enumerate(ground.around[square]):
            if cuts_corner(ground, square, way, blocked):
                continue
            side = (way - 2 * facing) % 8
            if side in (7, 0, 1):
                if not blocked >> to & 1:
                    yield {"do": "move", "to": to}, costs.forward, (to, facing)
                elif table.doors >> to & 1:
                    yield {"do": "door", "at": to}, costs.forward + costs.door, (to, facing)
            elif side in (3, 4, 5) and not blocked >> to & 1:
                yield {"do": "move", "to": to}, costs.marine_back, (to, facing)
        for other in range(4):
            if other != facing:
                quarter = (other - facing) % 2
                cost = costs.marine_turn if quarter else costs.marine_about
                yield {"do": "turn", "facing": FACINGS[other]}, cost, (square, other)
