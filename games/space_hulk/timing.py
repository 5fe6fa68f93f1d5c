"""6 How long phases and decisions may take."""

from __future__ import annotations

from games.engine import Millis
from games.space_hulk.pieces import squad
from games.space_hulk.state import HulkState
from games.space_hulk.steps import Decision, Placing

HOUR = 3_600_000
DAYS = {"24h": 24 * HOUR, "48h": 48 * HOUR, "72h": 72 * HOUR}
HALVES = {"quick": 1, "standard": 2, "relaxed": 4}
"""SH-742 How many halves of the standard time."""
MARINES = ALIENS = 180_000
SERGEANT = 30_000
PLACING = 30_000
ANSWER = 15_000
FLOOR = 20_000
FLOOR_DAYS = 4 * HOUR


def phase_time(state: HulkState) -> Millis | None:
    """SH-740 SH-741 SH-742"""
    clock, marines = state.options.clock, state.phase in ("deploy", "marine_actions")
    if clock == "off":
        return None
    if clock in DAYS:
        return DAYS[clock]
    if clock == "scenario":
        seconds = state.scenario.clock
        return 1000 * (seconds.marines_s if marines else seconds.aliens_s)
    sergeants = sum(marine.role == "sergeant" for marine in squad(state))
    standard = MARINES + SERGEANT * sergeants if marines else ALIENS
    return standard * HALVES[clock] // 2


def decision_time(state: HulkState, decision: Decision) -> Millis | None:
    """SH-744 What the other side has for a decision."""
    if state.options.clock == "off":
        return None
    if state.options.clock in DAYS:
        return 24 * HOUR
    return PLACING if isinstance(decision, Placing) else ANSWER


def floor_time(state: HulkState) -> Millis:
    """SH-583"""
    return FLOOR_DAYS if state.options.clock in DAYS else FLOOR
