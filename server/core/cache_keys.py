"""Keys of the cache. They hold addresses of people, to count their attempts: only a keyed hash of
each is stored, until the count ends."""

from __future__ import annotations

from django.utils.crypto import salted_hmac


def hashed(key: str, prefix: str, version: int) -> str:
    told = f"{prefix}:{version}:{key}"
    return salted_hmac("server.core.cache_keys", told, algorithm="sha256").hexdigest()
