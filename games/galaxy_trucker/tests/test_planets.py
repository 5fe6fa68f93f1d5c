"""1.9, 1.10 Planets, abandoned ships and stations, and loading goods."""

import pytest

from games.galaxy_trucker.events import (
    AnswerGiven,
    CreditsWon,
    CrewLost,
    DaysPassed,
    GoodsLoaded,
    OfferDeclined,
    OfferTaken,
    PlanetLanded,
    PlanetPassed,
)
from games.galaxy_trucker.goods import BANK, best_layout, cut, dearest_first, thrown_away, worth
from games.galaxy_trucker.offering import LOADS
from games.galaxy_trucker.tests.acts import GAME, act, legal, may, refused, values
from games.galaxy_trucker.tests.clocks import default
from games.galaxy_trucker.tests.flights import DEFENCELESS, HOLD, fly, lade, revealed
from games.galaxy_trucker.tests.looks import P, Q, R, S, told, view
from games.galaxy_trucker.tests.outcomes import asked, credits, crews, out, where, won
from games.galaxy_trucker.tests.positions import begin_card
from games.galaxy_trucker.tests.ships import ALONE, A, B, ship
from games.galaxy_trucker.views import ShownQuestion
from tests.rules import rule

RED = "SC 3333 @7,7 r0 | R1 2103 @8,7 r0"
"""Room for one cube of any colour."""
BOTH = "SC 3333 @7,7 r0 | H2 0103 @6,7 r0 | R1 2103 @8,7 r0"
"""Room for two white ones on (6,7), for one of any colour on (8,7)."""


def landed(card: str, *ships: str, **bank: int):
    """Everybody has landed on the planet of its number; so much of some colours is in the bank."""
    state = revealed(card, *ships)
    state.bank |= bank
    begin_card(state)
    for seat in range(len(ships)):
        act(state, seat, "land", planet=seat + 1)
    return state


# ---- landing


@rule("GT-320", "GT-321", "GT-085")
def test_in_order_each_lands_on_a_free_planet_or_passes():
    state = fly("I-13", HOLD, HOLD, HOLD)
    assert view(state).question == ShownQuestion("land", "1", [P])
    assert refused(state, Q, "land", planet=2) == "not-your-turn GT-031"
    assert told(act(state, P, "land", planet=2), PlanetLanded) == [PlanetLanded(seat=P, planet=2)]
    assert (view(state).landed, where(state)) == ({P: 2}, [4, 2, 1])
    assert values(state, Q, "land", "planet") == {1, 3}
    assert refused(state, Q, "land", planet=2) == "planet-taken GT-320"
    for planet in (0, 4):
        assert refused(state, Q, "land", planet=planet) == "no-such-planet GT-320"
    assert told(act(state, Q, "pass"), PlanetPassed) == [PlanetPassed(seat=Q)]
    assert asked(state) == ("land", "1", [R])
    assert told(default(state), PlanetPassed) == [PlanetPassed(seat=R)]


@rule("GT-321", "GT-216")
def test_who_finds_no_planet_free_passes_and_who_has_no_hold_loads_without_being_asked():
    state = fly("I-14", ALONE, ALONE, ALONE)
    act(state, P, "land", planet=1)
    events = act(state, Q, "land", planet=2)
    assert told(events, PlanetPassed) == [PlanetPassed(seat=R)]
    assert state.phase == "pause"


@rule("GT-322", "GT-323")
def test_goods_are_loaded_before_the_days_are_lost():
    state = landed("I-14", HOLD, HOLD)
    assert (asked(state), where(state)) == (("load", "1", [P, Q]), [4, 2])
    act(state, P, "load", layout={(6, 7): "YG"})
    events = act(state, Q, "load", layout={(6, 7): "YY"})
    assert [type(event) for event in events] == [GoodsLoaded, GoodsLoaded, DaysPassed, DaysPassed]
    assert [each.ship.cubes for each in state.seats] == [{67: "YG"}, {67: "YY"}]
    assert [each.worth for each in view(state).seats.values()] == [5, 6]
    assert view(state).seats[P].cubes == {67: "YG"}


@rule("GT-323", "GT-228", "GT-226")
def test_x47_of_those_that_landed_the_rearmost_loses_its_days_first():
    state = fly("I-12", ALONE, ALONE, ALONE, ALONE, positions=(4, 2, 1, 0))
    act(state, P, "land", planet=1)
    act(state, Q, "pass")
    act(state, R, "land", planet=2)
    events = act(state, S, "pass")
    assert [event.seat for event in told(events, DaysPassed)] == [R, P]
    assert where(state) == [-1, 2, -3, 0]


# ---- loading


@rule("GT-321", "GT-296")
@pytest.mark.parametrize("loaded", ["", "Y", "B", "YG"])
def test_any_part_of_the_offer_may_be_loaded(loaded):
    state = landed("I-14", HOLD)
    bank = dict(state.bank)
    act(state, P, "load", layout={(6, 7): loaded})
    assert state.seats[P].ship.cubes == ({67: loaded} if loaded else {})
    assert {colour: bank[colour] - state.bank[colour] for colour in bank} == {
        colour: loaded.count(colour) for colour in "RYGB"
    }


@rule("GT-053", "GT-054", "GT-291")
def test_of_a_hold_at_most_three_cubes_are_spoken_of():
    [offer] = GAME.offers(landed("I-14", HOLD), P)
    assert list(offer.take["layout"].of.of) == list(LOADS)
    assert len(set(LOADS)) == len(LOADS) == 1 + 4 + 10 + 20
    assert {"", "R", "BB", "RRR", "RYG"} <= set(LOADS)
    assert all(load == dearest_first(load) for load in LOADS)


@rule("GT-292", "GT-295")
def test_whatever_is_carried_may_be_moved_and_thrown_away_while_loading():
    state = lade(revealed("I-14", BOTH), P, {(6, 7): "GB", (8, 7): "G"})
    begin_card(state)
    bank = dict(state.bank)
    assert refused(state, P, "load", layout={(6, 7): "GG", (8, 7): "B"}) == "wrong-phase GT-031"
    act(state, P, "land", planet=1)
    [loaded] = told(act(state, P, "load", layout={(6, 7): "YG", (8, 7): "B"}), GoodsLoaded)
    assert (loaded.cubes, loaded.thrown) == ("Y", "GGBB")
    assert state.seats[P].ship.cubes == {67: "YG", 87: "B"}
    assert state.bank == bank | {"Y": bank["Y"] - 1, "G": bank["G"] + 1}


@rule("GT-291", "GT-293")
@pytest.mark.parametrize(
    ("layout", "code"),
    [
        ({67: "Y"}, "not-a-hold GT-291"),
        ({67: "Y", 87: "", 77: ""}, "not-a-hold GT-291"),
        ({"67": "", "067": "", "87": ""}, "not-a-hold GT-291"),
        ({"067": "", "87": ""}, "not-a-hold GT-291"),
        ({67: "YGB", 87: ""}, "over-capacity GT-291"),
        ({67: "YY", 87: "YY"}, "over-capacity GT-291"),
        ({67: "R", 87: "Y"}, "red-in-white GT-291"),
        ({67: "RYY", 87: "Y"}, "over-capacity GT-291"),
        ({67: "", 87: "R"}, "cube-not-available GT-293"),
        ({67: "YY", 87: ""}, "cube-not-available GT-293"),
    ],
)
def test_what_cannot_be_loaded(layout, code):
    state = landed("I-14", BOTH)
    assert refused(state, P, "load", layout=layout) == code
    assert legal(state, P, "load", layout={67: "YG", 87: "B"})


@rule("GT-298", "GT-523")
def test_where_the_bank_serves_all_they_load_together_and_sealed():
    state = landed("I-14", HOLD, HOLD)
    events = act(state, Q, "load", layout={(6, 7): "YY"})
    assert events == [AnswerGiven(seat=Q)]
    assert state.seats[Q].ship.cubes == {}
    assert view(state, Q).own.answer.layout == {"67": "YY"}
    assert (view(state, P).own, view(state).own) == (None, None)
    assert view(state, P).seats[Q].answered


@rule("GT-298")
@pytest.mark.parametrize(("yellow", "together"), [(3, [P, Q]), (2, [P])])
def test_all_load_together_if_the_bank_can_just_serve_them(yellow, together):
    """I-14 offers three yellow cubes on two planets."""
    assert asked(landed("I-14", HOLD, HOLD, Y=yellow)) == ("load", "1", together)


@rule("GT-293", "GT-294", "GT-298")
@pytest.mark.parametrize(("loaded", "left"), [("R", ""), ("", "R")])
def test_x46_where_the_bank_is_short_they_load_in_order_what_is_left(loaded, left):
    state = landed("I-13", RED, BOTH, R=1)
    assert asked(state) == ("load", "1", [P])
    assert refused(state, Q, "load", layout={(6, 7): "", (8, 7): ""}) == "not-your-turn GT-031"
    act(state, P, "load", layout={(8, 7): loaded})
    assert asked(state) == ("load", "1", [Q])
    assert legal(state, Q, "load", layout={(6, 7): "BB", (8, 7): "R"}) is (left == "R")
    assert legal(state, Q, "load", layout={(6, 7): "BB", (8, 7): ""})


@rule("GT-216", "GT-294")
def test_x46_an_offer_is_cut_to_what_the_bank_holds_and_cut_to_nothing_is_no_choice():
    assert cut("RR", BANK | {"R": 1}) == "R"
    assert cut("RBB", BANK | {"R": 0}) == "BB"
    assert asked(landed("I-15", HOLD, HOLD, G=0)) == ("load", "1", [Q])


# ---- loading by the clock


@rule("GT-297")
def test_x45_who_lets_the_clock_run_loads_the_most_valuable_layout():
    state = lade(revealed("II-12", BOTH, BOTH, mode="single-2"), P, {(6, 7): "YB", (8, 7): "G"})
    begin_card(state)
    act(state, P, "land", planet=2)
    act(state, Q, "pass")
    default(state)
    assert state.seats[P].ship.cubes == {67: "YG", 87: "R"}


@rule("GT-291", "GT-297", "GT-295", "GT-504", "GT-292")
@pytest.mark.parametrize(
    ("carried", "offer", "new", "layout"),
    [
        ({67: "YB", 87: "G"}, "RRG", None, ("YG", "R")),
        ({}, "YGB", None, ("YG", "B")),
        ({}, "RRR", None, ("", "R")),
        # X61 A Freight Champion loads the two dearest that fit; what is carried stays.
        ({}, "RRRY", 2, ("Y", "R")),
        ({}, "YGB", 2, ("YG", "")),
        ({}, "BB", 2, ("BB", "")),
        ({}, "", 2, ("", "")),
        ({67: "Y"}, "YGB", 1, ("YY", "")),
    ],
)
def test_x45_the_best_layout_has_others_in_red_holds_last(carried, offer, new, layout):
    holder = ship(BOTH)
    holder.cubes = carried
    assert best_layout(holder, offer, new=new) == dict(zip((67, 87), layout, strict=True))


@rule("GT-295")
def test_x45_what_is_thrown_away_and_what_the_rest_is_worth():
    holder = ship(BOTH)
    holder.cubes = {67: "YB", 87: "G"}
    assert thrown_away(holder, "RRG", {67: "YG", 87: "R"}) == {"R": 1, "G": 1, "B": 1}
    assert worth("RYG") == 9


@rule("GT-355", "GT-229", "GT-357")
def test_in_order_each_decides_whether_to_take_the_ship_and_the_clock_declines():
    state = fly("I-17", A, A, A, positions=(2, 4, 1))
    assert asked(state) == ("offer", "1", [Q])
    assert refused(state, P, "accept") == "not-your-turn GT-031"
    assert told(act(state, Q, "decline"), OfferDeclined) == [OfferDeclined(seat=Q)]
    assert asked(state) == ("offer", "1", [P])
    assert told(default(state), OfferDeclined) == [OfferDeclined(seat=P)]
    act(state, R, "decline")
    assert (state.phase, where(state), credits(state)) == ("pause", [2, 4, 1], [0, 0, 0])


@rule("GT-355", "GT-357", "GT-280", "GT-290")
def test_the_first_to_accept_pays_with_crew_then_days():
    state = fly("I-17", A, A, positions=(4, 1))
    assert told(act(state, P, "accept"), OfferTaken) == [OfferTaken(seat=P)]
    assert asked(state) == ("lose-crew", "1", [P])
    assert (credits(state), where(state)) == ([0, 0], [4, 1])
    events = act(state, P, "lose_crew", figures=[772, 672])
    assert [type(event) for event in events] == [CrewLost, CreditsWon, DaysPassed]
    assert (won(events), where(state)) == ([(P, 3)], [3, 1])
    assert state.phase == "pause"


@rule("GT-355", "GT-358", "GT-281", "GT-290")
def test_x55_the_last_human_may_be_given_away():
    state = fly("I-17", ALONE, ALONE, positions=(4, 1))
    act(state, P, "accept")
    assert (crews(state), credits(state), out(state)) == ([0, 2], [3, 0], ["no-human", None])
    assert asked(state) == ("pause", "1", [Q])


@rule("GT-357", "GT-358", "GT-216")
def test_x55_who_has_too_few_crew_is_not_asked():
    state = fly("I-18", ALONE, DEFENCELESS, ALONE, positions=(4, 1, 0))
    assert asked(state) == ("offer", "1", [Q])
    act(state, Q, "accept")
    act(state, Q, "lose_crew", figures=[771, 772, 671])
    assert (crews(state), credits(state)) == ([2, 1, 2], [0, 4, 0])
    assert (where(state), state.phase) == ([4, -1, 0], "pause")
    assert fly("I-18", ALONE, ALONE).phase == "pause"


@rule("GT-356", "GT-357")
def test_a_station_costs_days_and_no_crew():
    state = fly("I-19", B, B, mode="single-2", positions=(6, 3))
    act(state, P, "accept")
    assert (asked(state), where(state)) == (("load", "1", [P]), [6, 3])
    events = act(state, P, "load", layout={(7, 8): "YG"})
    assert [type(event) for event in events] == [GoodsLoaded, DaysPassed]
    assert (crews(state), where(state), state.phase) == ([8, 8], [5, 3], "pause")


@rule("GT-356", "GT-216")
def test_a_station_without_a_hold_costs_its_days_all_the_same():
    state = fly("I-19", f"{DEFENCELESS} | CB 2122 @8,7 r0", ALONE, positions=(4, 0))
    act(state, P, "accept")
    assert (state.phase, where(state)) == ("pause", [3, 0])


@rule("GT-356")
@pytest.mark.parametrize(("gone", "offered"), [([77], {"accept", "decline"}), ([77, 67], set())])
def test_a_station_needs_its_crew(gone, offered):
    """Six are needed; who is aboard counts."""
    state = revealed("I-20", B, ALONE, mode="single-2")
    for cabin in gone:
        del state.seats[P].ship.crew[cabin]
    begin_card(state)
    assert may(state, P) - {"continue", "give_up"} == offered
