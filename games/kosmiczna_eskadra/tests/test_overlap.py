"""KE-051, KE-052 and KE-130 to KE-132, KE-322: what overlaps, and who goes to the hangar."""

import pytest

from games.kosmiczna_eskadra.checking import covered, grounded, rock_bodies
from games.kosmiczna_eskadra.geometry import overlap
from games.kosmiczna_eskadra.ships import ROCKS, TOKEN
from games.kosmiczna_eskadra.tests.battles import Fought, card, table
from tests.rules import rule

X7 = (
    "red 2 -2000 2000 0 | blue 2 -1500 2000 0 | red 4 -1000 2000 0 | blue 5 -2639 2000 0 "
    "| red 6 -2640 1100 0 | blue 6 700 700 0"
)
X40 = "red 4 -2000 2000 0 | red 5 2000 2000 0 | blue 5 2300 2000 0 | green 5 -1500 2000 0"


@rule("KE-051")
@pytest.mark.parametrize(
    ("lies", "free", "overlaps"),
    [
        ("-2000 2000 0", ["-1360 2000 0", "-1142 2000 450"], ["-1361 2000 0", "-1143 2000 450"]),
        ("-2000 2000 450", ["-1300 2700 450"], ["-1600 2400 450"]),
        ("-2000 2000 450", ["-1500 2500 450", "-2700 2700 450"], ["-2500 2500 450"]),
    ],
    ids=["a hair", "upright boxes lie", "closer side by side than end to end"],
)
def test_x4_x5_touching_is_legal_and_less_than_that_is_not(lies, free, overlaps):
    for place in free + overlaps:
        assert overlap(card(place), card(lies)) is (place in overlaps), place
        assert overlap(card(lies), card(place)) is (place in overlaps), place


@rule("KE-052")
@pytest.mark.parametrize(
    ("rocks", "free", "overlaps"),
    [
        (
            [TOKEN],
            ["920 0 0", "1040 0 900", "919 890 0", "920 889 0", "900 800 450"],
            {"919 0 0": "r0", "1039 0 900": "r0", "919 889 0": "r0", "0 0 450": "r0"},
        ),
        (
            ROCKS,
            ["0 0 0", "-240 0 900", "1640 0 0"],
            {"-241 0 900": "r0", "1639 0 0": "r1"},
        ),
    ],
    ids=["asteroid", "small rocks"],
)
def test_x6_ships_and_rocks_overlap_by_the_same_test(rocks, free, overlaps):
    bodies = rock_bodies(rocks)
    assert [place for place in free if covered(card(place), bodies)] == []
    assert {place: covered(card(place), bodies) for place in overlaps} == {
        place: [rock] for place, rock in overlaps.items()
    }


@rule("KE-131", "KE-132")
def test_x7_the_later_of_two_goes_and_what_covers_only_an_illegal_one_stays():
    fought = Fought(X7)
    assert fought.grounded == {"blue 2": "red 2", "blue 5": "red 2", "blue 6": "r0"}
    assert fought.fates == {"blue 2": "hangar", "blue 5": "hangar", "blue 6": "hangar"}


@rule("KE-132")
def test_the_order_of_landing_alone_decides_who_goes():
    first, second = "red 2 -2000 2000 0", "blue 2 -1500 2000 0"
    assert Fought(f"{first} | {second}").grounded == {"blue 2": "red 2"}
    assert Fought(f"{second} | {first}").grounded == {"red 2": "blue 2"}


@rule("KE-130")
def test_a_grounded_ship_takes_no_part():
    """Szerszeń would have been shot and would have shot."""
    lies = "red 4 -3000 2000 2700 | blue 2 -1000 2000 900 | blue 5 -1000 3200 0"
    assert Fought(lies).scores == [2, 0]
    covers = lies.replace("| blue 2", "| blue 6 -1000 2300 0 | blue 2")
    fought = Fought(covers)
    assert fought.fates == {"blue 2": "hangar", "blue 6": "red"}
    assert not [shot for shot in fought.hits if shot.startswith("blue 2")]
    assert fought.scores == [3, 0]


@rule("KE-130")
def test_what_a_grounded_ship_covers_is_told_first():
    both = "red 2 300 900 0 | red 3 700 1400 0"
    assert Fought(both).grounded == {"red 3": "red 2"}
    assert Fought(both.replace("700 1400", "700 700")).grounded == {"red 3": "r0"}


@rule("KE-322")
def test_x40_cards_of_one_beat_that_collide_are_all_illegal_and_in_the_race_only_the_later():
    fought = Fought(X40, seats=3, beats=(1, 2, 2, 2), pace="calm")
    assert fought.grounded == {"red 5": "blue 5", "blue 5": "red 5", "green 5": "red 4"}
    assert list(fought.fates) == ["red 5", "blue 5", "green 5"]
    assert Fought(X40, seats=3).grounded == {"blue 5": "red 5", "green 5": "red 4"}


@rule("KE-322")
def test_what_is_judged_against_earlier_beats_first_grounds_nobody_of_its_own():
    cards = table("red 4 -2000 2000 0 | red 5 -1500 2000 0 | blue 5 -1000 2000 0", beats=(1, 2, 2))
    assert grounded(cards, [TOKEN], calm=True) == {2: "1"}
