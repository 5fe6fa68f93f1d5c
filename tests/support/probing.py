"""Reads /health/ and /ready/ of a process."""

from __future__ import annotations

import json
import urllib.request
from urllib.error import HTTPError


def asked(url: str, question: str) -> tuple[int, dict[str, bool]]:
    try:
        with urllib.request.urlopen(f"{url}/{question}/", timeout=10) as answer:
            return answer.status, json.loads(answer.read())
    except HTTPError as refused:
        return refused.code, json.loads(refused.read())


WELL = {"stays": True, "database": True, "redis": True, "migrations": True, "opens": True}


def status(url: str) -> int:
    with urllib.request.urlopen(url, timeout=10) as answer:
        return answer.status
