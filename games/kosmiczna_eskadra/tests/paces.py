"""How far haste, skill and levels carry: ``python -m games.kosmiczna_eskadra.tests.paces``.

Prints, for a room's time from card to card (KE-075), how many of the matches for two each kind of
person wins against each bot. People are played by the bots' own choice of a place, at a pace and
with a care of their own.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from multiprocessing import Pool
from typing import Any, NamedTuple

from games.chance import Chance
from games.engine import Plan
from games.kosmiczna_eskadra import GAME, bot
from games.kosmiczna_eskadra.rules import KosmicznaEskadra
from games.kosmiczna_eskadra.state import Options
from games.offers import Offer
from tools.side_by_side import BotMatch

PEOPLE = {
    "novice": bot.Skill((4_000, 7_000), 2, 20),
    "careful": bot.Skill((4_000, 7_000), 12, 5),
    "player": bot.Skill((2_500, 4_500), 6, 10),
    "rush": bot.Skill((600, 900), 1, 0),
    "glance": bot.Skill((600, 900), 3, 10),
}
"""``novice``: lays the better of two places in 4 to 7 seconds. ``rush``: lays a card somewhere as
fast as a hand can. ``glance``: looks at three places meanwhile."""


class Peopled(KosmicznaEskadra):
    """The same game, in which a level may also be a kind of person."""

    def choose(
        self, level: str, seat: int, scene: Any, view: Any, offers: list[Offer], chance: Chance
    ) -> Plan:
        if level not in PEOPLE:
            return bot.choose(level, seat, scene, view, offers, chance)
        wanted = {offer.do: offer for offer in offers if not offer.standing}
        return bot.Player(PEOPLE[level], seat, scene, view, chance).choose(wanted)


class Duel(NamedTuple):
    one: str
    other: str
    hand_time: str
    number: int


def won(duel: Duel) -> bool | None:
    """Whether the first wins; None if they share it. Seats change from match to match."""
    levels = [duel.one, duel.other][:: -1 if duel.number % 2 else 1]
    options = Options(hand_time=duel.hand_time)  # type: ignore[arg-type]
    match = BotMatch(Peopled(), options, 2, f"{duel.number:064x}", levels)
    luck = Chance(f"{duel.number + (1 << 64):064x}")
    while not match.over:
        match.go_on(lambda most: luck.below(most, "pace"))
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    mine, other = (outcome.places[levels.index(who)] for who in (duel.one, duel.other))
    return None if mine == other else mine < other


def share(pool: Any, one: str, other: str, hand_time: str, matches: int) -> str:
    """Wins of the first in per cent of those not shared."""
    duels = [Duel(one, other, hand_time, number) for number in range(matches)]
    found = [each for each in pool.map(won, duels, chunksize=4) if each is not None]
    return f"{100 * sum(found) / max(1, len(found)):.0f}"


def table(hand_time: str, matches: int) -> Iterator[str]:
    with Pool() as pool:
        yield f"{hand_time} ms from card to card, {matches} matches each"
        yield "".join(f"{name:>9}" for name in ("", *bot.LEVELS))
        for one in (*PEOPLE, *bot.LEVELS):
            shares = [
                "–" if one == other else share(pool, one, other, hand_time, matches)
                for other in bot.LEVELS
            ]
            yield "".join(f"{each:>9}" for each in (one, *shares))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--hand-time", nargs="*", default=["500", "1500"])
    asked = parser.parse_args()
    for hand_time in asked.hand_time:
        for line in table(hand_time, asked.matches):
            print(line, flush=True)


if __name__ == "__main__":
    main()
