"""Whole battles as the specification tells them, shot by shot."""

from games.kosmiczna_eskadra.state import LaserFired
from games.kosmiczna_eskadra.tests.battles import Fought
from tests.rules import rule


@rule("KE-150", "KE-151", "KE-152", "KE-171", "KE-192", "KE-230", "KE-251")
def test_x1_figure_2_of_the_rulebook():
    fought = Fought(
        "red 1 -1300 0 2700 | red 2 -3600 0 0 | blue 5 -1950 3400 1800 | red 6 -2000 2000 0 "
        "| blue 6 -2600 0 0 | blue 7 0 2000 1800"
    )
    assert fought.grounded == {}
    assert fought.hits == {
        "red 1 F": "r0 L",
        "red 1 B": "blue 6 R 1",
        "red 2 R": "blue 6 L 2",
        "blue 5 F": "red 6 F shield",
        "red 6 F": "blue 5 F shield",
        "red 6 R": "blue 7 R 2",
        "blue 7 F": "r0 F",
    }
    assert len(fought.told(LaserFired)) == 10
    assert fought.mined == [({"red 1": 2}, 0), ({"blue 7": 2}, 0)]
    assert fought.fates == {"blue 6": "red"}
    assert fought.battle.result.trophies == [3, 0]
    assert fought.scores == [5, 2]
    assert fought.ore == [8]
    assert fought.winner == 0


@rule("KE-152", "KE-153", "KE-230")
def test_x30_the_big_ship():
    fought = Fought(
        "red 10 2000 2000 300 | blue 5 1200 3200 0 | blue 3 3300 2700 900 | blue 1 600 1300 1200"
    )
    assert fought.hits == {
        "blue 1 B": "red 10 L 1",
        "blue 3 FL": "red 10 R 2",
        "red 10 F": "blue 5 R 3",
        "red 10 L": "blue 1 B 2",
        "red 10 R": "blue 3 F 2",
    }
    assert fought.fates == {"blue 5": "red", "blue 3": "red", "blue 1": "red"}
    assert fought.scores == [6, 0]
