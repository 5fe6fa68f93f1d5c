"""What a process answers at /health/ and /ready/."""

from __future__ import annotations

import json
from urllib.error import HTTPError
from urllib.request import urlopen


def asked(url: str, question: str) -> tuple[int, dict[str, bool]]:
    try:
        with urlopen(f"{url}/{question}/", timeout=10) as answer:
            return answer.status, json.loads(answer.read())
    except HTTPError as refused:
        return refused.code, json.loads(refused.read())
