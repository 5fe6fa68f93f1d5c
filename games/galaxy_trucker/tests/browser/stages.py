"""Somebody at a staged table."""

from __future__ import annotations

from typing import Any

from games.galaxy_trucker.tests.browser.scenes import SCENES
from games.galaxy_trucker.tests.browser.staged import options_of
from games.galaxy_trucker.tests.browser.trucker import Trucker
from tests.support.browser.people import People
from tests.support.stack import Stack


def chosen(scene: str) -> list[str]:
    """The options of a room with this scene."""
    fields = [f"option-{field}-{value}" for field, value in options_of(scene).items()]
    return [f"option-seats-{len(SCENES[scene]().seats)}", *fields]


async def on_stage(
    site: Stack, people: People, scene: str, *, kind: type[Trucker] = Trucker, **how: Any
) -> Any:
    """In that scene, against bots."""
    ewa: Trucker = await people.come("en", kind=kind, **how)
    await ewa.open_room(site.url, "Ewa", chosen(scene))
    for _ in range(len(SCENES[scene]().seats) - 1):
        await ewa.add_bot("easy")
    await ewa.ready()
    await ewa.board.wait_for()
    return ewa
