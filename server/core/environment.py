"""Parses environment variables for the settings."""

from __future__ import annotations

import os
import secrets
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

from games.engine import ABSENT_AFTER


def text(name: str, default: str = "") -> str:
    return os.environ.get(name, "").strip() or default


def flag(name: str) -> bool:
    return text(name).lower() in {"1", "true", "yes", "on"}


def words(name: str) -> list[str]:
    """A list separated by commas or spaces."""
    return text(name).replace(",", " ").split()


def check_patience(away: int, patience: int) -> None:
    """Games reckon with it: whoever is away counts as absent after this time."""
    if away + patience > ABSENT_AFTER:
        raise ImproperlyConfigured(f"AWAY_MS and PATIENCE_MS together are above {ABSENT_AFTER}.")


def number(name: str, default: int) -> int:
    """A whole number above 0."""
    found = text(name, str(default))
    if not found.isascii() or not found.isdigit() or int(found) == 0:
        raise ImproperlyConfigured(f"{name} must be a whole number above 0.")
    return int(found)


SHORTEST_KEY = 50
"""Characters of a key: a shorter one is a word that somebody thought of."""


def secret_key(file: Path, *, may_make: bool) -> str:
    """SECRET_KEY; in embedded mode generated at the first start and stored."""
    if key := text("SECRET_KEY"):
        return _long_enough("SECRET_KEY", key)
    if not may_make:
        raise ImproperlyConfigured("SECRET_KEY is needed when DATABASE_URL is set.")
    if not file.exists():
        _keep_once(file, secrets.token_urlsafe(50))
    return file.read_text("ascii")


def former_keys() -> list[str]:
    """SECRET_KEY_FALLBACKS: keys of before, whose cookies and seat codes are still good."""
    return [_long_enough("SECRET_KEY_FALLBACKS", key) for key in words("SECRET_KEY_FALLBACKS")]


def _long_enough(name: str, key: str) -> str:
    if len(key) < SHORTEST_KEY:
        raise ImproperlyConfigured(f"{name}: a key has at least {SHORTEST_KEY} random characters.")
    return key


def _keep_once(file: Path, key: str) -> None:
    """Create the file atomically: of processes starting together one wins, and all read its key."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
        out.write(key)
    with suppress(FileExistsError):
        os.link(draft, file)
    draft.unlink()


def postgres(url: str) -> dict[str, Any]:
    """``postgres://user:password@host:port/name?sslmode=require`` as Django wants it."""
    parts = urlsplit(url)
    if parts.scheme not in {"postgres", "postgresql"}:
        raise ImproperlyConfigured("DATABASE_URL must begin with postgres:// or postgresql://.")
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": unquote(parts.path.removeprefix("/")),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": unquote(parts.hostname or ""),
        "PORT": str(parts.port or ""),
        "CONN_MAX_AGE": 0,
        # Replace pooled connections that broke while the database was restarted.
        "CONN_HEALTH_CHECKS": True,
        "OPTIONS": {
            **dict(parse_qsl(parts.query)),
            "connect_timeout": 5,
            # The same few statements recur: prepare them per connection.
            "server_side_binding": True,
            "prepare_threshold": 5,
            # Small on purpose: processes times pool must stay well below max_connections.
            "pool": {"min_size": 1, "max_size": 6, "timeout": 10},
        },
    }


def mail(url: str) -> dict[str, Any]:
    """``smtp://user:password@host:587/?from=rooms@example.org`` as Django wants it; ``smtps``
    speaks TLS from the first byte, ``smtp`` asks for it where there is a password to keep."""
    parts = urlsplit(url)
    sender = dict(parse_qsl(parts.query)).get("from", "")
    if parts.scheme not in {"smtp", "smtps"} or not parts.hostname or "@" not in sender:
        raise ImproperlyConfigured("EMAIL_URL must be smtp[s]://user:password@host:port/?from=a@b.")
    return {
        "EMAIL_HOST": parts.hostname,
        "EMAIL_PORT": parts.port or (465 if parts.scheme == "smtps" else 587),
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_SSL": parts.scheme == "smtps",
        "EMAIL_USE_TLS": parts.scheme == "smtp" and bool(parts.username),
        "EMAIL_TIMEOUT": 10,
        "DEFAULT_FROM_EMAIL": sender,
    }


def sqlite(file: Path) -> dict[str, Any]:
    """The file is its owner's alone, and so are those that SQLite puts beside it: they get the
    same permissions."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDONLY | os.O_CREAT, 0o600))
    # Somebody else's, who has let this process in, stays as its owner wants it.
    with suppress(PermissionError):
        file.chmod(0o600)
    return {
        "ENGINE": "server.core.database.sqlite3",
        "NAME": file,
        # pytest-django leaves only Django's own engine in memory unasked.
        "TEST": {"NAME": ":memory:"},
        "OPTIONS": {
            "timeout": 20,
            # A transaction that begins by reading and writes later would otherwise be refused, not
            # queued, when another writer came between.
            "transaction_mode": "IMMEDIATE",
            # SQLite's own ``synchronous=FULL`` stays: what was acknowledged survives a power cut.
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA cache_size=-16000",
        },
    }


def is_this_machine(host: str) -> bool:
    """Whether nobody but this machine can mean it by that name or address."""
    return host.strip("[]") in {"localhost", "127.0.0.1", "::1"}


def own_hosts(host: str) -> list[str]:
    """This machine's host names and addresses in its home network."""
    name = socket.gethostname()
    hosts = {"localhost", "127.0.0.1", "[::1]", name, f"{name}.local", *_addresses(name)}
    if host not in {"", "0.0.0.0", "::"}:
        hosts.add(f"[{host}]" if ":" in host else host)
    return sorted(hosts)


def _addresses(name: str) -> set[str]:
    found = set()
    # Connecting a UDP socket sends nothing; it only selects the local address.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out, suppress(OSError):
        out.connect(("192.0.2.1", 9))
        found.add(out.getsockname()[0])
    with suppress(OSError):
        found.update(str(entry[4][0]) for entry in socket.getaddrinfo(name, None, socket.AF_INET))
    return found
