"""Random players: they choose among kinds of action first, and seldom end a phase."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec

from games.chance import Chance
from games.engine import Action, Event, Presence
from games.offers import Offer
from games.referee import audiences, begin, codec, next_deadline, play, told
from games.space_hulk.opening import set_up
from games.space_hulk.rules import SpaceHulk, closed
from games.space_hulk.scenarios import Scenario
from games.space_hulk.state import HulkState, Options
from games.space_hulk.tests.arenas import ARENAS

GAME = SpaceHulk()
SELDOM = {"end_phase": 12, "finish": 12, "leave": 2, "swap": 6, "face": 6, "trade": 6, "reload": 6}
STANDING = {"resign": 4000, "offer_draw": 600, "preset": 150, "ask_floor": 12}


class Played:
    """One match of random players, and what was met in it."""

    def __init__(self, options: Options, seats: int, number: int) -> None:
        self.random = Random(number)
        seed = f"{number:064x}"
        self.seats = seats
        state, move = begin(GAME, options, seats, seed)
        assert isinstance(state, HulkState)
        self.state = state
        self.met: Counter[str] = Counter(tag(event) for event in move.events)
        self.moves = 0
        self.purposes: set[str] = set()
        self.untold: list[object] = []
        """Moves of a seat or the clock that told an audience nothing."""

    def on(self, scenario: Scenario, options: Options, number: int) -> Played:
        """The same players on another board."""
        self.state, told = set_up(scenario, options, self.seats, Chance(f"{number:064x}"))
        self.note(closed(self.state, None, told))
        return self

    def on_arena(self, number: int) -> Played:
        return self.on(ARENAS[number % 2], Options(clock="standard"), number)

    def play(self, seat: int | None, action: Action, at: int) -> None:
        move = play(GAME, self.state, seat, action, at)
        self.purposes.update(draw.purpose for draw in move.draws)
        if any(not told(move.events, each) for each in audiences(GAME, self.state, self.seats)):
            self.untold.append(action)
        self.note(move.events)

    def note(self, events: list[Event]) -> None:
        self.met.update(map(tag, events))
        self.moves += 1

    def step(self) -> None:
        """Somebody acts, goes away or comes back, or a deadline falls due."""
        random, state = self.random, self.state
        if random.random() < 0.01:
            seat = random.randrange(self.seats)
            here = state.stations[seat].away_since is not None
            self.play(None, Presence(seat, here), state.now)
            return
        if random.random() < 0.01 and (deadline := next_deadline(GAME, state)) is not None:
            self.play(None, deadline.action, max(state.now, deadline.at))
            return
        choices = self.choices()
        if choices:
            seat, offer = choices[random.randrange(len(choices))]
            self.act(seat, offer)
            return
        deadline = next_deadline(GAME, state)
        assert deadline is not None, "nobody may act and nothing falls due"
        self.play(None, deadline.action, max(state.now, deadline.at))

    def choices(self) -> list[tuple[int, Offer]]:
        """One offer of each kind, rarely one that ends things."""
        kinds: dict[tuple[int, str], list[Offer]] = {}
        for seat in range(self.seats):
            for offer in GAME.offers(self.state, seat):
                rare = STANDING.get(offer.do, 1) if offer.standing else SELDOM.get(offer.do, 1)
                if offer.standing and offer.do not in STANDING:
                    rare = 20
                if self.random.randrange(rare) == 0:
                    kinds.setdefault((seat, offer.do), []).append(offer)
        found = [(seat, self.random.choice(each)) for (seat, _), each in kinds.items()]
        return found or [
            (seat, offer)
            for seat in range(self.seats)
            for offer in GAME.offers(self.state, seat)
            if not offer.standing
        ]

    def act(self, seat: int, offer: Offer) -> None:
        asked = offer.pick(self.random.randrange)
        assert offer.holds(asked)
        action = codec(GAME).asked(msgspec.json.encode(asked))
        refusal = GAME.judge(self.state, seat, action)
        assert refusal is None, (asked, refusal and refusal.refusal)
        self.state.now += self.random.randrange(900)
        self.play(seat, action, self.state.now)

    def looks(self) -> list[Any]:
        return GAME.views(self.state, audiences(GAME, self.state, self.seats))


def tag(event: Event) -> str:
    return str(type(event).__struct_config__.tag)
