"""What is wrong with a board is said in a sentence, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.space_hulk import examining
from games.space_hulk.tests.test_board_goals import GOALS
from games.space_hulk.tests.test_board_warnings import WARNINGS
from games.space_hulk.tests.test_examining import FORM, MAP, NUMBERS
from tests.messages import LANGUAGES, entries, parameters
from tests.rules import rule

BROKEN = [case[0] for table in (FORM, MAP, NUMBERS, GOALS, WARNINGS) for case in table.values()]


@rule("SH-646")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_carries_all_that_its_sentence_names(language):
    words = entries(Path(examining.__file__).parent / "locale" / f"{language}.ftl")
    for document in BROKEN:
        for problem in examining.examine(document):
            named = parameters(words[f"problem-{problem.code}"])
            assert named <= problem.params.keys(), problem
