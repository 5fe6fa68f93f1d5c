"""The load tool plays over the public contract, and what it is sent stays small."""

from __future__ import annotations

import asyncio
import json
import sys

import pytest

from tests.processes import ROOT
from tests.stack import Stack

pytestmark = pytest.mark.protocol

MEDIAN, LARGEST = 600, 1_500
"""Bytes of an update for one viewer."""


async def test_rooms_at_load_are_served_and_updates_are_small(embedded: Stack) -> None:
    asked = ["--url", embedded.url, "--rooms", "3", "--seconds", "2", "--warm-up", "1", "--json"]
    load = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tools.load", *asked, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await asyncio.wait_for(load.communicate(), 120)
    report = json.loads(said)
    assert load.returncode == 0
    assert report["accepted moves"] > 20
    assert report["sockets closed by the server"] == {}
    assert report["bytes of an update, median"] <= MEDIAN
    assert report["bytes of an update, largest"] <= LARGEST
