"""``browser`` is the one that a test asks for by name."""

from tests.browsers.conftest import browser

__all__ = ["browser"]
