"""Being ready on PostgreSQL: the tests of SQLite again."""

from tests.unit.rooms.test_readying import *  # noqa: F403
