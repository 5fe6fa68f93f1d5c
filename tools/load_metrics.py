"""Reads the servers' ``/metrics`` at two moments and subtracts."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any
from urllib.request import Request, urlopen

from prometheus_client.parser import text_string_to_metric_families

Reading = Counter[tuple[str, str]]
"""By name of the sample and upper bound of its bucket, if it has one; all processes together."""

SHARES = {"p50": 0.50, "p95": 0.95, "p99": 0.99}


def read(urls: Iterable[str], token: str) -> Reading:
    """Nothing without a token. Pages, not sockets: this costs the servers a few milliseconds."""
    reading: Reading = Counter()
    for url in urls if token else ():
        request = Request(f"{url}/metrics", headers={"Authorization": f"Bearer {token}"})
        with urlopen(request, timeout=20) as answer:
            text = answer.read().decode()
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                reading[sample.name, sample.labels.get("le", "")] += sample.value  # type: ignore[assignment]
    return reading


def between(before: Reading, after: Reading) -> dict[str, Any]:
    """Empty where nothing could be read."""
    if not after:
        return {}
    grown = Counter({key: value - before[key] for key, value in after.items()})
    batches = grown["rooms_commit_acts_count", ""]
    return {
        "loop lag at most, ms": spread("rooms_loop_lag_seconds", grown),
        "acts stored": int(grown["rooms_commit_acts_sum", ""]),
        "acts in a commit": round(grown["rooms_commit_acts_sum", ""] / max(batches, 1), 2),
        "commit at most, ms": spread("rooms_commit_seconds", grown),
        "conflicts": int(grown["rooms_act_conflicts_total", ""]),
        "waited for connections, s": round(grown["rooms_pool_wait_seconds_total", ""], 2),
    }


def spread(histogram: str, grown: Reading) -> dict[str, float | None]:
    """Percentiles, each as the upper bound of the bucket it falls into; the last has none."""
    buckets = sorted(
        (float(bound), count)
        for (name, bound), count in grown.items()
        if name == f"{histogram}_bucket"
    )
    total = buckets[-1][1] if buckets else 0
    if not total:
        return {}
    at_most = {
        name: next(bound for bound, count in buckets if count >= share * total)
        for name, share in SHARES.items()
    }
    return {
        name: None if math.isinf(bound) else round(1000 * bound, 1)
        for name, bound in at_most.items()
    }
