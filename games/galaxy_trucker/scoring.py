"""1.11, 1.12 The end of a flight: bonuses, goods, fines, titles, and what comes next."""

from __future__ import annotations

from msgspec.structs import asdict

from games.engine import Event, Illegal
from games.galaxy_trucker import asking, moving, preparing
from games.galaxy_trucker.actions import Answer, ChooseTitle
from games.galaxy_trucker.events import (
    FlightScored,
    MatchEnded,
    Scored,
    ScoreLine,
    ScoreSeen,
    SeatReady,
    TitleDefended,
    TitleKept,
    TitleScored,
    TitlesDealt,
)
from games.galaxy_trucker.goods import carried, worth
from games.galaxy_trucker.preparing import TREK
from games.galaxy_trucker.ship import exposed
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.steps import Choosing
from games.galaxy_trucker.titles import TITLES, Title
from games.galaxy_trucker.titles import score as title_score

BEST_OF_TITLE = 2
"""GT-463 Credits in the first flight."""
SILVER, GOLD = {2: 4, 3: 6}, 12
"""GT-474 GT-476 Credits for a title that is defended, by flight; of a gold one."""


def is_trek(state: TruckState) -> bool:
    return state.options.mode == "trek"


def is_last_flight(state: TruckState) -> bool:
    return not is_trek(state) or state.flight == len(TREK)


def out_for_good(state: TruckState) -> frozenset[int]:
    """GT-434 Seats that gave up in the last flight: nothing is decided for them any more, so the
    score does not wait for them either."""
    if not is_last_flight(state):
        return frozenset()
    return frozenset(seat for seat, each in enumerate(state.seats) if each.out is not None)


def check_give_up(state: TruckState) -> None:
    """GT-079"""
    if state.level == "learning" and state.options.learning_give_up == "off":
        raise Illegal("give-up-off", "GT-079")


def score(state: TruckState) -> list[Event]:
    """GT-440 to GT-452"""
    finishers = moving.order(state)
    pay: dict[int, int] = dict.fromkeys(range(len(state.seats)), 0)
    told = pay_titles(state, finishers, pay) if is_trek(state) else []
    state.score = {
        seat: score_line(state, seat, finishers, pay[seat]) for seat in range(len(state.seats))
    }
    for seat, line in state.score.items():
        state.seats[seat].credits = line.total
        state.seats[seat].done = seat in out_for_good(state)
    state.phase, state.since = "scoring", state.now
    state.card = None
    table = [Scored(seat=seat, **asdict(line)) for seat, line in state.score.items()]
    told.append(FlightScored(table=table))
    return told if asked(state) else told + go_on(state)


def score_line(state: TruckState, seat: int, finishers: list[int], titles: int) -> ScoreLine:
    trucker, level = state.seats[seat], state.board
    finished = seat in finishers
    place = finishers.index(seat) + 1 if finished else None
    order = level.places[place - 1] if place else 0
    beauty = level.beauty if not is_trek(state) and seat in best_looking(state, finishers) else 0
    goods = worth(carried(trucker.ship))
    if not finished:
        # GT-448 GT-449 Half of all of it, rounded up.
        goods = (goods + 1) // 2
    before = trucker.credits + order + beauty + titles + goods
    lost = len(trucker.lost)
    paid = min(before, lost)
    return ScoreLine(
        place=place,
        order=order,
        beauty=beauty,
        titles=titles,
        goods=goods,
        lost=lost,
        forgiven=lost - paid,
        total=before - paid,
    )


def best_looking(state: TruckState, finishers: list[int]) -> list[int]:
    """GT-443 GT-445"""
    bare = {seat: exposed(state.seats[seat].ship.parts) for seat in finishers}
    fewest = min(bare.values(), default=0)
    return [seat for seat, number in bare.items() if number == fewest]


# ---- titles


def pay_titles(state: TruckState, finishers: list[int], pay: dict[int, int]) -> list[Event]:
    """GT-462 GT-472 GT-476 What titles bring is added to ``pay``."""
    if state.flight == 1:
        return award(state, finishers, pay)
    return defend(state, finishers, pay)


def award(state: TruckState, finishers: list[int], pay: dict[int, int]) -> list[Event]:
    """GT-463 to GT-466"""
    if not finishers:
        seats = state.chance.shuffled(range(len(state.seats)), "titles-dealt")
        state.holders = dict(zip(state.drawn, seats, strict=True))
        return [TitlesDealt(holders=dict(state.holders))]
    told: list[Event] = []
    for title in state.drawn:
        scores = scores_of(state, title, finishers)
        best = max(scores.values())
        paid = [seat for seat, number in scores.items() if number == best > 0]
        holder = paid[0] if paid else finishers[0]
        for seat in paid:
            pay[seat] += BEST_OF_TITLE
        state.holders[title] = holder
        words = {str(seat): number for seat, number in sorted(scores.items())}
        told.append(TitleScored(title=title, scores=words, best=paid, holder=holder))
    return told


def scores_of(state: TruckState, title: Title, finishers: list[int]) -> dict[int, int]:
    """In final order."""
    return {seat: title_score(title, state.seats[seat].ship) for seat in finishers}


def defend(state: TruckState, finishers: list[int], pay: dict[int, int]) -> list[Event]:
    """GT-472 to GT-476"""
    told: list[Event] = []
    for seat, trucker in enumerate(state.seats):
        assert trucker.title is not None
        scores = scores_of(state, trucker.title, finishers)
        defended = scores.get(seat, 0) == max(scores.values(), default=0) > 0
        paid = 0
        if defended:
            paid = GOLD if trucker.gold else SILVER[state.flight]
            trucker.gold = trucker.gold or state.flight == 2
        pay[seat] += paid
        told.append(TitleDefended(seat=seat, title=trucker.title, defended=defended, credits=paid))
    return told


def own_titles(state: TruckState, seat: int) -> list[Title]:
    return [title for title in TITLES if state.holders.get(title) == seat]


def check_title(state: TruckState, step: Choosing, seat: int, action: ChooseTitle) -> None:
    if action.title not in own_titles(state, seat):
        raise Illegal("not-your-title", "GT-467")


def title_default(state: TruckState, step: Choosing, seat: int) -> ChooseTitle:
    """GT-468"""
    return ChooseTitle(title=own_titles(state, seat)[0])


def title_chosen(state: TruckState, step: Choosing, answers: dict[int, Answer]) -> list[Event]:
    answer = answers[step.seat]
    assert isinstance(answer, ChooseTitle)
    kept = next(title for title in TITLES if title == answer.title)
    for title in own_titles(state, step.seat):
        if title != kept:
            del state.holders[title]
    told: list[Event] = [TitleKept(seat=step.seat, title=kept)]
    return told + deal_titles(state)


def deal_titles(state: TruckState) -> list[Event]:
    """GT-467 The next seat with several chooses; GT-469 GT-470 then those without get the rest by
    lot."""
    for seat in state.score_order:
        if len(own_titles(state, seat)) > 1:
            return asking.ask(state, Choosing(seat), "title", [seat])
    left = [title for title in state.drawn if title not in state.holders]
    bare = [seat for seat in range(len(state.seats)) if not own_titles(state, seat)]
    told: list[Event] = []
    if left:
        dealt = state.chance.shuffled(left, "titles-dealt")
        new = dict(zip(dealt, bare, strict=True))
        state.holders |= new
        told.append(TitlesDealt(holders=new))
    for title, seat in state.holders.items():
        state.seats[seat].title = title
    state.holders = {}
    return told + wait_for_next(state)


# ---- what comes next


def asked(state: TruckState) -> list[int]:
    """Who has not seen the score, or is not ready yet."""
    return [seat for seat, each in enumerate(state.seats) if not each.done]


def seen(state: TruckState, seat: int) -> list[Event]:
    state.seats[seat].done = True
    told: list[Event] = [ScoreSeen(seat=seat)]
    return told if asked(state) else told + go_on(state)


def go_on(state: TruckState) -> list[Event]:
    """4.1 What follows the score."""
    if is_last_flight(state):
        state.phase = "over"
        return [MatchEnded()]
    if state.flight == 1:
        state.phase = "titles"
        return deal_titles(state)
    return wait_for_next(state)


def wait_for_next(state: TruckState) -> list[Event]:
    state.phase, state.since = "next", state.now
    for trucker in state.seats:
        trucker.done = False
    return []


def ready(state: TruckState, seat: int) -> list[Event]:
    state.seats[seat].done = True
    told: list[Event] = [SeatReady(seat=seat)]
    return told if asked(state) else told + preparing.prepare(state)
