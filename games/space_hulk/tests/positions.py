"""Positions as pictures, loaded dice, and the few words in which the tests play.

In a picture ``^ > v <`` are marines with their facing, ``n e s w`` aliens, ``?`` blips and ``*``
squares with two flames; all other signs are those of a map. Marines, aliens and blips are numbered
in reading order; where no marine is drawn one stands walled in below, so that the match goes on.
Places are (column, row). Seat 0 leads the marines, the last seat the aliens.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, get_args

import msgspec
from msgspec import field
from msgspec.structs import replace

from games.chance import Chance
from games.engine import Event, Presence
from games.referee import codec, play
from games.space_hulk import actions, pieces
from games.space_hulk.board import Facing, squares_of
from games.space_hulk.goals import Eliminate, Goals, Kill
from games.space_hulk.opening import set_up
from games.space_hulk.rules import SpaceHulk, closed
from games.space_hulk.ruleset import Overrides
from games.space_hulk.scenarios import Scenario, Words
from games.space_hulk.state import Alien, Blip, HulkState, Options, Timer
from games.space_hulk.timing import phase_time
from tests.acting import all_until, refusal_of

GAME = SpaceHulk()
SEED = "5a" * 32
Place = tuple[int, int]
SHOOT = {"H": 0, "S": 2, "-": 3}
JAM = {"J": 0, "o": 5}
NAMED = {"red": "melee-marine", "blue": "melee-alien"}
KINDS: dict[str, type] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(actions.SeatAction)
}

CITED = {
    "airlock-closed": {"SH-139"},
    "already-activated": {"SH-064"},
    "already-on-overwatch": {"SH-250"},
    "asked-already": {"SH-583", "SH-603"},
    "bad-target": {"SH-191", "SH-222"},
    "blip-has-acted": {"SH-430"},
    "blip-held-back": {"SH-408", "SH-436"},
    "blip-must-enter": {"SH-416"},
    "can-move": {"SH-312"},
    "cannot-act-this-phase": {"SH-456"},
    "cp-not-allowed": {"SH-474", "SH-475"},
    "decision-pending": {"SH-700"},
    "deploy-fixed": {"SH-021"},
    "diagonal-blocked": {"SH-106"},
    "door-burning": {"SH-317"},
    "door-occupied": {"SH-134"},
    "ended-already": {"SH-584"},
    "entry-blocked": {"SH-410", "SH-438"},
    "entry-full": {"SH-402"},
    "entry-sealed": {"SH-142"},
    "entry-square": {"SH-112"},
    "floor-free": {"SH-581"},
    "floor-taken": {"SH-581"},
    "game-over": {"SH-522"},
    "in-sight": {"SH-432"},
    "jammed": {"SH-291"},
    "marine-there": {"SH-306"},
    "must-choose": {"SH-226"},
    "must-leave-fire": {"SH-312"},
    "no-decision": {"SH-700"},
    "no-door": {"SH-130"},
    "no-exit-here": {"SH-490"},
    "no-facing": {"SH-100", "SH-104", "SH-438", "SH-451"},
    "no-flame-open": {"SH-700"},
    "no-flamer": {"SH-300"},
    "no-follow-up": {"SH-198"},
    "no-fuel": {"SH-318"},
    "no-offer": {"SH-603", "SH-605"},
    "no-rifle": {"SH-190"},
    "no-such-blip": {"SH-430", "SH-663"},
    "no-such-piece": {"SH-020", "SH-061", "SH-580"},
    "no-such-preset": {"SH-751"},
    "not-a-step": {"SH-101"},
    "not-active": {"SH-068"},
    "not-adjacent": {"SH-303", "SH-451"},
    "not-an-enemy": {"SH-340", "SH-414"},
    "not-burning": {"SH-313"},
    "not-enough-ap": {"SH-069"},
    "not-enough-cp": {"SH-473"},
    "not-in-fire-area": {"SH-163", "SH-305"},
    "not-in-sight": {"SH-170", "SH-305"},
    "not-jammed": {"SH-290"},
    "not-outside": {"SH-406", "SH-438"},
    "not-seated": {"SH-580"},
    "not-your-airlock": {"SH-140"},
    "not-your-phase": {"SH-044", "SH-585", "SH-743"},
    "not-your-piece": {"SH-580", "SH-585", "SH-751"},
    "nothing-in-front": {"SH-340"},
    "offered-already": {"SH-580", "SH-605"},
    "one-seat-only": {"SH-580"},
    "out-of-range": {"SH-301"},
    "out-of-reach": {"SH-131"},
    "ready-already": {"SH-020"},
    "reload-used": {"SH-316"},
    "square-blocked": {"SH-105", "SH-452"},
    "square-closed": {"SH-306"},
    "still-outside": {"SH-438"},
    "turned-already": {"SH-109"},
    "two-flames-already": {"SH-304"},
    "would-be-seen": {"SH-411"},
}
"""Chapter 5: the rules that each refusal may name."""


class Dice(Chance):
    """Fails where a die is rolled that nobody has laid ready."""

    ready: dict[str, list[int]] = field(default_factory=dict)

    def below(self, of: int, purpose: str) -> int:
        assert self.ready.get(purpose), f"no die for {purpose}"
        assert of == 6 or purpose == "supply", f"{of} faces for {purpose}"
        value = self.ready[purpose].pop(0)
        assert 0 <= value < of
        return value


def load(
    state: HulkState, *, shoot: str = "", jam: str = "", supply: Sequence[int] = (), **faces: str
) -> None:
    """The next dice, in order: shots by H, S and -, jams by J and o, the others by their faces."""
    ready = {NAMED.get(die, die): [int(face) - 1 for face in faces[die]] for die in faces}
    ready["shoot"] = [SHOOT[face] for face in shoot]
    ready["jam"] = [JAM[face] for face in jam]
    ready["supply"] = list(supply)
    state.chance = Dice(SEED, ready=ready)


def all_rolled(state: HulkState) -> bool:
    assert isinstance(state.chance, Dice)
    return not any(state.chance.ready.values())


GOALS = Goals(marines=(Kill(count=99),), aliens=(Eliminate(side="marines", count=99),))


def boards(pictures: str) -> list[str]:
    """The boards that stand side by side."""
    found: list[list[str]] = []
    for line in pictures.strip().split("\n"):
        for place, part in enumerate(line.split()):
            if place == len(found):
                found.append([])
            found[place].append(part)
    return ["\n".join(rows) for rows in found]


def scenario(picture: str, **given: Any) -> Scenario:
    rows = [row.strip() for row in picture.split()]
    width = max(map(len, rows))
    for sign in "nesw?*":
        rows = [row.replace(sign, ".") for row in rows]
    marines = sum(row.count(sign) for row in rows for sign in "^>v<")
    if not marines:
        rows += ["#" * width, "#^" + "#" * (width - 2), "#" * width]
        marines = 1
    defaults: dict[str, Any] = {
        "id": "picture",
        "name": Words("", ""),
        "story": Words("", ""),
        "squad": ("rifle",) * marines,
        "deploy": "fixed",
        "start_blips": 0,
        "blips_per_round": (0,),
        "round_limit": 12,
        "goals": GOALS,
    }
    if isinstance(given.get("squad"), str):
        given["squad"] = tuple(given["squad"].split())
    return Scenario(map=tuple(row.ljust(width, "#") for row in rows), **{**defaults, **given})


def _put(state: HulkState, rows: list[str], values: list[int]) -> None:
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            square = sq(state, (x, y))
            if sign in ("n", "e", "s", "w"):
                put_alien(state, (x, y), sign)  # type: ignore[arg-type]
            elif sign == "?":
                put_blip(state, values.pop(0) if values else 0, at=(x, y))
            elif sign == "*":
                state.flames[square] = 2


def put_alien(state: HulkState, at: Place, facing: Facing = "s") -> Alien:
    state.aliens_made += 1
    alien = Alien(
        id=f"a{state.aliens_made}", at=sq(state, at), facing=facing, ap=state.ruleset.alien_ap
    )
    state.aliens[alien.id] = alien
    return alien


def put_blip(
    state: HulkState,
    value: int,
    *,
    at: Place | None = None,
    entry: int | None = None,
    placed: int | None = None,
) -> Blip:
    state.blips_made += 1
    blip = Blip(
        id=f"b{state.blips_made}",
        value=value,
        entry=entry,
        placed=state.round if placed is None else placed,
        at=None if at is None else sq(state, at),
        ap=state.ruleset.blip_ap,
    )
    state.blips[blip.id] = blip
    return blip


def sq(state: HulkState, place: Place) -> int:
    return pieces.board(state).square(*place)


def place(state: HulkState, square: int) -> Place:
    return pieces.board(state).place(square)


def at(state: HulkState, name: str) -> Place | None:
    piece = pieces.find(state, name)
    return None if piece is None or piece.at is None else place(state, piece.at)


# ---- acting


def action(state: HulkState, do: str, **given: Any) -> Any:
    """Places become squares; ``cp`` is 0 where nothing is said."""
    for name in ("to", "at"):
        if isinstance(given.get(name), tuple):
            given[name] = sq(state, given[name])
    if "cp" in KINDS[do].__struct_fields__:
        given.setdefault("cp", 0)
    return codec(GAME).asked(msgspec.json.encode({"do": do, **given}))


def seat_of(state: HulkState, do: str, given: dict[str, Any]) -> int:
    name = given.get("piece", "")
    if name in state.marines:
        return state.marines[name].seat
    step = state.steps[-1] if state.steps else None
    if (seat := getattr(step, "seat", None)) is not None:
        return int(seat)
    if name:
        return state.alien_seat
    return 0 if state.phase in ("deploy", "marine_actions") else state.alien_seat


def act(state: HulkState, do: str, seat: int | None = None, **given: Any) -> list[Event]:
    who = seat_of(state, do, given) if seat is None else seat
    return play(GAME, state, who, action(state, do, **given), state.now).events


def refused(state: HulkState, do: str, seat: int | None = None, **given: Any) -> str:
    """The code of the refusal, which names its rule; nothing has changed, and no offer has it."""
    who = seat_of(state, do, given) if seat is None else seat
    asked = action(state, do, **given)
    judged = refusal_of(GAME, state, who, asked)
    assert not offered(state, who, asked)
    assert judged.rule in CITED[judged.code]
    return judged.code


def legal(state: HulkState, do: str, seat: int | None = None, **given: Any) -> bool:
    """Whether it may be done; the offers say the same."""
    who = seat_of(state, do, given) if seat is None else seat
    asked = action(state, do, **given)
    answer = GAME.judge(state, who, asked) is None
    assert offered(state, who, asked) == answer
    return answer


def offered(state: HulkState, seat: int, asked: Any) -> bool:
    said = msgspec.to_builtins(asked)
    return any(offer.holds(said) for offer in GAME.offers(state, seat))


def values(state: HulkState, do: str, field_name: str, piece: str, seat: int) -> set[Any]:
    """What the offers of a piece say of a field."""
    return {
        value
        for offer in GAME.offers(state, seat)
        if offer.do == do and offer.take["piece"].of == (piece,)  # type: ignore[union-attr]
        for value in offer.take[field_name].of  # type: ignore[union-attr]
    }


def steps_of(state: HulkState, piece: str, seat: int) -> set[Place]:
    return {place(state, square) for square in values(state, "move", "to", piece, seat)}


def placings(state: HulkState) -> set[Place]:
    """Where the next alien of a counter may stand."""
    offers = [each for seat in (0, 1) for each in GAME.offers(state, seat)]
    squares = [each.take["to"].of for each in offers if each.do == "place_alien"]  # type: ignore[union-attr]
    return {place(state, int(square)) for of in squares for square in of}


def presence(state: HulkState, seat: int, here: bool) -> list[Event]:
    return play(GAME, state, None, Presence(seat, here), state.now).events


def pass_time(state: HulkState, millis: int) -> list[Event]:
    return all_until(GAME, state, state.now + millis)


def turned(state: HulkState, name: str, facing: Facing) -> None:
    piece = pieces.find(state, name)
    assert piece is not None and not isinstance(piece, Blip)
    piece.facing = facing


def with_options(state: HulkState, **given: Any) -> HulkState:
    state.options = replace(state.options, **given)
    return state


def with_rules(state: HulkState, **given: Any) -> HulkState:
    state.ruleset = replace(state.ruleset, **given)
    return state


# ---- looking


def tags(events: Iterable[Event]) -> list[str]:
    """What was told to everybody, by name."""
    return [str(type(event).__struct_config__.tag) for event in events if event.only is None]


def told(events: Iterable[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def sight(state: HulkState, name: str = "m1") -> list[str]:
    """What a marine sees (``o``) and has in his fire area (``*``), on the map."""
    marine, board = state.marines[name], pieces.board(state)
    rows = [list(row) for row in board.rows]
    for mask, sign in ((pieces.seen(state, marine), "o"), (pieces.fire_area(state, marine), "*")):
        for square in squares_of(mask):
            x, y = board.place(square)
            rows[y][x] = sign
    return ["".join(row) for row in rows]


# ---- a position, and all of this by its name


class Position(HulkState):
    """``state.act("move", piece="m1", to=(2, 1))``"""

    act = act
    refused = refused
    legal = legal
    load = load
    sq = sq
    at = at
    turned = turned
    put_alien = put_alien
    put_blip = put_blip
    presence = presence
    pass_time = pass_time
    with_rules = with_rules
    with_options = with_options
    steps_of = steps_of
    values = values
    placings = placings
    all_rolled = all_rolled
    sight = sight
    place = place


def position_of(state: HulkState) -> Position:
    return Position(**{name: getattr(state, name) for name in state.__struct_fields__})


def position(
    picture: str,
    *,
    phase: str = "marines",
    values: Iterable[int] = (),
    cp: int = 0,
    number: int = 2,
    clock: str = "off",
    rules: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **given: Any,
) -> Position:
    """In the actions of ``marines`` or ``aliens``, with nobody active."""
    if rules:
        given["ruleset"] = Overrides(**rules)
    chosen = Options(clock=clock, **(options or {}))  # type: ignore[arg-type]
    state, told = set_up(scenario(picture, **given), chosen, number, Chance(SEED))
    closed(state, None, told)
    state = position_of(state)
    state.cp = cp
    _put(state, picture.split(), list(values))
    if state.phase == "deploy":
        state.phase = "marine_actions"
    if phase == "aliens":
        state.phase = "alien_actions"
    if clock != "off":
        state.phase_timer = Timer(due=state.now + (phase_time(state) or 0))
    return state
