"""A sixth game is one new folder and no other change; and the laws find what is wrong with one."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.engine import Deadline, Illegal
from games.offers import Number
from games.registry import all_games
from tests import test_contract
from tests.sixth import beside_the_others, model
from tests.table import Table
from tests.test_contract import table_of
from tools.playing import secrets_of

CUPS = type(model())
CUP_NAMES = ["00", "10", "20", "01", "11", "21"]


def test_a_folder_beside_the_others_is_found_as_a_game():
    before = set(all_games())
    with beside_the_others() as games:
        assert set(games) == before | {"cups", "twenty_one"}
        assert games["cups"].slug == "cups"
    assert set(all_games()) == before


class ShowsThePea(CUPS):
    """A spectator sees what only the hider may."""

    def view(self, state, audience):
        view = super().view(state, audience)
        return view if audience else msgspec.structs.replace(view, pea=state.pea)


class ShowsWhoHasBet(CUPS):
    """A bet of which nobody is told changes what everybody sees."""

    def view(self, state, audience):
        view = super().view(state, audience)
        laid = sum(bet is not None for bet in state.bets)
        return msgspec.structs.replace(view, bank=state.bank - laid)


class PaysBeforeItLooks(CUPS):
    """A refusal that has already taken a bead."""

    def apply(self, state, seat, action):
        state.beads[0] -= 1
        if illegal := self.judge(state, seat, action):
            raise illegal
        state.beads[0] += 1
        return super().apply(state, seat, action)


class OffersTooMuch(CUPS):
    """An offer that says it is sure and is not."""

    most = 4

    def offers(self, state, seat):
        prize = {"prize": Number(1, self.most)}
        return [
            msgspec.structs.replace(offer, take={**offer.take, **prize})
            if offer.do == "hide"
            else offer
            for offer in super().offers(state, seat)
        ]


class OffersTooLittle(OffersTooMuch):
    """What is accepted and was not offered."""

    most = 1


class LetsSeatsActAsTheClock(CUPS):
    def judge(self, state, seat, action):
        illegal = super().judge(state, seat, action)
        return None if illegal and illegal.code == "not-yours" else illegal


class RefusesByASecret(CUPS):
    """A refusal that tells where the pea is."""

    def judge(self, state, seat, action):
        illegal = super().judge(state, seat, action)
        if illegal and state.pea and getattr(action, "cup", None) == state.pea:
            return Illegal("over")
        return illegal


class PointsAtThePea(CUPS):
    """What is seen of a hand depends on where the pea is."""

    def relayed(self, state, seat, signal):
        return None if state.pea == CUP_NAMES[signal.cup] else super().relayed(state, seat, signal)


class SamplesForever(CUPS):
    """A seat is asked for again and again."""

    def sampled(self, state, seat, signals):
        events = super().sampled(state, seat, signals)
        state.fingers[seat] = None
        return events


class RingsForever(CUPS):
    def deadlines(self, state):
        return [*super().deadlines(state), Deadline(0, None, self.clock_type())]


class LosesABead(CUPS):
    def apply(self, state, seat, action):
        events = super().apply(state, seat, action)
        state.bank -= state.phase == "over"
        return events


class TicksByItself(CUPS):
    """A view with a clock in it that no event moves."""

    def view(self, state, audience):
        return msgspec.structs.replace(super().view(state, audience), bank=state.now)


class SaysNothingToTheActor(CUPS):
    def apply(self, state, seat, action):
        events = super().apply(state, seat, action)
        return [event for event in events if event.only is None]


FAULTS = [each for each in vars().values() if isinstance(each, type) and CUPS in each.__mro__[1:]]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_the_laws_find_a_fault_that_was_put_in(fault):
    with pytest.raises((AssertionError, RuntimeError)):
        for seed in range(40):
            play_to_the_end(fault(), Random(seed).randrange)


def test_a_run_that_does_not_get_to_where_secrets_live_fails(monkeypatch):
    monkeypatch.setattr(secrets_of(model()), "MET", {"do-resign": 1_000}, raising=False)
    with pytest.raises(AssertionError, match="do-resign"):
        test_contract.test_the_laws_hold_where_the_secrets_live(model())


def play_to_the_end(game, below) -> None:
    table: Table = table_of(game, below)
    while not table.over:
        table.holds(below)
        table.try_anything(below(table.seats), below)
        table.somebody_acts(below)
        table.wait(below(8_000), below)
        table.look_at_signals(below)
        table.is_short_enough()
    table.holds(below)
    table.replays()
