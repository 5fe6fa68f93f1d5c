"""What the contract suite asks of this game: components, and what an audience cannot know."""

from __future__ import annotations

from collections import Counter

import msgspec

from games.engine import Audience
from games.offers import Below
from games.space_hulk.scenarios import SCENARIOS, Scenario
from games.space_hulk.state import HulkState, Options
from games.space_hulk.tests.arenas import ARENAS
from games.space_hulk.tests.boards import GOOD
from games.space_hulk.tests.rushing import rush

OPTIONS = (
    Options(),
    Options(scenario="brood_furnace", clock="standard", supply="flat"),
    Options(scenario="black_box", aliens="random", clock="quick", overwatch_overlap="until_dead"),
    Options(scenario="iron_valves", aliens="first", auto_end="off", jam_faces="3"),
    Options(scenario="last_pumps", clock="24h", blip_may_enter_sight="on", handicap_blips=1),
    Options(scenario="long_way_out", clock="scenario", play_out_round="on", shooting_die="burst"),
    *(Options(scenario="own", board=arena, clock="standard") for arena in ARENAS),
)
DOCUMENTS = (GOOD, *map(msgspec.to_builtins, SCENARIOS))


def played_by(document: Scenario) -> Options:
    """Options by which a match is played on it."""
    return Options(scenario="own", board=document, clock="standard")


LONGEST = 4000
RARELY = {
    "end_phase": 12,
    "finish": 12,
    "swap": 6,
    "face": 6,
    "trade": 6,
    "reload": 6,
    "resign": 400,
    "offer_draw": 200,
    "preset": 60,
    "ask_floor": 10,
}
MET = {
    "ask-alien-reinforce": 35,
    "ask-flame": 2,
    "ask-placing": 25,
    "do-attack": 2,
    "do-convert": 15,
    "do-enter": 20,
    "do-enter_facing": 1,
    "do-overwatch": 40,
    "do-place_alien": 25,
    "do-place_blip": 40,
    "do-reload": 1,
    "do-shoot": 4,
    "event-alien-lost": 6,
    "event-blip-turned": 20,
    "event-door-destroyed": 1,
    "event-flames-removed": 1,
    "event-killed": 2,
    "event-melee-rolled": 1,
    "event-values-drawn": 30,
}
"""Counters drawn, placed, entering, turned over by either side, and what comes of it: half of what
the poorest of some samples had."""
prelude = rush


def components(state: HulkState) -> tuple[object, ...]:
    """Counters by value, marines by role, objects."""
    counters = Counter[int]()
    for pile in (state.supply, state.discard):
        counters.update(pile)
    counters.update(state.hand.values())
    counters.update(blip.value for blip in state.blips.values())
    things = [*state.objects]
    for marine in state.marines.values():
        things += marine.carries
    return (
        sorted((value, number) for value, number in counters.items() if number),
        [marine.role for marine in state.marines.values()],
        sorted(things),
    )


def reshuffle(state: HulkState, audience: Audience, below: Below) -> HulkState:
    """Values of blips, of the hand and of the supply dealt anew among themselves, as far as this
    audience cannot know them."""
    return state if state.alien_seat in audience or state.result else deal(state, below)


def blind(state: HulkState, below: Below) -> HulkState:
    return state if state.result else deal(state, below)


def deal(state: HulkState, below: Below) -> HulkState:
    values = [value for value, number in state.supply.items() for _ in range(number)]
    values += state.hand.values()
    values += [blip.value for blip in state.blips.values()]
    for blip in state.blips.values():
        blip.value = values.pop(below(len(values)))
    for place in state.hand:
        state.hand[place] = values.pop(below(len(values)))
    left = Counter(values)
    state.supply = {value: left[value] for value in state.supply}
    for value in left.keys() - state.supply.keys():
        state.supply[value] = left[value]
    return state
