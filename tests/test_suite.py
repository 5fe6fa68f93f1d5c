"""What ``make test`` runs where something is missing, and how it counts."""

from __future__ import annotations

import pytest

from tools import needs, suite
from tools.suite import Part, Result, counted, stages

TESTS = Part("unit", ["pytest"], counts=True)
STYLE = Part("style", ["ruff"])


def marks(lacking) -> dict[str, str]:
    return {part.name: part.command[part.command.index("-m", 2) + 1] for part in stages(lacking)}


def test_everything_runs_where_everything_is_there():
    assert list(marks([])) == ["protocol", "full stack", "browser"]
    assert marks([])["browser"] == "browser and not long"


@pytest.mark.parametrize("need", [needs.POSTGRES, needs.REDIS], ids=lambda need: need.name)
def test_without_a_server_the_browser_still_plays_on_the_embedded_default(need):
    assert list(marks([need])) == ["protocol", "browser"]
    assert marks([need])["browser"] == "browser and not long and not fullstack"


def test_without_a_browser_the_full_stack_is_still_tested():
    assert list(marks([needs.CHROMIUM])) == ["protocol", "full stack"]


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


def test_long_games_get_the_time_that_is_left_and_need_what_they_play_on():
    [part] = suite.long_games([], 500)
    assert (part.seconds, part.open_ended) == (500, True)
    [part] = suite.long_games([needs.REDIS], 500)
    assert "long and not fullstack" in part.command
    assert suite.long_games([needs.CHROMIUM], 500) == []


def test_long_games_are_not_begun_where_the_machine_is_too_slow_for_them(capsys):
    assert suite.long_games([], 200) == []
    assert "No time is left for the long games" in capsys.readouterr().out


def test_what_there_was_no_time_for_is_said_and_has_not_failed(capsys):
    part = Part("long games", ["pytest"], counts=True, open_ended=True)
    assert counted(part, 2, "3 passed, 9 deselected in 200.00s\n") == Result(3, 0)
    assert "not all of the long games were played" in capsys.readouterr().out
    assert counted(part, 2, "1 failed, 3 passed in 200.00s\n") == Result(3, 1)
    assert counted(TESTS, 2, "3 passed in 200.00s\n") == Result(3, 1)


def test_a_check_counts_as_one():
    assert counted(STYLE, 0, "") == Result(1, 0)
    assert counted(STYLE, 1, "9 errors") == Result(0, 1)


SOCKETS = Part("protocol", ["pytest", "-m", "protocol"], counts=True, again=True)
FIRST = "FAILED tests/a.py::test_one - assert []\n1 failed, 9 passed in 3.01s\n"


def outputs(monkeypatch, *said: tuple[int, str]) -> list[list[str]]:
    """The commands that are run; they say these things, in this order."""
    waiting, commands = list(said), []

    def output_of(part: Part, *, show: bool) -> tuple[int, str]:
        commands.append(list(part.command))
        return waiting.pop(0)

    monkeypatch.setattr(suite, "output_of", output_of)
    return commands


def test_a_test_of_real_processes_that_failed_is_tried_once_more_and_named(monkeypatch):
    commands = outputs(monkeypatch, (1, FIRST), (0, "1 passed, 9 deselected in 1.00s\n"))
    assert suite.run(SOCKETS, quiet=False) == Result(10, 0, ("tests/a.py::test_one",))
    assert "--last-failed" in commands[1]


def test_what_fails_twice_has_failed(monkeypatch):
    outputs(monkeypatch, (1, FIRST), (1, FIRST))
    assert suite.run(SOCKETS, quiet=False) == Result(9, 1)


def test_a_second_try_that_runs_nothing_proves_nothing(monkeypatch):
    outputs(monkeypatch, (1, FIRST), (5, "10 deselected in 0.10s\n"))
    assert suite.run(SOCKETS, quiet=False) == Result(9, 1)


def test_more_than_a_few_are_not_tried_again(monkeypatch):
    commands = outputs(monkeypatch, (1, "4 failed, 6 passed in 3.01s\n"))
    assert suite.run(SOCKETS, quiet=False).failed == 4
    assert len(commands) == 1


def test_what_runs_in_this_process_alone_has_no_second_try(monkeypatch):
    commands = outputs(monkeypatch, (1, FIRST))
    assert suite.run(TESTS, quiet=False) == Result(9, 1)
    assert len(commands) == 1
