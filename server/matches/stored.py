"""Everything stored of one match, for a comparison with its log; and what that log plays to."""

from __future__ import annotations

from msgspec.structs import replace

from server.matches.core.replaying import Stored, played
from server.matches.core.rows import CheckpointRow
from server.matches.models import Checkpoint, Match
from server.matches.opening import begun_row, stored_rows


def stored_of(match: Match) -> Stored:
    """A consistent snapshot while play goes on: head and outcome are read together, rows never
    change, and rows above the head are left out."""
    version, outcome = Match.objects.values_list("head__version", "outcome").get(pk=match.pk)
    kept = Checkpoint.objects.filter(match=match, version__lte=version).first()
    return Stored(
        begun_row(match),
        list(stored_rows(match, version)),
        version,
        None if kept is None else CheckpointRow(kept.version, kept.rules_version, kept.body),
        outcome,
    )


def checkpoint_from_log(match: Match) -> CheckpointRow:
    """The state to which the log plays, whatever checkpoint is stored. Raises as ``play_again``."""
    head = played(replace(stored_of(match), checkpoint=None))
    return CheckpointRow(head.version, head.begun.game.version, head.checkpoint())
