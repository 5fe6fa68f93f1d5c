"""Generates well-formed actions without sense, as a hostile or a hurried browser might send."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import inspect as shape

from games.offers import Below
from games.referee import AnyGame, codec

Pool = Sequence[Any]
"""Words and numbers that mean something at this table, so that nonsense is often nearly right."""
NEAR = 1_000
"""So large are most numbers of a signal."""


def anything(kind: shape.Type, below: Below, pool: Pool) -> Any:
    """A value of that type, as JSON would hold it."""
    match kind:
        case shape.UnionType(types=types):
            return anything(types[below(len(types))], below, pool)
        case shape.StructType():
            fields = {field.encode_name: anything(field.type, below, pool) for field in kind.fields}
            return {kind.tag_field: kind.tag, **fields} if kind.tag_field else fields
        case shape.LiteralType(values=values):
            return values[below(len(values))]
        case shape.BoolType():
            return below(2) == 1
        case shape.IntType(ge=least, le=most):
            return number(least, most, below, pool)
        case shape.StrType():
            return one_of([item for item in pool if isinstance(item, str)] or ["?"], below)
        case shape.ListType(item_type=item) | shape.VarTupleType(item_type=item):
            return [anything(item, below, pool) for _ in range(below(4))]
        case shape.TupleType(item_types=items):
            return [anything(item, below, pool) for item in items]
        case shape.DictType(key_type=key, value_type=value):
            keys = [anything(key, below, pool) for _ in range(below(7))]
            return {each: anything(value, below, pool) for each in keys}
        case shape.NoneType():
            return None
    raise TypeError(f"no action should need {kind}")


def some_signal(game: AnyGame, below: Below) -> Any:
    """Something that the game takes for a signal, as JSON would hold it."""
    kind = shape.type_info(game.signal_type)
    near = [below(2 * NEAR) - NEAR for _ in range(8)]
    while True:
        signal = anything(kind, below, near)
        with suppress(msgspec.ValidationError):
            codec(game).signal(msgspec.json.encode(signal))
            return signal


def disturbed(asked: dict[str, Any], kind: shape.Type, below: Below, pool: Pool) -> dict[str, Any]:
    """The same action with one of its fields from anywhere."""
    kinds = kind.types if isinstance(kind, shape.UnionType) else [kind]
    fields = next(each.fields for each in kinds if each.tag == asked["do"])
    if not fields:
        return asked
    field = one_of(fields, below)
    return {**asked, field.encode_name: anything(field.type, below, pool)}


def number(least: int | None, most: int | None, below: Below, pool: Pool) -> int:
    known = [item for item in pool if type(item) is int]
    edges = [edge for edge in (least, most) if edge is not None]
    return one_of([*known, *edges, -1, 0, 1, 2], below)


def one_of(things: Sequence[Any], below: Below) -> Any:
    return things[below(len(things))]


def scalars(thing: Any) -> Iterator[int | str]:
    """Every word and number of something that came as JSON."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            yield from scalars(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from scalars(value)
    elif isinstance(thing, int | str):
        yield thing


def mutated(document: Any, below: Below) -> Any:
    """The same JSON with one of its parts left out, doubled, or something near it."""
    match document:
        case dict() if document:
            key = one_of(list(document), below)
            if below(12) == 0:
                return {each: value for each, value in document.items() if each != key}
            return {**document, key: mutated(document[key], below)}
        case [*parts] if parts:
            place = below(len(parts))
            part = mutated(parts[place], below)
            changed = ([], [part], [part], [part], [parts[place], part])[below(5)]
            return [*parts[:place], *changed, *parts[place + 1 :]]
        case bool():
            return not document
        case int():
            return document + one_of((-2, -1, 1, 2, 100), below)
        case str() if document:
            place = below(len(document))
            sign = one_of((document[below(len(document))], "", *"#.DdAEXO^>v<?"), below)
            return document[:place] + sign + document[place + 1 :]
    return one_of((None, 0, "", [], {}), below)
