"""Which code is given where several would fit: the order of section 5 of the specification."""

import msgspec
import pytest

from games.asy_przestworzy.state import (
    AnswerCeiling,
    AnswerFirepower,
    AnswerRange,
    Bid,
    Lay,
    Name,
    NextGame,
    PickSide,
    Resign,
    SeatAction,
    SetAuto,
    UseSpeed,
)
from games.asy_przestworzy.tests.positions import (
    CENTRAL,
    ENTENTE,
    do,
    laying,
    naming,
    new_match,
    refused,
)

HANDS = ("E06 E07 E08 E17", "C10 C11 C12 C20")
ELSEWHERE = {
    PickSide("any"): ("wrong-phase", "AP-002"),
    Lay("E06"): ("wrong-phase", "AP-060"),
    UseSpeed("E06"): ("wrong-phase", "AP-064"),
    NextGame(): ("wrong-phase", "AP-170"),
    AnswerCeiling(True): ("window-closed", "AP-044"),
    Bid(-1): ("window-closed", "AP-080"),
    AnswerFirepower(True): ("window-closed", "AP-100"),
    AnswerRange(True): ("window-closed", "AP-112"),
}


@pytest.mark.parametrize("action", ELSEWHERE, ids=lambda action: type(action).__name__)
def test_an_action_out_of_its_phase_is_refused_before_anything_else_of_it(action):
    assert refused(naming(hands=HANDS), ENTENTE, action) == ELSEWHERE[action]


def read(text):
    return msgspec.json.decode(text, type=SeatAction)


@pytest.mark.parametrize("number", [-(2**31), 2**31 - 1])
def test_a_number_from_outside_is_a_whole_number_of_32_bits(number):
    assert read(f'{{"do":"bid","number":{number}}}') == Bid(number)
    with pytest.raises(msgspec.ValidationError):
        read(f'{{"do":"bid","number":{number + (1 if number > 0 else -1)}}}')


def test_a_word_from_outside_has_at_most_twelve_letters():
    assert read('{"do":"name","attribute":"twelve-twelv"}') == Name("twelve-twelv")
    with pytest.raises(msgspec.ValidationError):
        read('{"do":"name","attribute":"twelve-twelve"}')


@pytest.mark.parametrize("action", [Name("spd"), Resign(), SetAuto("luck", True)])
def test_whoever_has_no_seat_is_refused_first(action):
    state = naming(hands=HANDS)
    assert refused(state, 2, action) == ("not-seated", "AP-001")
    do(state, ENTENTE, Resign())
    assert refused(state, 2, action) == ("not-seated", "AP-001")
    assert refused(state, ENTENTE, action) == ("game-over", "AP-171")


def test_the_follower_is_told_so_before_the_attribute_is_looked_at():
    assert refused(naming(hands=HANDS), CENTRAL, Name("luck"))[0] == "not-your-turn"


def test_an_empty_stack_comes_before_the_same_attribute():
    state = naming(hands=HANDS, previous="spd", used=("spd spd spd", ""))
    assert refused(state, ENTENTE, Name("spd"))[0] == "stack-empty"


def test_laid_already_comes_before_not_in_hand():
    state = laying("fire", hands=HANDS, unused=("spd", ""), decks=(0, 0))
    do(state, ENTENTE, Lay("E06"))
    assert refused(state, ENTENTE, Lay("C10"))[0] == "already-laid"
    assert refused(state, ENTENTE, UseSpeed("C10"))[0] == "already-laid"


def test_the_speed_card_comes_before_the_aircraft_and_that_before_the_deck():
    state = laying("fire", hands=HANDS, decks=(0, 0))
    assert refused(state, ENTENTE, UseSpeed("C10"))[0] == "no-unused-card"
    state = laying("fire", hands=HANDS, decks=(0, 0), unused=("spd", ""))
    assert refused(state, ENTENTE, UseSpeed("C10"))[0] == "not-in-hand"
    assert refused(state, ENTENTE, UseSpeed("E06"))[0] == "deck-empty"


def test_x30_too_many_comes_before_over_five():
    state = laying("fire", hands=HANDS, unused=("man", ""))
    do(state, ENTENTE, Lay("E06"))
    do(state, CENTRAL, Lay("C10"))
    assert refused(state, ENTENTE, Bid(2)) == ("too-many", "AP-083")
    assert refused(state, CENTRAL, Bid(-1)) == ("not-your-turn", "AP-084")


def test_an_unknown_side_comes_before_a_second_pick():
    state = new_match()
    do(state, ENTENTE, PickSide("any"))
    assert refused(state, ENTENTE, PickSide("neutral"))[0] == "no-such-side"
