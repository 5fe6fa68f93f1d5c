"""``staged``: a site whose matches begin in the middle."""

from games.galaxy_trucker.tests.browser.conftest import staged

__all__ = ["staged"]
