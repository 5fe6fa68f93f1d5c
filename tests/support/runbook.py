"""Runs the commands of docs/operations.md in a shell."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.support.processes import ROOT
from tools import needs

PAGE = ROOT / "docs" / "operations.md"


def run(name: str, environment: dict[str, str], places: dict[str, str]) -> str:
    """A block of the page as a shell runs it, with other names of files and databases in it."""
    found = re.search(rf"^```sh {name}\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert found, name
    script = found[1].replace(".venv/bin", str(Path(sys.executable).parent))
    for written, meant in places.items():
        assert written in script
        script = script.replace(written, meant)
    programs = needs.postgres()
    path = f"{programs}{os.pathsep}{os.environ['PATH']}" if programs else os.environ["PATH"]
    done = subprocess.run(
        ["sh", "-euc", script],
        cwd=ROOT,
        env={**environment, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{script}\n{done.stdout}{done.stderr}"
    return done.stdout
