"""A noise over a slow line. The site credits a shooter with the line, not with a browser that waits
for its turn on a busy machine."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from games.mag_blast.tests.browser.test_salvos import Gunner
from tests.support.browser.people import People
from tests.support.browser.slow_line import SlowLine
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_noise_made_during_the_flight_counts_over_a_line_of_half_a_second_each_way(
    staged: Stack, people: People
) -> None:
    ann: Gunner = await people.come("en", kind=Gunner)
    line = SlowLine(0.5)
    await ann.page.route_web_socket("**/ws/rooms/**", line.lay)
    await ann.joins(staged, "clamour")
    await line.measured()
    await ann.takes_aim("BA05")
    # The salvo has not even reached the site.
    await ann.fires_with_noise(after=250)
    await ann.is_hurt("BA05", 4)
    made = ann.page.get_by_text(ann.t("noise-3") + "!")
    await expect(made.first).to_be_attached()
