"""Kosmiczna Eskadra by what the board shows: cards are carried by mouse or finger, or by keys."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar

from playwright.async_api import Locator, WebSocket

from tests.support.browser.expecting import expect
from tests.support.browser.fitting import NEXT_FRAME
from tests.support.browser.people import Person
from tests.support.browser.typists import Keys

Spot = tuple[int, int]
"""A place on the table, in tenths of a millimetre (KE-030)."""

# Where a place on the table is on the screen, however near it is looked at.
ON_SCREEN = """([x, y]) => {
  const to = document.querySelector(".air [data-world]").getScreenCTM();
  return [to.a * x + to.e, to.f - to.d * y];
}"""
# Where on the table the middle of something that hovers is: of its outline, or of its shadow.
HOVERS_AT = """(selector) => {
  const what = document.querySelector(selector);
  const shape = what.querySelector(".outline") ?? what.querySelector("circle");
  const {left, top, width, height} = shape.getBoundingClientRect();
  const from = document.querySelector(".air [data-world]").getScreenCTM().inverse();
  const {x, y} = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(from);
  return [x, -y];
}"""
SHADOW_NEAR = f"""([seat, x, y]) => {{
  const [at_x, at_y] = ({HOVERS_AT})(`[data-ghost="${{seat}}"]`);
  return Math.hypot(at_x - x, at_y - y) < 40;
}}"""
HELD_OFF = f"""([x, y, least, most]) => {{
  const [at_x, at_y] = ({HOVERS_AT})("[data-held]");
  const off = Math.hypot(at_x - x, at_y - y);
  return least <= off && off <= most;
}}"""
SIDEWAYS = (844, 390)
"""A phone on its side."""
# Whether a thumb at the right rim of such a phone reaches a button.
BY_THE_THUMB = """(button) => {
  const {left, top, width, height} = button.getBoundingClientRect();
  return left + width / 2 > 0.7 * innerWidth && top + height / 2 > 0.45 * innerHeight;
}"""
ABOVE = 60
"""Pixels by which a card hovers above its finger."""
NEAR = 100
"""Tenths of a millimetre to which a finger lays a card."""
LOOKS = 5
DOUBLE = 0.4
"""Seconds in which a double click may come."""


class Pilot(Person):
    """Somebody at a table of Kosmiczna Eskadra, with a mouse."""

    game: ClassVar[str] = "kosmiczna_eskadra"
    unhurried: ClassVar[str] = "option-replay_clock-off"

    def __post_init__(self) -> None:
        super().__post_init__()
        self.heard: list[str] = []
        self.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard.append(str(frame)))

    # What is seen

    def during(self, phase: str) -> Locator:
        """The board, in this phase."""
        return self.page.locator(f".eskadra.phase-{phase}")

    @property
    def table(self) -> Locator:
        """What lies there, as it is spoken."""
        table = self.page.get_by_role("list", name=self.t("board-list"), exact=True)
        return table.get_by_role("listitem")

    def cards_of(self, name: str) -> Locator:
        return self.table.filter(has_text=name)

    @property
    def in_hand(self) -> Locator:
        """The card that may be moved."""
        return self.page.locator("[data-held]:not(.laid)")

    @property
    def close(self) -> Locator:
        """There while not the whole table is seen."""
        return self.page.locator("[data-felt].close")

    @property
    def drop_button(self) -> Locator:
        """For fingers, while a card is in hand; a mouse lays it by a click."""
        return self.region("board-controls").get_by_role("button", name=self.t("board-drop"))

    @property
    def hand(self) -> Locator:
        """The face of the held card, in words."""
        return self.region("board-controls").locator(".ship-words")

    @property
    def film(self) -> Locator:
        return self.region("board-film")

    @property
    def steps(self) -> Locator:
        """All shots of the battle in words."""
        shots = self.film.get_by_role("list", name=self.t("board-film-list"), exact=True)
        return shots.get_by_role("listitem")

    @property
    def grounded(self) -> Locator:
        """The cards that the check sends to the hangar."""
        said = self.t("board-film-grounded", ship="#", covers="#")
        return self.steps.filter(has_text=max(said.split("#"), key=len))

    async def points(self) -> dict[str, list[int]]:
        """At the end of a battle, by name: trophies, ore, losses, sum."""
        sheet = self.page.get_by_role("table")
        await expect(sheet).to_be_visible()
        points = {}
        for row in await sheet.locator("tbody").get_by_role("row").all():
            name = await row.get_by_role("rowheader").inner_text()
            cells = await row.get_by_role("cell").all_inner_texts()
            numbers = [*(cell.lstrip("+− ") for cell in cells[:-1]), cells[-1].replace("−", "-")]
            points[name.split()[-1]] = [int(number) for number in numbers]
        return points

    async def step(self) -> int:
        """Which step of the film is shown; before the first it is -1."""
        lines = await self.steps.get_by_role("button").all()
        shown = [await line.get_attribute("aria-current") for line in lines]
        return shown.index("step") if "step" in shown else -1

    async def hand_at(self) -> Spot:
        """Where the held card hovers, once it has been drawn there."""
        await self.page.evaluate(NEXT_FRAME)
        x, y = await self.page.evaluate(HOVERS_AT, "[data-held]")
        return round(x), round(y)

    async def hand_is_off(self, spot: Spot, least: int, most: int) -> None:
        """So far from there, within as many frames as that takes."""
        await self.page.wait_for_function(HELD_OFF, arg=[*spot, least, most])

    async def sees_shadow(self, seat: int, spot: Spot) -> None:
        """The hand of another seat hovers there."""
        await self.page.wait_for_function(SHADOW_NEAR, arg=[seat, *spot])

    async def place_of(self, order: int) -> Spot:
        """Where a card lies."""
        body = self.page.locator(f'[data-body="{order}"]')
        moved = re.findall(r"-?[0-9]+(?:\.[0-9]+)?", str(await body.get_attribute("transform")))
        return round(float(moved[0])), -round(float(moved[1]))

    # What is done

    async def picks(self, colour: str) -> None:
        colours = self.page.get_by_role("group", name=self.t("board-pick-colour"), exact=True)
        button = colours.get_by_role("button", name=self.t(f"colour-{colour}"), exact=True)
        await self.press(button)
        await expect(button).to_have_attribute("aria-pressed", "true")

    async def gets_ready(self) -> None:
        await self.press(self.button("board-ready"))

    async def on_screen(self, spot: Spot) -> tuple[float, float]:
        x, y = await self.page.evaluate(ON_SCREEN, spot)
        return float(x), float(y)

    async def carries(self, spot: Spot) -> None:
        """The card in hand goes where the mouse goes."""
        await self.in_hand.wait_for()
        await self.page.mouse.move(*await self.on_screen(spot), steps=4)

    async def lays(self, spots: Sequence[Spot]) -> None:
        """Drag one card after the other to its place, and let it go."""
        for spot in spots:
            # Only with a card in hand is the table the one of this round.
            await self.in_hand.wait_for()
            landed = await self.cards_of(self.name).count()
            await self.page.mouse.down()
            await self.carries(spot)
            await self.page.mouse.up()
            await expect(self.cards_of(self.name)).to_have_count(landed + 1)

    async def switches(self, key: str) -> None:
        switch = self.page.get_by_role("switch", name=self.t(key))
        was = await switch.is_checked()
        await self.press(switch)
        await expect(switch).to_be_checked(checked=not was)

    @property
    def deck(self) -> Locator:
        """There while the next card is to be drawn."""
        return self.region("board-controls").get_by_role("button", name=self.t("board-draw"))

    async def lifts(self) -> None:
        """Press the top card of the deck, to drag it; it is let go as any other."""
        await self.deck.hover()
        await self.page.mouse.down()

    @property
    def degrees(self) -> Locator:
        return self.region("board-controls").locator("[data-degrees]")

    async def turns(self, notches: int) -> None:
        """By the wheel: every notch a degree, up to the left."""
        for _ in range(abs(notches)):
            await self.page.mouse.wheel(0, -100 if notches > 0 else 100)

    def answer(self, how: str) -> Locator:
        """At Stop, with a card still in hand."""
        return self.region("board-stop").get_by_role("button", name=self.t(f"board-stop-{how}"))

    async def answers(self, how: str) -> None:
        await self.during("stopped").wait_for()
        await self.press(self.answer(how))

    async def skips(self) -> None:
        """To the end of the film."""
        await self.press(self.film.get_by_role("button", name=self.t("board-film-to-end")))

    async def goes_on(self) -> None:
        await self.press(self.film.get_by_role("button", name=self.t("board-continue")))


class Thumb(Pilot):
    """The same with one finger."""

    async def swipes(
        self, way: Sequence[tuple[float, float]], until: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """A finger touches the screen, goes along there and is lifted, or rests until then."""
        line = await self.page.context.new_cdp_session(self.page)

        async def touch(kind: str, points: list[dict[str, Any]]) -> None:
            await line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        for at, (x, y) in enumerate(way):
            await touch("touchMove" if at else "touchStart", [{"x": x, "y": y}])
        if until:
            await until()
        await touch("touchEnd", [])
        await line.detach()

    async def carries(self, spot: Spot) -> None:
        """From the middle of the table, where a finger surely meets it; and looks where the card
        is: the view comes closer to a new one, and goes along with it."""
        await self.in_hand.wait_for()
        for _ in range(LOOKS):
            box = await self.page.locator("[data-felt]").bounding_box()
            assert box
            x, y = await self.on_screen(spot)
            middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            await self.swipes([middle, (x, y + ABOVE + 20), (x, y + ABOVE)])
            if distance(await self.hand_at(), spot) < NEAR:
                return
        raise AssertionError(f"the card cannot be carried to {spot}: {await self.hand_at()}")

    async def turns_ring(self) -> None:
        """A quarter to the right, along the ring."""
        box = await self.region("board-controls").locator("[data-ring-pad]").bounding_box()
        assert box
        x, y, far = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] * 0.4
        await self.swipes([(x, y - far), (x + far * 0.7, y - far * 0.7), (x + far, y)])

    async def lets_go(self) -> None:
        """Of a card that was not moved, a second tap within a moment would be a double one."""
        landed = await self.cards_of(self.name).count()
        await self.in_hand.wait_for()
        await asyncio.sleep(DOUBLE)
        await self.press(self.drop_button)
        await expect(self.cards_of(self.name)).to_have_count(landed + 1)


class KeyPilot(Keys, Pilot):
    """The same with the keyboard alone."""

    async def carries(self, spot: Spot) -> None:
        """By steps of 20 mm and of 5 mm, as near as those lead."""
        await self.in_hand.wait_for()
        x, y = await self.hand_at()
        await self.steers(spot[0] - x, "ArrowRight", "ArrowLeft")
        await self.steers(spot[1] - y, "ArrowUp", "ArrowDown")

    async def steers(self, way: int, onwards: str, back: str) -> None:
        arrow = onwards if way > 0 else back
        far, near = divmod(abs(way), 200)
        await self.key(*[f"Shift+{arrow}"] * far, *[arrow] * (near // 50))

    async def lays(self, spots: Sequence[Spot]) -> None:
        for spot in spots:
            await self.carries(spot)
            await self.lets_go()

    async def draws(self) -> None:
        await self.deck.wait_for()
        await self.key("Space")
        await self.in_hand.wait_for()

    async def lets_go(self) -> None:
        landed = await self.cards_of(self.name).count()
        await self.key("Space")
        await expect(self.cards_of(self.name)).to_have_count(landed + 1)

    async def answers(self, how: str) -> None:
        await self.during("stopped").wait_for()
        await self.key({"drop": "d", "withhold": "w"}[how])

    async def skips(self) -> None:
        await self.key("End")

    async def goes_on(self) -> None:
        await self.key("Enter")


def distance(one: tuple[int, int], other: tuple[int, int]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)
