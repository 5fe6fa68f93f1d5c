"""``python -m games.galaxy_trucker.tests.browser.staged server.serve``: a site on which matches
begin in the middle, and all dice fall alike.

Which scene it is follows from options that mean nothing there: ``OPTIONS`` of its place in
``SCENES``.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Callable
from typing import Any, get_args, get_type_hints

import games.chance
from games.chance import Chance
from games.engine import Event
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.state import Options, TruckState
from games.galaxy_trucker.tests.browser.scenes import SCENES
from tests.support import eager

SPARE = ("learning_aliens", "learning_give_up", "learning_reserve", "last_builder", "peek_limit")
"""Options that tell the scenes apart, by their values."""
FACES = (3, 4)
"""In turn: every throw strikes the middle of every ship."""


def values(field: str) -> tuple[str, ...]:
    return get_args(get_type_hints(Options)[field])


def options_of(scene: str) -> dict[str, str]:
    """By which a room has it."""
    at = list(SCENES).index(scene) + 1
    found = {}
    for field in SPARE:
        of = values(field)
        found[field] = of[at % len(of)]
        at //= len(of)
    assert at == 0, "too many scenes"
    return found


def scene_of(options: Options) -> Callable[[], TruckState] | None:
    found = (
        scene
        for name, scene in SCENES.items()
        if all(getattr(options, field) == value for field, value in options_of(name).items())
    )
    return next(found, None)


sound_setup = GalaxyTrucker.setup
sound_drawn = games.chance.drawn


def staged_setup(
    game: GalaxyTrucker, options: Options, seats: int, chance: Chance
) -> tuple[TruckState, list[Event]]:
    scene = scene_of(options)
    if scene is None:
        return sound_setup(game, options, seats, chance)
    state = scene()
    assert len(state.seats) == seats, f"this scene has {len(state.seats)} seats"
    state.chance, state.now = chance, 0
    return state, []


def loaded(seed: str, purpose: str, n: int, of: int) -> int:
    return FACES[n % 2] - 1 if purpose == "die" else sound_drawn(seed, purpose, n, of)


def stage() -> None:
    staged: Any = GalaxyTrucker
    staged.setup = staged_setup
    # More time for a first match would be other options, and so another scene.
    staged.unhurried = lambda _game, _options: None
    games.chance.drawn = loaded


if __name__ == "__main__":
    eager.hurry()
    stage()
    runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
