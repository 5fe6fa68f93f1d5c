"""Which messages are written, and what in a game needs one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

LANGUAGES = ("pl", "en")
ROOT = Path(__file__).parent.parent
SHELL = ROOT / "static" / "words"
FROM_SERVER = ROOT / "templates" / "words"
"""What comes said already."""


@cache
def entries(file: Path) -> dict[str, ast.Message]:
    """The messages of a file by their keys; what cannot be read in it, or comes twice, is an
    error."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, f"{file} has lines that are no message: {broken[0]}"
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    by_key = {entry.id.name: entry for entry in found}
    assert len(by_key) == len(found), f"{file}: a key comes twice"
    return by_key


@cache
def messages(file: Path) -> frozenset[str]:
    """The keys of a message file."""
    return frozenset(entries(file))


def parameters(node: ast.BaseNode) -> set[str]:
    """The variables anywhere in a message."""
    found = {node.id.name} if isinstance(node, ast.VariableReference) else set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= parameters(child)
    return found


def tags(union: Any) -> list[str]:
    """Under which name each struct of a union, or the only one, travels."""
    kind: Any = msgspec.inspect.type_info(union)
    return [each.tag for each in getattr(kind, "types", [kind])]


def languages(folder: Path) -> list[str]:
    """Those that a game speaks: English, and Polish at the latest when it is released."""
    return [each for each in LANGUAGES if (folder / "locale" / f"{each}.ftl").exists()]


def unwritten(folder: Path, key: str) -> list[str]:
    """The game's languages in which neither the game, the shell nor the server has that message."""
    return [language for language, keys in written(folder).items() if key not in keys]


@cache
def written(folder: Path) -> dict[str, frozenset[str]]:
    """By language: the keys that one of them has. Asked for at every move of a match."""
    return {
        language: messages(folder / "locale" / f"{language}.ftl")
        | messages(SHELL / f"{language}.ftl")
        | messages(FROM_SERVER / f"{language}.ftl")
        for language in languages(folder)
    }
