"""The site as an app, and what it says where there is nothing to show."""

from __future__ import annotations

import json
import re

import pytest
from django.contrib.staticfiles import finders
from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.http import HttpRequest
from django.test import Client, RequestFactory
from django.utils import translation
from django.views import defaults

from server.accounts.guests import COOKIE
from server.core import pwa
from server.core.messages import say

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_statics")]

LANGUAGES = pytest.mark.parametrize("language", ["pl", "en"])


@LANGUAGES
def test_the_manifest_names_the_site_and_icons_that_are_there(
    client: Client, language: str
) -> None:
    response = client.get("/manifest.webmanifest", headers={"accept-language": language})
    assert response["Content-Type"] == "application/manifest+json"
    manifest = json.loads(response.content)
    assert manifest["short_name"] == say(language, "site-name")
    assert client.get(manifest["start_url"]).status_code == 200
    assert client.get(manifest["shortcuts"][0]["url"]).status_code == 200
    sizes = {}
    for icon in manifest["icons"]:
        found = finders.find(icon["src"].removeprefix("/static/"))
        assert found is not None
        with open(found, "rb") as file:
            sizes[icon["sizes"]] = file.read(24)[16:24]
    for size in (192, 512):
        assert sizes[f"{size}x{size}"] == 2 * size.to_bytes(4)


def test_every_page_knows_manifest_and_worker(client: Client) -> None:
    response = client.get("/lobby/")
    page = response.content.decode()
    assert '<link rel="manifest" href="/manifest.webmanifest"' in page
    assert re.search(r'<script type="module" src="[^"]*js/site/service-worker[^"]*js">', page)
    assert "worker-src 'self'" in response["Content-Security-Policy"]


def test_the_worker_keeps_only_files_that_are_there(client: Client) -> None:
    response = client.get("/worker.js")
    assert response["Content-Type"] == "text/javascript"
    assert "no-cache" in response["Cache-Control"]
    names = re.search(r"const FILES = (\[.*?\]);", response.content.decode())
    assert names is not None
    first, *files = json.loads(names[1].replace("\\u002D", "-"))
    assert client.get(first).status_code == 200
    assert all(finders.find(file.removeprefix("/static/")) for file in files)
    assert len(files) == len(pwa.CACHED)


def test_the_page_without_a_line_needs_nothing_that_is_not_kept(client: Client) -> None:
    page = client.get("/offline/").content.decode()
    for language in ("pl", "en"):
        assert say(language, "offline-title") in page
    asked = re.findall(r'(?:src|href)="/static/([^"]+)"', page)
    assert asked and set(asked) <= set(pwa.CACHED)


@pytest.mark.parametrize("address", ["/manifest.webmanifest", "/worker.js", "/offline/"])
def test_what_belongs_to_nobody_makes_no_guest(client: Client, address: str) -> None:
    assert COOKIE not in client.get(address).cookies


@LANGUAGES
@pytest.mark.parametrize(
    ("view", "error", "status", "words"),
    [
        (defaults.page_not_found, Exception(), 404, "not-found"),
        (defaults.permission_denied, PermissionDenied(), 403, "forbidden"),
        (defaults.bad_request, SuspiciousOperation(), 400, "bad-request"),
        (defaults.server_error, None, 500, "server-error"),
    ],
    ids=["not found", "forbidden", "bad request", "server error"],
)
def test_an_error_is_told_in_words_with_a_way_on(
    rf: RequestFactory, view: object, error: object, status: int, words: str, language: str
) -> None:
    request: HttpRequest = rf.get("/somewhere/")
    with translation.override(language):
        response = view(request, *([error] if error else []))  # type: ignore[operator]
    page = response.content.decode()
    assert response.status_code == status
    assert say(language, f"{words}-title") in page and say(language, f"{words}-line") in page
    assert f'href="/">{say(language, "to-front")}' in page
    assert f'href="/lobby/">{say(language, "lobby")}' in page


@LANGUAGES
def test_a_room_that_is_not_there_leads_to_others(client: Client, language: str) -> None:
    response = client.get("/r/bcdfghjkmnpq/", headers={"accept-language": language})
    page = response.content.decode()
    assert response.status_code == 404
    assert say(language, "room-lost-line") in page
    assert f'href="/lobby/">{say(language, "lobby")}' in page
