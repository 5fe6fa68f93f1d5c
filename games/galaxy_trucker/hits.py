"""1.9 Meteors and shots: the throw, who is struck, what protects."""

from __future__ import annotations

from games.engine import Event, Illegal
from games.galaxy_trucker import asking, moving
from games.galaxy_trucker.aboard import cells_of, single_tokens, spend
from games.galaxy_trucker.actions import Answer, AnswerHit
from games.galaxy_trucker.events import BatteriesLost, DiceRolled, ThreatMet
from games.galaxy_trucker.losing import after_destruction, destroy
from games.galaxy_trucker.preparing import handicap
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.steps import Struck, Throw
from games.galaxy_trucker.threats import Meeting, meeting


def dice(state: TruckState) -> int:
    """GT-250 Two dice, whose sum is a line; they lie for all to see."""
    thrown = [state.chance.below(6, "die") + 1 for _ in range(2)]
    state.dice += thrown
    return sum(thrown)


def throw(state: TruckState, step: Throw) -> list[Event]:
    """GT-214 GT-215 GT-217 Its roller is asked to roll."""
    leader = moving.order(state)[0]
    roller = leader if step.roller is None else step.roller
    return asking.ask(state, step, "roll", [roller], step.at)


def rolled(state: TruckState, step: Throw, answers: dict[int, Answer]) -> list[Event]:
    state.dice = []
    line = dice(state)
    seats = step.seats
    if seats is None:
        seats = tuple(moving.order(state))
    [roller] = answers
    told: list[Event] = [DiceRolled(seat=roller, dice=list(state.dice), threat=step.threat)]
    strike = Struck(step.threat, line, step.at, seats)
    for seat, met in meetings(state, strike).items():
        if met.met != "choice" and met.met != "hit":
            told.append(ThreatMet(seat=seat, how=met.met, cell=met.cell))
    state.agenda.append(strike)
    return told


def meetings(state: TruckState, step: Struck) -> dict[int, Meeting]:
    return {
        seat: meeting(
            state.seats[seat].ship,
            step.threat,
            step.line,
            bounces=handicap(state, seat).small_meteor_bounce,
        )
        for seat in step.seats
    }


def strike(state: TruckState, step: Struck) -> list[Event]:
    """GT-257 All with a choice are asked at once."""
    free = [seat for seat, met in meetings(state, step).items() if met.met == "choice"]
    if free:
        return asking.ask(state, step, "hit", free, step.at)
    return struck(state, step, {})


def check_hit(state: TruckState, step: Struck, seat: int, action: AnswerHit) -> None:
    """GT-237 A battery is named by its last token, and 0 where none is spent."""
    there = single_tokens(state.seats[seat].ship) if action.protect else [0]
    if action.pay not in there:
        raise Illegal("no-battery-there", "GT-237")


def default_hit(state: TruckState, step: Struck, seat: int) -> AnswerHit:
    """GT-257"""
    pay = single_tokens(state.seats[seat].ship)[0]
    return AnswerHit(to=asking.name(state), protect=True, pay=pay)


def struck(state: TruckState, step: Struck, answers: dict[int, Answer]) -> list[Event]:
    """GT-265 What was not stopped destroys the tile that it meets."""
    told: list[Event] = []
    hit = []
    for seat, met in meetings(state, step).items():
        answer = answers.get(seat)
        if isinstance(answer, AnswerHit) and answer.protect:
            spend(state.seats[seat].ship, [answer.pay])
            told.append(BatteriesLost(seat=seat, paid=cells_of([answer.pay])))
            told.append(ThreatMet(seat=seat, how="stopped", cell=met.cell))
        elif met.met in ("choice", "hit"):
            assert met.cell is not None
            told.append(ThreatMet(seat=seat, how="hit", cell=met.cell))
            told += destroy(state, seat, met.cell)
            hit.append(seat)
    after_destruction(state, hit, step.at)
    return told


def throws(
    threats: tuple[str, ...], at: str, roller: int | None, seats: tuple[int, ...] | None
) -> list[Throw]:
    """Threats in their order, as steps: the last one first. ``at``: what stands before the number
    of the threat in the question's name."""
    found = [
        Throw(threat, f"{at}{number}", roller, seats) for number, threat in enumerate(threats, 1)
    ]
    return found[::-1]
