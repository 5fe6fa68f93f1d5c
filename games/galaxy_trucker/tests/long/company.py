"""Two people, a bot and a spectator, at two addresses of a site."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Sequence

from games.galaxy_trucker.tests.browser.trucker import Trucker
from tests.support.browser.expecting import expect
from tests.support.browser.people import People

PHONE = (390, 844)
STILL = {"reduced_motion": "reduce"}


async def a_table(
    people: People, one: str, other: str, options: Sequence[str]
) -> tuple[Trucker, Trucker, Trucker]:
    """Anna at a desk and Ben on a phone with a bot beside them, Cleo who looks on, before "Go!"."""
    anna: Trucker = await people.come("pl", kind=Trucker, **STILL)
    ben: Trucker = await people.come("en", kind=Trucker, size=PHONE, **STILL)
    cleo: Trucker = await people.come("en", kind=Trucker, **STILL)
    link = (await anna.open_room(one, "Anna", options)).replace(one, other)
    await gather(ben.page.goto(link), cleo.page.goto(link))
    await ben.sit("Ben")
    places = anna.page.get_by_role("listitem")
    await places.filter(has_text="Ben").wait_for()
    await anna.add_bot("easy")
    await places.filter(has_text=anna.t("level-easy")).wait_for()
    await gather(anna.ready(), ben.ready())
    await gather(*(expect(each.board).to_be_visible() for each in (anna, ben, cleo)))
    return anna, ben, cleo


async def they_begin(anna: Trucker, ben: Trucker) -> None:
    await anna.calls_go()
    await ben.builds()


async def to_start_spaces(trucker: Trucker) -> None:
    """On a phone they lie behind a tab."""
    await trucker.press(trucker.action("board-tab-starts"))
    await trucker.finishes()
