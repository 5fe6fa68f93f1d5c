"""Runs the checks and tests in parts, and sums up what passed.

Three commands: ``check`` (what needs no server), ``test`` (everything but whole games and what
computes for minutes), ``long`` (both of these, the tools, a sample of mutants of one game). A part
is a command; most are pytest on some folders: a test's folder says what it needs and when it runs.
"""

from __future__ import annotations

import os
import re
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from games.registry import all_games
from tools import needs
from tools.children import children
from tools.needs import CHROMIUM, FIREFOX, NGINX, POSTGRES, REDIS, WEBKIT, Need

ROOT = Path(__file__).parent.parent
SUMMARIES = ROOT / "var" / "tests"
"""``summary-test`` there is the last line of ``make test``, for whoever called it through make."""

RUN = os.environ.get("TEST_RUN") or secrets.token_hex(8)
"""By which the tests know that they all belong to one run (tests/support/preparing.py). ``.ci/run``
gives one name to both of its commands, so that the second prepares nothing again."""

PYTHON = sys.executable
BIOME = "node_modules/.bin/biome"
TSC = "node_modules/.bin/tsc"
TYPED = "var/tests/scripts.tsbuildinfo"
"""What tsc found last time: what has not changed since it need not look at again."""
SUMMED_UP = re.compile(r"^=*\s*\d+ (passed|failed|error|skipped|deselected).* in [\d.]+s")
COUNTED = re.compile(r"\b(\d+) (passed|failed|errors?|skipped)\b")
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)

WHOLE = ("first_matches", "long", "tools")
"""Folders of tests that ``make long`` runs, those with the longest files first."""

SIEGE = "tests/tools/test_siege.py"
"""Measures what others notice, so in `make long` nothing else may run."""

MUTANTS = 20
"""Of the rules of one game: so few that `make long` does not wait for them."""

FEW = 3
"""So many tests of real processes may fail by the machine's doing and not by ours."""

NEEDS: dict[str, Sequence[Need]] = {
    "protocol": (),
    "fullstack": (POSTGRES, REDIS, NGINX),
    "browser": (CHROMIUM,),
    "browsers": (CHROMIUM, FIREFOX, WEBKIT),
    "first_matches": (FIREFOX, WEBKIT),
    "drills": (POSTGRES, REDIS),
    "timed": (CHROMIUM,),
    "tools": (POSTGRES, REDIS, NGINX),
    "long": (POSTGRES, REDIS, NGINX, CHROMIUM),
}
"""The folders ``tests/<name>`` and ``games/*/tests/<name>`` whose tests start processes, and what
they need on the machine. All other tests are unit tests."""

DEEP = "deep"
"""Folders of tests that compute for long: ``make long`` runs them."""
CONTRACT = "tests/test_contract.py"
OF_PEOPLE = ("tests/unit/members", "tests/unit/moderation", "tests/unit/rooms")
"""Half of all unit tests, by the time they take. Beside them run the others of the site, and then
those of the games."""
LEAKS = "tests/leaks"
MODEL = Path("tests", "sixth")
"""Here lies the game that others are written after, complete with its tests."""


@dataclass(frozen=True)
class Part:
    """One command of the run."""

    name: str
    command: Sequence[str]
    seconds: int = 40 * 60
    """After so long it hangs, anywhere; where it gives way to others, after twice that time."""
    counts: bool = False
    """Its last line says how many tests passed."""
    again: bool = False
    """It starts servers and browsers: a few tests that fail are tried once more, alone, when
    all else is over, and named as unsteady if they then pass. Each of them is a bug to be found."""
    computes: bool = False
    """It only computes, so it gives way to parts that wait for real time."""


@dataclass(frozen=True)
class Result:
    part: Part
    passed: int
    failed: int
    names: tuple[str, ...] = ()
    """Of the tests that failed, or that failed at first."""


def pytest(name: str, *which: str, processes: int = 1, **facts: bool) -> Part:
    """Those files and folders, spread over so many processes, each file in one of them."""
    cache = f"cache_dir=.pytest_cache/{name.replace(' ', '-')}"
    spread = ["-n", str(processes), "--dist", "loadfile"] if processes > 1 else []
    options = ["-o", cache, *(UNWATCHED if facts.get("computes") else ()), *spread]
    command = [PYTHON, "-m", "pytest", "-q", "--durations=8", *options, *which]
    return Part(name, command, counts=True, **facts)


UNWATCHED = ("-o", "faulthandler_timeout=0")
"""The watch is a thread that begins and ends with each test, and thousands of small ones would wait
for it longer than they take. What hangs is broken off all the same, and told where it stood."""


def folders(name: str) -> list[str]:
    of_games = [*Path("games").glob(f"*/tests/{name}"), *MODEL.glob(f"*/tests/{name}")]
    found = [Path("tests", name), *of_games]
    return [str(folder) for folder in found if folder.is_dir()]


def processes(name: str, spread: int = 1) -> Part:
    """The tests of folders of that name; of a game that is not offered yet there is no site."""
    return pytest(name, *filter(is_served, folders(name)), processes=spread, again=True)


def is_served(folder: str) -> bool:
    where, slug, *_ = Path(folder).parts
    return where != "games" or slug in all_games()


def unit(*but: str) -> list[Part]:
    """Those of the site, in two parts, and those of the games with what holds for each game: a
    process each, so that none collects what another runs, and none has to deal them out."""
    without = [LEAKS, *but, *(folder for name in (*NEEDS, DEEP) for folder in folders(name))]
    ignored = [f"--ignore={path}" for path in without]
    of_games = ["games", *({CONTRACT} - {*but})]
    of_others = [*ignored, f"--ignore={CONTRACT}", *(f"--ignore={each}" for each in OF_PEOPLE)]
    return [
        pytest("unit of people", *OF_PEOPLE, *ignored, computes=True),
        pytest("unit", "tests", *of_others, computes=True),
        pytest("unit of games", *of_games, *ignored, computes=True),
    ]


NODE = ("node", "--import", "./tests/js/imports.js", "--test")
GLOBALS = re.compile(r"\b(?:globalThis|mock)\b")
"""In a test of scripts that changes what all of them see: its file gets a process of its own. The
others share one, since most of what a process costs is its start."""


def checks(*tests: Part) -> list[Part]:
    """Everything that needs no server: those tests, and what reads the code. The longest first."""
    scripts = [str(path) for folder in folders("js") for path in Path(folder).rglob("*.test.js")]
    apart = sorted(path for path in scripts if GLOBALS.search(Path(path).read_text("utf-8")))
    commands = {
        # The plugin for Django's types reads the settings: the embedded ones, which need nothing.
        "types": ["env", "-u", "DATABASE_URL", PYTHON, "-m", "mypy"],
        "types of scripts": [TSC, "--noEmit", "--incremental", "--tsBuildInfoFile", TYPED],
        "scripts": [*NODE, "--test-isolation=none", *sorted({*scripts} - {*apart})],
        "scripts apart": [*NODE, *apart],
        "style of scripts": [BIOME, "ci", "--colors=off", "--error-on-warnings", "."],
        "templates": ["djlint", "templates", "--lint", "--quiet"],
        "storeys": ["lint-imports", "--no-logo"],
        "style": ["ruff", "check", "--quiet", "."],
        "format": ["ruff", "format", "--check", "--quiet", "."],
        "spelling": ["typos"],
    }
    return [*tests, *(Part(name, command, computes=True) for name, command in commands.items())]


def stages(lacking: Sequence[Need], *, tools: bool) -> tuple[list[Part], ...]:
    """What can run here of the tests with processes: side by side, the longest first and last what
    mostly waits, for kills, deadlines and files; then what measures time, with the machine to
    itself."""
    beside = ("browser", "fullstack", "protocol", "browsers", "drills")
    side_by_side = [processes(name, 2) for name in beside]
    alone = [processes("timed"), *([processes("tools")] if tools else [])]
    return tuple(possible(parts, lacking) for parts in (side_by_side, alone))


def possible(parts: Sequence[Part], lacking: Sequence[Need]) -> list[Part]:
    return [part for part in parts if not set(NEEDS[part.name]).intersection(lacking)]


LONG_FOLLOWS = "LONG_FOLLOWS"
"""Set by ``.ci/run``: ``make long`` comes next, and tests the tools in any case."""


TESTS_UNTIL = "TESTS_UNTIL"
"""Set by ``.ci/run``: seconds since 1970, after which ``make long`` begins nothing more. On a fast
machine it then runs all, on a slow one a part: another with each commit."""


def time_is_up() -> bool:
    return time.time() >= float(os.environ.get(TESTS_UNTIL, "inf"))


def until() -> list[str]:
    """The option that lets pytest begin no test after that."""
    return [f"--until={os.environ[TESTS_UNTIL]}"] if TESTS_UNTIL in os.environ else []


def tools_are_due() -> bool:
    return LONG_FOLLOWS not in os.environ and tools_have_changed()


def tools_have_changed() -> bool:
    """Since the branch left main; on main itself, since the commit before. Where git cannot tell,
    they have."""
    mains = ("origin/main", "main")
    base = next((found for main in mains if (found := git("merge-base", "HEAD", main))), None)
    if base == git("rev-parse", "HEAD"):
        base = git("rev-parse", "HEAD~1")
    if not base:
        return True
    paths = ("--", "tools", *folders("tools"))
    new = git("ls-files", "--others", "--exclude-standard", *paths)
    return bool(git("diff", "--name-only", base, *paths) or new)


def git(*words: str) -> str:
    try:
        done = subprocess.run(
            ["git", *words], cwd=ROOT, capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def run(part: Part, *, quiet: bool) -> Result:
    """Run one part, and show what it said in one piece, since others run beside it. Quietly: only
    if it failed."""
    started = time.monotonic()
    code, output = output_of(part)
    result = counted(part, code, output)
    show(part.name, "" if quiet and not result.failed else output)
    verdict = f"{result.failed} failed" if result.failed else "ok"
    print(f"{part.name:<18}{time.monotonic() - started:6.1f} s  {verdict}", flush=True)
    return result


def show(title: str, output: str) -> None:
    if output:
        print(f"\n== {title}\n{output}", end="", flush=True)


def steadied(result: Result) -> Result:
    """A few tests of real processes that failed, and nothing else, once more; only if all of them
    pass have they passed. One may have failed twice, in its call and in what follows it."""
    if not result.part.again or not 0 < result.failed <= FEW:
        return result
    tests = set(result.names)
    part = replace(result.part, command=[*alone(result.part.command), *LAST_FAILED])
    code, output = output_of(part)
    show(f"{part.name}, once more: {' '.join(sorted(tests))}", output)
    second = counted(part, code, output)
    if (second.passed, second.failed) != (len(tests), 0) or len(result.names) != result.failed:
        return result
    return replace(result, passed=result.passed + second.passed, failed=0)


LAST_FAILED = ("--last-failed", "--last-failed-no-failures=none")


def alone(command: Sequence[str]) -> list[str]:
    """In one process, however late it is."""
    words = [word for word in command if word not in until()]
    if "-n" in words:
        words[words.index("-n") + 1] = "0"
    return words


def output_of(part: Part) -> tuple[int, str]:
    process = subprocess.Popen(
        [*(GIVES_WAY if part.computes else ()), *part.command],
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    seconds = part.seconds * (2 if part.computes else 1)
    alarms = [
        threading.Timer(seconds, interrupt, [process.pid]),
        threading.Timer(seconds + 20, process.kill),
    ]
    for alarm in alarms:
        alarm.start()
    output, _ = process.communicate()
    for alarm in alarms:
        alarm.cancel()
    return process.returncode, output


def interrupt(process: int) -> None:
    """So that pytest still stops the servers it has started: by SIGTERM (tests/support/sites.py) in
    the processes over which it has spread, to which it does not pass an interrupt on."""
    with suppress(ProcessLookupError):
        for child in children(process):
            os.kill(child, signal.SIGTERM)
        os.kill(process, signal.SIGINT)


GIVES_WAY = ("nice", "-n", "10")


def environment() -> dict[str, str]:
    tools = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    # All processes of a part have to find the same tests in the same order, sets of them too.
    ours = {"PATH": tools, "PYTHONHASHSEED": "0", "TEST_RUN": RUN, "HOSTILE_FROM": str(commits())}
    # Every server that starts, and every test file that is read, would be compiled anew.
    theirs = {name: os.environ[name] for name in os.environ if name != "PYTHONDONTWRITEBYTECODE"}
    return {**theirs, **ours}


def counted(part: Part, code: int, output: str) -> Result:
    """How many tests passed; a check counts as one, and a test that was skipped has not passed."""
    if not part.counts:
        return Result(part, int(code == 0), int(code != 0))
    lines = [line for line in output.splitlines() if SUMMED_UP.search(line)]
    numbers = {
        word.rstrip("s"): int(number) for number, word in COUNTED.findall("".join(lines[-1:]))
    }
    failed = numbers.get("failed", 0) + numbers.get("error", 0) + numbers.get("skipped", 0)
    if code and not failed:
        failed = 1
    return Result(part, numbers.get("passed", 0), failed, tuple(FAILED.findall(output)))


def side_by_side(parts: Sequence[Part], at_once: int, *, quiet: bool) -> list[Result]:
    with ThreadPoolExecutor(at_once) as pool:
        return list(pool.map(lambda part: run(part, quiet=quiet), parts))


def check() -> list[Result]:
    return side_by_side(checks(*unit()), 2, quiet=True)


def test() -> list[Result]:
    """Everything but what takes minutes; what cannot run here has failed. What computes fills the
    time in which the others wait."""
    computing = checks(contract(), *unit(CONTRACT))
    with ThreadPoolExecutor(1) as beside:
        checked = beside.submit(side_by_side, computing, 2, quiet=True)
        lacking = needs.provide()
        waiting, measuring = stages(lacking, tools=tools_are_due())
        results = side_by_side(waiting, 2, quiet=False)
        results += checked.result()
    results += side_by_side(measuring, 1, quiet=False)
    return [*map(steadied, results), *unable(lacking, "test")]


def contract() -> Part:
    """The sample of it that is among the unit tests of ``make check``, and whether its laws find
    every leak that was planted."""
    return pytest("contract", CONTRACT, LEAKS, computes=True)


def computing() -> list[Part]:
    """The contract at three times as many matches, and what else computes for minutes."""
    return [
        pytest("whole contract", CONTRACT, *until(), "--hypothesis-profile=full", computes=True),
        pytest(DEEP, *folders(DEEP), *until(), computes=True),
    ]


def mutants() -> Part:
    """Whether the tests of a game notice small breaks of its rules: a sample of them. To find out
    which test reaches which line takes longer than to try the breaks, so games take turns."""
    command = [PYTHON, "-m", "tools.mutants", "--sample", str(MUTANTS), "--game", whose_turn()]
    return Part("mutants", command, computes=True)


def whose_turn() -> str:
    """Another game with each commit."""
    slugs = list(all_games())
    return slugs[commits() % len(slugs)]


def commits() -> int:
    return int(git("rev-list", "--count", "HEAD") or 0)


def long() -> list[Result]:
    """Whole games and evenings in browsers, the load and soak tools. Broken rules and what else
    computes fill the time in which these wait."""
    lacking = needs.provide()
    with ThreadPoolExecutor(1) as beside:
        computed = beside.submit(in_time, [mutants(), *computing()])
        results = [*in_time(whole(lacking)), *computed.result()]
    if not set(NEEDS["tools"]).intersection(lacking):
        results += in_time([pytest("siege", SIEGE, again=True)])
    return [*map(steadied, results), *unable(lacking, "long")]


def in_time(parts: Sequence[Part]) -> list[Result]:
    """One after the other; those that would begin too late are named."""
    results = []
    for part in parts:
        if time_is_up():
            print(f"{part.name:<18} not begun for want of time", flush=True)
        else:
            results.append(run(part, quiet=False))
    return results


def whole(lacking: Sequence[Need]) -> list[Part]:
    """Of what ``make long`` alone runs, all that can run here: one part, so that no process waits
    for the last match of another."""
    names = [name for name in WHOLE if not set(NEEDS[name]).intersection(lacking)]
    found = list(filter(is_served, (folder for name in names for folder in folders(name))))
    # In this order, and in no chance one: a file of ten matches that begins last is waited for.
    order = ("--randomly-dont-reorganize", "--no-loadscope-reorder", f"--ignore={SIEGE}")
    if until():
        found = by_turns(found)
    part = pytest("long", *order, *until(), *found, processes=3, again=True)
    return [replace(part, seconds=60 * 60)] if found else []


def by_turns(places: Sequence[str]) -> list[str]:
    """Their files, with each commit from another on: whichever come last may not be begun."""
    found = [str(path) for place in places for path in sorted(Path(place).rglob("test_*.py"))]
    files = [path for path in found if path != SIEGE]
    first = int(commits() * GOLDEN % 1 * len(files))
    return files[first:] + files[:first]


GOLDEN = (5**0.5 - 1) / 2
"""A step that soon has been everywhere, whatever the number of files and of commits."""


def unable(lacking: Sequence[Need], what: str) -> list[Result]:
    """Said, and counted as failed."""
    if not lacking:
        return []
    names = " and ".join(need.name for need in lacking)
    print(
        f"\nNot everything was tested, because {names} cannot be found here:"
        f" install with `{needs.how_to_install(list(lacking))}` and run make {what} again."
    )
    return [Result(Part(need.name, ()), 0, 1) for need in lacking]


COMMANDS: dict[str, Callable[[], list[Result]]] = {"check": check, "test": test, "long": long}


def main(what: str) -> int:
    started = time.monotonic()
    results = COMMANDS[what]()
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    summary = f"{passed} passed, {failed} failed"
    for name in (name for result in results if not result.failed for name in result.names):
        print(f"unsteady: {name} failed at first", flush=True)
    SUMMARIES.mkdir(parents=True, exist_ok=True)
    (SUMMARIES / f"summary-{what}").write_text(summary + "\n")
    print(f"\nmake {what} took {time.monotonic() - started:.0f} s\n{summary}", flush=True)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
