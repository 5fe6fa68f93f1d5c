"""1.9 Losing parts, crew and goods."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from games.engine import Event, Illegal
from games.galaxy_trucker import asking
from games.galaxy_trucker.aboard import (
    COLOURS,
    Ship,
    cells_of,
    choking,
    crew,
    cubes_on,
    default_losses,
    default_piece,
    figures,
    lose_parts,
    remove_figures,
    spend,
)
from games.galaxy_trucker.actions import Answer, KeepPiece, LoseCrew, LoseGoods
from games.galaxy_trucker.events import (
    AlienLost,
    BatteriesLost,
    CrewLost,
    GoodsLost,
    PieceKept,
    ShipBroke,
    TileDestroyed,
)
from games.galaxy_trucker.goods import cube, dearest_first, goods_loss, remove_cubes
from games.galaxy_trucker.preparing import handicap
from games.galaxy_trucker.ship import pieces
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.steps import Breathing, Broken, CrewLoss, GoodsLoss

# ---- parts


def part_with(state: TruckState, seat: int, cells: Iterable[int]) -> None:
    """GT-265 GT-269 Tiles go to the lost pile, the cubes on them to the bank."""
    trucker, gone = state.seats[seat], list(cells)
    for colour, many in cubes_on(trucker.ship, gone).items():
        state.bank[colour] += many
    trucker.lost += lose_parts(trucker.ship, gone)


def destroy(state: TruckState, seat: int, cell: int) -> list[Event]:
    ship = state.seats[seat].ship
    tile = ship.parts[cell].tile
    aliens = [colour for colour, its in ship.aliens.items() if its == cell]
    part_with(state, seat, [cell])
    told: list[Event] = [TileDestroyed(seat=seat, tile=tile, cell=cell)]
    return told + [AlienLost(seat=seat, colour=colour, reason="tile") for colour in aliens]


def after_destruction(state: TruckState, seats: Iterable[int], at: str) -> None:
    """What follows: broken ships, then life support."""
    struck = tuple(seats)
    state.agenda += [Breathing(struck), Broken(struck, at)]


def break_up(state: TruckState, step: Broken) -> list[Event]:
    """GT-266 All owners of broken ships choose at once."""
    found = {seat: pieces(state.seats[seat].ship.parts) for seat in step.seats}
    broken = [seat for seat in step.seats if len(found[seat]) > 1]
    told: list[Event] = [ShipBroke(seat=seat, pieces=len(found[seat])) for seat in broken]
    return told + (asking.ask(state, step, "piece", broken, step.at) if broken else [])


def check_piece(state: TruckState, step: Broken, seat: int, action: KeepPiece) -> None:
    if action.cell not in state.seats[seat].ship.parts:
        raise Illegal("not-a-piece", "GT-266")


def default_keep(state: TruckState, step: Broken, seat: int) -> KeepPiece:
    """GT-267"""
    ship = state.seats[seat].ship
    return KeepPiece(to=asking.name(state), cell=default_piece(ship, pieces(ship.parts))[0])


def keep(state: TruckState, step: Broken, answers: dict[int, Answer]) -> list[Event]:
    told: list[Event] = []
    for seat, answer in answers.items():
        assert isinstance(answer, KeepPiece)
        ship = state.seats[seat].ship
        kept = next(piece for piece in pieces(ship.parts) if answer.cell in piece)
        gone = [cell for cell in ship.parts if cell not in kept]
        aliens = [colour for colour, cell in ship.aliens.items() if cell in gone]
        part_with(state, seat, gone)
        told.append(PieceKept(seat=seat, lost=gone))
        told += [AlienLost(seat=seat, colour=colour, reason="tile") for colour in aliens]
    return told


def breathe(state: TruckState, step: Breathing) -> list[Event]:
    """GT-057 GT-270"""
    told: list[Event] = []
    for seat in step.seats:
        ship = state.seats[seat].ship
        for colour in choking(ship):
            del ship.aliens[colour]
            told.append(AlienLost(seat=seat, colour=colour, reason="life-support"))
    return told


# ---- crew


def lose_crew(state: TruckState, step: CrewLoss) -> list[Event]:
    """GT-280 GT-281 Who is lost is asked where it makes a difference."""
    if any(is_choice(pool, many) for pool, many in crew_pools(state, step)):
        return asking.ask(state, step, "lose-crew", [step.seat], step.at)
    return take_crew(state, step.seat, default_crew(state, step))


def is_choice(pool: list[int], many: int) -> bool:
    """GT-216 Some of it goes, not all, and it lies on several tiles."""
    return 0 < many < len(pool) and len({thing // 10 for thing in pool}) > 1


def crew_pools(state: TruckState, step: CrewLoss) -> list[tuple[list[int], int]]:
    """Among which figures how many go. GT-506 With the handicap aliens go before humans."""
    ship = state.seats[step.seat].ship
    everybody, number = figures(ship), min(step.number, crew(ship))
    if not handicap(state, step.seat).crew_loss_aliens_first:
        return [(everybody, number)]
    aliens = alien_figures(ship)
    people = [figure for figure in everybody if figure not in aliens]
    first = min(number, len(aliens))
    return [(aliens, first), (people, number - first)]


def alien_figures(ship: Ship) -> list[int]:
    return [10 * ship.aliens[colour] + 1 for colour in COLOURS if colour in ship.aliens]


def default_crew(state: TruckState, step: CrewLoss) -> list[int]:
    """GT-282 GT-506"""
    ship = state.seats[step.seat].ship
    if not handicap(state, step.seat).crew_loss_aliens_first:
        return default_losses(ship, step.number)
    first = alien_figures(ship)[: step.number]
    return first + default_losses(Ship(crew=ship.crew), step.number - len(first))


def check_crew(state: TruckState, step: CrewLoss, seat: int, action: LoseCrew) -> None:
    aboard = figures(state.seats[seat].ship)
    if any(figure not in aboard for figure in action.figures):
        raise Illegal("no-crew-there", "GT-280")
    if len(set(action.figures)) < len(action.figures):
        raise Illegal("duplicate-cell", "GT-280")
    if len(action.figures) != step.number:
        raise Illegal("wrong-count", "GT-280")
    # Of a single pool as many are named as go.
    aliens, first = crew_pools(state, step)[0]
    if len(set(aliens).intersection(action.figures)) < first:
        raise Illegal("aliens-first", "GT-506")


def crew_default(state: TruckState, step: CrewLoss, seat: int) -> LoseCrew:
    return LoseCrew(to=asking.name(state), figures=default_crew(state, step))


def crew_answered(state: TruckState, step: CrewLoss, answers: dict[int, Answer]) -> list[Event]:
    answer = answers[step.seat]
    assert isinstance(answer, LoseCrew)
    return take_crew(state, step.seat, answer.figures)


def take_crew(
    state: TruckState,
    seat: int,
    lost: list[int],
    reason: Literal["crew", "epidemic"] = "crew",
) -> list[Event]:
    if not lost:
        return []
    aliens = remove_figures(state.seats[seat].ship, lost)
    told: list[Event] = [CrewLost(seat=seat, cabins=cells_of(lost))]
    return told + [AlienLost(seat=seat, colour=colour, reason=reason) for colour in aliens]


# ---- goods


def lose_goods(state: TruckState, step: GoodsLoss) -> list[Event]:
    """GT-285 to GT-287"""
    loss = goods_loss(state.seats[step.seat].ship, step.number)
    told = take_goods(state, step.seat, loss.pieces)
    if not loss.choose:
        return told
    rest = GoodsLoss(step.seat, loss.choose, step.at)
    return told + asking.ask(state, rest, "lose-goods", [step.seat], step.at)


def at_stake(state: TruckState, step: GoodsLoss) -> list[int]:
    """Among what is chosen once all that goes at once has gone."""
    return goods_loss(state.seats[step.seat].ship, step.number).among


def check_goods(state: TruckState, step: GoodsLoss, seat: int, action: LoseGoods) -> None:
    ship, among = state.seats[seat].ship, at_stake(state, step)
    colour = cube(ship, among[0])
    if colour is None:
        if any(piece not in among for piece in action.pieces):
            raise Illegal("no-battery-there", "GT-237")
    elif None in (found := [cube(ship, piece) for piece in action.pieces]):
        raise Illegal("no-cube-there", "GT-285")
    elif any(each != colour for each in found):
        raise Illegal("not-dearest", "GT-285")
    if len(set(action.pieces)) < len(action.pieces):
        raise Illegal("duplicate-cell", "GT-285")
    if len(action.pieces) != step.number:
        raise Illegal("wrong-count", "GT-285")


def goods_default(state: TruckState, step: GoodsLoss, seat: int) -> LoseGoods:
    return LoseGoods(to=asking.name(state), pieces=at_stake(state, step)[: step.number])


def goods_answered(state: TruckState, step: GoodsLoss, answers: dict[int, Answer]) -> list[Event]:
    answer = answers[step.seat]
    assert isinstance(answer, LoseGoods)
    return take_goods(state, step.seat, answer.pieces)


def take_goods(state: TruckState, seat: int, lost: list[int]) -> list[Event]:
    """Cubes to the bank, tokens away."""
    ship = state.seats[seat].ship
    charge = [piece for piece in lost if cube(ship, piece) is None]
    cubes = remove_cubes(ship, lost)
    for colour, many in cubes.items():
        state.bank[colour] += many
    spend(ship, charge)
    told: list[Event] = []
    if cubes:
        told.append(GoodsLost(seat=seat, cubes=dearest_first(cubes.elements())))
    if charge:
        told.append(BatteriesLost(seat=seat, paid=cells_of(charge)))
    return told
