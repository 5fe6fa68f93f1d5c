"""The end of a match as a picture, as somebody gets it who presses the button."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path

from tests.support.browser.people import Person


async def shared_picture(person: Person) -> tuple[int, int]:
    """The size of the PNG that is saved where nothing can be shared."""
    async with person.page.expect_download() as shared:
        await person.press(person.button("end-share"))
    head = (await asyncio.to_thread(Path(await (await shared.value).path()).read_bytes))[:24]
    assert head.startswith(b"\x89PNG")
    return struct.unpack(">II", head[16:])
