"""Starts the browsers of this machine."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import Browser, async_playwright

from tests.support.browser.webkit import page as webkit
from tests.support.processes import ROOT
from tools.needs import chromium

# Nobody looks at the pictures, and without a graphics card they cost more than the whole site.
PLAIN = ["--disable-gpu", "--disable-gpu-rasterization", "--disable-gpu-compositing"]
FEW_FRAMES = {"layout.frame_rate": 15}
"""A second, in Firefox: of the sixty that it paints otherwise nearly all of its time is made."""


@asynccontextmanager
async def a_chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=chromium(), args=PLAIN)
        yield started
        await started.close()


@asynccontextmanager
async def a_firefox(*, still: bool = False) -> AsyncIterator[Browser]:
    """By WebDriver BiDi, over the bridge, by which Playwright cannot ask for less motion: whoever
    is ``still`` wants it in every window."""
    with TemporaryDirectory() as folder:
        bridge = Path(folder) / "firefox"
        module = "tests.support.browser.bidi_bridge"
        bridge.write_text(
            f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m {module} "$@"\n'
        )
        bridge.chmod(0o700)
        async with async_playwright() as playwright:
            started = await playwright.firefox.launch(
                executable_path=bridge,
                channel="moz-firefox",
                firefox_user_prefs={**FEW_FRAMES, "ui.prefersReducedMotion": int(still)},
            )
            yield started
            await started.close()


@asynccontextmanager
async def a_webkit() -> AsyncIterator[webkit.Browser]:
    started = webkit.Browser()
    yield started
    await started.close()


BROWSERS: dict[str, Callable[[], AbstractAsyncContextManager[Any]]] = {
    "chromium": a_chromium,
    "firefox": a_firefox,
    "webkit": a_webkit,
}
