"""Mutation testing: what is changed, what counts as found, and what may stay."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import ROOT, sample
from tools.mutations import mutations

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
TESTS = """
from games.toy.rules import left, may_take


def test_fewer_than_three_may_be_taken():
    assert may_take(2)
    assert not may_take(3)


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
    (folder / "rules.py").write_text(RULES)
    (folder / "tests" / "test_rules.py").write_text(TESTS)
    return tmp_path


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants", "--root", str(root), "--game", "toy", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def test_a_line_without_a_test_is_named_and_too_few_are_found(toy: Path) -> None:
    ended = run(toy)
    line = RULES.splitlines().index("    return number * 2") + 1
    for change in FORGOTTEN:
        assert f"games/toy/rules.py:{line}: return number * 2\n    {change}\n" in ended.stdout
    assert "toy: 8 of 10 mutants found (80.0 %), 0 explained" in ended.stdout
    assert ended.returncode == 1


def test_what_is_explained_is_not_missed_but_a_reason_for_what_was_noticed_fails(toy: Path) -> None:
    text = "".join(f"rules :: return number * 2 :: {each} :: a toy\n" for each in FORGOTTEN)
    survivors = toy / "games" / "toy" / "tests" / "survivors.txt"
    survivors.write_text(f"# Toys.\n{text}")
    ended = run(toy)
    assert "toy: 8 of 8 mutants found (100.0 %), 2 explained" in ended.stdout
    assert ended.returncode == 0
    number = RULES.splitlines().index("LIMIT = 3") + 1
    survivors.write_text("rules :: LIMIT = 3 :: 3 -> 4 :: a toy\n")
    ended = run(toy, "--only", f"rules:{number}")
    assert "stale: rules :: LIMIT = 3 :: 3 -> 4\n" in ended.stdout
    assert ended.returncode == 1


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
        ("if a:\n        raise a", ["if a -> if True", "if a -> if False", "removed: raise a"]),
        ("assert a is not None", []),
        ("n = 'words'", []),
    ],
)
def test_each_operator_changes_one_thing(line: str, expected: list[str]) -> None:
    assert changes(f"def rule(a, b) -> bool:\n    {line}\n") == expected


def test_a_guard_that_is_left_out_leaves_code() -> None:
    source = "match a:\n    case _ if b:\n        c()\n    case 1:\n        d()\n"
    tree = ast.parse(source)
    found = {each.change: each for each in mutations("rules", source, tree)}
    found["removed: if b"].apply()
    assert ast.unparse(tree).startswith("match a:\n    case _ if True:")
    compile(tree, "rules", "exec")


def test_a_sample_is_spread_evenly_and_the_same_for_the_same_seed() -> None:
    chosen = sample(1_000, 10, seed=1)
    assert chosen == sample(1_000, 10, seed=1) != sample(1_000, 10, seed=2)
    assert [each // 100 for each in chosen] == list(range(10))
    assert sample(3, 10, seed=1) == [0, 1, 2]
