"""Every lesson by mouse, touch and keys in both languages.

A game names in ``tests/browser/test_lesson.py`` its ``KINDS`` of learners by way.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from itertools import product
from types import ModuleType

import pytest

from games.registry import all_games, lesson_of
from tests.support.browser.learners import WAYS, Learner
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


def lessons() -> dict[str, ModuleType]:
    """By game, the tests of those that have a lesson and learners for their boards."""
    names = {slug: f"games.{slug}.tests.browser" for slug in all_games() if lesson_of(slug)}
    return {
        slug: import_module(f"{name}.test_lesson")
        for slug, name in names.items()
        if find_spec(name) and find_spec(f"{name}.test_lesson")
    }


WAYS_TO_LEARN = [
    (slug, way, language)
    for slug, tests in lessons().items()
    for way, language in product(tests.KINDS, ("pl", "en"))
]


@pytest.mark.parametrize(("slug", "way", "language"), WAYS_TO_LEARN)
async def test_a_lesson_is_learnt(
    slug: str, way: str, language: str, embedded: Stack, people: People
) -> None:
    kind = lessons()[slug].KINDS[way]
    ewa: Learner = await people.come(language, kind=kind, size=WAYS[way])
    await ewa.begins(embedded.url)
    await ewa.learns()
