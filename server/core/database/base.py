"""Database interface: statements, two-step transactions, the database's clock, errors."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

Statement = tuple[str, Sequence[Any]]
"""SQL with ``%s`` placeholders, and its parameters."""
Rows = list[tuple[Any, ...]]
Decide = Callable[[list[Rows]], tuple[Sequence[Statement], T]]
"""Second step of a transaction: from the rows read, the statements to execute and the result. An
exception rolls back."""


class InDoubt(Exception):
    """No answer from the database: what was sent may or may not be stored."""


class NoSpace(InDoubt):
    """The disk is full: nothing of what was sent is stored, but reads work. Callers that do not
    handle it separately treat it as no answer."""


class BadData(Exception):
    """The database rejected the data; nothing is stored."""


class Database(ABC):
    """The connections of one process. All methods may raise ``InDoubt``."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    def pools(self) -> dict[str, dict[str, int]]:
        """Statistics per connection pool, as psycopg_pool reports them."""
        return {}

    @abstractmethod
    async def transact(self, ask: Sequence[Statement], decide: Decide[T]) -> T:
        """A transaction in two steps: run the statements of ``ask``, then those that ``decide``
        makes of their rows.

        Raises ``BadData`` too: then nothing is stored.
        """

    @abstractmethod
    async def fetch(self, sql: str, *params: Any) -> Rows:
        """The rows of a query; ``= ANY(%s)`` marks a list of integers."""

    @abstractmethod
    async def run(self, sql: str, *params: Any) -> None: ...

    @abstractmethod
    async def now(self) -> int:
        """The database's clock, in milliseconds since 1970."""
