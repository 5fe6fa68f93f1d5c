"""Error pages work while more than the page is broken. No test here has a database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from allauth.core.ratelimit import respond_429
from django.conf import settings as site
from django.core.exceptions import PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.test import Client
from django.urls import path
from django.views.decorators.http import require_safe
from pytest_django import DjangoDbBlocker, Settings

from server import urls
from server.accounts.guests import COOKIE, signed
from server.core.messages import LANGUAGES, say
from tests.support.guests import ANN

IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def raises(error: type[Exception]) -> Callable[[HttpRequest], HttpResponse]:
    def view(_request: HttpRequest) -> HttpResponse:
        raise error

    return view


urlpatterns = [
    path("400/", raises(SuspiciousOperation)),
    path("403/", raises(PermissionDenied)),
    path("405/", require_safe(raises(AssertionError))),
    path("413/", raises(RequestDataTooBig)),
    path("429/", respond_429),
    path("500/", raises(ZeroDivisionError)),
    *urls.urlpatterns,
]
handler400, handler403, handler404 = urls.handler400, urls.handler403, urls.handler404
handler429, handler500 = urls.handler429, urls.handler500

TOLD = {
    400: "bad-request",
    403: "forbidden",
    404: "not-found",
    405: "bad-request",
    413: "too-large",
    429: "too-many",
    500: "server-error",
}
ERRORS = pytest.mark.parametrize(("status", "words"), TOLD.items())


@pytest.fixture(autouse=True)
def what_fails(
    settings: Settings, django_db_blocker: DjangoDbBlocker, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    settings.ROOT_URLCONF = __name__
    # What asks first gets what a database says that is away, not what the blocker says.
    monkeypatch.setattr("server.moderation.ban_pages.ban_on", raises(OperationalError))
    with django_db_blocker.block():
        yield


@pytest.fixture
def no_statics(settings: Settings, tmp_path: Path) -> None:
    """Nothing has been collected, so no file's address is known."""
    settings.STATIC_ROOT = tmp_path


@pytest.fixture
def client() -> Client:
    return Client(raise_request_exception=False)


@ERRORS
@IN_EACH_LANGUAGE
def test_without_our_files_it_is_told_in_words_alone(
    no_statics: None, client: Client, status: int, words: str, language: str
) -> None:
    page = told(client, status, language)
    assert says(page, words, language)
    assert "/static/" not in page


@ERRORS
@IN_EACH_LANGUAGE
def test_without_a_database_whoever_is_signed_in_is_told_as_anybody(
    plain_statics: None, client: Client, status: int, words: str, language: str
) -> None:
    client.cookies[site.SESSION_COOKIE_NAME] = "somebody"
    client.cookies[COOKIE] = signed(ANN)
    page = told(client, status, language)
    assert says(page, words, language)
    assert "/static/css/site/base.css" in page and "account-link" not in page


def test_without_a_database_a_page_that_needs_it_breaks_in_words(
    plain_statics: None, client: Client
) -> None:
    answer = client.get("/lobby/", headers={"accept-language": "en"})
    assert answer.status_code == 500
    assert says(answer.content.decode(), "server-error", "en")


@IN_EACH_LANGUAGE
def test_without_our_files_a_forged_form_is_refused_in_words(
    no_statics: None, language: str
) -> None:
    forger = Client(enforce_csrf_checks=True, raise_request_exception=False)
    answer = forger.post("/rooms/", headers={"accept-language": language})
    assert answer.status_code == 403
    assert says(answer.content.decode(), "csrf", language)


def told(client: Client, status: int, language: str) -> str:
    ask = client.post if status == 405 else client.get
    answer = ask(f"/{status}/", headers={"accept-language": language})
    assert answer.status_code == status
    assert answer.get("Allow") == ("GET, HEAD" if status == 405 else None)
    return answer.content.decode()


def says(page: str, words: str, language: str) -> bool:
    """In words, and with a way on."""
    return (
        f'<html lang="{language}"' in page
        and f"<title>{say(language, f'{words}-title')}" in page
        and say(language, f"{words}-line") in page
        and f'href="/">{say(language, "to-front")}' in page
        and f'href="/lobby/">{say(language, "lobby")}' in page
    )
