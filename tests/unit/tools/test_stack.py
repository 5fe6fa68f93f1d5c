"""Sites that are closed, and whose broker is lost."""

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


def test_only_after_the_broker_was_killed_are_those_of_celery_replaced(tmp_path):
    site = Stack({})
    site.processes["redis"] = Process("redis", ["sleep", "60"], os.environ, tmp_path / "log")
    site.add("web", "sleep 60")
    site.add("worker", "sh -c 'sleep 60' celery")
    for process in site.processes.values():
        process.start()
    site.renew()
    assert all(process.up for process in site.processes.values())
    site.kill("redis")
    site.renew()
    assert (site.processes["web"].up, site.processes["worker"].up) == (True, False)
    site.close()
