"""1.9 The flight board: days gained and lost, flight order, who is lapped.

A rocket's position may be negative; its space is the position modulo the lap (GT-026).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

Positions = Mapping[int, int]
"""By seat, of those that fly."""


def flight_order(positions: Positions) -> list[int]:
    """GT-027 The foremost first."""
    return sorted(positions, key=lambda seat: -positions[seat])


def moved(position: int, days: int, others: Collection[int], lap: int) -> int:
    """GT-225 GT-226 The position so many empty spaces ahead, or behind if ``days`` is negative.
    GT-227 Occupied are the board spaces of the others' positions."""
    taken = {other % lap for other in others}
    step = 1 if days > 0 else -1
    for _ in range(abs(days)):
        position += step
        while position % lap in taken:
            position += step
    return position


def after_days(positions: Positions, seat: int, days: int, lap: int) -> int:
    """Where a rocket stands once it has gained so many days, or lost them."""
    others = [position for other, position in positions.items() if other != seat]
    return moved(positions[seat], days, others, lap)


def lapped(positions: Positions, lap: int) -> list[int]:
    """GT-425 Seats that the leader is more than a full lap ahead of."""
    if not positions:
        return []
    leader = max(positions.values())
    return [seat for seat, position in positions.items() if leader - position > lap]
