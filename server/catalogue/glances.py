"""A game at a glance: who can play, how long, how much to learn, in turns or against time."""

from __future__ import annotations

from games.referee import AnyGame
from server.core.messages import say


def glance(game: AnyGame, language: str) -> list[tuple[str, str]]:
    """Kinds and words of the chips below a game's name."""
    seats = game.seats(game.options_type())
    players = say(language, "glance-players", range=_range(seats[0], seats[-1]), most=seats[-1])
    chips = [("players", players)]
    if (known := game.glance) is not None:
        chips += [
            ("minutes", say(language, "glance-minutes", range=_range(*known.minutes))),
            (f"depth {known.depth}", say(language, f"glance-depth-{known.depth}")),
            (f"pace {known.pace}", say(language, f"glance-pace-{known.pace}")),
        ]
    return chips


def _range(least: int, most: int) -> str:
    return str(most) if least == most else f"{least}–{most}"
