"""The first look of docs/operations.md, at a site that is up."""

from __future__ import annotations

from tests.support.runbook import run
from tests.support.stack import Stack


def test_the_first_look_answers_what_the_page_says(embedded: Stack) -> None:
    said = run("first-look", embedded.environment, {"http://127.0.0.1:8001": embedded.url})
    assert said == (
        '{"socket": true}{"stays": true, "database": true, "redis": true, "migrations": true,'
        ' "opens": true}'
    )
