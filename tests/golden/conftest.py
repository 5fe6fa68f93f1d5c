"""The fixtures of matches and of rooms."""

from tests.support.matches import sqlite_file
from tests.support.rooms import plain_statics

__all__ = ["plain_statics", "sqlite_file"]
