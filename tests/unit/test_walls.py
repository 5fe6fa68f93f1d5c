"""Boundaries between packages: which may know which."""

from __future__ import annotations

import ast
import re
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.support.processes import ROOT

FOREIGN = {
    *("asyncio", "celery", "channels", "datetime", "django", "os", "random", "secrets"),
    *("server", "threading", "time"),
}
"""What no rule of a game may use: frameworks, clocks, other dice, the machine."""

GAMES = sorted(page.parent.name for page in (ROOT / "games").glob("*/__init__.py"))


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def rules(folder: str) -> list[Path]:
    """The modules of a folder without its tests."""
    return [path for path in modules(folder) if "tests" not in path.relative_to(ROOT).parts]


@cache
def imports(module: Path) -> frozenset[str]:
    """Every name that a module imports, wherever in it, in full: ``games.offers.Offer``."""
    found = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by a relative path"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(found)


@cache
def file_of(name: str) -> str | None:
    """The module here in which a name lies: ``games.offers`` for ``games.offers.Offer``."""
    while name:
        if (ROOT / name.replace(".", "/")).with_suffix(".py").is_file():
            return name
        if (ROOT / name.replace(".", "/") / "__init__.py").is_file():
            return name
        name = name.rpartition(".")[0]
    return None


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Names that lead back to the first of them; none where there is no such way."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [*error.args[1]]
    return []


def test_no_file_imports_itself_by_way_of_others():
    """Not even for types alone: neither could be read without the other."""
    graph = {
        module_name(path): {found for name in imports(path) if (found := file_of(name))}
        for path in [*rules("server"), *rules("games")]
    }
    assert len(graph) > 200
    assert circle(graph) == []


def test_the_rules_know_no_framework_no_clock_and_no_other_dice():
    for module in rules("games"):
        assert {name.partition(".")[0] for name in imports(module)} & FOREIGN == set(), module


def test_the_rules_reach_nothing_by_a_back_door():
    back_door = re.compile(r"__import__|importlib\.|\bopen\(|\beval\(")
    registry = ROOT / "games" / "registry.py"
    for module in rules("games"):
        # The registry alone looks for modules by name.
        if module != registry:
            assert not back_door.search(module.read_text(encoding="utf-8")), module


def test_no_game_imports_another():
    for game in GAMES:
        others = {f"games.{other}" for other in GAMES if other != game}
        for module in modules(f"games/{game}"):
            named = {".".join(name.split(".")[:2]) for name in imports(module)}
            assert named & others == set(), module


@pytest.mark.parametrize(
    "files",
    [(ROOT / "games").glob("*.py"), modules("server"), (ROOT / "static" / "js").rglob("*.js")],
    ids=["what games share", "the house", "the shell"],
)
def test_what_all_games_use_names_none(files):
    found = {path: names_of_games_in(path) for path in files}
    assert len(found) > 5
    assert {path: games for path, games in found.items() if games} == {}


def names_of_games_in(file: Path) -> list[str]:
    text = file.read_text(encoding="utf-8")
    return [game for game in GAMES if re.search(game.replace("_", "[-_ ]"), text, re.IGNORECASE)]
