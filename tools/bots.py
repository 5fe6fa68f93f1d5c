"""Plays whole matches without a server: random legal play, and every bot level against itself.

``python -m tools.bots`` plays every game, ``python -m tools.bots asy_przestworzy`` one. A match
that raises, gets stuck or never ends stops the run with the seed that shows it.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from multiprocessing import Pool
from typing import Any

import msgspec
from msgspec import Struct

from games.chance import Chance
from games.engine import Action, State
from games.offers import Offer
from games.referee import AnyGame, begin, codec, next_deadline, play, settle
from games.registry import all_games, game_called

RANDOM = "random"
TOO_LONG = 20_000
TRIES = 6
SELDOM = 1_000
"""Once in so many moves a random player takes a standing offer, or lets time run out."""


class Match(Struct, frozen=True):
    """What one match came to. ``side``: who won; None if nobody, or if sides changed hands."""

    moves: int
    side: str | None
    drawn: bool


class Task(Struct, frozen=True):
    slug: str
    player: str
    number: int
    options: dict[str, Any]

    @property
    def seed(self) -> str:
        return sha256(f"{self.slug}/{self.player}/{self.number}".encode()).hexdigest()


def play_match(task: Task) -> Match:
    game, rng = game_called(task.slug), random.Random(task.seed)
    try:
        return _played(game, task, rng)
    except Exception as fault:
        fault.add_note(f"in {task}, seed {task.seed}")
        raise


def _played(game: AnyGame, task: Task, rng: random.Random) -> Match:
    options = some_options(game, task.options, rng)
    seats = rng.choice(game.seats(options))
    state, _ = begin(game, options, seats, task.seed)
    chance = Chance(task.seed[::-1])
    moves = 0
    while (outcome := game.outcome(state)) is None:
        moves += 1
        if moves > TOO_LONG:
            raise RuntimeError("the match does not end")
        if task.player == RANDOM:
            _random_move(game, state, seats, rng)
        else:
            _bot_move(game, state, seats, task.player, rng, chance)
    drawn = outcome.places.count(1) > 1
    return Match(moves, None if drawn else _side(game, state, outcome.places.index(1)), drawn)


def some_options(game: AnyGame, fixed: dict[str, Any], rng: random.Random) -> Struct:
    """Any options the game allows, but for those that are fixed."""
    while True:
        picked = {name: rng.choice(values) for name, values in choices(game)}
        options: Struct = msgspec.convert({**picked, **fixed}, game.options_type)
        if not game.check(options):
            return options


def choices(game: AnyGame) -> Iterator[tuple[str, list[Any]]]:
    """The options that are a choice of a few values; the others keep their default."""
    kind: Any = msgspec.inspect.type_info(game.options_type)
    for field in kind.fields:
        if isinstance(field.type, msgspec.inspect.LiteralType):
            yield field.encode_name, list(field.type.values)
        elif isinstance(field.type, msgspec.inspect.BoolType):
            yield field.encode_name, [False, True]


def _side(game: AnyGame, state: State, seat: int) -> str | None:
    """A game whose sides differ tells them by ``side``; in the others a seat is its own side."""
    side = getattr(game, "side", None)
    return f"seat {seat}" if side is None else side(state, seat)


def _waiting(game: AnyGame, state: State, seats: int) -> list[tuple[int, list[Offer]]]:
    """The seats with something to decide, and all they may do."""
    offered = [(seat, game.offers(state, seat)) for seat in range(seats)]
    return [(seat, offers) for seat, offers in offered if any(not each.standing for each in offers)]


def _random_move(game: AnyGame, state: State, seats: int, rng: random.Random) -> None:
    waiting = _waiting(game, state, seats)
    seldom = rng.randrange(SELDOM) == 0
    clock_runs = next_deadline(game, state) is not None
    if not waiting or (clock_runs and seldom and rng.random() < 0.5):
        return _run_out(game, state)
    seat, offers = rng.choice(waiting)
    chosen = rng.choice([each for each in offers if each.standing == seldom] or offers)
    if chosen.example is None:
        _act(game, state, seat, chosen.pick(rng.randrange), rng.randrange(5_000))
    else:
        _act(game, state, seat, _legal(game, state, seat, chosen, rng), 0)


def _legal(
    game: AnyGame, state: State, seat: int, offer: Offer, rng: random.Random
) -> dict[str, Any]:
    """What fits an offer that is judged as it comes, and is legal now; its example if no luck."""
    anything = msgspec.structs.replace(offer, example=None)
    for _ in range(TRIES):
        action = anything.pick(rng.randrange)
        if game.judge(state, seat, codec(game).asked(json.dumps(action))) is None:
            return action
    return offer.pick(rng.randrange)


def _bot_move(
    game: AnyGame, state: State, seats: int, level: str, rng: random.Random, chance: Chance
) -> None:
    waiting = _waiting(game, state, seats)
    if not waiting:
        return _run_out(game, state)
    seat, offers = rng.choice(waiting)
    audience = game.audience(state, seat)
    scene, view = game.scene(state, audience), game.view(state, audience)
    plan = game.choose(level, seat, scene, view, offers, chance)
    _act(game, state, seat, plan.action, plan.wait)


def _act(game: AnyGame, state: State, seat: int, chosen: dict[str, Any], wait: int) -> None:
    """Through the same door as a browser: JSON, and the clock before it."""
    action: Action = codec(game).asked(json.dumps(chosen))
    before = next_deadline(game, state)
    at = state.now + wait if before is None else min(state.now + wait, before.at - 1)
    play(game, state, seat, action, at)


def _run_out(game: AnyGame, state: State) -> None:
    deadline = next_deadline(game, state)
    if deadline is None:
        raise RuntimeError("nobody can do anything and no time runs")
    for _ in settle(game, state, deadline.at):
        pass


def interval(wins: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, in per cent."""
    z, share = 1.96, wins / of
    middle = share + z * z / (2 * of)
    spread = z * ((share * (1 - share) + z * z / (4 * of)) / of) ** 0.5
    whole = 1 + z * z / of
    return 100 * (middle - spread) / whole, 100 * (middle + spread) / whole


def report(slug: str, player: str, matches: list[Match], seconds: float) -> str:
    lengths = [match.moves for match in matches]
    drawn = sum(match.drawn for match in matches)
    lines = [
        f"{slug} {player}: {len(matches)} matches in {seconds:.0f} s, {drawn} drawn, "
        f"moves mean {sum(lengths) / len(lengths):.1f}, longest {max(lengths)}"
    ]
    wins = Counter(match.side for match in matches if match.side is not None)
    for side, number in sorted(wins.items()):
        low, high = interval(number, wins.total())
        share = 100 * number / wins.total()
        lines.append(f"  {side:12} {number:6} wins  {share:5.1f} %  ({low:.1f} to {high:.1f})")
    return "\n".join(lines)


def main() -> None:
    asked = _arguments()
    slugs = [asked.game] if asked.game else list(all_games())
    with Pool(asked.jobs) as pool:
        for slug in slugs:
            for player in [RANDOM, *game_called(slug).levels]:
                number = asked.random if player == RANDOM else asked.bots
                if number == 0:
                    continue
                start = time.monotonic()
                tasks = [Task(slug, player, each, asked.options) for each in range(number)]
                matches = pool.map(play_match, tasks, chunksize=max(1, number // (16 * asked.jobs)))
                print(report(slug, player, matches, time.monotonic() - start), flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(all_games()))
    parser.add_argument("--random", type=int, default=10_000, help="matches of random legal play")
    parser.add_argument("--bots", type=int, default=300, help="matches of each bot level")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--options", type=json.loads, default={}, help="fixed options, as JSON")
    return parser.parse_args()


if __name__ == "__main__":
    main()
