"""What the contract suite asks of this game: its secrets, its parts, how long it lasts."""

from __future__ import annotations

from typing import Any, cast

from games.asy_przestworzy.aircraft import DECKS, HIGHEST, VALUE
from games.asy_przestworzy.manoeuvre import most
from games.asy_przestworzy.squadrons import BOTH, score, unused
from games.asy_przestworzy.state import WINDOWS, AsyState, Options, Squadron
from games.asy_przestworzy.views import laid as shown_as
from games.engine import Audience
from games.offers import Below, Offer
from tools.playing import Playing

OPTIONS = (
    Options(),
    Options(sides="random", best_of=3),
    Options(sides="central", man_limit="1", clock="relaxed"),
    Options(sides="entente", clock="off"),
)
LONGEST = 600
"""Moves of a match of three, standing answers put on and off included."""


RARELY = {"resign": 200, "set_auto": 5, "use_speed": 3}
MET = {
    "ask-bid": 60,
    "do-bid": 40,
    "do-set_auto": 10,
    "do-use_speed": 5,
    "do-answer_ceiling": 5,
    "do-answer_firepower": 4,
    "do-answer_range": 6,
    "event-time-expired": 60,
    "event-absent": 12,
    "event-returned": 10,
}
"""A manoeuvre window is where this game has its secrets."""
WORTH = (0, 1, 4)
"""In how many of ten such windows to stop, by how many are asked."""


def prelude(table: Playing, below: Below) -> None:
    """To a manoeuvre window, mostly one in which both are asked. Some fall asleep on the way."""
    sleepy = below(4)
    for _ in range(120):
        state = cast(AsyState, table.state)
        if table.over or (state.phase == "manoeuvre" and below(10) < WORTH[len(state.asked)]):
            return
        seat, offer = (waiting := table.waited_for())[below(len(waiting))]
        sleeps = seat == sleepy or state.phase in ("laying", "manoeuvre")
        if sleeps and below(3) == 0:
            table.wait_for_the_clock(below)
        else:
            table.act(seat, _towards_manoeuvre(table, seat, offer, below), below)


def _towards_manoeuvre(table: Playing, seat: int, offer: Offer, below: Below) -> dict[str, Any]:
    """Manoeuvre cards are won, and kept."""
    if offer.do == "bid":
        return {"do": "bid", "number": 0}
    named = offer.take.get("attribute")
    if named is not None and named.holds("man"):
        return {"do": "name", "attribute": "man"}
    return table.some_action(seat, offer, below)


def components(state: AsyState) -> int:
    """Twenty aircraft a side and fifteen victory cards; and a game that goes on has not ended."""
    for squadron in state.squadrons:
        # Before the sides are settled nothing has been dealt.
        dealt = DECKS[squadron.side] if squadron.side else ()
        assert sorted(_hidden(squadron) + squadron.discard) == list(dealt)
    assert min(state.stacks.values()) >= 0
    if state.phase not in ("sides", "over", "match-over"):
        goes_on(state)
    return sum(map(score, state.squadrons)) + sum(state.stacks.values())


def goes_on(state: AsyState) -> None:
    """AP-024, AP-043, AP-115, AP-116, AP-150, AP-151 Nobody has eight cards, both can lay one."""
    assert max(map(score, state.squadrons)) < 8 and state.duel <= 20
    if state.phase == "laying":
        assert all(each.hand or each.laid for each in state.squadrons)
    if state.phase == "laying" and state.duel == 1:
        assert len({len(each.hand) + bool(each.laid) for each in state.squadrons}) == 1
    elif state.phase == "laying" and state.contested == state.previous:
        assert not any(state.stacks[each] for each in state.stacks if each != state.previous)
    if state.phase in ("ceiling", "naming"):
        assert all(len(each.hand) >= (2 if each.deck else 1) for each in state.squadrons)


def reshuffle(state: AsyState, audience: Audience, below: Below) -> AsyState:
    """Another truth that this audience could not tell from the real one. Each secret may stay as it
    is: what is told of one shows where no other differs."""
    for seat in BOTH:
        squadron = state.squadrons[seat]
        if seat in audience:
            squadron.deck = _shuffled(squadron.deck, below)
            continue
        deals, answers = below(2), below(2)
        if deals:
            _deal_anew(state, seat, below)
        if answers:
            squadron.auto = [
                window for window in WINDOWS if _may_differ(state, seat, window, below)
            ]
    if state.phase == "manoeuvre":
        _bid_anew(state, audience, below)
    return state


def blind(state: AsyState, below: Below) -> AsyState:
    """Other hands and decks, under the same decisions."""
    for squadron in state.squadrons:
        cards = _shuffled(squadron.hand + squadron.deck, below)
        size = len(squadron.hand)
        squadron.hand, squadron.deck = cards[:size], cards[size:]
        squadron.drawn = squadron.hand[-len(squadron.drawn) :] if squadron.drawn else []
    return state


def _shuffled(aircraft: list[str], below: Below) -> list[str]:
    left = list(aircraft)
    return [left.pop(below(len(left))) for _ in range(len(left))]


def _deal_anew(state: AsyState, seat: int, below: Below) -> None:
    """Hand, deck and what lies face down change places."""
    squadron = state.squadrons[seat]
    face_down = shown_as(state, seat) == "back"
    lying = [squadron.laid] if face_down and squadron.laid is not None else []
    cards = _shuffled(squadron.hand + squadron.deck + lying, below)
    if lying:
        squadron.laid = cards.pop()
    size = len(squadron.hand)
    squadron.hand, squadron.deck = cards[:size], cards[size:]
    squadron.drawn = squadron.hand[-len(squadron.drawn) :] if squadron.drawn else []


def _may_differ(state: AsyState, seat: int, window: str, below: Below) -> bool:
    """Whether this standing answer is on. Who is being asked has none, and that may be seen."""
    asked = state.phase == window and seat in state.asked
    return not asked and below(2) == 1


def _bid_anew(state: AsyState, audience: Audience, below: Below) -> None:
    """Who is asked and what was answered; somebody is still to answer, as everybody can see."""
    hidden = [seat for seat in BOTH if seat not in audience]
    able = [seat for seat in hidden if _could_be_asked(state, seat)]
    waits = any(state.squadrons[seat].sealed is None for seat in audience)
    open_one = None if waits else able[below(len(able))]
    state.asked = [seat for seat in state.asked if seat in audience]
    for seat in hidden:
        if seat == open_one or (seat in able and below(2)):
            _ask(state, seat, below, answered=seat != open_one and below(2) == 1)
        else:
            state.squadrons[seat].auto = ["manoeuvre"]
            state.squadrons[seat].sealed = 0
    state.asked.sort()


def _could_be_asked(state: AsyState, seat: int) -> bool:
    squadron = state.squadrons[seat]
    return unused(squadron, "man") > 0 and bool(_below_five(state, _hidden(squadron)))


def _hidden(squadron: Squadron) -> list[str]:
    laid = [] if squadron.laid is None else [squadron.laid]
    return laid + squadron.hand + squadron.deck


def _below_five(state: AsyState, aircraft: list[str]) -> list[str]:
    assert state.contested is not None
    return [each for each in aircraft if VALUE[state.contested][each] < HIGHEST]


def _ask(state: AsyState, seat: int, below: Below, *, answered: bool) -> None:
    """With an aircraft face down that leaves something to decide."""
    squadron = state.squadrons[seat]
    cards, size = _hidden(squadron), len(squadron.hand)
    fitting = _below_five(state, cards)
    if squadron.laid not in fitting or below(2):
        squadron.laid = fitting[below(len(fitting))]
    cards.remove(squadron.laid)
    squadron.hand, squadron.deck = cards[:size], cards[size:]
    squadron.auto = [window for window in squadron.auto if window != "manoeuvre"]
    state.asked.append(seat)
    squadron.sealed = below(most(state, seat) + 1) if answered else None
