"""What the settings make of the environment."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured

from tests.support.processes import ROOT

NAMES = ("SESSION_COOKIE_NAME", "CSRF_COOKIE_NAME", "LANGUAGE_COOKIE_NAME", "GUEST_COOKIE_NAME")
PLAIN = ["sessionid", "csrftoken", "django_language", "guest"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SQLITE_PATH", str(tmp_path / "var" / "db.sqlite3"))


def settings() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "server" / "settings.py"))


def test_over_https_no_neighbour_plants_a_cookie_and_over_http_a_browser_takes_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TRUSTED_ORIGINS", "https://play.example")
    made = settings()
    assert [made[name] for name in NAMES] == [f"__Host-{name}" for name in PLAIN]
    assert made["SESSION_COOKIE_SECURE"] and made["CSRF_COOKIE_SECURE"]
    for origins in ("", "http://play.example", "https://a.example http://b.example"):
        monkeypatch.setenv("TRUSTED_ORIGINS", origins)
        made = settings()
        assert [made[name] for name in NAMES] == PLAIN


def test_former_keys_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings()["SECRET_KEY_FALLBACKS"] == []
    monkeypatch.setenv("SECRET_KEY_FALLBACKS", f"{'a' * 50} {'b' * 50}")
    assert settings()["SECRET_KEY_FALLBACKS"] == ["a" * 50, "b" * 50]


@pytest.mark.parametrize("name", ["SECRET_KEY", "SECRET_KEY_FALLBACKS"])
def test_a_site_with_a_short_key_does_not_start(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "k" * 49)
    with pytest.raises(ImproperlyConfigured, match=f"{name}: .* 50"):
        settings()
    monkeypatch.setenv(name, "k" * 50)
    settings()


def test_the_file_of_sqlite_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "var" / "db.sqlite3"
    settings()
    assert file.stat().st_mode & 0o777 == 0o600
    file.write_bytes(b"played")
    file.chmod(0o644)
    settings()
    assert file.stat().st_mode & 0o777 == 0o600 and file.read_bytes() == b"played"


@pytest.mark.parametrize(
    ("environment", "asked"),
    [
        ({}, False),
        ({"ALLOWED_HOSTS": "127.0.0.1 localhost", "HOST": "::1"}, False),
        ({"HOST": "0.0.0.0"}, True),
        ({"HOST": "192.168.1.20"}, True),
        ({"ALLOWED_HOSTS": "localhost play.example"}, True),
        ({"TRUSTED_ORIGINS": "https://play.example"}, True),
        ({"TRUSTED_PROXIES": "1"}, True),
        ({"DATABASE_URL": "postgres://a:b@localhost/c", "SECRET_KEY": "k" * 50}, True),
    ],
)
def test_staff_need_a_second_factor_wherever_others_can_open_the_site(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], asked: bool
) -> None:
    for name in ("HOST", "ALLOWED_HOSTS", "TRUSTED_ORIGINS", "TRUSTED_PROXIES", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert settings()["STAFF_SECOND_FACTOR"] is asked
