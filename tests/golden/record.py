"""``python -m tests.golden.record``: golden logs of the present rules of all games whose logs must
stay playable, where there are none.

Those of a version are recorded when it comes, and never again: a log that does not play as it is
stored says that the version has to go up.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import NamedTuple

import django
from msgspec import Raw

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.settings")
django.setup()

from games.chance import Chance  # noqa: E402
from games.engine import Presence, Resume, Substitute, Suspend, TableAction  # noqa: E402
from games.referee import AnyGame  # noqa: E402
from games.registry import all_games  # noqa: E402
from server.matches.core.head import apply_row, begin  # noqa: E402
from server.matches.core.replaying import Stored, play_again  # noqa: E402
from server.matches.core.rows import CheckpointRow, MatchRow, Row  # noqa: E402
from tests.golden.logs import Golden, file_of, write  # noqa: E402
from tests.support.plays import SECRET, begun, log_of  # noqa: E402
from tools.playing import rarely  # noqa: E402


def is_wanted(game: AnyGame) -> bool:
    """From its release, or its second version on. Before that no log has to outlive its rules."""
    return game.released or game.version > 1


class Kind(NamedTuple):
    seats: int
    table: Sequence[TableAction] = ()
    """What the table does before the first move."""
    undone: int = 0
    """Once in so many times an act is taken back; 0: never."""


def kinds(game: AnyGame) -> dict[str, Kind]:
    """By what they show."""
    options = game.options_type()
    seats = game.seats(options)
    gone: list[TableAction] = [Presence(1, False)]
    back: list[TableAction] = [Presence(1, True)]
    if game.levels:
        gone.append(Substitute(1, game.levels[0]))
        back.append(Substitute(1))
    # Where one may play alone, somebody else has to be there to go.
    two = max(2, min(seats))
    told = {
        "few": Kind(min(seats)),
        "many": Kind(max(seats)),
        "gone": Kind(two, gone),
        "pause": Kind(two, [*gone, *back, Suspend("agreed"), Resume(5_000)]),
    }
    state, _ = game.setup(options, min(seats), Chance(SECRET))
    return {**told, "undone": Kind(max(seats), undone=3)} if game.undo(state) else told


def golden(row: MatchRow, rows: list[Row]) -> Golden:
    head, _ = begin(row)
    kept = None
    for each in rows[1:]:
        apply_row(head, each)
        # Nothing is kept while something can be taken back.
        if kept is None and head.version >= len(rows) // 2 and not head.past:
            kept = CheckpointRow(head.version, row.rules_version, head.checkpoint())
    assert kept is not None
    outcome = head.begun.codec.encode(head.begun.game.outcome(head.state))
    play_again(Stored(row, rows, head.version, kept, outcome.decode()))
    told = [(each.version, each.seat, each.id, each.at, each.body) for each in rows]
    return Golden(row, told, kept, Raw(outcome))


def recorded(game: AnyGame, row: MatchRow, dice: int, kind: Kind) -> list[Row]:
    """By players who get somewhere."""
    return log_of(row, dice, kind.table, kind.undone, rarely(game))


def main() -> None:
    for slug, game in all_games().items():
        if not is_wanted(game):
            print(f"{slug}: is not released, and needs none yet")
            continue
        for dice, (name, kind) in enumerate(kinds(game).items(), 11):
            if not file_of(slug, game.version, name).exists():
                row = begun(slug, kind.seats)
                file = write(name, golden(row, recorded(game, row, dice, kind)))
                print(f"{slug} {file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
