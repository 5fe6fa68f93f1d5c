"""kill -9 of every process, then a reload, in an open answer window, in a real browser on both
stacks: it has the rest of its time, and can be answered. That it then runs out,
``tests/fullstack`` shows."""

from __future__ import annotations

import asyncio
import time

import pytest

from games.mag_blast.tests.browser.test_salvos import at_table
from tests.rules import rule
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
ALL = ("web", "web1", "web2", "worker", "beat")
DOWN = 6.0
"""Seconds without the site."""
LATE = 2.0
"""Seconds: those shown are begun ones, and a heartbeat is one."""


@rule("MB-525")
async def test_after_a_kill_and_a_reload_an_open_window_has_the_rest_of_its_time(
    staged_site: Stack, people: People
) -> None:
    ann = await at_table(staged_site, people, "answer", reduced_motion="reduce")
    await ann.press(ann.does("board-wait"))
    # Once in a window: it is held.
    await expect(ann.does("board-wait")).to_have_count(0)
    ann.outage = True
    since, before = time.monotonic(), await ann.seconds_left()
    await everything_is_killed(staged_site)
    await expect(ann.offline).to_have_count(0)
    await ann.page.reload()
    await ann.does("board-pass").wait_for()
    after = await ann.seconds_left()
    ran = time.monotonic() - since - DOWN
    assert before - ran - LATE <= after <= before + LATE
    await ann.answers("EA")


async def everything_is_killed(site: Stack) -> None:
    processes = [site.processes[name] for name in ALL if name in site.processes]
    for process in processes:
        await asyncio.to_thread(process.kill)
    await asyncio.sleep(DOWN)
    for process in processes:
        process.start()
    await asyncio.to_thread(processes[0].wait)
