"""One process of docs/running.md serves the site."""

from __future__ import annotations

from tests.support.probing import status


def test_one_process_serves_the_front_page_and_its_files(embedded):
    assert status(embedded.url + "/") == 200
