"""Reads docstrings of structs and of their fields."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any


def sentence(kind: type[Any]) -> str:
    """A docstring in one line; nothing where msgspec or a base class wrote it."""
    return plain(inspect.cleandoc(vars(kind).get("__doc__") or ""))


def plain(text: str) -> str:
    return " ".join(text.replace("``", "`").split())


def field_docs(kind: type[Any]) -> dict[str, str]:
    """The text below each field in the source."""
    body = _classes(inspect.getfile(kind))[kind.__qualname__]
    said = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
            assert isinstance(field.target, ast.Name) and isinstance(text.value, ast.Constant)
            said[field.target.id] = plain(str(text.value.value))
    return said


@cache
def _classes(file: str) -> dict[str, ast.ClassDef]:
    """The classes of a file by their qualified names. ``inspect.getsource`` would parse the whole
    file anew for each of them."""
    return dict(_classes_in(ast.parse(Path(file).read_text(encoding="utf-8")), ""))


def _classes_in(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.ClassDef]]:
    for child in ast.iter_child_nodes(node):
        inner = prefix
        if isinstance(child, ast.ClassDef):
            yield prefix + child.name, child
            inner = f"{prefix}{child.name}."
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            inner = f"{prefix}{child.name}.<locals>."
        yield from _classes_in(child, inner)
