"""Twin matches: the same to an audience, and other in what it may not know.

A twin is made by the game's ``reshuffle``. What it shows to its audience, offers, refuses, tells
and relays is what the match does, or a secret has got out. It goes on beside the match for a while:
the audience plays the same there, everybody else whatever looks the same.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from games import referee, undo
from games.engine import (
    SPECTATORS,
    Action,
    Audience,
    Deadline,
    Event,
    Illegal,
    Sampled,
    State,
    TableAction,
    Undo,
)
from games.offers import Below
from games.referee import AnyGame, Move
from games.undo import Past
from tools.playing import legal, secrets_of

if TYPE_CHECKING:
    from tests.table import Table

encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode

OTHER_SEED = "5e" * 32
TRIES = 4
"""How often a twin is made anew that could not have come about: its clock would have rung."""
OF_CLOCK = 2
"""How many twins more see a move of the clock."""


class Leak(AssertionError):
    """An audience could tell what it may not know."""


class Twin(Struct):
    audience: Audience
    state: State
    same_dice: bool
    begun: Past
    """What could be taken back when it began; what lies before is the match's, not its own."""
    past: Past


def some_twins(table: Table, below: Below, *, of_clock: bool) -> list[Twin]:
    """The one that goes on beside the match, or another as often. The clock acts rarely, so that
    its moves are looked at closely."""
    if table.twin is None or below(2):
        table.twin = fresh_twin(table, below)
    more = [fresh_twin(table, below) for _ in range(OF_CLOCK if of_clock else 0)]
    return [twin for twin in (table.twin, *more) if twin is not None]


def fresh_twin(table: Table, below: Below) -> Twin | None:
    """One that could have come about: nothing is overdue in it."""
    for _ in range(TRIES):
        twin = new_twin(table, table.some_audience(below), below)
        due = referee.next_deadline(table.game, twin.state)
        if due is None or due.at >= table.state.now:
            looks_alike(table, twin)
            return twin
    return None


def new_twin(table: Table, audience: Audience, below: Below) -> Twin:
    state = table.secrets.reshuffle(table.codec.copy(table.state), audience, below)
    same_dice = below(3) > 0
    if not same_dice:
        state.chance.seed = OTHER_SEED
    return Twin(audience, state, same_dice, table.past, table.past)


# ---- in a position


def looks_alike(table: Table, twin: Twin) -> None:
    """Matches that differ only in what an audience may not know look the same to it."""
    if encode(table.game.scene(twin.state, twin.audience)) != table.scenes[twin.audience]:
        raise Leak(f"a scene shows {twin.audience} a secret")
    if table.seen_in(twin.state, twin.audience, twin.past) != table.seen_by(twin.audience):
        raise Leak(f"a view or an offer shows {twin.audience} a secret")


def refuses_alike(table: Table, twin: Twin, below: Below) -> None:
    """They take the same from it, and refuse the same for the same reason."""
    for seat in twin.audience:
        offered = [decode(encode(offer.pick(below))) for offer in table.offers(seat)]
        for asked in [*offered, *(table.nonsense(seat, below) for _ in range(4))]:
            try:
                action = table.codec.asked(encode(asked))
            except msgspec.ValidationError:
                continue
            answer = table.judged(table.state, seat, action)
            assert answer or table.is_offered(seat, asked), f"{asked} is accepted, not offered"
            if table.judged(twin.state, seat, action) != answer:
                raise Leak(f"the answer to {asked} tells {seat} a secret")


def relays_alike(table: Table, twin: Twin, below: Below) -> None:
    """What may be seen of a hand is no sign of what else is hidden."""
    game = table.game
    otherwise = getattr(table.secrets, "otherwise", None)
    for seat in set(range(table.seats)) - set(twin.audience):
        if game.signal_type is None or (said := table.some_signal(below)) is None:
            continue
        seen = game.relayed(table.state, seat, table.signal(said))
        if game.relayed(twin.state, seat, table.signal(said)) != seen:
            raise Leak("a hand that shows a secret")
        if otherwise is not None:
            other = table.signal(otherwise(table.state, seat, said, below))
            if game.relayed(table.state, seat, other) != seen:
                raise Leak("a hand that shows more than it may")


def time_betrays_nobody(table: Table, below: Below) -> None:
    """With every hidden component dealt anew and every decision kept, the clock rings as it does,
    spectators see the same, and the table waits for the same seats."""
    if (blind := getattr(table.secrets, "blind", None)) is None:
        return
    state = blind(table.codec.copy(table.state), below)
    if table.game.deadlines(state) != table.game.deadlines(table.state):
        raise Leak("the clock rings by a secret")
    if table.seen_in(state, SPECTATORS) != table.seen_by(SPECTATORS):
        raise Leak("spectators see a secret")
    if _waits_for(table, state) != _waits_for(table, table.state):
        raise Leak("who is waited for depends on a secret")


def _waits_for(table: Table, state: State) -> list[int]:
    return [
        seat
        for seat in range(table.seats)
        if any(not offer.standing for offer in table.game.offers(state, seat))
    ]


BEGINNINGS = 60


def begins_alike(game: AnyGame) -> None:
    """Matches dealt otherwise that look alike to an audience have told it the same so far."""
    for options in secrets_of(game).OPTIONS:
        for seats in game.seats(options):
            heard: dict[tuple[Audience, bytes], list[Event]] = {}
            for number in range(BEGINNINGS):
                _begins_as(heard, game, options, seats, f"{number:064x}")


def _begins_as(
    heard: dict[tuple[Audience, bytes], list[Event]],
    game: AnyGame,
    options: Struct,
    seats: int,
    seed: str,
) -> None:
    state, begun = referee.begin(game, options, seats, seed)
    for audience in referee.audiences(game, state, seats):
        offers = [game.offers(state, seat) for seat in audience]
        picture = encode((game.scene(state, audience), game.view(state, audience), offers))
        told = [event for event in referee.told(begun.events, audience) if not event.opens]
        if heard.setdefault((audience, picture), told) != told:
            raise Leak(f"the beginning tells {audience} a secret")


# ---- from one position to the next


def goes_on(table: Table, twin: Twin, move: Move, below: Below) -> Twin | None:
    """The twin after the same move, or one that looks the same; None once they part."""
    audience = twin.audience
    here = referee.told(move.events, audience)
    if isinstance(move.action, Undo) and _began_after(twin):
        return None
    if not _clock_has_told_nothing(table, twin, move):
        return None
    there = _played_there(table, twin, move, below)
    if there is None:
        if move.seat in audience:
            raise Leak(f"{move.action} is refused by a secret")
        # Others can do there what they cannot do here: this audience goes on as long as it hears
        # nothing of it.
        return None if here else twin
    also = referee.told(there.events, audience)
    alike = table.seen_in(twin.state, audience, twin.past) == table.seen_by(audience)
    if here == also and not alike:
        raise Leak(f"{audience} sees what {move.action} did and is not told")
    same_dice = twin.same_dice and there.draws == move.draws
    if alike and same_dice and _closed(here) != _closed(also):
        raise Leak(f"{audience} is told what {move.action} did and does not see it")
    return twin if alike and here == also else None


def _began_after(twin: Twin) -> bool:
    """What would be taken back there: it has no state of its own from before that."""
    return any(before is twin.past[-1] for before in twin.begun if twin.past)


def _closed(events: Sequence[Event]) -> list[Event]:
    """Those that tell no secret."""
    return [event for event in events if not event.opens]


def _clock_has_told_nothing(table: Table, twin: Twin, move: Move) -> bool:
    """Whether the audience has heard nothing of what was due there before."""
    while (due := referee.next_deadline(table.game, twin.state)) and due.at < move.at:
        if referee.told(_rings(table, twin, due).events, twin.audience):
            return False
    return True


def _rings(table: Table, twin: Twin, due: Deadline) -> Move:
    twin.past = ()
    return referee.play(table.game, twin.state, None, due.action, due.at)


def _played_there(table: Table, twin: Twin, move: Move, below: Below) -> Move | None:
    """What happens in the twin: None if nothing like it can."""
    game = table.game
    asked = _asked_there(table, twin, move, below)
    if asked is None:
        return None
    try:
        twin.state, twin.past, there = undo.act(
            game, twin.state, twin.past, move.seat, asked, move.at, move.lag
        )
        return there
    except Illegal:
        return None


def _asked_there(table: Table, twin: Twin, move: Move, below: Below) -> Action | None:
    """The audience itself does the same. Of the others it sees only what kind of thing they do."""
    game, state, action = table.game, twin.state, move.action
    if isinstance(action, Sampled):
        return action if action.seat in twin.audience else _sampled_there(table, action, below)
    if isinstance(action, TableAction):
        return action
    if move.seat is None:
        due = any(each.action == action and each.at <= move.at for each in game.deadlines(state))
        return action if due else None
    if move.seat in twin.audience or below(2):
        return action
    position = table.codec.copy(state)
    position.now = max(position.now, move.at)
    kinds = _like(table, action)
    offers = [offer for offer in game.offers(position, move.seat) if offer.do in kinds]
    if not offers:
        return action
    asked = legal(game, position, move.seat, offers[below(len(offers))], below)
    return table.codec.asked(encode(asked))


def _like(table: Table, action: Action) -> Collection[str]:
    """The kinds of action that look like this one to the others."""
    kind = str(type(action).__struct_config__.tag)
    alike: Collection[Collection[str]] = getattr(table.secrets, "ALIKE", ())
    return next((kinds for kinds in alike if kind in kinds), (kind,))


def _sampled_there(table: Table, action: Sampled, below: Below) -> Sampled:
    """Other signals, of which nobody else could tell."""
    if (otherwise := getattr(table.secrets, "otherwise", None)) is None:
        return action
    signals: list[Any] = [
        signal and otherwise(table.state, action.seat, signal, below) for signal in action.signals
    ]
    return Sampled(action.seat, tuple(signals))
