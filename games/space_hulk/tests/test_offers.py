"""12.5: whatever is legal is offered, and whatever is offered is legal; in the fullest position,
too."""

from itertools import product
from random import Random

import msgspec
import pytest

from games.referee import Move, audiences, codec, told
from games.space_hulk import actions, pieces
from games.space_hulk.board import FACINGS
from games.space_hulk.state import HulkState, Options
from games.space_hulk.tests.arenas import ARENAS
from games.space_hulk.tests.crowd import crowded
from games.space_hulk.tests.positions import GAME, act, position, presence, put_blip, refused
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


PLAIN = (
    "flame_stop",
    "waive_hit",
    "finish",
    "ask_floor",
    "end_phase",
    "ready",
    "resign",
    "agree",
    "refuse",
    "offer_draw",
    "accept_draw",
    "decline_draw",
)


def everything(state):
    """All that could be asked of a position, near enough."""
    board = range(len("".join(state.scenario.map)))
    names = [*state.marines, *state.aliens, *state.blips]
    doors = [f"d{number}" for number in range(1, 1 + state_doors(state))]
    for do in PLAIN:
        yield {"do": do}
    for square in board:
        yield {"do": "flame_next", "to": square}
        for facing in FACINGS:
            yield {"do": "place_alien", "to": square, "facing": facing}
    for target in [*state.aliens, *doors]:
        yield {"do": "extra_hit", "target": target}
    for yes in (True, False):
        yield {"do": "parry", "yes": yes}
    for place in range(6):
        for entry in range(6):
            yield {"do": "place_blip", "blip": place, "entry": entry}
    for what in ("parry", "extra-hit", "placing", "nonsense"):
        for auto in (True, False):
            yield {"do": "preset", "what": what, "auto": auto}
    for name in names:
        yield from of_piece(name, board, names, doors)


def state_doors(state):
    return sum(row.count(sign) for row in state.scenario.map for sign in "Dd")


def of_piece(name, board, names, doors):
    for do in ("enter", "convert", "burn_roll"):
        yield {"do": do, "piece": name}
    for facing in FACINGS:
        for do in ("enter_facing", "face"):
            yield {"do": do, "piece": name, "facing": facing}
    for other in names:
        for do in ("swap", "trade"):
            yield {"do": do, "piece": name, "other": other}
    for target in [*names, *doors]:
        yield {"do": "follow_shot", "piece": name, "target": target}
    for cp in (-1, 0, 1, 2, 4):
        for do in ("attack", "overwatch", "clear_jam", "reload", "leave"):
            yield {"do": do, "piece": name, "cp": cp}
        for facing in FACINGS:
            yield {"do": "turn", "piece": name, "facing": facing, "cp": cp}
        for target in [*names, *doors]:
            yield {"do": "shoot", "piece": name, "target": target, "cp": cp}
    for square in board:
        for cp in (0, 1, 2):
            yield {"do": "move", "piece": name, "to": square, "cp": cp}
            yield {"do": "flame", "piece": name, "to": square, "cp": cp}
            yield {"do": "door", "piece": name, "at": square, "cp": cp}


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
        offers = GAME.offers(state, seat)
        for asked in everything(state):
            action = codec(GAME).asked(msgspec.json.encode(asked))
            refusal = GAME.judge(state, seat, action)
            fits = any(offer.holds(asked) for offer in offers)
            assert fits == (refusal is None), (seat, asked, refusal and refusal.refusal)
            assert refusal is None or refusal.rule, asked
    assert msgspec.json.encode(state) == before


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
    put_blip(state, 1, entry=1)
    asked = codec(GAME).asked(b'{"do": "end_phase"}')
    assert [GAME.judge(state, seat, asked).code for seat in (-1, 2)] == ["not-seated"] * 2
    assert refused(state, "enter_facing", piece="b1", facing="e") == "no-facing"
    assert refused(state, "burn_roll", piece="b1") == "not-burning"
    assert refused(state, "attack", piece="b1") == "not-an-enemy"
    act(state, "enter", piece="b1")
    assert refused(state, "overwatch", piece="b1") == "not-your-phase"


BY_COST = (actions.Attack, actions.Overwatch, actions.Reload, actions.ClearJam, actions.Leave)


def every_piece(state):
    for pile in (state.marines, state.aliens, state.blips):
        yield from pile.values()


def all_around(state):
    """All that a piece could be told to do with what lies around it."""
    near = pieces.board(state).around
    for piece in every_piece(state):
        name = piece.id
        for to, cp in product(near[piece.at], range(4)):
            yield from (actions.Move(name, to, cp), actions.Door(name, to, cp))
        for facing, cp in product(FACINGS, range(4)):
            yield actions.TurnTo(name, facing, cp)
        for cp, kind in product(range(6), BY_COST):
            yield kind(name, cp)
        yield from (actions.Convert(name), actions.Enter(name), actions.BurnRoll(name))
    for marine in state.marines:
        for target, cp in product((*state.aliens, "d1", "d2", "d3", "m1", "b1"), range(3)):
            yield actions.Shoot(marine, target, cp)
        for to, cp in product(pieces.board(state).squares, (0, 2)):
            yield actions.Flame(marine, to, cp)


@rule("SH-701", "SH-702")
@pytest.mark.parametrize(("phase", "seat"), [("marines", 0), ("aliens", 1)])
def test_what_is_offered_is_what_is_legal(phase, seat):
    state = crowded(phase)
    offers = GAME.offers(state, seat)
    met = 0
    for action in all_around(state):
        said, legal = msgspec.to_builtins(action), GAME.judge(state, seat, action) is None
        assert any(offer.holds(said) for offer in offers if offer.do == said["do"]) == legal, said
        met += legal
    assert met > 100


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


@rule("SH-701")
def test_offers_have_their_order():
    """By which the keys of numbers choose among them."""
    state = position("#####\n#>..#\n#####")
    assert [offer.do for offer in GAME.offers(state, 0)] == [
        *("move", "turn", "turn", "overwatch", "end_phase"),
        *("preset", "preset", "preset", "offer_draw", "resign"),
    ]


@rule("SH-603", "SH-605", "SH-751")
def test_what_is_asked_of_a_seat_is_offered_and_waited_for():
    state = position("########\n#>.>..w#\n########", number=3)
    act(state, "resign", seat=0)
    act(state, "offer_draw", seat=2)
    act(state, "preset", seat=1, what="parry", auto=True)
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


@rule("SH-603", "SH-605")
def test_resigning_and_draws_are_standing_offers():
    state = position("#####\n#>..#\n#####")
    by_kind = {each.do: each.standing for each in GAME.offers(state, 0)}
    assert (by_kind["resign"], by_kind["offer_draw"], by_kind["move"]) == (True, True, False)
    act(state, "offer_draw", seat=0)
    act(state, "decline_draw", seat=1)
    assert "offer_draw" not in {each.do for each in GAME.offers(state, 0)}
    assert refused(state, "offer_draw", seat=0) == "offered-already"


@rule("SH-604")
def test_who_is_away_is_offered_no_answer():
    state = position("#####\n#>..#\n#####")
    presence(state, 1, False)
    act(state, "offer_draw", seat=0)
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
