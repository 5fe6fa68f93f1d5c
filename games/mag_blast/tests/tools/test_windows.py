"""The tool that measures answer windows under load finds some, and says of each how late it was."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from tests.support.processes import ROOT
from tests.support.stack import Stack

FEW = ["--rooms", "3", "--warm-up", "12", "--seconds", "20", "--option", "pace=brisk"]


async def test_windows_of_people_and_bots_are_seen_to_open_and_to_close(
    embedded: Stack, tmp_path: Path
) -> None:
    into = tmp_path / "report.json"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "games.mag_blast.tests.tools.windows", *FEW),
        *("--url", embedded.url, "--json", str(into)),
        cwd=ROOT,
        env=embedded.environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(process.communicate(), 180)
    assert process.returncode == 0, said.decode()
    found = json.loads(await asyncio.to_thread(into.read_text))["windows"]
    assert 0 < found["seen"]["closed by the clock"] <= found["seen"]["by all"]
    assert 0 <= found["late, ms"]["p50"] < 3_000
    assert found["opening, seen by all, ms"]["p50"] > 0 < found["closing, seen by all, ms"]["p50"]
