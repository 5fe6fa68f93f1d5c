"""Playwright's expectations, of locators that are not Playwright's: asked again until they hold."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from playwright.async_api import TimeoutError

from tests.support.browser.webkit.page import Locator, Words


def fits(said: str | None, wanted: Words) -> bool:
    if isinstance(wanted, re.Pattern):
        return said is not None and wanted.search(said) is not None
    return said is not None and plain(said) == plain(wanted)


def plain(words: str) -> str:
    return " ".join(words.split())


class LocatorExpectation:
    """That something holds of it, or does not."""

    def __init__(self, locator: Locator, wanted: bool = True) -> None:
        self._locator = locator
        self._wanted = wanted

    async def _holds(
        self, what: str | Callable[[], str], asked: Callable[[], Awaitable[bool]]
    ) -> None:
        async def as_wanted() -> bool:
            return await asked() is self._wanted

        try:
            await self._locator.page.until(as_wanted, what)
        except TimeoutError as error:
            raise AssertionError(f"{'' if self._wanted else 'still: '}{error.message}") from None

    async def to_have_count(self, count: int) -> None:
        async def asked() -> bool:
            return await self._locator.count() == count

        await self._holds(f"{count} of {self._locator}", asked)

    async def to_be_visible(self) -> None:
        await self._holds(f"{self._locator} is seen", self._locator.is_visible)

    async def to_be_checked(self, *, checked: bool = True) -> None:
        await self._of_one("checked", lambda element: element["checked"] is checked)

    async def to_have_text(self, words: Words) -> None:
        await self._of_one(words, lambda element: fits(element["text"], words))

    async def to_contain_text(self, words: str) -> None:
        await self._of_one(words, lambda element: plain(words) in plain(element["text"]))

    async def to_have_value(self, value: Words) -> None:
        await self._of_one(value, lambda element: fits(element["value"], value))

    async def to_have_attribute(self, name: str, value: Words) -> None:
        await self._of_one(value, lambda element: fits(element["attributes"].get(name), value))

    async def to_have_class(self, value: Words) -> None:
        await self.to_have_attribute("class", value)

    async def not_to_have_attribute(self, name: str, value: Words) -> None:
        await LocatorExpectation(self._locator, False).to_have_attribute(name, value)

    async def _of_one(self, wanted: object, right: Callable[[dict[str, object]], bool]) -> None:
        elements: list[dict[str, object]] = []

        async def asked() -> bool:
            elements[:] = await self._locator.found()
            return len(elements) == 1 and right(elements[0])

        def what() -> str:
            return f"{self._locator}: {wanted}, but there is {elements}"

        await self._holds(what, asked)
