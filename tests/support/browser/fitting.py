"""Checks that a page fits the smallest phone, and a board a low window."""

from __future__ import annotations

import asyncio
import time

from tests.support.browser.people import Person

COMES_TO_REST = 5
"""Seconds: what is on its way grows or shrinks, and is as large as it looks only then."""

# What a keyboard alone brings to light is not for a finger.
TOO_SMALL = """() => [...document.querySelectorAll(
  "button, summary, select, input:not([type=hidden]), a[href]:not(.skip)")]
  .filter((element) => element.checkVisibility({visibilityProperty: true}))
  .filter((element) => getComputedStyle(element).clipPath !== "inset(50%)")
  .map((element) => element.closest("label") ?? element)
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, {width, height}]) => width && height && (width < 43.5 || height < 43.5))
  .map(([element, {width, height}]) =>
    `${element.ariaLabel ?? element.textContent.trim()}: ${width.toFixed()} x ${height.toFixed()}`)
"""


OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


async def fits(person: Person) -> None:
    assert await person.page.evaluate(OVERFLOW) <= 0, "the page scrolls sideways"
    until = time.monotonic() + COMES_TO_REST
    while small := await person.page.evaluate(TOO_SMALL):
        assert time.monotonic() < until, small
        await asyncio.sleep(0.2)


# Of a board: what stands outside the window or its place, and what is too small. What hovers or
# flies goes where it likes, and a list of steps or a sheet may be scrolled.
CROWDED = """() => {
  const board = document.querySelector(".kit-board");
  const seen = (element) => element.checkVisibility({visibilityProperty: true})
    && getComputedStyle(element).clipPath !== "inset(50%)";
  const parts = [...board.querySelectorAll(
    ".part-table, .part-bar, .part-hand, .part-side, .part-far")];
  const targets = [...board.querySelectorAll("button, label, [role=switch]")].filter((element) =>
    !element.closest(".kit-air, .kit-steps, .kit-sheet, .targets"));
  const touch = matchMedia("(pointer: coarse)").matches;
  const name = (element) => element.ariaLabel ?? (element.textContent.trim().slice(0, 40)
    || element.className);
  const wrong = [];
  for (const element of [...parts, ...targets].filter(seen)) {
    const {left, top, right, bottom, width, height} = element.getBoundingClientRect();
    const least = touch && targets.includes(element) ? 43.5 : 24;
    const empty = parts.includes(element) && !element.childElementCount;
    if (!empty && (width < least || height < least))
      wrong.push(`${name(element)}: ${width.toFixed()} x ${height.toFixed()}`);
    let [x0, y0, x1, y1] = [0, 0, innerWidth, innerHeight];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const box = at.getBoundingClientRect();
      [x0, y0, x1, y1] = [Math.max(x0, box.left), Math.max(y0, box.top),
        Math.min(x1, box.right), Math.min(y1, box.bottom)];
    }
    const over = Math.max(x0 - left, y0 - top, right - x1, bottom - y1);
    if (over > 4) wrong.push(`${name(element)}: ${over.toFixed()} px are cut off`);
  }
  const {scrollHeight, clientHeight} = document.documentElement;
  if (getComputedStyle(document.body).overflow === "visible" && scrollHeight > clientHeight)
    wrong.push(`the page scrolls by ${scrollHeight - clientHeight} px`);
  return wrong;
}"""

# As it comes to the eye: text in a picture is as large as the picture makes it.
ILLEGIBLE = """() => {
  const board = document.querySelector(".kit-board");
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!text || element.closest(".spoken, .targets, title, .kit-air, [data-flight]")) continue;
    if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    if (ancestors(element).some((one) => getComputedStyle(one).clipPath === "inset(50%)")) continue;
    const drawn = element instanceof SVGElement ? element.getScreenCTM() : null;
    const scale = drawn ? Math.hypot(drawn.c, drawn.d) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 11.95) small.add(`${ancestors(element).slice(0, 2).map(kind).join(" in ")}: `
      + `"${text.slice(0, 20)}" at ${size.toFixed(1)} px`);
  }
  return [...small];

  function kind({tagName, className}) {
    return `${tagName}.${className.baseVal ?? className}`;
  }
  function ancestors(element) {
    return element ? [element, ...ancestors(element.parentElement)] : [];
  }
}"""


async def crowded(person: Person) -> list[str]:
    return [str(one) for one in await person.page.evaluate(CROWDED)]


async def illegible(person: Person) -> list[str]:
    return [str(one) for one in await person.page.evaluate(ILLEGIBLE)]


IS_SO_LARGE = "([width, height]) => innerWidth === width && innerHeight === height"
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
BETWEEN = 400
"""Milliseconds between two looks, and then a frame or two, however long those take."""
LOOKS = 30


async def wrong_at(person: Person, *, crowds: bool = True) -> list[str]:
    """At two looks in a row: what depends on a part's own width follows it some frames later."""
    before: list[str] = []
    for _ in range(LOOKS):
        wrong = await illegible(person) + (await crowded(person) if crowds else [])
        if not wrong or wrong == before:
            return wrong
        before = wrong
        await person.page.wait_for_timeout(BETWEEN)
        await person.page.evaluate(NEXT_FRAME)
    return [*before, "and something else at every look"]


async def resized(person: Person, size: tuple[int, int]) -> None:
    width, height = size
    await person.page.set_viewport_size({"width": width, "height": height})
    await person.page.wait_for_function(IS_SO_LARGE, arg=[width, height])
    # Whatever has to follow the window has been drawn.
    await person.page.evaluate(NEXT_FRAME)
