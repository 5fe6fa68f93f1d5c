"""The fixtures of ``table.py``, for every test of rooms."""

from tests.rooms.table import (
    browser,
    fresh_budget,
    plain_statics,
    room,
    running,
)

__all__ = ["browser", "fresh_budget", "plain_statics", "room", "running"]
