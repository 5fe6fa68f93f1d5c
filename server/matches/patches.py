"""JSON merge patches (RFC 7396) between two views, without turning them into JSON first.

Views leave out what is None, so a missing key and a null in a patch mean the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple, fields


@lru_cache(maxsize=512)
def _names(kind: type[Struct]) -> tuple[str, ...]:
    return tuple(field.encode_name for field in fields(kind))


def difference(old: Any, new: Any) -> dict[Any, Any]:
    """The patch that makes ``new`` of ``old``; both of one Struct type, or both dictionaries."""
    return _of_maps(old, new) if isinstance(new, dict) else _of_structs(old, new)


# Three views are compared for every move, so both loops go without a call for what is the same.


def _of_structs(old: Struct, new: Struct) -> dict[str, Any]:
    patch = {}
    for name, before, after in zip(_names(type(new)), astuple(old), astuple(new), strict=True):
        if before is not after and before != after:
            patch[name] = _change(before, after)
    return patch


def _of_maps(old: dict[Any, Any], new: dict[Any, Any]) -> dict[Any, Any]:
    patch: dict[Any, Any] = {key: None for key in old if key not in new}
    for key, after in new.items():
        before = old.get(key)
        if before is not after and before != after:
            patch[key] = _change(before, after)
    return patch


def _change(before: Any, after: Any) -> Any:
    """What a patch says where the value differs: only the difference, if both are objects alike.

    An empty object stands for itself in a patch as "nothing changes", so what became empty is
    said key by key.
    """
    kind = type(after)
    if kind is not type(before):
        return after
    if kind is dict:
        return _of_maps(before, after)
    return _of_structs(before, after) if isinstance(after, Struct) else after
