"""What the processes say: in which room and match, and nothing that somebody must not read."""

from __future__ import annotations

import re
from typing import Any

import psycopg

from server.core.logs import without_secrets


def scrubbed(**line: Any) -> dict[str, Any]:
    return dict(without_secrets(None, "info", line))


def test_secrets_do_not_reach_the_log() -> None:
    line = scrubbed(event="begun", match=7, seed="ab", nonces=["cd"], request=object())
    assert line == {"event": "begun", "match": 7, "seed": "***", "nonces": "***"}


def test_the_row_that_a_database_error_was_about_is_not_repeated() -> None:
    said = "duplicate key\nDETAIL:  Failing row contains (7, hand E05).\nCONTEXT:  COPY hand E05"
    assert scrubbed(exception=said)["exception"] == "duplicate key\nDETAIL: ***\nCONTEXT: ***"
    said = "invalid input syntax\nLINE 1: ...T secret = 'a1b2c3', due_at = 'noon'\n        ^"
    assert scrubbed(exception=said)["exception"] == "invalid input syntax\nLINE 1: ***\n        ^"
    raised = f"raised unexpected: {psycopg.errors.UniqueViolation(said)!r}"
    assert "E05" not in scrubbed(event=raised)["event"]


def test_an_address_that_names_somebody_or_lets_in_is_cut() -> None:
    for secret in ("/people/ada/", "/account/reset/3-c9a-f00/", "/account/confirm/MQ:1abc/"):
        line = scrubbed(event=f"Not Found: {secret}")["event"]
        assert line == f"Not Found: /{secret.strip('/').rpartition('/')[0]}/***/"
    assert scrubbed(event="Not Found: /r/abc/")["event"] == "Not Found: /r/abc/"


def test_of_a_fault_in_a_match_the_place_and_the_kind_are_said() -> None:
    trace = (
        'Traceback (most recent call last):\n  File "laying.py", line 7, in lay\n    hand[card]\n'
        "KeyError: 'E05'\n\n"
        "The above exception was the direct cause of the following exception:\n\n"
        'Traceback (most recent call last):\n  File "plan.py", line 9, in plan\n'
        "server.matches.core.plan.ClockFault: E05\nand E06 on a second line"
    )
    found = scrubbed(match=7, exception=trace)["exception"]
    assert re.search(r"KeyError$", found, re.MULTILINE)
    assert 'File "laying.py", line 7, in lay' in found
    assert "server.matches.core.plan.ClockFault" in found
    assert not re.search(r"E0[56]", found)
    assert scrubbed(room="abc", exception=trace)["exception"] == trace
