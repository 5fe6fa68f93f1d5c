"""12.4 What an audience sees, built up from nothing. Only ``own`` differs between audiences."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.engine import Audience, Event, Turn
from games.space_hulk import blips, chances, clock, seats
from games.space_hulk.board import packed
from games.space_hulk.events import (
    BlipTurned,
    CpRolled,
    DoorRolled,
    FlameRolled,
    JamRolled,
    Killed,
    MeleeRolled,
    Parried,
    Shot,
)
from games.space_hulk.opening import SUPPLIES
from games.space_hulk.pieces import board, in_fire_arc, opaque, seen
from games.space_hulk.resigning import asked as asked_for_draw
from games.space_hulk.resigning import asked_to_agree
from games.space_hulk.settling import OpenDecision, decision
from games.space_hulk.state import (
    Alien,
    AlienView,
    Asked,
    Blip,
    BlipView,
    DrawView,
    Fallen,
    HulkState,
    Marine,
    MarineView,
    Own,
    ResignView,
    Roll,
    Scene,
    TableView,
)
from games.space_hulk.steps import Chain, Fight, Placing


def audience(state: HulkState, seat: int) -> Audience:
    """SH-665 The alien seat alone, all marine seats together."""
    if seat == state.alien_seat:
        return (seat,)
    return tuple(seats.marine_seats(len(state.stations), state.alien_seat))


def scene(state: HulkState) -> Scene:
    scenario, ground, rules = state.scenario, board(state), state.ruleset
    return Scene(
        id=scenario.id,
        name=scenario.name,
        story=scenario.story,
        map=scenario.map,
        width=ground.width,
        squares=ground.squares,
        entries=ground.entries,
        airlocks=ground.airlocks,
        squads=scenario.squads,
        objects={thing.id: thing.name for thing in scenario.objects},
        zones={
            name: tuple(ground.square(*place) for place in places)
            for name, places in scenario.zones.items()
        },
        goals=scenario.goals,
        at_limit=scenario.at_limit,
        blips_per_round=scenario.blips_per_round,
        supply={str(value): number for value, number in start_supply(state).items()},
        ruleset=rules,
        limit=state.limit,
        aliens=state.alien_seat,
        shots=chances.shots(rules),
        fights=chances.fights(rules.sergeant_bonus),
        doors=chances.doors(rules),
        jam=(rules.jam_faces, 6),
        flame=(len(rules.flame_survives), 6),
    )


def start_supply(state: HulkState) -> dict[int, int]:
    """SH-662 The composition at the start is public."""
    return SUPPLIES.get(state.options.supply, state.scenario.supply)


def views(state: HulkState, audiences: Sequence[Audience]) -> list[TableView]:
    """What all see is made once."""
    common = _common(state)
    full = replace(common, own=_own(state))
    return [full if state.result or state.alien_seat in each else common for each in audiences]


def _own(state: HulkState) -> Own:
    """SH-660 Values are the alien seat's; SH-665 after the end everybody's."""
    return Own(
        values={blip.id: blip.value for blip in state.blips.values()},
        hand={str(place): value for place, value in state.hand.items()},
    )


def _common(state: HulkState) -> TableView:
    hiding = opaque(state)
    stations = dict(enumerate(state.stations))
    return TableView(
        turn=turn(state),
        phase=state.phase,
        round=state.round,
        marines={name: _marine(state, each, hiding) for name, each in state.marines.items()},
        aliens={name: _alien(each) for name, each in state.aliens.items()},
        blips={name: _blip(state, each) for name, each in state.blips.items()},
        doors={str(at): "open" if each else "closed" for at, each in state.doors.items()},
        airlocks={
            str(square): "closed" if number in state.closed else "open"
            for number, square in enumerate(board(state).airlocks, 1)
        },
        flames={str(at): number for at, number in state.flames.items()},
        objects=dict(state.objects),
        cp=state.cp,
        supply=sum(state.supply.values()),
        discard={str(value): number for value, number in sorted(state.discard.items())},
        hand=len(state.hand),
        kills=state.kills,
        sealed=tuple(state.sealed) or None,
        active=state.active,
        follow={str(n): each.follow for n, each in stations.items() if each.follow} or None,
        asked=_asked(state, decision(state)),
        trades=dict(state.trades) if state.phase == "deploy" and state.trades else None,
        ready=tuple(n for n, each in stations.items() if each.ready) or None,
        pressed=tuple(n for n, each in stations.items() if each.pressed) or None,
        floor=state.floor,
        floor_until=state.floor_timer.due,
        countdown=clock.countdown_due(state),
        presets={str(n): tuple(each.presets) for n, each in stations.items() if each.presets}
        or None,
        draw=None if state.drawing is None else DrawView(accepted=tuple(state.drawing.accepted)),
        resign=None
        if state.resigning is None
        else ResignView(seat=state.resigning.seat, waiting=tuple(asked_to_agree(state))),
        rolls=tuple(state.rolls) or None,
        fallen=tuple(state.fallen) or None,
        left=state.phase_timer.left,
        result=state.result,
    )


def _marine(state: HulkState, marine: Marine, hiding: int) -> MarineView:
    ground, flamer = board(state), marine.role == "flamer"
    sees = None if marine.at is None else seen(state, marine, hiding)
    return MarineView(
        seat=marine.seat,
        role=marine.role,
        facing=marine.facing,
        ap=marine.ap,
        stage=marine.stage,
        at=marine.at,
        watch=marine.watch or None,
        jam=marine.jam or None,
        fuel=marine.fuel if flamer else None,
        reloads=marine.reloads if flamer else None,
        aim=marine.aim,
        carries=tuple(marine.carries) or None,
        fate=marine.fate,
        seen=None if sees is None else packed(ground, sees),
        fire=None if sees is None else packed(ground, in_fire_arc(state, marine, sees)),
    )


def _alien(alien: Alien) -> AlienView:
    return AlienView(
        facing=alien.facing,
        ap=alien.ap,
        stage=alien.stage,
        at=alien.at,
        entry=alien.entry,
        turned=alien.turned or None,
        burning=alien.burning or None,
        idle=alien.idle or None,
    )


def _blip(state: HulkState, blip: Blip) -> BlipView:
    """SH-664 Nothing here depends on the value."""
    return BlipView(
        ap=blip.ap,
        stage=blip.stage,
        at=blip.at,
        entry=blip.entry,
        due=None if blip.entry is None else blips.due(state, blip),
    )


def _asked(state: HulkState, step: OpenDecision | None) -> Asked | None:
    match step:
        case None:
            return None
        case Placing(seat=seat, origin=origin, left=left, seer=seer):
            return Asked(what="placing", seat=seat, at=origin, left=left, piece=seer)
        case Fight(seat=seat, attacker=name, red=red, bonus=bonus, blue=blue, defender=other):
            piece = name if name in state.marines else other
            at = state.marines[piece].at
            assert at is not None
            return Asked(what="parry", seat=seat, at=at, piece=piece, dice=(red + bonus, *blue))
        case Chain(seat=seat, marine=name, last=last):
            return Asked(what="flame", seat=seat, at=last, piece=name)
    return Asked(what="extra-hit", seat=step.seat, at=step.at, piece=step.marine)


def turn(state: HulkState) -> Turn | None:
    """Whom the table waits for, on what, until when."""
    if state.result is not None:
        return None
    step, until = decision(state), clock.phase_due(state)
    if step is not None:
        owing = [step.seat]
    elif state.phase == "marine_actions":
        owing = seats.on_the_move(state)
    else:
        owing = clock.waited_for(state)
    waiting = tuple(sorted({*owing, *_questions(state)}))
    if step is None:
        return Turn(state.phase.replace("_", "-"), waiting, until)
    due = [each for each in (clock.decision_due(state, step), until) if each is not None]
    return Turn(clock.decided_by(step), waiting, min(due, default=None))


def _questions(state: HulkState) -> list[int]:
    """Seats that are asked for a draw or a resignation."""
    return asked_for_draw(state) + asked_to_agree(state)


def lying(told: Sequence[Event]) -> list[Roll]:
    """The dice of a move, as they lie on the table."""
    found = []
    for event in told:
        match event:
            case CpRolled(number=number, handicap=handicap):
                found.append(Roll("cp", (number - handicap,)))
            case Shot(piece=piece, faces=faces):
                found.append(Roll("shot", faces, piece))
            case JamRolled(piece=piece, jam=jam):
                found.append(Roll("jam", ("J" if jam else "ok",), piece))
            case FlameRolled(piece=piece, die=die):
                found.append(Roll("flame", (die,), piece))
            case MeleeRolled(attacker=piece, red=red, blue=blue):
                found.append(Roll("melee", (red, *blue), piece))
            case Parried(piece=piece, die=int(die)):
                found.append(Roll("parry", (die,), piece))
            case DoorRolled(piece=piece, dice=dice):
                found.append(Roll("door", dice, piece))
    return found


def fallen(told: Sequence[Event]) -> list[Fallen]:
    """What a move removed. Without it an alien that turned and was shot would have left no trace of
    its turn, of which everybody was told."""
    found = []
    for event in told:
        match event:
            case Killed(piece=piece, at=at, facing=facing):
                found.append(Fallen(piece, at, facing))
            case BlipTurned(piece=piece, at=int(at)):
                found.append(Fallen(piece, at))
    return found
