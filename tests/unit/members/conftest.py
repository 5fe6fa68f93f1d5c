"""Fixtures: a new visitor's browser that sends CSRF tokens."""

import pytest
from django.core.cache import cache
from pytest_django import Settings

from tests.unit.members.visitors import Visitor


@pytest.fixture(autouse=True)
def quick_and_forgetful(settings: Settings, plain_statics: None) -> None:
    """A password costs no half a second, and no test remembers the attempts of another."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    cache.clear()


@pytest.fixture
def visitor(db: None) -> Visitor:
    return Visitor()
