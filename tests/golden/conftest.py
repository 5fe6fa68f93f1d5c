"""The fixtures of matches and of rooms."""

from tests.matches.conftest import sqlite_file, sqlite_template
from tests.rooms.table import plain_statics

__all__ = ["plain_statics", "sqlite_file", "sqlite_template"]
