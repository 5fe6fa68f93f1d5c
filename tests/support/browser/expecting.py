"""``expect`` for a locator of any of the browsers, and a page of Playwright's."""

from __future__ import annotations

from typing import Any

from playwright.async_api import expect as expected

from tests.support.browser.webkit import page as webkit
from tests.support.browser.webkit.expecting import LocatorExpectation


def expect(what: Any) -> Any:
    if isinstance(what, webkit.Locator):
        return LocatorExpectation(what)
    return expected(what)
