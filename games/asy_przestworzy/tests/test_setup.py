"""AP-001 to AP-008: sides, decks, hands, stacks."""

from collections import Counter

import pytest

from games.asy_przestworzy import GAME
from games.asy_przestworzy.aircraft import AIRCRAFT, ATTRIBUTES, DECKS, VALUE
from games.asy_przestworzy.state import CardSeen, HandDealt, Lay, Options, PickSide, SideTaken
from games.asy_przestworzy.tests.acts import do, lay, name, pass_time, refused
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE, sizes, tags, told
from games.asy_przestworzy.tests.positions import first_duel, laying, new_match
from games.chance import Chance
from tests.rules import rule


def sides(state):
    return [squadron.side for squadron in state.squadrons]


def picked(mine, yours, seed="a5" * 32):
    state = new_match(seed)
    do(state, 0, PickSide(mine))
    do(state, 1, PickSide(yours))
    return state


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


@rule("AP-001", "AP-002")
@pytest.mark.parametrize("wish", ["entente", "central", "any"])
def test_equal_wishes_are_settled_by_lot(wish):
    lots = {tuple(sides(picked(wish, wish, f"{seed:064x}"))) for seed in range(12)}
    assert lots == {("entente", "central"), ("central", "entente")}


@rule("AP-001", "AP-002")
def test_nothing_is_dealt_before_both_have_picked_and_then_the_sides_are_told():
    state = new_match()
    assert refused(state, 0, PickSide("neutral"))[0] == "no-such-side"
    do(state, 0, PickSide("entente"))
    assert refused(state, 0, PickSide("central"))[0] == "already-picked"
    view = GAME.view(state, ())
    assert (view.phase, view.duel, view.squadrons["0"].wish) == ("sides", None, "entente")
    assert view.squadrons["0"].hand == view.squadrons["0"].deck == 0
    events = do(state, 1, PickSide("central"))
    taken = [(event.seat, event.side) for event in told(events, SideTaken)]
    assert taken == [(0, "entente"), (1, "central")]
    assert tags(events)[0] == "side-picked"


@rule("AP-002")
def test_x31_one_wish_is_granted_when_the_other_seat_lets_its_time_run_out():
    state = new_match()
    do(state, 1, PickSide("entente"))
    assert state.phase == "sides"
    pass_time(state, 30_000)
    assert sides(state) == ["central", "entente"]
    assert state.phase == "laying"


@rule("AP-001", "AP-002")
@pytest.mark.parametrize(
    ("chosen", "named"),
    [
        ("pick", ["unknown", "unknown"]),
        ("random", ["unknown", "unknown"]),
        ("entente", ["entente", "central"]),
        ("central", ["central", "entente"]),
    ],
)
def test_sides_are_named_before_the_match_where_the_room_sets_them_and_asked_for_by_wish(
    chosen, named
):
    options = Options(sides=chosen)
    assert list(GAME.seats(options)) == [2]
    assert list(GAME.sides(options, 2)) == named
    state, events = GAME.setup(options, 2, Chance("a5" * 32))
    assert ("sides-asked" in tags(events)) == (chosen == "pick")
    if chosen == "random":
        assert set(sides(state)) == {"entente", "central"}
    elif chosen != "pick":
        assert sides(state) == named


@rule("AP-003")
def test_each_side_has_twenty_different_aircraft_and_both_the_same_values_in_every_attribute():
    for deck in DECKS.values():
        assert len(set(deck)) == 20
        assert len({AIRCRAFT[aircraft].name for aircraft in deck}) == 20
        for attribute in ATTRIBUTES:
            values = Counter(VALUE[attribute][aircraft] for aircraft in deck)
            assert values == {1: 3, 2: 4, 3: 6, 4: 4, 5: 3}
    assert {len(card.values) for card in AIRCRAFT.values()} == {len(ATTRIBUTES)}


@rule("AP-004", "AP-008")
@pytest.mark.parametrize("seat", [ENTENTE, CENTRAL])
def test_each_deck_is_shuffled_so_that_any_aircraft_may_be_dealt_or_drawn(seat):
    def dealt(number):
        squadron = new_match(f"{number:064x}", sides="entente").squadrons[seat]
        assert sorted(squadron.hand + squadron.deck) == list(DECKS[squadron.side])
        return *squadron.hand, *squadron.deck

    decks = [dealt(number) for number in range(40)]
    for place in range(20):
        assert len({deck[place] for deck in decks}) > 10
    assert dealt(0) == decks[0]


def test_a_deck_is_known_as_it_lies_before_it_is_shuffled():
    assert GAME.unshuffled("deck-central") == [f"aircraft-C{n:02}" for n in range(1, 21)]
    assert GAME.unshuffled("range") == []


@pytest.mark.parametrize(("best_of", "sides"), [(1, ["central", "entente"]), (3, [None, None])])
def test_a_result_is_counted_for_a_side_unless_sides_change_hands(best_of, sides):
    state = new_match(sides="central", best_of=best_of)
    assert [GAME.side(state, seat) for seat in (ENTENTE, CENTRAL)] == sides


@rule("AP-004", "AP-005")
def test_three_victory_cards_a_stack_and_a_hand_are_dealt_openly_in_number_and_secretly_in_kind():
    state, events = GAME.setup(Options(sides="entente"), 2, Chance("a5" * 32))
    assert state.stacks == dict.fromkeys(ATTRIBUTES, 3)
    assert sizes(state) == [(5, 15), (5, 15)]
    assert [event.number for event in told(events, HandDealt)] == [5, 5]
    for seat in (ENTENTE, CENTRAL):
        seen = [event.aircraft for event in told(events, CardSeen) if event.only == {seat}]
        assert seen == state.squadrons[seat].hand


@rule("AP-007")
def test_x28_laid_discarded_and_lost_aircraft_lie_open_for_both_and_stay_away():
    state = laying("spd", hands=("E07 E01", "C12 C02"), decks=("E02 E03", "C03 C04"))
    lay(state, "E07", "C12")
    for audience in ((ENTENTE,), (CENTRAL,), ()):
        assert "E07" in GAME.view(state, audience).squadrons["0"].discard.values()
    name(state, "man")
    assert refused(state, ENTENTE, Lay("E07"))[0] == "not-in-hand"
    first = first_duel(hands=("E05", "C07"), decks=("", ""))
    for foreign in ("C07", "E06"):
        assert refused(first, ENTENTE, Lay(foreign)) == ("not-in-hand", "AP-021")
