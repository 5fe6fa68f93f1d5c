"""What is true in every position of every match, played at random."""

from random import Random

import msgspec
import pytest

from games.engine import Sampled
from games.kosmiczna_eskadra.geometry import card_body, on_table
from games.kosmiczna_eskadra.offering import free_place
from games.kosmiczna_eskadra.placing import covered
from games.kosmiczna_eskadra.ships import HALF
from games.kosmiczna_eskadra.squadrons import SIZE
from games.kosmiczna_eskadra.state import Drop, RoundStopped
from games.kosmiczna_eskadra.tests.positions import GAME, racing
from games.kosmiczna_eskadra.tests.secrets import LONGEST, OPTIONS, components
from games.referee import begin, codec, next_deadline, play, settle
from tests.rules import rule


def matches(seed):
    """The positions of a match, each with the events that led to it."""
    rng = Random(seed)
    options = OPTIONS[seed % len(OPTIONS)]
    state, move = begin(GAME, options, rng.choice(GAME.seats(options)), f"{seed:064x}")
    yield state, move.events
    while GAME.outcome(state) is None:
        yield state, step(state, rng)


def step(state, rng):
    """Somebody acts as a person would, or the clock, or the server that asks where cards hover."""
    for wanted in GAME.samples(state):
        if wanted.moments[-1] < state.now:
            signals = tuple(anywhere(rng, 3_000, a=0) for _ in wanted.moments)
            return play(GAME, state, None, Sampled(wanted.seat, signals), state.now).events
    seats = range(len(state.squadrons))
    offered = [(seat, offer) for seat in seats for offer in GAME.offers(state, seat)]
    wanted = [each for each in offered if not each[1].standing or rng.random() < 0.002]
    deadline = next_deadline(GAME, state)
    if not wanted or (deadline and rng.random() < 0.2):
        moves = list(settle(GAME, state, deadline.at))
        return [event for move in moves for event in move.events]
    seat, offer = rng.choice(wanted)
    action = codec(GAME).asked(msgspec.json.encode(offer.pick(rng.randrange)))
    if isinstance(action, Drop):
        action = scattered(state, seat, action, rng)
    return play(GAME, state, seat, action, state.now + rng.randrange(200)).events


def anywhere(rng, half, a):
    return {"x": rng.randrange(-half, half), "y": rng.randrange(-half, half), "a": a}


def scattered(state, seat, sure, rng):
    """A drop nearly anywhere, if it can be made; else where it was said to be possible."""
    wish = Drop(**anywhere(rng, 3_500, a=rng.randrange(3_600)))
    return sure if GAME.judge(state, seat, wish) else wish


@pytest.fixture(scope="module", params=range(20), ids="match {}".format)
def positions(request):
    """Everything that was to be seen, copied while it was there."""
    return [(codec(GAME).copy(state), events) for state, events in matches(request.param)]


@rule("KE-002", "KE-007", "KE-050", "KE-102")
def test_every_squadron_has_its_ten_ships_and_every_card_lies_on_the_table(positions):
    for state, _ in positions:
        assert components(state) == [list(range(1, SIZE + 1))] * len(state.squadrons)
        half = HALF[len(state.squadrons)]
        assert all(on_table(card_body(card.x, card.y, card.a), half) for card in state.table)
        assert [card.order for card in state.table] == list(range(1, len(state.table) + 1))


@rule("KE-075", "KE-079")
def test_no_card_lands_sooner_than_a_hand_needs(positions):
    drawn = {}
    for state, _ in positions:
        for card in state.table:
            since = drawn.get((state.round, card.seat, card.speed))
            if since is not None and state.options.pace == "live" and state.phase == "placing":
                assert card.at - since >= 500
        for seat, mine in enumerate(state.squadrons):
            if mine.held:
                drawn[state.round, seat, mine.held.speed] = mine.held.drawn_at


@rule("KE-100")
def test_no_round_has_two_stops(positions):
    stops = [
        state.round for state, told in positions for each in told if isinstance(each, RoundStopped)
    ]
    assert len(set(stops)) == len(stops)


@rule("KE-253")
def test_a_match_ends_and_in_time(positions):
    last, _ = positions[-1]
    assert GAME.outcome(last) is not None
    assert len(positions) <= LONGEST


def test_a_place_that_is_offered_is_free_as_long_as_there_is_one():
    state = racing(4, 5, left=0)
    for order in range(40):
        place = free_place(state, order % 4)
        assert covered(state, place) == [], order
        laid = racing(4, 5, table=f"red 1 {place[0]} {place[1]} {place[2]}").table[0]
        state.table.append(msgspec.structs.replace(laid, order=order + 1))
