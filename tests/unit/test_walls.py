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


def test_a_circle_of_imports_is_found():
    graph = {"head": {"plan"}, "plan": {"clock"}, "clock": {"head"}, "rows": {"head"}}
    assert {*circle(graph)} == {"head", "plan", "clock"}


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("module", rules("games"), ids=named)
def test_the_rules_know_no_framework_no_clock_and_no_other_dice(module):
    assert {name.partition(".")[0] for name in imports(module)} & FOREIGN == set()


@pytest.mark.parametrize("module", rules("games"), ids=named)
def test_the_rules_reach_nothing_by_a_back_door(module):
    assert not re.search(r"__import__|importlib\.|\bopen\(|\beval\(", text_without_registry(module))


def text_without_registry(module: Path) -> str:
    """The registry alone looks for modules by name."""
    return "" if module.name == "registry.py" else module.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_no_game_imports_another(game):
    others = {f"games.{other}" for other in GAMES if other != game}
    for module in modules(f"games/{game}"):
        assert {".".join(name.split(".")[:2]) for name in imports(module)} & others == set()


@pytest.mark.parametrize("shared", sorted((ROOT / "games").glob("*.py")), ids=named)
def test_what_games_share_names_no_game(shared):
    assert names_of_games_in(shared) == []


@pytest.mark.parametrize("module", modules("server"), ids=named)
def test_the_house_names_no_game(module):
    assert names_of_games_in(module) == []


@pytest.mark.parametrize("script", sorted((ROOT / "static" / "js").rglob("*.js")), ids=named)
def test_the_shell_names_no_game(script):
    assert names_of_games_in(script) == []


def names_of_games_in(file: Path) -> list[str]:
    text = file.read_text(encoding="utf-8")
    return [game for game in GAMES if re.search(game.replace("_", "[-_ ]"), text, re.IGNORECASE)]
