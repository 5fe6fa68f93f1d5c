"""Small positions. What they do not say lies on the discard pile, so that every side has its twenty
aircraft; cards that nobody has won are in the stacks."""

from __future__ import annotations

from typing import Any

from games.asy_przestworzy import GAME, initiative
from games.asy_przestworzy.aircraft import ATTRIBUTES, DECKS, SIDES
from games.asy_przestworzy.squadrons import BOTH
from games.asy_przestworzy.state import STACK, AsyState, Options, Squadron
from games.asy_przestworzy.tests.acts import lay
from games.asy_przestworzy.tests.looks import ENTENTE
from games.chance import Chance
from games.referee import begin

SEED = "a5" * 32
ALL = 20

Pair = tuple[str, str]


def new_match(seed: str = SEED, **options: Any) -> AsyState:
    state, _ = begin(GAME, Options(**options), 2, seed)
    assert isinstance(state, AsyState)
    return state


def position(
    *,
    hands: Pair,
    decks: Pair | tuple[int, int] = (ALL, ALL),
    unused: Pair = ("", ""),
    used: Pair = ("", ""),
    **options: Any,
) -> AsyState:
    """Nothing is open yet: the functions below say what is."""
    squadrons = [
        _squadron(seat, hands[seat].split(), decks[seat], unused[seat], used[seat]) for seat in BOTH
    ]
    won = " ".join((*unused, *used)).split()
    return AsyState(
        chance=Chance(SEED),
        options=Options(**{"sides": "entente", **options}),
        squadrons=squadrons,
        stacks={attribute: STACK - won.count(attribute) for attribute in ATTRIBUTES},
        leader=ENTENTE,
        previous="ceil",
        duel=2,
    )


def _squadron(seat: int, hand: list[str], deck: str | int, unused: str, used: str) -> Squadron:
    rest = [aircraft for aircraft in DECKS[SIDES[seat]] if aircraft not in hand]
    lying = rest[:deck] if isinstance(deck, int) else deck.split()
    return Squadron(
        side=SIDES[seat],
        hand=hand,
        deck=lying,
        discard=[aircraft for aircraft in rest if aircraft not in lying],
        unused={
            each: unused.split().count(each) for each in ATTRIBUTES if each in won(unused, used)
        },
        used={each: used.split().count(each) for each in ATTRIBUTES if each in used.split()},
    )


def won(unused: str, used: str) -> list[str]:
    return [*unused.split(), *used.split()]


def first_duel(**given: Any) -> AsyState:
    state = position(**given)
    state.phase, state.duel, state.contested = "laying", 1, "ceil"
    state.leader = state.previous = None
    return state


def naming(*, leader: int = ENTENTE, previous: Any = "ceil", **given: Any) -> AsyState:
    state = position(**given)
    state.phase, state.leader, state.previous = "naming", leader, previous
    return state


def laying(
    contested: Any, *, leader: int = ENTENTE, previous: Any = None, **given: Any
) -> AsyState:
    """About to lay; the previous duel was about something else."""
    state = position(**given)
    state.phase, state.leader, state.contested = "laying", leader, contested
    state.previous = previous or ("rng" if contested == "ceil" else "ceil")
    return state


def ceiling(*, leader: int = ENTENTE, previous: Any = "spd", **given: Any) -> AsyState:
    """The duel before has just ended."""
    state = position(**given)
    state.phase, state.leader, state.previous = "ceiling", leader, previous
    initiative.ceiling_opens(state)
    return state


def bidding(
    *, hands: Pair = ("E07", "C12"), unused: Pair = ("man", "man"), **given: Any
) -> AsyState:
    """About manoeuvre: the first of both hands lie, and whoever can is asked for a bid."""
    both = f"{hands[0]} E01 E17", f"{hands[1]} C01 C20"
    state = laying("man", hands=both, unused=unused, **given)
    lay(state, hands[0], hands[1])
    return state


def tied(**options: Any) -> AsyState:
    """A tie about speed, firepower on both sides; the leader is asked."""
    state = laying("spd", hands=("E07 E06", "C12 C11"), unused=("fire", "fire"), **options)
    lay(state, "E07", "C12")
    return state


def range_won(**options: Any) -> AsyState:
    """The winner of a range card is asked."""
    state = laying("rng", hands=("E05 E01", "C01 C02"), **options)
    lay(state, "E05", "C01")
    return state
