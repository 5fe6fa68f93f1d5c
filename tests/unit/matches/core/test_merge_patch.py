"""Merge patches between views (RFC 7396)."""

from __future__ import annotations

import copy

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from server.matches.core.merge_patch import difference
from tests.support.people import merged


class Side(Struct, frozen=True, omit_defaults=True):
    cards: int
    names: dict[str, int]
    laid: str | None = None


class Picture(Struct, frozen=True, omit_defaults=True):
    sides: dict[str, Side]
    row: list[int]
    top: Side | None = None
    phase: str | None = None


words = st.text("abc", max_size=2)
sides = st.builds(
    Side, st.integers(0, 3), st.dictionaries(words, st.integers(0, 2)), st.none() | words
)
pictures = st.builds(
    Picture,
    st.dictionaries(words, sides, max_size=3),
    st.lists(st.integers(0, 2), max_size=3),
    st.none() | sides,
    st.none() | words,
)


@given(pictures, pictures)
def test_a_patch_leads_from_one_view_to_the_next_exactly(old: Picture, new: Picture) -> None:
    patch = msgspec.to_builtins(difference(old, new))
    assert merged(msgspec.to_builtins(old), patch) == msgspec.to_builtins(new)


def test_a_patch_names_only_what_changed() -> None:
    old = Picture({"a": Side(1, {"x": 1}), "b": Side(2, {})}, [1, 2])
    new = Picture({"a": Side(1, {"x": 2}), "c": Side(3, {})}, [1, 2])
    patch = msgspec.to_builtins(difference(old, new))
    assert difference(new, copy.deepcopy(new)) == {}
    assert patch == {"sides": {"a": {"names": {"x": 2}}, "b": None, "c": {"cards": 3, "names": {}}}}
