"""Mutation testing of the games' rules: which small breaks of a rule does no test notice?

``make mutants`` changes one spot of a rule module at a time and runs the game's own tests. At
least 97 in 100 must fail. A mutant that no test can tell from the rule is explained in the game's
``tests/survivors.txt``: module, source line, change and reason.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.mutant_trials import Verdicts, mutants, subject, try_all
from tools.mutations import Mutation

ROOT = Path(__file__).parent.parent
NEEDED = 0.97
"""Of a sample so small that one alone is more, one may be missed."""
EXPLAINED = "survivors.txt"
RELEASED = re.compile(r"^\s*released = True$", re.MULTILINE)
BETWEEN = " :: "
"""Between the fields of a line there."""


@dataclass(frozen=True)
class Reason:
    """Why no test can tell a mutant."""

    module: str
    text: str
    change: str
    why: str

    def fits(self, mutation: Mutation) -> bool:
        its = (mutation.module, mutation.text, mutation.change)
        return (self.module, self.text, self.change) == its


@dataclass(frozen=True)
class Report:
    """What the trials of one game came to."""

    slug: str
    tried: int
    missed: list[Mutation]
    explained: list[tuple[Mutation, Reason]]
    stale: list[Reason]

    @property
    def found(self) -> int:
        return self.tried - len(self.missed) - len(self.explained)

    @property
    def share(self) -> float:
        """Of those that a test could notice."""
        could = self.found + len(self.missed)
        return self.found / could if could else 1.0

    @property
    def is_enough(self) -> bool:
        return (self.share >= NEEDED or len(self.missed) <= 1) and not self.stale


def reasons(path: Path) -> list[Reason]:
    if not path.exists():
        return []
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    read = []
    for line in lines:
        if line and not line.startswith("#"):
            fields = line.split(BETWEEN)
            if len(fields) != 4 or not all(fields):
                raise SystemExit(f"{path}: not module :: line :: change :: reason: {line}")
            read.append(Reason(*fields))
    return read


def sample(total: int, number: int, seed: int) -> list[int]:
    """Evenly spread over all, from a place that the seed chooses."""
    if number >= total:
        return list(range(total))
    start = random.Random(seed).random()
    return [int((place + start) * total / number) for place in range(number)]


def report(
    slug: str, all_of_them: Sequence[Mutation], verdicts: Verdicts, known: Sequence[Reason]
) -> Report:
    survived = [all_of_them[number] for number in sorted(verdicts) if not verdicts[number]]
    explained = [(each, why) for each in survived for why in known if why.fits(each)]
    reasoned = {id(mutation) for mutation, _ in explained}
    missed = [mutation for mutation in survived if id(mutation) not in reasoned]
    tried = [all_of_them[number] for number in verdicts]
    stale = [why for why in known if _is_stale(why, all_of_them, tried, survived)]
    return Report(slug, len(verdicts), missed, explained, stale)


def _is_stale(
    why: Reason,
    all_of_them: Sequence[Mutation],
    tried: Sequence[Mutation],
    survived: Sequence[Mutation],
) -> bool:
    """It fits nothing any more, or a test has noticed it after all."""
    if not any(map(why.fits, all_of_them)):
        return True
    return any(map(why.fits, tried)) and not any(map(why.fits, survived))


def show(report: Report, folder: Path) -> None:
    for mutation in report.missed:
        print(
            f"{folder / mutation.module}.py:{mutation.line}: {mutation.text}\n    {mutation.change}"
        )
    for mutation, why in report.explained:
        print(f"explained: {mutation}\n    {why.why}")
    for reason in report.stale:
        print(f"stale: {reason.module} :: {reason.text} :: {reason.change}")
    print(
        f"{report.slug}: {report.found} of {report.found + len(report.missed)} mutants found"
        f" ({100 * report.share:.1f} %), {len(report.explained)} explained\n",
        flush=True,
    )


def games(root: Path) -> list[str]:
    """Those that are released; one that is still being written is tried by its name."""
    rules = [path.with_name("rules.py") for path in root.glob("games/*/tests")]
    return sorted(each.parent.name for each in rules if RELEASED.search(each.read_text("utf-8")))


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--game", action="append", help="only that game; may be given again")
    parser.add_argument("--only", default="", help="only module, or module:line")
    parser.add_argument("--sample", type=int, help="so many of each game, evenly spread")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another sample")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="show the mutants, try none")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    return parser.parse_args(words)


def tried(root: Path, slug: str, asked: argparse.Namespace) -> Report:
    of = mutants(subject(root, slug))
    chosen = sample(len(of.all), asked.sample or len(of.all), asked.seed)
    if asked.only:
        module, _, line = asked.only.partition(":")
        chosen = [
            number
            for number in chosen
            if of.all[number].module == module and line in ("", str(of.all[number].line))
        ]
    if asked.list:
        print(*(of.all[number] for number in chosen), sep="\n")
        chosen = []
    verdicts = try_all(of, chosen, asked.jobs) if chosen else {}
    return report(slug, of.all, verdicts, reasons(of.subject.folder / "tests" / EXPLAINED))


def main(words: Sequence[str]) -> int:
    asked = arguments(words)
    root = asked.root.resolve()
    sys.path.insert(0, str(root))
    started = time.monotonic()
    reports = []
    for slug in asked.game or games(root):
        reports.append(tried(root, slug, asked))
        show(reports[-1], Path("games") / slug)
    print(f"{sum(each.tried for each in reports)} mutants in {time.monotonic() - started:.0f} s")
    return int(not all(each.is_enough for each in reports))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
