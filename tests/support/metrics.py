"""Parses /metrics of a process."""

from __future__ import annotations

from urllib.request import Request, urlopen

from prometheus_client.parser import text_string_to_metric_families

TOKEN = "known to the tests"


def figures(url: str, token: str = TOKEN) -> dict[str, float]:
    """Every sample by its name, and by its labels where it has some: ``rooms_sockets{room}``."""
    request = Request(f"{url}/metrics", headers={"Authorization": f"Bearer {token}"})
    with urlopen(request, timeout=10) as answer:
        return read(answer.read().decode())


def read(text: str) -> dict[str, float]:
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(sample.labels.values())
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found
