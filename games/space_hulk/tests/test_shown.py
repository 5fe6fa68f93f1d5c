"""4 and 12.4: what each audience sees, part by part: what is there, and what is left out."""

import msgspec

from games.chance import Chance
from games.engine import SPECTATORS
from games.space_hulk import pieces
from games.space_hulk.board import squares_of
from games.space_hulk.events import (
    BlipTurned,
    CpRolled,
    DoorRolled,
    FlameRolled,
    JamRolled,
    Killed,
    MeleeRolled,
    Parried,
    Shot,
)
from games.space_hulk.state import Fallen, Options, Roll
from games.space_hulk.tests.positions import GAME, SEED, position
from games.space_hulk.views import fallen, lying
from tests.rules import rule

QUIET = "#######\n#>.D..#\n#.dA..#\n#######"


def printed(state, seats=SPECTATORS):
    return msgspec.json.decode(msgspec.json.encode(GAME.view(state, seats)))


def asked(state):
    """The open decision, as everybody sees it."""
    return printed(state)["asked"]


@rule("SH-661")
def test_of_a_quiet_table_only_what_is_there_is_shown():
    state = position(QUIET)
    state.rolls = []
    shown = printed(state)
    marine = shown["marines"].pop("m1")
    assert {marine.pop(area) != "" for area in ("seen", "fire")} == {True}
    assert marine == {"seat": 0, "role": "rifle", "facing": "e", "ap": 4, "stage": "fresh", "at": 8}
    assert shown == {
        "turn": {"ask": "marine-actions", "seats": [0]},
        "phase": "marine_actions",
        "round": 1,
        "marines": {},
        "aliens": {},
        "blips": {},
        "doors": {"10": "closed", "16": "open"},
        "airlocks": {"17": "open"},
        "flames": {},
        "objects": {},
        "cp": 0,
        "supply": 27,
        "discard": {},
        "hand": 0,
        "kills": 0,
    }


@rule("SH-661")
def test_what_lies_and_stands_on_the_table_is_shown():
    state = position(QUIET, number=3, clock="standard")
    state.closed, state.sealed, state.cp, state.kills = [1], [2], 3, 4
    state.flames, state.objects = {state.sq((4, 1)): 1}, {"box": state.sq((5, 1))}
    state.discard = {4: 1, 0: 2}
    state.stations[0].pressed = True
    shown = printed(state)
    assert (shown["airlocks"], shown["sealed"]) == ({"17": "closed"}, [2])
    assert (shown["flames"], shown["objects"]) == ({"11": 1}, {"box": 12})
    assert (shown["cp"], shown["kills"], shown["pressed"]) == (3, 4, [0])
    assert list(shown["discard"].items()) == [("0", 2), ("4", 1)]
    assert shown["turn"]["until"] == 180_000


@rule("SH-661")
def test_a_piece_is_shown_with_each_of_its_marks():
    marks = {"watch": True, "jam": True, "aim": "a1", "carries": ["box"]}
    aliens = dict.fromkeys(("turned", "burning", "idle"), True)
    for kind, name, given in (("marines", "m1", marks), ("aliens", "a1", aliens)):
        for mark, value in given.items():
            state = position("#####\n#>.w#\n#####")
            before = printed(state)[kind][name]
            setattr(getattr(state, kind)[name], mark, value)
            assert printed(state)[kind][name] == {**before, mark: value}


@rule("SH-436", "SH-661")
def test_who_is_outside_is_shown_at_the_entry_and_who_is_gone_sees_nothing():
    state = position("E..>#", phase="aliens")
    alien = state.put_alien((1, 0))
    alien.at, alien.entry = None, 1
    state.put_blip(5, entry=1)
    shown = printed(state)
    assert shown["aliens"]["a1"] == {"facing": "s", "ap": 6, "stage": "fresh", "entry": 1}
    assert shown["blips"]["b1"] == {"ap": 6, "stage": "fresh", "entry": 1, "due": "may"}
    state = position("#####\n#>>.#\n#####", squad="flamer rifle")
    state.marines["m1"].at, state.marines["m1"].fate = None, "dead"
    assert printed(state)["marines"]["m1"] == {
        **{"seat": 0, "role": "flamer", "facing": "e", "ap": 4, "stage": "fresh"},
        **{"fuel": 12, "reloads": 1, "fate": "dead"},
    }


@rule("SH-580")
def test_trades_are_shown_before_the_match_alone():
    state = position("#####\n#>.<#\n#####", number=3)
    state.phase = "deploy"
    assert "trades" not in printed(state)
    state.act("trade", piece="m1", other="m2")
    assert printed(state)["trades"] == {"m1": "m2"}
    for seat in (0, 1):
        state.act("ready", seat=seat)
    assert state.trades and "trades" not in printed(state)


@rule("SH-661", "SH-309", "SH-346", "SH-430", "SH-457")
def test_an_open_decision_is_shown():
    """A parry where the attacker stands, a chain at its last flame, a conversion without marine."""
    state = position("######\n#<..?#\n######", values=[2])
    state.act("turn", piece="m1", facing="e")
    assert asked(state) == {"what": "placing", "seat": 0, "at": 10, "piece": "m1", "left": 2}
    assert printed(state)["turn"] == {"ask": "placing", "seats": [0]}
    state = position("######\n#>####\n######\n#....#\n######", phase="aliens")
    state.put_blip(2, at=(2, 3))
    state.act("convert", piece="b1")
    assert asked(state) == {"what": "placing", "seat": 1, "at": 20, "left": 2}
    state = position("#####\n#>w.#\n#####", squad="sergeant")
    state.load(red="2", blue="641")
    state.act("attack", piece="m1")
    parry = {"what": "parry", "seat": 0, "at": 6, "piece": "m1", "dice": [3, 6, 4, 1]}
    assert asked(state) == parry
    state = position("######\n#>...#\n######", squad="flamer")
    state.act("flame", piece="m1", to=(2, 1))
    state.act("flame_next", to=(3, 1))
    assert asked(state) == {"what": "flame", "seat": 0, "at": 9, "piece": "m1"}


@rule("SH-661", "SH-220", "SH-744", "SH-604")
def test_an_open_extra_hit_is_shown_where_the_first_fell():
    state = position("########\n#....w.#\n#>..w..#\n#....w.#\n########", clock="standard", number=2)
    state.load(shoot="HH")
    state.act("shoot", piece="m1", target="a2")
    assert asked(state) == {"what": "extra-hit", "seat": 0, "at": 20, "piece": "m1"}
    assert printed(state)["turn"] == {"ask": "extra-hit", "seats": [0], "until": 180_000}
    state.presence(0, False)
    assert printed(state)["turn"]["until"] == 3_000


@rule("SH-605")
def test_who_is_asked_for_a_draw_is_waited_for_with_who_owes_a_decision():
    state = position("#####\n#>w.#\n#####", squad="sergeant", phase="aliens", number=2)
    state.load(red="3", blue="642")
    state.act("attack", piece="a1")
    state.act("offer_draw", seat=0)
    assert printed(state)["turn"]["seats"] == [0, 1]
    assert printed(state)["draw"] == {"accepted": [0]}


@rule("SH-661", "SH-767")
def test_the_dice_of_a_move_lie_on_the_table_and_what_left_the_board_where_it_was():
    told = [
        CpRolled(2, -1),
        Shot("m1", "a1", ("H", "-")),
        JamRolled("m1", True),
        JamRolled("m2", False),
        FlameRolled("a2", 6),
        MeleeRolled("a1", "m1", 3, (6, 4, 2)),
        Parried("m1", True, 5),
        Parried("m1", False),
        DoorRolled("a1", 9, (6, 2, 1)),
    ]
    assert lying(told) == [
        Roll("cp", (3,)),
        Roll("shot", ("H", "-"), "m1"),
        Roll("jam", ("J",), "m1"),
        Roll("jam", ("ok",), "m2"),
        Roll("flame", (6,), "a2"),
        Roll("melee", (3, 6, 4, 2), "a1"),
        Roll("parry", (5,), "m1"),
        Roll("door", (6, 2, 1), "a1"),
    ]
    told = [Killed("a1", "m1", 9, "w"), BlipTurned("b1", 2, True, 10), BlipTurned("b2", 1, False)]
    assert fallen(told) == [Fallen("a1", 9, "w"), Fallen("b1", 10)]


@rule("SH-665", "SH-667")
def test_marines_of_all_seats_are_one_audience_and_what_one_tries_out_reaches_nobody():
    state = position("########\n#>.>..w#\n########", number=3, options={"aliens": "first"})
    assert [GAME.audience(state, seat) for seat in range(3)] == [(0,), (1, 2), (1, 2)]
    state.put_blip(3, at=(1, 2))
    owns = [view.own is not None for view in GAME.views(state, [(0,), (1, 2), SPECTATORS])]
    assert owns == [True, False, False]
    state = position(HIDDEN)
    assert GAME.signal_type is None
    assert GAME.relayed(state, 0, {"piece": "m1", "to": 12}) is None


@rule("SH-011", "SH-136", "SH-307")
def test_the_scene_has_the_chances_of_single_dice_who_plays_the_aliens_and_how_long():
    state, _ = GAME.setup(Options(aliens="first"), 2, Chance(SEED))
    scene = GAME.scene(state, SPECTATORS)
    assert (scene.jam, scene.flame, scene.doors["marine"]) == ((1, 6), (1, 6), (1, 6))
    assert (scene.aliens, scene.limit) == (0, 10)


HIDDEN = "#########\nE.#>.#..#\n#.#..#?.#\n#########"


@rule("SH-005", "SH-660", "SH-661", "SH-664")
def test_only_the_alien_seat_sees_values():
    state = position(HIDDEN, values=[4], phase="aliens")
    state.put_blip(6, entry=1)
    state.hand = {1: 3}
    alien, marine, spectator = (printed(state, each) for each in ((1,), (0,), SPECTATORS))
    assert alien.pop("own") == {"values": {"b1": 4, "b2": 6}, "hand": {"1": 3}}
    assert alien == marine == spectator
    for blip in state.blips.values():
        blip.value = 0
    state.hand = {1: 0}
    assert printed(state, (0,)) == marine


@rule("SH-665", "SH-666")
def test_after_the_end_values_are_everybodys():
    state = position(HIDDEN, values=[4])
    state.hand = {1: 3}
    assert state.act("resign", seat=0)[0].hand == {1: 3}
    assert printed(state, SPECTATORS)["own"]["values"] == {"b1": 4}
    assert printed(state, SPECTATORS)["result"]["winner"] == "aliens"
    assert "turn" not in printed(state, SPECTATORS)


@rule("SH-170", "SH-701")
def test_what_marines_see_is_part_of_the_view():
    state = position(HIDDEN)
    view = GAME.view(state, (0,))
    board = pieces.board(state)
    bits = bin(int(view.marines["m1"].seen, 16))[2:].zfill(4 * len(view.marines["m1"].seen))
    found = [square for square, bit in zip(board.squares, bits, strict=False) if bit == "1"]
    assert found == list(squares_of(pieces.seen(state, state.marines["m1"])))


@rule("SH-407", "SH-408")
def test_what_is_due_at_an_entry():
    state = position(HIDDEN, values=[1])
    state.put_blip(1, entry=1, placed=1)
    state.put_blip(1, entry=1, placed=0)
    state.put_blip(1, entry=1).held = True
    shown = printed(state, (0,))["blips"]
    assert [each.get("due") for each in shown.values()] == [None, "may", "must", "new"]


@rule("SH-604")
def test_whom_the_table_waits_for():
    state = position("########\n#>.>..w#\n########", number=3)
    assert GAME.view(state, (2,)).turn.seats == (0, 1)
    for seat, do, waits in (
        *((0, "end_phase", (1,)), (1, "resign", (0, 1)), (0, "refuse", (1,))),
        (1, "offer_draw", (0, 1, 2)),
    ):
        state.act(do, seat=seat)
        assert GAME.view(state, (2,)).turn.seats == waits
        asked = {"seat": 1, "waiting": [0]} if do == "resign" else None
        assert printed(state).get("resign") == asked


def test_what_an_event_does_not_say_has_not_been():
    assert not Shot("m1", "a1", ("H", "-")).overwatch
    fight = MeleeRolled("a1", "m1", 3, (4, 2, 1))
    assert (fight.bonus, fight.asked, CpRolled(3).handicap) == (0, False, 0)


@rule("SH-661", "SH-767")
def test_dice_and_what_fell_lie_there_until_others_do():
    state = position("########\n#>...w.#\n########", phase="aliens")
    state.put_blip(0, at=(6, 1))
    state.marines["m1"].watch = True
    state.load(shoot="H-", jam="o", cp="1")
    state.act("turn", piece="a1", facing="n")
    lying, fallen = state.rolls, state.fallen
    assert [roll.kind for roll in lying] == ["shot", "jam"]
    assert [trace.piece for trace in fallen] == ["a1", "b1"]
    shown = GAME.view(state, ())
    assert (shown.rolls, shown.fallen) == (tuple(lying), tuple(fallen))
    state.act("preset", seat=0, what="parry", auto=True)
    assert (state.rolls, state.fallen) == (lying, fallen)
    state.act("end_phase", seat=1)
    assert [roll.kind for roll in state.rolls] == ["cp"]
    assert state.fallen == fallen
