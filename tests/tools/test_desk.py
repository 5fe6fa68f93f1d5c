"""The lists of the moderation desk on PostgreSQL: how many queries each costs, and that what grows
for ever is not read from end to end. ``python -m tools.desk`` says how long they take when it has
grown."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.support.processes import ROOT
from tests.support.servers import Postgres

FEW = ["--share", "0.005", "--lines", "400", "--runs", "1", "--json"]
QUERIES = 15


@pytest.fixture(scope="module")
def pages(postgres: Postgres) -> dict[str, dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, "-m", "tools.desk", *FEW],
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": postgres.fresh(), "REDIS_URL": ""},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found = map(json.loads, done.stdout.splitlines())
    return {page["page"]: page for page in found}


def test_no_list_costs_more_queries_than_it_may(pages: dict[str, dict[str, Any]]) -> None:
    lists = {name: page["queries"] for name, page in pages.items() if not name.startswith("a ")}
    assert len(lists) > 40
    assert {name: count for name, count in lists.items() if count > QUERIES} == {}


def test_lines_and_cases_are_found_by_their_indexes(pages: dict[str, dict[str, Any]]) -> None:
    """Told to read nothing from end to end, PostgreSQL still does so where no index helps."""
    read = {
        name: set(page["read_through"]) & {"rooms_chatline", "moderation_caseline"}
        for name, page in pages.items()
        # Few are, and there is no index of them.
        if name != "chat, hidden"
    }
    assert {name: tables for name, tables in read.items() if tables} == {}
