"""The match that is live in this process."""

from games.mag_blast.tests.live.conftest import battle, sqlite_file

__all__ = ["battle", "sqlite_file"]
