"""Four people and a spectator in Ann's attack, their clock set by the test."""

from __future__ import annotations

from games.chance import Chance
from games.engine import Event
from games.mag_blast.rules import MagBlast
from games.mag_blast.state import MagState, Options, Window
from games.mag_blast.tests.positions import A, position
from tests.support.tables import FullTable

SEATS = (
    "f6 yel:CR06,CR07 grn:DE04 red:BA06 blu:SC01 hand:B01,B02,L05",
    "f1 yel:BA05 grn:CR11 hand:EA01,RE01",
    "f9 yel:CR01 hand:TF01,L07",
    "f3 yel:CR02 hand:L08,L09",
)
OPTIONS = '{"sound":"casual","pace":"relaxed"}'


def begins_in_the_middle(
    game: MagBlast, options: Options, many: int, chance: Chance
) -> tuple[MagState, list[Event]]:
    state = position(*SEATS, sound=options.sound, pace=options.pace)
    state.options = options
    return state, []


class Battle(FullTable):
    async def fires(self) -> None:
        """Ann at Ben, with a noise: a window opens."""
        ann = self.people[A]
        await self.act(ann, "fire", do="fire", ship="CR06", card="B01", target="BA05")
        await self.act(ann, "noise", do="sound", noise=3)

    async def state(self) -> MagState:
        state = (await self.live.head()).state
        assert isinstance(state, MagState)
        return state

    async def window(self) -> Window | None:
        return (await self.state()).window
