"""Logs a lasting trouble: what is wrong when that changes, then once a minute, and its end."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

AGAIN = 60.0
"""Seconds after which the same is said again."""


class Trouble:
    """Of one thing, such as a connection: ``name`` is that of the log's lines."""

    def __init__(
        self, log: Any, name: str, clock: Callable[[], float] = monotonic, **facts: str
    ) -> None:
        self._log, self._name, self._clock, self._facts = log, name, clock, facts
        self._said: dict[str, float] = {}
        """By what was wrong: when it was said last. Some kinds may take turns."""

    def met(self, error: BaseException) -> None:
        kind, now = type(error).__name__, self._clock()
        text = f"{kind}: {error}" if str(error) else kind
        if text not in self._said or now - self._said[text] >= AGAIN:
            self._said[text] = now
            self._log.warning(f"{self._name}.broken", error=text, **self._facts)

    def over(self) -> None:
        if self._said:
            self._said.clear()
            self._log.info(f"{self._name}.mended", **self._facts)
