"""Three salvos of one turn on the full stack: silent, with a typed noise, with sound help.

Who looks on does so at another process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.mag_blast.tests.browser.staged import UNHURRIED, options_of
from games.mag_blast.tests.browser.test_salvos import LONG, Gunner
from tests.rules import rule
from tests.support import servers, stack
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def staged_stack(postgres: servers.Postgres, redis: servers.Redis) -> Iterator[Stack]:
    site = stack.full(postgres, redis, "games.mag_blast.tests.browser.staged", **UNHURRIED)
    yield site
    site.close()


@rule("MB-216", "MB-219", "MB-222")
async def test_a_silent_salvo_misses_a_typed_noise_and_sound_help_hit(
    staged_stack: Stack, people: People
) -> None:
    ann: Gunner = await people.come("en", kind=Gunner, reduced_motion="reduce")
    cleo: Gunner = await people.come("pl", kind=Gunner, reduced_motion="reduce")
    link = await ann.open_room(staged_stack.url, "Ann", options_of("helped"))
    await cleo.page.goto(link.replace(staged_stack.url, staged_stack.urls[-1]))
    await ann.add_bot("easy")
    await ann.ready()
    await ann.takes_aim("BA05")
    await ann.fires()
    await expect(ann.is_mute).to_be_visible()
    await expect(ann.is_mute).to_have_count(0, timeout=LONG)
    await cleo.is_hurt("BA05", 1)
    await ann.takes_aim("BA05")
    await ann.fires()
    await expect(ann.is_mute).to_be_visible()
    await ann.types_noise()
    await cleo.is_hurt("BA05", 4)
    await ann.asks_for_help()
    await ann.takes_aim("SC05", "kind-L")
    await ann.fires()
    await cleo.is_hurt("SC05", 1)
