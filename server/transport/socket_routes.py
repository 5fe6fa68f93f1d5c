"""Routes sockets to consumers by path. Channels' router would copy the scope for each that is
open."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any

from django.urls import URLPattern


class SocketRoutes:
    """ASGI application. ``routes``: of paths to classes of consumers; each socket has one of its
    own."""

    def __init__(self, routes: Sequence[URLPattern]) -> None:
        self._routes = routes

    def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> Awaitable[None]:
        path = scope["path"].lstrip("/")
        for route in self._routes:
            if (found := route.resolve(path)) is not None:
                scope["url_route"] = {"args": found.args, "kwargs": found.kwargs}
                app: Awaitable[None] = found.func()(scope, receive, send)
                return app
        raise ValueError(f"No route found for path {scope['path']!r}.")
