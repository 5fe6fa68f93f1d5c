"""Commands a fleet by the board's own controls: fires what can be fired, and passes."""

from __future__ import annotations

import re
from typing import ClassVar

from playwright.async_api import Locator, TimeoutError

from tests.support.browser.expecting import expect
from tests.support.browser.people import Person

SALVOS = ("kind-M", "kind-B", "kind-L")
ONWARD = ("board-keep-hand", "board-draw-instead", "board-to-move", "board-stay")
"""What leaves a phase without doing anything."""
GLANCE = 2_000
"""Milliseconds after which one looks again whether what is to be pressed is still asked."""
GLANCES = 10
SHOT_AND_NOISE = """(fire, [pad, after]) => new Promise((done) => {
    fire.click();
    setTimeout(() => done(pad.click()), after);
})"""


class Captain(Person):
    game: ClassVar[str] = "mag_blast"
    unhurried: ClassVar[str] = "option-pace-relaxed"
    noise = 3

    # What is asked

    @property
    def bar(self) -> Locator:
        return self.region("board-bar")

    def asks(self, stage: str) -> Locator:
        return self.page.locator(f'.part-bar[data-stage="{stage}"]')

    @property
    def deeds(self) -> Locator:
        """What may be done now; what is only left of the deployment is to take it back. What opens
        more on a phone is there also while nothing can be done."""
        asked = ':not([data-stage="idle"]):not([data-stage="deploying"])'
        acts = self.page.locator(f".part-bar{asked} .deeds > :not(.more-here)")
        return acts.and_(self.page.get_by_role("button", disabled=False))

    @property
    def is_mute(self) -> Locator:
        """The own salvo waits for its noise."""
        return self.bar.get_by_text(self.t("board-mute"), exact=True)

    @property
    def cards(self) -> Locator:
        hand = self.page.get_by_role("list", name=self.t("board-hand"), exact=True)
        return hand.get_by_role("button")

    @property
    def targets(self) -> Locator:
        return self.page.locator(".piece.target").filter(visible=True)

    def does(self, key: str) -> Locator:
        return self.bar.get_by_role("button", name=self.t(key), exact=True)

    # What is done

    async def deploys(self) -> None:
        await self.press(self.does("board-deploy-for-me"))
        await self.press(self.does("board-deploy"))
        await expect(self.bar.get_by_text(self.t("board-deploy-where"))).to_have_count(0)

    async def plays(self, acts: int | None = None) -> None:
        """To the end, or so many acts."""
        while acts != 0:
            await self.deeds.or_(self.is_mute).or_(self.over).first.wait_for(timeout=90_000)
            if await self.over.is_visible():
                return
            n = await self.n()
            if await self.acts():
                await self.beyond(n).or_(self.over).first.wait_for()
                acts = None if acts is None else acts - 1

    async def acts(self) -> bool:
        """One of what the board offers; False if the moment for it has passed meanwhile."""
        if await self.is_mute.is_visible():
            await self.makes_noise()
            return True
        if await self.asks("answering").count():
            return await self.passes()
        if await self.asks("attacking").count():
            return await self.attacks()
        for key in ONWARD:
            if await self.does(key).count():
                return await self.leaves(key)
        return await self.presses(self.deeds.first)

    async def presses(self, what: Locator) -> bool:
        """False if it is not asked any more: windows close, turns run out, the match ends."""
        for _ in range(GLANCES):
            try:
                await (what.tap(timeout=GLANCE) if self.touch else what.click(timeout=GLANCE))
            except TimeoutError:
                if not await what.count():
                    return False
            else:
                return True
        raise AssertionError(f"there, but not to be pressed: {what}")

    async def passes(self) -> bool:
        return await self.presses(self.does("board-pass"))

    async def leaves(self, key: str) -> bool:
        return await self.presses(self.does(key))

    async def attacks(self) -> bool:
        while await self.does("board-back").count():
            # Begun when its moment passed.
            await self.presses(self.does("board-back"))
        if await self.aims():
            return await self.fires()
        return await self.ends_turn()

    async def fires(self) -> bool:
        return await self.presses(self.does("board-do-fire"))

    async def aims(self) -> bool:
        """The heaviest salvo that can be fired, at the first target."""
        for kind in SALVOS:
            name = re.compile(f"^{re.escape(self.t(kind))}")
            card = self.page.locator(".kit-pick.live").and_(
                self.page.get_by_role("button", name=name)
            )
            if await card.count():
                if not await self.takes(card.first):
                    return False
                if not await self.targets.count():
                    # One fleet is seen at a time: those that can be aimed at are marked.
                    await self.presses(self.page.locator(".plate.holds").first)
                return await self.targets_first()
        return False

    async def takes(self, card: Locator) -> bool:
        return await self.presses(card)

    async def targets_first(self) -> bool:
        return await self.presses(self.targets.first)

    async def ends_turn(self) -> bool:
        ended = await self.presses(self.does("board-end"))
        surely = self.does("board-end-surely")
        if ended and await surely.count():
            return await self.presses(surely)
        return ended

    @property
    def pad(self) -> Locator:
        name = self.t("board-noise", noise=self.t(f"noise-{self.noise}"))
        return self.page.get_by_role("button", name=name, exact=True)

    async def makes_noise(self) -> None:
        await self.press(self.pad)

    async def fires_with_noise(self, after: int) -> None:
        """So many milliseconds after the shot, by the browser's clock: what comes through from here
        may take longer than a flight."""
        fire = await self.does("board-do-fire").element_handle()
        pad = await self.pad.element_handle()
        assert fire is not None
        await fire.evaluate(SHOT_AND_NOISE, [pad, after])
