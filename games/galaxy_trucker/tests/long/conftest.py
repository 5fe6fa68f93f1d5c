"""``staged``, as for the browser's tests."""

from games.galaxy_trucker.tests.browser.conftest import staged

__all__ = ["staged"]
