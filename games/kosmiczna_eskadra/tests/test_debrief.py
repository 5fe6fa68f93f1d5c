"""What the end of a match is told by, and what cards of a battle are called."""

import pytest

from games.engine import Called, Debrief, Event, Line, Outcome
from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.state import (
    CardLanded,
    ColourPicked,
    LaserFired,
    RoundBegan,
    RoundScored,
    RoundTied,
    RoundWon,
)


def round_of(
    number: int, *scores: int, shots: dict[int, tuple[int, ...]] | None = None
) -> list[Event]:
    """Order 1 and 2 are of seats 0 and 1, and fly at speeds 4 and 7."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return [
        RoundBegan(round=number, start=0),
        CardLanded(order=1, seat=0, speed=4, x=0, y=0, a=0),
        CardLanded(order=2, seat=1, speed=7, x=0, y=0, a=0),
        *(
            LaserFired(order=order, laser="F", target=f"{3 - order}", start=(0, 0), damage=damage)
            for order, done in (shots or {}).items()
            for damage in done
        ),
        RoundScored(trophies=[], ore=[], losses=[], scores=list(scores)),
        RoundWon(seat=best[0]) if len(best) == 1 else RoundTied(),
    ]


def told(*rounds: list[Event], outcome: Outcome) -> Debrief:
    return GAME.debrief([event for each in rounds for event in each], outcome)


def test_each_round_is_a_stage_of_whoever_has_won_it() -> None:
    ended = Outcome((2, 1), "wins", (1, 1))
    before = round_of(0, 0, 0)[1:]
    [row] = told(
        before, round_of(1, 5, -3), round_of(2, 4, 4), round_of(3, 1, 6), outcome=ended
    ).ribbon
    assert [(stage.seats, stage.mark) for stage in row] == [
        ((0,), "5:\u22123"),
        ((), "4:4"),
        ((1,), "6:1"),
    ]
    assert [stage.line for stage in row] == [
        Line("round", {"round": 1, "seat": 0, "points": "5"}),
        Line("round-tied", {"round": 2, "points": "4"}),
        Line("round", {"round": 3, "seat": 1, "points": "6"}),
    ]


def test_a_stage_has_the_colour_of_the_squadron_as_it_was_picked() -> None:
    picked = [ColourPicked(seat=1, colour="red"), ColourPicked(seat=0, colour="yellow")]
    ended = Outcome((2, 1), "wins", (0, 1))
    assert told(picked, round_of(1, 2, 7), outcome=ended).colours == ("yellow", "red")


def test_of_more_than_two_the_best_is_marked_and_the_margin_told_against_the_best_other() -> None:
    ended = Outcome((2, 1, 3), "wins", (1, 2, 0))
    rounds = round_of(1, 5, 2, 6), round_of(2, 1, 6, 2), round_of(3, 0, 3, 1)
    report = told(*rounds, outcome=ended)
    assert [stage.mark for stage in report.ribbon[0]] == ["6", "6", "3"]
    assert report.lines[0] == Line("margin", {"won": 2, "lost": 1, "points": "11", "theirs": "9"})


def test_points_below_none_have_a_minus_as_wide_as_a_digit() -> None:
    ended = Outcome((1, 2), "wins", (1, 0))
    report = told(round_of(1, -1, -6), outcome=ended)
    said = report.lines[0].params, report.ribbon[0][0].line.params
    assert [params["points"] for params in said] == ["\u22121", "\u22121"]
    assert said[0]["theirs"] == "\u22126"


def test_the_ship_of_the_battle_did_most_damage_in_one_round() -> None:
    ended = Outcome((1, 2), "wins", (2, 0))
    first = round_of(1, 5, 2, shots={1: (2, 2), 2: (3,)})
    second = round_of(2, 5, 2, shots={1: (1,), 2: (3, 2)})
    third = round_of(3, 5, 2, shots={1: (5,)})
    ship = told(first, second, third, outcome=ended).lines[1]
    assert ship == Line("ship", {"speed": 7, "seat": 1, "damage": 5, "round": 2})


def test_rocks_and_ships_of_its_own_are_no_praise_to_a_ship() -> None:
    own = CardLanded(order=3, seat=0, speed=9, x=0, y=0, a=0)
    mined, missed = (
        LaserFired(order=1, laser="F", start=(0, 0), target=what, damage=9) for what in ("r0", None)
    )
    friendly = LaserFired(order=1, laser="B", start=(0, 0), target="3", damage=8)
    begun, *fought = round_of(1, 5, 2, shots={2: (1,)})
    fought.insert(2, own)
    ended = Outcome((1, 2), "wins", (1, 0))
    ship = told([begun, *fought[:3], mined, missed, friendly, *fought[3:]], outcome=ended).lines[1]
    assert ship.params["seat"] == 1 and ship.params["damage"] == 1


def test_a_round_that_nobody_ended_is_no_stage() -> None:
    ended = Outcome((1, 2), "resigned", (0, 0))
    begun = round_of(1, 1, 0, shots={1: (3,)})[:3]
    assert told(begun, outcome=ended) == Debrief()
    assert told(outcome=ended) == Debrief()
    harmless = told(round_of(1, 1, 0, shots={1: (0,)}), begun, outcome=ended)
    assert len(harmless.lines) == 1 and len(harmless.ribbon[0]) == 1


# ---- what cards are called


EARLIER = [
    {"event": "round-began", "round": 1},
    {"event": "card-landed", "order": 1, "seat": 1, "speed": 10},
    {"event": "round-began", "round": 2},
    {"event": "card-landed", "order": 1, "seat": 0, "speed": 6},
    {"event": "card-landed", "order": 2, "seat": 1, "speed": 3},
    {"event": "round-ended", "unplayed": [[], []]},
]
GHOST = Called("card-called", {"speed": 6, "seat": 0})
WASP = Called("card-called", {"speed": 3, "seat": 1})


@pytest.mark.parametrize(
    ("event", "called"),
    [
        ({"event": "laser-fired", "order": 1, "target": "2"}, {"order": GHOST, "target": WASP}),
        ({"event": "laser-fired", "order": 1, "target": "r0"}, {"order": GHOST}),
        ({"event": "laser-fired", "order": 2}, {"order": WASP}),
        ({"event": "ship-grounded", "order": 2, "covers": "1"}, {"order": WASP, "covers": GHOST}),
        ({"event": "ship-destroyed", "order": 1, "pool": "1"}, {"order": GHOST}),
        ({"event": "ore-looted", "order": 2}, {"order": WASP}),
        ({"event": "laser-fired", "order": 7}, {}),
    ],
)
def test_a_card_is_called_as_it_lay_in_that_round(event, called):
    assert GAME.called(event, lambda: EARLIER) == called


def test_nothing_is_read_for_an_event_of_no_card():
    def unread():
        raise AssertionError("read for nothing")

    assert GAME.called({"event": "speed-began", "speed": 6}, unread) == {}
    assert GAME.called({"event": "card-landed", "order": 1, "seat": 0, "speed": 6}, unread) == {}
