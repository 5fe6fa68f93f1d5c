"""Metrics of this process in Prometheus format, for holders of METRICS_TOKEN."""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.db import connection
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.crypto import constant_time_compare
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from server.core.counters import Counters, Histogram, counters
from server.lobby.feed import feed_if_open
from server.matches.process.runtime import MatchRuntime, runtime_if_open
from server.rooms.live.registry import registry_if_open

COUNTERS = {
    "moves": ("rooms_moves_accepted", "Moves stored"),
    "conflicts": ("rooms_act_conflicts", "Acts that somebody else was quicker than"),
    "unanswered_commits": ("rooms_ledger_silent", "Batches that the database gave no answer to"),
    "faults": ("rooms_faults", "Exceptions in the rules of games"),
    "checked": ("rooms_matches_checked", "Matches played again by the self-check"),
    "different": ("rooms_matches_different", "Of those, played to something else than is stored"),
}
HISTOGRAMS = {
    "act_seconds": ("rooms_act_seconds", "From an act's arrival until everybody here is told"),
    "commit_seconds": ("rooms_commit_seconds", "How long the database took for one batch"),
    "commit_acts": ("rooms_commit_acts", "Acts in one batch"),
    "deadline_seconds": ("rooms_deadline_lateness_seconds", "How late a deadline was stored"),
    "loop_lag_seconds": ("rooms_loop_lag_seconds", "How late the event loop came round"),
}
"""Name and help text of each counter."""


class Counted(Collector):
    """Collector of the counters and histograms."""

    def __init__(self, counters: Counters) -> None:
        self._counters = counters

    def collect(self) -> Iterator[Metric]:
        for key, (name, text) in COUNTERS.items():
            yield CounterMetricFamily(name, text, value=getattr(self._counters, key))
        for key, (name, text) in HISTOGRAMS.items():
            yield _histogram(name, text, getattr(self._counters, key))


class Standing(Collector):
    """Collector of gauges: live matches, connection pools, sockets."""

    def collect(self) -> Iterator[Metric]:
        if (runtime := runtime_if_open()) is not None:
            live = len(runtime.all_live())
            yield GaugeMetricFamily("rooms_live_matches", "Matches held in memory", value=live)
            yield from _pools(runtime)
        yield _sockets()


def _histogram(name: str, text: str, spread: Histogram) -> Metric:
    """Cumulative buckets, as Prometheus expects."""
    buckets, seen = [], 0
    labels = [*map(str, spread.bounds), "+Inf"]
    for bound, count in zip(labels, spread.counts, strict=True):
        seen += count
        buckets.append((bound, seen))
    return HistogramMetricFamily(name, text, buckets=buckets, sum_value=spread.total)


def _sockets() -> Metric:
    family = GaugeMetricFamily("rooms_sockets", "Open sockets", labels=["kind"])
    if (registry := registry_if_open()) is not None:
        family.add_metric(["room"], len(registry.all_sockets()))
    if (feed := feed_if_open()) is not None:
        family.add_metric(["lobby"], len(feed.subscribers))
    return family


def _pools(runtime: MatchRuntime) -> Iterator[Metric]:
    """Waiting time and queue length of each connection pool."""
    waited = CounterMetricFamily(
        "rooms_pool_wait_seconds", "Time spent waiting for a connection", labels=["pool"]
    )
    waiting = GaugeMetricFamily("rooms_pool_waiting", "Who waits for one now", labels=["pool"])
    size = GaugeMetricFamily("rooms_pool_size", "Connections open", labels=["pool"])
    for pool, stats in {**runtime.database.pools(), **_pages_pool()}.items():
        waited.add_metric([pool], stats.get("requests_wait_ms", 0) / 1000)
        waiting.add_metric([pool], stats.get("requests_waiting", 0))
        size.add_metric([pool], stats.get("pool_size", 0))
    return iter((waited, waiting, size))


def _pages_pool() -> dict[str, dict[str, Any]]:
    pool = getattr(connection, "pool", None)
    return {} if pool is None else {"pages": pool.get_stats()}


def _registry() -> CollectorRegistry:
    registry = CollectorRegistry()
    for collector in (Counted(counters), Standing()):
        registry.register(collector)
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)
    return registry


REGISTRY = _registry()


def may_read(authorization: str) -> bool:
    """Whether an Authorization header holds the token; never without a configured one."""
    token = settings.METRICS_TOKEN
    return bool(token) and constant_time_compare(authorization, f"Bearer {token}")


@never_cache
@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """The metrics; 404 without the token."""
    if not may_read(request.headers.get("Authorization", "")):
        raise Http404
    return HttpResponse(
        generate_latest(REGISTRY), content_type=CONTENT_TYPE_LATEST, status=HTTPStatus.OK
    )
