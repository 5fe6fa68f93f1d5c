"""The three bots: what they choose from a view, legally, and never faster than a hand."""

from itertools import product
from random import Random

import pytest

from games.chance import Chance
from games.kosmiczna_eskadra import bot, views
from games.kosmiczna_eskadra.geometry import card_body, on_table
from games.kosmiczna_eskadra.rays import first_hit, target
from games.kosmiczna_eskadra.readying import new_match
from games.kosmiczna_eskadra.ships import ANCHORS
from games.kosmiczna_eskadra.shots import beam
from games.kosmiczna_eskadra.sighting import Sight, aimed
from games.kosmiczna_eskadra.state import (
    CardView,
    Laid,
    LaserData,
    Options,
    Own,
    SeatView,
    TableView,
)
from games.kosmiczna_eskadra.tests.battles import card
from games.kosmiczna_eskadra.tests.battles import table as laid
from games.kosmiczna_eskadra.tests.tables import full_table
from games.offers import Number, Offer, One
from tests.rules import rule

LEVELS = bot.LEVELS
DROP = Offer(
    "drop",
    {"x": Number(-4000, 4000), "y": Number(-4000, 4000), "a": Number(-36000, 36000)},
    example={"x": -3680, "y": -3560, "a": 0},
)
ANSWER = Offer("answer", {"how": One(("drop", "withhold"))})
RESIGN = Offer("resign", standing=True)


def seen(cards=(), held=4, seats=2, deck=5, **given):
    """What a seat sees that holds this card; ``cards`` in the notation of the examples."""
    table = laid(cards) if isinstance(cards, str) else cards
    frozen = given.pop("frozen", None)
    return TableView(
        **{"phase": "placing", "round": 1, **given},
        seats={str(seat): SeatView(wins=0, deck=deck, holds=True) for seat in range(seats)},
        table={
            str(each.order): CardView(each.seat, each.speed, each.x, each.y, each.a)
            for each in table
        },
        own=Own(auto_draw=True, held=held, frozen=frozen),
    )


def plan(view, *offers, level="normal", seat=0, number=0):
    offered = [*(offers or [DROP]), RESIGN]
    return bot.choose(level, seat, printed(view), view, offered, Chance(f"{number:064x}"))


def printed(view):
    """The scene of a match that has this view."""
    options = Options(two_asteroids="on" if view.rocks else "off")
    return views.scene(new_match(options, len(view.seats), Chance("c7" * 32)))


def plans(view, *offers, level="normal", seat=0):
    """By different luck."""
    return [plan(view, *offers, level=level, seat=seat, number=number) for number in range(40)]


def sight(cards, speed, seat=0, **given):
    return see(seen(cards, speed, **given), seat, speed)


def see(view, seat, speed):
    return Sight(printed(view), view, seat, speed, Chance("c7" * 32))


def body_of(action):
    return card_body(action["x"], action["y"], action["a"])


@rule("KE-075")
@pytest.mark.parametrize(
    ("level", "least", "most"),
    [("gentle", 6000, 9000), ("easy", 4000, 6500), ("normal", 2200, 4000)],
)
def test_a_card_takes_its_time_counted_from_the_draw(level, least, most):
    """A drop is offered a second and a half after the card was drawn."""
    waits = [each.wait + 1_500 for each in plans(seen(), level=level)]
    assert least <= min(waits) < least + 400
    assert most - 400 < max(waits) <= most


@rule("KE-075")
def test_near_the_end_it_hurries_and_is_no_faster_than_a_hand_may_be():
    usual, last = ([each.wait for each in plans(view)] for view in (seen(), seen(deck=2)))
    assert [fast for fast in last if fast < 200] == []
    hurried = [max((wait + 1_500) * 65 // 100, 1_700) - 1_500 for wait in usual]
    assert last == hurried


def test_only_the_normal_bot_spares_the_shots_of_its_own_squadron():
    """Its own ship mines from below: a second one in between would take the shots."""
    assert [level for level, skill in bot.SKILLS.items() if skill.own] == ["normal"]
    own = "red 1 0 -2500 0"
    plain = sight(own, 4)
    counting = sight(own, 4).with_own_lasers()
    between, beside = (0, -1500, 0), (-2500, 2500, 0)
    assert counting.spoilt(between) > 0
    assert counting.worth(between) == plain.worth(between) - counting.spoilt(between)
    assert (counting.spoilt(beside), plain.spoilt(between)) == (0, 0)


@rule("KE-050", "KE-051", "KE-052", "KE-270")
@pytest.mark.parametrize("level", LEVELS)
def test_it_lays_on_the_table_and_over_nothing(level):
    full = full_table(Random(5), 4, Options(), half=4_400)
    crowded = [each for each in full if (each.seat, each.speed) != (0, 10)]
    for cards, seats, half in (("blue 4 2000 2000 0", 2, 4000), (crowded, 4, 5000)):
        view = seen(cards, held=10, seats=seats)
        for each in plans(view, level=level)[:8]:
            body = body_of(each.action)
            assert on_table(body, half)
            assert see(view, 0, 10).is_legal((body.x, body.y, body.a))
    one, two = sight((), 4), sight((), 4, rocks=2)
    legal = [sees.is_legal((x, 0, 0)) for sees in (one, two) for x in (0, 1_000)]
    assert legal == [False, True, True, False]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_card_moves_along_a_line_ten_times_a_second_after_some_thought(level, seat):
    for each in plans(seen(), level=level, seat=seat):
        moments = [at for at, _ in each.path]
        assert moments == sorted(moments)
        assert moments[0] == 0 and moments[-1] == each.wait
        thought = 0.4 * (each.wait + 1_500) - 1_500
        assert thought - 1 <= moments[1] <= max(thought, 100) + 100
        assert all(later - at <= 100 for at, later in zip(moments[1:], moments[2:], strict=False))
        signals = [signal for _, signal in each.path]
        assert {"do": "drop", **signals[-1]} == each.action
        assert all(on_table(body_of(signal), 4000) for signal in signals)
        assert are_on_a_line(signals)


def are_on_a_line(signals):
    """Within the rounding to whole u."""
    first, last = signals[0], signals[-1]
    wx, wy = last["x"] - first["x"], last["y"] - first["y"]
    long = (wx**2 + wy**2) ** 0.5
    return all(
        abs(wx * (each["y"] - first["y"]) - wy * (each["x"] - first["x"])) <= 2 * long
        for each in signals
    )


@pytest.mark.parametrize("anchor", ANCHORS)
@pytest.mark.parametrize("place", [(-3000, 1234), (2100, -2900), (1500, 0)])
def test_an_aimed_laser_hits_the_middle_of_its_mark(anchor, place):
    laser, mark = LaserData(anchor, 1), target("mark", card("0 0 300"))
    a = aimed(*place, laser, mark)
    line = beam(card_body(*place, a), laser)
    assert first_hit(line, [mark])
    aside = abs((mark.x - line.x) * line.dy - (mark.y - line.y) * line.dx) / line.length
    assert aside < 20 * 1_000_000


@pytest.mark.parametrize(
    ("lies", "speed", "worth"),
    [
        ("blue 10 -1000 2000 0", 2, 16),
        ("blue 1 -1000 2000 0", 2, 10 + 10),
        ("blue 4 -1000 2000 0", 2, 16),
        ("blue 8 -1000 2000 0", 2, 0),
        ("red 10 -1000 2000 0", 2, -20),
        ("blue 2 -1000 2000 0", 2, 20 + 10),
    ],
    ids=["still to fire", "a kill", "damage", "a shield", "an own ship", "a kill of its speed"],
)
def test_hits_are_worth_damage_and_kills_and_ore_its_number(lies, speed, worth):
    """Szerszeń fires to both sides from the left of it."""
    assert sight(lies, speed).worth((-3000, 2000, 0)) == worth
    mining = [sight((), miner).worth((0, -2000, a)) for miner, a in ((4, 0), (6, 0), (4, 1800))]
    assert mining == [30, 10, 0]


@pytest.mark.parametrize(
    ("lies", "speed", "harm"),
    [
        ("blue 2 -3000 2000 0", 6, 10),
        ("blue 2 -3000 2000 0", 1, 0),
        ("red 2 -3000 2000 0", 6, 0),
        ("blue 2 -3000 2000 0", 8, 0),
        ("blue 2 -3000 2000 0 | blue 10 -2000 2000 0", 6, 0),
    ],
    ids=["a faster laser", "a slower one", "an own one", "at its shield", "another is in between"],
)
def test_lying_before_a_foreign_laser_that_is_faster_is_harm(lies, speed, harm):
    """Duch and Kolos at the end of Szerszeń's line; Kolos has its shield there."""
    assert sight(lies, speed).harm((-1000, 2000, 0)) == harm


@pytest.mark.parametrize("level", LEVELS)
def test_what_lands_elsewhere_does_not_hurry_it_and_seldom_changes_its_mind(level):
    """A ship of its own takes a corner of the table."""
    lies = "blue 4 2000 2000 0 | blue 5 -2000 2000 0"
    before, after = (
        plans(seen(lies), level=level),
        plans(seen(f"{lies} | red 6 3600 3500 0"), level=level),
    )
    assert [one.wait for one in before] == [other.wait for other in after]
    same = [one == other for one, other in zip(before, after, strict=True)]
    assert same.count(True) > 30


def test_where_no_place_is_free_it_takes_the_one_that_is_offered():
    """Hundreds of cards lie everywhere, which only this test can."""
    places = product(range(-3700, 3700, 640), range(-3600, 3600, 870))
    table = [Laid(order, 1, 4, x, y, 0, at=0) for order, (x, y) in enumerate(places, 1)]
    assert plan(seen(table)).action == {"do": "drop", **DROP.example}


@rule("KE-105")
@pytest.mark.parametrize(
    ("frozen", "how"),
    [
        ((0, -2000, 0), "drop"),
        ((0, -2000, 1800), "withhold"),
        ((0, 0, 0), "withhold"),
        ((3681, 0, 900), "withhold"),
        ((2000, 1900, 0), "withhold"),
    ],
    ids=["mines", "is worth nothing", "on the asteroid", "off the table", "on a card"],
)
@pytest.mark.parametrize("level", LEVELS)
def test_at_stop_it_drops_what_is_legal_and_worth_something(level, frozen, how):
    view = seen("blue 4 2000 2000 0", phase="stopped", stop=30_000, frozen=frozen)
    assert {each.action["how"] for each in plans(view, ANSWER, level=level)} == {how}


@rule("KE-104", "KE-105")
def test_its_answer_comes_after_the_freeze():
    view = seen(phase="stopped", stop=30_000, frozen=(0, -2000, 0))
    waits = [each.wait for each in plans(view, ANSWER)]
    assert min(waits) >= 150 + 400 and max(waits) <= 150 + 1200
    before = plans(seen(phase="stopped", stop=30_000), ANSWER)
    assert all(each.wait >= 600 + 400 for each in before)


@rule("KE-320", "KE-321")
def test_in_calm_pace_it_drops_after_three_to_eight_seconds_and_shows_no_hand():
    calm = plans(seen(beat=3))
    assert all(3_000 <= each.wait <= 8_000 and not each.path for each in calm)
    assert max(each.wait for each in calm) > 6_000


@rule("KE-071")
def test_it_draws_where_it_has_to_and_keeps_nobody_waiting_between_rounds():
    empty = seen(held=None)
    drawn = plan(empty, Offer("draw"), Offer("set_auto_draw", standing=True))
    assert drawn.action == {"do": "draw"} and drawn.wait >= 400
    picking = Offer("pick_colour", {"colour": One(("red", "blue"))}, standing=True)
    for do in ("ready", "continue"):
        asked = plan(empty, Offer(do), picking)
        assert (asked.action, asked.path) == ({"do": do}, [])
        assert asked.wait < 1_000
