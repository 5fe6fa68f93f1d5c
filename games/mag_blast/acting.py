"""5 What an act does, once it is legal."""

from __future__ import annotations

from typing import Any

from games.engine import Event
from games.mag_blast import (
    abilities,
    chain,
    choices,
    firing,
    leaving,
    moving,
    noises,
    opening,
    piles,
    progress,
    reinforcing,
    sounding,
    specials,
    squadrons,
    stack,
    timer,
    turns,
    windows,
    wishes,
)
from games.mag_blast.actions import (
    Answer,
    AttackAction,
    BoardShip,
    Build,
    BuyOff,
    Deploy,
    DirectHit,
    Discard,
    Effect,
    EndPhase,
    EndTurn,
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
from games.mag_blast.state import MagState

UNSEEN = NameFlagship | Pass | Hold | SetPreset | Resign
"""Of these others must not learn whose they are, so they are no sign of life either (MB-442)."""


def do(state: MagState, seat: int, action: Any) -> list[Event]:
    if not isinstance(action, UNSEEN):
        timer.wake(state, seat)
    if isinstance(action, AttackAction):
        return attack(state, seat, action)
    match action:
        case NameFlagship(flag):
            return opening.name(state, seat, flag)
        case Deploy():
            return opening.deploy(state, seat, opening.by_zone(action))
        case TakeBack():
            return opening.take_back(state, seat)
        case Answer(card=card):
            return stack.answer(state, seat, card)
        case BuyOff(cards=cards):
            return stack.buy_off(state, seat, cards)
        case Pass():
            return windows.pass_(state, seat)
        case Hold():
            return windows.hold(state, seat)
        case SetPreset(preset, on):
            return wishes.set_preset(state, seat, preset, on)
        case SetSoundHelp(on):
            return noises.set_help(state, seat, on)
        case WantFirewall(on):
            return wishes.want_firewall(state, seat, on)
        case Resign():
            return leaving.resign(state, seat)
        case Sound(noise):
            return noises.make(state, seat, noise)
    return before_attack(state, seat, action)


def before_attack(state: MagState, seat: int, action: Any) -> list[Event]:
    match action:
        case KeepShip(ship):
            return choices.keep(state, ship)
        case PlaceShip(zone):
            return choices.place(state, zone)
        case Scatter(to):
            return choices.scatter(state, to)
        case Discard(cards):
            return piles.discard(state, seat, cards)
        case EndPhase():
            return turns.leave_phase(state)
        case ShiftSalvo(ship, salvo, target):
            return abilities.shift(state, seat, ship, salvo, target)
        case Salvage(cards):
            # MB-413 Instead of drawing.
            state.phase = "reinforce"
            return abilities.salvage(state, seat, cards)
        case Build(cards):
            return reinforcing.build(state, seat, cards)
        case Rebuild(cards=cards, ship=ship):
            return reinforcing.rebuild(state, seat, cards, ship)
        case MoveFleet(to):
            return [*moving.move(state, seat, to), *turns.leave_phase(state)]
        case Rob(victim):
            return abilities.rob(state, seat, victim)
    raise TypeError(f"no rule for {action!r}")


def attack(state: MagState, seat: int, action: Any) -> list[Event]:
    """MB-216 A salvo that waits for its sound misses before anything else is done."""
    if isinstance(action, EndTurn):
        return progress.end_turn(state, clock=False)
    missed = sounding.miss(state) if sounding.is_due(state) else []
    return missed + in_attack(state, seat, action)


def in_attack(state: MagState, seat: int, action: Any) -> list[Event]:
    match action:
        case Fire(ship, card, target):
            return firing.fire(state, seat, ship, card, target)
        case Ram(ship, card, target):
            return firing.ram(state, seat, ship, card, target)
        case Launch(card, target):
            return squadrons.launch(state, seat, card, target)
        case DirectHit(card):
            return chain.direct_hit(state, seat, card)
        case Effect(card):
            return chain.effect(state, seat, card)
        case BoardShip(card, zone):
            return chain.effect(state, seat, card, zone)
        case PlayCard(card):
            return specials.play(state, seat, card)
        case PlayWith(card, extra):
            return specials.play(state, seat, card, extra)
        case Repair(ship, salvo, card):
            return specials.repair(state, seat, card, ship, salvo)
        case Lay(card, fleet):
            return specials.lay(state, seat, card, fleet)
        case Sweep(ship, marker):
            return specials.sweep(state, seat, ship, marker)
    raise TypeError(f"no rule for {action!r}")
