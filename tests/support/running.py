"""Reads the commands of docs/running.md, so that the tests start exactly those."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

from tests.support.processes import ROOT

PAGE = ROOT / "docs" / "running.md"


def block(name: str) -> str:
    """A fenced block of the page."""
    found = re.search(rf"^```sh {name}\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert found, f"{PAGE} has no block called {name}"
    return found[1]


def once() -> list[str]:
    """What is run once before the processes: it migrates the database, and collects the files."""
    return block("once").splitlines()


def processes() -> dict[str, str]:
    """The command of each process by its name."""
    return dict(re.findall(r"^# (\w+)\n(.+)$", block("processes"), re.MULTILINE))


def command(line: str) -> tuple[dict[str, str], list[str]]:
    """A line as a shell reads it: what it sets, and the words of the command, from this Python's
    environment."""
    words = shlex.split(line)
    settings = {}
    while "=" in words[0]:
        name, _, value = words.pop(0).partition("=")
        settings[name] = value
    words[0] = words[0].replace(".venv/bin", str(Path(sys.executable).parent))
    return settings, words
