"""Whatever a ledger promises, on PostgreSQL: the tests of SQLite again."""

from tests.unit.matches.ledger.test_ledger import *  # noqa: F403
