"""2.2 Setting up: options and scenario make the first state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.chance import Chance
from games.engine import Event, Illegal
from games.space_hulk import rounds, seats
from games.space_hulk.board import board_of
from games.space_hulk.events import SideDrawn
from games.space_hulk.ruleset import SHOOTING, Ruleset, in_force
from games.space_hulk.scenarios import BY_ID, SUPPLY, Scenario
from games.space_hulk.state import HulkState, Marine, Options, Station

FLAT = {0: 3, 1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4}
LIGHT = {0: 3, 1: 8, 2: 7, 3: 5, 4: 2, 5: 1, 6: 1}
SUPPLIES = {"default": SUPPLY, "flat": FLAT, "light": LIGHT}


def ruleset(scenario: Scenario, options: Options) -> Ruleset:
    """7 What a room says outranks the scenario, which outranks 3.1."""
    given: dict[str, Any] = {}
    for name in ("airlock_closers", "overwatch_overlap"):
        if (value := getattr(options, name)) != "scenario":
            given[name] = value
    for name in ("blip_may_enter_sight", "turn_to_face"):
        if (value := getattr(options, name)) != "scenario":
            given[name] = value == "on"
    if options.shooting_die != "scenario":
        given["shooting_die"] = SHOOTING[options.shooting_die]
    if options.jam_faces != "scenario":
        given["jam_faces"] = int(options.jam_faces)
    return replace(in_force(scenario.ruleset), **given)


def scenario_of(options: Options) -> Scenario:
    """7 One of the six, or the board of the room. Raises ``no-board``."""
    if options.scenario != "own":
        return BY_ID[options.scenario]
    if options.board is None:
        raise Illegal("no-board", "SH-649")
    return options.board


def new_match(options: Options, number: int, chance: Chance) -> tuple[HulkState, list[Event]]:
    return set_up(scenario_of(options), options, number, chance)


def set_up(
    scenario: Scenario, options: Options, number: int, chance: Chance
) -> tuple[HulkState, list[Event]]:
    """SH-020 The match as it stands before anybody has done anything."""
    told: list[Event] = []
    aliens = {"first": 0, "last": number - 1}.get(options.aliens)
    if aliens is None:
        aliens = chance.below(number, "sides")
        told.append(SideDrawn(aliens))
    rules, board = ruleset(scenario, options), board_of(scenario.map)
    state = HulkState(
        chance=chance,
        # The board is the scenario; a second copy would only make the state larger.
        options=replace(options, board=None),
        scenario=scenario,
        ruleset=rules,
        alien_seat=aliens,
        limit=max(1, scenario.round_limit + options.handicap_rounds),
        stations=[Station() for _ in range(number)],
        marines=_marines(scenario, rules, seats.marine_seats(number, aliens)),
        doors={square: square in board.open_doors for square in board.doors},
        supply=dict(SUPPLIES.get(options.supply, scenario.supply)),
        objects={thing.id: board.square(*thing.at) for thing in scenario.objects},
    )
    return state, told + _begin(state)


def _marines(scenario: Scenario, rules: Ruleset, owners: Sequence[int]) -> dict[str, Marine]:
    """SH-021 Roles in reading order of the start squares; SH-580 dealt to seats in blocks."""
    board = board_of(scenario.map)
    dealt = seats.blocks(owners, len(scenario.squad))
    marines = {}
    for number, (role, (square, facing)) in enumerate(
        zip(scenario.squad, board.starts, strict=True), 1
    ):
        flamer = role == "flamer"
        marines[f"m{number}"] = Marine(
            id=f"m{number}",
            seat=dealt[number - 1],
            role=role,
            at=square,
            facing=facing,
            ap=rules.marine_ap,
            fuel=rules.fuel if flamer else 0,
            reloads=rules.reloads if flamer else 0,
        )
    return marines


def _begin(state: HulkState) -> list[Event]:
    """SH-020 With something to arrange the marines begin, else the start blips are drawn."""
    if state.scenario.deploy == "swap" or len(state.stations) > 2:
        return rounds.open_phase(state, "deploy")
    return rounds.start_blips(state)


def seats_of(options: Options) -> range:
    """SH-580 Up to five marine seats, and no more than there are marines."""
    return range(2, 2 + min(5, len(scenario_of(options).squad)))


def sides(options: Options, number: int) -> Sequence[str]:
    if options.aliens == "random":
        return ["unknown"] * number
    aliens = 0 if options.aliens == "first" else number - 1
    return ["aliens" if seat == aliens else "marines" for seat in range(number)]
