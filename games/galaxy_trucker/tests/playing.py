"""Random players that build ships before they fly them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec

from games.engine import Event
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.state import Options, TruckState
from games.offers import Offer
from games.referee import audiences, begin, codec, next_deadline, play

GAME = GalaxyTrucker()
RARELY = {
    "finish": 60,
    "give_up": 40,
    "peek": 12,
    "reserve": 6,
    "lift": 6,
    "put_back": 6,
    "flip": 4,
}
"""Once in how many times a kind of action is taken."""


class Played:
    """A match of random players, and what was met in it."""

    def __init__(self, options: Options, seats: int, number: int) -> None:
        self.random = Random(number)
        state, move = begin(GAME, options, seats, f"{number:064x}")
        assert isinstance(state, TruckState)
        self.state, self.seats, self.moves = state, seats, 0
        self.met: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.note(move.events)

    def note(self, events: list[Event]) -> None:
        self.met.update(str(type(event).__struct_config__.tag) for event in events)
        self.moves += 1

    def play(self, seat: int | None, action: Any, at: int) -> None:
        if self.state.question is not None:
            self.asked[self.state.question.kind] += 1
        self.note(play(GAME, self.state, seat, action, at).events)

    def step(self) -> None:
        """Somebody acts, or a deadline falls due."""
        choices = self.choices()
        deadline = next_deadline(GAME, self.state)
        if not choices or self.random.random() < 0.02:
            assert deadline is not None, f"nobody may act and nothing falls due: {self.state.phase}"
            self.play(None, deadline.action, max(self.state.now, deadline.at))
            return
        seat, offer = self.random.choice(choices)
        asked = offer.pick(self.random.randrange)
        assert offer.holds(asked), (offer, asked)
        action = codec(GAME).asked(msgspec.json.encode(asked))
        at = self.state.now + self.random.randrange(700)
        if deadline is not None and deadline.at <= at:
            self.play(None, deadline.action, max(self.state.now, deadline.at))
            return
        self.state.now = at
        refusal = GAME.judge(self.state, seat, action)
        assert refusal is None, (asked, refusal and refusal.refusal)
        self.play(seat, action, at)

    def choices(self) -> list[tuple[int, Offer]]:
        """One offer of each kind."""
        found = []
        for seat in range(self.seats):
            kinds: dict[str, list[Offer]] = {}
            for offer in GAME.offers(self.state, seat):
                if self.random.randrange(RARELY.get(offer.do, 1)) == 0:
                    kinds.setdefault(offer.do, []).append(offer)
            found += [(seat, self.random.choice(each)) for each in kinds.values()]
        return found

    def looks(self) -> list[Any]:
        return GAME.views(self.state, audiences(GAME, self.state, self.seats))
