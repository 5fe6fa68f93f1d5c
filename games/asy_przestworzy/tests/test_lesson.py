"""What the lesson tells of its duels is what the cards come to."""

from random import Random

from games.asy_przestworzy.aircraft import VALUE
from games.asy_przestworzy.state import CardTurned, DuelWon, RangeStruck, Revealed
from games.registry import lesson_of
from tests.lessons import played

LESSON = lesson_of("asy_przestworzy")


def test_the_learner_wins_four_duels_by_what_each_sentence_says():
    log = played(LESSON, Random(1).randrange).log
    told = [event for move in log for event in move.events]
    revealed = [event for event in told if isinstance(event, Revealed)]
    totals = list(zip(revealed[::2], revealed[1::2], strict=True))
    assert [(mine.total, yours.total) for mine, yours in totals] == [(5, 3), (5, 4), (5, 4), (5, 5)]
    assert [mine.bonus for mine, _ in totals] == [0, 0, 1, 0]
    won = [(event.seat, event.attribute) for event in told if isinstance(event, DuelWon)]
    assert won == [(0, "ceil"), (0, "man"), (0, "fire"), (0, "rng")]
    turned = [event.attribute for event in told if isinstance(event, CardTurned)]
    assert turned == ["ceil", "man", "fire", "rng"]
    assert [event.victim for event in told if isinstance(event, RangeStruck)] == [1]


def test_the_weak_aircraft_is_the_best_in_hand():
    log = played(LESSON, Random(1).randrange).log
    hand = {
        event.aircraft
        for move in log
        for event in move.events
        if hasattr(event, "only") and event.only == frozenset({0}) and hasattr(event, "aircraft")
    }
    assert max(VALUE["man"][each] for each in hand) == VALUE["man"]["E06"] == 5
    assert max(VALUE["rng"][each] for each in hand) == VALUE["rng"]["E12"] == 5
