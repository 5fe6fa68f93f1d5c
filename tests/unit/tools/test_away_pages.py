"""The proxy's own pages are those that are generated, and need nothing of the site."""

from __future__ import annotations

import re

import pytest

from server.core.messages import LANGUAGES
from tests.support.processes import ROOT
from tools.away_pages import COMES_AGAIN, FOLDER, KINDS, pages


def test_each_file_is_what_is_generated() -> None:
    assert {file: file.read_text("utf-8") for file in FOLDER.iterdir()} == pages(), "make docs"


def test_the_proxy_knows_each_of_them() -> None:
    settings = (ROOT / "deploy" / "nginx.conf").read_text()
    named = set(re.findall(r"error_page [\d ]+ /away/([a-z]*-?)\$language\.html;", settings))
    assert named == KINDS.keys()


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_needs_nothing_else_and_only_what_may_pass_by_itself_is_tried_again(
    kind: str,
) -> None:
    """A form that was too large would be as large again."""
    for language in LANGUAGES:
        page = pages()[FOLDER / f"{kind}{language}.html"]
        assert ("refresh" in page) == (kind in COMES_AGAIN)
        assert f'<html lang="{language}">' in page and "-title" not in page
        assert not re.search(r"<script|<link|<img|url\(|src=", page)
