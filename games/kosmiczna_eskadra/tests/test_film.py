"""The battle as one piece: what is told, and how long it may be."""

from random import Random

import msgspec

from games.kosmiczna_eskadra.firing import fight
from games.kosmiczna_eskadra.state import FilmEvent, LaserFired, Options
from games.kosmiczna_eskadra.tests.battles import Fought
from games.kosmiczna_eskadra.tests.tables import full_table
from tests.rules import rule


def full(number):
    """Forty cards that lie legally; the more crowded the more is hit."""
    chance = Random(number)
    two_asteroids, corsairs = chance.choice(("off", "on")), chance.choice(("off", "on"))
    options = Options(two_asteroids=two_asteroids, corsairs=corsairs)
    return full_table(chance, 4, options, half=chance.choice((4_000, 5_000))), options


def test_a_film_of_forty_cards_is_at_most_16_kb():
    for number in range(8):
        table, options = full(number)
        assert len(table) == 40
        film = fight(table, 4, options, range(4)).film
        assert film == fight(table, 4, options, range(4)).film
        told = msgspec.json.encode(film)
        assert len(told) <= 16_000
        assert msgspec.json.decode(told, type=list[FilmEvent]) == film


@rule("KE-170", "KE-175")
def test_a_shot_is_told_from_where_it_begins_to_where_it_ends():
    fought = Fought("red 4 -2000 -1500 3150 | blue 10 2000 2000 0")
    shots = {fought.name(shot.order) + shot.laser: shot for shot in fought.told(LaserFired)}
    assert shots["red 4F"].start == (-1689, -1189)
    assert shots["red 4F"].end == (-600, -100)
    assert shots["blue 10F"].start == (2000, 2440)
    assert shots["blue 10F"].target is shots["blue 10F"].end is shots["blue 10F"].edges is None
