"""Every lesson by touch and keys, in both languages; by mouse in the games' own browser tests.

A game names in ``tests/browser/test_lesson.py`` its ``KINDS`` of learners by way.
"""

from __future__ import annotations

from importlib import import_module
from itertools import cycle
from types import ModuleType

import pytest

from games.registry import all_games, lesson_of
from tests.support.browser.learners import WAYS, Learner
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


def lessons() -> dict[str, ModuleType]:
    """By game, the tests of its lesson, with the learners for its board."""
    return {
        slug: import_module(f"games.{slug}.tests.browser.test_lesson")
        for slug in all_games()
        if lesson_of(slug)
    }


def ways_to_learn() -> list[tuple[str, str, str]]:
    """Each way in one of the languages, in turn from game to game."""
    ways = [
        (slug, way) for slug, tests in lessons().items() for way in tests.KINDS if way != "mouse"
    ]
    return [(*way, language) for way, language in zip(ways, cycle(("pl", "en")), strict=False)]


@pytest.mark.parametrize(("slug", "way", "language"), ways_to_learn())
async def test_a_lesson_is_learnt(
    slug: str, way: str, language: str, eager: Stack, people: People
) -> None:
    kind = lessons()[slug].KINDS[way]
    ewa: Learner = await people.come(language, kind=kind, size=WAYS[way])
    await ewa.begins(eager.url)
    await ewa.learns()
