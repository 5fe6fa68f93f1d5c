"""Runs the checks and the tests, part by part, and says at the end what passed."""

from __future__ import annotations

import os
import re
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from tools import needs

ROOT = Path(__file__).parent.parent
SUMMARY = ROOT / "var" / "tests" / "summary"
"""The last line of a run, for whoever called us through make."""

RUN = secrets.token_hex(8)
"""By which the tests know that they all belong to one run (tests/preparing.py)."""
DRILLS = "tests/drills"
BROWSER = "tests/browser"
APART = (f"--ignore={DRILLS}", f"--ignore={BROWSER}")
"""Those folders are parts of their own."""

PYTHON = sys.executable
SUMMED_UP = re.compile(r"^=*\s*\d+ (passed|failed|error|skipped|deselected).* in [\d.]+s")
COUNTED = re.compile(r"\b(\d+) (passed|failed|errors?|skipped)\b")
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)

LIMIT = 16 * 60
"""Seconds after which the long games end, so that a run takes 20 minutes at most on any machine."""
WORTH_BEGINNING = 3 * 60
"""With less time than that left the machine is too slow for them."""
SECOND_TRY = 60
"""Seconds that it gets at least."""
INTERRUPTED = 2
"""What pytest answers to an interrupt."""

FEW = 3
"""So many tests of real processes may fail by the machine's doing and not by ours."""


@dataclass(frozen=True)
class Part:
    """One command of the run."""

    name: str
    command: Sequence[str]
    seconds: int = 600
    """After so long it hangs."""
    counts: bool = False
    """Its last line says how many tests passed."""
    again: bool = False
    """It starts servers and browsers, more than there are cores: a few tests that fail are tried
    once more, and named as unsteady if they then pass. Each of those is a bug to be found."""
    ends: float | None = None
    """Open-ended: when it is stopped, by ``time.monotonic()``. What has not been played by then is
    said, and counts neither way."""


@dataclass(frozen=True)
class Result:
    passed: int
    failed: int
    unsteady: tuple[str, ...] = ()


def pytest(name: str, marks: str, *which: str, again: bool = False) -> Part:
    """Of those files and folders only: to read all tests takes longer than some parts do."""
    cache = f"cache_dir=.pytest_cache/{name.replace(' ', '-')}"
    command = [PYTHON, "-m", "pytest", "-q", "--durations=8", "-o", cache, "-m", marks, *which]
    return Part(name, command, counts=True, again=again)


def checks() -> list[Part]:
    """What ``make check`` runs. The longest come first, since two run at a time."""
    folders = ("tests/js/**/*.test.js", "games/*/tests/js/*.test.js")
    scripts = sorted(str(path) for folder in folders for path in Path().glob(folder))
    return [
        pytest("unit", "not protocol and not fullstack", "games", "tests", *APART),
        Part("types", [PYTHON, "-m", "mypy"]),
        Part("types of scripts", ["node_modules/.bin/tsc", "--noEmit"]),
        Part("scripts", ["node", "--import", "./tests/js/imports.js", "--test", *scripts]),
        Part(
            "style of scripts",
            ["node_modules/.bin/biome", "ci", "--colors=off", "--error-on-warnings", "."],
        ),
        Part("templates", ["djlint", "templates", "--lint", "--quiet"]),
        Part("storeys", ["lint-imports", "--no-logo"]),
        Part("style", ["ruff", "check", "--quiet", "."]),
        Part("format", ["ruff", "format", "--check", "--quiet", "."]),
        Part("spelling", ["typos"]),
    ]


def stages(lacking: Sequence[needs.Need], ends: float) -> list[Part]:
    """What ``make test`` runs after the checks: what can run here. Two at a time: sockets and
    servers mostly wait, browsers mostly compute. The whole games come last, in another order every
    time: only they may go on until all has to end, and ``make long`` plays those left out."""
    full = not {needs.POSTGRES, needs.REDIS, needs.NGINX}.intersection(lacking)
    parts = [pytest("protocol", "protocol and not fullstack", "tests", *APART, again=True)]
    if full:
        parts.insert(0, pytest("full stack", "fullstack", "tests", *APART, again=True))
        parts.append(pytest("drills", "", DRILLS, again=True))
    if needs.CHROMIUM not in lacking:
        here = "" if full else " and not fullstack"
        parts.append(pytest("browser", f"not long{here}", BROWSER, again=True))
        games = pytest("long games", f"long{here}", BROWSER, again=True)
        parts.append(replace(games, ends=ends))
    return parts


def run(part: Part, *, quiet: bool) -> Result:
    """Run one part, and show what it said in one piece, since another runs beside it. Quietly: only
    if it failed."""
    started = time.monotonic()
    if part.ends is not None:
        part = replace(part, seconds=int(part.ends - started))
        if part.seconds < WORTH_BEGINNING:
            print(f"\nNo time is left for the {part.name} on this machine: `make long` plays them.")
            return Result(0, 0)
    code, output = output_of(part)
    result = counted(part, code, output)
    show(part.name, "" if quiet and not result.failed else output)
    if part.ends is not None and code == INTERRUPTED:
        print(f"Time is up: not all of the {part.name} were played. `make long` plays them all.")
    if part.again and 0 < result.failed <= FEW:
        left = part.seconds - int(time.monotonic() - started)
        result = tried_again(replace(part, seconds=max(left, SECOND_TRY)), result, output)
    verdict = f"{result.failed} failed" if result.failed else "ok"
    print(f"{part.name:<18}{time.monotonic() - started:6.1f} s  {verdict}", flush=True)
    return result


def show(title: str, output: str) -> None:
    if output:
        print(f"\n== {title}\n{output}", end="", flush=True)


def tried_again(part: Part, first: Result, output: str) -> Result:
    """What failed, and nothing else, once more; only if all of it passes has it passed."""
    names = tuple(FAILED.findall(output))
    once_more = replace(
        part, command=[*part.command, "--last-failed", "--last-failed-no-failures=none"]
    )
    code, output = output_of(once_more)
    show(f"{part.name}, once more: {' '.join(names)}", output)
    second = counted(once_more, code, output)
    if second != Result(first.failed, 0) or len(names) != first.failed:
        return first
    return Result(first.passed + second.passed, 0, names)


def output_of(part: Part) -> tuple[int, str]:
    process = subprocess.Popen(
        part.command,
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    # An interrupt, so that pytest still stops the servers it has started.
    alarms = [
        threading.Timer(part.seconds, process.send_signal, [signal.SIGINT]),
        threading.Timer(part.seconds + 20, process.kill),
    ]
    for alarm in alarms:
        alarm.start()
    output, _ = process.communicate()
    for alarm in alarms:
        alarm.cancel()
    return process.returncode, output


def environment() -> dict[str, str]:
    tools = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": tools, "PYTHONDONTWRITEBYTECODE": "1", "TEST_RUN": RUN}


def counted(part: Part, code: int, output: str) -> Result:
    """How many tests passed; a check counts as one, and a test that was skipped has not passed."""
    if not part.counts:
        return Result(int(code == 0), int(code != 0))
    lines = [line for line in output.splitlines() if SUMMED_UP.search(line)]
    numbers = {
        word.rstrip("s"): int(number) for number, word in COUNTED.findall("".join(lines[-1:]))
    }
    failed = numbers.get("failed", 0) + numbers.get("error", 0) + numbers.get("skipped", 0)
    timed_out = part.ends is not None and code == INTERRUPTED
    if code and not failed and not timed_out:
        failed = 1
    return Result(numbers.get("passed", 0), failed)


def contract() -> Part:
    """At three times as many matches as the sample among the unit tests."""
    return pytest("contract", "", "tests/test_contract.py", "--hypothesis-profile=full")


def two_at_a_time(parts: Sequence[Part], *, quiet: bool) -> list[Result]:
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda part: run(part, quiet=quiet), parts))


def check(*more: Part) -> list[Result]:
    """The checks, and what else needs no server."""
    first, *others = checks()
    return two_at_a_time([first, *more, *others], quiet=True)


def test() -> list[Result]:
    """Everything; what cannot run here has failed."""
    ends = time.monotonic() + LIMIT
    lacking = needs.provide()
    results = check(contract())
    results += two_at_a_time(stages(lacking, ends), quiet=False)
    if lacking:
        names = " and ".join(need.name for need in lacking)
        print(
            f"\nNot everything was tested, because {names} cannot be found here:"
            f" install with `{needs.how_to_install(lacking)}` and run make test again."
        )
        results.append(Result(0, len(lacking)))
    return results


def main(what: str) -> int:
    started = time.monotonic()
    results = test() if what == "test" else check()
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    summary = f"{passed} passed, {failed} failed"
    for name in (name for result in results for name in result.unsteady):
        print(f"unsteady: {name} failed at first", flush=True)
    SUMMARY.parent.mkdir(parents=True, exist_ok=True)
    SUMMARY.write_text(summary + "\n")
    print(f"\nmake {what} took {time.monotonic() - started:.0f} s\n{summary}", flush=True)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
