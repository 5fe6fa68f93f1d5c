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
from tests.leaks import Leaky, of_seats

WINDOW = ("pass", "answer", "buy_off", "hold")


class Mag(Leaky, MagBlast):
    pass


def can_answer(state, seat):
    may = answers_possible(state).get(seat, set()) & ANSWERS.keys()
    return any(kind(card) in may for card in state.players[seat].hand)


class LengthensWindowsForAnswers(Mag):
    """The clock is patient where somebody could answer."""

    def later(self, state):
        asked = () if state.window is None else state.window.asked
        return 100 * any(can_answer(state, seat) for seat in asked)


class AsksOnlyWhoCanAnswer(Mag):
    def offers(self, state, seat):
        found = super().offers(state, seat)
        if state.window is None or seat not in state.window.asked or can_answer(state, seat):
            return found
        return [each for each in found if each.do not in WINDOW]


class TellsPass(Mag):
    public = (Passed,)


class ShowsThatAllHavePassed(Mag):
    """By the moment at which the window will close."""

    def show(self, state, audience, view):
        if state.window is None:
            return view
        return replace(view, window=replace(view.window, until=state.window.closes))


class TellsDrawnCards(Mag):
    public = (CardsSeen,)


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
    public = (PresetSet,)


class ShowsPreset(Mag):
    """Who passes by itself looks as if it were idle."""

    def show(self, state, audience, view):
        def seen(seat, each):
            return "pass-small" in state.players[seat].presets and {"idle": True}

        return of_seats(view, seen)


class AsksNobodyWhoIsResigning(Mag):
    def show(self, state, audience, view):
        if view.window is None:
            return view
        asked = [seat for seat in view.window.asked if seat not in state.resigning]
        return replace(view, window=replace(view.window, asked=asked))


class TellsSecretResignation(Mag):
    public = (Resigning,)


class ShowsWhoHeld(Mag):
    """Who has pressed "Wait!" in this turn looks as if it wanted something."""

    def show(self, state, audience, view):
        def seen(seat, each):
            player = state.players[seat]
            return player.alive and player.holds < HOLDS and {"wants_firewall": True}

        return of_seats(view, seen)


class TellsDeploymentAndLoot(Mag):
    public = (OwnDeployed, TakenSeen)


class RefusesByOtherHands(Mag):
    """Whoever names a card that somebody else holds is told something else."""

    def judge(self, state, seat, action):
        illegal = super().judge(state, seat, action)
        if illegal is None or illegal.code != "card-not-in-hand":
            return illegal
        named = {getattr(action, "card", None), *getattr(action, "cards", ())}
        held = {card for player in state.players for card in player.hand}
        return Illegal("unknown-card", "MB-020") if named & held else illegal
