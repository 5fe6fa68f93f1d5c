"""Play whole matches through the board's own controls, whatever the dice say: marines shoot, go on
to the exit or stand and watch; aliens come in, are turned over, come nearer and strike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any, ClassVar

from playwright.async_api import Locator, TimeoutError

from games.space_hulk.board import FACINGS, WAY, board_of, distances, squares_of
from games.space_hulk.tests.browser.leader import Leader
from games.space_hulk.tests.browser.looks import Chip, Look
from tests.support.browser.people import Patient
from tests.support.pace import patience

FAR = 99
NEAR = 6
"""Steps from a marine at which a blip is turned over."""
SOON = 3_000
"""Milliseconds in which what is seen can be pressed, unless the table has moved on."""
VAIN = 3
"""So often nothing may come of what was done, one time after the other."""
DECISIONS = ("board-yes-do", "board-parry", "board-ready")
BLIPS = ("start_blips", "alien_reinforce")
"""Phases in which what is placed are blips, by one tap."""
TURNS = ("", "board-do-right", "board-do-about", "board-do-left")


class Captain(Patient, Leader):
    """Leads marines to the exit, or aliens."""

    rows: ClassVar[tuple[str, ...]]
    """The map."""
    stays: ClassVar[bool] = False
    """His marines stand and watch."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.ground = board_of(self.rows)
        self.size = (self.ground.width, self.ground.height)
        self.spent: set[str] = set()
        """Pieces that have nothing left to do in this phase."""
        self.phase = (0, "")

    # ---- the match

    async def plays(self) -> None:
        """To the end."""
        vain = 0
        while await self.is_asked():
            n, look = await self.n(), await self.looks()
            with suppress(TimeoutError):
                await self.acts(look)
            vain = 0 if await self.hears_more(n, look) else vain + 1
            assert vain < VAIN, f"{self.name} stands still: {look}"

    async def hears_more(self, n: int, look: Look) -> bool:
        """Or is asked about what would be lost, and was not before."""
        more = self.beyond(n).or_(self.over)
        if not self.offers(look, "board-yes-do"):
            more = more.or_(self.action("board-yes-do"))
        with suppress(TimeoutError):
            await more.first.wait_for(timeout=SOON * patience())
            return True
        return False

    async def looks(self) -> Look:
        look = await self.sees()
        if (look.round, look.phase) != self.phase:
            self.phase, self.spent = (look.round, look.phase), set()
        return look

    async def acts(self, look: Look) -> None:
        """What is asked, else one thing that a piece can do, else the end of the phase."""
        if await self.decides(look):
            return
        able = [chip for chip in look.chips if chip.able and chip.id not in self.spent]
        # Whoever is left for another loses the points.
        for chip in sorted(able, key=lambda chip: not chip.chosen):
            await self.picks(chip)
            if await self.leads(chip, await self.looks()):
                return
            self.spent.add(chip.id)
        await self.takes(look, "board-finish", "board-end-phase")

    async def decides(self, look: Look) -> bool:
        if await self.takes(look, *DECISIONS):
            return True
        if places := look.lit_as("place"):
            await self.taps(*self.ground.place(nearest(places, self.steps_to(look.of("m")))))
            if look.phase not in BLIPS:
                await self.does("board-place-it")
            return True
        asked = self.t("board-ask-extra-hit", who="#").split("#")[-1].strip()
        if await self.bar.get_by_role("alert").filter(has_text=asked).is_visible():
            await self.tries(self.bar.get_by_role("button").first)
            return True
        return False

    # ---- what a piece does; False: it has done all it can

    async def leads(self, chip: Chip, look: Look) -> bool:
        if chip.id[0] == "m":
            return await self.leads_marine(chip, look)
        if chip.id[0] == "b":
            return await self.leads_blip(chip, look)
        return await self.leads_alien(chip, look)

    async def leads_marine(self, chip: Chip, look: Look) -> bool:
        shots = ["board-do-free-shot", *(["board-do-shoot"] if look.of("a") else [])]
        if await self.aims(look, *shots):
            return True
        if not self.stays:
            if await self.takes(look, "board-do-leave", "board-do-door"):
                return True
            if await self.comes_nearer(chip, look, self.steps_to(squares_of(self.ground.exits))):
                return True
        return await self.takes(look, "board-do-clear", "board-do-watch")

    async def leads_blip(self, chip: Chip, look: Look) -> bool:
        marines = self.steps_to(look.of("m"))
        if chip.id in look.outside:
            return await self.takes(look, "board-do-enter", "board-do-convert")
        is_near = marines.get(look.pieces[chip.id], FAR) <= NEAR
        if is_near and await self.takes(look, "board-do-convert"):
            return True
        return await self.comes_nearer(chip, look, marines)

    async def leads_alien(self, chip: Chip, look: Look) -> bool:
        if chip.id in look.outside:
            entry = self.ground.entries[look.outside[chip.id] - 1]
            [facing, *_] = self.ways(entry, squares_of(self.ground.floor))
            return await self.takes(look, f"board-do-enter-{facing}")
        at, facing = look.pieces[chip.id], look.facings[chip.id]
        prey = self.ways(at, look.of("m"))
        if not prey:
            return await self.comes_nearer(chip, look, self.steps_to(self.beside(look.of("m"))))
        if facing in prey:
            return await self.aims(look, "board-do-attack")
        quarters = FACINGS.index(prey[0]) - FACINGS.index(facing)
        return await self.takes(look, TURNS[quarters % 4])

    async def comes_nearer(self, chip: Chip, look: Look, steps: Mapping[int, int]) -> bool:
        here = steps.get(look.pieces[chip.id], FAR)
        lit = [at for at in look.lit_as("by-ap") if steps.get(at, FAR) < here]
        if not lit:
            return False
        await self.goes(*self.ground.place(nearest(lit, steps)))
        return True

    async def aims(self, look: Look, *keys: str) -> bool:
        """First the chance, then the dice."""
        if not await self.takes(look, *keys):
            return False
        await self.does("board-fire")
        return True

    async def takes(self, look: Look, *keys: str) -> bool:
        """The first of these that may be done."""
        for key in keys:
            if self.offers(look, key):
                await self.does(key)
                return True
        return False

    def offers(self, look: Look, key: str) -> bool:
        return any(map(self.named(key).match, look.buttons))

    # ---- how it is done

    async def does(self, key: str) -> None:
        await self.tries(self.action(key))

    async def tries(self, what: Locator) -> None:
        await what.click(timeout=SOON * patience())

    def chip_of(self, piece: str) -> Locator:
        return self.page.locator(f'[data-chip="{piece}"]')

    async def picks(self, chip: Chip) -> None:
        if not chip.chosen:
            await self.tries(self.chip_of(chip.id))

    async def goes(self, column: int, row: int) -> None:
        """Along the way that is drafted."""
        await self.taps(column, row)
        await self.does("board-go")

    # ---- the map

    def steps_to(self, squares: Iterable[int]) -> dict[int, int]:
        """From every square to the nearest of these."""
        found: dict[int, int] = {}
        for one in squares:
            for square, steps in distances(self.ground, one, ()).items():
                found[square] = min(steps, found.get(square, FAR))
        return found

    def ways(self, start: int, squares: Iterable[int]) -> list[Any]:
        """Facings in which one of these lies directly in front."""
        near, there = self.ground.around[start], set(squares)
        return [facing for facing in FACINGS if near[WAY[facing]] in there]

    def beside(self, squares: Iterable[int]) -> list[int]:
        """From where one of these is attacked."""
        near = [side for one in squares for side in self.ground.around[one][::2]]
        return [square for square in near if self.ground.floor >> square & 1]


def nearest(squares: Iterable[int], steps: Mapping[int, int]) -> int:
    return min(squares, key=lambda square: steps.get(square, FAR))
