"""8 Which bot thinks, and how long it seems to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from games.chance import Chance
from games.engine import Plan
from games.galaxy_trucker.bots.desk import Act, Desk
from games.galaxy_trucker.bots.easy import SECOND, Easy
from games.galaxy_trucker.bots.normal import Normal
from games.galaxy_trucker.views import TableView
from games.offers import Offer

LEVELS = ("easy", "normal")
PATIENCE = 40 * SECOND
"""GT-090 "Go!" is left to people and the clock."""
ROLLS = 2_200
SOONEST, LATEST = 1_500, 3_000
"""Before a decision in flight."""


def choose(level: str, seat: int, view: Any, offers: list[Offer], chance: Chance) -> Plan:
    """From what the seat knows alone; it remembers nothing."""
    seen = view if isinstance(view, TableView) else msgspec.convert(view, TableView, str_keys=True)
    desk = Desk(seat, seen, offers)
    mind = (Easy if level == "easy" else Normal)(desk, chance)
    if desk.has("go"):
        return Plan(desk.plain("go"), PATIENCE)
    if desk.has("flip") and (desk.me.space is not None or not builds(desk)):
        return Plan(desk.plain("flip"), flip_wait(desk, mind))
    if desk.view.phase in ("build", "start_pick"):
        spread = mind.building_pace // 4
        wait = mind.building_pace - spread + chance.below(2 * spread + 1, "bot-wait")
        return Plan(mind.build(), wait)
    act = answer(desk, mind)
    if act["do"] == "roll":
        return Plan(act, ROLLS)
    return Plan(act, SOONEST + chance.below(LATEST - SOONEST + 1, "bot-wait"))


def builds(desk: Desk) -> bool:
    return any(do != "flip" for do in desk.offers)


def flip_wait(desk: Desk, mind: Easy) -> int:
    glass = desk.view.glass
    last = glass is not None and glass.circle + 1 == desk.level.circles
    return mind.last_flip_after if last else mind.flip_after


def answer(desk: Desk, mind: Easy) -> Act:
    """To whatever is asked outside building."""
    asked: dict[str, Callable[[], Act]] = {
        "place_crew": mind.crew,
        "declare": mind.power,
        "answer_hit": mind.hit,
        "keep_piece": mind.piece,
        "lose_crew": mind.lose_crew,
        "lose_goods": mind.lose_goods,
        "land": mind.land,
        "accept": mind.offer,
        "continue": mind.pause,
    }
    for do, thinks in asked.items():
        if desk.has(do):
            return thinks()
    do = next(iter(desk.offers))
    return desk.plain(do) if desk.offer(do).example is None else desk.example(do)
