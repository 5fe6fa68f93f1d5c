"""12.6 What a seat may do now, field by field."""

from __future__ import annotations

from itertools import combinations_with_replacement

from msgspec.structs import asdict

from games.engine import Illegal
from games.galaxy_trucker import adventures, building, departure, flight, glass, losing, scoring
from games.galaxy_trucker.aboard import batteries, figures, single_tokens, tokens
from games.galaxy_trucker.actions import Load
from games.galaxy_trucker.checking import is_sound
from games.galaxy_trucker.goods import CUBES, holds
from games.galaxy_trucker.hands import SLOTS
from games.galaxy_trucker.power import strength
from games.galaxy_trucker.preparing import HIDDEN, STACKS, handicap
from games.galaxy_trucker.ship import Part, in_order, may_join, pieces, rim
from games.galaxy_trucker.state import Question, Trucker, TruckState
from games.galaxy_trucker.steps import (
    Broken,
    CrewLoss,
    Declaring,
    GoodsLoss,
    Landing,
    Loading,
    Struck,
)
from games.galaxy_trucker.tiles import TILES
from games.offers import AnyDomain, Each, Number, Offer, One, Some


def offers(state: TruckState, seat: int) -> list[Offer]:
    if state.question is not None:
        return answers(state, seat, state.question)
    trucker = state.seats[seat]
    match state.phase:
        case "go":
            return [Offer("go")]
        case "build" | "start_pick":
            return [*while_building(state, seat), *pick(state, trucker)]
        case "fix" if not trucker.mended:
            return [fix(trucker)]
        case "crew" if not trucker.manned:
            return [crew(state, seat)]
        case "scoring" if not trucker.done:
            return [Offer("seen")]
        case "next" if not trucker.done:
            return [Offer("ready")]
    return []


# ---- building


def while_building(state: TruckState, seat: int) -> list[Offer]:
    if state.phase != "build":
        return []
    trucker = state.seats[seat]
    found = [Offer("flip")] if may_flip(state, trucker) else []
    if not trucker.builds:
        return found
    if trucker.peeks is not None:
        found.append(Offer("stop_peek"))
        return found + finish(state)
    if trucker.hand is not None:
        return found + with_tile(state, trucker)
    return found + with_empty_hand(state, seat) + finish(state)


def may_flip(state: TruckState, trucker: Trucker) -> bool:
    try:
        glass.check_flip(state, trucker)
    except Illegal:
        return False
    return True


def finish(state: TruckState) -> list[Offer]:
    return [Offer("finish", {"space": One(glass.free_spaces(state))})]


def pick(state: TruckState, trucker: Trucker) -> list[Offer]:
    if trucker.stopped_at is None or trucker.space is not None:
        return []
    return [Offer("pick_space", {"space": One(glass.free_spaces(state))})]


def with_tile(state: TruckState, trucker: Trucker) -> list[Offer]:
    assert trucker.hand is not None
    found = []
    free = rim(trucker.ship.parts, state.board.cells)
    for k in range(4):
        cells = places(state, trucker, Part(trucker.hand.tile, k), free)
        if cells:
            found.append(Offer("place", {"k": One([k]), "cell": One(cells)}))
    slots = [slot for slot in SLOTS if slot not in trucker.reserve]
    if slots and building.may_reserve(state):
        found.append(Offer("reserve", {"slot": One(slots)}))
    if not trucker.hand.reserved:
        found.append(Offer("put_back"))
    return found


def places(state: TruckState, trucker: Trucker, part: Part, free: list[int]) -> list[int]:
    """GT-109 GT-110 On which of these cells the tile may lie at this rotation."""
    parts = trucker.ship.parts
    strict = building.help_of(state) == "strict"
    return [
        cell
        for cell in free
        if may_join(parts, part, cell) and (not strict or is_sound(parts, part, cell))
    ]


def with_empty_hand(state: TruckState, seat: int) -> list[Offer]:
    trucker = state.seats[seat]
    found = [Offer("draw_hidden")] if state.heap else []
    if state.table:
        found.append(take_open(state, seat))
    if trucker.reserve:
        found.append(Offer("take_reserved", {"slot": One(sorted(trucker.reserve))}))
    if trucker.loose is not None:
        found.append(Offer("lift"))
    held = {other.peeks for other in state.seats}
    stacks = [stack for stack in STACKS if stack != HIDDEN and stack not in held]
    if state.stacks and stacks and len(trucker.ship.parts) > 1:
        found.append(Offer("peek", {"stack": One(stacks)}))
    return found


def take_open(state: TruckState, seat: int) -> Offer:
    """Judged as it comes: a list of the table would travel with every tile that goes or comes. Each
    seat is given another example, so that four who take it do not meet."""
    tiles = list(state.table)
    example = tiles[seat * len(tiles) // len(state.seats)]
    return Offer("take_open", {"tile": Number(0, len(TILES) - 1)}, example={"tile": example})


# ---- before the start


def fix(trucker: Trucker) -> Offer:
    cells, plan = in_order(trucker.ship.parts), trucker.plan
    assert plan is not None
    return Offer(
        "fix_ship",
        {"remove": Some(cells, 0, len(cells) - 1), "keep": One(cells)},
        example={"remove": list(plan.remove), "keep": plan.keep},
    )


def crew(state: TruckState, seat: int) -> Offer:
    may = departure.crew_choices(state, seat)
    cells = {
        colour: One(sorted({0, *(aliens.get(colour, 0) for aliens in may)}))
        for colour in ("brown", "purple")
    }
    return Offer("place_crew", dict(cells), example={"brown": 0, "purple": 0})


# ---- flight


def answers(state: TruckState, seat: int, question: Question) -> list[Offer]:
    if seat not in question.waits_for:
        return []
    to = One([question.name])
    match question.step:
        case Declaring() as step:
            return [declare(state, step, to)]
        case Struck():
            charge = One(single_tokens(state.seats[seat].ship))
            return [
                Offer("answer_hit", {"to": to, "protect": One([True]), "pay": charge}),
                Offer("answer_hit", {"to": to, "protect": One([False]), "pay": One([0])}),
            ]
        case Broken():
            return [Offer("keep_piece", {"to": to, "cell": One(piece_cells(state, seat))})]
        case CrewLoss() as step:
            return [lose_crew(state, step, to)]
        case GoodsLoss() as step:
            among, many = losing.at_stake(state, step), step.number
            return [Offer("lose_goods", {"to": to, "pieces": Some(among, many, many)})]
        case Loading() as step:
            return [load(state, step, seat, to)]
        case Landing():
            free = One(adventures.free_planets(state))
            return [Offer("land", {"to": to, "planet": free}), Offer("pass", {"to": to})]
    return plain(state, seat, question, to)


def plain(state: TruckState, seat: int, question: Question, to: One) -> list[Offer]:
    match question.kind:
        case "roll":
            return [Offer("roll", {"to": to})]
        case "title":
            return [Offer("choose_title", {"title": One(scoring.own_titles(state, seat))})]
        case "pause":
            found = [Offer("continue", {"to": to})]
            return [*found, Offer("give_up", {"to": to})] if may_give_up(state) else found
    return [Offer("accept", {"to": to}), Offer("decline", {"to": to})]


def may_give_up(state: TruckState) -> bool:
    try:
        scoring.check_give_up(state)
    except Illegal:
        return False
    return True


def piece_cells(state: TruckState, seat: int) -> list[int]:
    """One cell of each piece would do; any is taken."""
    return [cell for piece in pieces(state.seats[seat].ship.parts) for cell in piece]


def declare(state: TruckState, step: Declaring, to: One) -> Offer:
    ship = state.seats[step.seat].ship
    doubles, charge = list(strength(ship, step.power).gains), tokens(ship)
    most = min(len(doubles), batteries(ship))
    take: dict[str, AnyDomain] = {
        "to": to,
        "feed": Some(doubles, 0, most),
        "pay": Some(charge, 0, most),
    }
    return Offer("declare", take, example=asdict(flight.default(state, step.seat)))


def lose_crew(state: TruckState, step: CrewLoss, to: One) -> Offer:
    among = figures(state.seats[step.seat].ship)
    take: dict[str, AnyDomain] = {
        "to": to,
        "figures": Some(among, step.number, step.number),
    }
    bites = handicap(state, step.seat).crew_loss_aliens_first
    example = asdict(flight.default(state, step.seat)) if bites else None
    return Offer("lose_crew", take, example=example)


def load(state: TruckState, step: Loading, seat: int, to: One) -> Offer:
    ship = state.seats[seat].ship
    cells = [str(cell) for cell in holds(ship.parts)]
    example = flight.default(state, seat)
    assert isinstance(example, Load)
    layout = Each(cells, One(list(LOADS)))
    return Offer("load", {"to": to, "layout": layout}, example=asdict(example))


LOADS = tuple(
    "".join(some) for many in range(4) for some in combinations_with_replacement(CUBES, many)
)
"""What may lie in a hold: up to three cubes, the dearest first."""
