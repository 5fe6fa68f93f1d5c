"""Four people and a spectator in Ann's attack, their clock set by the test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from games.chance import Chance
from games.engine import Event
from games.mag_blast.rules import MagBlast
from games.mag_blast.state import MagState, Options, Window
from games.mag_blast.tests.positions import A, position
from server.matches.live import participant_requests
from server.matches.process.runtime import MatchRuntime
from tests.support.tables import Table, Watcher

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


class Battle(Table):
    people: Sequence[Watcher]
    watcher: Watcher

    @classmethod
    async def begin(cls, runtime: MatchRuntime) -> Self:
        table = await cls.open(runtime, game="mag_blast", seats=len(SEATS), options=OPTIONS)
        assert isinstance(table, cls)
        table.people = [await table.join(seat) for seat in range(len(SEATS))]
        table.watcher = await table.join(None)
        return table

    async def fires(self) -> None:
        """Ann at Ben, with a noise: a window opens."""
        ann = self.people[A]
        await self.act(ann, "fire", do="fire", ship="CR06", card="B01", target="BA05")
        await self.act(ann, "noise", do="sound", noise=3)

    async def wish(self, wanted: bool) -> None:
        """Of everybody: that the match stands, or that it goes on."""
        for person in self.people:
            await self.do(lambda p=person: participant_requests.pause(self.live, p, wanted))

    async def state(self) -> MagState:
        state = (await self.live.head()).state
        assert isinstance(state, MagState)
        return state

    async def stored(self) -> bytes:
        """All the truth, as a checkpoint keeps it."""
        return bytes((await self.live.head()).begun.codec.encode(await self.state()))

    async def window(self) -> Window | None:
        return (await self.state()).window
