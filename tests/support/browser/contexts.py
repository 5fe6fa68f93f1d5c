"""Windows of Chromium that serve one person after the other: what has been loaded once need not be
loaded, compiled and cached again by each of them."""

from __future__ import annotations

from functools import cache
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, Page

FORGOTTEN = "cookies,local_storage,indexeddb,service_workers,cache_storage"


class Contexts:
    """Idle contexts by their settings. Who comes into one finds nothing there but the browser's
    cache of files."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        # Only Chromium can be told to forget.
        self._forgets = isinstance(browser, Browser) and browser.browser_type.name == "chromium"
        self._idle: dict[str, list[BrowserContext]] = {}
        self._settings: dict[BrowserContext, str] = {}

    async def take(self, settings: dict[str, Any], *, cold: bool = False) -> BrowserContext:
        cold = cold or not self._forgets
        key = repr(sorted(settings.items()))
        if not cold and (idle := self._idle.get(key)):
            return idle.pop()
        context = await self._browser.new_context(**settings)
        if not cold:
            self._settings[context] = key
        return context

    async def give_back(self, context: BrowserContext) -> None:
        key = self._settings.pop(context, None)
        if key is None:
            await context.close()
            return
        left, blank = context.pages, await context.new_page()
        urls = {page.url for page in left}
        # First: a page that is about to ask for something must not find its cookies gone.
        for page in left:
            await page.close()
        for url in urls:
            await forget(blank, url)
        await blank.close()
        self._settings[context] = key
        self._idle.setdefault(key, []).append(context)


@cache
def contexts_of(browser: Browser) -> Contexts:
    return Contexts(browser)


async def forget(page: Page, url: str) -> None:
    """What the site of an address has kept in this browser, as if it had never been here."""
    parts = urlsplit(url)
    if parts.netloc:
        devtools = await page.context.new_cdp_session(page)
        origin = f"{parts.scheme}://{parts.netloc}"
        told = {"origin": origin, "storageTypes": FORGOTTEN}
        await devtools.send("Storage.clearDataForOrigin", told)
