"""``expect`` for a page or locator of any of the browsers."""

from __future__ import annotations

from typing import Any

from playwright.async_api import expect as expected

from tests.support.browser.webkit import page as webkit
from tests.support.browser.webkit.expecting import LocatorExpectation, PageExpectation


def expect(what: Any) -> Any:
    if isinstance(what, webkit.Locator):
        return LocatorExpectation(what)
    if isinstance(what, webkit.Page):
        return PageExpectation(what)
    return expected(what)
