"""12.5 What a seat may do now: one offer for each piece, action and cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.engine import Illegal
from games.offers import Offer, One
from games.space_hulk import (
    blips,
    doors,
    flames,
    melee,
    moving,
    paying,
    resigning,
    revealing,
    seats,
    shooting,
)
from games.space_hulk.board import FACINGS, Facing
from games.space_hulk.clock import acting
from games.space_hulk.pieces import blocked, board, fire_area, opaque, squad
from games.space_hulk.settling import OpenDecision, decision
from games.space_hulk.state import PRESETS, Alien, Blip, HulkState, Marine
from games.space_hulk.steps import Chain, Fight, Placing

NOTHING = One((0,))


def offers(state: HulkState, seat: int) -> list[Offer]:
    if state.result is not None:
        return []
    step = decision(state)
    if step is not None:
        own = list(answers(state, step)) if step.seat == seat else []
    else:
        own = list(own_phase(state, seat))
    return [*own, *standing(state, seat)]


def own_phase(state: HulkState, seat: int) -> Iterator[Offer]:
    if not acting(state, seat):
        return
    if seat == state.alien_seat:
        yield from alien_side(state)
    elif state.phase == "deploy":
        station = state.stations[seat]
        for offer in deploying(state, seat):
            yield replace(offer, standing=True) if station.ready else offer
    else:
        # Nobody waits for a seat while another has the floor; it may pay with CP all the same.
        quiet = seat not in seats.on_the_move(state)
        for offer in marine_side(state, seat):
            yield replace(offer, standing=True) if quiet and offer.do != "ask_floor" else offer


# ---- decisions


def answers(state: HulkState, step: OpenDecision) -> Iterator[Offer]:
    match step:
        case Placing():
            squares = revealing.legal_squares(state, step)
            yield Offer("place_alien", {"to": One(squares), "facing": One(FACINGS)})
        case Fight():
            yield Offer("parry", {"yes": One((True, False))})
        case Chain():
            yield Offer("flame_next", {"to": One(flames.next_squares(state, step))})
            yield Offer("flame_stop")
        case _:
            found = shooting.candidates(state, step)
            yield Offer("extra_hit", {"target": One(found)})
            if found[0] not in state.aliens:
                yield Offer("waive_hit")


# ---- what can be said at any time


def standing(state: HulkState, seat: int) -> Iterator[Offer]:
    if not resigning.has_say(state, seat):
        return
    if seat in resigning.asked(state):
        yield Offer("accept_draw")
        yield Offer("decline_draw")
    if seat in resigning.asked_to_agree(state):
        yield Offer("agree")
        yield Offer("refuse")
    if seat != state.alien_seat:
        presets = state.stations[seat].presets
        for what in PRESETS:
            auto = One((what not in presets,))
            yield Offer("preset", {"what": One((what,)), "auto": auto}, standing=True)
    if not resigning.has_offered(state, seat):
        yield Offer("offer_draw", standing=True)
    if not resigning.has_asked(state, seat):
        yield Offer("resign", standing=True)


def passes(check: object, state: HulkState, *given: object) -> bool:
    try:
        check(state, *given)  # type: ignore[operator]
    except Illegal:
        return False
    return True


# ---- before the match


def deploying(state: HulkState, seat: int) -> Iterator[Offer]:
    own = [marine for marine in squad(state) if marine.seat == seat]
    others = [marine.id for marine in squad(state) if marine.seat != seat]
    for marine in own:
        piece = One((marine.id,))
        if state.scenario.deploy == "swap":
            if len(own) > 1:
                rest = [each.id for each in own if each is not marine]
                yield Offer("swap", {"piece": piece, "other": One(rest)})
            facings = [facing for facing in FACINGS if facing != marine.facing]
            yield Offer("face", {"piece": piece, "facing": One(facings)})
        wanted = [other for other in others if state.trades.get(marine.id) != other]
        if wanted:
            yield Offer("trade", {"piece": piece, "other": One(wanted)})
    if not state.stations[seat].ready:
        yield Offer("ready")


# ---- marines


def marine_side(state: HulkState, seat: int) -> Iterator[Offer]:
    own = [marine for marine in squad(state) if marine.seat == seat]
    if not own:
        return
    walls, hiding = blocked(state), opaque(state)
    for marine in own:
        yield from of_marine(state, marine, walls, hiding)
    if passes(paying.check_finish, state, seat):
        yield Offer("finish")
    if passes(seats.check_ask_floor, state, seat):
        yield Offer("ask_floor", standing=state.stations[seat].pressed)
    if not state.stations[seat].pressed:
        yield Offer("end_phase")


def of_marine(state: HulkState, marine: Marine, walls: int, hiding: int) -> Iterator[Offer]:
    area = fire_area(state, marine, hiding=hiding)
    piece, costs = One((marine.id,)), state.ruleset.costs
    follows = state.stations[marine.seat].follow == marine.id
    shots = shooting.targets(state, area) if marine.role != "flamer" and not marine.jam else []
    if follows and shots:
        yield Offer("follow_shot", {"piece": piece, "target": One(shots)})

    def paid(cost: int) -> Sequence[int]:
        return paying.payable(state, marine, cost)

    yield from _steps(state, marine, walls)
    yield from _turns(state, marine)
    if shots and (cp := paid(costs.shot)):
        yield Offer("shoot", {"piece": piece, "target": One(shots), "cp": One(cp)})
    if marine.role != "flamer" and not marine.jam and not marine.watch:
        yield from _plain("overwatch", marine, paid(costs.overwatch))
    if marine.jam:
        yield from _plain("clear_jam", marine, paid(costs.clear_jam))
    yield from _of_flamer(state, marine)
    if melee.foe_in_front(state, marine) is not None:
        yield from _plain("attack", marine, paid(costs.attack))
    yield from _leaves(state, marine, paid(costs.door))
    assert marine.at is not None
    if board(state).exits >> marine.at & 1:
        yield from _plain("leave", marine, paid(costs.leave))


def _plain(do: str, marine: Marine, cp: Sequence[int]) -> Iterator[Offer]:
    if cp:
        yield Offer(do, {"piece": One((marine.id,)), "cp": One(cp)})


def _steps(state: HulkState, marine: Marine, walls: int) -> Iterator[Offer]:
    by_cost: dict[int, list[int]] = {}
    for to, cost in moving.steps(state, marine, walls):
        by_cost.setdefault(cost, []).append(to)
    for cost, squares in by_cost.items():
        if cp := paying.payable(state, marine, cost):
            yield Offer("move", {"piece": One((marine.id,)), "to": One(squares), "cp": One(cp)})


def _turns(state: HulkState, marine: Marine) -> Iterator[Offer]:
    by_cost: dict[int, list[str]] = {}
    for facing in FACINGS:
        if facing != marine.facing:
            by_cost.setdefault(moving.turn_cost(state, marine, facing), []).append(facing)
    for cost, facings in by_cost.items():
        if cp := paying.payable(state, marine, cost):
            yield Offer("turn", {"piece": One((marine.id,)), "facing": One(facings), "cp": One(cp)})


def _of_flamer(state: HulkState, marine: Marine) -> Iterator[Offer]:
    """Nobody else has fuel, or could reload."""
    costs, piece = state.ruleset.costs, One((marine.id,))
    if marine.fuel and (cp := paying.payable(state, marine, costs.flame)):
        squares = flames.burnable(state, marine)
        if squares:
            yield Offer("flame", {"piece": piece, "to": One(squares), "cp": One(cp)})
    if marine.reloads:
        yield from _plain("reload", marine, paying.payable(state, marine, costs.reload))


def _leaves(state: HulkState, piece: Marine | Alien | Blip, cp: Sequence[int]) -> Iterator[Offer]:
    """Doors and airlocks within reach."""
    if not cp:
        return
    usable = [
        at
        for at in doors.in_reach(state, piece)
        if (at in state.doors or at in board(state).airlocks)
        and passes(doors.check_leaves, state, piece, at)
    ]
    if isinstance(piece, Blip) and usable:
        hiding = opaque(state)
        usable = [at for at in usable if not doors.shows_itself(state, piece, at, hiding)]
    if usable:
        yield Offer("door", {"piece": One((piece.id,)), "at": One(usable), "cp": One(cp)})


# ---- aliens


def alien_side(state: HulkState) -> Iterator[Offer]:
    if state.phase != "alien_actions":
        entries = blips.open_entries(state)
        yield Offer("place_blip", {"blip": One(tuple(state.hand)), "entry": One(entries)})
        return
    walls, hiding = blocked(state), opaque(state)
    for alien in state.aliens.values():
        if alien.stage != "done" and not alien.idle:
            yield from of_alien(state, alien, walls)
    for blip in state.blips.values():
        if blip.stage != "done":
            yield from of_blip(state, blip, walls, hiding)
    if state.active is not None:
        yield Offer("finish")
    if not blips.overdue(state):
        yield Offer("end_phase")


def of_alien(state: HulkState, alien: Alien, walls: int) -> Iterator[Offer]:
    piece, costs = One((alien.id,)), state.ruleset.costs
    if alien.at is None:
        if passes(blips.check_enter_alien, state, alien, alien.facing):
            yield Offer("enter_facing", {"piece": piece, "facing": One(FACINGS)})
        return
    squares = [to for to, cost in moving.steps(state, alien, walls) if cost <= alien.ap]
    if squares:
        yield Offer("move", {"piece": piece, "to": One(squares), "cp": NOTHING})
    if alien.burning:
        if not squares:
            yield Offer("burn_roll", {"piece": piece})
        return
    facings = [facing for facing in FACINGS if may_turn(state, alien, facing)]
    if facings:
        yield Offer("turn", {"piece": piece, "facing": One(facings), "cp": NOTHING})
    if costs.attack <= alien.ap and melee.foe_in_front(state, alien) is not None:
        yield Offer("attack", {"piece": piece, "cp": NOTHING})
    yield from _leaves(state, alien, (0,) if costs.door <= alien.ap else ())


def may_turn(state: HulkState, alien: Alien, facing: Facing) -> bool:
    """SH-109"""
    if facing == alien.facing or (alien.turned and moving.is_quarter(alien.facing, facing)):
        return False
    return moving.turn_cost(state, alien, facing) <= alien.ap


def of_blip(state: HulkState, blip: Blip, walls: int, hiding: int) -> Iterator[Offer]:
    piece, costs = One((blip.id,)), state.ruleset.costs
    if blip.at is None:
        if blips.may_enter(state, blip):
            yield Offer("enter", {"piece": piece})
    else:
        squares = [
            to
            for to, cost in moving.steps(state, blip, walls)
            if cost <= blip.ap and not moving.would_be_seen(state, blip, to, hiding)
        ]
        if squares:
            yield Offer("move", {"piece": piece, "to": One(squares), "cp": NOTHING})
        yield from _leaves(state, blip, (0,) if costs.door <= blip.ap else ())
    if blip.stage == "fresh" and not blip.held:
        yield Offer("convert", {"piece": piece})
