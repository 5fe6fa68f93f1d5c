"""AP-001 to AP-008: sides, decks, hands, stacks."""

from collections import Counter

import pytest

from games.asy_przestworzy import GAME
from games.asy_przestworzy.aircraft import AIRCRAFT, ATTRIBUTES, DECKS, HIGHEST, VALUE
from games.asy_przestworzy.state import CardSeen, HandDealt, Lay, Options, PickSide, SideTaken
from games.asy_przestworzy.tests.positions import (
    CENTRAL,
    ENTENTE,
    cards,
    do,
    first_duel,
    lay,
    laying,
    name,
    new_match,
    pass_time,
    refused,
    sizes,
    tags,
    told,
)
from games.chance import Chance
from tests.rules import rule


def sides(state):
    return [squadron.side for squadron in state.squadrons]


def picked(mine, yours, seed="a5" * 32):
    state = new_match(seed)
    do(state, 0, PickSide(mine))
    do(state, 1, PickSide(yours))
    return state


@rule("AP-001")
def test_exactly_two_seats_play_one_for_each_side():
    assert list(GAME.seats(Options())) == [2]
    assert set(sides(new_match(sides="random"))) == {"entente", "central"}


@rule("AP-002")
@pytest.mark.parametrize(
    ("mine", "yours", "expected"),
    [
        ("entente", "central", ["entente", "central"]),
        ("central", "entente", ["central", "entente"]),
        ("any", "entente", ["central", "entente"]),
        ("any", "central", ["entente", "central"]),
        ("central", "any", ["central", "entente"]),
    ],
)
def test_wishes_that_differ_are_granted(mine, yours, expected):
    assert sides(picked(mine, yours)) == expected


@rule("AP-002")
@pytest.mark.parametrize("wish", ["entente", "central", "any"])
def test_equal_wishes_are_settled_by_lot(wish):
    lots = {tuple(sides(picked(wish, wish, f"{seed:064x}"))) for seed in range(12)}
    assert lots == {("entente", "central"), ("central", "entente")}


@rule("AP-002")
def test_nothing_is_dealt_before_both_have_picked():
    state = new_match()
    do(state, 0, PickSide("entente"))
    view = GAME.view(state, ())
    assert (view.phase, view.duel, view.squadrons["0"].wish) == ("sides", None, "entente")
    assert view.squadrons["0"].hand == view.squadrons["0"].deck == 0


@rule("AP-002")
def test_x31_one_wish_is_granted_when_the_other_seat_lets_its_time_run_out():
    state = new_match()
    do(state, 1, PickSide("entente"))
    assert state.phase == "sides"
    pass_time(state, 30_000)
    assert sides(state) == ["central", "entente"]
    assert state.phase == "laying"


@rule("AP-002")
def test_a_wish_is_said_once():
    state = new_match()
    assert refused(state, 0, PickSide("neutral"))[0] == "no-such-side"
    do(state, 0, PickSide("any"))
    assert refused(state, 0, PickSide("central"))[0] == "already-picked"


@rule("AP-002")
@pytest.mark.parametrize("side", ["entente", "central"])
def test_the_room_may_set_the_side_of_the_first_seat(side):
    assert sides(new_match(sides=side))[0] == side


@rule("AP-002")
@pytest.mark.parametrize(
    ("sides", "named", "asked"),
    [
        ("pick", ["unknown", "unknown"], True),
        ("random", ["unknown", "unknown"], False),
        ("entente", ["entente", "central"], False),
        ("central", ["central", "entente"], False),
    ],
)
def test_sides_are_named_before_the_match_where_the_room_sets_them_and_asked_for_by_wish(
    sides, named, asked
):
    options = Options(sides=sides)
    assert list(GAME.sides(options, 2)) == named
    _, events = GAME.setup(options, 2, Chance("a5" * 32))
    assert ("sides-asked" in tags(events)) == asked


@rule("AP-003")
def test_each_side_has_twenty_different_aircraft_valued_one_to_five():
    for deck in DECKS.values():
        assert len(set(deck)) == 20
        assert len({AIRCRAFT[aircraft].name for aircraft in deck}) == 20
    for card in AIRCRAFT.values():
        assert len(card.values) == len(ATTRIBUTES)
        assert all(1 <= value <= HIGHEST for value in card.values)


@rule("AP-003")
@pytest.mark.parametrize("side", DECKS)
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_both_sides_have_the_same_sum_and_the_same_values_in_every_attribute(side, attribute):
    values = [VALUE[attribute][aircraft] for aircraft in DECKS[side]]
    assert sum(values) == 60
    assert Counter(values) == {1: 3, 2: 4, 3: 6, 4: 4, 5: 3}


@rule("AP-004")
def test_five_of_each_sides_twenty_aircraft_are_in_hand():
    state = new_match(sides="entente")
    assert sizes(state) == [(5, 15), (5, 15)]
    for squadron in state.squadrons:
        assert sorted(squadron.hand + squadron.deck) == list(DECKS[squadron.side])


@rule("AP-004", "AP-008")
@pytest.mark.parametrize("seat", [ENTENTE, CENTRAL])
def test_each_deck_is_shuffled_so_that_any_aircraft_may_be_dealt_or_drawn(seat):
    decks = [new_match(f"{seed:064x}", sides="entente").squadrons[seat] for seed in range(40)]
    for place in range(5):
        assert len({squadron.hand[place] for squadron in decks}) > 10
    for place in range(15):
        assert len({squadron.deck[place] for squadron in decks}) > 10


def test_a_deck_is_known_as_it_lies_before_it_is_shuffled():
    assert GAME.unshuffled("deck-central") == [f"aircraft-C{n:02}" for n in range(1, 21)]
    assert GAME.unshuffled("range") == []


@pytest.mark.parametrize(("best_of", "sides"), [(1, ["central", "entente"]), (3, [None, None])])
def test_a_result_is_counted_for_a_side_unless_sides_change_hands(best_of, sides):
    state = new_match(sides="central", best_of=best_of)
    assert [GAME.side(state, seat) for seat in (ENTENTE, CENTRAL)] == sides


@rule("AP-008")
def test_the_same_seed_gives_the_same_hands_and_another_seed_others():
    hands = [
        new_match(seed, sides="entente").squadrons[0].hand
        for seed in ("a5" * 32, "a5" * 32, "b6" * 32)
    ]
    assert hands[0] == hands[1] != hands[2]


@rule("AP-004")
def test_the_hand_is_dealt_openly_in_number_and_secretly_in_kind():
    state, events = GAME.setup(Options(sides="entente"), 2, Chance("a5" * 32))
    assert [event.number for event in told(events, HandDealt)] == [5, 5]
    for seat in (ENTENTE, CENTRAL):
        seen = [event.aircraft for event in told(events, CardSeen) if event.only == {seat}]
        assert seen == state.squadrons[seat].hand


@rule("AP-005")
def test_fifteen_victory_cards_lie_in_five_stacks():
    assert new_match(sides="entente").stacks == dict.fromkeys(ATTRIBUTES, 3)


@rule("AP-006")
def test_a_won_card_lies_open_until_used_and_counts_either_way():
    state = laying("fire", hands=("E17", "C20"), unused=("man", ""), used=("spd", ""))
    lay(state, "E17", "C20")
    assert cards(state, ENTENTE) == {"spd": (0, 1), "man": (1, 0), "fire": (1, 0)}
    assert GAME.view(state, ()).squadrons["0"].score == 3


@rule("AP-007")
def test_laid_discarded_and_lost_aircraft_lie_open_for_both_and_stay_away():
    state = laying("spd", hands=("E07 E01", "C12 C02"), decks=("E02 E03", "C03 C04"))
    lay(state, "E07", "C12")
    for audience in ((ENTENTE,), (CENTRAL,), ()):
        pile = GAME.view(state, audience).squadrons["0"].discard
        assert "E07" in pile.values()
    name(state, "man")
    assert refused(state, ENTENTE, Lay("E07"))[0] == "not-in-hand"


@rule("AP-001", "AP-002")
def test_who_took_which_side_is_told():
    state = new_match()
    do(state, 0, PickSide("entente"))
    events = do(state, 1, PickSide("central"))
    assert [(event.seat, event.side) for event in told(events, SideTaken)] == [
        (0, "entente"),
        (1, "central"),
    ]
    assert tags(events)[0] == "side-picked"


@rule("AP-007")
def test_x28_an_aircraft_of_the_other_side_or_of_the_discard_is_not_in_hand():
    state = first_duel(hands=("E05", "C07"), decks=("", ""))
    assert refused(state, ENTENTE, Lay("C07")) == ("not-in-hand", "AP-021")
    assert refused(state, ENTENTE, Lay("E06")) == ("not-in-hand", "AP-021")
    do(state, ENTENTE, Lay("E05"))
