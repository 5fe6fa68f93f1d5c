"""Whatever a ledger promises, on PostgreSQL: the tests of SQLite again."""

from tests.matches.test_ledger import *  # noqa: F403
