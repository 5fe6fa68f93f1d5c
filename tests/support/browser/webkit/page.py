"""What the tests use of Playwright's pages and locators, for a browser that Playwright cannot
drive: the same names, so that the same people play in it.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from playwright.async_api import Error, TimeoutError

from tests.support.browser.axe import AXE
from tests.support.browser.webkit.driver import Gone, Refused, Screen, Window

ENGINE = (Path(__file__).parent / "engine.js").read_text("utf-8")
LISTENING = """
  globalThis.tripped ??= [];
  addEventListener("error", ({message}) => tripped.push(message));
  addEventListener("unhandledrejection", ({reason}) => tripped.push(String(reason)));
"""
BETWEEN = 0.05
"""Seconds until what was not there is looked for again."""

# https://www.w3.org/TR/webdriver2/#keyboard-actions
CODES = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue006",
    "Shift": "\ue008",
    "Control": "\ue009",
    "ControlOrMeta": "\ue009",
    "Alt": "\ue00a",
    "Escape": "\ue00c",
    "Space": " ",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Delete": "\ue017",
}

T = TypeVar("T")
Words = str | re.Pattern[str]
Step = list[Any]


def sent(words: Words) -> Any:
    """As the page's script reads it."""
    if isinstance(words, str):
        return words
    return {"pattern": words.pattern, "flags": "i" if words.flags & re.IGNORECASE else ""}


class Browser:
    """Makes people a window each."""

    def __init__(self) -> None:
        self._screen = Screen()

    async def new_context(
        self,
        *,
        locale: str,
        viewport: dict[str, int],
        reduced_motion: str = "no-preference",
        **unknown: Any,
    ) -> Context:
        """Without what only Playwright can pretend: touch, a theme."""
        size = (viewport["width"], viewport["height"])
        still = reduced_motion == "reduce"
        window = await asyncio.to_thread(Window, self._screen, locale, size, still=still)
        return Context(window)

    async def close(self) -> None:
        self._screen.close()


class Context:
    def __init__(self, window: Window) -> None:
        self._window = window
        self.page = Page(self, window)
        self.timeout = 30_000.0

    def set_default_timeout(self, timeout: float) -> None:
        self.timeout = timeout

    async def new_page(self) -> Page:
        return self.page

    async def close(self) -> None:
        with suppress(Refused, Gone):
            await self.page.collect()
        await asyncio.to_thread(self._window.close)


class Searching:
    """Where something is looked for: a page, or what a locator has found."""

    steps: list[Step]
    page: Page

    def _with(self, *step: Any) -> Locator:
        return Locator(self.page, [*self.steps, list(step)])

    def locator(self, css: str) -> Locator:
        return self._with("css", css)

    def get_by_role(
        self, role: str, *, name: Words | None = None, exact: bool = False, **states: Any
    ) -> Locator:
        asked = {"exact": exact, **states}
        return self._with("role", role, asked if name is None else {**asked, "name": sent(name)})

    def get_by_text(self, text: Words, *, exact: bool = False) -> Locator:
        return self._with("text", sent(text), exact)

    def get_by_label(self, text: Words, *, exact: bool = False) -> Locator:
        return self._with("label", sent(text), exact)


class Locator(Searching):
    """Elements, found anew whenever something is asked of them."""

    def __init__(self, page: Page, steps: list[Step]) -> None:
        self.page = page
        self.steps = steps

    def __repr__(self) -> str:
        return str(self.steps)

    # Which

    def filter(self, *, has_text: Words | None = None, visible: bool = False) -> Locator:
        found = self if has_text is None else self._with("having", sent(has_text))
        return found._with("seen") if visible else found

    def nth(self, at: int) -> Locator:
        return self._with("nth", at)

    @property
    def first(self) -> Locator:
        return self.nth(0)

    @property
    def last(self) -> Locator:
        return self.nth(-1)

    def and_(self, other: Locator) -> Locator:
        return self._with("and", other.steps)

    def or_(self, other: Locator) -> Locator:
        return self._with("or", other.steps)

    async def all(self) -> list[Locator]:
        return [self.nth(at) for at in range(await self.count())]

    # What of them

    async def found(self) -> list[dict[str, Any]]:
        return list(await self.page.locate("find", self.steps))

    async def only(self) -> dict[str, Any]:
        """The one, once it is there."""

        async def is_there() -> dict[str, Any] | None:
            elements = await self.found()
            if len(elements) > 1:
                raise Error(f"{len(elements)} elements are {self}")
            return elements[0] if elements else None

        return await self.page.until(is_there, f"there is no {self}")

    async def count(self) -> int:
        return len(await self.found())

    async def is_visible(self) -> bool:
        return any(element["seen"] for element in (await self.found())[:1])

    async def is_enabled(self) -> bool:
        return bool((await self.only())["enabled"])

    async def is_checked(self) -> bool:
        return bool((await self.only())["checked"])

    async def inner_text(self) -> str:
        return str((await self.only())["words"])

    async def all_inner_texts(self) -> list[str]:
        return [element["words"] for element in await self.found()]

    async def input_value(self) -> str:
        return str((await self.only())["value"])

    async def get_attribute(self, name: str) -> str | None:
        value: str | None = (await self.only())["attributes"].get(name)
        return value

    async def bounding_box(self) -> dict[str, float] | None:
        box: dict[str, float] = (await self.only())["box"]
        return box

    async def wait_for(self, *, timeout: float | None = None) -> None:
        await self.page.until(self.is_visible, f"{self} is not seen", timeout)

    async def aria_snapshot(self) -> str:
        """Not what Playwright's is, but it tells what there was to read."""
        return await self.inner_text()

    # What is done with it

    async def click(self, *, timeout: float | None = None) -> None:
        async def pressed() -> bool:
            await self.page.mouse.click(*await self._place(timeout, guarded=True))
            try:
                return bool(await self.page.locate("hit"))
            except Refused:
                # It has led to another document.
                return True

        await self.page.until(pressed, f"{self} is never met", timeout)

    async def hover(self, *, timeout: float | None = None) -> None:
        await self.page.mouse.move(*await self._place(timeout))

    async def _place(self, within: float | None, guarded: bool = False) -> tuple[float, float]:
        """Where it can be pressed, as soon as it can."""
        why = ""

        async def place() -> tuple[float, float] | None:
            nonlocal why
            target = await self.page.locate("target", self.steps, guarded)
            why = target.get("why", "")
            return None if why else (target["x"], target["y"])

        def reason() -> str:
            return f"{self} cannot be pressed: {why}"

        return await self.page.until(place, reason, within)

    async def fill(self, words: str) -> None:
        """By the keys that a person would press."""

        async def has_focus() -> bool:
            return bool(await self.page.locate("focus", self.steps))

        await self.page.until(has_focus, f"{self} takes no keys")
        await self.page.keyboard.press("Delete")
        await self.page.keyboard.type(words)

    async def select_option(self, *, label: str) -> None:
        await self.only()
        await self.page.locate("choose", self.steps, label)


class Page(Searching):
    def __init__(self, context: Context, window: Window) -> None:
        self.page = self
        self.steps: list[Step] = []
        self.context = context
        self.keyboard = Keyboard(window)
        self.mouse = Mouse(window)
        self._window = window
        self._tripped: list[Callable[[Error], None]] = []

    def on(self, event: str, told: Callable[..., None]) -> None:
        """A page's scripts can hear of its mistakes; of its requests WebDriver tells nothing."""
        if event == "pageerror":
            self._tripped.append(told)

    async def goto(self, url: str) -> None:
        await self.collect()
        await self._window.ask("POST", "/url", {"url": url})

    async def reload(self) -> None:
        await self.collect()
        await self._window.ask("POST", "/refresh")

    async def evaluate(self, script: str, argument: Any = None) -> Any:
        """An expression, or a function of the argument."""
        called = f"const it = ({script}\n); return typeof it === 'function' ? it(given[0]) : it"
        return await self._window.run(called, argument)

    async def wait_for_function(self, script: str, *, arg: Any = None) -> None:
        async def holds() -> bool:
            return bool(await self.evaluate(script, arg))

        await self.until(holds, f"never: {script}")

    async def locate(self, what: str, *how: Any) -> Any:
        """Ask the engine, which every document gets when it is first asked."""
        asked = "return globalThis.locating ? {told: await locating(...given)} : {}"
        answer = await self._window.run(asked, what, *how)
        if "told" not in answer:
            await self._window.run(f"{AXE}\n{ENGINE}\n{LISTENING}")
            answer = await self._window.run(asked, what, *how)
        return answer["told"]

    async def until(
        self,
        asked: Callable[[], Awaitable[T | None]],
        why: str | Callable[[], str],
        timeout: float | None = None,
    ) -> T:
        """What it answers, once that is something."""
        latest = time.monotonic() + (timeout or self.context.timeout) / 1000
        while True:
            try:
                if answer := await asked():
                    return answer
            except Refused:
                # Between two documents nothing can be asked.
                if time.monotonic() > latest:
                    raise
            if time.monotonic() > latest:
                raise TimeoutError(why if isinstance(why, str) else why())
            await asyncio.sleep(BETWEEN)

    async def collect(self) -> None:
        """The mistakes of the document that is left now."""
        for message in await self._window.run("return globalThis.tripped ?? []"):
            for told in self._tripped:
                told(Error(message))


class Input:
    def __init__(self, window: Window) -> None:
        self._window = window

    async def _perform(self, kind: str, *acts: dict[str, Any], **more: Any) -> None:
        device = {"type": kind, "id": kind, "actions": list(acts), **more}
        await self._window.ask("POST", "/actions", {"actions": [device]})


class Keyboard(Input):
    async def press(self, keys: str) -> None:
        """One, held together with those that stand before it: ``Shift+ArrowLeft``."""
        *held, key = re.split(r"(?<=.)\+", keys)
        codes = [CODES.get(each, each) for each in (*held, key)]
        down = [{"type": "keyDown", "value": code} for code in codes]
        up = [{"type": "keyUp", "value": code} for code in reversed(codes)]
        await self._perform("key", *down, *up)

    async def type(self, words: str) -> None:
        pressed = [
            {"type": kind, "value": letter} for letter in words for kind in ("keyDown", "keyUp")
        ]
        await self._perform("key", *pressed)


DOWN = {"type": "pointerDown", "button": 0}
UP = {"type": "pointerUp", "button": 0}


class Mouse(Input):
    """Where it was left, and pressed as it was."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._at = (0.0, 0.0)

    async def move(self, x: float, y: float, *, steps: int = 1) -> None:
        (from_x, from_y), self._at = self._at, (x, y)
        way = [
            (from_x + (x - from_x) * step / steps, from_y + (y - from_y) * step / steps)
            for step in range(1, steps + 1)
        ]
        await self._point(*[{"type": "pointerMove", "x": round(x), "y": round(y)} for x, y in way])

    async def click(self, x: float, y: float) -> None:
        self._at = (x, y)
        await self._point({"type": "pointerMove", "x": round(x), "y": round(y)}, DOWN, UP)

    async def down(self) -> None:
        await self._point(DOWN)

    async def up(self) -> None:
        await self._point(UP)

    async def _point(self, *acts: dict[str, Any]) -> None:
        await self._perform("pointer", *acts, parameters={"pointerType": "mouse"})
