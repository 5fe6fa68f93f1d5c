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
from games.asy_przestworzy.tests.acts import do, lay, refused
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE
from games.asy_przestworzy.tests.positions import laying, naming, new_match

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


def test_an_action_out_of_its_phase_is_refused_before_anything_else_of_it():
    state = naming(hands=HANDS)
    assert {action: refused(state, ENTENTE, action) for action in ELSEWHERE} == ELSEWHERE


@pytest.mark.parametrize(
    ("text", "action"),
    [
        (f'{{"do":"bid","number":{-(2**31)}}}', Bid(-(2**31))),
        (f'{{"do":"bid","number":{2**31 - 1}}}', Bid(2**31 - 1)),
        (f'{{"do":"bid","number":{-(2**31) - 1}}}', None),
        (f'{{"do":"bid","number":{2**31}}}', None),
        ('{"do":"name","attribute":"twelve-twelv"}', Name("twelve-twelv")),
        ('{"do":"name","attribute":"twelve-twelve"}', None),
    ],
)
def test_numbers_from_outside_have_32_bits_and_words_twelve_letters(text, action):
    try:
        read = msgspec.json.decode(text, type=SeatAction)
    except msgspec.ValidationError:
        read = None
    assert read == action


@pytest.mark.parametrize("action", [Name("spd"), Resign(), SetAuto("luck", True)])
def test_whoever_has_no_seat_is_refused_first(action):
    state = naming(hands=HANDS)
    assert refused(state, 2, action) == ("not-seated", "AP-001")
    do(state, ENTENTE, Resign())
    assert refused(state, 2, action) == ("not-seated", "AP-001")
    assert refused(state, ENTENTE, action) == ("game-over", "AP-171")


def test_of_several_reasons_the_first_is_given():
    picked = new_match()
    do(picked, ENTENTE, PickSide("any"))
    assert refused(picked, ENTENTE, PickSide("neutral"))[0] == "no-such-side"
    empty = naming(hands=HANDS, previous="spd", used=("spd spd spd", ""))
    assert refused(empty, CENTRAL, Name("luck"))[0] == "not-your-turn"
    assert refused(empty, ENTENTE, Name("spd"))[0] == "stack-empty"
    laid = laying("fire", hands=HANDS, unused=("spd", ""), decks=(0, 0))
    do(laid, ENTENTE, Lay("E06"))
    for action in (Lay("C10"), UseSpeed("C10")):
        assert refused(laid, ENTENTE, action)[0] == "already-laid"
    asked = laying("fire", hands=HANDS, unused=("man", ""))
    lay(asked, "E06", "C10")
    assert refused(asked, ENTENTE, Bid(2)) == ("too-many", "AP-083")
    assert refused(asked, CENTRAL, Bid(-1)) == ("not-your-turn", "AP-084")


def test_the_speed_card_comes_before_the_aircraft_and_that_before_the_deck():
    for unused, aircraft, code in (
        ("", "C10", "no-unused-card"),
        ("spd", "C10", "not-in-hand"),
        ("spd", "E06", "deck-empty"),
    ):
        state = laying("fire", hands=HANDS, decks=(0, 0), unused=(unused, ""))
        assert refused(state, ENTENTE, UseSpeed(aircraft))[0] == code
