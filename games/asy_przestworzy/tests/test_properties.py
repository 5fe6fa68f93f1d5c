"""What is true in every position of every match, played at random."""

from random import Random

import msgspec
import pytest

from games.asy_przestworzy import GAME
from games.asy_przestworzy.aircraft import DECKS
from games.asy_przestworzy.squadrons import has_aircraft, score
from games.asy_przestworzy.state import DuelOpened, InitiativeSeized
from games.asy_przestworzy.tests.secrets import OPTIONS
from games.referee import begin, codec, next_deadline, play, settle
from tests.rules import rule

MOST_CARDS = 8


def matches(seed):
    """The positions of a match, each with the events that led to it."""
    rng = Random(seed)
    state, move = begin(GAME, rng.choice(OPTIONS), 2, f"{seed:064x}")
    yield state, move.events
    while GAME.outcome(state) is None:
        yield state, step(state, rng)


def step(state, rng):
    wanted = [
        (seat, offer)
        for seat in (0, 1)
        for offer in GAME.offers(state, seat)
        if not offer.standing or rng.random() < 0.01
    ]
    if rng.random() < 0.05 or not wanted:
        moves = list(settle(GAME, state, next_deadline(GAME, state).at))
        return [event for move in moves for event in move.events]
    seat, offer = rng.choice(wanted)
    action = codec(GAME).asked(msgspec.json.encode(offer.pick(rng.randrange)))
    return play(GAME, state, seat, action, state.now + rng.randrange(2_000)).events


@pytest.fixture(scope="module", params=range(12), ids="match {}".format)
def positions(request):
    """Everything that was to be seen, copied while it was there."""
    return [(codec(GAME).copy(state), events) for state, events in matches(request.param)]


@rule("AP-003", "AP-005", "AP-006", "AP-007")
def test_each_side_has_its_twenty_aircraft_and_there_are_fifteen_victory_cards(positions):
    for state, _ in positions:
        for squadron in state.squadrons:
            laid = [squadron.laid] if squadron.laid else []
            everything = squadron.hand + squadron.deck + laid + squadron.discard
            assert sorted(everything) == (list(DECKS[squadron.side]) if squadron.side else [])
        assert sum(state.stacks.values()) + sum(map(score, state.squadrons)) == 15
        assert min(state.stacks.values()) >= 0


@rule("AP-115", "AP-150", "AP-151")
def test_a_game_goes_on_only_while_nobody_has_eight_cards_and_both_have_aircraft(positions):
    for state, _ in positions:
        most = max(map(score, state.squadrons))
        assert most < MOST_CARDS or (most == MOST_CARDS and state.phase in ("over", "match-over"))
        if state.phase in ("ceiling", "naming"):
            assert all(map(has_aircraft, state.squadrons))
    assert max(state.duel for state, _ in positions) <= 20


@rule("AP-045")
def test_the_initiative_is_seized_once_a_round_at_most(positions):
    seized = 0
    for event in (event for _, events in positions for event in events):
        seized += isinstance(event, InitiativeSeized)
        if isinstance(event, DuelOpened):
            seized = 0
        assert seized <= 1


@rule("AP-041", "AP-043")
def test_the_previous_attribute_is_contested_again_only_if_no_other_is_left(positions):
    for state, _ in positions:
        if state.phase == "laying" and state.duel > 1 and state.contested == state.previous:
            others = [state.stacks[each] for each in state.stacks if each != state.previous]
            assert sum(others) == 0


@rule("AP-024", "AP-116")
def test_no_hand_is_empty_before_a_choice_while_the_deck_has_cards(positions):
    for state, _ in positions:
        if state.phase == "laying" and state.duel == 1:
            assert len({len(each.hand) + bool(each.laid) for each in state.squadrons}) == 1
        for squadron in state.squadrons:
            if state.phase == "laying" and squadron.laid is None:
                assert squadron.hand
            if state.phase in ("naming", "ceiling") and squadron.deck:
                assert len(squadron.hand) >= 2
