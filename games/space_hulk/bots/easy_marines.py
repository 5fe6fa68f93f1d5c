"""The marines of the easy level (SH-781)."""

from __future__ import annotations

from functools import cached_property
from math import inf

from games.space_hulk.board import Facing
from games.space_hulk.bots.aims import Aims
from games.space_hulk.bots.table import OPPOSITE, Act, Table, in_front
from games.space_hulk.bots.ways import number_of
from games.space_hulk.chances import losing
from games.space_hulk.state import AlienView, MarineView

JAM_MATTERS = 8
"""Steps from an alien at which a jam is cleared."""


class EasyMarines:
    """One after the other: shoot, strike, go on, watch."""

    def __init__(self, table: Table) -> None:
        self.table, self.aims = table, Aims(table)

    def act(self) -> Act:
        """What to do in the phase of the marines."""
        for name in self.order():
            act = self.of_marine(name, self.table.marines[name])
            if act is not None:
                return act
        return {"do": "end_phase"}

    def order(self) -> list[str]:
        """The active one first, then by roster; those whose AP are spent have nothing left."""
        view = self.table.view
        own = [name for name in self.table.marines if name in self.table.able]
        return sorted(own, key=lambda name: name != view.active)

    def place(self, name: str) -> int:
        """When a marine's turn is, among all of the squad."""
        return list(self.table.view.marines).index(name)

    def fellows_before(self, act: Act) -> int:
        """Seats with a marine who had better go before the one that acts here, or before the end:
        he may make room. Whoever has begun, or can shoot, lets nobody past."""
        table, name = self.table, act.get("piece")
        if name and (table.marines[name].stage != "fresh" or act["do"] in ("shoot", "follow_shot")):
            return 0
        own, pressed = self.place(name) if name else inf, table.view.pressed or ()
        return len(
            {
                marine.seat
                for each, marine in table.marines.items()
                if marine.seat not in (table.seat, *pressed)
                and marine.stage == "fresh"
                and self.place(each) < own
            }
        )

    def of_marine(self, name: str, marine: MarineView) -> Act | None:
        if marine.stage == "done":
            return None
        return self.fights(name, marine) or self.goes(name, marine) or self.watches(name, marine)

    def fights(self, name: str, marine: MarineView) -> Act | None:
        table = self.table
        target = self.target(name, marine)
        if target is not None:
            if shot := table.act("follow_shot", name, target=target):
                return shot
            if shot := self.fires(name, marine, target):
                return shot
        if (
            marine.jam
            and self.near(marine) <= JAM_MATTERS
            and (act := table.act("clear_jam", name))
        ):
            return act
        if flame := self.burns(name, marine):
            return flame
        if self.faces_alien(marine):
            return table.act("attack", name)
        return None

    def fires(self, name: str, marine: MarineView, target: str) -> Act | None:
        return self.table.act("shoot", name, target=target)

    def near(self, marine: MarineView) -> int:
        """Steps to the nearest alien or blip."""
        return self.table.from_foes[marine.at or 0]

    def target(self, name: str, marine: MarineView) -> str | None:
        """The alien that was missed, else the nearest."""
        table = self.table
        offered = {*table.choices("shoot", name, "target")}
        offered |= {*table.choices("follow_shot", name, "target")}
        aliens = sorted(each for each in offered if each in table.aliens)
        if marine.aim in aliens:
            return marine.aim
        return min(
            aliens, key=lambda each: (self.far(marine, table.aliens[each]), each), default=None
        )

    def far(self, marine: MarineView, alien: AlienView) -> int:
        (x, y), (to_x, to_y) = map(self.table.ground.place, (marine.at or 0, alien.at or 0))
        return max(abs(to_x - x), abs(to_y - y))

    def faces_alien(self, marine: MarineView) -> bool:
        assert marine.at is not None
        square = in_front(self.table, marine.at, marine.facing)
        return any(alien.at == square for alien in self.table.aliens.values())

    def burns(self, name: str, marine: MarineView) -> Act | None:
        """What the goal wants burnt, else the nearest alien."""
        table = self.table
        squares = table.choices("flame", name, "to")
        wanted = [to for to in squares if self.aims.burnt >> to & 1]
        if wanted:
            return table.act("flame", name, to=wanted[0])
        aliens = {alien.at: self.far(marine, alien) for alien in table.aliens.values()}
        to = min((to for to in squares if to in aliens), key=lambda to: aliens[to], default=None)
        if to is not None and (marine.fuel or 0) > self.kept:
            return table.act("flame", name, to=to)
        return None

    @cached_property
    def kept(self) -> int:
        """Fuel that the goal needs."""
        return 2 if self.aims.burnt else 0

    def goes(self, name: str, marine: MarineView) -> Act | None:
        """A step, a turn or a door along the shortest way, the last two AP kept."""
        if marine.ap <= self.table.rules.costs.overwatch and self.is_armed(marine):
            return self.arrives(name, marine)
        return self.arrives(name, marine) or self.step(name, marine)

    def is_armed(self, marine: MarineView) -> bool:
        return marine.role != "flamer" and not marine.jam

    def arrives(self, name: str, marine: MarineView, cp: int | None = 0) -> Act | None:
        """What the goal asks for, where he stands."""
        table = self.table
        if leaves := table.act("leave", name, cp):
            return leaves
        locks = [at for at in table.choices("door", name, "at") if self.aims.airlocks >> at & 1]
        return table.act("door", name, cp, at=locks[0]) if locks else None

    def step(self, name: str, marine: MarineView, cp: int | None = 0) -> Act | None:
        table, target = self.table, self.aims.target(name)
        if not target:
            return None
        assert marine.at is not None
        field, facing = self.aims.field(target), number_of(marine.facing)
        ways = [
            *(("move", {"to": to}, field[to][facing]) for to in table.choices("move", name, "to")),
            *(
                ("door", {"at": at}, field[at][facing])
                for at in table.choices("door", name, "at")
                if table.doors >> at & 1
            ),
            *(
                ("turn", {"facing": turn}, field[marine.at][number_of(turn)])
                for turn in table.choices("turn", name, "facing")
            ),
        ]
        for do, fields, left in sorted(ways, key=lambda way: way[2]):
            if left < field[marine.at][facing] and (act := table.act(do, name, cp, **fields)):
                return act
        return None

    def watches(self, name: str, marine: MarineView) -> Act | None:
        return self.table.act("overwatch", name)

    # ---- decisions

    def places(self) -> Act:
        """Facing away from whoever sees it."""
        to = self.table.first("place_alien", "to")[0]
        return {"do": "place_alien", "to": to, "facing": self.away(to)}

    def away(self, square: int) -> Facing:
        asked = self.table.view.asked
        marine = self.table.marines.get(asked.piece or "") if asked else None
        if marine is None or marine.at is None:
            return "n"
        return OPPOSITE[self.table.facing_to(square, marine.at)]

    def parries(self) -> Act:
        red, *blue = self.dice()
        return {"do": "parry", "yes": losing(red, blue)}

    def dice(self) -> tuple[int, ...]:
        asked = self.table.view.asked
        assert asked is not None and asked.dice is not None
        return asked.dice

    def flames_on(self) -> Act:
        """On what still stands there, and on what the goal wants."""
        table = self.table
        aliens = {alien.at for alien in table.aliens.values()}
        for to in table.first("flame_next", "to"):
            if to in aliens and not table.flames >> to & 1:
                return {"do": "flame_next", "to": to}
        return {"do": "flame_stop"}

    def hits_also(self) -> Act:
        targets = self.table.first("extra_hit", "target")
        found = [target for target in targets if target in self.table.aliens]
        if not found:
            return {"do": "waive_hit"}
        return {"do": "extra_hit", "target": found[0]}
