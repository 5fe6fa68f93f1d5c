"""The fixtures of matches and of rooms, for what watches over both."""

from tests.matches.conftest import sqlite_file, sqlite_template, table
from tests.rooms.table import plain_statics

__all__ = ["plain_statics", "sqlite_file", "sqlite_template", "table"]
