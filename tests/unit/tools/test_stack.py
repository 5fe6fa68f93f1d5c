"""Sites that are closed."""

from __future__ import annotations

import os

from tests.support.processes import Process
from tests.support.stack import Stack


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
