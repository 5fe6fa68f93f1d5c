"""The aliens of the easy level (SH-783)."""

from __future__ import annotations

from games.space_hulk.board import FACINGS
from games.space_hulk.bots.table import Act, Table, in_front
from games.space_hulk.state import AlienView, BlipView, MarineView

NEAR = 6
"""AP within which they show themselves."""


class EasyAliens:
    """Come the shortest way, and strike what they reach."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def act(self) -> Act:
        """What to do in the phases of the aliens."""
        if self.table.has("place_blip"):
            return self.placed()
        for name in self.order():
            act = self.of_blip(name) if name in self.table.view.blips else self.of_alien(name)
            if act is not None:
                return act
        return self.ended()

    def ended(self) -> Act:
        """SH-785 Overdue blips come in first."""
        table = self.table
        if table.has("end_phase"):
            return {"do": "end_phase"}
        for name, blip in table.view.blips.items():
            if blip.due == "must" and (act := table.act("enter", name)):
                return act
        raise LookupError("the phase can neither go on nor end")

    def placed(self) -> Act:
        """A blip to the entry nearest to the marines."""
        table = self.table
        blips, entries = (table.first("place_blip", field) for field in ("blip", "entry"))
        entry = min(entries, key=lambda number: self.far(table.scene.entries[number - 1]))
        return {"do": "place_blip", "blip": blips[0], "entry": entry}

    def far(self, square: int) -> int:
        return self.table.to_marines[square]

    def order(self) -> list[str]:
        """The active piece first, then those nearest to the marines."""
        view = self.table.view

        def place(name: str) -> tuple[bool, int, str]:
            piece: AlienView | BlipView = view.aliens.get(name) or view.blips[name]
            at = piece.at
            if at is None:
                assert piece.entry is not None
                at = self.table.scene.entries[piece.entry - 1]
            return name != view.active, self.far(at), name

        return sorted(self.table.able, key=place)

    # ---- aliens

    def of_alien(self, name: str) -> Act | None:
        table, alien = self.table, self.table.view.aliens[name]
        if alien.at is None:
            return self.comes_in(name, alien)
        if burns := table.act("burn_roll", name):
            return burns
        if (prey := self.prey(alien)) is not None:
            return self.strikes(name, alien, prey)
        return self.comes_nearer(name, alien)

    def comes_in(self, name: str, alien: AlienView) -> Act | None:
        entry = self.table.scene.entries[(alien.entry or 1) - 1]
        return self.table.act("enter_facing", name, facing=self.facing_in(entry))

    def facing_in(self, square: int) -> str:
        """Towards the next square on the way to the marines."""
        near = self.table.ground.around[square]
        return min(FACINGS, key=lambda facing: self.far(near[2 * FACINGS.index(facing)]))

    def prey(self, alien: AlienView) -> MarineView | None:
        """A marine one straight step away, whom it attacks from the rear rather."""
        assert alien.at is not None
        near = self.table.ground.around[alien.at][::2]
        marines = [marine for marine in self.table.marines.values() if marine.at in near]
        return max(marines, key=lambda marine: self.is_behind(alien.at, marine), default=None)

    def is_behind(self, square: int | None, marine: MarineView) -> bool:
        assert marine.at is not None and square is not None
        return in_front(self.table, marine.at, marine.facing) != square

    def strikes(self, name: str, alien: AlienView, prey: MarineView) -> Act | None:
        table = self.table
        assert alien.at is not None and prey.at is not None
        if in_front(table, alien.at, alien.facing) == prey.at:
            return table.act("attack", name)
        if alien.ap < table.rules.costs.attack:
            return None
        return table.act("turn", name, facing=table.facing_to(alien.at, prey.at))

    def comes_nearer(self, name: str, alien: AlienView) -> Act | None:
        """A step, or a door that is in the way."""
        table = self.table
        assert alien.at is not None
        here = self.far(alien.at)
        squares = table.choices("move", name, "to")
        to = min(squares, key=self.far, default=None)
        if to is not None and self.far(to) < here:
            return table.act("move", name, to=to)
        doors = [at for at in table.choices("door", name, "at") if table.doors >> at & 1]
        at = min(doors, key=self.far, default=None)
        if at is not None and self.far(at) < here:
            return table.act("door", name, at=at)
        return self.turns_to_door(name, alien)

    def turns_to_door(self, name: str, alien: AlienView) -> Act | None:
        table = self.table
        assert alien.at is not None
        for facing in FACINGS:
            square = in_front(table, alien.at, facing)
            is_way = table.doors >> square & 1 and self.far(square) < self.far(alien.at)
            if is_way and facing != alien.facing and alien.ap >= table.rules.costs.door:
                return table.act("turn", name, facing=facing)
        return None

    # ---- blips

    def of_blip(self, name: str) -> Act | None:
        table, blip = self.table, self.table.view.blips[name]
        if blip.at is None:
            return table.act("enter", name)
        if self.far(blip.at) <= NEAR and (act := table.act("convert", name)):
            return act
        return self.creeps(name, blip)

    def creeps(self, name: str, blip: BlipView) -> Act | None:
        """Blips are offered hidden squares alone."""
        table = self.table
        assert blip.at is not None
        to = min(table.choices("move", name, "to"), key=self.far, default=None)
        if to is not None and self.far(to) < self.far(blip.at):
            return table.act("move", name, to=to)
        doors = [at for at in table.choices("door", name, "at") if table.doors >> at & 1]
        at = min(doors, key=self.far, default=None)
        if at is not None and self.far(at) < self.far(blip.at):
            return table.act("door", name, at=at)
        return None

    # ---- placing what was converted

    def places(self) -> Act:
        to = min(self.table.first("place_alien", "to"), key=self.far)
        return {"do": "place_alien", "to": to, "facing": self.facing_in(to)}
