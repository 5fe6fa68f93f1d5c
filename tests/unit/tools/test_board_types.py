"""The types that boards are checked by say what the server sends and takes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from games.engine import Action, Audience, Event, Game, State, View
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


@pytest.fixture(scope="module")
def written() -> str:
    return types_of(Small())


def declared(written: str, name: str) -> list[str]:
    """The lines of a declaration, without the first and the last."""
    _, _, rest = written.partition(f"export interface {name} {{\n")
    return rest.partition("}\n")[0].splitlines()


def test_what_a_browser_may_leave_out_is_optional(written: str) -> None:
    assert declared(written, "Bet") == ['  do: "bet";', "  cup: number;", "  beads?: number;"]


def test_what_the_server_leaves_out_is_optional_and_never_null(written: str) -> None:
    lines = declared(written, "Seen")
    assert "  suit: Suit;" in lines
    assert "  leader?: number;" in lines
    assert "  cups?: (number | string)[];" in lines


def test_what_the_server_always_writes_may_be_null(written: str) -> None:
    assert declared(written, "Printed") == [
        "  value: number | null;",
        "  suits: Partial<Record<Suit, number>>;",
    ]


def test_an_event_is_known_by_its_tag_and_keeps_its_audience_to_itself(written: str) -> None:
    assert declared(written, "Spilled") == [
        '  event: "spilled";',
        "  cups: [number, number];",
        "  loud?: boolean;",
    ]
    assert "  only" not in written


def test_choices_keep_the_name_and_the_order_of_the_vocabulary(written: str) -> None:
    assert 'export type Suit = "moon" | "star";' in written


def test_docstrings_stand_above_what_they_tell_of(written: str) -> None:
    assert "/** A table with cups. */\nexport interface Seen {" in written
    assert "  /** Whose turn it is. */\n  leader?: number;" in written


def test_what_every_match_tells_is_among_the_events(written: str) -> None:
    assert "export type GameEvent = Spilled | TableEvent;" in written
    of_the_table = types_of_the_table()
    assert "  | SeatAway" in of_the_table and '  event: "stood-still";' in of_the_table


def test_a_game_without_a_scene_has_none() -> None:
    class Bare(Small):
        scene = Game.scene

    assert "export type Scene = null;" in types_of(Bare())


def test_two_structs_of_one_name_are_refused() -> None:
    class Named:
        class Bet(Event, frozen=True):
            pass

    class Twice(Small):
        event_type = Named.Bet

    with pytest.raises(ValueError, match="two structs called Bet"):
        types_of(Twice())
