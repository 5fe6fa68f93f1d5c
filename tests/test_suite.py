"""What ``make test`` runs where something is missing, and how it counts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.processes import ROOT
from tools import needs, suite
from tools.suite import Part, Result, counted, stages

TESTS = Part("unit", ["pytest"], counts=True)
STYLE = Part("style", ["ruff"])


LATER = 10_000.0


@pytest.fixture(autouse=True)
def now(monkeypatch):
    """It is zero o'clock."""
    monkeypatch.setattr(suite.time, "monotonic", lambda: 0.0)


def marks(lacking) -> dict[str, str]:
    return {
        part.name: part.command[part.command.index("-m", 2) + 1] for part in stages(lacking, LATER)
    }


def test_everything_runs_where_everything_is_there():
    names = ["full stack", "protocol", "drills", "browser", "long games"]
    assert list(marks([])) == names
    assert marks([])["browser"] == "not long"
    assert marks([])["long games"] == "long"


@pytest.mark.parametrize(
    "need", [needs.POSTGRES, needs.REDIS, needs.NGINX], ids=lambda need: need.name
)
def test_without_a_server_the_browser_still_plays_on_the_embedded_default(need):
    assert list(marks([need])) == ["protocol", "browser", "long games"]
    assert marks([need])["browser"] == "not long and not fullstack"
    assert marks([need])["long games"] == "long and not fullstack"


def test_without_a_browser_the_full_stack_is_still_tested():
    assert list(marks([needs.CHROMIUM])) == ["full stack", "protocol", "drills"]


def test_each_folder_of_processes_is_a_part_of_its_own():
    unit, *_ = suite.checks()
    parts = {part.name: part.command for part in [unit, *stages([], LATER)]}
    for folder, its_own in {
        "tests/drills": {"drills"},
        "tests/browser": {"browser", "long games"},
    }.items():
        assert {name for name, command in parts.items() if folder in command} == its_own
        for name in {"unit", "protocol", "full stack"}:
            assert f"--ignore={folder}" in parts[name]


def marked(*names: str) -> list[Path]:
    """The files with tests of these marks."""
    mark = re.compile(rf"\bmark\.({'|'.join(names)})\b")
    tests = [*ROOT.glob("games/**/*.py"), *ROOT.glob("tests/**/*.py")]
    return [path.relative_to(ROOT) for path in tests if mark.search(path.read_text())]


def test_no_test_is_marked_for_a_part_that_does_not_look_where_it_lies():
    assert {path.parts[:2] for path in marked("browser", "long")} == {("tests", "browser")}
    assert {path.parts[0] for path in marked("protocol", "fullstack")} == {"tests"}


def test_what_is_missing_is_named_with_its_command_and_has_failed(monkeypatch, capsys):
    monkeypatch.setattr(needs, "provide", lambda: [needs.POSTGRES, needs.REDIS])
    monkeypatch.setattr(needs.shutil, "which", lambda name: None)
    monkeypatch.setattr(suite, "run", lambda part, quiet: Result(1, 0))
    results = suite.test()
    assert sum(result.failed for result in results) == 2
    [sentence] = capsys.readouterr().out.strip().splitlines()
    assert "PostgreSQL and Redis cannot be found" in sentence
    assert "`sudo apt-get install postgresql redis-server`" in sentence


@pytest.mark.parametrize(
    ("line", "code", "result"),
    [
        ("12 passed in 3.01s", 0, Result(12, 0)),
        ("12 passed, 3 deselected, 1 warning in 63.01s (0:01:03)", 0, Result(12, 0)),
        ("=== 2 failed, 12 passed, 1 error in 3.01s ===", 1, Result(12, 3)),
        ("11 passed, 1 skipped in 3.01s", 0, Result(11, 1)),
        ("12 passed in 3.01s\nsomething said at the very end", 3, Result(12, 1)),
        ("no line of pytest's", 4, Result(0, 1)),
    ],
)
def test_tests_are_counted_by_pytest_s_last_line(line, code, result):
    assert counted(TESTS, code, f"= test session =\n{line}\n") == result


def games(ends: float) -> Part:
    return Part("long games", ["pytest"], counts=True, again=True, ends=ends)


def test_long_games_get_the_time_that_is_left(monkeypatch):
    runs = outputs(monkeypatch, (0, "12 passed in 300.00s\n"))
    assert suite.run(games(500), quiet=False) == Result(12, 0)
    assert [part.seconds for part in runs] == [500]


def test_long_games_are_not_begun_where_the_machine_is_too_slow_for_them(monkeypatch, capsys):
    runs = outputs(monkeypatch)
    assert suite.run(games(suite.WORTH_BEGINNING - 1), quiet=False) == Result(0, 0)
    assert "No time is left for the long games" in capsys.readouterr().out
    assert runs == []


def test_what_there_was_no_time_for_is_said_and_has_not_failed(monkeypatch, capsys):
    outputs(monkeypatch, (2, "3 passed, 9 deselected in 500.00s\n"))
    assert suite.run(games(500), quiet=False) == Result(3, 0)
    assert "not all of the long games were played" in capsys.readouterr().out


def test_what_failed_before_time_was_up_has_failed():
    assert counted(games(500), 2, "1 failed, 3 passed in 500.00s\n") == Result(3, 1)
    assert counted(TESTS, 2, "3 passed in 200.00s\n") == Result(3, 1)


def test_a_check_counts_as_one():
    assert counted(STYLE, 0, "") == Result(1, 0)
    assert counted(STYLE, 1, "9 errors") == Result(0, 1)


SOCKETS = Part("protocol", ["pytest", "-m", "protocol"], counts=True, again=True)
FIRST = "FAILED tests/a.py::test_one - assert []\n1 failed, 9 passed in 3.01s\n"


def outputs(monkeypatch, *said: tuple[int, str]) -> list[Part]:
    """The parts that are run; they say these things, in this order."""
    waiting, parts = list(said), []

    def output_of(part: Part) -> tuple[int, str]:
        parts.append(part)
        return waiting.pop(0)

    monkeypatch.setattr(suite, "output_of", output_of)
    return parts


def test_a_test_of_real_processes_that_failed_is_tried_once_more_and_named(monkeypatch):
    parts = outputs(monkeypatch, (1, FIRST), (0, "1 passed, 9 deselected in 1.00s\n"))
    assert suite.run(SOCKETS, quiet=False) == Result(10, 0, ("tests/a.py::test_one",))
    assert "--last-failed" in parts[1].command


def test_what_fails_twice_has_failed(monkeypatch):
    outputs(monkeypatch, (1, FIRST), (1, FIRST))
    assert suite.run(SOCKETS, quiet=False) == Result(9, 1)


def test_a_second_try_that_runs_nothing_proves_nothing(monkeypatch):
    outputs(monkeypatch, (1, FIRST), (5, "10 deselected in 0.10s\n"))
    assert suite.run(SOCKETS, quiet=False) == Result(9, 1)


def test_more_than_a_few_are_not_tried_again(monkeypatch):
    parts = outputs(monkeypatch, (1, "4 failed, 6 passed in 3.01s\n"))
    assert suite.run(SOCKETS, quiet=False).failed == 4
    assert len(parts) == 1


def test_what_runs_in_this_process_alone_has_no_second_try(monkeypatch):
    parts = outputs(monkeypatch, (1, FIRST))
    assert suite.run(TESTS, quiet=False) == Result(9, 1)
    assert len(parts) == 1


def test_a_second_try_gets_what_is_left_of_the_time(monkeypatch):
    moments = iter([0.0, 500.0, 520.0])
    monkeypatch.setattr(suite.time, "monotonic", lambda: next(moments))
    parts = outputs(monkeypatch, (1, FIRST), (0, "1 passed, 9 deselected in 1.00s\n"))
    suite.run(SOCKETS, quiet=False)
    assert [part.seconds for part in parts] == [600, 100]


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
