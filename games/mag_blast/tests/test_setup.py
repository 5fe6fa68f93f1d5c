"""2.3 Setting up, the deployment, and the reveal."""

from __future__ import annotations

import msgspec

from games.chance import Chance
from games.mag_blast import opening
from games.mag_blast.flagships import FLAGSHIPS
from games.mag_blast.ships import SHIPS
from games.mag_blast.state import MagState, Options
from games.mag_blast.tests.positions import (
    GAME,
    A,
    B,
    C,
    D,
    action,
    every,
    heard,
    names,
    one,
    opened,
)
from games.mag_blast.zones import ZONES
from games.referee import play
from tests.rules import rule


@rule("MB-050")
def test_two_to_eight_play():
    assert list(GAME.seats(Options())) == [2, 3, 4, 5, 6, 7, 8]
    assert list(GAME.seats(Options(flagships="pick"))) == [2, 3, 4, 5]
    assert GAME.usual_seats == 4


@rule("MB-050", "MB-051", "MB-055", "MB-058", "MB-063")
def test_e02_eight_players():
    state = opened(8)
    assert {len(player.dealt) for player in state.players} == {6} and state.choice is None
    for seat in range(8):
        state.deploy(seat)
    assert list(state.view().seats) == list(range(8))
    assert (len(state.ships), len(state.wrecks)) == (6, 16)
    assert (len(state.stack), len(state.spare)) == (61, 2)
    assert [len(player.hand) for player in state.players] == [5] * 8


@rule("MB-009", "MB-052")
def test_three_stacks_are_shuffled_by_the_seed_alone():
    first, again = opened(4), opened(4)
    assert msgspec.json.encode(first) == msgspec.json.encode(again)
    other, _ = GAME.setup(Options(), 4, Chance("c3" * 32))
    assert other.stack != first.stack and other.ships != first.ships
    purposes = {draw.purpose for draw in other.chance.take()}
    assert purposes == {"flagships", "fleet-ships", "action-cards"}


@rule("MB-009")
def test_each_shuffle_begins_in_the_same_order():
    for purpose, first, many in (
        ("flagships", ["flagship-f1"], 10),
        ("fleet-ships", ["ship-SC01"], 54),
        ("action-cards", ["card-L01"], 101),
        ("starter", [], 0),
    ):
        order = GAME.unshuffled(purpose)
        assert len(order) == many and order[:1] == first


@rule("MB-053", "MB-054")
def test_what_is_dealt_in_secret_is_told_to_its_seat_alone():
    state, told = GAME.setup(Options(flagships="pick"), 2, Chance("a5" * 32))
    assert names(told) == ["match-began", *["flagships-dealt"] * 2, *["ships-dealt"] * 2]
    assert one(told, "match-began").flagships is None
    for seat, player in enumerate(state.players):
        flags, ships = [event for event in told if seat in (getattr(event, "only", None) or ())]
        assert flags.only == ships.only == {seat}
        assert (flags.flagships, ships.ships) == (player.flags, player.dealt)


@rule("MB-053")
def test_everyone_gets_one_flagship_face_up_and_the_rest_stay_out():
    state = opened(4)
    mine = state.players[A].flag
    assert state.refused(4, "resign") == state.refused(-1, "resign") == "not-a-player"
    assert state.refused(A, "name_flagship", flagship=mine) == "not-offered"
    shown = [seat.flagship for seat in state.view().seats.values()]
    assert None not in shown and len({*shown, *state.spare}) == len(FLAGSHIPS)
    assert not set(state.spare) & set(msgspec.json.encode(state.view()).decode().split('"'))


@rule("MB-054", "MB-056")
def test_everyone_sees_six_ships_and_lays_four_in_secret():
    state = opened(2)
    dealt = state.players[A].dealt
    assert len(dealt) == 6 and state.view(A).own.dealt == dealt
    assert state.view().number is None and state.view().seat is None
    told = state.deploy(A, *dealt[2:])
    assert heard(told, A) == ["deployed", "own-deployed"] and heard(told, B) == ["deployed"]
    assert state.view().turn.seats == (B,)
    assert state.view(A).own.deployed == dict(zip(ZONES, dealt[2:], strict=True))
    assert not set(dealt) & set(msgspec.json.encode(state.view(B)).decode().split('"'))
    assert state.view(B).seats[A].ready


@rule("MB-054", "MB-056")
def test_e03_refused_deployments_and_one_that_is_taken_back_until_the_last_is_there():
    state = opened(3)
    mine, theirs = state.players[A].dealt, state.players[B].dealt
    twice = dict(zip(ZONES, [mine[0], mine[1], mine[1], mine[2]], strict=True))
    assert state.refused(A, "deploy", **twice) == "duplicate-ship"
    foreign = dict(zip(ZONES, [*mine[:3], theirs[0]], strict=True))
    assert state.refused(A, "deploy", **foreign) == "not-dealt-ship"
    assert state.refused(A, "take_back") == "not-deployed"
    state.deploy(A)
    again = dict(zip(ZONES, mine, strict=False))
    assert state.refused(A, "deploy", **again) == "already-deployed"
    assert state.may(A) == set() and "take_back" in state.may(A, standing=True)
    assert names(state.act(A, "take_back")) == ["deployment-taken-back"]
    assert state.legal(A, "deploy", **again)
    for seat in (A, B, C):
        state.deploy(seat)
    assert state.refused(A, "take_back") == "deployment-closed"
    assert state.refused(A, "deploy", **again) == "deployment-closed"


@rule("MB-055", "MB-057", "MB-058")
def test_all_fleets_are_revealed_at_once_and_only_then_hands_are_dealt():
    state = opened(2)
    state.deploy(A)
    assert not state.players[A].fleet and not state.players[A].hand
    dealt = {seat: list(state.players[seat].dealt) for seat in (A, B)}
    told = state.deploy(B)
    for seat in (A, B):
        assert state.fleet(seat) == dict(zip(dealt[seat][:4], ZONES, strict=True))
    assert sorted(state.wrecks) == sorted(dealt[A][4:] + dealt[B][4:])
    assert names(told)[2:4] == ["fleet-revealed"] * 2
    assert heard(told, A).count("cards-drawn") == 2 and heard(told, A).count("cards-seen") == 1
    assert state.view(A).own.hand == state.players[A].hand
    assert state.view(B).seats[A].hand == 5


def dealt(*fleets: str, seats: int, **options: str) -> MagState:
    """Dealt as written; the last two of six are whatever is left. Only the last seat has still to
    deploy."""
    state = opened(seats, **options)
    chosen = [text.split() for text in fleets]
    rest = [ship for ship in SHIPS if not any(ship in ships for ships in chosen)]
    for player, ships in zip(state.players, chosen, strict=True):
        player.dealt = [*ships, rest.pop(), rest.pop()]
    state.ships = rest
    for seat, ships in enumerate(chosen[:-1]):
        state.deploy(seat, *ships)
    return state


def laid(*fleets: str, seats: int, **options: str) -> MagState:
    """Deployed as written."""
    state = dealt(*fleets, seats=seats, **options)
    assert one(state.deploy(seats - 1, *fleets[-1].split()), "starter-found")
    return state


@rule("MB-059")
def test_the_lowest_sum_of_hulls_starts():
    state = laid("CR01 CR02 CR03 SC01", "SC02 SC03 SC04 CA01", "BA01 BA02 BA03 BA04", seats=3)
    assert (state.seat, state.number) == (B, 1)


@rule("MB-059", "MB-060", "MB-081")
def test_e01_a_tie_is_decided_by_the_lot():
    """22, 19, 25 and 19."""
    own = "CA01 DE03 DE04 DE05"
    fleets = "CR06 CR07 CR08 DE01", "CR01 CR02 CR03 DE02", "CR11 CR12 CR09 CR04", own
    state = dealt(*fleets, seats=4)
    last = action("deploy", **dict(zip(ZONES, own.split(), strict=True)))
    lots = play(GAME, state, D, last, 0).draws
    assert [draw.of for draw in lots] == [2]
    assert state.seat == (B, D)[lots[0].value]
    state.seat = B
    order = [B]
    for _ in range(3):
        state.pass_time(100_000)
        order.append(state.seat)
    assert order == [B, C, D, A]


@rule("MB-061", "MB-413", "MB-416", "MB-418", "MB-421")
def test_e04_what_can_be_used_in_the_first_turn():
    fleets = ("BA01 BA02 BA03 BA04", "CR01 SC01 SC02 SC03")
    for flag, usable in (("f1", False), ("f9", False), ("f6", True), ("f4", True)):
        state = laid(*fleets, seats=2, sound="off")
        opening.command(state.players[B], flag)
        held = ["L13", "L15", "L17", "FI01", "FI02"]
        state.stack += [card for player in state.players for card in player.hand]
        state.stack = [card for card in state.stack if card not in held]
        state.players[B].hand, state.players[A].hand = held, [state.stack.pop()]
        state.discard.append(state.stack.pop(state.stack.index("L01")))
        assert (state.seat, state.phase, len(state.hand(B))) == (B, "reinforce", 5)
        seen = state.may(B)
        state.act(B, "end_phase", phase="reinforce")
        seen |= state.may(B)
        assert bool(seen & {"salvage", "shift_salvo", "rebuild", "rob"}) == usable


@rule("MB-053")
def test_with_pick_one_of_two_is_named_in_secret():
    state = opened(2, flagships="pick")
    assert state.may(A) >= {"name_flagship", "deploy"}
    first, second = state.players[A].flags
    assert state.view(A).own.flagships == [first, second] and state.view().seats[A].flagship is None
    told = state.act(A, "name_flagship", flagship=second)
    assert heard(told, A) == ["flagship-named"] and heard(told, B) == []
    assert state.view(A).own.named == second
    assert state.refused(A, "name_flagship", flagship=state.players[B].flags[0]) == "not-offered"
    assert first not in msgspec.json.encode(state.view(B)).decode().split('"')
    state.deploy(A)
    assert state.refused(A, "name_flagship", flagship=first) == "already-deployed"
    told = state.deploy(B)
    shown = [event.flagship for event in every(told, "fleet-revealed")]
    assert shown[0] == second and first in state.spare and len(state.spare) == 8
    assert state.refused(A, "name_flagship", flagship=first) == "deployment-closed"


@rule("MB-522")
def test_the_clock_deploys_for_whoever_has_not():
    """The four highest hulls of those dealt, of equal ones the earlier, in the fixed order."""
    state = opened(2, flagships="pick")
    lowest = sorted(state.players[B].dealt, key=lambda ship: SHIPS[ship].hull)[:4]
    state.deploy(B, *lowest)
    state.players[A].dealt = ["SC01", "CR01", "CR02", "BA06", "CR06", "DE01"]
    assert state.view().turn.until == 90_000
    state.until(90_299)
    assert state.phase == "deploy"
    first = state.players[A].flags[0]
    state.until(90_300)
    assert state.fleet(A) == {"BA06": "yel", "CR06": "grn", "CR01": "red", "CR02": "blu"}
    assert state.players[A].flag == first
    assert state.fleet(B) == dict(zip(lowest, ZONES, strict=True))
