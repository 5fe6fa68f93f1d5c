"""The marines of the normal level (SH-782)."""

from __future__ import annotations

from functools import cached_property

from games.space_hulk.bots.easy_marines import EasyMarines
from games.space_hulk.bots.stances import LOSS, Foe, Stances
from games.space_hulk.bots.table import Act, Table
from games.space_hulk.bots.ways import FAR, number_of, steps_to
from games.space_hulk.chances import worth
from games.space_hulk.state import MarineView

LEISURE, MOST_HASTE = 24, 5.0
"""AP to spare that leave time for care, and how much more a step is worth where there are none."""
FIRST, SUSTAINED = 11 / 36, 20 / 36
"""A shot hits."""
KILL = 3
"""AP on the way that a dead alien is worth, wherever it stood."""


class NormalMarines(EasyMarines):
    """Weigh the way to the goal against what may come out of the dark, and keep command points for
    the end."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.stances = Stances(table, self.aims)

    def act(self) -> Act:
        act = super().act()
        if act["do"] == "end_phase" and (more := self.spends()):
            return more
        return act

    def order(self) -> list[str]:
        """Whoever can shoot first, then the foremost, who make room for the others."""
        view = self.table.view

        def turn(name: str) -> tuple[bool, bool, int]:
            no_target = self.target(name, self.table.marines[name]) is None
            return name != view.active, no_target, self.place(name)

        return sorted((name for name in self.table.marines if name in self.table.able), key=turn)

    def place(self, name: str) -> int:
        target = self.aims.target(name)
        return self.aims.march(self.table.marines[name], target) if target else 0

    def fires(self, name: str, marine: MarineView, target: str) -> Act | None:
        """Unless the AP are worth more on the way, or on overwatch."""
        shot = self.table.act("shoot", name, target=target)
        if shot is None:
            return None
        alien = self.table.aliens[target]
        hits = SUSTAINED if marine.aim == target else FIRST
        gain = hits * (KILL + LOSS * self.stances.threat_of(alien.at or 0))
        best, later = (self.stances.best(name, ap, self.haste) for ap in (marine.ap, marine.ap - 1))
        return shot if gain >= best.worth - later.worth else None

    def goes(self, name: str, marine: MarineView) -> Act | None:
        """To the best stance that his AP lead to; a step of it."""
        if act := self.arrives(name, marine):
            return act
        if wall := self.walls_off(name, marine):
            return wall
        return self.takes(name, marine.ap)

    def takes(self, name: str, ap: int, cp: int | None = 0) -> Act | None:
        stance = self.stances.best(name, ap, self.haste)
        if stance.first is not None:
            act = dict(stance.first)
            return self.table.act(act.pop("do"), name, cp, **act)
        return self.table.act("overwatch", name, cp) if stance.watch else None

    def watches(self, name: str, marine: MarineView) -> Act | None:
        """It is a stance like the others."""
        return None

    def walls_off(self, name: str, marine: MarineView) -> Act | None:
        """A flame where the nearest foe has to pass."""
        table = self.table
        if (marine.fuel or 0) < self.kept + 2 or self.near(marine) > table.rules.alien_ap + 2:
            return None
        squares = set(table.choices("flame", name, "to"))
        for foe in self.stances.foes:
            if self.stances.field(foe)[marine.at or 0] > foe.reach + 2:
                continue
            for square in self.stances.way(foe, marine.at or 0)[1:]:
                if square in squares and self.closes(foe, square, marine):
                    return table.act("flame", name, to=square)
        return None

    def closes(self, foe: Foe, square: int, marine: MarineView) -> bool:
        """Whether a wall there makes its way long."""
        table = self.table
        walls = table.walls | table.flames | 1 << square
        field = steps_to(table.ground, 1 << foe.at, walls, table.doors)
        return field[marine.at or 0] >= foe.reach + 3

    @cached_property
    def haste(self) -> float:
        """How much a step to the goal is worth: all, where time is just enough."""
        table, needs = self.table, self.aims.needs
        if needs >= FAR:
            return 1.0
        rounds = table.scene.limit - table.view.round + 1
        spare = rounds * (table.rules.marine_ap + 0.5) - needs
        return min(MOST_HASTE, max(1.0, LEISURE / max(1.0, spare)))

    def spends(self) -> Act | None:
        """Command points would be lost: shots, then the stances that gain most."""
        table = self.table
        if not table.view.cp:
            return None
        able = [name for name in table.marines if name in table.able]
        for name in able:
            target = self.target(name, table.marines[name])
            if target and (shot := table.act("shoot", name, None, target=target)):
                return shot
            if act := self.arrives(name, table.marines[name], None):
                return act
            if table.marines[name].jam and (act := table.act("clear_jam", name, None)):
                return act
        gains = []
        for name in able:
            marine = table.marines[name]
            stand = (marine.at or 0, number_of(marine.facing))
            now = self.stances.worth(name, stand, bool(marine.watch), self.haste)
            gain = self.stances.best(name, table.view.cp, self.haste).worth - now
            gains.append((gain, name))
        for gain, name in sorted(gains, reverse=True):
            if gain > 0.1 and (act := self.takes(name, table.view.cp, None)):
                return act
        return None

    def parries(self) -> Act:
        red, *blue = self.dice()
        return {"do": "parry", "yes": worth(red, blue)}

    def flames_on(self) -> Act:
        """What stands burns first; a wall is of two flames, for one goes out before the aliens
        come."""
        act = super().flames_on()
        asked = self.table.view.asked
        if act["do"] == "flame_stop" and asked is not None:
            marine = self.table.marines[asked.piece or ""]
            again = asked.at in self.table.first("flame_next", "to")
            if (
                again
                and (marine.fuel or 0) > self.kept
                and self.table.view.flames.get(str(asked.at)) == 1
            ):
                return {"do": "flame_next", "to": asked.at}
        return act

    def places(self) -> Act:
        """SH-747 But as far from the marines as can be."""
        squares = self.table.first("place_alien", "to")
        to = max(squares, key=lambda square: self.table.to_marines[square])
        return {"do": "place_alien", "to": to, "facing": self.away(to)}
