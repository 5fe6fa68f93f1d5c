"""What is true in every position of every match, and of every battle: turned, with other seats, in
another order of landing."""

from collections import Counter
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from games.engine import Sampled
from games.kosmiczna_eskadra.checking import covered, laid_body, rock_bodies
from games.kosmiczna_eskadra.firing import Battle, fight
from games.kosmiczna_eskadra.geometry import Body, card_body, on_table
from games.kosmiczna_eskadra.ships import HALF, ORE, SHIPS, rocks
from games.kosmiczna_eskadra.squadrons import SIZE
from games.kosmiczna_eskadra.state import (
    Drop,
    Laid,
    LaserFired,
    Options,
    OreLooted,
    OreShared,
    RoundStopped,
    ShipDestroyed,
    ShipGrounded,
)
from games.kosmiczna_eskadra.tests.positions import GAME
from games.kosmiczna_eskadra.tests.secrets import OPTIONS, components
from games.kosmiczna_eskadra.tests.tables import numbered, random_table
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


# ---- battles


SEATS = 4
STYLES = ("wide", "hair", "lattice")
TABLES = [(style, number) for style in STYLES for number in range(25)]


def options_of(chance):
    either = ("off", "on")
    return Options(two_asteroids=chance.choice(either), corsairs=chance.choice(either))


def battle(table, options):
    return fight(table, SEATS, options, range(SEATS))


class Table(NamedTuple):
    """Cards that were laid at random, and the battle on them."""

    cards: list[Laid]
    options: Options
    fought: Battle
    chance: Random


@pytest.fixture(params=TABLES, ids=lambda each: f"{each[0]}-{each[1]}", scope="module")
def laid(request):
    style, number = request.param
    chance = Random(number)
    options = options_of(chance)
    cards = random_table(chance, SEATS, 30, style)
    return Table(cards, options, battle(cards, options), chance)


@rule("KE-032", "KE-033", "KE-051", "KE-174")
def test_a_table_turned_upside_down_scores_the_same(laid):
    cards = [replace(card, x=-card.x, y=-card.y, a=card.a + 1800) for card in laid.cards]
    turned = battle(cards, laid.options)
    assert (turned.result, turned.fates) == (laid.fought.result, laid.fought.fates)


@rule("KE-132", "KE-154")
def test_other_seats_get_the_same_scores(laid):
    seats = laid.chance.sample(range(SEATS), SEATS)
    moved = battle([replace(card, seat=seats[card.seat]) for card in laid.cards], laid.options)
    assert [moved.result.scores[seat] for seat in seats] == laid.fought.result.scores


@rule("KE-131", "KE-174")
def test_the_order_of_landing_means_nothing_where_nothing_touches(laid):
    cards = apart(laid.cards, laid.options)
    mixed = laid.chance.sample(cards, len(cards))
    before, after = (battle(numbered(each), laid.options) for each in (cards, mixed))
    assert before.result == after.result


def apart(table, options):
    """The cards of a table that touch none of the others."""
    bodies, left = rock_bodies(rocks(options)), []
    for card in table:
        body = laid_body(card)
        if not covered(Body(body.x, body.y, body.a, 322, 442), bodies):
            bodies[str(card.order)] = body
            left.append(card)
    return left


@rule("KE-191", "KE-230")
def test_damage_never_falls_and_destroys_exactly_at_the_hull(laid):
    damage, gone = Counter(), set()
    for event in laid.fought.film:
        if isinstance(event, LaserFired) and event.damage:
            assert event.target not in gone
            damage[event.target] += event.damage
        if isinstance(event, ShipDestroyed):
            gone.add(str(event.order))
            assert sum(event.markers.values()) == damage[str(event.order)]
    hulls = {str(card.order): SHIPS[card.speed].hull for card in laid.cards}
    assert gone == {order for order in damage if damage[order] >= hulls[order]}


@rule("KE-210", "KE-234", "KE-251", "KE-276")
def test_no_ore_is_made_and_none_vanishes(laid):
    aboard, gone = Counter(), 0
    left = [rock.ore for rock in rocks(laid.options)]
    for event in laid.fought.film:
        match event:
            case OreShared():
                aboard.update({int(order): ore for order, ore in event.taken.items()})
                left[event.rock] = event.left
                gone += event.removed
            case OreLooted():
                assert aboard.pop(event.order) == sum(event.taken.values()) + event.removed
                aboard.update({int(order): ore for order, ore in event.taken.items()})
                gone += event.removed
            case ShipDestroyed():
                gone += aboard.pop(event.order, 0)
        assert aboard.total() + sum(left) + gone == ORE
    assert sum(laid.fought.result.ore) == aboard.total()


@rule("KE-130")
def test_every_card_is_grounded_fires_or_was_destroyed_before_it_could(laid):
    fought = laid.fought
    grounded = {event.order for event in fought.film if isinstance(event, ShipGrounded)}
    fired = {event.order for event in fought.film if isinstance(event, LaserFired)}
    assert not grounded & fired
    for card in laid.cards:
        fate = fought.fates.get(str(card.order))
        assert (fate == "hangar") == (card.order in grounded)
        assert card.order in fired or fate is not None
