"""1.10, 4.4 The cards as lists of steps, and what each step of them does."""

from __future__ import annotations

from collections import Counter

from games.engine import Event, Illegal
from games.galaxy_trucker import asking, declaring, moving
from games.galaxy_trucker.aboard import crew, epidemic
from games.galaxy_trucker.actions import Accept, Answer, Decline, Land, Pass
from games.galaxy_trucker.cards import CARDS, Card
from games.galaxy_trucker.events import (
    CardIgnored,
    DiceRolled,
    EnemyMet,
    OfferDeclined,
    OfferTaken,
    ParameterCompared,
    PlanetLanded,
    PlanetPassed,
    SabotageMissed,
)
from games.galaxy_trucker.goods import best_layout, carried, cut
from games.galaxy_trucker.hits import dice, throws
from games.galaxy_trucker.losing import after_destruction, destroy, take_crew
from games.galaxy_trucker.preparing import handicap
from games.galaxy_trucker.ship import exposed
from games.galaxy_trucker.state import TruckState, positions
from games.galaxy_trucker.steps import (
    AnyStep,
    Broadside,
    CombatLine,
    Comparing,
    Credits,
    CrewLoss,
    Days,
    Declaring,
    Facing,
    GoodsLoss,
    LandedDays,
    Landing,
    Loading,
    Offering,
    Reward,
    Trying,
    Unload,
)
from games.galaxy_trucker.track import after_days, lapped

TRIES = 3
"""GT-376"""


def drawn(state: TruckState) -> Card:
    """The card in play."""
    assert state.card is not None
    return CARDS[state.card]


def begin(state: TruckState) -> list[Event]:
    """4.4 The steps of the card in play are laid down, the first one last."""
    card, flying = drawn(state), moving.order(state)
    if card.kind in ("combat", "sabotage") and len(flying) == 1:
        # GT-377 GT-388
        return [CardIgnored(card=card.id)]
    if card.kind == "epidemic":
        return fall_ill(state)
    if card.kind == "stardust":
        return dust(state)
    state.agenda = steps(state, card, flying)[::-1]
    return []


def steps(state: TruckState, card: Card, flying: list[int]) -> list[AnyStep]:
    """In their order."""
    match card.kind:
        case "planets":
            return [*(Landing(seat) for seat in flying), Unload(), LandedDays()]
        case "open-space":
            return [Declaring(seat, "engines", "open") for seat in flying]
        case "meteors":
            return [*throws(card.threats, "", None, None)[::-1]]
        case "abandoned-ship" | "abandoned-station":
            return [Offering(tuple(flying))]
        case "combat":
            return [CombatLine(number) for number in (1, 2, 3)]
        case "sabotage":
            return [Trying(victim(state, flying), 1)]
    return [Facing(tuple(flying)), Broadside()]


# ---- planets


def approach(state: TruckState, step: Landing) -> list[Event]:
    """GT-320 GT-321"""
    if not free_planets(state):
        return [PlanetPassed(seat=step.seat)]
    return asking.ask(state, step, "land", [step.seat])


def free_planets(state: TruckState) -> list[int]:
    taken = state.landed.values()
    return [n for n in range(1, len(drawn(state).planets) + 1) if n not in taken]


def check_landing(state: TruckState, step: Landing, seat: int, action: Land | Pass) -> None:
    if not isinstance(action, Land):
        return
    if not 1 <= action.planet <= len(drawn(state).planets):
        raise Illegal("no-such-planet", "GT-320")
    if action.planet not in free_planets(state):
        raise Illegal("planet-taken", "GT-320")


def landing_default(state: TruckState, step: Landing, seat: int) -> Pass:
    return Pass(to=asking.name(state))


def landed(state: TruckState, step: Landing, answers: dict[int, Answer]) -> list[Event]:
    answer = answers[step.seat]
    if not isinstance(answer, Land):
        return [PlanetPassed(seat=step.seat)]
    state.landed[step.seat] = answer.planet
    return [PlanetLanded(seat=step.seat, planet=answer.planet)]


def unload(state: TruckState, step: Unload) -> list[Event]:
    """GT-322 In order, each the goods of its planet."""
    seats = tuple(seat for seat in moving.order(state) if seat in state.landed)
    offers = tuple(drawn(state).planets[state.landed[seat] - 1] for seat in seats)
    state.agenda.append(Loading(seats, offers))
    return []


def leave_planets(state: TruckState, step: LandedDays) -> list[Event]:
    """GT-323"""
    return moving.lose_days(state, dict.fromkeys(state.landed, drawn(state).days))


# ---- power is declared: open space, enemies, combat zone


def after_declaring(state: TruckState, step: Declaring) -> list[Event]:
    if step.why == "open":
        return fly(state, step.seat)
    if step.why == "enemy":
        return compare(state, step.seat)
    return []


def fly(state: TruckState, seat: int) -> list[Event]:
    """GT-330 GT-331"""
    power = state.values[seat]
    if power == 0:
        state.powerless.append(seat)
    return moving.move(state, seat, power)


def face(state: TruckState, step: Facing) -> list[Event]:
    """GT-340"""
    seat, *others = step.seats
    if others:
        state.agenda.append(Facing(tuple(others)))
    state.agenda.append(Declaring(seat, "cannons", "enemy"))
    return []


def compare(state: TruckState, seat: int) -> list[Event]:
    """GT-341 GT-342 GT-343"""
    value, enemy = state.values[seat], declaring.enemy(state)
    if value == enemy:
        return [EnemyMet(seat=seat, how="drew")]
    if value > enemy:
        state.agenda = [step for step in state.agenda if not isinstance(step, Facing)]
        state.agenda.append(Reward(seat))
        return [EnemyMet(seat=seat, how="won")]
    card = drawn(state)
    match card.kind:
        case "slavers":
            state.agenda.append(CrewLoss(seat, card.crew))
        case "smugglers":
            state.agenda.append(GoodsLoss(seat, card.goods))
        case _:
            state.beaten.append(seat)
    return [EnemyMet(seat=seat, how="lost")]


def shoot(state: TruckState, step: Broadside) -> list[Event]:
    """GT-346 GT-347 GT-215"""
    if state.beaten:
        beaten = tuple(state.beaten)
        state.agenda += throws(drawn(state).threats, "", beaten[0], beaten)
    return []


def reward(state: TruckState, step: Reward) -> list[Event]:
    """GT-343"""
    return asking.ask(state, step, "offer", [step.seat])


def reward_default(state: TruckState, step: Reward, seat: int) -> Accept | Decline:
    """GT-348"""
    card, before = drawn(state), positions(state)
    behind = after_days(before, seat, -card.days, state.board.lap)
    takes = seat not in lapped({**before, seat: behind}, state.board.lap)
    if card.load:
        takes = takes and can_load(state, seat, card.load)
    return (Accept if takes else Decline)(to=asking.name(state))


def can_load(state: TruckState, seat: int, offer: str) -> bool:
    """Whether the best layout takes anything of it."""
    ship = state.seats[seat].ship
    most = handicap(state, seat).load_new_max
    best = best_layout(ship, cut(offer, state.bank), most)
    return Counter("".join(best.values())) != Counter(carried(ship))


def take_reward(state: TruckState, step: Reward, answers: dict[int, Answer]) -> list[Event]:
    """GT-345 GT-349 Credits, or loading, and then the days."""
    if not isinstance(answers[step.seat], Accept):
        return [OfferDeclined(seat=step.seat)]
    card = drawn(state)
    state.agenda.append(Days((step.seat,), (card.days,)))
    if card.load:
        state.agenda.append(Loading((step.seat,), (card.load,)))
    else:
        state.agenda.append(Credits(step.seat, card.credits))
    return [OfferTaken(seat=step.seat)]


# ---- abandoned ship and station


def offer(state: TruckState, step: Offering) -> list[Event]:
    """GT-355 GT-356 GT-357 The next seat with enough crew decides."""
    able = [seat for seat in step.seats if crew(state.seats[seat].ship) >= drawn(state).crew]
    if not able:
        return []
    return asking.ask(state, Offering(tuple(able)), "offer", able[:1])


def offer_default(state: TruckState, step: Offering, seat: int) -> Decline:
    """GT-357"""
    return Decline(to=asking.name(state))


def take_offer(state: TruckState, step: Offering, answers: dict[int, Answer]) -> list[Event]:
    """GT-357 Crew or loading, credits, days, in this order."""
    [(seat, answer)] = answers.items()
    if not isinstance(answer, Accept):
        state.agenda.append(Offering(step.seats[1:]))
        return [OfferDeclined(seat=seat)]
    card = drawn(state)
    state.agenda.append(Days((seat,), (card.days,)))
    if card.load:
        state.agenda.append(Loading((seat,), (card.load,)))
    else:
        state.agenda += [Credits(seat, card.credits), CrewLoss(seat, card.crew)]
    return [OfferTaken(seat=seat)]


# ---- stardust, epidemic, sabotage


def dust(state: TruckState) -> list[Event]:
    """GT-365"""
    days = {seat: exposed(state.seats[seat].ship.parts) for seat in positions(state)}
    return moving.lose_days(state, days)


def fall_ill(state: TruckState) -> list[Event]:
    """GT-370 GT-371 Judged on all ships before anybody is lost."""
    sick = {seat: epidemic(state.seats[seat].ship) for seat in moving.order(state)}
    return [
        event for seat, lost in sick.items() for event in take_crew(state, seat, lost, "epidemic")
    ]


def victim(state: TruckState, flying: list[int]) -> int:
    """GT-375 The fewest crew; of equals the one further ahead."""
    return min(flying, key=lambda seat: crew(state.seats[seat].ship))


def attempt(state: TruckState, step: Trying) -> list[Event]:
    return asking.ask(state, step, "roll", [step.seat], str(step.number))


def sabotage(state: TruckState, step: Trying, answers: dict[int, Answer]) -> list[Event]:
    """GT-376 Column and row in one throw."""
    state.dice = []
    column, row = dice(state), dice(state)
    told: list[Event] = [DiceRolled(seat=step.seat, dice=list(state.dice))]
    cell = 10 * column + row
    # No row has two digits, so a sum of ten and more would name a cell of the next column.
    if row < 10 and cell in state.seats[step.seat].ship.parts:
        told += destroy(state, step.seat, cell)
        after_destruction(state, [step.seat], str(step.number))
        return told
    if step.number < TRIES:
        state.agenda.append(Trying(step.seat, step.number + 1))
    return [*told, SabotageMissed(seat=step.seat)]


# ---- combat zone


def draw_line(state: TruckState, step: CombatLine) -> list[Event]:
    """GT-385 GT-386 GT-387 In the order of this line all declare, or are counted."""
    line, flying = drawn(state).lines[step.number - 1], moving.order(state)
    state.values = {}
    state.agenda.append(Comparing(step.number))
    if line.compared == "crew":
        state.values = {seat: crew(state.seats[seat].ship) for seat in flying}
    else:
        at = str(step.number)
        state.agenda += [Declaring(seat, line.compared, "line", at) for seat in reversed(flying)]
    return []


def punish(state: TruckState, step: Comparing) -> list[Event]:
    """GT-300 The lowest suffers; of equals the one further ahead."""
    line, at = drawn(state).lines[step.number - 1], str(step.number)
    loser = min(moving.order(state), key=lambda seat: state.values[seat])
    values = {str(seat): value for seat, value in sorted(state.values.items())}
    told: list[Event] = [ParameterCompared(kind=line.compared, values=values, loser=loser)]
    match line.penalty:
        case "days":
            state.agenda.append(Days((loser,), (line.much,)))
        case "crew":
            state.agenda.append(CrewLoss(loser, line.much, at))
        case "goods":
            state.agenda.append(GoodsLoss(loser, line.much, at))
        case "shots":
            state.agenda += throws(line.shots, f"{at}.", loser, (loser,))
    return told
