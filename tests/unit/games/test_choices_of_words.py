"""A sentence that chooses by a fact gets the fact, and not what people call it.

In a page the value ``v`` of a field ``f`` is said as the message ``f-v``, where there is one: a
sentence that chooses ``[v]`` by ``$f`` would then always take its default.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast

from games.registry import all_games
from tests.messages import LANGUAGES, SHELL, entries, languages

FILES = [
    *(file for language in LANGUAGES for file in SHELL.rglob(f"{language}.ftl")),
    *(
        Path("games", slug, "locale", f"{language}.ftl")
        for slug in all_games()
        for language in languages(Path("games", slug))
    ),
]


def choices(node: ast.BaseNode) -> Iterator[tuple[str, str]]:
    """The field and the value of every variant anywhere in a message."""
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        for variant in node.variants:
            if isinstance(variant.key, ast.Identifier):
                yield node.selector.id.name, variant.key.name
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from choices(child)


def test_what_is_chosen_by_is_called_nothing_else() -> None:
    for file in FILES:
        written = entries(file)
        chosen = {(key, *choice) for key, each in written.items() for choice in choices(each)}
        assert [each for each in chosen if f"{each[1]}-{each[2]}" in written] == [], file
