"""Rows of a match as the ledger stores them: how it began, its moves, its checkpoint."""

from __future__ import annotations

from msgspec import Raw, Struct


class Row(Struct, frozen=True):
    """One move as it is stored."""

    version: int
    seat: int | None
    id: str | None
    at: int
    body: Raw


class Act(Struct, frozen=True):
    """What one request adds to the log of one match: whole or not at all."""

    match: int
    base: int
    """The version it was planned on: it counts only if that is still the head's."""
    due: int | None
    """When the clock rings next, as wall time."""
    rows: list[Row]
    outcome: str | None = None
    """JSON, if the match ends with it."""

    @property
    def last(self) -> int:
        return self.rows[-1].version

    @property
    def asked(self) -> Row | None:
        """The row that carries somebody's id, if one does."""
        return self.rows[-1] if self.rows[-1].id is not None else None


class MatchRow(Struct, frozen=True):
    """How a match began."""

    id: int
    game: str
    rules_version: int
    options: str
    seats: int
    bots: str
    seed: str
    begun_at: int
    absent: str = "bot"


class CheckpointRow(Struct, frozen=True):
    version: int
    rules_version: int
    body: str


class Opened(Struct, frozen=True):
    begun: MatchRow
    version: int
    frozen: bool
    checkpoint: CheckpointRow | None
