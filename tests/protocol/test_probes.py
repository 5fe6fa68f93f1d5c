"""Questions from outside to a site that is up: does it live, can it do its work."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request

from tests.support.probing import WELL, asked
from tests.support.processes import ROOT, free_port
from tests.support.runbook import run
from tests.support.stack import Stack


def test_a_site_that_is_up_lives_and_is_ready(embedded: Stack) -> None:
    assert asked(embedded.url, "health") == (200, {"socket": True})
    assert asked(embedded.url, "ready") == (200, WELL)
    request = urllib.request.Request(f"{embedded.url}/ready/", method="HEAD")
    with urllib.request.urlopen(request, timeout=10) as answer:
        assert (answer.status, answer.read()) == (200, b"")
        assert "Set-Cookie" not in answer.headers
    # The first look of docs/operations.md says the same.
    said = run("first-look", embedded.environment, {"http://127.0.0.1:8001": embedded.url})
    assert said == (
        '{"socket": true}{"stays": true, "database": true, "redis": true, "migrations": true,'
        ' "opens": true}'
    )


def test_what_docker_asks_is_answered_by_the_status_of_a_command(embedded: Stack) -> None:
    def asked_by_docker(port: str) -> int:
        command = [sys.executable, "deploy/healthy.py"]
        environment = {**os.environ, "PORT": port}
        return subprocess.run(
            command, cwd=ROOT, env=environment, check=False, stderr=subprocess.DEVNULL
        ).returncode

    assert asked_by_docker(embedded.url.rpartition(":")[2]) == 0
    assert asked_by_docker(str(free_port())) != 0
