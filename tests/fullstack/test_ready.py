"""Being ready on PostgreSQL: the tests of SQLite again."""

from tests.matches.test_ready import *  # noqa: F403
