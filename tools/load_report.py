"""Report of a load run: a table, JSON, a comparison with an earlier run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import median
from typing import Any

from tools.load_meter import Spent
from tools.load_rooms import Seen, Tally

Counters = dict[str, Any]

WIDTH = 44
SHARES = {"p50": 0.50, "p95": 0.95, "p99": 0.99}


def counters(tally: Tally, seen: Sequence[Seen], spent: Spent) -> Counters:
    """Of the time that was measured. Times are in milliseconds from the moment at which a move was
    meant to be sent, but where it is said otherwise."""
    moves = tally.moves.total()
    thousands = max(moves, 1) / 1_000
    return {
        "seconds": round(spent.wall, 1),
        "accepted moves": moves,
        "accepted moves/s": round(moves / spent.wall, 1),
        "matches ended": tally.matches,
        "refused": dict(tally.refused),
        "CPU s per 1,000 moves": {
            name: round(seconds / thousands, 3)
            for name, seconds in {"server": spent.of("server"), **spent.cpu}.items()
        },
        "share of a core": {
            name: round(seconds / spent.wall, 2) for name, seconds in spent.cpu.items()
        },
        "acknowledged, ms": spread(tally.acknowledged),
        "seen by another seat, ms": spread(each.since_meant for each in seen),
        "from being sent, ms": spread(each.since_sent for each in seen),
        "ping to pong, ms": spread(tally.pongs),
        "bytes of an update": sizes(tally.sizes),
        "by action": {
            do: _of_action(number / spent.wall, [each for each in seen if each.do == do])
            for do, number in tally.moves.most_common()
        },
    }


def _of_action(rate: float, seen: Sequence[Seen]) -> Counters:
    return {
        "moves/s": round(rate, 1),
        "seen, ms": spread(each.since_meant for each in seen),
        "bytes": sizes([each.size for each in seen]),
    }


def spread(seconds: Iterable[float]) -> dict[str, float]:
    """Percentiles in milliseconds; none of nothing."""
    ordered = sorted(seconds)
    if not ordered:
        return {}
    last = len(ordered) - 1
    at = {name: min(last, int(len(ordered) * share)) for name, share in SHARES.items()}
    return {name: round(1000 * ordered[index], 1) for name, index in at.items()} | {
        "largest": round(1000 * ordered[last], 1)
    }


def sizes(of: Sequence[int]) -> dict[str, int]:
    return {"median": int(median(of)), "largest": max(of)} if of else {}


def table(report: Counters) -> str:
    """One line for each figure or row of figures."""
    return "\n".join(f"{name:{WIDTH}} {_shown(value)}" for name, value in _rows(report))


def compared(report: Counters, before: Counters) -> str:
    """Every number beside the one of the earlier run, and how many times as much it is."""
    earlier = dict(_numbers(before))
    lines = [f"{'':{WIDTH}} {'now':>10} {'before':>10} {'ratio':>7}"]
    for name, now in _numbers(report):
        if (was := earlier.get(name)) is not None:
            ratio = f"{now / was:7.2f}" if was else "      -"
            lines.append(f"{name:{WIDTH}} {now:>10} {was:>10} {ratio}")
    return "\n".join(lines)


def _shown(value: Any) -> str:
    if not isinstance(value, dict):
        return str(value)
    return "  ".join(f"{name} {each}" for name, each in value.items()) or "none"


def _rows(report: Counters, above: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in report.items():
        if isinstance(value, dict) and any(isinstance(each, dict) for each in value.values()):
            yield from _rows(value, f"{above}{name}: ")
        else:
            yield f"{above}{name}", value


def _numbers(report: Counters, above: str = "") -> Iterator[tuple[str, float]]:
    for name, value in report.items():
        if isinstance(value, dict):
            yield from _numbers(value, f"{above}{name}: ")
        elif isinstance(value, int | float) and not isinstance(value, bool):
            yield f"{above}{name}", value
