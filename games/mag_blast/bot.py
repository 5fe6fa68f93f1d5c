"""9 Which bot thinks, and how long it seems to."""

from __future__ import annotations

from typing import Any

import msgspec

from games.chance import Chance
from games.engine import Plan
from games.mag_blast.bots.desk import Desk
from games.mag_blast.bots.easy import Easy
from games.mag_blast.bots.normal import Normal
from games.mag_blast.views import MagView, Scene
from games.offers import Offer

LEVELS = ("easy", "normal")
ASKED = 300, 900
"""MB-501 In a window, whatever it holds: drawn before it has looked at its hand."""
OWN = 600, 1_400


def choose(
    level: str, seat: int, scene: Any, view: Any, offers: list[Offer], chance: Chance
) -> Plan:
    """From what the seat knows alone; it remembers nothing."""
    soonest, latest = ASKED if any(offer.do == "pass" for offer in offers) else OWN
    wait = soonest + chance.below(latest - soonest + 1, "bot-wait")
    shown = scene if isinstance(scene, Scene) else msgspec.convert(scene, Scene)
    seen = view if isinstance(view, MagView) else msgspec.convert(view, MagView, str_keys=True)
    desk = Desk(seat, shown.options, seen, offers)
    mind = (Easy if level == "easy" else Normal)(desk, chance)
    return Plan(mind.decide(), wait)
