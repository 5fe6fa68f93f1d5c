"""Whose pages may open a socket."""

from __future__ import annotations

import pytest
from pytest_django import Settings

from server.transport.origins import is_own


def scope(origin: str | None, host: str = "games.example", **more: str) -> dict[str, object]:
    said = {"host": host, **more} | ({"origin": origin} if origin is not None else {})
    return {"headers": [(name.encode(), value.encode()) for name, value in said.items()]}


@pytest.fixture(autouse=True)
def hosts(settings: Settings) -> None:
    settings.ALLOWED_HOSTS = ["games.example", "192.168.0.7"]
    settings.CSRF_TRUSTED_ORIGINS = []
    settings.SECURE_PROXY_SSL_HEADER = None


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        ("http://games.example", "games.example", True),
        ("http://GAMES.example", "games.example", True),
        ("http://192.168.0.7:8000", "192.168.0.7:8000", True),
        ("http://192.168.0.7:8001", "192.168.0.7:8000", False),
        ("https://games.example", "games.example", False),
        ("http://games.example.evil", "games.example", False),
        ("http://evil.example", "evil.example", False),
        ("null", "games.example", False),
        (None, "games.example", False),
    ],
)
def test_scheme_host_and_port_are_the_site_s_own(origin: str | None, host: str, own: bool) -> None:
    assert is_own(scope(origin, host)) is own


def test_behind_a_proxy_that_ends_tls_the_site_is_https(settings: Settings) -> None:
    settings.SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    told = {"x-forwarded-proto": "https"}
    assert is_own(scope("https://games.example", **told))
    assert not is_own(scope("http://games.example", **told))


def test_trusted_origins_are_own_ones(settings: Settings) -> None:
    settings.CSRF_TRUSTED_ORIGINS = ["https://games.example", "https://*.club.example"]
    assert is_own(scope("https://games.example"))
    assert is_own(scope("https://play.club.example"))
    assert not is_own(scope("http://play.club.example"))
    assert not is_own(scope("https://club.example.evil"))
