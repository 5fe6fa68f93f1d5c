"""What reminds a shooter of the noise."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from games.mag_blast.tests.browser.test_salvos import at_table
from tests.rules import rule
from tests.support.browser.people import MOVING, People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
GLOW = """(key) => {
  const [light] = key.getAnimations();
  return [0, 1_999, 2_500].map((at) => {
    light.currentTime = at;
    return getComputedStyle(key).boxShadow;
  });
}"""
"""Of a key of the sound pad, so many milliseconds after the salvo began to wait."""


@rule("MB-220")
async def test_the_sound_pad_lights_up_after_two_seconds(staged: Stack, people: People) -> None:
    ann = await at_table(staged, people, "aim", **MOVING)
    await ann.takes_aim("BA05")
    await ann.fires()
    await expect(ann.is_mute).to_be_visible()
    at_once, until_then, afterwards = await ann.page.locator(".pad .noise").first.evaluate(GLOW)
    assert at_once == until_then != afterwards
