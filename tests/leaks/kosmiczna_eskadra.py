"""Fourteen ways in which kosmiczna_eskadra could tell a secret."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine import Illegal
from games.kosmiczna_eskadra.geometry import card_body, overlap
from games.kosmiczna_eskadra.rules import KosmicznaEskadra
from games.kosmiczna_eskadra.squadrons import holders, place_of
from games.kosmiczna_eskadra.state import (
    AutoDrawSet,
    CardDrawn,
    CardSealed,
    CardView,
    Drop,
    OwnDrawn,
    OwnFrozen,
    OwnSealed,
)
from tests.leaks import Leaky, altered, of_seats

SLOW = 5


class Eskadra(Leaky, KosmicznaEskadra):
    pass


def holding(state, seat):
    return state.squadrons[seat].held


class TellsDrawnShip(Eskadra):
    public = (OwnDrawn,)


class ShowsHeldShip(Eskadra):
    def show(self, state, audience, view):
        def seen(seat, each):
            held = holding(state, seat)
            return held and {"holds": held.speed > SLOW}

        return of_seats(view, seen)


class TellsSealedPlace(Eskadra):
    public = (OwnSealed,)


class ShowsSealedPlace(Eskadra):
    def show(self, state, audience, view):
        sealed = {
            f"{seat}": CardView(seat, 1, *place_of(holding(state, seat).drop))
            for seat in holders(state)
            if holding(state, seat).drop and state.phase == "placing"
        }
        return replace(view, table=view.table | sealed)


class TellsFrozenPlace(Eskadra):
    public = (OwnFrozen,)


class ShowsFrozenPlace(Eskadra):
    """Somewhere in a number that everybody sees."""

    def show(self, state, audience, view):
        places = [holding(state, seat).frozen for seat in holders(state)]
        xs = [place[0] for place in places if place is not None]
        return replace(view, stop=view.stop + sum(xs)) if state.frozen_at is not None else view


class RelaysAngle(Eskadra):
    def relayed(self, state, seat, signal):
        seen = super().relayed(state, seat, signal)
        return None if seen is None else {**seen, "a": signal.a}


class RelaysFastShipsOnly(Eskadra):
    def relayed(self, state, seat, signal):
        held = holding(state, seat)
        return super().relayed(state, seat, signal) if held and held.speed > SLOW else None


class TellsAutoDraw(Eskadra):
    public = (AutoDrawSet,)


class ShowsNextOfDeck(Eskadra):
    """To its owner, who may not know the order either."""

    def show(self, state, audience, view):
        deck = state.squadrons[audience[0]].deck if audience else []
        return replace(view, own=replace(view.own, free_at=deck[-1])) if deck else view


class ShowsAnswer(Eskadra):
    """Whether a seat will drop, before its card lands."""

    def show(self, state, audience, view):
        def seen(seat, each):
            held = holding(state, seat)
            drops = held is not None and held.answer == "drop" and state.frozen_at is None
            return {"answered": True if drops else None}

        return of_seats(view, seen) if state.phase == "stopped" else view


class RefusesOverSealed(Eskadra):
    """Who has dropped a card and tries it where another's is sealed learns that there is one."""

    def judge(self, state, seat, action):
        illegal = super().judge(state, seat, action)
        if not illegal or illegal.code != "nothing-held" or not isinstance(action, Drop):
            return illegal
        body = card_body(action.x, action.y, action.a)
        sealed = [holding(state, each).drop for each in holders(state) if each != seat]
        covers = any(overlap(body, card_body(*place_of(drop))) for drop in sealed if drop)
        return Illegal("overlaps-card", "KE-077") if covers else illegal


class TellsThatCardFalls(Eskadra):
    """A compensated drop that has not landed yet."""

    def tell(self, state, seat, action, events):
        falls = [each for each in events if isinstance(each, OwnSealed)]
        live = state.options.pace == "live"
        return [*events, CardSealed(seat=seat)] if falls and live else events


class HintsAtWhatWasDrawn(Eskadra):
    """The number of cards left is greater where a slow ship was drawn."""

    def tell(self, state, seat, action, events):
        def left(event):
            held = holding(state, event.seat)
            return {"left": event.left + (held is not None and held.speed <= SLOW)}

        return altered(events, CardDrawn, left)
