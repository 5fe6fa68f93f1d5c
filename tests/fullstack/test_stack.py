"""The processes of docs/running.md come up, and come back after a kill."""

from __future__ import annotations

import pytest

from tests.support.probing import status


def test_both_web_processes_serve_the_front_page(full_stack):
    assert [status(url + "/") for url in full_stack.urls] == [200, 200]


@pytest.mark.parametrize("name", ["web1", "worker", "beat", "redis", "postgres"])
def test_what_is_killed_comes_back(full_stack, name):
    if name not in full_stack.processes:
        return  # A server that was given is not ours to kill.
    full_stack.kill(name)
    assert not full_stack.processes[name].up
    full_stack.start(name)
    full_stack.mend()
    assert [status(url + "/") for url in full_stack.urls] == [200, 200]


def test_a_web_process_ends_when_it_is_asked_to(full_stack):
    full_stack.stop("web2")
    assert not full_stack.processes["web2"].up
    assert status(full_stack.urls[0] + "/") == 200
