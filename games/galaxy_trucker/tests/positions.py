"""Positions before and in a flight, loaded dice, and the few words in which the tests play.

Ships and tiles are written as in ``ships``; a seat that is given none has its starting cabin alone.
What is laid out comes from the heap, so no tile is there twice (but for twins that are all gone).
A place may be given as (column, row). Building begins at time 0; times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, get_args

import msgspec
from msgspec import field

from games.chance import Chance
from games.engine import Action, Event, Illegal, Presence
from games.galaxy_trucker import actions, departure
from games.galaxy_trucker.aboard import Colour, board_crew, load_batteries
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.ship import Part
from games.galaxy_trucker.state import Hand, Options, TruckState
from games.galaxy_trucker.tests.ships import at, parts, tile
from games.galaxy_trucker.tiles import TILES, starting_cabin
from games.galaxy_trucker.timing import COUNTDOWN
from games.galaxy_trucker.titles import Title
from games.galaxy_trucker.views import TableView
from games.referee import codec, play, settle
from games.referee import told as told_to

GAME = GalaxyTrucker()
SEED = "5a" * 32
P, Q, R, S = range(4)
ALONE = "SC 3333 @7,7 r0"
KINDS: dict[str, type[Action]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(actions.SeatAction)
}


# ---- chance


class Dice(Chance):
    """What was laid ready for a purpose comes first; a die that nobody has laid ready fails."""

    ready: dict[str, list[int]] = field(default_factory=dict)

    def below(self, of: int, purpose: str) -> int:
        if self.ready.get(purpose):
            value = self.ready[purpose].pop(0)
            assert 0 <= value < of, (purpose, value, of)
            return value
        assert purpose != "die", "no die is laid ready"
        return super().below(of, purpose)


def load(state: TruckState, dice: str = "", **ready: Sequence[int]) -> None:
    """``dice``: the faces of the next dice, in order. Other purposes by name, ``_`` for ``-``."""
    laid = {purpose.replace("_", "-"): list(drawn) for purpose, drawn in ready.items()}
    laid["die"] = [int(face) - 1 for face in dice if face != " "]
    state.chance = Dice(SEED, ready=laid)


def all_rolled(state: TruckState) -> bool:
    assert isinstance(state.chance, Dice)
    return not any(state.chance.ready.values())


# ---- positions


def opened(mode: str = "single-1", seats: int = 2, **options: Any) -> TruckState:
    """In phase GO of the first flight."""
    chosen = Options(mode=mode, **options)  # type: ignore[arg-type]
    assert not GAME.check(chosen)
    state, _ = GAME.setup(chosen, seats, Chance(SEED))
    load(state)
    return state


def building(*ships: str, mode: str = "single-1", seats: int = 2, **options: Any) -> TruckState:
    """All build, at time 0; ``ships`` of the seats in order."""
    state = opened(mode, max(seats, len(ships)), **options)
    for seat, written in enumerate(ships):
        give_ship(state, seat, written)
    state.phase, state.since = "countdown", -COUNTDOWN
    until(state, 0)
    return state


def checked(*ships: str, mode: str = "single-1", seats: int = 2, **options: Any) -> TruckState:
    """All have finished, in the order of the seats, and every ship is checked: in FIX, in CREW or
    departed, as the ships are."""
    state = building(*ships, mode=mode, seats=seats, **options)
    for seat in range(len(state.seats)):
        act(state, seat, "finish", space=seat + 1)
    return state


def flying(
    card: str,
    *ships: str,
    positions: Sequence[int] = (),
    mode: str = "single-1",
    aliens: Sequence[dict[Colour, tuple[int, int]]] = (),
    deck: Sequence[str] = ("I-04", "I-05"),
    dice: str = "",
    **options: Any,
) -> TruckState:
    """All are on the way and the card lies revealed (``begin_card`` begins it): humans in every
    cabin but those of ``aliens``, batteries full. ``deck``: what follows, the next card first."""
    state = building(*(ships or (ALONE, ALONE)), mode=mode, **options)
    for seat, trucker in enumerate(state.seats):
        trucker.space, trucker.manned = seat + 1, True
        its = aliens[seat] if seat < len(aliens) else {}
        board_crew(trucker.ship, {colour: at(*cell) for colour, cell in its.items()})
        load_batteries(trucker.ship)
    state.sand_until = None
    departure.depart(state)
    for seat, position in enumerate(positions):
        state.seats[seat].position = position
    state.card, state.number, state.deck = card, 1, list(reversed(deck))
    load(state, dice)
    return state


def begin_card(state: TruckState) -> list[Event]:
    """The revealed card begins."""
    assert state.phase == "reveal"
    return until(state, GAME.deadlines(state)[0].at)


def third_flight(state: TruckState, seat: int, title: Title) -> TruckState:
    """As if it were the third of the Trek, and the seat held the title in gold (GT-477)."""
    state.flight = 3
    state.seats[seat].title, state.seats[seat].gold = title, True
    return state


def finished(state: TruckState, seat: int, space: int = 1) -> TruckState:
    """Has finished before, without the clock of the last builder."""
    state.seats[seat].space = space
    return state


# ---- tiles


def find(written: str, but: Iterable[int] = ()) -> int:
    """A tile by kind and printed sides, ``C1 0010``."""
    kind, sides = written.split()
    try:
        return tile(kind, sides, but)
    except StopIteration:
        return tile(kind, sides)


def out_of_heap(state: TruckState, written: str) -> int:
    gone = frozenset(range(len(TILES))) - frozenset(state.heap)
    number = find(written, gone)
    if number in state.heap:
        state.heap.remove(number)
    return number


def give_ship(state: TruckState, seat: int, written: str) -> None:
    """The ship as written, all of its tiles fixed, with the seat's own starting cabin."""
    ship = state.seats[seat].ship
    ship.parts = {cell: _out(state, seat, part) for cell, part in parts(written).items()}


def _out(state: TruckState, seat: int, part: Part) -> Part:
    printed = TILES[part.tile]
    if printed.kind == "SC":
        return Part(starting_cabin(seat), part.k)
    twins = [number for number in state.heap if TILES[number] == printed]
    number = part.tile if part.tile in twins or not twins else twins[0]
    state.heap = [other for other in state.heap if other != number]
    return Part(number, part.k)


def hold(
    state: TruckState, seat: int, written: str, *, known: bool = False, reserved: bool = False
) -> int:
    """Into the hand: drawn from the heap, unless all know it."""
    number = out_of_heap(state, written)
    state.seats[seat].hand = Hand(number, known=known or reserved, reserved=reserved)
    return number


def lay(state: TruckState, written: str) -> int:
    """Face up on the table."""
    number = out_of_heap(state, written)
    state.table[number] = len(state.table)
    state.been.append(number)
    return number


def keep(state: TruckState, seat: int, slot: int, written: str) -> int:
    """Into the reserve."""
    number = out_of_heap(state, written)
    state.seats[seat].reserve[slot] = number
    return number


def on_top(state: TruckState, written: str) -> int:
    """On top of the heap."""
    number = out_of_heap(state, written)
    state.heap.append(number)
    return number


# ---- acting


def number_of(given: Any) -> Any:
    """Places become numbers, also in lists and as keys."""
    if isinstance(given, tuple):
        return at(*given)
    if isinstance(given, list):
        return [number_of(each) for each in given]
    if isinstance(given, dict):
        return {str(number_of(cell)): value for cell, value in given.items()}
    return given


def action(state: TruckState, do: str, **given: Any) -> Any:
    """``to`` is the question that is asked where nothing is said."""
    if "to" in KINDS[do].__struct_fields__ and state.question is not None:
        given.setdefault("to", state.question.name)
    said = {name: number_of(value) for name, value in given.items()}
    return codec(GAME).asked(msgspec.json.encode({"do": do, **said}))


def act(state: TruckState, seat: int, do: str, **given: Any) -> list[Event]:
    return play(GAME, state, seat, action(state, do, **given), state.now).events


def refused(state: TruckState, seat: int, do: str, **given: Any) -> str:
    """Code and rule of the refusal, ``tile-gone GT-106``; nothing has changed, and no exact offer
    has it."""
    asked = action(state, do, **given)
    before = msgspec.json.encode(state)
    judged = GAME.judge(state, seat, asked)
    assert judged is not None, f"{asked} is legal"
    try:
        play(GAME, state, seat, asked, state.now)
    except Illegal as illegal:
        assert illegal.refusal == judged.refusal
    else:
        raise AssertionError(f"{asked} was played")
    assert msgspec.json.encode(state) == before
    assert not offered(state, seat, asked, exactly=True)
    return f"{judged.code} {judged.rule}"


def legal(state: TruckState, seat: int, do: str, **given: Any) -> bool:
    """Whether it may be done; the offers say the same."""
    asked = action(state, do, **given)
    answer = GAME.judge(state, seat, asked) is None
    assert offered(state, seat, asked, exactly=not answer) == answer
    return answer


def offered(state: TruckState, seat: int, asked: Any, *, exactly: bool = False) -> bool:
    """``exactly``: by an offer of which every combination is legal (12.6: one without example)."""
    said = msgspec.to_builtins(asked)
    return any(
        offer.holds(said)
        for offer in GAME.offers(state, seat)
        if not (exactly and offer.example is not None)
    )


def may(state: TruckState, seat: int) -> set[str]:
    """The kinds of actions that are offered."""
    return {offer.do for offer in GAME.offers(state, seat)}


def values(state: TruckState, seat: int, do: str, name: str) -> set[Any]:
    """What the offers say of a field."""
    return {
        value
        for offer in GAME.offers(state, seat)
        if offer.do == do
        for value in offer.take[name].of  # type: ignore[union-attr]
    }


def until(state: TruckState, moment: int) -> list[Event]:
    """All that is due by then happens, at its own time; an act at that moment comes after it."""
    told = [event for move in settle(GAME, state, moment) for event in move.events]
    state.now = max(state.now, moment)
    return told


def pass_time(state: TruckState, millis: int) -> list[Event]:
    return until(state, state.now + millis)


def presence(state: TruckState, seat: int, here: bool) -> list[Event]:
    return play(GAME, state, None, Presence(seat, here), state.now).events


# ---- looking


def view(state: TruckState, seat: int | None = None) -> TableView:
    """As a seat sees it; None: a spectator."""
    return GAME.view(state, () if seat is None else (seat,))


def tags(events: Iterable[Event], seat: int | None = None) -> list[str]:
    """What a seat was told, by name; None: a spectator."""
    audience = () if seat is None else (seat,)
    return [str(type(event).__struct_config__.tag) for event in told_to(list(events), audience)]


def told(events: Iterable[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
