"""What cups says beyond what the contract suite asks of every game: refusals, turns, the board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.cups import rules
from games.cups.rules import CUPS
from tests.messages import LANGUAGES, messages

FOLDER = Path(rules.__file__).parent
REFUSALS = set(re.findall(r'Illegal\("([a-z-]+)"', Path(rules.__file__).read_text("utf-8")))
BOARD = (FOLDER / "static" / "cups" / "board.js").read_text("utf-8")
KEYS = {
    *(f"refuse-{code}" for code in REFUSALS),
    *(f"ask-{ask}" for ask in ("hide", "bet", "bets")),
    *(f"reason-{reason}" for reason in ("rounds", "resigned")),
    *(f"draw-{purpose}" for purpose in ("first", "cup")),
    *(f"{field}-{cup}" for field in ("cup", "cups", "field") for cup in CUPS),
    *re.findall(r'"(board-[a-z-]+)"', BOARD),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_written_and_none_of_the_board_is_left_over(language: str) -> None:
    written = messages(FOLDER / "locale" / f"{language}.ftl")
    assert len(REFUSALS) > 5
    assert KEYS - written == set()
    assert {key for key in written if key.startswith("board-")} <= KEYS
