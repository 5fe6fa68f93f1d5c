"""Compares what is stored of a match with a replay of its log. No I/O."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import Struct

from server.matches.core.head import Head, StoredHead, apply_row, begin, row_of
from server.matches.core.rows import CheckpointRow, MatchRow, Row


class Stored(Struct, frozen=True):
    """Everything stored of one match."""

    begun: MatchRow
    rows: list[Row]
    version: int
    """Version of the head."""
    checkpoint: CheckpointRow | None = None
    outcome: str | None = None
    """Outcome as JSON; None while the match runs."""


class Differs(Exception):
    """The stored match differs from the replay of its log."""

    def __init__(self, version: int, what: str) -> None:
        super().__init__(f"version {version}: {what}")
        self.version = version
        self.what = what


def play_again(stored: Stored) -> str:
    """Replay the log by the rules the match began with; the digest of the resulting head.

    Raises ``Differs`` at the first version that differs, and whatever the rules raise.
    """
    return digest(played(stored))


def played(stored: Stored) -> Head:
    """What the log plays to. Raises as ``play_again``."""
    head, first = begin(stored.begun)
    for version, row in enumerate(stored.rows, 1):
        if row.version != version:
            raise Differs(version, "is missing")
        move = first if version == 1 else apply_row(head, row)
        if digest_of_row(row_of(version, move, row.id)) != digest_of_row(row):
            raise Differs(version, "has other events or draws")
        if stored.checkpoint is not None and stored.checkpoint.version == version:
            _compare_checkpoint(head, stored.checkpoint)
    if head.version != stored.version:
        raise Differs(head.version, f"is the last move, the head is at {stored.version}")
    _compare_outcome(head, stored.outcome)
    return head


def digest(head: Head) -> str:
    """A hash of everything in the head that further play depends on."""
    return hashlib.sha256(head.checkpoint().encode()).hexdigest()


def digest_of_row(row: Row) -> str:
    """A hash of the row's content, independent of JSON formatting."""
    said = msgspec.json.encode(
        (row.version, row.seat, row.id, row.at, msgspec.json.decode(row.body)), order="sorted"
    )
    return hashlib.sha256(said).hexdigest()


def _compare_checkpoint(head: Head, checkpoint: CheckpointRow) -> None:
    """Checkpoints of other rules versions are never read, and the oldest lack the participants."""
    if checkpoint.rules_version != head.begun.game.version:
        return
    kept = msgspec.json.decode(checkpoint.body, type=StoredHead)
    if kept.participants is None:
        return
    state = head.begun.codec.state(kept.state)
    same = Head(
        head.begun, checkpoint.version, state, kept.counts, kept.clock, kept.participants, head.done
    )
    if digest(same) != digest(head):
        raise Differs(checkpoint.version, "plays to another state than is kept")


def _compare_outcome(head: Head, stored: str | None) -> None:
    outcome = head.begun.game.outcome(head.state)
    played = None if outcome is None else msgspec.json.decode(head.begun.codec.encode(outcome))
    if played != (None if stored is None else msgspec.json.decode(stored)):
        raise Differs(head.version, "ends otherwise than is stored")
