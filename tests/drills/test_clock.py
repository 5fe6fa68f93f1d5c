"""Somebody sets the database's clock while people play. It stays set for the drills after this."""

from __future__ import annotations

import asyncio

import pytest

from tests.drills.examination import Examination
from tests.drills.stopwatch import leap, match_of
from tests.drills.town import Town, both_on
from tests.support import logs
from tests.support.logs import ask
from tests.support.pace import patience
from tests.support.waiting import eventually

pytestmark = pytest.mark.asyncio(loop_scope="session")

LEAP = 60_000
LEAPT = "SELECT ms FROM drill.leap"
"""How far it has leapt already: the drills share one database."""
RAN = (
    "SELECT max(really) - min(really) FROM drill_stored JOIN move USING (match_id, version)"
    """ WHERE match_id = %s AND (version = 1 OR body LIKE '%%"do":"time_up"%%')"""
)


async def test_a_leap_of_the_clock_takes_nobodys_time(town: Town, examination: Examination) -> None:
    """Three true seconds are what both have, and it is the worker that knows. The town plays on."""
    site = town.site
    before = ask(site, LEAPT)[0][0]
    outages = ask(site, "SELECT count(*) FROM process_outage")[0][0]
    async with town.at_play():
        await asyncio.sleep(1.0)
        ada, bob = await both_on(site.url)
        until = ada.view["turn"]["until"]
        await asyncio.to_thread(leap, site, before + LEAP)
        await eventually(lambda: "time_up" in logs.actions(site, ada.code))
    ran = ask(site, RAN, match_of(site, ada.code))[0][0]
    print(f"{until} ms took {ran} ms")
    assert logs.actions(site, ada.code)[:3] == ["begin", "stand", "go_on"]
    assert until - 500 <= ran <= until + 3_000 * patience()
    assert ask(site, "SELECT count(*) FROM process_outage")[0][0] == outages + 1
    await examination.hold()
    await ada.close()
    await bob.close()
