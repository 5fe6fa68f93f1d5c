"""How the normal bot answers: what a play would cost it, and what a card is worth that stops it."""

from __future__ import annotations

from games.mag_blast.bots.desk import FLAGSHIP_WORTH, Desk
from games.mag_blast.cards import CARDS
from games.mag_blast.fleets import is_flagship, kind
from games.mag_blast.ships import SHIPS
from games.mag_blast.state import Play

LOST = 500.0
"""The own flagship."""
POINT = 5.0
"""For a point of damage of the own flagship."""
WORTH_FIGHTER, WORTH_PAYING, WORTH_EVADING, WORTH_FLUX = 3.0, 5.0, 8.0, 14.0
"""From what loss on each is spent."""


def loss(desk: Desk, play: Play) -> float:
    """What a play costs this seat if it stands."""
    if play.target is None or desk.owner(play.target) != desk.seat:
        return 0
    match play.kind:
        case "salvo" | "ram" | "squadron":
            return loss_by_damage(desk, play, play.target)
        case "direct-hit":
            return 10 if is_flagship(play.target) else desk.worth(play.target) * 0.6
    return loss_by_effect(desk, play, play.target)


def loss_by_damage(desk: Desk, play: Play, target: str) -> float:
    if play.kind == "ram" and play.ship:
        damage = SHIPS[play.ship].speed * (2 if desk.options.balanced == "on" else 1)
    else:
        damage = desk.damage(play.card, target)
    left = desk.left(target)
    if is_flagship(target):
        lasting = 0 if play.kind == "squadron" else POINT * damage
        return LOST if damage >= left else lasting
    if damage >= left:
        return desk.worth(target) + (12 if desk.is_last_guard(target) else 0)
    return 0 if play.kind == "squadron" else damage * 0.8


def loss_by_effect(desk: Desk, play: Play, target: str) -> float:
    match kind(play.card):
        case "CD":
            return LOST if is_flagship(target) else desk.worth(target) + 6
        case "BP":
            return desk.worth(target) + 8
        case "BH":
            return 6
    return 4


def gain_of_answering(desk: Desk, answer: Play, below: Play) -> float:
    """What it is worth to save an own play from being cancelled."""
    if below.seat != desk.seat or answer.seat == desk.seat or below.target is None:
        return 0
    if below.kind == "effect" and kind(below.card) == "CD":
        return LOST if is_flagship(below.target) else desk.worth(below.target)
    if below.kind not in ("salvo", "squadron"):
        return 0
    damage, left = desk.damage(below.card, below.target), desk.left(below.target)
    if damage < left:
        return 0
    return LOST if is_flagship(below.target) else desk.worth(below.target)


def gain_of_saving(desk: Desk, play: Play) -> float:
    """Somebody else's flagship, if its destroyer would be the clear leader then."""
    target = play.target
    if target is None or not is_flagship(target) or len(desk.others()) < 2:
        return 0
    kills = kind(play.card) == "CD" or (
        play.kind == "salvo" and CARDS[play.card].damage >= desk.left(target)
    )
    ahead = desk.strength(play.seat) > desk.strength(desk.seat) + 12
    return FLAGSHIP_WORTH if kills and ahead and len(desk.others()) == 2 else 0
