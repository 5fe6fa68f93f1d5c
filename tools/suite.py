"""Runs the checks and the tests, part by part, and says at the end what passed."""

from __future__ import annotations

import os
import re
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

PYTHON = sys.executable
SUMMED_UP = re.compile(r"^=*\s*\d+ (passed|failed|error|skipped|deselected).* in [\d.]+s")
COUNTED = re.compile(r"\b(\d+) (passed|failed|errors?|skipped)\b")
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)

LIMIT = 14 * 60
"""Seconds after which the long games end, so that a run takes 15 minutes where they are played, and
20 at most on a slow machine."""
WORTH_BEGINNING = 7 * 60
"""With less time than that left the machine is too slow for them."""
INTERRUPTED = 2
"""What pytest answers then."""

FEW = 3
"""So many tests of real processes may fail by the machine's doing and not by ours."""


@dataclass(frozen=True)
class Part:
    """One command of the run."""

    name: str
    command: Sequence[str]
    seconds: int = 420
    """After so long it hangs."""
    counts: bool = False
    """Its last line says how many tests passed."""
    again: bool = False
    """It starts servers and browsers, more than there are cores: a few tests that fail are tried
    once more, and named as unsteady if they then pass. Each of those is a bug to be found."""
    open_ended: bool = False
    """What has not been played when its time is over is said, and counts neither way."""


@dataclass(frozen=True)
class Result:
    passed: int
    failed: int
    unsteady: tuple[str, ...] = ()


def pytest(name: str, marks: str, *more: str, seconds: int = 420, again: bool = False) -> Part:
    cache = f"cache_dir=.pytest_cache/{name.replace(' ', '-')}"
    command = [PYTHON, "-m", "pytest", "-q", "--durations=8", "-o", cache, "-m", marks, *more]
    return Part(name, command, seconds, counts=True, again=again)


def checks() -> list[Part]:
    """What ``make check`` runs. The longest come first, since two run at a time."""
    scripts = sorted(str(path) for path in Path("tests/js").glob("*.test.js"))
    return [
        pytest("unit", "not protocol and not fullstack and not browser"),
        Part("types", [PYTHON, "-m", "mypy"]),
        Part("types of scripts", ["node_modules/.bin/tsc", "--noEmit"]),
        Part("scripts", ["node", "--test", *scripts]),
        Part("templates", ["djlint", "templates", "--lint", "--quiet"]),
        Part("style", ["ruff", "check", "--quiet", "."]),
        Part("format", ["ruff", "format", "--check", "--quiet", "."]),
        Part("spelling", ["typos"]),
    ]


def stages(lacking: Sequence[needs.Need]) -> list[Part]:
    """What ``make test`` runs after the checks: what can run here."""
    full = needs.POSTGRES not in lacking and needs.REDIS not in lacking
    parts = [pytest("protocol", "protocol and not fullstack and not browser", again=True)]
    if full:
        parts.append(pytest("full stack", "fullstack and not browser", seconds=480, again=True))
    if needs.CHROMIUM not in lacking:
        marks = "browser and not long" + ("" if full else " and not fullstack")
        parts.append(pytest("browser", marks, seconds=600, again=True))
    return parts


def long_games(lacking: Sequence[needs.Need], seconds: int) -> list[Part]:
    """Whole games and evenings in browsers, in another order every time: on a slow machine the last
    of them, or all, are left out, and ``make long`` plays them."""
    if needs.CHROMIUM in lacking:
        return []
    if seconds < WORTH_BEGINNING:
        print("\nNo time is left for the long games on this machine: `make long` plays them.")
        return []
    full = needs.POSTGRES not in lacking and needs.REDIS not in lacking
    marks = "long" if full else "long and not fullstack"
    part = pytest("long games", marks, seconds=seconds, again=True)
    return [replace(part, open_ended=True)]


def run(part: Part, *, quiet: bool) -> Result:
    """Run one part. Quietly: its output is shown only if it failed."""
    started = time.monotonic()
    if not quiet:
        print(f"\n== {part.name}", flush=True)
    code, output = output_of(part, show=not quiet)
    result = counted(part, code, output)
    if quiet and result.failed:
        print(output, end="")
    if part.again and 0 < result.failed <= FEW:
        result = tried_again(part, result, output)
    verdict = f"{result.failed} failed" if result.failed else "ok"
    print(f"{part.name:<18}{time.monotonic() - started:6.1f} s  {verdict}", flush=True)
    return result


def tried_again(part: Part, first: Result, output: str) -> Result:
    """What failed, and nothing else, once more; only if all of it passes has it passed."""
    names = tuple(FAILED.findall(output))
    once_more = replace(
        part, command=[*part.command, "--last-failed", "--last-failed-no-failures=none"]
    )
    print(f"\n== {part.name}, once more: {' '.join(names)}", flush=True)
    second = counted(once_more, *output_of(once_more, show=True))
    if second != Result(first.failed, 0) or len(names) != first.failed:
        return first
    return Result(first.passed + second.passed, 0, names)


def output_of(part: Part, *, show: bool) -> tuple[int, str]:
    lines = []
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
    assert process.stdout is not None
    # An interrupt, so that pytest still stops the servers it has started.
    alarms = [
        threading.Timer(part.seconds, process.send_signal, [signal.SIGINT]),
        threading.Timer(part.seconds + 20, process.kill),
    ]
    for alarm in alarms:
        alarm.start()
    for line in process.stdout:
        lines.append(line)
        if show:
            print(line, end="", flush=True)
    code = process.wait()
    for alarm in alarms:
        alarm.cancel()
    return code, "".join(lines)


def environment() -> dict[str, str]:
    tools = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": tools, "PYTHONDONTWRITEBYTECODE": "1"}


def counted(part: Part, code: int, output: str) -> Result:
    """How many tests passed; a check counts as one, and a test that was skipped has not passed."""
    if not part.counts:
        return Result(int(code == 0), int(code != 0))
    lines = [line for line in output.splitlines() if SUMMED_UP.search(line)]
    numbers = {
        word.rstrip("s"): int(number) for number, word in COUNTED.findall("".join(lines[-1:]))
    }
    failed = numbers.get("failed", 0) + numbers.get("error", 0) + numbers.get("skipped", 0)
    if part.open_ended and code == INTERRUPTED:
        print(f"Time is up: not all of the {part.name} were played. `make long` plays them all.")
    elif code and not failed:
        failed = 1
    return Result(numbers.get("passed", 0), failed)


def contract() -> Part:
    """At three times as many matches as the sample among the unit tests."""
    return pytest("contract", "", "tests/test_contract.py", "--hypothesis-profile=full")


def check(*more: Part) -> list[Result]:
    """The checks, and what else needs no server, two at a time."""
    first, *others = checks()
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda part: run(part, quiet=True), [first, *more, *others]))


def test() -> list[Result]:
    """Everything, one part after the other; what cannot run here has failed."""
    started = time.monotonic()
    lacking = needs.provide()
    results = check(contract())
    results += [run(part, quiet=False) for part in stages(lacking)]
    left = int(started + LIMIT - time.monotonic())
    results += [run(part, quiet=False) for part in long_games(lacking, left)]
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
