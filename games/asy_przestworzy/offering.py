"""What a seat may do now: section 5 of the specification, phase by phase."""

from __future__ import annotations

from games.asy_przestworzy.initiative import nameable
from games.asy_przestworzy.manoeuvre import most
from games.asy_przestworzy.phases import choosing
from games.asy_przestworzy.squadrons import BOTH, unused
from games.asy_przestworzy.state import WINDOWS, WISHES, AsyState
from games.offers import AnyDomain, Number, Offer, One

YES_NO = One((True, False))
RESIGN = Offer("resign", standing=True)
SET_AUTO = Offer("set_auto", {"window": One(WINDOWS), "on": YES_NO}, standing=True)
PICK = Offer("pick_side", {"wish": One(WISHES)})
NEXT = Offer("next_game")
ANSWERS = {
    phase: Offer(f"answer_{phase}", {"use": YES_NO}) for phase in ("ceiling", "firepower", "range")
}


def offers(state: AsyState, seat: int) -> list[Offer]:
    if state.phase == "match-over" or seat not in BOTH:
        return []
    wanted = decisions(state, seat) if seat in choosing(state) else []
    return [*wanted, SET_AUTO] if state.phase == "over" else [*wanted, SET_AUTO, RESIGN]


def decisions(state: AsyState, seat: int) -> list[Offer]:
    """What the table waits for."""
    match state.phase:
        case "sides":
            return [PICK]
        case "laying":
            return laying(state, seat)
        case "naming":
            return [Offer("name", {"attribute": One(nameable(state))})]
        case "manoeuvre":
            return [Offer("bid", {"number": Number(0, most(state, seat))})]
        case "over":
            return [NEXT]
    return [ANSWERS[state.phase]]


def laying(state: AsyState, seat: int) -> list[Offer]:
    squadron = state.squadrons[seat]
    hand: dict[str, AnyDomain] = {"aircraft": One(tuple(squadron.hand))}
    wanted = [Offer("lay", hand)]
    if state.duel > 1 and squadron.deck and unused(squadron, "spd"):
        wanted.append(Offer("use_speed", hand))
    return wanted
