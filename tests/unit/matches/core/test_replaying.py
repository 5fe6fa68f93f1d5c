"""Playing a stored match again finds whatever is not as it was played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from games.engine import Illegal, Presence, Substitute
from server.matches.core.head import apply_row, begin
from server.matches.core.replaying import Differs, Stored, digest, play_again
from server.matches.core.rows import CheckpointRow
from tests.support.plays import begun, log_of

MATCHES = [("asy_przestworzy", 2), ("kosmiczna_eskadra", 3)]
GONE = [Presence(1, False), Substitute(1, "easy")]

Plant = Callable[[Stored], tuple[Stored, int]]
"""Changes a stored match, and says at which version."""


def stored(slug: str = "asy_przestworzy", seats: int = 2, kept_at: int = 20) -> Stored:
    row = begun(slug, seats)
    rows = log_of(row, 3, GONE)
    head, _ = begin(row)
    checkpoint = None
    for each in rows[1:]:
        apply_row(head, each)
        if head.version == kept_at:
            checkpoint = CheckpointRow(kept_at, row.rules_version, head.checkpoint())
    outcome = head.begun.codec.encode(head.begun.game.outcome(head.state)).decode()
    return Stored(row, rows, head.version, checkpoint, outcome)


@pytest.mark.parametrize(("slug", "seats"), MATCHES)
def test_what_was_played_comes_out_as_it_was_stored(slug: str, seats: int) -> None:
    whole = stored(slug, seats)
    assert whole.checkpoint is not None
    head, _ = begin(whole.begun)
    for row in whole.rows[1:]:
        apply_row(head, row)
    assert play_again(whole) == digest(head)


def test_how_the_json_of_a_row_is_spaced_is_no_difference() -> None:
    whole = stored()
    spaced = [
        replace(row, body=Raw(msgspec.json.format(bytes(row.body), indent=1))) for row in whole.rows
    ]
    assert play_again(replace(whole, rows=spaced)) == play_again(whole)


def test_a_match_that_runs_has_no_outcome() -> None:
    whole = stored()
    running = replace(whole, rows=whole.rows[:30], version=30, outcome=None)
    assert play_again(running) != play_again(whole)


def with_row(whole: Stored, version: int, **changes: Any) -> Stored:
    rows = list(whole.rows)
    row = rows[version - 1]
    body = msgspec.json.decode(row.body) | changes.pop("body", {})
    rows[version - 1] = replace(row, body=Raw(msgspec.json.encode(body)), **changes)
    return replace(whole, rows=rows)


def emptied(key: str) -> Plant:
    """The first row after the beginning that has any of these has none."""

    def plant(whole: Stored) -> tuple[Stored, int]:
        found = (row.version for row in whole.rows[1:] if msgspec.json.decode(row.body).get(key))
        version = next(found)
        return with_row(whole, version, body={key: []}), version

    return plant


def with_another_state(whole: Stored) -> tuple[Stored, int]:
    assert whole.checkpoint is not None
    kept = msgspec.json.decode(whole.checkpoint.body)
    kept["counts"][0] += 1
    body = msgspec.json.encode(kept).decode()
    return replace(whole, checkpoint=replace(whole.checkpoint, body=body)), 20


def with_another_end(whole: Stored) -> tuple[Stored, int]:
    assert whole.outcome is not None
    outcome = msgspec.json.decode(whole.outcome)
    outcome["places"].reverse()
    return replace(whole, outcome=msgspec.json.encode(outcome).decode()), whole.version


PLANTED: dict[str, Plant] = {
    "other events": emptied("events"),
    "other draws": emptied("draws"),
    "a row is gone": lambda whole: (replace(whole, rows=whole.rows[:8] + whole.rows[9:]), 9),
    "the last is gone": lambda whole: (replace(whole, rows=whole.rows[:-1]), whole.version - 1),
    "another state": with_another_state,
    "another end": with_another_end,
    "no end": lambda whole: (replace(whole, outcome=None), whole.version),
}


@pytest.mark.parametrize("plant", PLANTED.values(), ids=PLANTED)
def test_a_difference_is_found_where_it_is(plant: Plant) -> None:
    whole = stored()
    play_again(whole)
    planted, version = plant(whole)
    with pytest.raises(Differs) as found:
        play_again(planted)
    assert found.value.version == version


def test_a_move_of_somebody_else_is_found() -> None:
    whole = stored()
    row = next(row for row in whole.rows if row.seat == 0)
    with pytest.raises((Differs, Illegal)):
        play_again(with_row(whole, row.version, seat=1))


def test_a_checkpoint_of_other_rules_or_without_participants_says_nothing() -> None:
    whole = stored()
    planted, _ = with_another_state(whole)
    assert planted.checkpoint is not None
    other = replace(planted.checkpoint, rules_version=99)
    assert play_again(replace(planted, checkpoint=other)) == play_again(whole)
    kept = msgspec.json.decode(planted.checkpoint.body)
    del kept["company"]
    older = replace(planted.checkpoint, body=msgspec.json.encode(kept).decode())
    assert play_again(replace(planted, checkpoint=older)) == play_again(whole)
