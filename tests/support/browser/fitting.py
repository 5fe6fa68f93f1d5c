"""Checks that a page fits the smallest phone."""

from __future__ import annotations

from tests.support.browser.people import Person

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
    assert await person.page.evaluate(TOO_SMALL) == []
