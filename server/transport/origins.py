"""Sockets are for pages of this site alone: the origin of whoever opens one is compared whole."""

from __future__ import annotations

from typing import Any

from channels.security.websocket import WebsocketDenier
from django.conf import settings
from django.http.request import split_domain_port, validate_host
from django.utils.http import is_same_domain


class OwnOrigin:
    """Denies a socket to pages of another scheme, host or port, as Django does a form.

    ``app`` is an ASGI application for sockets. A site behind a proxy that ends TLS is asked by its
    own origin only where it is told that origin, in TRUSTED_ORIGINS.
    """

    def __init__(self, app: Any) -> None:
        self.app = app

    def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> Any:
        app = self.app if is_own(scope) else WebsocketDenier()
        return app(scope, receive, send)


def is_own(scope: dict[str, Any]) -> bool:
    said = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    origin, host = said.get(b"origin", "").lower(), said.get(b"host", "").lower()
    if not validate_host(split_domain_port(host)[0], settings.ALLOWED_HOSTS):
        return False
    return origin == f"{scheme(scope, said)}://{host}" or any(
        is_trusted(origin, trusted.lower()) for trusted in settings.CSRF_TRUSTED_ORIGINS
    )


def scheme(scope: dict[str, Any], said: dict[bytes, str]) -> str:
    """Of the page's own address, which a trusted proxy knows."""
    if settings.SECURE_PROXY_SSL_HEADER and said.get(b"x-forwarded-proto") == "https":
        return "https"
    return "https" if scope.get("scheme") == "wss" else "http"


def is_trusted(origin: str, trusted: str) -> bool:
    """``https://*.example.org`` stands for every name below that one."""
    if "*" not in trusted:
        return origin == trusted
    there, _, name = origin.partition("://")
    scheme_there, _, pattern = trusted.partition("://*")
    return there == scheme_there and is_same_domain(name, pattern)
