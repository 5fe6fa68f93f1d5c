"""What a soak calls a leak, and that it runs."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.processes import ROOT
from tools.soak import POOLS, Held, leaks

BEFORE = Held(
    {"pokes": 2}, {"LiveRoom": 0}, threads=4, objects=9, resident=100, files=20, sockets=8
)
BUSY = Held(
    {"pokes": 2}, {"LiveRoom": 9}, threads=9, objects=99, resident=1_000, files=60, sockets=48
)
SETTLED = [BUSY] * 3


def but(held: Held, **others: Any) -> Held:
    return msgspec.structs.replace(held, **others)


def test_whoever_leaves_nothing_behind_is_no_leak() -> None:
    at_the_end = [but(BUSY, resident=size) for size in (1_020, 1_049, 1_300)]
    after = but(BEFORE, threads=9, resident=1_040, sockets=8 + POOLS, files=20 + POOLS)
    assert leaks(BEFORE, SETTLED, at_the_end, after) == []


@pytest.mark.parametrize(
    ("at_the_end", "after", "said"),
    [
        ({"resident": 1_050}, {}, "memory has grown by 5.0%"),
        ({}, {"tasks": {"pokes": 2, "room": 1}}, "{'room': 1}"),
        ({}, {"kept": {"LiveRoom": 1}}, "{'LiveRoom': 1}"),
        ({}, {"sockets": 8 + POOLS + 1}, "sockets are open"),
        ({}, {"files": 20 + POOLS + 1}, "files are open"),
        ({"threads": 10}, {}, "threads"),
    ],
)
def test_whatever_grows_is_named(
    at_the_end: dict[str, Any], after: dict[str, Any], said: str
) -> None:
    (found,) = leaks(BEFORE, SETTLED, [but(BUSY, **at_the_end)], but(BEFORE, **after))
    assert said in found


async def test_people_come_and_go_and_what_the_server_holds_is_told(tmp_path: Path) -> None:
    into = tmp_path / "report.json"
    asked = ["--minutes", "0.2", "--places", "3", "--empty-within", "8", "--json", str(into)]
    here = {name: value for name, value in os.environ.items() if name != "SQLITE_PATH"}
    soak = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.soak", *asked),
        cwd=ROOT,
        env=here,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(soak.communicate(), 180)
    assert into.exists(), said.decode()
    report = json.loads(await asyncio.to_thread(into.read_text))
    assert soak.returncode == bool(report["leaks"])
    assert report["visits"] >= 3 and report["moves"] > 5
    assert report["visits cut short"] == 0
    at_the_end, after = (report[when]["kept"] for when in ("at the end", "all have left"))
    for kept in ("LiveRoom", "RoomConsumer"):
        assert at_the_end[kept] > after[kept] == 0, "a room is kept only while people are in"
