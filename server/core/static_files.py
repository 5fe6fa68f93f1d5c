"""Serves static files before Django: a page asks for dozens, and each would occupy a thread."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from django.conf import settings
from whitenoise.middleware import WhiteNoiseMiddleware

SECURITY = {
    # A picture that is opened by itself is a document.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:;"
    " frame-ancestors 'none'",
    "Referrer-Policy": settings.SECURE_REFERRER_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": settings.X_FRAME_OPTIONS,
}
"""What a page says of itself as well; ``deploy/nginx.conf`` says the same of files."""
if settings.SECURE_HSTS_SECONDS:
    SECURITY["Strict-Transport-Security"] = f"max-age={settings.SECURE_HSTS_SECONDS}"

Asgi = Callable[
    [
        dict[str, Any],
        Callable[[], Awaitable[dict[str, Any]]],
        Callable[[Mapping[str, Any]], Awaitable[None]],
    ],
    Awaitable[None],
]


class StaticFiles:
    """ASGI middleware: answers for WhiteNoise's files, passes on everything else."""

    def __init__(self, pages: Asgi) -> None:
        self._pages = pages
        # With DEBUG WhiteNoise's Django middleware finds files per request.
        self._files = {} if settings.DEBUG else WhiteNoiseMiddleware(get_response=None).files

    async def __call__(
        self,
        scope: dict[str, Any],
        receive: Callable[[], Awaitable[dict[str, Any]]],
        send: Callable[[Mapping[str, Any]], Awaitable[None]],
    ) -> None:
        file = self._files.get(scope["path"])
        if file is None:
            await self._pages(scope, receive, send)
            return
        answer = file.get_response(scope["method"], _environ(scope))
        body = b"" if answer.file is None else answer.file.read()
        if answer.file is not None:
            answer.file.close()
        told = [*answer.headers, *SECURITY.items()]
        headers = [(name.encode(), value.encode()) for name, value in told]
        status = int(answer.status)
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _environ(scope: dict[str, Any]) -> dict[str, str]:
    """A WSGI environ as far as WhiteNoise reads it."""
    return {
        f"HTTP_{name.decode('latin-1').upper().replace('-', '_')}": value.decode("latin-1")
        for name, value in scope["headers"]
    }
