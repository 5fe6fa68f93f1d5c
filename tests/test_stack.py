"""The processes of docs/running.md come up, and come back after a kill."""

from __future__ import annotations

import os
import urllib.request

import pytest

from tests.processes import Process
from tests.stack import Stack


def status(url: str) -> int:
    with urllib.request.urlopen(url, timeout=10) as answer:
        return answer.status


@pytest.mark.protocol
def test_one_process_serves_the_front_page_and_its_files(embedded):
    assert status(embedded.url + "/") == 200


@pytest.mark.fullstack
def test_both_web_processes_serve_the_front_page(full_stack):
    assert [status(url + "/") for url in full_stack.urls] == [200, 200]


@pytest.mark.fullstack
@pytest.mark.parametrize("name", ["web1", "worker", "beat", "redis", "postgres"])
def test_what_is_killed_comes_back(full_stack, name):
    if name not in full_stack.processes:
        return  # A server that was given is not ours to kill.
    full_stack.kill(name)
    assert not full_stack.processes[name].up
    full_stack.start(name)
    full_stack.mend()
    assert [status(url + "/") for url in full_stack.urls] == [200, 200]


@pytest.mark.fullstack
def test_a_web_process_ends_when_it_is_asked_to(full_stack):
    full_stack.stop("web2")
    assert not full_stack.processes["web2"].up
    assert status(full_stack.urls[0] + "/") == 200


def test_a_site_that_closes_leaves_the_servers_to_others(tmp_path):
    site = Stack({})
    server = Process("server", ["sleep", "60"], os.environ, tmp_path / "log")
    site.processes["server"] = server
    site.add("own", "sleep 60")
    for process in site.processes.values():
        process.start()
    site.close()
    assert not site.processes["own"].up
    assert server.up
    server.kill()
