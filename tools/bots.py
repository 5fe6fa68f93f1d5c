"""Plays whole matches without a server: random legal play, and bots side by side in time.

``python -m tools.bots`` plays every game, by chance and each bot level against itself;
``--levels easy,normal`` deals those levels round the seats and tells who beat whom;
``--levels marines=normal,aliens=easy`` gives each side its own. Options that are not fixed are
drawn for each match, or with ``--plain`` are those that the game gives. A match that raises, gets
stuck or never ends stops the run with the seed that shows it. How far it is goes to standard error;
Ctrl-C ends it with a report of what was played.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import permutations
from multiprocessing import Pool
from typing import Any

import msgspec
from msgspec import Struct

from games.documents import document_options
from games.engine import Outcome
from games.referee import AnyGame, next_deadline
from games.registry import all_games, game_called
from tools.playing import Playing, secrets_of
from tools.side_by_side import BotMatch

RANDOM = "random"
TOO_LONG = 20_000
SELDOM = 50
"""Once in so many moves a random player lets time run out."""
TRIES = 1_000
"""Options are drawn so often until some fit together."""
FEW = 10
"""So many values of a number are all tried, of more only the ends."""
PARTS = 10
"""So often a run says how far it is."""


class Match(Struct, frozen=True):
    """What one match came to. ``side``: who won; None if nobody, or if sides changed hands."""

    moves: int
    side: str | None
    places: tuple[int, ...]
    levels: tuple[str, ...] = ()
    """Of the bots, seat by seat."""
    told: dict[str, int] = {}
    """How many events of each kind happened in it, and what else its game notes."""
    drawn: bool = False
    """Several won who are not of one side."""


class Task(Struct, frozen=True):
    slug: str
    player: str
    """``random``, or the levels of the bots, with commas between them: round the seats, or each
    after its side and an equals sign."""
    number: int
    options: dict[str, Any]
    seats: int | None = None
    """None: as many as the game allows, by chance."""
    plain: bool = False
    """What is not fixed stays as the game gives it, instead of being left to chance."""

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
    if task.plain:
        options = msgspec.convert(task.options, game.options_type)
    else:
        options = some_options(game, task.options, rng, task.seats)
    seats = task.seats or rng.choice(game.seats(options))
    if task.player == RANDOM:
        return _by_chance(Playing(game, options, seats, task.seed), rng)
    levels = levels_of(Playing(game, options, seats, task.seed), task)
    return _by_bots(BotMatch(game, options, seats, task.seed, levels), rng)


def levels_of(table: Playing, task: Task) -> list[str]:
    """By what is known when the match has begun, for then the sides are drawn."""
    dealt = task.player.split(",")
    if "=" not in task.player:
        return [dealt[(seat + task.number) % len(dealt)] for seat in range(table.seats)]
    named = dict(each.split("=", 1) for each in dealt)
    sides = [_side(table, seat) for seat in range(table.seats)]
    if not set(sides) <= set(named):
        raise ValueError(f"levels for {sorted(named)}, but the sides are {sides}")
    return [named[str(side)] for side in sides]


def _by_chance(table: Playing, rng: random.Random) -> Match:
    """Half of the matches begin where the game thinks them worth testing."""
    below = rng.randrange
    prelude = getattr(secrets_of(table.game), "prelude", None)
    if prelude is not None and below(2):
        prelude(table, below)
    for moves in range(TOO_LONG):
        if (outcome := table.game.outcome(table.state)) is not None:
            return _ended(table, moves, outcome)
        deadline = next_deadline(table.game, table.state)
        left = TOO_LONG if deadline is None else max(0, deadline.at - 1 - table.now)
        table.wait(min(below(5_000), left), below)
        seldom = deadline is not None and below(SELDOM) == 0
        idle = seldom or not table.somebody_acts(below)
        # Whatever was tried, the clock may have ended the match before it.
        if idle and not table.over:
            table.wait_for_the_clock(below)
    raise RuntimeError("the match does not end")


def _by_bots(table: BotMatch, rng: random.Random) -> Match:
    while (outcome := table.game.outcome(table.state)) is None:
        if table.moves > TOO_LONG:
            raise RuntimeError("the match does not end")
        table.go_on(rng.randrange)
    return _ended(table, table.moves, outcome, tuple(table.levels))


def _ended(table: Playing, moves: int, outcome: Outcome, levels: tuple[str, ...] = ()) -> Match:
    first = [seat for seat, place in enumerate(outcome.places) if place == 1]
    sides = {_side(table, seat) for seat in first}
    drawn = len(first) > 1 and (None in sides or len(sides) > 1)
    side = None if drawn else sides.pop()
    return Match(moves, side, outcome.places, levels, dict(table.told), drawn)


def some_options(
    game: AnyGame, fixed: dict[str, Any], rng: random.Random, seats: int | None = None
) -> Struct:
    """Any options the game allows, with so many seats, but for those that are fixed."""
    for _ in range(TRIES):
        picked = {name: rng.choice(values) for name, values in choices(game)}
        options: Struct = msgspec.convert({**picked, **fixed}, game.options_type)
        chosen = {name: rng.choice(found) for name, found in documents(game) if name not in fixed}
        options = msgspec.structs.replace(options, **chosen)
        if not game.check(options) and (seats is None or seats in game.seats(options)):
            return options
    raise ValueError(f"no options of {game.slug} with {fixed} for {seats or 'any number of'} seats")


def documents(game: AnyGame) -> Iterator[tuple[str, list[Any]]]:
    """The options that are a document: those by which the game's tests play."""
    for name in document_options(type(game)):
        played = [getattr(options, name) for options in secrets_of(game).OPTIONS]
        if found := [document for document in played if document is not None]:
            yield name, found


def choices(game: AnyGame) -> Iterator[tuple[str, list[Any]]]:
    """The options that are a choice of values, or a number within bounds; the others keep their
    default."""
    kind: Any = msgspec.inspect.type_info(game.options_type)
    for field in kind.fields:
        match field.type:
            case msgspec.inspect.LiteralType(values=values):
                yield field.encode_name, list(values)
            case msgspec.inspect.BoolType():
                yield field.encode_name, [False, True]
            case msgspec.inspect.IntType(ge=int(least), le=int(most)):
                few = most - least < FEW
                yield field.encode_name, list(range(least, most + 1)) if few else [least, most]


def _side(table: Playing, seat: int) -> str | None:
    """A game whose sides are drawn or exchanged tells them by ``side``, others before the start;
    where all are alike, a seat is its own side."""
    if (side := getattr(table.game, "side", None)) is not None:
        told: str | None = side(table.state, seat)
        return told
    sides = table.game.sides(table.options, table.seats)
    return sides[seat] if sides else f"seat {seat}"


def interval(wins: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, in per cent."""
    z, share = 1.96, wins / of
    middle = share + z * z / (2 * of)
    spread = z * ((share * (1 - share) + z * z / (4 * of)) / of) ** 0.5
    whole = 1 + z * z / of
    return 100 * (middle - spread) / whole, 100 * (middle + spread) / whole


def report(
    slug: str, player: str, matches: list[Match], seconds: float, *, sides: bool = False
) -> str:
    lengths = [match.moves for match in matches]
    drawn = sum(match.drawn for match in matches)
    lines = [
        f"{slug} {player}: {len(matches)} matches in {seconds:.0f} s, {drawn} drawn, "
        f"moves mean {sum(lengths) / len(lengths):.1f}, longest {max(lengths)}"
    ]
    return "\n".join(
        [
            *lines,
            *beaten(matches),
            *winners(matches),
            *(by_side(matches) if sides else []),
            *happened(matches),
        ]
    )


def happened(matches: Sequence[Match]) -> Iterator[str]:
    """What was met, the rarest first, and in how many of the matches."""
    told, met = Counter[str](), Counter[str]()
    for match in matches:
        told.update(match.told)
        met.update(match.told.keys())
    for kind in sorted(told, key=lambda each: (told[each], each)):
        yield f"  met {kind:30} {told[kind]:8} in {met[kind]}"


def beaten(matches: Sequence[Match]) -> Iterator[str]:
    """Who came before whom, by the number of players: every pair of seats of different levels."""
    before = Counter(
        (len(match.places), match.levels[one], match.levels[other])
        for match in matches
        for one, other in permutations(range(len(match.levels)), 2)
        if match.levels[one] != match.levels[other] and match.places[one] < match.places[other]
    )
    for players, one, other in sorted(before):
        won, lost = before[players, one, other], before[players, other, one]
        if (won, one) > (lost, other):
            yield f"  {players} players: {one} before {other} {share(won, won + lost)}"


def winners(matches: Sequence[Match]) -> Iterator[str]:
    """Tables of more than two, by the level of whoever won alone."""
    won = Counter[tuple[int, str]]()
    for match in matches:
        places = match.places
        if len(places) > 2 and len(set(match.levels)) > 1 and places.count(1) == 1:
            won[len(places), match.levels[places.index(1)]] += 1
    for (players, level), number in sorted(won.items()):
        of = sum(each for (many, _), each in won.items() if many == players)
        yield f"  {players} players: {level} won {share(number, of)}"


def by_side(matches: Sequence[Match]) -> Iterator[str]:
    wins = Counter(match.side for match in matches if match.side is not None)
    for side, number in sorted(wins.items()):
        yield f"  {side:12} {share(number, wins.total())}"


def share(number: int, of: int) -> str:
    low, high = interval(number, of)
    return f"{number:6} of {of}  {100 * number / of:5.1f} %  ({low:.1f} to {high:.1f})"


def gathered(coming: Iterable[Match], what: str, number: int) -> tuple[list[Match], bool]:
    """What was played, and whether somebody broke it off; how far it is, said on the way."""
    matches: list[Match] = []
    try:
        for match in coming:
            matches.append(match)
            if len(matches) * PARTS % number < PARTS:
                print(f"{what}: {len(matches)} of {number}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        return matches, True
    return matches, False


def main() -> None:
    asked = _arguments()
    slugs = [asked.game] if asked.game else list(all_games())
    # An interrupt is for the run, which then reports; a worker's traceback would hide it.
    with Pool(asked.jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        for slug in slugs:
            for player in [RANDOM, *([asked.levels] if asked.levels else game_called(slug).levels)]:
                number = asked.random if player == RANDOM else asked.bots
                if number == 0:
                    continue
                start = time.monotonic()
                tasks = [
                    Task(slug, player, each, asked.options, asked.seats, asked.plain)
                    for each in range(number)
                ]
                coming = pool.imap_unordered(play_match, tasks, chunksize=min(number // 16 + 1, 20))
                matches, broken_off = gathered(coming, f"{slug} {player}", number)
                seconds = time.monotonic() - start
                if matches:
                    print(report(slug, player, matches, seconds, sides=asked.sides), flush=True)
                if broken_off:
                    sys.exit(130)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(all_games()))
    parser.add_argument("--random", type=int, default=10_000, help="matches of random legal play")
    parser.add_argument("--bots", type=int, default=300, help="matches of each bot level")
    parser.add_argument("--levels", help="easy,normal; or marines=normal,aliens=easy")
    parser.add_argument("--sides", action="store_true", help="who won, by side")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seats", type=int, help="so many players, else drawn")
    parser.add_argument("--plain", action="store_true", help="options not fixed are the default")
    parser.add_argument("--options", type=json.loads, default={}, help="fixed options, as JSON")
    return parser.parse_args()


if __name__ == "__main__":
    main()
