"""The site as an app, and what it says where there is nothing to show."""

from __future__ import annotations

import json
import re

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from server.accounts.guests import COOKIE
from server.core import pwa
from server.core.messages import LANGUAGES, say

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_statics")]


@pytest.mark.parametrize("language", LANGUAGES)
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
    for language in LANGUAGES:
        assert say(language, "offline-title") in page
    asked = re.findall(r'(?:src|href)="/static/([^"]+)"', page)
    assert asked and set(asked) <= set(pwa.CACHED)


def test_what_belongs_to_nobody_makes_no_guest(client: Client) -> None:
    for address in ("/manifest.webmanifest", "/worker.js", "/offline/"):
        assert COOKIE not in client.get(address).cookies, address
