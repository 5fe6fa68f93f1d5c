"""Documents: what people make for a game and play by, such as a board. Kept by the server."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from msgspec.structs import fields

from games.engine import Game


@cache
def document_options(kind: type[Game[Any, Any]]) -> frozenset[str]:
    """The options of a game that are chosen by a document's code."""
    document = kind.document_type
    if document is None:
        return frozenset()
    return frozenset(
        field.name
        for field in fields(kind.options_type)
        if set(get_args(field.type)) == {document, type(None)}
    )
