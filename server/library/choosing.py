"""A room's documents: chosen by code, kept whole among its options, shown as code and name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from games.documents import document_options
from games.registry import game_called
from server.core.codes import is_code
from server.library.examined import refuse_errors
from server.library.keeping import document_called
from server.library.refusals import DocumentRefused

Label = dict[str, str]
"""Code and name."""


class Copies(NamedTuple):
    """What a room keeps of the documents it chose."""

    options: dict[str, Any]
    """The options, with whole documents in place of codes."""
    labels: dict[str, Label | None]
    """By option that was chosen: what everybody is shown of it."""


def copied(slug: str, asked: Mapping[str, Any]) -> Copies:
    """Read the documents whose codes were sent; an empty code chooses none. Raises
    ``DocumentRefused``: nobody sends a whole document, or one that has errors."""
    options, labels = dict(asked), dict[str, Label | None]()
    for field in document_options(type(game_called(slug))) & options.keys():
        code = options[field]
        options[field] = labels[field] = None
        if code in (None, ""):
            continue
        if not isinstance(code, str) or not is_code(code):
            raise DocumentRefused("no-document")
        document = document_called(code, slug)
        options[field] = msgspec.json.decode(document.body)
        refuse_errors(slug, options[field])
        labels[field] = {"code": code, "name": document.name}
    return Copies(options, labels)


def shown(
    slug: str, options: Mapping[str, Any], labels: Mapping[str, Label | None]
) -> dict[str, Any]:
    """The options as frames and lists show them."""
    documents = document_options(type(game_called(slug)))
    return {
        field: labels.get(field) if field in documents else value
        for field, value in options.items()
    }
