"""Reads docstrings of structs and of their fields."""

from __future__ import annotations

import ast
import inspect
import textwrap
from typing import Any


def sentence(kind: type[Any]) -> str:
    """A docstring in one line; nothing where msgspec or a base class wrote it."""
    return plain(inspect.cleandoc(vars(kind).get("__doc__") or ""))


def plain(text: str) -> str:
    return " ".join(text.replace("``", "`").split())


def field_docs(kind: type[Any]) -> dict[str, str]:
    """The text below each field in the source."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    said = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
            assert isinstance(field.target, ast.Name) and isinstance(text.value, ast.Constant)
            said[field.target.id] = plain(str(text.value.value))
    return said
