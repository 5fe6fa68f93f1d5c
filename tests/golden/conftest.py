"""The fixtures of matches and of rooms."""

import django

# A conftest of a folder named on the command line is loaded before pytest-django has set up Django.
django.setup()

from tests.matches.conftest import sqlite_file, sqlite_template  # noqa: E402
from tests.rooms.table import plain_statics  # noqa: E402

__all__ = ["plain_statics", "sqlite_file", "sqlite_template"]
