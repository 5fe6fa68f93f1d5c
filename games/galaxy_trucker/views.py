"""12.5 Scene and view: what an audience may see, built from nothing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from games.engine import Audience, Millis, Seat, Turn, View
from games.galaxy_trucker import building, clock, glass
from games.galaxy_trucker.aboard import Colour, Ship, batteries, humans, left_of
from games.galaxy_trucker.actions import Answer
from games.galaxy_trucker.cards import CARDS, Card
from games.galaxy_trucker.events import ScoreLine
from games.galaxy_trucker.goods import carried, worth
from games.galaxy_trucker.hits import meetings
from games.galaxy_trucker.levels import LEVELS, Level
from games.galaxy_trucker.power import Power, strength
from games.galaxy_trucker.scoring import is_trek
from games.galaxy_trucker.ship import Part, beside, exposed, in_order, kind, pieces
from games.galaxy_trucker.state import Options, Out, Phase, Trucker, TruckState
from games.galaxy_trucker.steps import (
    Broken,
    CrewLoss,
    Declaring,
    GoodsLoss,
    Loading,
    Pausing,
    Struck,
    Throw,
    Trying,
)
from games.galaxy_trucker.threats import left_after
from games.galaxy_trucker.tiles import CANNONS, ENGINES, TILES, Tile
from games.galaxy_trucker.titles import HANDICAPS, Handicap, Title
from games.galaxy_trucker.titles import score as title_score

ALWAYS_THROWN = ("meteors", "sabotage")
"""Kinds of cards that end with a throw, whatever happens before."""


class Scene(Struct, frozen=True, omit_defaults=True):
    tiles: tuple[Tile, ...]
    cards: dict[str, Card]
    levels: dict[str, Level]
    titles: dict[Title, Handicap]
    options: Options


class PowerRange(Struct, frozen=True):
    """Least and most, fire power in half points."""

    least: int
    most: int


class ShownTitle(Struct, frozen=True, omit_defaults=True):
    holder: Seat | None = None
    gold: bool | None = None
    scores: dict[str, int] | None = None


class ShownQuestion(Struct, frozen=True, omit_defaults=True):
    kind: str
    name: str
    seats: list[Seat]
    threat: str | None = None
    line: int | None = None
    power: Power | None = None
    declared: dict[int, int] | None = None
    """GT-235 By seat; fire power in half points."""
    load: dict[int, str] | None = None
    """GT-294 What is offered, by seat."""
    many: int | None = None
    """How many figures, or goods of one kind, are to be lost."""


class Glass(Struct, frozen=True, omit_defaults=True):
    circle: int
    until: Millis | None = None


class Piece(Struct, frozen=True, omit_defaults=True):
    """GT-266 A piece of a broken ship, and what would fly on with it."""

    cells: list[int]
    fire: PowerRange
    engines: PowerRange
    humans: int = 0
    aliens: list[Colour] = []
    tokens: int = 0
    cubes: str = ""


class ShownTrucker(Struct, frozen=True, omit_defaults=True):
    ship: dict[int, Part]
    credits: int
    lost: int
    exposed: int
    fire: PowerRange
    engines: PowerRange
    loose: int | None = None
    holds: bool | None = None
    """Something is in its hand."""
    hand: int | None = None
    """The tile, if all know it."""
    reserve: dict[int, int] | None = None
    peeks: int | None = None
    space: int | None = None
    stopped: bool | None = None
    crew: dict[int, int] | None = None
    aliens: dict[Colour, int] | None = None
    tokens: dict[int, int] | None = None
    cubes: dict[int, str] | None = None
    worth: int | None = None
    position: int | None = None
    out: Out | None = None
    title: Title | None = None
    gold: bool | None = None
    answered: bool | None = None
    done: bool | None = None
    away: bool | None = None
    pieces: list[Piece] | None = None


class Feeding(Struct, frozen=True):
    """What a declaration can be made of; fire power in half points."""

    base: int
    gains: dict[int, int]
    bonus: int


class Hit(Struct, frozen=True):
    """What a threat would destroy, and the pieces that would be left."""

    cell: int
    pieces: list[list[int]]


class Own(Struct, frozen=True, omit_defaults=True):
    hand: int | None = None
    cards: list[str] | None = None
    peek_until: Millis | None = None
    """GT-137 When the stack returns by itself."""
    blocked: list[int] | None = None
    answer: Answer | None = None
    power: Feeding | None = None
    hit: Hit | None = None
    leave: int | None = None


class TableView(View, frozen=True, kw_only=True):
    phase: Phase
    flight: int
    level: str
    heap: int
    table: dict[int, int]
    seats: dict[int, ShownTrucker]
    bank: dict[str, int]
    glass: Glass | None = None
    cap: Millis | None = None
    stacks: list[int] | None = None
    deck: int | None = None
    card: str | None = None
    number: int | None = None
    landed: dict[int, int] | None = None
    dice: list[int] | None = None
    question: ShownQuestion | None = None
    titles: dict[str, ShownTitle] | None = None
    score: dict[int, ScoreLine] | None = None
    own: Own | None = None


def scene(state: TruckState) -> Scene:
    levels: dict[str, Level] = {
        name: level for name, level in LEVELS.items() if _plays(state, name)
    }
    return Scene(TILES, CARDS, levels, HANDICAPS if is_trek(state) else {}, state.options)


def _plays(state: TruckState, level: str) -> bool:
    return level != "learning" if is_trek(state) else level == state.level


def views(state: TruckState, audiences: Sequence[Audience]) -> list[TableView]:
    """All see the same but for ``own``."""
    common = shared(state)
    return [
        replace(common, own=own(state, audience[0])) if audience else common
        for audience in audiences
    ]


def shared(state: TruckState) -> TableView:
    return TableView(
        turn=turn(state),
        phase=state.phase,
        flight=state.flight,
        level=state.level,
        heap=len(state.heap),
        table=dict(state.table),
        seats={seat: shown(state, seat) for seat in range(len(state.seats))},
        bank=dict(state.bank),
        glass=Glass(state.circle, state.sand_until) if state.circle else None,
        cap=clock.building_until(state) if state.phase == "build" else None,
        stacks=list(state.stacks) or None,
        deck=len(state.deck) if state.number else None,
        card=state.card,
        number=state.number or None,
        landed=dict(state.landed) or None,
        dice=dice(state),
        question=question(state),
        titles=titles(state),
        score=dict(state.score) or None,
    )


def shown(state: TruckState, seat: int) -> ShownTrucker:
    trucker = state.seats[seat]
    ship = trucker.ship
    held = trucker.hand
    return ShownTrucker(
        ship=dict(ship.parts),
        credits=trucker.credits,
        lost=len(trucker.lost),
        exposed=exposed(ship.parts),
        fire=power(trucker, "cannons"),
        engines=power(trucker, "engines"),
        loose=trucker.loose,
        holds=True if held else None,
        hand=held.tile if held and held.known else None,
        reserve=dict(trucker.reserve) or None,
        peeks=trucker.peeks,
        space=trucker.space,
        stopped=True if trucker.stopped_at is not None and trucker.space is None else None,
        crew=dict(ship.crew) or None,
        aliens=dict(ship.aliens) or None,
        tokens=dict(ship.tokens) or None,
        cubes=dict(ship.cubes) or None,
        worth=worth(carried(ship)) or None,
        position=trucker.position,
        out=trucker.out,
        title=trucker.title,
        gold=trucker.gold or None,
        answered=True if state.question and seat in state.question.answers else None,
        done=trucker.done or None,
        away=True if trucker.away_since is not None else None,
        pieces=broken_pieces(state, seat),
    )


def power(trucker: Trucker, of: Power) -> PowerRange:
    # While a ship is built its batteries are not loaded yet: what it could do is what counts.
    ship = trucker.ship
    return power_of(ship, of, batteries(ship) if trucker.manned else len(ship.parts))


def power_of(ship: Ship, of: Power, tokens: int) -> PowerRange:
    """With no token, and with so many."""
    its = strength(ship, of)
    return PowerRange(its.value(()), its.value(its.best(tokens)))


def broken_pieces(state: TruckState, seat: int) -> list[Piece] | None:
    asked = state.question
    if asked is None or not isinstance(asked.step, Broken) or seat not in asked.seats:
        return None
    ship = state.seats[seat].ship
    return [_piece(left_of(ship, cells), cells) for cells in pieces(ship.parts)]


def _piece(left: Ship, cells: list[int]) -> Piece:
    tokens = batteries(left)
    return Piece(
        cells=cells,
        fire=power_of(left, "cannons", tokens),
        engines=power_of(left, "engines", tokens),
        humans=humans(left),
        aliens=list(left.aliens),
        tokens=tokens,
        cubes=carried(left),
    )


def dice(state: TruckState) -> list[int] | None:
    """GT-250 They lie beside what they have led to, and no longer. The state keeps them until the
    next throw, which may be many cards later."""
    match state.question and state.question.step:
        case Struck() | Broken():
            lie = True
        case Throw(at=at):
            lie = not at.endswith("1")
        case Trying(number=number):
            lie = number > 1
        case Pausing():
            lie = CARDS[state.card or ""].kind in ALWAYS_THROWN
        case _:
            lie = False
    return list(state.dice) if lie else None


def question(state: TruckState) -> ShownQuestion | None:
    asked = state.question
    if asked is None:
        return None
    shown = ShownQuestion(asked.kind, asked.name, list(asked.seats))
    match asked.step:
        case Throw(threat):
            return replace(shown, threat=threat)
        case Struck(threat, line):
            return replace(shown, threat=threat, line=line)
        case Declaring(power=of):
            return replace(shown, power=of, declared=dict(state.values) or None)
        case Loading(seats, offers):
            return replace(shown, load=dict(zip(seats, offers, strict=True)))
        case CrewLoss(number=many) | GoodsLoss(number=many):
            return replace(shown, many=many)
    return shown


def titles(state: TruckState) -> dict[str, ShownTitle] | None:
    """GT-462 Everybody's score in every title of this Trek."""
    if not is_trek(state):
        return None
    by_title = {each.title: seat for seat, each in enumerate(state.seats) if each.title}
    return {
        title: ShownTitle(
            holder=state.holders.get(title, by_title.get(title)),
            gold=_is_gold(state, by_title.get(title)),
            scores={
                str(seat): title_score(title, each.ship) for seat, each in enumerate(state.seats)
            },
        )
        for title in state.drawn
    }


def _is_gold(state: TruckState, holder: int | None) -> bool | None:
    return True if holder is not None and state.seats[holder].gold else None


# ---- the own part


def own(state: TruckState, seat: int) -> Own | None:
    trucker = state.seats[seat]
    helped = state.phase == "build" and building.help_of(state) != "off"
    asked = state.question
    found = Own(
        hand=trucker.hand.tile if trucker.hand else None,
        cards=None if trucker.peeks is None else list(state.stacks[trucker.peeks]),
        peek_until=clock.peek_until(state, trucker),
        blocked=(blocked(trucker) or None) if helped else None,
        answer=asked.answers.get(seat) if asked else None,
        power=feeding(state, seat),
        hit=hit(state, seat),
        leave=would_earn(trucker) if asked and asked.kind == "pause" else None,
    )
    return found if found != Own() else None


def blocked(trucker: Trucker) -> list[int]:
    """GT-167 GT-168 Free cells before barrels and behind nozzles."""
    parts = trucker.ship.parts
    before = {
        beside(cell, part.k if kind(part) in CANNONS else (part.k + 2) % 4)
        for cell, part in parts.items()
        if kind(part) in CANNONS | ENGINES
    }
    return in_order(before - parts.keys())


def feeding(state: TruckState, seat: int) -> Feeding | None:
    asked = state.question
    if asked is None or not isinstance(asked.step, Declaring) or seat not in asked.waits_for:
        return None
    its = strength(state.seats[seat].ship, asked.step.power)
    return Feeding(its.base, dict(its.gains), its.bonus)


def hit(state: TruckState, seat: int) -> Hit | None:
    asked = state.question
    if asked is None or not isinstance(asked.step, Struck) or seat not in asked.waits_for:
        return None
    cell = meetings(state, asked.step)[seat].cell
    assert cell is not None
    return Hit(cell, left_after(state.seats[seat].ship.parts, cell))


def would_earn(trucker: Trucker) -> int:
    """GT-433 GT-448 GT-452 Credits after giving up now."""
    goods = (worth(carried(trucker.ship)) + 1) // 2
    return max(0, trucker.credits + goods - len(trucker.lost))


# ---- the turn

ASKS = {
    "countdown": "countdown",
    "fix": "fix",
    "crew": "crew",
    "reveal": "reveal",
    "scoring": "score",
    "next": "next",
}


def turn(state: TruckState) -> Turn | None:
    if state.phase == "over":
        return None
    # Where it counts nothing else is due.
    until = next((deadline.at for deadline in clock.deadlines(state)), None)
    if state.question is not None:
        waiting = tuple(state.question.waits_for)
        return Turn(state.question.kind, waiting, clock.waits_until(state))
    match state.phase:
        case "build":
            return Turn(build_ask(state), builders(state), state.sand_until)
        case "go":
            return Turn("go", tuple(range(len(state.seats))), until)
        case "start_pick":
            return Turn("pick-space", tuple(glass.picking(state)), until)
        case "countdown" | "reveal":
            return Turn(ASKS[state.phase], (), until)
    return Turn(ASKS[state.phase], tuple(clock.waited_for(state)), clock.waits_until(state))


def build_ask(state: TruckState) -> str:
    if not state.circle or state.sand_until is not None:
        return "build"
    last = glass.is_last(state, state.circle + 1)
    return "build-last" if last else "build-resting"


def builders(state: TruckState) -> tuple[int, ...]:
    """Who builds, or picks a space; GT-139 while the hourglass rests, whoever has finished may turn
    it, too."""
    resting = state.circle > 0 and state.sand_until is None
    return tuple(seat for seat, each in enumerate(state.seats) if resting or each.space is None)
