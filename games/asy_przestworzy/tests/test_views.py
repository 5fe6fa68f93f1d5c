"""Who sees what: section 4 of the specification."""

from games.asy_przestworzy import GAME
from games.asy_przestworzy.state import Lay, Name
from games.asy_przestworzy.tests.acts import bid, do, lay
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE
from games.asy_przestworzy.tests.positions import first_duel, laying, naming, new_match
from tests.rules import rule

HANDS = ("E06 E07 E08 E17", "C10 C11 C12 C20")
AUDIENCES = ((ENTENTE,), (CENTRAL,), ())


def one_laid():
    state = laying("fire", hands=HANDS, unused=("man spd", "man spd"))
    do(state, CENTRAL, Lay("C10"))
    return state


def one_answered():
    state = one_laid()
    do(state, ENTENTE, Lay("E06"))
    bid(state, CENTRAL, 1)
    return state


@rule("AP-004", "AP-021", "AP-060")
def test_of_a_laid_aircraft_others_see_the_back_and_its_owner_the_aircraft():
    state = one_laid()
    for audience in AUDIENCES:
        shown = GAME.view(state, audience).squadrons["1"]
        assert (shown.laid, shown.hand) == ("back", 3)
    own = GAME.view(state, (CENTRAL,)).own
    assert (own.laid, own.hand) == ("C10", ["C11", "C12", "C20"])
    assert GAME.view(state, (ENTENTE,)).own.laid is None
    assert GAME.view(state, ()).own is None


@rule("AP-022")
def test_the_first_pair_is_shown_to_all_as_soon_as_both_lie():
    state = first_duel(hands=("E05 E07", "C07 C12"))
    do(state, ENTENTE, Lay("E05"))
    assert [GAME.view(state, audience).reveal for audience in AUDIENCES] == [None] * 3
    do(state, CENTRAL, Lay("C07"))
    for audience in AUDIENCES:
        reveal = GAME.view(state, audience).reveal
        assert (reveal.aircraft, reveal.values) == (("E05", "C07"), (5, 3))
        assert (reveal.totals, reveal.winner) == ((5, 3), ENTENTE)


@rule("AP-023")
def test_after_a_tie_in_the_first_duel_another_is_to_be_laid():
    state = first_duel(hands=("E16 E07", "C11 C12"))
    assert GAME.view(state, ()).turn.ask == "lay-first"
    lay(state, "E16", "C11")
    assert GAME.view(state, ()).turn.ask == "lay-again"


@rule("AP-060")
def test_while_an_old_reveal_is_shown_a_new_aircraft_lies_face_down():
    state = laying("fire", hands=HANDS)
    lay(state, "E17", "C20")
    do(state, ENTENTE, Name("spd"))
    do(state, ENTENTE, Lay("E07"))
    view = GAME.view(state, (CENTRAL,))
    assert view.reveal.aircraft == ("E17", "C20")
    assert (view.squadrons["0"].laid, view.squadrons["1"].laid) == ("back", None)


@rule("AP-086")
def test_the_reveal_shows_both_aircraft_values_bonuses_and_the_winner():
    state = one_answered()
    bid(state, ENTENTE, 0)
    for audience in AUDIENCES:
        reveal = GAME.view(state, audience).reveal
        assert (reveal.aircraft, reveal.values) == (("E06", "C10"), (4, 4))
        assert (reveal.bonuses, reveal.totals, reveal.winner) == ((0, 1), (4, 5), CENTRAL)
    window = laying("spd", hands=HANDS, unused=("fire", ""))
    lay(window, "E07", "C12")
    view = GAME.view(window, ())
    assert [squadron.laid for squadron in view.squadrons.values()] == ["E07", "C12"]
    assert (view.turn.ask, view.turn.seats) == ("firepower", (ENTENTE,))


@rule("AP-084")
def test_whoever_is_not_asked_for_a_bid_has_given_none():
    state = laying("fire", hands=HANDS, unused=("man", ""))
    lay(state, "E06", "C10")
    assert GAME.view(state, (CENTRAL,)).own.bid is None
    bid(state, ENTENTE, 0)
    assert [squadron.sealed for squadron in state.squadrons] == [None, None]


@rule("AP-115")
def test_the_owner_sees_what_has_just_been_drawn():
    state = laying("fire", hands=HANDS, decks=("E02 E03", 9))
    assert GAME.view(state, (ENTENTE,)).own.drawn is None
    lay(state, "E17", "C20")
    assert GAME.view(state, (ENTENTE,)).own.drawn == ["E03"]


def test_the_scene_holds_the_forty_aircraft():
    assert len(GAME.scene(new_match(sides="entente"), ()).aircraft) == 40


def test_the_turn_says_exactly_what_is_asked():
    asked = {
        "pick-side": new_match(),
        "lay-first": new_match(sides="entente"),
        "lay-rng": laying("rng", hands=HANDS),
        "name": naming(hands=HANDS),
    }
    assert [GAME.view(state, ()).turn.ask for state in asked.values()] == list(asked)
