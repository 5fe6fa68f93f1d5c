"""Sends hostile requests in this process, and says what is wrong with the answers."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from django.apps import apps
from django.contrib.sessions.models import Session
from django.core.cache import cache
from django.db import connection, transaction
from django.http import HttpResponse

from tests.protocol.hostile.attacks import Attack
from tests.protocol.hostile.pages import Pages
from tests.protocol.permissions.scene import Cookies

FOR_PROGRAMS = {"keep", "metrics"}
"""Routes of which a status says enough."""
CLOSED = {HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND}
"""Where somebody may be led: they are told there why they see nothing."""
WRITES = ("INSERT", "UPDATE", "DELETE")


class Judge:
    """Everything is undone after each request, so each finds what the first one found."""

    def __init__(self) -> None:
        self._pages = Pages()
        self._before = _stored()
        self._led_to: set[str] = set()

    def wrong(self, name: str, attack: Attack, cookies: Cookies) -> list[str]:
        cache.clear()
        wrote: list[str] = []
        with transaction.atomic():
            with connection.execute_wrapper(_noting(wrote)):
                response = self._pages.answer(attack, cookies)
            own = {key: morsel.value for key, morsel in response.cookies.items()}
            found = [*self._found(name, response, {**cookies, **own})]
            if response.status_code >= 400 and wrote and _stored() != self._before:
                found.append("was refused and has changed something")
            transaction.set_rollback(True)
        return found

    def _found(self, name: str, response: HttpResponse, cookies: Cookies) -> Iterator[str]:
        status = response.status_code
        if status >= 500:
            yield f"{status}, {_place_of(self._pages.error)}"
        elif status >= 400 and name not in FOR_PROGRAMS and not _says_why(response):
            yield f"{status} without a word"
        elif status in {301, 302}:
            yield from self._led(response["Location"], cookies)

    def _led(self, location: str, cookies: Cookies) -> Iterator[str]:
        """To a page of the site, wherever a form asked to be led."""
        if location in self._led_to:
            return
        self._led_to.add(location)
        if urlsplit(location).netloc not in {"", "localhost"}:
            yield f"leads off to {location[:80]}"
        elif location.startswith("/"):
            status = self._pages.answer(Attack("", "GET", location), cookies).status_code
            if status >= 400 and status not in CLOSED:
                yield f"leads to {location[:80]}, which answers {status}"


def _noting(wrote: list[str]) -> Callable[..., Any]:
    def execute(run: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        if sql.startswith(WRITES) and Session._meta.db_table not in sql:
            wrote.append(sql)
        return run(sql, params, many, context)

    return execute


def _stored() -> dict[str, list[Any]]:
    """Every row but those of sessions, which any page may begin."""
    return {
        model._meta.label: list(model._base_manager.order_by("pk").values_list())
        for model in apps.get_models()
        if model is not Session
    }


def _says_why(response: HttpResponse) -> bool:
    if response.get("Content-Type", "").startswith("application/json"):
        refused = json.loads(response.content).get("refused", {})
        return bool(refused.get("code") and refused.get("text"))
    return "</p>" in response.content.decode()


def _place_of(error: BaseException | None) -> str:
    if error is None:
        return "as the page says"
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {str(error)[:120]} ({where.filename[-60:]}:{where.lineno})"
