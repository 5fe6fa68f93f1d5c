"""Fixtures: a new visitor's browser that sends CSRF tokens."""

import pytest
from django.core.cache import cache

from tests.unit.members.visitors import Visitor


@pytest.fixture(autouse=True)
def forgetful(plain_statics: None) -> None:
    """No test remembers the attempts of another."""
    cache.clear()


@pytest.fixture
def visitor(db: None) -> Visitor:
    return Visitor()
