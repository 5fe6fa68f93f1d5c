"""The load tool plays over the public contract, at sites that are up and at its own."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.support.preparing import migrate
from tests.support.processes import ROOT
from tests.support.servers import Postgres, Redis
from tests.support.stack import Stack

MEDIAN, LARGEST = 600, 1_500
"""Bytes of an update for one viewer."""

CALMLY = ["--think", "0.05", "--option", "clock=off"]
SANDED = "hourglass=120"
"""So long nobody has to finish."""
SHORTLY = ["--seconds", "2", "--warm-up", "1"]


async def load(environment: Mapping[str, str], *asked: str) -> dict[str, Any]:
    """What a run of the tool reports."""
    into = Path(environment["REPORT"])
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.load", *SHORTLY, *asked, "--json", str(into)),
        cwd=ROOT,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(process.communicate(), 180)
    assert process.returncode == 0, said.decode()
    report: dict[str, Any] = json.loads(await asyncio.to_thread(into.read_text))
    assert report["sockets closed by the server"] == {}
    assert report["accepted moves"] > 5
    return report


@pytest.fixture
def of_its_own(tmp_path: Path) -> dict[str, str]:
    """The environment of a run that starts its servers itself, on SQLite."""
    here = {name: value for name, value in os.environ.items() if name != "SQLITE_PATH"}
    return {**here, "REPORT": str(tmp_path / "report.json")}


async def test_a_site_is_played_at_through_its_pages_alone_and_updates_are_small(
    embedded: Stack, tmp_path: Path
) -> None:
    stranger = {**os.environ, "SECRET_KEY": "another" * 8, "REPORT": str(tmp_path / "report.json")}
    report = await load(stranger, "--url", embedded.url, "--rooms", "3", "--pages")
    assert report["sockets"] == 9
    assert report["bytes of an update"]["median"] <= MEDIAN
    assert report["bytes of an update"]["largest"] <= LARGEST


async def test_any_game_is_played_and_its_actions_are_told_apart(
    embedded: Stack, of_its_own: dict[str, str]
) -> None:
    options = ["--game", "kosmiczna_eskadra", "--seats", "4", "--rooms", "2", "--think", "0.1"]
    at_the_site = {**embedded.environment, "REPORT": of_its_own["REPORT"]}
    report = await load(at_the_site, "--url", embedded.url, *options, "--warm-up", "5")
    assert report["by action"]["drop"]["bytes"]["median"] <= MEDIAN


async def test_bots_play_beside_people(of_its_own: dict[str, str]) -> None:
    room = ["--game", "galaxy_trucker", "--seats", "4", "--bots", "3", "--option", SANDED]
    asked = [*room, "--rooms", "2", "--think", "1", "--warm-up", "5", "--seconds", "8"]
    report = await load(of_its_own, "--embedded", *asked)
    assert report["sockets"] == 4, "a person and a spectator each"
    assert report["as the servers count"]["acts stored"] >= report["accepted moves"] + 3 * 2


async def test_a_room_is_kept_together_by_the_proxy(
    of_its_own: dict[str, str], postgres: Postgres, redis: Redis
) -> None:
    database = postgres.copy(lambda url: migrate(DATABASE_URL=url))
    own_stack = {**of_its_own, "DATABASE_URL": database, "REDIS_URL": redis.url}
    report = await load(own_stack, "--servers", "2", "--rooms", "6", *CALMLY)
    assert "proxy" in report["CPU s per 1,000 moves"]
    assert report["as the servers count"]["conflicts"] == 0, "both seats are on one process"
