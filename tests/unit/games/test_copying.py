"""Copies of states: nothing that may change is shared."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Literal

import msgspec
import pytest
from msgspec import Struct

from games.copying import copier
from games.registry import all_games
from tools.bench import acts


class Pin(Struct, frozen=True):
    at: tuple[int, int]


class Board(Struct, frozen=True):
    """Nobody puts another list here, but what is in it may change."""

    pins: list[Pin]


class Hand(Struct):
    cards: list[str]
    phase: Literal["open", "shut"] = "open"


class Twig(Struct, frozen=True):
    """It contains itself, and nothing that may change."""

    length: int
    twigs: tuple[Twig, ...] = ()


class Drawer(Struct, frozen=True):
    """It contains itself, and what may change."""

    cards: list[int]
    within: Drawer | None = None


class Box(Struct):
    """It contains itself, and may change."""

    twig: Twig
    boxes: dict[str, Box] = {}
    drawer: Drawer | None = None


class Everything(Struct):
    hands: list[Hand]
    boards: dict[str, Board]
    pair: tuple[int, list[int]]
    row: tuple[Hand, ...]
    best: Pin | None = None
    either: Hand | list[int] | str | None = None
    other: dict[str, int] | tuple[list[int], ...] | None = None
    seen: set[int] = set()
    sure: frozenset[int] = frozenset()
    rate: float = 1.0


def everything(**told: Any) -> Everything:
    known: dict[str, Any] = {
        "hands": [Hand(["a", "b"]), Hand([])],
        "boards": {"x": Board([Pin((1, 2))])},
        "pair": (1, [2]),
        "row": (Hand(["c"]),),
        "best": Pin((3, 4)),
        "seen": {1, 2},
        "sure": frozenset({3}),
    }
    return Everything(**{**known, **told})


def changeable(thing: Any) -> Iterator[Any]:
    """All in it that may change, itself included."""
    if isinstance(thing, Struct):
        if not thing.__struct_config__.frozen:
            yield thing
        parts: Any = msgspec.structs.astuple(thing)
    elif isinstance(thing, dict):
        yield thing
        parts = thing.values()
    elif isinstance(thing, list | set):
        yield thing
        parts = thing
    else:
        parts = thing if isinstance(thing, tuple) else ()
    for part in parts:
        yield from changeable(part)


def assert_apart(copied: Any, thing: Any) -> None:
    assert copied == thing and type(copied) is type(thing)
    assert msgspec.json.encode(copied) == msgspec.json.encode(thing)
    shared = {id(part) for part in changeable(copied)} & {id(part) for part in changeable(thing)}
    assert shared == set()


@pytest.mark.parametrize("either", [None, "none", [1], Hand(["d"], "shut")], ids=repr)
@pytest.mark.parametrize("other", [None, {"a": 1}, ([1], [2])], ids=repr)
def test_a_copy_is_the_same_and_shares_nothing_that_may_change(either: Any, other: Any) -> None:
    thing = everything(either=either, other=other)
    assert_apart(copier(Everything)(thing), thing)


def test_what_never_changes_is_shared() -> None:
    thing = everything()
    copied = copier(Everything)(thing)
    assert copied.best is thing.best and copied.sure is thing.sure
    assert copied.boards["x"].pins[0] is thing.boards["x"].pins[0]
    assert copier(Pin)(thing.best) is thing.best


def test_a_struct_that_contains_itself_is_shared_if_frozen_else_copied_as_deep_as_it_is() -> None:
    twig = Twig(3, (Twig(2, (Twig(1),)), Twig(1)))
    assert copier(Twig)(twig) is twig
    assert copier(Box)(Box(twig)).twig is twig
    drawer = Drawer([1], Drawer([2], Drawer([3])))
    box = Box(Twig(1), {"a": Box(Twig(2), {"b": Box(Twig(3), {}, drawer)}), "c": Box(Twig(4))})
    assert_apart(copier(Box)(box), box)
    assert_apart(copier(Drawer)(drawer), drawer)


def test_a_state_of_something_unheard_of_is_refused_before_any_match_begins() -> None:
    class Odd(Struct):
        anything: Any

    with pytest.raises(TypeError, match="AnyType"):
        copier(Odd)


@pytest.mark.parametrize("slug", all_games())
def test_states_of_every_game_are_copied_whole(slug: str) -> None:
    for number in range(3):
        heads = [planned.head for planned, _ in islice(acts(slug, number), 200)]
        assert heads, "a match without a single act"
        for head in heads:
            assert_apart(head.begun.codec.copy(head.state), head.state)
