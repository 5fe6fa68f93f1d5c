"""Fourteen ways in which asy_przestworzy could tell a secret."""

from __future__ import annotations

from msgspec.structs import replace

from games.asy_przestworzy.aircraft import HIGHEST, VALUE
from games.asy_przestworzy.phases import choosing
from games.asy_przestworzy.rules import AsyPrzestworzy
from games.asy_przestworzy.state import (
    Absent,
    AutoSet,
    Bid,
    BidSealed,
    CardsDrawn,
    CardSeen,
    OwnLaid,
    Returned,
    SidesAsked,
    TimeExpired,
    TimeUp,
)
from games.engine import Illegal, Turn
from tests.leaks import Leaky, altered


class Asy(Leaky, AsyPrzestworzy):
    pass


def is_good(cards):
    return any(VALUE["ceil"][each] == HIGHEST for each in cards)


class TellsDrawnAircraft(Asy):
    public = (CardSeen,)


class TellsLaidAircraft(Asy):
    public = (OwnLaid,)


class ShowsLaidAircraft(Asy):
    def show(self, state, audience, view):
        laid = {seat: state.squadrons[int(seat)].laid for seat in view.squadrons}
        halves = {seat: replace(half, laid=laid[seat]) for seat, half in view.squadrons.items()}
        return replace(view, squadrons=halves)


class TellsBid(Asy):
    public = (BidSealed,)


class TellsThatSomebodyBid(Asy):
    """By an event in which nothing stands."""

    def tell(self, state, seat, action, events):
        return [*events, SidesAsked()] if isinstance(action, Bid) else events


class TellsStandingAnswer(Asy):
    public = (AutoSet,)


class ShowsNextOfDeck(Asy):
    """To its owner, who may not know the order either."""

    def show(self, state, audience, view):
        deck = state.squadrons[audience[0]].deck if audience else []
        return replace(view, own=replace(view.own, drawn=deck[-1:])) if deck else view


class ShowsWhoIsAsked(Asy):
    def show(self, state, audience, view):
        if state.phase != "manoeuvre" or view.turn.seats:
            return view
        return replace(view, turn=Turn("deciding", choosing(state), view.turn.until))


class TellsWhoseTimeRanOut(Asy):
    public = (TimeExpired,)


class CountsExpiryOfBid(Asy):
    """Two in a row, and everybody is told who was asked and let it expire."""

    def apply(self, state, seat, action):
        asked = choosing(state) if state.phase == "manoeuvre" else ()
        events = super().apply(state, seat, action)
        for each in asked if isinstance(action, TimeUp) else ():
            state.squadrons[each].missed += 1
            events += [Absent(each)] if state.squadrons[each].missed == 2 else []
        return events


class TellsWhoReturnsByBid(Asy):
    def apply(self, state, seat, action):
        events = super().apply(state, seat, action)
        if not isinstance(action, Bid) or state.squadrons[seat].missed < 2:
            return events
        state.squadrons[seat].missed = 0
        return [*events, Returned(seat)]


class RefusesByWhoIsAsked(Asy):
    """Who is not asked learns from the answer to a bid whether the other seat is."""

    def judge(self, state, seat, action):
        illegal = super().judge(state, seat, action)
        alone = isinstance(action, Bid) and state.phase == "manoeuvre" and not choosing(state)[1:]
        return Illegal("window-closed", "AP-080") if illegal and alone else illegal


class HintsAtWhatWasDrawn(Asy):
    """The number of aircraft drawn is greater where the best is among them."""

    def tell(self, state, seat, action, events):
        def number(event):
            return {"number": event.number + is_good(state.squadrons[event.seat].drawn)}

        return altered(events, CardsDrawn, number)


class RingsEarlierForGoodHands(Asy):
    def later(self, state):
        return -100 * is_good(state.squadrons[0].hand)
