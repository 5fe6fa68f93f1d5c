"""Fourteen ways in which mag_blast could tell a secret."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine import Illegal
from games.mag_blast.cards import CARDS
from games.mag_blast.events import (
    CardsSeen,
    OwnDeployed,
    Passed,
    PresetSet,
    Resigning,
    TakenSeen,
)
from games.mag_blast.fleets import kind
from games.mag_blast.rules import MagBlast
from games.mag_blast.stack import ANSWERS
from games.mag_blast.state import HOLDS
from games.mag_blast.windows import answers_possible
from tests.leaks import Leaky, public

WINDOW = ("pass", "answer", "buy_off", "hold")


class Mag(Leaky, MagBlast):
    pass


def can_answer(state, seat):
    may = answers_possible(state).get(seat, set()) & ANSWERS.keys()
    return any(kind(card) in may for card in state.players[seat].hand)


class LengthensWindowsForAnswers(Mag):
    """The clock is patient where somebody could answer."""

    def deadlines(self, state):
        found = super().deadlines(state)
        if state.window is None:
            return found
        late = 100 * any(can_answer(state, seat) for seat in state.window.asked)
        return [replace(each, at=each.at + late) for each in found]


class AsksOnlyWhoCanAnswer(Mag):
    def offers(self, state, seat):
        found = super().offers(state, seat)
        if state.window is None or seat not in state.window.asked or can_answer(state, seat):
            return found
        return [each for each in found if each.do not in WINDOW]


class TellsPass(Mag):
    def tell(self, state, seat, action, events):
        return public(events, Passed)


class ShowsThatAllHavePassed(Mag):
    """By the moment at which the window will close."""

    def show(self, state, audience, view):
        window = state.window
        return view if window is None else replace(
            view, window=replace(view.window, until=window.closes)
        )  # fmt: skip


class TellsDrawnCards(Mag):
    def tell(self, state, seat, action, events):
        return public(events, CardsSeen)


class ShowsOrderOfDeck(Mag):
    """The map of the pile says nothing but by its order."""

    def show(self, state, audience, view):
        if not state.stack or not CARDS[state.stack[-1]].symbols:
            return view
        return replace(view, discard=dict(reversed(view.discard.items())))


class ShowsShipsOffered(Mag):
    """F7 To all."""

    def show(self, state, audience, view):
        choice = state.choice
        if choice is None or choice.kind != "keep":
            return view
        return replace(view, choice=replace(view.choice, ships=list(choice.ships)))


class TellsPreset(Mag):
    def tell(self, state, seat, action, events):
        return public(events, PresetSet)


class ShowsPreset(Mag):
    """Who passes by itself looks as if it were idle."""

    def show(self, state, audience, view):
        seats = {
            seat: replace(each, idle=True) if "pass-small" in state.players[seat].presets else each
            for seat, each in view.seats.items()
        }
        return replace(view, seats=seats)


class AsksNobodyWhoIsResigning(Mag):
    def show(self, state, audience, view):
        if view.window is None:
            return view
        asked = [seat for seat in view.window.asked if seat not in state.resigning]
        return replace(view, window=replace(view.window, asked=asked))


class TellsSecretResignation(Mag):
    def tell(self, state, seat, action, events):
        return public(events, Resigning)


class ShowsWhoHeld(Mag):
    """Who has pressed "Wait!" in this turn looks as if it wanted something."""

    def show(self, state, audience, view):
        seats = {
            seat: replace(each, wants_firewall=True)
            if state.players[seat].alive and state.players[seat].holds < HOLDS
            else each
            for seat, each in view.seats.items()
        }
        return replace(view, seats=seats)


class TellsDeploymentAndLoot(Mag):
    def tell(self, state, seat, action, events):
        return public(events, OwnDeployed, TakenSeen)


class RefusesByOtherHands(Mag):
    """Whoever names a card that somebody else holds is told something else."""

    def judge(self, state, seat, action):
        illegal = super().judge(state, seat, action)
        if illegal is None or illegal.code != "card-not-in-hand":
            return illegal
        named = {getattr(action, "card", None), *getattr(action, "cards", ())}
        held = {card for player in state.players for card in player.hand}
        return Illegal("unknown-card", "MB-020") if named & held else illegal


LEAKS = [each for each in vars().values() if isinstance(each, type) and Mag in each.__bases__]
