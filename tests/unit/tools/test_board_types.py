"""The types that boards are checked by say what the server sends and takes."""

from __future__ import annotations

from typing import Any

import pytest

from games.registry import all_games
from tests.sixth import models
from tools.board_types import path_of, path_of_the_table, types_of, types_of_the_table


@pytest.mark.parametrize("game", [*all_games().values(), *models()], ids=lambda game: game.slug)
def test_the_committed_types_are_what_make_docs_writes(game: Any) -> None:
    written = types_of(game)
    assert path_of(game).read_text("utf-8") == written, "make docs writes them anew"
    assert "interface SeatAway" not in written, "the events of the table are declared once"


def test_so_are_those_of_the_table() -> None:
    assert path_of_the_table().read_text("utf-8") == types_of_the_table(), "make docs"
