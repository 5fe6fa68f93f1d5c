"""The aliens of the normal level (SH-784)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from games.space_hulk.bots.easy_aliens import EasyAliens
from games.space_hulk.bots.raids import Way, ways
from games.space_hulk.bots.table import Act, zone
from games.space_hulk.bots.ways import Stand
from games.space_hulk.goals import Eliminate, Hold
from games.space_hulk.state import AlienView, MarineView

SURVIVES = 25 / 36
"""A shot on overwatch."""
HELD = 10.0
"""What standing on a square is worth that wins the match."""
PACK = 3
"""So many attackers at once are worth leaving the dark for."""


class NormalAliens(EasyAliens):
    """Wait in the dark until a raid is worth it, and go round what watches."""

    def of_alien(self, name: str) -> Act | None:
        table, alien = self.table, self.table.view.aliens[name]
        if alien.at is None or table.has("burn_roll"):
            return super().of_alien(name)
        found = ways(table, name, alien)
        raid = max(self.raids(alien, found), key=lambda each: each[0], default=None)
        if raid is not None and raid[0] > 0:
            if raid[1].first is None and self.held >> alien.at & 1:
                return self.strikes_there(name, alien)
            if raid[1].first is None:
                return table.act("attack", name)
            return table.checked(raid[1].first) or super().of_alien(name)
        return table.checked(self.hides(alien, found))

    def strikes_there(self, name: str, alien: AlienView) -> Act | None:
        """It stands where it should, and strikes what is in reach."""
        prey = self.prey(alien)
        return None if prey is None else self.strikes(name, alien, prey)

    def raids(self, alien: AlienView, found: dict[Stand, Way]) -> Iterator[tuple[float, Way]]:
        """What each attack is worth that the alien can come to, and each square that is to be
        held."""
        for stand, way in found.items():
            if self.held >> stand[0] & 1:
                yield HELD * SURVIVES**way.shots, way
        table, attack = self.table, self.table.rules.costs.attack
        for marine in table.marines.values():
            assert marine.at is not None
            for side, square in enumerate(table.ground.around[marine.at][::2]):
                # It looks back at him.
                if (there := found.get((square, (side + 2) % 4))) is None:
                    continue
                tries = (alien.ap - there.ap) // attack
                if tries > 0 and self.dares(there):
                    yield self.worth(marine, square, there, tries), there

    def worth(self, marine: MarineView, square: int, way: Way, tries: int) -> float:
        behind = self.is_behind(square, marine)
        kind = "parry-best" if marine.role == "sergeant" and not behind else "plain"
        wins, _, loses = self.table.scene.fights[kind]
        beats, falls = loses / 7776, wins / 7776
        if behind:
            # Whoever is struck from behind does not kill.
            falls = 0.0
        win, stands = 0.0, 1.0
        for _ in range(tries):
            win += stands * beats
            stands *= 1 - beats - falls
        return SURVIVES**way.shots * win * self.prize(marine)

    def prize(self, marine: MarineView) -> float:
        """What a marine is worth to the goals."""
        if marine.role in self.wanted or marine.carries:
            return 3.0
        return 1.5 if marine.role == "flamer" else 1.0

    @cached_property
    def wanted(self) -> list[str]:
        """Roles that the goals name."""
        goals = self.table.scene.goals.aliens
        return [goal.role for goal in goals if isinstance(goal, Eliminate) and goal.role]

    @cached_property
    def held(self) -> int:
        """The squares that aliens are to stand on when a round ends."""
        mask = 0
        for goal in self.table.scene.goals.aliens:
            if isinstance(goal, Hold) and goal.side == "aliens":
                mask |= zone(self.table, goal.zone)
        return mask

    def dares(self, way: Way) -> bool:
        """Shots are drawn by a pack, or when time runs out."""
        return way.shots <= 1 or self.attackers >= PACK or self.is_late

    @cached_property
    def attackers(self) -> int:
        """Aliens that could reach a marine in this phase, those in blips among them."""
        table = self.table
        found = sum(
            self.far(alien.at or 0) < alien.ap
            for alien in table.aliens.values()
            if alien.stage != "done"
        )
        for name, blip in table.blips.items():
            if blip.stage == "fresh" and self.far(blip.at or 0) < table.rules.alien_ap:
                found += table.values.get(name, 0)
        return found

    @property
    def is_late(self) -> bool:
        return self.table.view.round >= self.table.scene.limit - 2

    def hides(self, alien: AlienView, found: dict[Stand, Way]) -> Act | None:
        """The nearest square that nobody sees; where all is seen the nearest."""
        assert alien.at is not None
        best, act = self.danger(alien.at, 0), None
        for (square, _), way in found.items():
            if way.first is not None and (danger := self.danger(square, way.shots)) < best:
                best, act = danger, way.first
        return act

    def danger(self, square: int, shots: int) -> float:
        seen = self.table.seen >> square & 1
        return self.far(square) + 20 * seen + 6 * shots

    # ---- blips

    def of_blip(self, name: str) -> Act | None:
        table, blip = self.table, self.table.view.blips[name]
        value = table.values.get(name, 0)
        if blip.at is None:
            if blip.due == "must" and value and (act := table.act("convert", name)):
                entry = table.scene.entries[(blip.entry or 1) - 1]
                if table.seen >> entry & 1:
                    return act
            return table.act("enter", name)
        worth = value and self.far(blip.at) < table.rules.alien_ap
        strikes = self.attackers >= PACK or self.is_late or not table.watches
        if worth and strikes and (act := table.act("convert", name)):
            return act
        if value and self.far(blip.at) < table.rules.alien_ap - 1:
            return None
        return self.creeps(name, blip)
