"""The bots of chapter 9: which of them thinks, and how long it seems to."""

from __future__ import annotations

from typing import Any

import msgspec

from games.chance import Chance
from games.engine import Plan
from games.offers import Offer
from games.space_hulk.bots.easy_aliens import EasyAliens
from games.space_hulk.bots.easy_marines import EasyMarines
from games.space_hulk.bots.normal_aliens import NormalAliens
from games.space_hulk.bots.normal_marines import NormalMarines
from games.space_hulk.bots.table import Act, Table
from games.space_hulk.state import Scene, TableView

LEVELS = ("easy", "normal")
Mind = EasyMarines | EasyAliens
SOONEST, LATEST = 300, 700
"""SH-780 Milliseconds before a step."""
DECIDES = 600
"""More of them where dice lie that somebody wants to see."""
GIVES_WAY = 500
"""More of them for every fellow whose marine had better go first: a bot of his is quicker then."""
PATIENCE = 20_000
"""SH-780 Before it asks a fellow for the floor."""


def choose(
    level: str, seat: int, scene: Any, view: Any, offers: list[Offer], chance: Chance
) -> Plan:
    """SH-780 From what the seat knows alone; nothing of the wait follows from a hidden value."""
    ground = scene if isinstance(scene, Scene) else msgspec.convert(scene, Scene)
    seen = view if isinstance(view, TableView) else msgspec.convert(view, TableView)
    table = Table(seat, ground, seen, (offer for offer in offers if not offer.standing))
    mind = sides(level)[seat == ground.aliens](table)
    act = answer(table, mind) or play(table, mind)
    wait = SOONEST + chance.below(LATEST - SOONEST + 1, "bot-wait")
    if act["do"] == "ask_floor":
        wait = PATIENCE
    elif seen.asked is not None:
        wait += DECIDES
    elif isinstance(mind, EasyMarines):
        wait += GIVES_WAY * mind.fellows_before(act)
    return Plan(act, wait)


def answer(table: Table, mind: Mind) -> Act | None:
    """What somebody else asks."""
    if table.has("accept_draw"):
        # SH-605 Only where one of its own side has proposed or accepted.
        return {"do": "accept_draw" if fellows(table) else "decline_draw"}
    if table.has("agree"):
        return {"do": "agree"}
    if table.has("place_alien"):
        return mind.places()
    if isinstance(mind, EasyMarines):
        if table.has("parry"):
            return mind.parries()
        if table.has("flame_next") or table.has("flame_stop"):
            return mind.flames_on()
        if table.has("extra_hit"):
            return mind.hits_also()
    return None


def fellows(table: Table) -> bool:
    draw = table.view.draw
    own = table.seat == table.scene.aliens
    return draw is not None and any((seat == table.scene.aliens) == own for seat in draw.accepted)


def play(table: Table, mind: Mind) -> Act:
    if table.has("ready"):
        return {"do": "ready"}
    if table.has("ask_floor"):
        return {"do": "ask_floor"}
    act = mind.act()
    if act["do"] == "end_phase" and table.has("finish") and table.has_fellows:
        # SH-581 The points that it leaves would keep the others from the floor.
        return {"do": "finish"}
    return act


def sides(level: str) -> tuple[type[EasyMarines], type[EasyAliens]]:
    """Of the marines and of the aliens."""
    return (EasyMarines, EasyAliens) if level == "easy" else (NormalMarines, NormalAliens)
