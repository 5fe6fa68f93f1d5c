"""2.3 Setting up, the deployment, and the reveal."""

from __future__ import annotations

import msgspec
import pytest

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
    act,
    action,
    deploy,
    deployed,
    hand,
    heard,
    legal,
    may,
    names,
    one,
    opened,
    pass_time,
    refused,
    until,
    view,
)
from games.mag_blast.zones import ZONES
from games.referee import play
from tests.rules import rule


@rule("MB-050")
def test_two_to_eight_play():
    assert list(GAME.seats(Options())) == [2, 3, 4, 5, 6, 7, 8]
    assert list(GAME.seats(Options(flagships="pick"))) == [2, 3, 4, 5]
    assert GAME.usual_seats == 4


@rule("MB-050", "MB-055", "MB-058")
def test_e02_eight_players():
    state = deployed(8)
    assert (len(state.ships), len(state.wrecks)) == (6, 16)
    assert (len(state.stack), len(state.spare)) == (61, 2)
    assert [len(player.hand) for player in state.players] == [5] * 8


@rule("MB-009", "MB-052")
def test_three_stacks_are_shuffled_by_the_seed_alone():
    first, again = opened(4), opened(4)
    assert msgspec.json.encode(first) == msgspec.json.encode(again)
    other, _ = GAME.setup(Options(), 4, Chance("c3" * 32))
    assert other.stack != first.stack and other.ships != first.ships
    assert {draw.purpose for draw in other.chance.take()} == {
        "flagships",
        "fleet-ships",
        "action-cards",
    }


@rule("MB-009")
@pytest.mark.parametrize(
    ("purpose", "first", "many"),
    [
        ("flagships", "flagship-f1", 10),
        ("fleet-ships", "ship-SC01", 54),
        ("action-cards", "card-L01", 101),
        ("starter", "", 0),
    ],
)
def test_each_shuffle_begins_in_the_same_order(purpose, first, many):
    order = GAME.unshuffled(purpose)
    assert len(order) == many and "".join(order[:1]) == first


@rule("MB-051")
def test_seats_stay_where_they_are():
    state = opened(3)
    assert refused(state, 3, "resign") == refused(state, -1, "resign") == "not-a-player"
    assert list(view(state).seats) == [A, B, C]


@rule("MB-053")
def test_everyone_gets_one_flagship_face_up_and_the_rest_stay_out():
    state = opened(4)
    shown = [seat.flagship for seat in view(state).seats.values()]
    assert None not in shown and len({*shown, *state.spare}) == len(FLAGSHIPS)
    assert not set(state.spare) & set(msgspec.json.encode(view(state)).decode().split('"'))


@rule("MB-054", "MB-056")
def test_everyone_sees_six_ships_and_lays_four_in_secret():
    state = opened(2)
    dealt = state.players[A].dealt
    assert len(dealt) == 6 and view(state, A).own.dealt == dealt
    assert view(state).number is None and view(state).seat is None
    told = deploy(state, A, *dealt[2:])
    assert heard(told, A) == ["deployed", "own-deployed"] and heard(told, B) == ["deployed"]
    assert view(state).turn.seats == (B,)
    assert view(state, A).own.deployed == dict(zip(ZONES, dealt[2:], strict=True))
    assert not set(dealt) & set(msgspec.json.encode(view(state, B)).decode().split('"'))
    assert view(state, B).seats[A].ready


@rule("MB-054")
def test_the_six_ships_are_told_to_their_seat_alone():
    state, told = GAME.setup(Options(), 2, Chance("a5" * 32))
    dealt = [(event.only, event.ships) for event in told if names([event]) == ["ships-dealt"]]
    assert dealt == [(frozenset({seat}), state.players[seat].dealt) for seat in (A, B)]


@rule("MB-054", "MB-056")
def test_e03_refused_deployments():
    state = opened(2)
    mine, theirs = state.players[A].dealt, state.players[B].dealt
    twice = dict(zip(ZONES, [mine[0], mine[1], mine[1], mine[2]], strict=True))
    assert refused(state, A, "deploy", **twice) == "duplicate-ship"
    foreign = dict(zip(ZONES, [*mine[:3], theirs[0]], strict=True))
    assert refused(state, A, "deploy", **foreign) == "not-dealt-ship"
    assert refused(state, A, "take_back") == "not-deployed"


@rule("MB-056")
def test_a_deployment_may_be_taken_back_until_the_last_is_there():
    state = opened(3)
    deploy(state, A)
    again = dict(zip(ZONES, state.players[A].dealt, strict=False))
    assert refused(state, A, "deploy", **again) == "already-deployed"
    assert may(state, A) == set() and "take_back" in may(state, A, standing=True)
    assert names(act(state, A, "take_back")) == ["deployment-taken-back"]
    assert legal(state, A, "deploy", **again)
    for seat in (A, B, C):
        deploy(state, seat)
    assert refused(state, A, "take_back") == "deployment-closed"
    assert refused(state, A, "deploy", **again) == "deployment-closed"


@rule("MB-055", "MB-057", "MB-058")
def test_all_fleets_are_revealed_at_once_and_only_then_hands_are_dealt():
    state = opened(2)
    deploy(state, A)
    assert not state.players[A].fleet and not state.players[A].hand
    dealt = {seat: list(state.players[seat].dealt) for seat in (A, B)}
    told = deploy(state, B)
    for seat in (A, B):
        assert {ship: each.zone for ship, each in state.players[seat].fleet.items()} == dict(
            zip(dealt[seat][:4], ZONES, strict=True)
        )
    assert sorted(state.wrecks) == sorted(dealt[A][4:] + dealt[B][4:])
    assert names(told)[2:4] == ["fleet-revealed"] * 2
    assert heard(told, A).count("cards-drawn") == 2 and heard(told, A).count("cards-seen") == 1
    assert view(state, A).own.hand == state.players[A].hand
    assert view(state, B).seats[A].hand == 5


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
        deploy(state, seat, *ships)
    return state


def laid(*fleets: str, seats: int, **options: str) -> MagState:
    """Deployed as written."""
    state = dealt(*fleets, seats=seats, **options)
    assert one(deploy(state, seats - 1, *fleets[-1].split()), "starter-found")
    return state


@rule("MB-059")
def test_the_lowest_sum_of_hulls_starts():
    state = laid("CR01 CR02 CR03 SC01", "SC02 SC03 SC04 CA01", "BA01 BA02 BA03 BA04", seats=3)
    assert (state.seat, state.number) == (B, 1)


@rule("MB-059", "MB-060", "MB-081")
def test_e01_a_tie_is_decided_by_the_lot():
    """22, 19, 25 and 19."""
    fleets = (
        "CR06 CR07 CR08 DE01",
        "CR01 CR02 CR03 DE02",
        "CR11 CR12 CR09 CR04",
        "CA01 DE03 DE04 DE05",
    )
    state = dealt(*fleets, seats=4)
    last = action("deploy", **dict(zip(ZONES, fleets[D].split(), strict=True)))
    lots = play(GAME, state, D, last, 0).draws
    assert [draw.of for draw in lots] == [2]
    assert state.seat == (B, D)[lots[0].value]
    state.seat = B
    order = [B]
    for _ in range(3):
        pass_time(state, 100_000)
        order.append(state.seat)
    assert order == [B, C, D, A]


@rule("MB-061", "MB-062")
def test_the_first_turn_begins_with_phase_3_and_may_attack():
    state = deployed(2)
    assert state.phase == "reinforce" and len(state.players[state.seat].hand) == 5
    act(state, state.seat, "end_phase", phase="reinforce")
    if state.phase == "move":
        act(state, state.seat, "end_phase", phase="move")
    assert state.phase == "attack"
    assert "end_turn" in may(state, state.seat)


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
        assert (state.seat, state.phase, len(hand(state, B))) == (B, "reinforce", 5)
        seen = may(state, B)
        act(state, B, "end_phase", phase="reinforce")
        seen |= may(state, B)
        assert bool(seen & {"salvage", "shift_salvo", "rebuild", "rob"}) == usable


@rule("MB-063")
def test_f7_is_dealt_six_ships_like_all_others():
    state = opened(8)
    for player in state.players:
        assert len(player.dealt) == 6 and state.choice is None


# ---- flagships to choose from


@rule("MB-053")
def test_the_two_flagships_are_told_to_their_seat_alone():
    state, told = GAME.setup(Options(flagships="pick"), 2, Chance("a5" * 32))
    assert names(told) == [
        "match-began",
        *["flagships-dealt"] * 2,
        *["ships-dealt"] * 2,
    ]
    assert one(told, "match-began").flagships is None
    dealt = [(event.only, event.flagships) for event in told[1:3]]
    assert dealt == [(frozenset({seat}), state.players[seat].flags) for seat in (A, B)]


@rule("MB-053")
def test_with_pick_one_of_two_is_named_in_secret():
    state = opened(2, flagships="pick")
    assert may(state, A) >= {"name_flagship", "deploy"}
    first, second = state.players[A].flags
    assert view(state, A).own.flagships == [first, second] and view(state).seats[A].flagship is None
    told = act(state, A, "name_flagship", flagship=second)
    assert heard(told, A) == ["flagship-named"] and heard(told, B) == []
    assert view(state, A).own.named == second
    assert refused(state, A, "name_flagship", flagship=state.players[B].flags[0]) == "not-offered"
    assert first not in msgspec.json.encode(view(state, B)).decode().split('"')
    deploy(state, A)
    assert refused(state, A, "name_flagship", flagship=first) == "already-deployed"
    told = deploy(state, B)
    shown = [event.flagship for event in told if isinstance(event, opening.FleetRevealed)]
    assert shown[0] == second and first in state.spare and len(state.spare) == 8
    assert refused(state, A, "name_flagship", flagship=first) == "deployment-closed"


def test_without_pick_no_flagship_can_be_named():
    state = opened(2)
    assert refused(state, A, "name_flagship", flagship=state.players[A].flag) == "not-offered"


@rule("MB-522")
def test_the_clock_deploys_for_whoever_has_not():
    """The four highest hulls of those dealt, of equal ones the earlier, in the fixed order."""
    state = opened(2, flagships="pick")
    state.players[A].dealt = ["SC01", "CR01", "CR02", "BA06", "CR06", "DE01"]
    assert view(state).turn.until == 90_000
    until(state, 90_299)
    assert state.phase == "deploy"
    first = state.players[A].flags[0]
    until(state, 90_300)
    assert {ship: each.zone for ship, each in state.players[A].fleet.items()} == {
        "BA06": "yel",
        "CR06": "grn",
        "CR01": "red",
        "CR02": "blu",
    }
    assert state.players[A].flag == first


def test_who_has_deployed_is_left_alone_by_the_clock():
    state = opened(2)
    lowest = sorted(state.players[A].dealt, key=lambda ship: SHIPS[ship].hull)[:4]
    deploy(state, A, *lowest)
    until(state, 90_300)
    assert {ship: each.zone for ship, each in state.players[A].fleet.items()} == dict(
        zip(lowest, ZONES, strict=True)
    )
