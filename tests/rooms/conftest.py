"""The fixtures of ``table.py``, for every test of rooms."""

import django

# A conftest of a folder named on the command line is loaded before pytest-django has set up Django.
django.setup()

from tests.rooms.table import (  # noqa: E402
    browser,
    fresh_budget,
    plain_statics,
    room,
    running,
)

__all__ = ["browser", "fresh_budget", "plain_statics", "room", "running"]
