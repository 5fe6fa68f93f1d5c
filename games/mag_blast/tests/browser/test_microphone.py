"""A shout at the microphone, played to Chromium in place of a real one."""

from __future__ import annotations

import json
import math
import wave
from array import array
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from games.mag_blast.tests.browser.test_salvos import Gunner
from tests.support.browser.contexts import contexts_of
from tests.support.browser.fixtures import long_enough
from tests.support.browser.launching import PLAIN
from tests.support.browser.people import People
from tests.support.stack import Stack
from tools.needs import chromium

pytestmark = pytest.mark.asyncio(loop_scope="session")
RATE = 48_000
QUIET, SHOUT = 2.0, 0.6
"""Seconds, over and over."""
USUAL = 3


def shouting(file: Path) -> None:
    """Quiet, then a shout."""
    silence = array("h", bytes(2 * int(QUIET * RATE)))
    shout = array("h", (int(9000 * math.sin(at / 20)) for at in range(int(SHOUT * RATE))))
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes((silence + shout).tobytes())


@pytest_asyncio.fixture(loop_scope="session")
async def hearing(tmp_path: Path) -> AsyncIterator[Browser]:
    """A Chromium with a microphone at which somebody shouts every other second."""
    shouting(tmp_path / "shout.wav")
    args = [
        *PLAIN,
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        f"--use-file-for-fake-audio-capture={tmp_path / 'shout.wav'}",
    ]
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=chromium(), args=args)
        yield started
        await started.close()


async def test_a_shout_is_the_noise_and_leaves_no_sound(hearing: Browser, staged: Stack) -> None:
    people = People(contexts_of(hearing), long_enough())
    ann: Gunner = await people.come("en", kind=Gunner)
    sent: list[str | bytes] = []

    def keep(frame: str | bytes) -> None:
        sent.append(frame)

    ann.page.on("websocket", lambda line: line.on("framesent", keep))
    await ann.joins(staged, "aim")
    await ann.press(ann.button("board-mic"))
    await expect(ann.button("board-mic-on")).to_be_visible()
    await ann.takes_aim("BA05")
    await ann.fires()
    await ann.is_hurt("BA05", 4)
    acts = [told["action"] for told in map(json.loads, sent) if told.get("type") == "act"]
    assert {"do": "sound", "noise": USUAL} in acts
    assert {act["do"] for act in acts} == {"fire", "sound"}
    await ann.press(ann.button("board-mic-on"))
    await expect(ann.button("board-mic")).to_be_visible()
    await people.leave()
    assert people.problems() == []
