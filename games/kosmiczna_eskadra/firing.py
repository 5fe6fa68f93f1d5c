"""The battle: from the fastest to the slowest the ships fire (KE-150 to KE-153).

It is settled in one go and told as a film, in the order in which it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct, field

from games.engine import Event
from games.kosmiczna_eskadra.checking import card_bodies, grounded, rock_bodies
from games.kosmiczna_eskadra.destruction import HANGAR, LOST, OUT, Ship, score
from games.kosmiczna_eskadra.rays import Target, target
from games.kosmiczna_eskadra.sharing import looted, mined
from games.kosmiczna_eskadra.ships import SHIPS, rocks
from games.kosmiczna_eskadra.shots import Shot, shots, told
from games.kosmiczna_eskadra.state import (
    Laid,
    Options,
    OreLooted,
    OreShared,
    Result,
    RockRemoved,
    RoundScored,
    ShipDestroyed,
    ShipGrounded,
    SpeedBegan,
)


class Battle(Struct):
    """What a round's battle came to."""

    film: list[Event]
    fates: dict[str, str]
    """By order ``hangar``, ``lost``, ``out`` or the seat whose trophy it is; else it survived."""
    result: Result


class Field(Struct):
    """What is on the table while the ships fire, and what has been told."""

    ships: dict[str, Ship]
    """By order."""
    ore: dict[str, int]
    """By rock."""
    targets: dict[str, Target]
    """Rocks first, then ships as they landed: so ties are settled (KE-174)."""
    fates: dict[str, str]
    film: list[Event] = field(default_factory=list)


def fight(table: Sequence[Laid], seats: int, options: Options, remaining: Sequence[int]) -> Battle:
    """KE-130, KE-150, KE-250 The check, the steps, and only then the score.

    ``remaining`` are the seats that have not resigned: one of them wins (KE-305).
    """
    field = _field(table, options)
    for speed in SHIPS:
        _step(field, speed, options.corsairs == "on")
    result = score(table, field.fates, field.ships.values(), seats, remaining)
    scored = RoundScored(
        trophies=result.trophies, ore=result.ore, losses=result.losses, scores=result.scores
    )
    return Battle([*field.film, scored], field.fates, result)


def _field(table: Sequence[Laid], options: Options) -> Field:
    """KE-130 What lies illegally takes no part."""
    lie = rocks(options)
    illegal = grounded(table, lie, options.pace == "calm")
    legal = [card for card in table if card.order not in illegal]
    bodies = {**rock_bodies(lie), **card_bodies(legal)}
    return Field(
        ships={str(card.order): Ship(card) for card in legal},
        ore={f"r{number}": rock.ore for number, rock in enumerate(lie)},
        targets={name: target(name, body) for name, body in bodies.items()},
        fates={str(order): HANGAR for order in illegal},
        film=[ShipGrounded(order=order, covers=covers) for order, covers in illegal.items()],
    )


def _step(field: Field, speed: int, corsairs: bool) -> None:
    """KE-153 All shots of a speed, then what they do, then what is gone."""
    fired = list(shots(field.ships, field.targets, speed))
    if not fired:
        return
    field.film += [SpeedBegan(speed=speed), *map(told, fired)]
    _mine(field, fired)
    for shot in fired:
        if shot.struck and shot.damage:
            shot.struck.damage(shot.ship.card.seat, shot.damage)
    destroyed = [ship for ship in field.ships.values() if ship.is_destroyed]
    if corsairs:
        _loot(field, fired, destroyed)
    _remove_ships(field, destroyed)
    _remove_empty_rocks(field)


def _mine(field: Field, fired: list[Shot]) -> None:
    """KE-210, KE-271 Each rock is shared out among the lasers that hit it."""
    for number, rock in enumerate(field.ore):
        claims = [shot.claim for shot in fired if shot.rock == rock]
        if not claims:
            continue
        share = mined(claims, field.ore[rock])
        taken = share.by_ship(claims)
        field.ore[rock] -= sum(share.taken) + share.removed
        _load(field, taken)
        field.film.append(
            OreShared(rock=number, taken=_named(taken), removed=share.removed, left=field.ore[rock])
        )


def _loot(field: Field, fired: list[Shot], destroyed: list[Ship]) -> None:
    """KE-272 to KE-274, KE-276 Whoever does the last damage wins the ore on a ship.

    All is shared out before any is loaded: what is looted now is not looted again now.
    """
    spoils = []
    for ship in destroyed:
        if not ship.ore:
            continue
        claims = [shot.claim for shot in fired if shot.struck is ship and shot.damage]
        share = looted(claims, ship.ore)
        taken = share.by_ship(claims)
        spoils.append(taken)
        field.film.append(
            OreLooted(order=ship.card.order, taken=_named(taken), removed=share.removed)
        )
    for taken in spoils:
        _load(field, taken)


def _remove_ships(field: Field, destroyed: Iterable[Ship]) -> None:
    """KE-231, KE-234 To its pool, with whatever ore is left on it."""
    for ship in destroyed:
        order, pool = str(ship.card.order), ship.pool
        field.fates[order] = pool
        del field.ships[order], field.targets[order]
        field.film.append(
            ShipDestroyed(
                order=ship.card.order,
                pool=pool,
                markers=_named(ship.markers),
                seat=None if pool in (LOST, OUT) else int(pool),
            )
        )


def _remove_empty_rocks(field: Field) -> None:
    """KE-213, KE-271 No longer in the way of later shots."""
    for number, rock in enumerate(field.ore):
        if rock in field.targets and not field.ore[rock]:
            del field.targets[rock]
            field.film.append(RockRemoved(rock=number))


def _load(field: Field, taken: Mapping[int, int]) -> None:
    for order, ore in taken.items():
        field.ships[str(order)].ore += ore


def _named(numbers: Mapping[int, int]) -> dict[str, int]:
    return {str(key): number for key, number in numbers.items()}
