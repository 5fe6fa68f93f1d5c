"""``browser`` is each of them in turn."""

from tests.browsers.conftest import browser

__all__ = ["browser"]
