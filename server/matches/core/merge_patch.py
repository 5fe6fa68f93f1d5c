"""JSON merge patches (RFC 7396) between two views, without turning them into JSON first.

Views leave out what is None, so a missing key and a null in a patch mean the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple, fields

Compared = dict[tuple[int, int], Any]
"""Cache of patches by the ids of both objects; valid as long as the views are alive."""


@lru_cache(maxsize=512)
def _names(kind: type[Struct]) -> tuple[str, ...]:
    return tuple(field.encode_name for field in fields(kind))


def difference(old: Any, new: Any, compared: Compared | None = None) -> dict[Any, Any]:
    """The patch from ``old`` to ``new``; both of one Struct type, or both dictionaries.

    ``compared`` caches patches of objects that several views share.
    """
    known: Compared = {} if compared is None else compared
    return _of_maps(old, new, known) if isinstance(new, dict) else _of_structs(old, new, known)


# Several views are compared for every move, so both loops go without a call for what is the same.


def _of_structs(old: Struct, new: Struct, compared: Compared) -> dict[str, Any]:
    patch = {}
    for name, before, after in zip(_names(type(new)), astuple(old), astuple(new), strict=True):
        if before is not after and before != after:
            patch[name] = _change(before, after, compared)
    return patch


def _of_maps(old: dict[Any, Any], new: dict[Any, Any], compared: Compared) -> dict[Any, Any]:
    patch: dict[Any, Any] = {key: None for key in old if key not in new}
    for key, after in new.items():
        before = old.get(key)
        if before is not after and before != after:
            patch[key] = _change(before, after, compared)
    return patch


def _change(before: Any, after: Any, compared: Compared) -> Any:
    """The patch for one changed value: recursive if both sides are objects.

    In a patch an empty object means "nothing changes", so an object that became empty is patched
    key by key.
    """
    kind = type(after)
    if kind is not type(before):
        return after
    alike = _of_maps if kind is dict else _of_structs if isinstance(after, Struct) else None
    if alike is None:
        return after
    pair = id(before), id(after)
    if (patch := compared.get(pair)) is None:
        patch = compared[pair] = alike(before, after, compared)
    return patch
