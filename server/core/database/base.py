"""What both databases offer: statements, transactions in two steps, their clock, their errors."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

Statement = tuple[str, Sequence[Any]]
"""SQL, in which ``%s`` marks a parameter, and the parameters."""
Rows = list[tuple[Any, ...]]
Decide = Callable[[list[Rows]], tuple[Sequence[Statement], T]]
"""From the rows of each statement of a transaction: what it writes, and what is answered to whoever
asked for it. What this raises undoes it."""


class InDoubt(Exception):
    """The database gave no answer: what was sent may or may not be stored."""


class NoSpace(InDoubt):
    """The database has no space left: nothing of what was sent is stored, and what is stored can be
    read. Who does not tell this apart takes it for silence."""


class BadData(Exception):
    """The database refused what was sent as data; nothing of it is stored."""


class Database(ABC):
    """One process's connections. All methods may raise ``InDoubt``."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    def pools(self) -> dict[str, dict[str, int]]:
        """Statistics of each pool of connections, as psycopg_pool counts."""
        return {}

    @abstractmethod
    async def transact(self, ask: Sequence[Statement], decide: Decide[T]) -> T:
        """One transaction in two steps: the rows of what is asked decide what is written.

        Raises ``BadData`` too: then nothing of it is stored.
        """

    @abstractmethod
    async def fetch(self, sql: str, *params: Any) -> Rows:
        """Rows of a query; ``= ANY(%s)`` marks a list of whole numbers."""

    @abstractmethod
    async def run(self, sql: str, *params: Any) -> None: ...

    @abstractmethod
    async def now(self) -> int:
        """The database's clock, in milliseconds since 1970."""
