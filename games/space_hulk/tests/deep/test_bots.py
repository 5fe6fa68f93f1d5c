"""Chapter 9: what the bots choose from what their seat knows, quickly and legally."""

import time

import pytest

from games.chance import Chance
from games.space_hulk import pieces
from games.space_hulk.board import WAY, mask_of
from games.space_hulk.bots.ways import FAR, steps_to
from games.space_hulk.goals import Eliminate, Goals, Kill, Reach
from games.space_hulk.scenarios import SCENARIOS
from games.space_hulk.state import Options
from games.space_hulk.tests.crowd import crowded
from games.space_hulk.tests.positions import GAME, position, tags
from tests.rules import rule
from tests.support.pace import slowness, uncollected
from tools.side_by_side import BotMatch

LEVELS = GAME.levels
SEED = "c7" * 32
BOTH = [("marines", 0), ("aliens", 1)]


def plan(state, seat, level="normal", seed=SEED):
    scene, view = GAME.scene(state, (seat,)), GAME.view(state, (seat,))
    return GAME.choose(level, seat, scene, view, GAME.offers(state, seat), Chance(seed))


def choice(state, seat, level="normal"):
    """Its act; squares as places of the picture."""
    chosen = dict(plan(state, seat, level).action)
    for field in ("to", "at"):
        if field in chosen:
            chosen[field] = state.place(chosen[field])
    return chosen


@rule("SH-780")
@pytest.mark.parametrize(("phase", "seat"), BOTH)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_decides_in_a_few_milliseconds_where_it_is_fullest(level, phase, seat):
    state = crowded(phase)
    plan(state, seat, level)
    with uncollected():
        before = time.process_time()
        for _ in range(5):
            plan(state, seat, level)
        took = time.process_time() - before
    assert took / 5 < 0.040 * slowness()


@rule("SH-780")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_waits_a_moment_before_a_step(level):
    state = position("#######\n#>....#\n#######", clock="standard")
    waits = {plan(state, 0, level, f"{number:064x}").wait for number in range(200)}
    assert min(waits) >= 300 and max(waits) <= 700 and len(waits) > 100


@rule("SH-780")
@pytest.mark.parametrize("level", LEVELS)
def test_how_long_a_bot_waits_tells_nothing_of_what_it_knows(level):
    picture = "#######\n#>.#?.E\n#######"
    states = [position(picture, phase="aliens", values=[value]) for value in range(7)]
    assert len({plan(state, 1, level).wait for state in states}) == 1


@rule("SH-780")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_ready_at_once_and_trades_nothing(level):
    options = Options(scenario="last_pumps", clock="standard")
    match = BotMatch(GAME, options, 3, SEED, [level] * 3)
    while match.state.phase == "deploy":
        match.go_on(lambda below: 0)
    assert "marines-traded" not in match.told
    assert "trade-offered" not in match.told


def three_seats(**given):
    """A marine of each of two seats, one behind the other; m1 is the first."""
    return position("##########\n#..>>....X#\n##########", number=3, **given)


@rule("SH-780", "SH-583")
@pytest.mark.parametrize("level", LEVELS)
def test_while_a_fellow_has_the_floor_a_bot_waits_and_then_asks_for_it(level):
    state = three_seats()
    state.act("turn", piece="m1", facing="s")
    asked = plan(state, 1, level)
    assert (asked.action, asked.wait) == ({"do": "ask_floor"}, 20_000)


@rule("SH-780", "SH-581")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_not_end_its_phase_with_the_floor(level):
    state = three_seats(goals=Goals(marines=(), aliens=()))
    state.act("overwatch", piece="m1")
    state.marines["m1"].ap = 1
    assert choice(state, 0, level) == {"do": "finish"}
    state.act("finish", seat=0)
    assert choice(state, 0, level) == {"do": "end_phase"}


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_of_several_moves_its_marines(level):
    options = Options(scenario="long_way_out", auto_end="off")
    match = BotMatch(GAME, options, 4, SEED, [level] * 4)
    moved = set()
    while match.state.round < 2:
        match.go_on(lambda below: 0)
        moved |= {each.seat for each in match.state.marines.values() if each.stage != "fresh"}
    assert moved == {0, 1, 2}
    assert "floor-asked" not in match.told


@rule("SH-782")
@pytest.mark.parametrize("gap", ["", ".."])
def test_a_bot_lets_the_fellow_go_first_who_is_nearer_to_the_goal(gap):
    wide = 10 + len(gap)
    picture = f"{'#' * wide}\n#..>{gap}>....#\n{'#' * wide}"
    goals = Goals(marines=(Reach(zone="A", count=1),), aliens=())
    state = position(picture, number=3, goals=goals, zones={"A": [(wide - 2, 1)]})
    waits = [plan(state, seat).wait for seat in (0, 1)]
    assert choice(state, 0)["do"] == ("move" if gap else "end_phase")
    assert waits[0] - waits[1] == 500


@rule("SH-785")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("scenario", [scenario.id for scenario in SCENARIOS])
def test_bots_play_a_scenario_to_its_end(scenario, level):
    match = BotMatch(GAME, Options(scenario=scenario), 2, SEED, [level] * 2)
    while GAME.outcome(match.state) is None:
        match.go_on(lambda below: 0)
        assert match.moves < 5_000


@rule("SH-785")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_brings_in_what_is_overdue_before_it_ends_its_phase(level):
    state = position("########\n#>.#..?E\n########", phase="aliens", values=[0])
    state.round = 3
    for blip in list(state.blips.values()):
        blip.stage = "done"
    state.put_blip(0, entry=1, placed=1)
    assert choice(state, 1, level) == {"do": "enter", "piece": "b2"}


DEEDS = {
    "shoots what it sees": (
        *("marines", "#######\n#>...w#\n#######", {}),
        *({"do": "shoot", "target": "a1"}, {}),
    ),
    "goes by the roster": ("marines", "########\n#>>....#\n########", {}, {"piece": "m1"}, {}),
    "clears a jam near an alien": (
        *("marines", "########\n#>...w.#\n########", {"jam": True}),
        *({"do": "clear_jam"}, {}),
    ),
    "clears none far from it": (
        *("marines", "############\n#>........w#\n############", {"jam": True}),
        *({"do": "end_phase"}, {}),
    ),
    "watches instead of shooting the last points away": (
        *("marines", "##########\n#>.....w.#\n######.#.#\n######.n.#\n##########", {"ap": 2}),
        *({"do": "shoot"}, {"do": "overwatch", "piece": "m1", "cp": 0}),
    ),
    "fires on at what it has missed": (
        *("marines", "##########\n#>.....w.#\n##########", {"ap": 3, "aim": "a1"}),
        *({}, {"do": "shoot", "target": "a1", "cp": 0}),
    ),
    "strikes who is in reach": ("aliens", "#######\n#.>w..#\n#######", {}, {"do": "attack"}, {}),
    "rather from the rear": (
        *("aliens", "#####\n#>w>#\n#####", {}),
        *({"do": "turn", "facing": "e"}, {}),
    ),
    "goes round to the rear": (
        *("aliens", "######\n#....#\n#.v..#\n#.n..#\n######", {}),
        *({"do": "attack"}, {"do": "move"}),
    ),
    "shows itself near": (
        *("aliens", "########\n#>#.?..#\n#...####\n########", {}),
        *({"do": "convert"}, {}),
    ),
    "comes nearer": (
        *("aliens", "##############\n#>#........?.#\n#...##########\n##############", {}),
        *({"do": "move"}, {}),
    ),
}
"""Whose phase it is, the position, how the marine is; what the easy level does; the normal one."""


@rule("SH-781", "SH-782", "SH-783", "SH-784")
@pytest.mark.parametrize(
    ("phase", "picture", "marine", "easy", "normal"), DEEDS.values(), ids=list(DEEDS)
)
def test_what_each_level_does(phase, picture, marine, easy, normal):
    state = position(picture, phase=phase, values=[2])
    for name, value in marine.items():
        setattr(state.marines["m1"], name, value)
    seat = 0 if phase == "marines" else 1
    assert choice(state, seat, "easy").items() >= easy.items()
    assert choice(state, seat, "normal").items() >= normal.items()


@rule("SH-781")
@pytest.mark.parametrize(("red", "yes"), [("1", True), ("2", False)])
def test_an_easy_marine_parries_when_he_loses(red, yes):
    """A sergeant adds one: 3 against 3 is no loss."""
    state = position("#####\n#>w.#\n#####", phase="aliens", squad="sergeant")
    state.load(red=red, blue="332")
    state.act("attack", piece="a1")
    assert choice(state, 0, "easy") == {"do": "parry", "yes": yes}


@rule("SH-782")
def test_a_normal_flamer_doubles_its_wall():
    picture = """
    ##########
    #>.......#
    ########.#
    ########w#
    ########.#
    ########?#
    ##########
    """
    state = position(picture, squad="flamer", values=[3])
    found = choice(state, 0)
    assert found["do"] == "flame"
    state.load(flame="1")
    state.act("flame", piece="m1", to=found["to"])
    assert choice(state, 0) == {"do": "flame_next", "to": found["to"]}


@rule("SH-782")
def test_normal_marines_keep_command_points_until_their_ap_are_spent():
    state = position("##########\n#>.....w.#\n##########", cp=2)
    assert choice(state, 0)["cp"] == 0
    state.marines["m1"].ap = 0
    assert choice(state, 0) == {"do": "shoot", "piece": "m1", "target": "a1", "cp": 1}


@rule("SH-782")
def test_normal_marines_man_what_shuts_everybody_out():
    """The pumps lie in the middle of four arms."""
    match = BotMatch(GAME, Options(scenario="last_pumps"), 2, SEED, ["normal"] * 2)
    while match.state.phase != "alien_actions":
        match.go_on(lambda below: 0)
    state, ground = match.state, pieces.board(match.state)
    walls = ground.solid | mask_of(each.at for each in state.marines.values())
    outside = steps_to(ground, ground.entry_mask, walls, 0)
    assert [outside[at] for at in ground.objectives] == [FAR]
    rifles = [each for each in state.marines.values() if each.role != "flamer"]
    assert all(each.watch for each in rifles)


@rule("SH-783")
def test_an_easy_blip_is_placed_at_the_entry_nearest_to_the_marines():
    state = position("E.......>.E", phase="aliens")
    state.phase, state.hand = "alien_reinforce", {1: 2}
    assert choice(state, 1, "easy") == {"do": "place_blip", "blip": 1, "entry": 2}


@rule("SH-784")
def test_a_lone_normal_alien_waits_behind_the_corner_of_a_watched_corridor():
    picture = """
    ############
    #>.........#
    ########.###
    ########n###
    ########.###
    ############
    """
    state = position(picture, phase="aliens")
    state.marines["m1"].watch = True
    while (chosen := plan(state, 1).action)["do"] != "end_phase":
        assert "shot" not in tags(state.act(**chosen))
    assert not pieces.seen(state, state.marines["m1"]) >> state.aliens["a1"].at & 1
    state = position(picture, phase="aliens")
    state.marines["m1"].watch = True
    told = []
    while "a1" in state.aliens and (chosen := plan(state, 1, "easy").action)["do"] != "end_phase":
        told += tags(state.act(**chosen))
    assert "shot" in told


@rule("SH-784")
def test_a_normal_alien_prefers_whom_the_goals_name():
    """The rifle is as near as the flamer."""
    goals = Goals(
        marines=(Kill(count=99),),
        aliens=(Eliminate(side="marines", count="all", role="flamer"),),
    )
    picture = "#######\n#.<.<.#\n###n###\n###.###\n#######"
    state = position(picture, phase="aliens", squad="rifle flamer", goals=goals)
    for _ in range(10):
        chosen = plan(state, 1).action
        if chosen["do"] == "attack":
            break
        state.act(**chosen)
    alien = state.aliens["a1"]
    front = pieces.board(state).around[alien.at][WAY[alien.facing]]
    assert (chosen["do"], front) == ("attack", state.marines["m2"].at)
