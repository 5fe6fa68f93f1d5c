"""What must hold for every battle: turned, with other seats, in another order of landing."""

from collections import Counter
from random import Random

import msgspec
import pytest

from games.kosmiczna_eskadra.checking import covered, laid_body, rock_bodies
from games.kosmiczna_eskadra.firing import fight
from games.kosmiczna_eskadra.geometry import Body
from games.kosmiczna_eskadra.ships import ORE, SHIPS, rocks
from games.kosmiczna_eskadra.state import (
    LaserFired,
    Options,
    OreLooted,
    OreShared,
    ShipDestroyed,
    ShipGrounded,
)
from games.kosmiczna_eskadra.tests.tables import legal_table, numbered, random_table
from tests.rules import rule

SEATS = 4
STYLES = ("wide", "hair", "lattice")
TABLES = [(style, number) for style in STYLES for number in range(25)]


def options_of(chance):
    either = ("off", "on")
    return Options(two_asteroids=chance.choice(either), corsairs=chance.choice(either))


def battle(table, options):
    return fight(table, SEATS, options, range(SEATS))


@pytest.fixture(params=TABLES, ids=lambda each: f"{each[0]}-{each[1]}")
def laid(request):
    style, number = request.param
    chance = Random(number)
    options = options_of(chance)
    return random_table(chance, SEATS, 30, style), options, chance


def replaced(card, **changes):
    return msgspec.structs.replace(card, **changes)


@rule("KE-032", "KE-033", "KE-051", "KE-174")
def test_a_table_turned_upside_down_scores_the_same(laid):
    table, options, _ = laid
    turned = [replaced(card, x=-card.x, y=-card.y, a=card.a + 1800) for card in table]
    assert battle(turned, options).result == battle(table, options).result
    assert battle(turned, options).fates == battle(table, options).fates


@rule("KE-132", "KE-154")
def test_other_seats_get_the_same_scores(laid):
    table, options, chance = laid
    seats = chance.sample(range(SEATS), SEATS)
    moved = [replaced(card, seat=seats[card.seat]) for card in table]
    before, after = battle(table, options), battle(moved, options)
    assert [after.result.scores[seat] for seat in seats] == before.result.scores


@rule("KE-131", "KE-174")
@pytest.mark.parametrize("number", range(25))
def test_the_order_of_landing_means_nothing_where_nothing_touches(number):
    chance = Random(number)
    options = options_of(chance)
    table = apart(legal_table(chance, SEATS, 24, options), options)
    mixed = chance.sample(table, len(table))
    assert len(table) > 8
    assert battle(numbered(mixed), options).result == battle(numbered(table), options).result


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
    table, options, _ = laid
    fought = battle(table, options)
    speed = {str(card.order): card.speed for card in table}
    damage, gone = Counter(), set()
    for event in fought.film:
        if isinstance(event, LaserFired) and event.damage:
            assert event.target not in gone
            damage[event.target] += event.damage
        if isinstance(event, ShipDestroyed):
            gone.add(str(event.order))
            assert sum(event.markers.values()) == damage[str(event.order)]
    hulls = {order: SHIPS[speed[order]].hull for order in damage}
    assert gone == {order for order in damage if damage[order] >= hulls[order]}


@rule("KE-210", "KE-234", "KE-251", "KE-276")
def test_no_ore_is_made_and_none_vanishes(laid):
    table, options, _ = laid
    fought = battle(table, options)
    aboard, gone = Counter(), 0
    left = [rock.ore for rock in rocks(options)]
    for event in fought.film:
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
    assert sum(fought.result.ore) == aboard.total()


@rule("KE-130")
def test_every_card_is_grounded_fires_or_was_destroyed_before_it_could(laid):
    table, options, _ = laid
    fought = battle(table, options)
    grounded = {event.order for event in fought.film if isinstance(event, ShipGrounded)}
    fired = {event.order for event in fought.film if isinstance(event, LaserFired)}
    for card in table:
        fate = fought.fates.get(str(card.order))
        assert (fate == "hangar") == (card.order in grounded)
        assert not (card.order in fired and card.order in grounded)
        assert card.order in fired or fate is not None
