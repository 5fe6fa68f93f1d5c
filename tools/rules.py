"""Lists rules without a test, and tests that cite unknown rules."""

from __future__ import annotations

import re
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGES = ("games/*/RULES.md", "tests/sixth/*/RULES.md")
"""The games, and the model that they are written after."""
NUMBERED = re.compile(r"^- \*\*([A-Z]{2,3}-\d+[a-z]?)\*\*\s*(.*)", re.MULTILINE)


def rules() -> dict[str, dict[str, str]]:
    """The sentence of each rule by its number, game by game."""
    return {
        page.parent.name: dict(NUMBERED.findall(page.read_text(encoding="utf-8")))
        for pattern in PAGES
        for page in sorted(ROOT.glob(pattern))
    }


def known() -> set[str]:
    return {number for of_game in rules().values() for number in of_game}


def cited_by(items: list[Any]) -> dict[str, list[str]]:
    """The tests of each rule, from the marks of what pytest has collected."""
    tests: dict[str, list[str]] = {}
    for item in items:
        for mark in item.iter_markers("rule"):
            for number in mark.args:
                tests.setdefault(number, []).append(item.nodeid)
    return tests


class Collected:
    """A plugin that keeps what pytest finds."""

    items: list[Any] = []

    def pytest_collection_finish(self, session: Any) -> None:
        self.items = list(session.items)


def main() -> int:
    import pytest

    collected = Collected()
    with redirect_stdout(StringIO()) as said:
        code = pytest.main(["--collect-only", "-q"], [collected])
    if code:
        print(said.getvalue(), file=sys.stderr)
        return int(code)
    cited = cited_by(collected.items)
    for game, of_game in rules().items():
        proved = [number for number in of_game if number in cited]
        print(f"{game}: {len(proved)} of {len(of_game)} rules have a test")
        for number, sentence in of_game.items():
            if number not in cited:
                print(f"  {number} {sentence}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
