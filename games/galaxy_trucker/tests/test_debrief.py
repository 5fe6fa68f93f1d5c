"""What the end of a match is told by."""

from typing import Any

from games.engine import Debrief, Event, Line, Outcome, Stage
from games.galaxy_trucker import GAME
from games.galaxy_trucker.events import FlightPrepared, FlightScored, MatchEnded, Scored

NOTHING = {"order": 0, "beauty": 0, "titles": 0, "goods": 0, "lost": 0, "forgiven": 0, "total": 0}


def flight(number: int, *table: dict[str, Any]) -> list[Event]:
    lines = [Scored(seat=seat, **(NOTHING | line)) for seat, line in enumerate(table)]
    return [FlightPrepared(flight=number, level="I"), FlightScored(table=lines), MatchEnded()]


def told(*flights: list[Event], scores: tuple[int, ...]) -> Debrief:
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    outcome = Outcome(places, "succeeded", scores)
    return GAME.debrief([event for each in flights for event in each], outcome)


def test_each_flight_of_a_trek_is_a_stage_of_whoever_earned_most_and_one_alone_none() -> None:
    first = flight(
        1,
        {"order": 4, "beauty": 2, "titles": 1, "goods": 3, "lost": 5, "forgiven": 2, "total": 90},
        {"order": 6, "total": 99},
    )
    [row] = told(first, flight(2, {"order": 3}, {"order": 3}), flight(3, {}), scores=(9, 2)).ribbon
    assert row == (
        Stage(Line("flight", {"flight": 1, "seat": 0, "credits": 7}), "7", (0,)),
        Stage(Line("flight-shared", {"flight": 2, "credits": 3}), "3"),
        Stage(Line("flight-shared", {"flight": 3, "credits": 0}), "0"),
    )
    assert told(flight(1, {"order": 4}), scores=(4,)).ribbon == ()
    [two] = told(flight(1, {"order": 4}), flight(2, {"order": 1}), scores=(5,)).ribbon
    assert [(stage.mark, stage.seats) for stage in two] == [("4", (0,)), ("1", (0,))]


def test_the_margin_is_told_against_the_next() -> None:
    assert told(scores=(20, 7, 12)).lines == (Line("credits", {"credits": 20, "ahead": 8}),)
    assert told(scores=(20,)).lines == (Line("alone", {"credits": 20}),)
    assert told(scores=(20, 20, 3)).lines == ()
    assert GAME.debrief([], Outcome((1, 2), "succeeded")).lines == ()


def test_the_best_cargo_and_the_dearest_repairs_are_told() -> None:
    first = flight(1, {"goods": 9, "lost": 1}, {"goods": 11, "lost": 6})
    second = flight(2, {"goods": 11, "lost": 2}, {})
    cargo, repairs = told(first, second, scores=(20, 20)).lines
    assert cargo == Line("cargo", {"seat": 1, "credits": 11, "flight": 1})
    assert repairs == Line("hardest", {"seat": 1, "credits": 6})
    assert told(flight(1, {}, {}), scores=(0, 0)).lines == ()
    _, cargo, _ = told(flight(1, {"goods": 9, "lost": 1}), scores=(8,)).lines
    assert cargo == Line("cargo-alone", {"seat": 0, "credits": 9})
