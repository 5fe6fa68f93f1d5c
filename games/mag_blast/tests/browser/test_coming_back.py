"""Somebody goes in their turn, a bot plays on, and they come back to a salvo of the bot's."""

from __future__ import annotations

import re
from asyncio import gather
from collections.abc import Iterator

import pytest

from games.mag_blast.tests.browser.staged import options_of
from games.mag_blast.tests.browser.test_salvos import LONG, Gunner
from tests.rules import rule
from tests.support import stack
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
STILL = {"reduced_motion": "reduce"}
THINKS = 6_000
"""Milliseconds between the bot's salvo and the noise that it would make, in which somebody can come
back; a salvo waits for twice as long."""


HASTY = {"AWAY_MS": "1000", "PATIENCE_MS": "1000", "BOTS_THINK": str(THINKS)}
"""Nobody waits for a minute to see that somebody has gone."""


@pytest.fixture
def hasty() -> Iterator[Stack]:
    site = stack.embedded("games.mag_blast.tests.browser.staged", **HASTY)
    yield site
    site.close()


@rule("MB-443")
async def test_who_comes_back_makes_the_noise_for_a_salvo_of_the_bot(
    hasty: Stack, people: People
) -> None:
    await comes_back_to_a_salvo(hasty, people)


async def comes_back_to_a_salvo(site: Stack, people: People) -> None:
    """Ann, at another process than before, where there is one."""
    ann: Gunner = await people.come("en", kind=Gunner, **STILL)
    ben: Gunner = await people.come("en", kind=Gunner, **STILL)
    link = await ann.open_room(site.url, "Ann", options_of("aim"))
    await ben.page.goto(link)
    await ben.sit("Ben")
    await gather(ann.ready(), ben.ready())
    await expect(ann.asks("attacking")).to_be_visible()
    await ann.page.goto("about:blank")
    salvo = ben.page.get_by_text(re.compile("^Ann fires: "))
    await salvo.first.wait_for(state="attached", timeout=LONG)
    await ann.page.goto(link.replace(site.url, site.urls[-1]))
    await expect(ann.is_mute).to_be_visible()
    await ann.makes_noise()
    # They are back before it: the bot has made none.
    said = ben.page.get_by_role("list", name=ben.t("drawer-log")).get_by_text(re.compile("^Ann"))
    await expect(said.last).to_have_text(f"Ann: “{ben.t('noise-3')}!”")
    await expect(said.nth(-2)).to_have_text("Ann is back and plays.")
    await ben.is_hurt("CA02", 3)
