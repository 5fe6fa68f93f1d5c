"""What ``make test`` runs where something is missing, and how it counts."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace

import pytest

from tests.support.processes import ROOT
from tools import needs, suite
from tools.mutants import arguments
from tools.suite import NEEDS, Part, Result, counted, stages

TESTS = Part("unit", ["pytest"], counts=True)
STYLE = Part("style", ["ruff"])
STARTED = ["embedded", "full_stack", "postgres", "redis", "people"]


@pytest.fixture(autouse=True)
def no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the run has that these tests are part of."""
    monkeypatch.delenv(suite.TESTS_UNTIL, raising=False)


def names(lacking=(), *, tools=False) -> list[list[str]]:
    """Of the parts with processes: side by side, and after them alone."""
    return [[part.name for part in parts] for parts in stages(lacking, tools=tools)]


def test_everything_runs_where_everything_is_there():
    assert names() == [
        ["browser", "fullstack", "protocol", "browsers", "drills"],
        ["timed"],
    ]


def test_the_tools_are_tested_if_they_have_changed():
    assert names(tools=True)[1] == ["timed", "tools"]


@pytest.mark.parametrize(
    "need", [needs.POSTGRES, needs.REDIS, needs.NGINX], ids=lambda need: need.name
)
def test_without_a_server_the_browser_still_plays_on_the_embedded_default(need):
    side_by_side, alone = names([need])
    assert side_by_side[:3] == ["browser", "protocol", "browsers"]
    assert "timed" in alone


def test_without_a_browser_the_full_stack_is_still_tested():
    assert names([needs.CHROMIUM]) == [["fullstack", "protocol", "drills"], []]


@pytest.mark.parametrize("need", [needs.FIREFOX, needs.WEBKIT], ids=lambda need: need.name)
def test_without_one_of_the_other_browsers_chromium_still_plays(need):
    assert names([need])[0] == ["browser", "fullstack", "protocol", "drills"]


def test_a_folder_of_processes_is_in_one_part_and_not_among_the_unit_tests():
    for part in suite.unit():
        ignored = {word.removeprefix("--ignore=") for word in part.command}
        for name in NEEDS:
            assert {f"tests/{name}"} <= set(suite.folders(name)) <= ignored


def test_every_unit_test_and_the_contract_is_in_one_part(monkeypatch):
    for run in (suite.check, suite.test):
        commands = [part.command for part in parts_of(run, monkeypatch)]
        for place in ("games", "tests", suite.CONTRACT):
            assert sum(place in command for command in commands) == 1
        (of_tests,) = (command for command in commands if "tests" in command)
        assert f"--ignore={suite.CONTRACT}" in of_tests and "games" not in of_tests


def test_what_computes_for_long_is_left_to_make_long(monkeypatch):
    deep = suite.folders("deep")
    assert len(deep) > 3
    for run in (suite.check, suite.test):
        units = [part for part in parts_of(run, monkeypatch) if part.name.startswith("unit")]
        assert len(units) == 3
        assert all({f"--ignore={folder}" for folder in deep} <= {*each.command} for each in units)
    parts = {part.name: part.command for part in run_by_long(monkeypatch)}
    assert {*deep} <= {*parts["deep"]}
    assert {suite.CONTRACT, "--hypothesis-profile=full"} <= {*parts["whole contract"]}


def parts_of(run, monkeypatch) -> list[Part]:
    """Of a whole run, in which all are said to have passed."""
    ran: list[Part] = []
    monkeypatch.setattr(needs, "provide", lambda: [])
    monkeypatch.setattr(suite, "run", lambda part, quiet: ran.append(part) or Result(part, 1, 0))
    run()
    return ran


@pytest.mark.parametrize("started", STARTED)
def test_unit_tests_start_no_site(started):
    """Fixtures that start processes are asked for in folders of processes alone."""
    wanted = re.compile(rf"^(?:async )?def \w+\([^)]*\b{started}\b", re.MULTILINE)
    folders = [ROOT / folder for name in NEEDS for folder in suite.folders(name)]
    for path in [*ROOT.glob("games/*/tests/**/*.py"), *ROOT.glob("tests/**/*.py")]:
        if not {*folders, ROOT / "tests" / "support"}.intersection(path.parents):
            assert not wanted.search(path.read_text()), path


def test_what_is_missing_is_named_with_its_command_and_has_failed(monkeypatch, capsys):
    monkeypatch.setattr(needs, "provide", lambda: [needs.POSTGRES, needs.REDIS])
    monkeypatch.setattr(needs.shutil, "which", lambda name: None)
    monkeypatch.setattr(suite, "run", lambda part, quiet: Result(part, 1, 0))
    results = suite.test()
    assert sum(result.failed for result in results) == 2
    [sentence] = capsys.readouterr().out.strip().splitlines()
    assert "PostgreSQL and Redis cannot be found" in sentence
    assert "`sudo apt-get install postgresql redis-server` and run make test again" in sentence


def run_by_long(monkeypatch, *lacking: needs.Need) -> list[Part]:
    """What ``make long`` runs."""
    parts: list[Part] = []
    monkeypatch.setattr(needs, "provide", lambda: list(lacking))
    monkeypatch.setattr(suite, "run", lambda part, quiet: parts.append(part) or Result(part, 1, 0))
    suite.long()
    return parts


def test_the_long_run_tries_a_sample_of_mutants_which_needs_no_server(monkeypatch):
    ran = run_by_long(monkeypatch)
    parts = {part.name: part for part in ran}
    assert set(parts) == {"mutants", "whole contract", "deep", "long", "siege"}
    assert ran[-1] is parts["siege"] and suite.SIEGE in ran[-1].command, "alone"
    assert f"--ignore={suite.SIEGE}" in parts["long"].command
    assert {f"tests/{name}" for name in suite.WHOLE} <= set(parts["long"].command)
    (few,) = suite.whole([needs.FIREFOX])
    assert {"tests/long", "tests/tools"} <= set(few.command)
    assert "tests/first_matches" not in few.command
    alone, *_ = run_by_long(monkeypatch, needs.POSTGRES, needs.CHROMIUM, needs.WEBKIT)
    assert alone.command[1:3] == ["-m", "tools.mutants"]
    assert alone.computes, "it fills the time in which the others wait"
    asked = arguments(alone.command[3:])
    assert asked.sample == suite.MUTANTS
    assert asked.game == [suite.whose_turn()]


def test_games_take_turns_with_their_mutants_commit_by_commit(monkeypatch):
    def turn_after(commits: str) -> str:
        monkeypatch.setattr(suite, "git", lambda *words: commits)
        return suite.whose_turn()

    games = list(suite.all_games())
    assert [turn_after(str(100 + each)) for each in range(len(games))] == games
    assert turn_after("") == games[0], "where git cannot count"


def test_a_run_without_a_limit_plays_all_and_the_longest_first(monkeypatch):
    (part,) = suite.whole([])
    assert "tests/first_matches" in part.command
    assert not [word for word in part.command if word.startswith("--until")]


def test_within_a_limit_another_part_comes_first_with_each_commit(monkeypatch):
    monkeypatch.setenv(suite.TESTS_UNTIL, "9000000000")
    (part,) = suite.whole([])
    assert "--until=9000000000" in part.command
    played = {word for word in part.command if word.endswith(".py") and word[0] != "-"}
    places = [place for name in suite.WHOLE for place in suite.folders(name)]
    first = set()
    for commit in range(2 * len(played)):
        monkeypatch.setattr(suite, "git", lambda *words, commit=commit: str(commit))
        files = suite.by_turns(places)
        assert sorted(files) == sorted(played), "each once"
        first.add(files[0])
    assert first == played and len(first) > 30
    assert suite.SIEGE not in first, "which runs alone"


def test_what_begins_after_the_limit_is_named_and_not_run(monkeypatch, capsys):
    monkeypatch.setenv(suite.TESTS_UNTIL, "1")
    assert run_by_long(monkeypatch) == []
    said = capsys.readouterr().out
    for name in ("mutants", "whole contract", "deep", "long", "siege"):
        assert re.search(rf"^{name} +not begun for want of time$", said, re.MULTILINE)


TWO_FILES = dict.fromkeys(("test_a", "test_b"), "def test_it(): pass\ndef test_too(): pass\n")


@pytest.mark.parametrize("spread", [(), ("-n", "2", "--dist", "loadfile")], ids=["one", "two"])
@pytest.mark.parametrize(
    ("until", "last", "left"),
    [
        (1, r"no tests ran in", ["test_a.py: 2", "test_b.py: 2"]),
        (9_000_000_000, r"4 passed in", []),
    ],
)
def test_no_test_is_begun_after_the_limit(tmp_path, spread, until, last, left):
    for name, text in TWO_FILES.items():
        (tmp_path / f"{name}.py").write_text(text)
    options = ["-q", "-p", "tests.support.until", f"--until={until}", f"--rootdir={tmp_path}"]
    command = [sys.executable, "-m", "pytest", *options, *spread, "-c", "/dev/null", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert re.search(last, done.stdout.splitlines()[-1])
    assert re.findall(r"^\S*(test_\w\.py: \d)$", done.stdout, re.MULTILINE) == left


def test_browsers_that_homebrew_packages_otherwise_or_not_at_all(monkeypatch):
    monkeypatch.setattr(needs.shutil, "which", lambda name: name if name == "brew" else None)
    said = needs.how_to_install([needs.NGINX, needs.FIREFOX, needs.WEBKIT])
    assert said == (
        "brew install nginx && brew install --cask firefox && echo WebKitGTK runs on Linux alone"
    )


PATHS = " ".join(["-- tools", *suite.folders("tools")])
ON_A_BRANCH = {"merge-base HEAD origin/main": "base", "rev-parse HEAD": "head"}
ON_MAIN = {
    "merge-base HEAD origin/main": "head",
    "rev-parse HEAD": "head",
    "rev-parse HEAD~1": "base",
}


@pytest.mark.parametrize(
    ("answers", "changed"),
    [
        (ON_A_BRANCH, False),
        ({**ON_A_BRANCH, f"diff --name-only base {PATHS}": "tools/load.py"}, True),
        ({**ON_A_BRANCH, f"ls-files --others --exclude-standard {PATHS}": "tools/new.py"}, True),
        (ON_MAIN, False),
        ({**ON_MAIN, f"diff --name-only base {PATHS}": "tests/tools/test_load.py"}, True),
        ({"merge-base HEAD origin/main": "head", "rev-parse HEAD": "head"}, True),
        ({}, True),
    ],
    ids=["nothing", "changed", "new", "main", "changed on main", "no history", "no git"],
)
def test_tools_are_compared_with_what_has_landed(monkeypatch, answers, changed):
    monkeypatch.delenv(suite.LONG_FOLLOWS, raising=False)
    monkeypatch.setattr(suite, "git", lambda *words: answers.get(" ".join(words), ""))
    assert suite.tools_are_due() == changed


def test_tools_are_left_to_the_long_run_that_follows(monkeypatch):
    monkeypatch.setattr(suite, "tools_have_changed", lambda: True)
    monkeypatch.delenv(suite.LONG_FOLLOWS, raising=False)
    assert suite.tools_are_due()
    monkeypatch.setenv(suite.LONG_FOLLOWS, "1")
    assert not suite.tools_are_due()


@pytest.mark.parametrize(
    ("line", "code", "passed", "failed"),
    [
        ("12 passed in 3.01s", 0, 12, 0),
        ("12 passed, 3 deselected, 1 warning in 63.01s (0:01:03)", 0, 12, 0),
        ("=== 2 failed, 12 passed, 1 error in 3.01s ===", 1, 12, 3),
        ("11 passed, 1 skipped in 3.01s", 0, 11, 1),
        ("12 passed in 3.01s\nsomething said at the very end", 3, 12, 1),
        ("3 passed in 200.00s", 2, 3, 1),
        ("no line of pytest's", 4, 0, 1),
    ],
)
def test_tests_are_counted_by_pytest_s_last_line(line, code, passed, failed):
    result = counted(TESTS, code, f"= test session =\n{line}\n")
    assert (result.passed, result.failed) == (passed, failed)


def test_a_check_counts_as_one():
    assert counted(STYLE, 0, "") == Result(STYLE, 1, 0)
    assert counted(STYLE, 1, "9 errors") == Result(STYLE, 0, 1)


def test_a_sample_of_mutants_counts_as_one_whatever_it_says():
    part, line = suite.mutants(), "toy: 58 of 60 mutants found (96.7 %), 0 explained"
    assert counted(part, 1, line) == Result(part, 0, 1)
    assert counted(part, 0, line) == Result(part, 1, 0)


SOCKETS = Part("protocol", ["pytest", "-n", "2"], counts=True, again=True)
FIRST = "FAILED tests/a.py::test_one - assert []\n1 failed, 9 passed in 3.01s\n"
ONE = ("tests/a.py::test_one",)


def outputs(monkeypatch, *said: tuple[int, str]) -> list[Part]:
    """The parts that are run; they say these things, in this order."""
    waiting, parts = list(said), []

    def output_of(part: Part) -> tuple[int, str]:
        parts.append(part)
        return waiting.pop(0)

    monkeypatch.setattr(suite, "output_of", output_of)
    return parts


def failing(monkeypatch, second: tuple[int, str], first: str = FIRST) -> tuple[Result, list[Part]]:
    """What is made of a part that says this first and that afterwards."""
    parts = outputs(monkeypatch, (1, first), second)
    return suite.steadied(suite.run(SOCKETS, quiet=False)), parts


def test_a_test_of_real_processes_that_failed_is_tried_once_more_alone_and_named(monkeypatch):
    result, parts = failing(monkeypatch, (0, "1 passed, 9 deselected in 1.00s\n"))
    assert result == Result(SOCKETS, 10, 0, ONE)
    assert parts[1].command[:4] == ["pytest", "-n", "0", "--last-failed"]


def test_what_is_tried_once_more_is_begun_however_late_it_is(monkeypatch):
    monkeypatch.setenv(suite.TESTS_UNTIL, "1")
    part = replace(SOCKETS, command=["pytest", *suite.until(), "tests/a.py"])
    result = Result(part, 9, 1, ONE)
    parts = outputs(monkeypatch, (0, "1 passed, 9 deselected in 1.00s\n"))
    assert suite.steadied(result).failed == 0
    assert parts[0].command == ["pytest", "tests/a.py", *suite.LAST_FAILED]


def test_one_that_failed_in_its_call_and_after_it_is_one_test(monkeypatch):
    twice = "ERROR tests/a.py::test_one - gone\nFAILED tests/a.py::test_one - gone\n"
    said = f"{twice}1 failed, 9 passed, 1 error in 3.01s\n"
    result, _ = failing(monkeypatch, (0, "1 passed, 9 deselected in 1.00s\n"), said)
    assert (result.passed, result.failed) == (10, 0)


def test_what_fails_twice_has_failed(monkeypatch):
    assert failing(monkeypatch, (1, FIRST))[0] == Result(SOCKETS, 9, 1, ONE)


def test_a_second_try_that_runs_nothing_proves_nothing(monkeypatch):
    assert failing(monkeypatch, (5, "10 deselected in 0.10s\n"))[0].failed == 1


def test_more_than_a_few_are_not_tried_again(monkeypatch):
    result, parts = failing(monkeypatch, (0, ""), "4 failed, 6 passed in 3.01s\n")
    assert result.failed == 4
    assert len(parts) == 1


def test_what_runs_in_this_process_alone_has_no_second_try(monkeypatch):
    parts = outputs(monkeypatch, (1, FIRST))
    assert suite.steadied(suite.run(TESTS, quiet=False)).failed == 1
    assert len(parts) == 1


def test_what_a_part_has_said_is_shown_in_one_piece_and_quietly_only_if_it_failed(
    monkeypatch, capsys
):
    outputs(monkeypatch, (0, "10 passed in 3.01s\n"), (1, FIRST), (0, "10 passed in 3.01s\n"))
    suite.run(TESTS, quiet=True)
    assert "10 passed" not in capsys.readouterr().out
    suite.run(TESTS, quiet=True)
    assert f"== unit\n{FIRST}" in capsys.readouterr().out
    suite.run(TESTS, quiet=False)
    assert "== unit\n10 passed" in capsys.readouterr().out
