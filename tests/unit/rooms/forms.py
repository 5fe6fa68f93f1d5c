"""Forms as a browser sends them, and what a page tells its scripts."""

from __future__ import annotations

import json
import re
from typing import Any

from django.http import HttpResponse
from django.test import Client

from tests.support.guests import GAME


def submit(browser: Client, address: str = "/rooms/", **form: str) -> HttpResponse:
    """A form of the front page, with the token that came with it."""
    if "csrftoken" not in browser.cookies:
        browser.get("/")
    token = browser.cookies["csrftoken"].value
    return browser.post(address, {"game": GAME, "csrfmiddlewaretoken": token, **form})


def page_of(response: HttpResponse) -> dict[str, Any]:
    """What the page tells its scripts."""
    found = re.search(r'<script id="page"[^>]*>(.*?)</script>', response.content.decode(), re.S)
    assert found is not None
    page: dict[str, Any] = json.loads(found[1])
    return page
