"""What a card asks, and what came of it."""

from __future__ import annotations

from games.engine import Event
from games.galaxy_trucker.aboard import batteries, crew
from games.galaxy_trucker.events import CreditsWon, EnemyMet, ThreatMet
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.looks import told


def asked(state: TruckState) -> tuple[str, str, list[int]] | None:
    """Kind and name of the question, and the seats that have not answered."""
    question = state.question
    return None if question is None else (question.kind, question.name, question.waits_for)


def where(state: TruckState) -> list[int | None]:
    """The positions of the seats; None: out."""
    return [each.position for each in state.seats]


def crews(state: TruckState) -> list[int]:
    return [crew(each.ship) for each in state.seats]


def charges(state: TruckState) -> list[int]:
    return [batteries(each.ship) for each in state.seats]


def credits(state: TruckState) -> list[int]:
    return [each.credits for each in state.seats]


def won(events: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat, event.credits) for event in told(events, CreditsWon)]


def met(events: list[Event]) -> list[tuple[int, str]]:
    """How ships met a threat, or an enemy."""
    return [(e.seat, e.how) for e in events if isinstance(e, ThreatMet | EnemyMet)]


def out(state: TruckState) -> list[str | None]:
    return [each.out for each in state.seats]
