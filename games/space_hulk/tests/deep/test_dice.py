"""Chapter 3 by throwing: 100,000 of each kind of die, seeded, against the tables (chi-square)."""

from collections import Counter

import pytest

from games.space_hulk import blips, chances, command, flames, melee, overwatch, shooting
from games.space_hulk.events import Fought
from games.space_hulk.ruleset import SHOOTING
from games.space_hulk.scenarios import SUPPLY
from games.space_hulk.steps import JamRoll
from games.space_hulk.tests.positions import position, sq
from tests.rules import rule

THROWS = 100_000
CRITICAL = {1: 10.83, 2: 13.82, 5: 20.52, 6: 22.46}
"""By degrees of freedom: fair dice come above it with one seed in a thousand."""
D6 = dict.fromkeys(range(1, 7), 1)
FIELD = "#######\n#>wDE.#\n#>....#\n#######"


def agree(throw, weights):
    """Whether so many throws come as often as their weights say; ``throw`` tells a few at once."""
    met = Counter()
    while met.total() < THROWS:
        met.update(throw())
    assert set(met) <= set(weights)
    whole = sum(weights.values())
    far = sum(
        (met[face] - met.total() * weight / whole) ** 2 / (met.total() * weight / whole)
        for face, weight in weights.items()
    )
    assert far < CRITICAL[len(weights) - 1], met


def field(**given):
    state = position(FIELD, squad="sergeant flamer", **given)
    state.chance.fresh = Forgotten()
    return state


class Forgotten(list):
    """Nobody reads a hundred thousand draws."""

    def append(self, draw):
        pass


@rule("SH-011", "SH-192", "SH-193")
@pytest.mark.parametrize("die", SHOOTING)
def test_the_shooting_die(die):
    state, faces = field(options={"shooting_die": die}), SHOOTING[die]
    blank = 6 - faces.hit - faces.again
    agree(lambda: shooting.roll_faces(state), {"H": faces.hit, "S": faces.again, "-": blank})


@rule("SH-193", "SH-210")
@pytest.mark.parametrize("kind", ["first", "sustained"])
def test_the_hits_of_a_shot(kind):
    state = field()
    table = chances.shots(state.ruleset)[kind]

    def shot():
        return [shooting.count_hits(shooting.roll_faces(state), kind == "sustained")]

    agree(shot, dict(enumerate(table)))


@rule("SH-011", "SH-262", "SH-263")
@pytest.mark.parametrize("faces", [1, 3])
def test_the_jam_die(faces):
    state = field(options={"jam_faces": str(faces)})
    agree(
        lambda: [told.jam for told in overwatch.roll_jam(state, JamRoll("m1"))],
        {True: faces, False: 6 - faces},
    )


@rule("SH-470")
def test_the_die_of_command_points():
    state = field()
    agree(lambda: [told.number for told in command.roll(state)], D6)


@rule("SH-341")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_the_dice_of_close_combat(colour):
    state = field()

    def fight():
        state.steps.clear()
        rolled = melee.attack(state, state.marines["m1"], 1)[-1]
        return [rolled.red] if colour == "red" else rolled.blue

    agree(fight, D6)


WINNERS = {"attacker": "marine", "tie": "tie", "defender": "alien"}


@rule("SH-342", "SH-345", "SH-346", "SH-347")
def test_who_is_higher_in_a_fight_of_a_sergeant_who_parries_whenever_it_is_worth_it():
    state = field()
    alien, marine = state.aliens["a1"], state.marines["m1"]
    square = marine.at

    def fight():
        state.aliens["a1"] = alien
        marine.at, marine.fate = square, None
        melee.attack(state, marine, 1)
        fought = state.steps.pop()
        parries = chances.worth(fought.red + fought.bonus, fought.blue)
        told = melee.parry(state, fought, True) if parries else melee.result(state, fought)
        return [WINNERS[each.result] for each in told if isinstance(each, Fought)]

    agree(fight, dict(zip(WINNERS.values(), chances.fights(1)["parry-best"], strict=True)))


@rule("SH-346", "SH-347")
def test_the_die_of_a_parry():
    state = field()
    melee.attack(state, state.marines["m1"], 1)
    fight, alien, marine = state.steps.pop(), state.aliens["a1"], state.marines["m1"]
    square = marine.at

    def parry():
        state.aliens["a1"] = alien
        marine.at, marine.fate = square, None
        return [melee.parry(state, fight, True)[0].die]

    agree(parry, D6)


@rule("SH-307")
def test_the_die_of_a_flame():
    state = field()
    alien = state.aliens["a1"]

    def burn():
        state.aliens["a1"] = alien
        told = flames.roll(state, alien, "m2", by_marines=True)
        return ["dead" if "a1" not in state.aliens else "alive"] if told else []

    survives, whole = len(state.ruleset.flame_survives), 6
    agree(burn, {"alive": survives, "dead": whole - survives})


@rule("SH-136")
@pytest.mark.parametrize("piece", ["marine", "alien"])
def test_a_door_broken_by_hand(piece):
    state = field()
    door = sq(state, (3, 1))
    figure = state.marines["m1"] if piece == "marine" else state.aliens["a1"]

    def strike():
        state.doors[door] = False
        melee.strike_door(state, figure, door)
        return [door not in state.doors]

    broken, whole = chances.doors(state.ruleset)[piece]
    agree(strike, {True: broken, False: whole - broken})


@rule("SH-010", "SH-400")
def test_counters_are_drawn_evenly():
    state = field(blips_per_round=(1,))

    def draw():
        state.supply = dict(SUPPLY)
        blips.draw_reinforcement(state)
        return state.hand.values()

    agree(draw, SUPPLY)
