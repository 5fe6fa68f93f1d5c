"""Is a process ready without its servers?"""

from __future__ import annotations

import time

import pytest

from server.operations import probes
from tests.support.probing import WELL, asked
from tests.support.stack import Stack


@pytest.mark.parametrize(
    ("server", "lacking"), [("redis", {"redis"}), ("postgres", {"database", "opens"})]
)
def test_a_process_lives_on_without_its_servers_but_is_not_ready(
    full_stack: Stack, server: str, lacking: set[str]
) -> None:
    if server not in full_stack.processes:
        return  # A server that was given is not ours to kill.
    assert asked(full_stack.url, "ready") == (200, WELL)
    full_stack.kill(server)
    try:
        time.sleep(probes.FRESH)
        status, answers = asked(full_stack.url, "ready")
        assert status == 503
        assert {name for name, well in answers.items() if not well} == lacking
        assert asked(full_stack.url, "health") == (200, {"socket": True})
    finally:
        full_stack.start(server)
        full_stack.mend()
    end = time.monotonic() + 15
    while asked(full_stack.url, "ready")[0] != 200:
        assert time.monotonic() < end
        time.sleep(0.5)
