"""3. One order, with all pokes dropped and the seats of a match acting at once on two processes."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.support import logs
from tests.support.pace import patience
from tests.support.preparing import migrate
from tests.support.processes import ROOT
from tests.support.servers import Postgres


async def test_every_answer_is_as_the_log_says(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.copy(lambda url: migrate(DATABASE_URL=url))
    into = tmp_path / "figures.json"
    seconds = str(round(5 * patience()))
    asked = ["--game", "kosmiczna_eskadra", "--seats", "4", "--rooms", "4", "--seconds", seconds]
    fight = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.conflict", *asked, "--json", str(into)),
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": database},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(fight.communicate(), 120 * patience())
    assert fight.returncode == 0, said.decode()
    figures: dict[str, Any] = json.loads(await asyncio.to_thread(into.read_text))
    assert figures["wrong"] == [] and figures["accepted"] > 10
    assert figures["of them within 5 ms"] > 0 and figures["conflicts"] > 0
    for code in figures["rooms"]:
        logs.assert_sound(SimpleNamespace(environment={"DATABASE_URL": database}), code)
