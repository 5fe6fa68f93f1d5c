"""What the end of a match is told by."""

from games.asy_przestworzy import GAME
from games.asy_przestworzy.state import (
    DuelOpened,
    DuelTied,
    DuelWon,
    FirepowerUsed,
    GameBegan,
    GameEvent,
    Revealed,
    SidesAsked,
)
from games.engine import Debrief, Line, Outcome, Stage

ENDED = Outcome((1, 2), "eight", (8, 5))


def revealed(*totals: int) -> list[GameEvent]:
    return [Revealed(seat, f"E0{seat + 1}", total, 0, total) for seat, total in enumerate(totals)]


def told(*events: GameEvent, outcome: Outcome = ENDED) -> Debrief:
    return GAME.debrief(events, outcome)


def test_each_duel_is_a_stage_of_whoever_has_won_it() -> None:
    won = [*revealed(3, 5), DuelWon(1, "spd", 1)]
    [row] = told(
        SidesAsked(), GameBegan(1), DuelOpened(1), *revealed(4, 2), DuelWon(0, "ceil", 1), *won
    ).ribbon
    assert [(stage.seats, stage.mark) for stage in row] == [((0,), "4:2"), ((1,), "5:3")]
    assert row[0].line.say == "duel"
    assert row[1].line == Line(
        "duel",
        {"number": 2, "attribute": "spd", "seat": 1, "aircraft": "E02", "high": 5, "low": 3},
    )


def test_a_tie_is_nobodys_unless_firepower_decides_it() -> None:
    fired = [*revealed(3, 3), DuelTied(), FirepowerUsed(1), DuelWon(1, "man", 2)]
    plain = [*revealed(3, 5), DuelWon(1, "spd", 2)]
    [row] = told(GameBegan(1), *revealed(2, 2), DuelTied(), *fired, *plain, *revealed(4, 4)).ribbon
    assert [stage.seats for stage in row] == [(), (1,), (1,), ()]
    assert row[0] == Stage(Line("duel-tied", {"number": 1, "total": 2}), "=")
    assert (row[1].line.say, row[1].mark, row[2].line.say) == ("duel-fired", "3:3", "duel")
    assert row[3].line.params == {"number": 4, "total": 4}


def test_a_match_of_several_games_has_a_row_for_each_with_duels() -> None:
    games = [
        *(GameBegan(1), *revealed(5, 2), DuelWon(0, "ceil", 1)),
        GameBegan(2),
        *(GameBegan(3), *revealed(1, 2), DuelWon(1, "ceil", 1)),
    ]
    first, second = told(*games).ribbon
    assert [stage.line.params["number"] for stage in (*first, *second)] == [1, 1]


def test_lines_say_the_cards_and_the_first_of_the_clearest_duels() -> None:
    duels = [
        *(*revealed(5, 4), DuelWon(0, "spd", 1)),
        *(*revealed(4, 2), DuelWon(0, "ceil", 1)),
        *(*revealed(2, 5), DuelWon(1, "fire", 1)),
        *(*revealed(5, 2), DuelWon(0, "man", 2)),
    ]
    cards, clearest = told(GameBegan(1), *duels).lines
    assert cards == Line("cards", {"high": 8, "low": 5})
    said = {"attribute": "fire", "seat": 1, "aircraft": "E02", "high": 5, "low": 2}
    assert clearest == Line("sharpest", said)


def test_who_resigns_before_the_first_duel_leaves_nothing_to_tell() -> None:
    ended = Outcome((2, 1), "resigned", (0, 0))
    assert told(outcome=ended) == Debrief()
    assert told(GameBegan(1), *revealed(3, 3), outcome=ended).lines == ()
    fired = [*revealed(3, 3), FirepowerUsed(1), DuelWon(1, "man", 1)]
    assert told(GameBegan(1), *fired, outcome=Outcome((2, 1), "resigned", (0, 1))).lines == (
        Line("cards", {"high": 1, "low": 0}),
    )
    assert told(GameBegan(1), outcome=Outcome((1, 1), "drawn")) == Debrief()
