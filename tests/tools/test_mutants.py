"""Mutation testing: what is changed, what counts as found, and what may stay."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import ROOT, Reason, Report, reasons, report, sample
from tools.mutations import Mutation, mutations

RULES = '''
"""Rules of a toy."""

from games.toy import bot

LIMIT = 3


def may_take(number: int) -> bool:
    return number < LIMIT


def left(number: int) -> int:
    while number > LIMIT:
        number -= LIMIT
    return number


def forgotten(number: int) -> int:
    return number * 2
'''
IS_RELEASED = """

class Toy:
    released = True
"""
TESTS = """
from games.toy.rules import Toy, left, may_take


def test_fewer_than_three_may_be_taken():
    assert may_take(2)
    assert not may_take(3)


def test_it_is_released():
    assert Toy.released


def test_three_at_a_time_are_gone():
    assert [left(number) for number in (3, 4, 7)] == [3, 1, 1]
"""
FORGOTTEN = ["number * 2 -> number + 2", "2 -> 3"]


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    folder = tmp_path / "games" / "toy"
    (folder / "tests").mkdir(parents=True)
    (tmp_path / "games" / "__init__.py").touch()
    (folder / "__init__.py").write_text("from games.toy import rules\n\nGAME = rules\n")
    (folder / "bot.py").write_text("LUCK = 7\n")
    (folder / "rules.py").write_text(RULES + IS_RELEASED)
    (folder / "tests" / "test_rules.py").write_text(TESTS)
    return tmp_path


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants", "--root", str(root), *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def test_a_line_without_a_test_is_named_and_too_few_are_found(toy: Path) -> None:
    ended = run(toy)
    line = RULES.splitlines().index("    return number * 2") + 1
    for change in FORGOTTEN:
        assert f"games/toy/rules.py:{line}: return number * 2\n    {change}\n" in ended.stdout
    assert "toy: 9 of 11 mutants found (81.8 %), 0 explained" in ended.stdout
    assert ended.returncode == 1


def test_what_is_explained_is_not_missed_but_still_named(toy: Path) -> None:
    text = "".join(f"rules :: return number * 2 :: {each} :: a toy\n" for each in FORGOTTEN)
    (toy / "games" / "toy" / "tests" / "survivors.txt").write_text(f"# Toys.\n{text}")
    ended = run(toy)
    assert "toy: 9 of 9 mutants found (100.0 %), 2 explained" in ended.stdout
    assert ended.stdout.count("explained: rules") == 2
    assert ended.returncode == 0


def test_a_reason_for_what_a_test_has_noticed_fails_the_run(toy: Path) -> None:
    number = RULES.splitlines().index("LIMIT = 3") + 1
    found, only = "LIMIT = 3 :: 3 -> 4", ("--only", f"rules:{number}")
    (toy / "games" / "toy" / "tests" / "survivors.txt").write_text(f"rules :: {found} :: a toy\n")
    ended = run(toy, *only)
    assert f"stale: rules :: {found}\n" in ended.stdout
    assert "toy: 1 of 1 mutants found (100.0 %), 0 explained" in ended.stdout
    assert ended.returncode == 1


def test_the_rules_of_a_game_that_is_not_released_are_tried_by_its_name_alone(toy: Path) -> None:
    rules = toy / "games" / "toy" / "rules.py"
    rules.write_text(rules.read_text().replace("    released = True", "    released = 1 > 0"))
    assert "toy" not in run(toy, "--sample", "3").stdout
    assert "toy: " in run(toy, "--sample", "3", "--game", "toy").stdout


def test_a_sample_tries_so_many_of_a_game(toy: Path) -> None:
    ended = run(toy, "--sample", "3")
    assert "\n3 mutants in " in ended.stdout


def changes(source: str) -> list[str]:
    return [each.change for each in mutations("rules", source, ast.parse(source))]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("return a < b", ["a < b -> True", "a < b -> False", "a < b -> a <= b", "a < b -> a >= b"]),
        ("n = a - 1", ["a - 1 -> 1 - a", "a - 1 -> a + 1", "1 -> 2"]),
        ("n = a and not b", ["a and (not b) -> not b", "a and (not b) -> a", "not b -> b"]),
        ("n = min(a, b)", ["min(a, b) -> max(a, b)"]),
        ("n = a[1:]", ["a[1:] -> a[:]", "1 -> 2"]),
        ("a.x, a.y = b, b", ["removed: a.x =", "removed: a.y ="]),
        ("a.clear()", ["removed: a.clear()"]),
        ("n = [x for x in a if b]", ["[x for x in a if b] -> [x for x in a]"]),
        ("n = f(0, 0)", ["0 -> 1", "0 -> 1 (2)"]),
        ("told(only=a)", ["removed: told(only=a)", "only=a -> only=None"]),
        ("assert a is not None", []),
        ("n = 'words'", []),
    ],
)
def test_each_operator_changes_one_thing(line: str, expected: list[str]) -> None:
    assert changes(f"def rule(a, b) -> bool:\n    {line}\n") == expected


def test_a_guard_that_is_left_out_leaves_code() -> None:
    source = "match a:\n    case _ if b:\n        c()\n    case 1:\n        d()\n"
    tree = ast.parse(source)
    next(
        each for each in mutations("rules", source, tree) if each.change == "removed: if b"
    ).apply()
    assert ast.unparse(tree).startswith("match a:\n    case _ if True:")
    compile(tree, "rules", "exec")


def test_a_condition_is_tried_as_if_it_always_and_never_held() -> None:
    found = changes("def rule(a):\n    if a:\n        raise a\n")
    assert found == ["if a -> if True", "if a -> if False", "removed: raise a"]


def mutant(line: int, change: str = "1 -> 2") -> Mutation:
    return Mutation("rules", line, "n = 1", change, "rule", range(line, line + 1), [], 0, None)


def test_a_reason_that_fits_nothing_or_what_a_test_has_found_is_stale() -> None:
    both = [mutant(1), mutant(2, "1 -> 3")]
    fits, gone = Reason("rules", "n = 1", "1 -> 2", "a toy"), Reason("rules", "n = 0", "", "")
    assert report("toy", both, {0: False, 1: True}, [fits]).stale == []
    assert report("toy", both, {0: True, 1: True}, [fits, gone]).stale == [fits, gone]
    assert report("toy", both, {1: True}, [fits]).stale == [], "not tried, so nothing is known"


def test_a_reason_has_four_fields(tmp_path: Path) -> None:
    path = tmp_path / "survivors.txt"
    assert reasons(path) == []
    path.write_text("# Why\n\nrules :: n = 1 :: 1 -> 2 :: a toy\n")
    assert reasons(path) == [Reason("rules", "n = 1", "1 -> 2", "a toy")]
    path.write_text("rules :: n = 1 :: 1 -> 2\n")
    with pytest.raises(SystemExit):
        reasons(path)


def test_a_sample_is_spread_evenly_and_the_same_for_the_same_seed() -> None:
    chosen = sample(1_000, 10, seed=1)
    assert chosen == sample(1_000, 10, seed=1) != sample(1_000, 10, seed=2)
    assert [each // 100 for each in chosen] == list(range(10))
    assert sample(3, 10, seed=1) == [0, 1, 2]


@pytest.mark.parametrize(("tried", "missed", "enough"), [(30, 1, True), (30, 2, False)])
def test_of_a_small_sample_one_may_be_missed(tried, missed, enough):
    source = "x = 1\n"
    mutation = mutations("rules", source, ast.parse(source))[0]
    assert Report("toy", tried, [mutation] * missed, [], []).is_enough is enough
