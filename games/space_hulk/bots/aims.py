"""Where the goals of a board send the marines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

from games.space_hulk.board import Board, mask_of, squares_of
from games.space_hulk.bots.table import Table, zone
from games.space_hulk.bots.ways import FAR, marches_to, number_of, steps_to
from games.space_hulk.goals import (
    All,
    Any,
    AnyGoal,
    Burn,
    Carry,
    Close,
    Exit,
    Fetch,
    Hold,
    Not,
    Reach,
)
from games.space_hulk.state import MarineView

GUARD = 3
"""AP away from what is defended that a guard may stand."""


class Aims:
    """What each marine is after."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._known: dict[int, dict[str, int]] = {}

    @cached_property
    def goals(self) -> list[AnyGoal]:
        """The parts of the marines' goals, the first way to win first."""
        return [part for goal in self.table.scene.goals.marines[:1] for part in parts(goal)]

    @cached_property
    def burnt(self) -> int:
        """The squares to be burnt."""
        return self._zones(Burn)

    @cached_property
    def defended(self) -> int:
        """The squares where aliens must not stand."""
        mask = 0
        for goal in self.goals:
            if isinstance(goal, Not) and isinstance(held := goal.of[0], Hold):
                mask |= self.zone(held.zone)
        return mask

    @cached_property
    def posts(self) -> int:
        """Squares next to what is defended that keep every alien away from it, and itself."""
        table = self.table
        entries = tuple(table.entries.values())
        posts = plugs(table.ground, self.defended, entries, table.walls)
        if posts.bit_count() + self.defended.bit_count() > len(table.marines):
            return self.defended
        return posts | self.defended

    def _zones(self, kind: type[Burn]) -> int:
        mask = 0
        for goal in self.goals:
            if isinstance(goal, kind):
                mask |= self.zone(goal.zone)
        return mask

    def zone(self, name: str) -> int:
        return zone(self.table, name)

    @cached_property
    def airlocks(self) -> int:
        """The open airlocks that have to be closed."""
        mask = 0
        for goal in self.goals:
            if isinstance(goal, Close) and goal.at_least:
                every = range(1, len(self.table.scene.airlocks) + 1)
                which = every if goal.which == "all" else goal.which
                mask |= mask_of(self.table.scene.airlocks[number - 1] for number in which)
        return mask & ~self.table.airlocks

    def target(self, name: str) -> int:
        """The squares that a marine goes to; 0: he stays where he is."""
        for goal in self.goals:
            match goal:
                case Exit():
                    return self.table.ground.exits
                case Reach(zone=zone) | Burn(zone=zone):
                    return self.zone(zone)
                case Hold(side="marines", zone=zone):
                    return self.zone(zone)
                case Fetch(object=thing):
                    return self._lies(thing)
                case Carry(object=thing, to=to):
                    return self._lies(thing) or self.zone(to)
                case Close():
                    return self._own(name, self.airlocks) or self.airlocks
                case Not() if self.defended:
                    return self._own(name, self.posts) or self.defended
        return 0

    def slack(self, name: str) -> int:
        """So many AP away from there will do."""
        if not self.defended or self._own(name, self.posts):
            return 0
        return GUARD

    @cached_property
    def needs(self) -> int:
        """AP that the marines still need for the goal; FAR where it is not a matter of ways."""
        table = self.table
        for goal in self.goals:
            match goal:
                case Exit(count=count, role=role) | Reach(count=count, role=role):
                    saved = sum(marine.fate == "saved" for marine in table.view.marines.values())
                    left = count - saved * isinstance(goal, Exit)
                    return self._least(role, max(1, left))
                case Burn():
                    return self._least("flamer", 1)
                case Fetch():
                    return self._least(None, 1)
                case Carry(object=thing, to=to):
                    lies, then = self._lies(thing), 0
                    if lies:
                        square = lies.bit_length() - 1
                        then = min(self.field(self.zone(to))[square])
                    return self._least(None, 1, thing) + then
                case Close(at_least=int(least)):
                    closed = len(table.scene.airlocks) - self.airlocks.bit_count()
                    return self._least(None, max(1, least - closed))
        return FAR

    def _least(self, role: str | None, number: int, thing: str | None = None) -> int:
        """What the last of so many marines needs to his target."""
        found = sorted(
            self.march(marine, target)
            for name, marine in self.table.marines.items()
            if role in (None, marine.role) and (target := self.target(name))
            if thing is None or self._lies(thing) or thing in (marine.carries or ())
        )
        return found[number - 1] if len(found) >= number else FAR

    def _lies(self, thing: str) -> int:
        at = self.table.view.objects.get(thing)
        return 0 if at is None else 1 << at

    def _own(self, name: str, squares: int) -> int:
        """Each goes to a square of his own, as long as there are enough: the nearest pairs
        first."""
        return self._pairs(squares).get(name, 0)

    def _pairs(self, squares: int) -> dict[str, int]:
        if squares not in self._known:
            free, names, found = set(squares_of(squares)), set(self.table.marines), {}
            pairs = sorted(
                (self.march(self.table.marines[each], 1 << square), each, square)
                for each in names
                for square in free
            )
            for _, each, square in pairs:
                if each in names and square in free:
                    found[each] = 1 << square
                    names.discard(each)
                    free.discard(square)
            self._known[squares] = found
        return self._known[squares]

    def march(self, marine: MarineView, targets: int, at: int | None = None) -> int:
        """AP that a marine needs to one of the squares, from where he stands or from there."""
        square = marine.at if at is None else at
        assert square is not None
        return self.field(targets)[square][number_of(marine.facing)]

    def field(self, targets: int) -> tuple[tuple[int, ...], ...]:
        table = self.table
        walls = table.walls | table.ground.entry_mask
        return marches_to(table.ground, targets, walls, table.doors, table.rules.costs)


@lru_cache(maxsize=64)
def plugs(board: Board, defended: int, entries: tuple[int, ...], walls: int) -> int:
    """Squares next to the defended ones; if somebody stands on each, nobody gets in. 0 where
    there are none."""
    near = {at for square in squares_of(defended) for at in board.around[square]}
    left = sorted(at for at in near if not (walls | defended) >> at & 1)
    found = 0

    def far(shut: int) -> int:
        fields = (steps_to(board, 1 << entry, walls | shut, 0) for entry in entries)
        return sum(min(field[at] for at in squares_of(defended)) for field in fields)

    while far(found) < FAR * len(entries):
        at = max(left, key=lambda each: far(found | 1 << each))
        if found >> at & 1:
            return 0
        found |= 1 << at
    return found


def parts(goal: AnyGoal) -> Iterator[AnyGoal]:
    if isinstance(goal, All):
        for part in goal.of:
            yield from parts(part)
    elif isinstance(goal, Any):
        yield from parts(goal.of[0])
    else:
        yield goal
