"""The cases by which the board is held to the rules are those of the rules as they are now."""

from __future__ import annotations

from games.space_hulk.tests import geometry


def test_the_cases_of_the_board_are_those_of_the_rules() -> None:
    assert geometry.CASES.read_text() == geometry.text()
