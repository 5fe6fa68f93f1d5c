"""12.5: whatever is legal is offered, and whatever is offered is legal; in the fullest position,
too."""

from itertools import product
from random import Random

import msgspec
import pytest

from games.referee import Move, audiences, codec, told
from games.space_hulk import pieces
from games.space_hulk.board import FACINGS
from games.space_hulk.state import HulkState, Options
from games.space_hulk.tests.arenas import ARENAS
from games.space_hulk.tests.crowd import crowded
from games.space_hulk.tests.positions import GAME, KINDS, position
from tests.rules import rule
from tools.playing import Playing


class Played(Playing):
    """A match of random players, what its dice were for, and whom a move told nothing."""

    def __init__(self, number: int) -> None:
        self.below = Random(number).randrange
        self.purposes: set[str] = set()
        self.untold: list[Move] = []
        options = Options(scenario="own", board=ARENAS[number % 2], clock="standard")
        super().__init__(GAME, options, 2 + number % 2, f"{number:064x}")

    def count(self, move: Move) -> None:
        super().count(move)
        self.purposes.update(draw.purpose for draw in move.draws)
        everybody = audiences(self.game, self.state, self.seats)
        if not all(told(move.events, audience) for audience in everybody):
            self.untold.append(move)

    def goes_on(self) -> None:
        if not self.somebody_acts(self.below):
            self.wait_for_the_clock(self.below)


def everything(state, reach):
    """All that could be asked of a position, near enough; of a piece within its reach."""
    names = [*state.marines, *state.aliens, *state.blips]
    doors = [f"d{number}" for number in range(1, 2 + len(state.doors))]
    values = {
        **{"other": names, "target": [*names, *doors], "facing": FACINGS, "cp": (-1, 0, 1, 2)},
        **{"blip": range(6), "entry": range(6), "yes": (True, False), "auto": (True, False)},
        "what": ("parry", "extra-hit", "placing", "nonsense"),
    }
    for do, kind in KINDS.items():
        fields = kind.__struct_fields__
        for piece in names if "piece" in fields else [""]:
            values |= {"piece": [piece], "to": reach(piece), "at": reach(piece)}
            for given in product(*(values[field] for field in fields)):
                yield {"do": do, **dict(zip(fields, given, strict=True))}, kind(*given)


def offers_are_what_is_legal(state, seat, reach):
    """How much is."""
    met, offers = 0, GAME.offers(state, seat)
    for asked, action in everything(state, reach):
        refusal = GAME.judge(state, seat, action)
        fits = any(offer.holds(asked) for offer in offers if offer.do == asked["do"])
        assert fits == (refusal is None), (seat, asked, refusal and refusal.refusal)
        assert refusal is None or refusal.rule, asked
        met += fits
    return met


@rule("SH-069", "SH-701", "SH-702")
@pytest.mark.parametrize(("number", "moves"), [(0, 40), (1, 65), (2, 90), (4, 65), (1, 240)])
def test_what_is_legal_is_offered_and_nothing_else(number, moves):
    match = Played(number)
    for _ in range(moves):
        match.goes_on()
    state = match.state
    assert state.result is None
    before = msgspec.json.encode(state)
    for seat in range(match.seats):
        offers_are_what_is_legal(state, seat, lambda _: range(len("".join(state.scenario.map))))
    assert msgspec.json.encode(state) == before


@rule("SH-701", "SH-702")
@pytest.mark.parametrize(("phase", "seat"), [("marines", 0), ("aliens", 1)])
def test_it_is_so_where_it_is_fullest(phase, seat):
    state = crowded(phase)
    board = pieces.board(state)

    def reach(name):
        """What lies around it, and here and there."""
        return {*board.around[pieces.find(state, name).at], *board.squares[::27]} if name else ()

    assert offers_are_what_is_legal(state, seat, reach) > 100


@rule("SH-474")
def test_one_offer_for_each_cost_with_every_way_to_pay():
    state = position("#####\n#...#\n#.^.#\n#...#\n#####", cp=2)
    state.marines["m1"].ap = 1
    moves = [offer for offer in GAME.offers(state, 0) if offer.do == "move"]
    assert [list(offer.take["cp"].of) for offer in moves] == [[0, 1], [1, 2]]
    state.cp = 0
    moves = [offer for offer in GAME.offers(state, 0) if offer.do == "move"]
    assert [list(offer.take["cp"].of) for offer in moves] == [[0]]


@rule("SH-580", "SH-702")
def test_refusals_of_strangers_and_of_what_belongs_elsewhere():
    state = position("######\nE.#.>#\n######", phase="aliens")
    state.put_blip(1, entry=1)
    asked = codec(GAME).asked(b'{"do": "end_phase"}')
    assert [GAME.judge(state, seat, asked).code for seat in (-1, 2)] == ["not-seated"] * 2
    assert state.refused("enter_facing", piece="b1", facing="e") == "no-facing"
    assert state.refused("burn_roll", piece="b1") == "not-burning"
    assert state.refused("attack", piece="b1") == "not-an-enemy"
    state.act("enter", piece="b1")
    assert state.refused("overwatch", piece="b1") == "not-your-phase"


HALLWAY = "#####\n#>..#\n#####"
DOORSTEP = "#####\n#><D#\n##n.#\n#####"
HOLE = "####\n#?D#\n#.##\n##>#"


@rule("SH-069", "SH-701")
@pytest.mark.parametrize(
    ("picture", "squad", "ap", "expected"),
    [
        (HALLWAY, "rifle", 2, ["move", "turn", "turn", "overwatch"]),
        (HALLWAY, "rifle", 1, ["move", "turn"]),
        (HALLWAY, "flamer", 4, ["move", "turn", "turn", "flame", "reload"]),
        (HALLWAY, "flamer", 2, ["move", "turn", "turn", "flame"]),
        (HALLWAY, "flamer", 1, ["move", "turn"]),
        (DOORSTEP, "rifle rifle", 1, ["move", "turn", "attack", "door"]),
        (DOORSTEP, "rifle rifle", 0, ["turn"]),
        (HOLE, "rifle", 1, ["move", "door"]),
        (HOLE, "rifle", 0, []),
    ],
)
def test_the_last_points_are_enough(picture, squad, ap, expected):
    """For a marine; for an alien before a marine and a door; for a blip beside a door."""
    phase, seat = ("marines", 0) if picture == HALLWAY else ("aliens", 1)
    state = position(picture, squad=squad, phase=phase)
    for piece in (*state.marines.values(), *state.aliens.values(), *state.blips.values()):
        piece.ap, piece.stage = ap, "active"
    found = [offer.do for offer in GAME.offers(state, seat)]
    assert found[: len(expected) + 1] == [*expected, "end_phase"]


@rule("SH-603", "SH-605", "SH-701")
def test_offers_have_their_order_and_resigning_and_draws_stand():
    """By which the keys of numbers choose among them."""
    state = position("#####\n#>..#\n#####")
    assert [offer.do for offer in GAME.offers(state, 0)] == [
        *("move", "turn", "turn", "overwatch", "end_phase"),
        *("preset", "preset", "preset", "offer_draw", "resign"),
    ]
    state = position("#####\n#>..#\n#####")
    by_kind = {each.do: each.standing for each in GAME.offers(state, 0)}
    assert (by_kind["resign"], by_kind["offer_draw"], by_kind["move"]) == (True, True, False)
    state.act("offer_draw", seat=0)
    state.act("decline_draw", seat=1)
    assert "offer_draw" not in {each.do for each in GAME.offers(state, 0)}
    assert state.refused("offer_draw", seat=0) == "offered-already"


@rule("SH-603", "SH-605", "SH-751")
def test_what_is_asked_of_a_seat_is_offered_and_waited_for():
    state = position("########\n#>.>..w#\n########", number=3)
    state.act("resign", seat=0)
    state.act("offer_draw", seat=2)
    state.act("preset", seat=1, what="parry", auto=True)
    offers = {each.do: each for each in GAME.offers(state, 1)}
    asked = {"accept_draw", "decline_draw", "agree", "refuse"}
    assert asked <= offers.keys()
    assert not any(offers[do].standing for do in asked)
    assert not {"agree", "refuse"} & {each.do for each in GAME.offers(state, 0)}
    assert not {"accept_draw", "decline_draw"} & {each.do for each in GAME.offers(state, 2)}
    presets = [each for each in GAME.offers(state, 1) if each.do == "preset"]
    said = [tuple(field.of[0] for field in each.take.values()) for each in presets]
    assert said == [("parry", False), ("extra-hit", True), ("placing", True)]
    assert all(each.standing for each in presets)


@rule("SH-604")
def test_who_is_away_is_offered_no_answer():
    state = position("#####\n#>..#\n#####")
    state.presence(1, False)
    state.act("offer_draw", seat=0)
    assert [offer.do for offer in GAME.offers(state, 1)] == ["resign"]


DICE = {"cp", "shoot", "jam", "melee-marine", "melee-alien", "parry", "flame", "door"}


def no_two_on_a_square(state: HulkState) -> None:
    piles = (state.marines, state.aliens, state.blips)
    squares = [piece.at for pile in piles for piece in pile.values() if piece.at is not None]
    assert len(squares) == len(set(squares))
    assert len(state.aliens) <= state.ruleset.max_aliens


@rule("SH-012", "SH-061", "SH-108", "SH-768", "SH-785")
@pytest.mark.parametrize("number", range(3))
def test_a_match_of_random_players(number):
    """Every act and every expiry tells each audience something; every draw has a purpose of the
    list."""
    match = Played(number)
    while not match.over:
        match.goes_on()
        no_two_on_a_square(match.state)
    assert match.untold == []
    assert match.purposes <= DICE | {"supply", "sides"}
    assert match.purposes >= {"cp", "shoot", "supply", "melee-marine", "melee-alien"}


@rule("SH-702")
@pytest.mark.parametrize(
    ("field", "fits", "too_much"),
    [
        ("piece", ["m1", "abcdefgh"], ["abcdefghi", "M1", "m1\n", 1]),
        ("facing", ["n", "abcdefghijkl"], ["abcdefghijklm", "N", ["n", "e"]]),
        ("cp", [0, -(2**31), 2**31 - 1], [-(2**31) - 1, 2**31, "0", 0.5, True, None]),
        ("why", [], ["bored"]),
    ],
)
def test_text_and_numbers_from_outside_have_limits(field, fits, too_much):
    asked = {"do": "turn", "piece": "m1", "facing": "n", "cp": 0}
    for value in fits:
        action = codec(GAME).asked(msgspec.json.encode({**asked, field: value}))
        assert getattr(action, field) == value
    for value in too_much:
        with pytest.raises(msgspec.ValidationError):
            codec(GAME).asked(msgspec.json.encode({**asked, field: value}))
