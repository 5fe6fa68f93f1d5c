"""2.9 Overwatch and jams."""

from __future__ import annotations

from games.engine import Event, Illegal
from games.space_hulk.events import JamCleared, JamRolled, OverwatchEnded, OverwatchSet, Shot
from games.space_hulk.paying import begin, check_payment
from games.space_hulk.pieces import fire_area, opaque, squad
from games.space_hulk.shooting import check_rifle, count_hits, roll_faces, strike
from games.space_hulk.state import HulkState, Marine
from games.space_hulk.steps import JamRoll, Watch, WatchShot


def check_overwatch(state: HulkState, marine: Marine, cp: int) -> None:
    """SH-250 Only with a working rifle, and not already on overwatch. SH-266"""
    check_rifle(marine)
    if marine.watch:
        raise Illegal("already-on-overwatch", "SH-250")
    check_payment(state, marine, state.ruleset.costs.overwatch, cp)


def set_overwatch(state: HulkState, marine: Marine, cp: int) -> list[Event]:
    told = begin(state, marine, state.ruleset.costs.overwatch, cp)
    marine.watch = True
    return [*told, OverwatchSet(marine.id)]


def check_clear_jam(state: HulkState, marine: Marine, cp: int) -> None:
    if not marine.jam:
        raise Illegal("not-jammed", "SH-290")
    check_payment(state, marine, state.ruleset.costs.clear_jam, cp)


def clear_jam(state: HulkState, marine: Marine, cp: int) -> list[Event]:
    """SH-291 Clearing is an action and certain."""
    told = begin(state, marine, state.ruleset.costs.clear_jam, cp)
    marine.jam = False
    return [*told, JamCleared(marine.id)]


def watch(state: HulkState, step: Watch) -> list[Event]:
    """SH-252 SH-259 All who are entitled to shoot are fixed before the first shot; SH-260 they
    shoot in roster order."""
    alien = state.aliens.get(step.alien)
    if alien is None:
        return []
    assert alien.at is not None
    hiding, limit = opaque(state), state.ruleset.overwatch_range
    shots = [
        WatchShot(marine.id, alien.id, alien.at)
        for marine in squad(state)
        if marine.watch and fire_area(state, marine, limit, hiding) >> alien.at & 1
    ]
    state.steps += reversed(shots)
    return []


def watch_shot(state: HulkState, step: WatchShot) -> list[Event]:
    """SH-257 Like a normal shot, never sustained; SH-262 the jam die afterwards, hit or not."""
    marine = state.marines[step.marine]
    if step.alien not in state.aliens and state.ruleset.overwatch_overlap == "until_dead":
        return []
    faces = roll_faces(state)
    told: list[Event] = [Shot(marine.id, step.alien, faces, overwatch=True)]
    state.steps.append(JamRoll(marine.id))
    hits = count_hits(faces, sustained=False)
    if hits:
        limit = state.ruleset.overwatch_range
        told += strike(state, marine, step.alien, step.at, hits, limit)
    return told


def roll_jam(state: HulkState, step: JamRoll) -> list[Event]:
    """SH-263 A jammed marine is not on overwatch."""
    marine = state.marines[step.marine]
    jam = state.chance.below(6, "jam") < state.ruleset.jam_faces
    if jam:
        marine.jam, marine.watch = True, False
    return [JamRolled(marine.id, jam)]


def end_by_attack(marine: Marine) -> list[Event]:
    """SH-264 An attack on him ends his overwatch at once; a jam marker stays."""
    if not marine.watch:
        return []
    marine.watch = False
    return [OverwatchEnded(marine.id, "attacked")]


def clear_markers(state: HulkState) -> list[Event]:
    """SH-265 SH-501 Overwatch markers are removed at the end of the alien phase."""
    told: list[Event] = []
    for marine in squad(state):
        if marine.watch:
            marine.watch = False
            told.append(OverwatchEnded(marine.id, "phase"))
    return told
