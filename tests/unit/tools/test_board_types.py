"""The types that boards are checked by say what the server sends and takes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from games.engine import Action, Audience, Event, State, View
from games.registry import all_games
from tests.sixth import models
from tools.board_types import path_of, path_of_the_table, types_of, types_of_the_table

Suit = Literal["moon", "star"]


@pytest.mark.parametrize("game", [*all_games().values(), *models()], ids=lambda game: game.slug)
def test_the_committed_types_are_what_make_docs_writes(game: Any) -> None:
    assert path_of(game).read_text("utf-8") == types_of(game), "make docs writes them anew"


def test_the_events_of_the_table_are_declared_once() -> None:
    assert path_of_the_table().read_text("utf-8") == types_of_the_table(), "make docs"
    assert not any("interface SeatAway" in types_of(game) for game in all_games().values())


class Bet(Action, frozen=True):
    """Beads on a cup."""

    cup: Annotated[int, Meta(ge=0)]
    beads: int = 1


class Spilled(Event, frozen=True):
    cups: tuple[int, int]
    loud: bool = False


class Printed(Struct, frozen=True):
    value: int | None
    suits: dict[Suit, int]


class Seen(View, frozen=True, kw_only=True, omit_defaults=True):
    """A table with cups."""

    suit: Suit
    leader: int | None = None
    """Whose turn it is."""
    cups: list[int | str] | None = None


class Small(type(next(iter(all_games().values())))):
    """Some game's rules with types of its own: only those are looked at."""

    action_type = Bet
    event_type = Spilled
    view_type = Seen

    def scene(self, state: State, audience: Audience) -> Printed:
        raise NotImplementedError


WRITTEN = [
    'export type GameEvent = Spilled | TableEvent;\nexport type Suit = "moon" | "star";\n',
    '  do: "bet";\n  cup: number;\n  beads?: number;\n}',
    "/** A table with cups. */\nexport interface Seen {\n",
    "  suit: Suit;\n  /** Whose turn it is. */\n  leader?: number;\n"
    "  cups?: (number | string)[];\n}",
    "  value: number | null;\n  suits: Partial<Record<Suit, number>>;\n}",
    '  event: "spilled";\n  cups: [number, number];\n  loud?: boolean;\n}',
]


def test_what_is_optional_or_null_is_as_the_server_reads_and_writes_it() -> None:
    """A browser may leave out a default, the server does so only where it omits them; an event
    keeps its audience to itself."""
    text = types_of(Small())
    assert [part for part in WRITTEN if part not in text] == []


def test_two_structs_of_one_name_are_refused() -> None:
    class Named:
        class Bet(Event, frozen=True):
            pass

    class Twice(Small):
        event_type = Named.Bet

    with pytest.raises(ValueError, match="two structs called Bet"):
        types_of(Twice())
