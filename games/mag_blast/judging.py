"""5 What refuses an act: the general reasons first, then those of the act, from left to right."""

from __future__ import annotations

from typing import Any

from games.copying import copier
from games.mag_blast import (
    abilities,
    chain,
    choices,
    firing,
    hands,
    moving,
    noises,
    opening,
    reinforcing,
    sounding,
    specials,
    squadrons,
    stack,
    windows,
    wishes,
)
from games.mag_blast.actions import (
    Answer,
    AttackAction,
    BoardShip,
    Build,
    BuyOff,
    ChainAction,
    Deploy,
    DirectHit,
    Discard,
    Effect,
    EndPhase,
    Fire,
    Hold,
    KeepShip,
    Launch,
    Lay,
    MoveFleet,
    NameFlagship,
    Pass,
    PlaceShip,
    PlayCard,
    PlayWith,
    Ram,
    Rebuild,
    Repair,
    Resign,
    Rob,
    Salvage,
    Scatter,
    SetPreset,
    SetSoundHelp,
    ShiftSalvo,
    Sound,
    Sweep,
    TakeBack,
    WantFirewall,
)
from games.mag_blast.refusals import refusal
from games.mag_blast.state import MagState

PHASES: dict[type, str] = {
    Discard: "discard",
    ShiftSalvo: "discard",
    Salvage: "draw",
    Build: "reinforce",
    Rebuild: "reinforce",
    MoveFleet: "move",
    Rob: "move",
}
"""Acts of one phase before the attack."""
CHOICES: dict[type, str] = {KeepShip: "keep", PlaceShip: "place", Scatter: "scatter"}
copy_state = copier(MagState)


def check(state: MagState, seat: int, action: Any) -> None:
    """Raises what refuses the act of a seat."""
    check_seat(state, seat)
    match action:
        case NameFlagship(flag):
            opening.check_name(state, seat, flag)
        case Deploy():
            opening.check_deploy(state, seat, action)
        case TakeBack():
            opening.check_take_back(state, seat)
        case Answer() | BuyOff() | Pass() | Hold():
            check_in_window(state, seat, action)
        case SetPreset() | Resign():
            pass
        case SetSoundHelp(on):
            noises.check_help(state, seat, on)
        case WantFirewall(on):
            wishes.check_firewall(state, seat, on)
        case _:
            check_turn(state, seat)
            check_of_turn(state, seat, action)


def check_seat(state: MagState, seat: int) -> None:
    if state.phase == "over":
        raise refusal("game-over")
    if not 0 <= seat < len(state.players):
        raise refusal("not-a-player")
    if not state.players[seat].alive:
        raise refusal("eliminated")
    if seat in state.resigning:
        raise refusal("already-resigning")


def check_in_window(state: MagState, seat: int, action: Any) -> None:
    window = windows.check(state, seat, action.window)
    match action:
        case Answer(card=card):
            stack.check_answer(state, seat, card)
        case BuyOff(cards=cards):
            stack.check_buy_off(state, seat, cards)
        case Hold():
            windows.check_hold(state, seat, window)


def check_turn(state: MagState, seat: int) -> None:
    if state.phase == "deploy":
        raise refusal("wrong-phase")
    if seat != state.seat:
        raise refusal("not-your-turn")


def check_of_turn(state: MagState, seat: int, action: Any) -> None:
    """MB-171 Of the turn's player; a sound may also be made in a window or before a choice."""
    if isinstance(action, Sound):
        noises.check_sound(state)
        return
    if state.window is not None:
        raise refusal("answer-window-open")
    choice = state.choice
    if choice is not None and CHOICES.get(type(action)) != choice.kind:
        raise refusal("choice-pending")
    match action:
        case KeepShip() | PlaceShip() | Scatter():
            check_choice(state, action)
        case EndPhase(phase):
            if phase != state.phase:
                raise refusal("wrong-phase")
        case _ if isinstance(action, AttackAction):
            check_phase(state, "attack")
            check_attack(as_if_missed(state, action), seat, action)
        case _:
            # The clock's own acts have no phase.
            check_phase(state, PHASES.get(type(action), ""))
            check_before_attack(state, seat, action)


def check_phase(state: MagState, phase: str) -> None:
    if state.phase != phase:
        raise refusal("wrong-phase")


def check_choice(state: MagState, action: Any) -> None:
    choice = state.choice
    if choice is None:
        raise refusal("wrong-phase")
    match action:
        case KeepShip(ship):
            choices.check_keep(choice, ship)
        case PlaceShip(zone):
            choices.check_place(state, zone)
        case Scatter(to):
            choices.check_scatter(state, choice, to)


def check_before_attack(state: MagState, seat: int, action: Any) -> None:
    player = state.players[seat]
    match action:
        case Discard(cards):
            hands.check_cards(player, cards, "MB-100")
        case ShiftSalvo(ship, salvo, target):
            abilities.check_shift(state, seat, ship, salvo, target)
        case Salvage(cards):
            abilities.check_salvage(state, seat, cards)
        case Build(cards):
            reinforcing.check_build(state, seat, cards)
        case Rebuild(cards=cards, ship=ship):
            reinforcing.check_rebuild(state, seat, cards, ship)
        case MoveFleet(to):
            moving.check(player, to)
        case Rob(victim):
            abilities.check_rob(state, seat, victim)


def as_if_missed(state: MagState, action: Any) -> MagState:
    """MB-216 A play while a salvo waits is judged as if that had missed already. What F5 draws
    for the ship of a ram is not in the hand yet."""
    if not sounding.is_due(state) or isinstance(action, ChainAction):
        return state
    return after_miss(state)


def after_miss(state: MagState) -> MagState:
    position: MagState = copy_state(state)
    sounding.miss(position)
    position.players[state.seat].hand = list(state.players[state.seat].hand)
    return position


def check_attack(state: MagState, seat: int, action: Any) -> None:
    match action:
        case Fire(ship, card, target):
            firing.check_fire(state, seat, ship, card, target)
        case Ram(ship, card, target):
            firing.check_ram(state, seat, ship, card, target)
        case Launch(card, target):
            squadrons.check(state, seat, card, target)
        case DirectHit(card):
            chain.check_direct_hit(state, seat, card)
        case Effect(card):
            chain.check_effect(state, seat, card)
        case BoardShip(card, zone):
            chain.check_board(state, seat, card, zone)
        case PlayCard(card):
            specials.check_play_card(state, seat, card)
        case PlayWith(card, extra):
            specials.check_play_with(state, seat, card, extra)
        case Repair(ship, salvo, card):
            specials.check_repair(state, seat, card, ship, salvo)
        case Lay(card, fleet):
            specials.check_lay(state, seat, card, fleet)
        case Sweep(ship, marker):
            specials.check_sweep(state, seat, ship, marker)
