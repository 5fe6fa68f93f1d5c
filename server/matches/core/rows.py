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
    """The rows that one request appends to one match, all or none."""

    match: int
    base: int
    """The version it was planned on; committed only while the stored head still has it."""
    due: int | None
    """Wall time of the next deadline."""
    rows: list[Row]
    outcome: str | None = None
    """Outcome as JSON if this act ends the match."""

    @property
    def last(self) -> int:
        return self.rows[-1].version

    @property
    def asked(self) -> Row | None:
        """The row with the action's id, if there is one."""
        return self.rows[-1] if self.rows[-1].id is not None else None


class MatchRow(Struct, frozen=True):
    """The stored beginning of a match."""

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
