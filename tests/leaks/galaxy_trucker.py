"""Twelve ways in which galaxy_trucker could tell a secret."""

from __future__ import annotations

from msgspec.structs import replace

from games.galaxy_trucker import views
from games.galaxy_trucker.actions import Continue, GiveUp
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.events import (
    AnswerGiven,
    OwnTileDrawn,
    ScoreSeen,
    StackSeen,
    TileDrawn,
)
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.tiles import CABINS, TILES
from tests.leaks import Leaky, altered, of_seats


class Truck(Leaky, GalaxyTrucker):
    pass


def is_cabin(tile):
    return TILES[tile].kind in CABINS


def own(view, audience, **more):
    """Something else that only its seat is shown."""
    return replace(view, own=replace(view.own or views.Own(), **more)) if audience else view


class ShowsNextOfHeap(Truck):
    """To whoever draws next, who may not know it either."""

    def show(self, state, audience, view):
        return own(view, audience, leave=state.heap[-1]) if state.heap else view


class TellsDrawnTile(Truck):
    public = (OwnTileDrawn,)


class ShowsDrawnTile(Truck):
    def show(self, state, audience, view):
        def seen(seat, each):
            return each.holds and {"hand": state.seats[seat].hand.tile}

        return of_seats(view, seen)


class HintsAtWhatWasDrawn(Truck):
    """The number of tiles left is smaller where a cabin was drawn."""

    def tell(self, state, seat, action, events):
        def left(event):
            return {"left": event.left - is_cabin(state.seats[event.seat].hand.tile)}

        return altered(events, TileDrawn, left)


class TellsPeekedStack(Truck):
    public = (StackSeen,)


class ShowsPeekedStack(Truck):
    """To the seat behind the one that holds it."""

    def show(self, state, audience, view):
        held = state.seats[audience[0] - 1].peeks if audience else None
        return view if held is None else own(view, audience, cards=list(state.stacks[held]))


class ShowsOrderOfDeck(Truck):
    """In a number that everybody sees."""

    def show(self, state, audience, view):
        if not state.deck:
            return view
        return replace(view, deck=view.deck + len(CARDS[state.deck[-1]].load))


class TellsSealedAnswer(Truck):
    """By an event in which nothing stands but whose it is."""

    def tell(self, state, seat, action, events):
        sealed = [event for event in events if isinstance(event, AnswerGiven)]
        stays = isinstance(action, Continue)
        return [*events, ScoreSeen(seat=seat)] if sealed and stays else events


class ShowsSealedAnswer(Truck):
    def show(self, state, audience, view):
        if state.question is None:
            return view
        said = state.question.answers

        def seen(seat, each):
            return isinstance(said.get(seat), Continue) and {"answered": None}

        return of_seats(view, seen)


class SuggestsWhatAnotherSealed(Truck):
    """Giving up stands first in the list once somebody has chosen it."""

    def offers(self, state, seat):
        found = super().offers(state, seat)
        sealed = state.question.answers.values() if state.question else ()
        return found[::-1] if any(isinstance(said, GiveUp) for said in sealed) else found


class OffersByNextOfHeap(Truck):
    """Who may draw a cabin next is offered nothing else."""

    def offers(self, state, seat):
        found = super().offers(state, seat)
        good = state.heap and is_cabin(state.heap[-1])
        draws = [offer for offer in found if offer.do == "draw_hidden"]
        return draws if draws and good else found


class RingsLaterForHiddenTiles(Truck):
    """The clock is patient with whoever has drawn a cabin."""

    def later(self, state):
        hands = [each.hand for each in state.seats if each.hand is not None]
        return 100 * sum(is_cabin(hand.tile) for hand in hands)
