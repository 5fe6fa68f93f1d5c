"""What is true of every battle: turned, with other seats, in another order of landing."""

from collections import Counter
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from games.kosmiczna_eskadra.checking import covered, laid_body, rock_bodies
from games.kosmiczna_eskadra.firing import Battle, fight
from games.kosmiczna_eskadra.geometry import Body
from games.kosmiczna_eskadra.ships import ORE, SHIPS, rocks
from games.kosmiczna_eskadra.state import (
    Laid,
    LaserFired,
    Options,
    OreLooted,
    OreShared,
    ShipDestroyed,
    ShipGrounded,
)
from games.kosmiczna_eskadra.tests.tables import numbered, random_table
from tests.rules import rule

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
