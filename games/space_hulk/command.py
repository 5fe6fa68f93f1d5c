"""2.14 Command points."""

from __future__ import annotations

from games.engine import Event
from games.space_hulk.events import CpRolled
from games.space_hulk.state import HulkState


def roll(state: HulkState) -> list[Event]:
    """SH-470 One die for all squads; a handicap never takes it under 0."""
    die = state.chance.below(6, "cp") + 1
    state.cp = max(0, die + state.options.handicap_cp)
    return [CpRolled(state.cp, state.cp - die)]
