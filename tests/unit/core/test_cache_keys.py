"""What the cache stores of people's addresses."""

from __future__ import annotations

from django.core.cache import cache
from pytest_django import Settings

from tests.unit.members.visitors import Visitor


def test_no_address_of_somebody_who_signs_in_is_stored(
    db: None, plain_statics: None, settings: Settings
) -> None:
    cache.clear()
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = 1
    visitor = Visitor()
    visitor.defaults["HTTP_X_FORWARDED_FOR"] = "203.0.113.77"
    assert visitor.sign_in("Nobody", "a guess").status_code == 200
    stored = list(cache._cache)
    assert len(stored) >= 2 and not any("203.0.113" in key for key in stored)
    assert all(ends is not None for ends in cache._expire_info.values())


def test_another_key_is_another_hash(settings: Settings) -> None:
    cache.clear()
    cache.set("203.0.113.77", "once")
    assert cache.get("203.0.113.77") == "once"
    settings.SECRET_KEY = "another" * 10
    assert cache.get("203.0.113.77") is None
