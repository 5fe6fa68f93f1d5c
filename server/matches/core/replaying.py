"""Whether what is stored of a match is what its log plays to. Pure."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import Struct

from server.matches.core.head import Head, StoredHead, apply_row, begin, row_of
from server.matches.core.rows import CheckpointRow, MatchRow, Row


class Stored(Struct, frozen=True):
    """All that the database holds of a match."""

    begun: MatchRow
    rows: list[Row]
    version: int
    """Of its head."""
    checkpoint: CheckpointRow | None = None
    outcome: str | None = None
    """JSON, of a match that is over."""


class Differs(Exception):
    """What is stored is not what the rules make of the log."""

    def __init__(self, version: int, what: str) -> None:
        super().__init__(f"version {version}: {what}")
        self.version = version
        self.what = what


def play_again(stored: Stored) -> str:
    """The digest of the newest head, played from the log by the rules that the match began with.

    Raises ``Differs`` at the first version that is not as it is stored, and whatever the rules
    raise.
    """
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
    return digest(head)


def digest(head: Head) -> str:
    """Of all that play goes on from."""
    return hashlib.sha256(head.checkpoint().encode()).hexdigest()


def digest_of_row(row: Row) -> str:
    """Of what it says, however its JSON is spaced."""
    said = msgspec.json.encode(
        (row.version, row.seat, row.id, row.at, msgspec.json.decode(row.body)), order="sorted"
    )
    return hashlib.sha256(said).hexdigest()


def _compare_checkpoint(head: Head, checkpoint: CheckpointRow) -> None:
    """One of other rules is never read, and one from before there was company cannot tell of it."""
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
