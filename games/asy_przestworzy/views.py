"""What an audience sees, built up from nothing: the table of section 4 of the specification."""

from __future__ import annotations

from collections.abc import Sequence

from games.asy_przestworzy.aircraft import AIRCRAFT, ATTRIBUTES, Attribute
from games.asy_przestworzy.clock import due, due_for
from games.asy_przestworzy.phases import choosing
from games.asy_przestworzy.squadrons import BOTH, score
from games.asy_przestworzy.state import (
    HAND,
    STACK,
    TO_WIN,
    AsyState,
    Own,
    Scene,
    Squadron,
    SquadronView,
    TableView,
)
from games.engine import Audience, Turn

ORDER = tuple(str(number) for number in range(1, 21))
ASKS = {
    "sides": "pick-side",
    "naming": "name",
    "ceiling": "ceiling",
    "firepower": "firepower",
    "range": "range",
    "over": "next-game",
}
LAYING = {attribute: f"lay-{attribute}" for attribute in ATTRIBUTES}


def scene(state: AsyState) -> Scene:
    return Scene(AIRCRAFT, ATTRIBUTES, state.options.best_of, TO_WIN, HAND, STACK)


def views(state: AsyState, audiences: Sequence[Audience]) -> list[TableView]:
    """What all see is made once."""
    stacks = dict(state.stacks)
    squadrons = {str(seat): squadron(state, seat) for seat in BOTH}
    same_turn = None if state.phase == "manoeuvre" else turn(state, ())
    return [
        TableView(
            turn=same_turn or turn(state, audience),
            phase=state.phase,
            game=state.game,
            stacks=stacks,
            squadrons=squadrons,
            duel=state.duel or None,
            leader=state.leader,
            contested=state.contested,
            previous=state.previous,
            reveal=state.reveal,
            result=state.result,
            own=own(state, audience[0]) if audience else None,
        )
        for audience in audiences
    ]


def squadron(state: AsyState, seat: int) -> SquadronView:
    """One seat's half of the table: of what is hidden only how many there are."""
    half = state.squadrons[seat]
    return SquadronView(
        hand=len(half.hand),
        size=half.hand_size,
        deck=len(half.deck),
        discard=dict(zip(ORDER, half.discard, strict=False)),
        won=won(half),
        score=score(half),
        wins=half.wins,
        side=half.side,
        wish=half.wish,
        laid=laid(state, seat),
        ready=half.ready or None,
    )


def won(half: Squadron) -> dict[Attribute, tuple[int, int]]:
    """Victory cards, unused and used: every one was unused first."""
    return {
        attribute: (number, half.used.get(attribute, 0))
        for attribute, number in half.unused.items()
    }


def laid(state: AsyState, seat: int) -> str | None:
    """A back, until the aircraft is revealed. No aircraft is laid twice in a game."""
    aircraft = state.squadrons[seat].laid
    if aircraft is None:
        return None
    shown = state.reveal is not None and state.reveal.aircraft[seat] == aircraft
    return aircraft if shown else "back"


def own(state: AsyState, seat: int) -> Own:
    half = state.squadrons[seat]
    return Own(
        hand=list(half.hand),
        laid=half.laid,
        bid=half.sealed if seat in state.asked else None,
        auto=dict.fromkeys(half.auto, True) or None,
        drawn=list(half.drawn) or None,
    )


def turn(state: AsyState, audience: Audience) -> Turn | None:
    if state.phase == "match-over":
        return None
    if state.phase == "manoeuvre":
        return manoeuvre_turn(state, audience)
    waiting = choosing(state)
    # Where both are waited for nobody is hurried, so the time of one is the other's too.
    return Turn(ask(state), waiting, due_for(state, waiting[0]))


def manoeuvre_turn(state: AsyState, audience: Audience) -> Turn:
    """AP-084 Whoever is asked sees that; all others that the table waits, and how long at most."""
    if audience and audience[0] in choosing(state):
        return Turn("bid", audience, due_for(state, audience[0]))
    return Turn("deciding", None, due(state))


def ask(state: AsyState) -> str:
    """What is asked, exactly."""
    if state.phase != "laying":
        return ASKS[state.phase]
    if state.duel == 1:
        return "lay-again" if state.reveal else "lay-first"
    assert state.contested is not None
    return LAYING[state.contested]
