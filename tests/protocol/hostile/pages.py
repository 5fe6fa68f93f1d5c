"""Django behind the request class of the web process, in this thread and its transaction."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Any
from urllib.parse import unquote

from django.core.handlers.base import BaseHandler
from django.core.signals import got_request_exception
from django.http import HttpResponse

from server.transport.page_threads import PageThreads
from tests.protocol.hostile.attacks import Attack
from tests.protocol.permissions.scene import Cookies


class Pages(BaseHandler):
    def __init__(self) -> None:
        self.load_middleware()
        self._requests = PageThreads(by=lambda _: None)
        self.error: BaseException | None = None
        got_request_exception.connect(self._note)

    def answer(self, attack: Attack, cookies: Cookies) -> HttpResponse:
        self.error = None
        request, refused = self._requests.create_request(
            _scope(attack, cookies), BytesIO(attack.body)
        )
        if request is None:
            return refused
        # A forger of forms gets no farther than to the token.
        request._dont_enforce_csrf_checks = True
        response: HttpResponse = self.get_response(request)
        return response

    def _note(self, **_sender: object) -> None:
        self.error = sys.exc_info()[1]


def _scope(attack: Attack, cookies: Cookies) -> dict[str, Any]:
    path, _, query = attack.address.partition("?")
    headers = {
        "host": "localhost",
        "accept-language": "en",
        "content-type": attack.type,
        "content-length": str(len(attack.body)),
        "cookie": "; ".join(f"{k}={v}" for k, v in {**cookies, **attack.cookies}.items()),
        **{name.lower(): value for name, value in attack.headers.items()},
    }
    return {
        "type": "http",
        "method": attack.method,
        "path": unquote(path),
        "query_string": query.encode("latin-1"),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers.items()],
        "client": ("203.0.113.7", 4711),
        "server": ("localhost", 8000),
        "scheme": "http",
    }
