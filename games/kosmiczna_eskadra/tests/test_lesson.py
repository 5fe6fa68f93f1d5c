"""What the lesson tells of its battle is true wherever its learner lays the two ships."""

from itertools import product
from random import Random

from games.engine import Plan
from games.kosmiczna_eskadra.firing import fight
from games.kosmiczna_eskadra.lesson import BELOW_THE_ASTEROID, LEVEL_WITH_THE_WASP, NOSE_UP
from games.kosmiczna_eskadra.state import LaserFired, OreShared
from games.lesson import Do, Play, Tick
from games.registry import lesson_of
from tools.playing import Playing

LESSON = lesson_of("kosmiczna_eskadra")
AHEAD = [0, 30, 3_570]
LUCK = Random("lesson")


def corners(act: Do) -> list[dict]:
    along, up = act.take["x"], act.take["y"]
    places = product((along.least, along.most), (up.least, up.most), AHEAD)
    return [{"x": x, "y": y, "a": a} for x, y, a in places]


def somewhere(act: Do) -> dict:
    return {field: domain.pick(LUCK.randrange) for field, domain in act.take.items()}


def fought(*drops: dict) -> Playing:
    """The lesson to its end, with these drops of the learner's."""
    table = Playing(LESSON, LESSON.lesson.options, LESSON.lesson.seats, "0" * 64)
    left = list(drops)
    while not table.over:
        match LESSON.step(table.state):
            case Tick():
                table.wait_for_the_clock(LUCK.randrange)
            case Play(seat):
                assert table.act(seat, scripted(table, seat).action, LUCK.randrange) is None
            case _:
                (offer,) = table.offers(0)
                asked = {"do": offer.do, **(left.pop(0) if offer.do == "drop" else {})}
                assert table.act(0, asked, LUCK.randrange) is None
    return table


def scripted(table: Playing, seat: int) -> Plan:
    view = LESSON.view(table.state, (seat,))
    return LESSON.choose("lesson", seat, None, view, table.offers(seat), table.state.chance)


MINE, LEVEL = BELOW_THE_ASTEROID, LEVEL_WITH_THE_WASP
PLACES = [
    *product(corners(MINE), corners(LEVEL)),
    *((somewhere(MINE), somewhere(LEVEL)) for _ in range(50)),
]


def test_one_ship_mines_and_one_destroys_wherever_they_lie():
    assert set(AHEAD) <= set(NOSE_UP.of)
    for places in PLACES:
        state = fought(*places).state
        assert state.fates == {"2": "0"}, places
        result = state.result
        assert (result.trophies, result.ore, result.losses) == ([2, 0], [3, 3], [0, 0]), places
        assert result.winner == 0


def test_the_wasp_is_hit_before_it_fires_and_the_ore_is_the_stings():
    state = fought(dict(MINE.example), dict(LEVEL.example)).state
    ships = {card.order: (card.seat, card.speed) for card in state.table[:3]}
    assert ships == {1: (0, 4), 2: (1, 3), 3: (0, 2)}
    told = fight(state.table, 2, state.options, (0, 1)).film
    shots = [event for event in told if isinstance(event, LaserFired)]
    assert [(shot.order, shot.damage) for shot in shots if shot.target == "2"] == [(3, 2)]
    assert not [shot for shot in shots if shot.order == 2]
    taken = [event.taken for event in told if isinstance(event, OreShared)]
    assert sum(each.get("1", 0) for each in taken) == 3
