"""A bot that hides anywhere and bets a bead or two."""

from __future__ import annotations

from games.chance import Chance
from games.cups.state import CUPS, CupsView
from games.engine import Plan
from games.offers import Offer


def choose(seat: int, view: CupsView, offers: list[Offer], chance: Chance) -> Plan:
    wanted = {offer.do: offer for offer in offers if not offer.standing}
    if "hide" in wanted:
        return Plan(wanted["hide"].pick(lambda of: chance.below(of, "hide")), 800, path(2))
    stakes = dict.fromkeys(CUPS, 0)
    cup = found(view) or chance.pick(CUPS, "cup")
    stakes[cup] = min(2, view.beads[str(seat)])
    return Plan({"do": "bet", "stakes": stakes}, 1200, path(CUPS.index(cup)))


def path(cup: int) -> list[tuple[int, dict[str, int]]]:
    """A finger that wanders from the first cup to this one."""
    return [(100 * step, {"cup": step}) for step in range(cup + 1)]


def found(view: CupsView) -> str | None:
    return next((cup for cup, pea in (view.seen or {}).items() if pea), None)
