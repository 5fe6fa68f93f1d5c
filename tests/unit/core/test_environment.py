"""What the environment says, and what holds where it says nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from games.engine import ABSENT_AFTER
from server.core import environment


def test_a_key_is_made_once_and_is_nobody_elses_to_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SECRET_KEY", raising=False)
    file = tmp_path / "var" / "secret_key"
    first = environment.secret_key(file, may_make=True)
    assert len(first) > 50
    assert environment.secret_key(file, may_make=True) == first
    assert file.stat().st_mode & 0o777 == 0o600
    assert [each.name for each in file.parent.iterdir()] == ["secret_key"]


def test_the_full_stack_does_not_start_without_a_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_KEY", " ")
    with pytest.raises(ImproperlyConfigured):
        environment.secret_key(tmp_path / "secret_key", may_make=False)
    monkeypatch.setenv("SECRET_KEY", "given" * 10)
    assert environment.secret_key(tmp_path / "secret_key", may_make=False) == "given" * 10


def test_an_address_of_a_database_is_taken_apart() -> None:
    found = environment.postgres("postgres://ann:p%40ss@db.example:5433/rooms?sslmode=require")
    told = {name: found[name] for name in ("USER", "PASSWORD", "HOST", "PORT", "NAME")}
    assert list(told.values()) == ["ann", "p@ss", "db.example", "5433", "rooms"]
    assert found["OPTIONS"]["sslmode"] == "require"
    with pytest.raises(ImproperlyConfigured):
        environment.postgres("mysql://ann@db.example/rooms")


def test_a_list_is_written_with_commas_or_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLOWED_HOSTS", "a.example, b.example  c.example")
    assert environment.words("ALLOWED_HOSTS") == ["a.example", "b.example", "c.example"]


def test_no_site_is_more_patient_than_games_reckon_with() -> None:
    environment.check_patience(20_000, ABSENT_AFTER - 20_000)
    with pytest.raises(ImproperlyConfigured, match="PATIENCE_MS"):
        environment.check_patience(20_000, ABSENT_AFTER - 19_999)


def test_a_number_is_whole_and_above_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AWAY_MS", raising=False)
    assert environment.number("AWAY_MS", 20_000) == 20_000
    monkeypatch.setenv("AWAY_MS", "600")
    assert environment.number("AWAY_MS", 20_000) == 600
    for wrong in ("0", "-5", "2.5", "a while", "\u0663"):
        monkeypatch.setenv("AWAY_MS", wrong)
        with pytest.raises(ImproperlyConfigured, match="AWAY_MS"):
            environment.number("AWAY_MS", 20_000)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "", "198.51.100.7"])
def test_at_home_a_machine_is_called_by_its_own_names_and_never_by_any(host: str) -> None:
    hosts = environment.own_hosts(host)
    assert {"localhost", "127.0.0.1", "[::1]"} <= set(hosts)
    assert not {"*", "0.0.0.0", "::", ""} & set(hosts)
    assert ("198.51.100.7" in hosts) == (host == "198.51.100.7")


def test_mail_goes_where_the_url_says_and_one_that_is_none_of_mail_stops_the_start() -> None:
    found = environment.mail("smtp://ann:s%40fe@mail.example.org/?from=rooms@example.org")
    assert (found["EMAIL_HOST"], found["EMAIL_PORT"]) == ("mail.example.org", 587)
    assert (found["EMAIL_HOST_USER"], found["EMAIL_HOST_PASSWORD"]) == ("ann", "s@fe")
    assert (found["EMAIL_USE_TLS"], found["EMAIL_USE_SSL"]) == (True, False)
    assert found["DEFAULT_FROM_EMAIL"] == "rooms@example.org"
    assert environment.mail("smtps://mail.example.org/?from=a@b.org")["EMAIL_PORT"] == 465
    for wrong in ("mail.example.org", "http://a/?from=a@b.org", "smtp://a/"):
        with pytest.raises(ImproperlyConfigured):
            environment.mail(wrong)
