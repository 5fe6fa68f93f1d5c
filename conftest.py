"""What holds for every test: the environment, the rules it may cite, how long Hypothesis looks."""

from __future__ import annotations

import atexit
import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import django
import pytest
from django import conf
from hypothesis import HealthCheck, settings

from tests.support.preparing import RUN
from tools.rules import cited_by, known

# Tests of one process run on the embedded default, whatever the shell around them is set up for;
# the full stack (tests/support/servers.py) asks for the servers that were given.
GIVEN = {name: os.environ.pop(name, "") for name in ("DATABASE_URL", "REDIS_URL")}
for name, url in GIVEN.items():
    if url:
        os.environ[f"TEST_{name}"] = url
for name in ("ALLOWED_HOSTS", "DEBUG", "HOST", "LOG_LEVEL", "PORT", "TRUSTED_ORIGINS"):
    os.environ.pop(name, None)
os.environ["DJANGO_SETTINGS_MODULE"] = "server.settings"
os.environ["SECRET_KEY"] = "known to everybody who reads the tests and to nobody else's site"
folder = Path(tempfile.mkdtemp(prefix="tests-"))
atexit.register(shutil.rmtree, folder, ignore_errors=True)
os.environ["SQLITE_PATH"] = str(folder / "db.sqlite3")
# Helpers import models: the conftest of a folder named on the command line is loaded before
# pytest-django would have done this.
django.setup()
# A password of a test of this process costs no third of a second. Sites are processes of their own.
conf.settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]

pytest_plugins = ["tests.support.sites", "tests.support.browser.fixtures"]
if RUN in os.environ:
    pytest_plugins.append("tests.support.databases")

PATIENT = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile(
    "sample", derandomize=True, deadline=None, max_examples=15, suppress_health_check=PATIENT
)
settings.register_profile("full", settings.get_profile("sample"), max_examples=40)
settings.register_profile("search", settings.get_profile("full"), derandomize=False)
settings.load_profile("sample")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept", action="store_true", help="write the replays anew; the diff is read like code"
    )
    parser.addoption(
        "--both-browsers",
        action="store_true",
        help="play first matches by keys and by mouse in Firefox and WebKit each, not by turns",
    )


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Thousands of tests stay until the end. The garbage collector need not go through them again
    and again: half a second each time. What a test makes it looks through as rarely as in a server
    (server/lifespan.py), and not thirty times as often."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that cites a rule nobody wrote stops the run."""
    there = known()
    unknown = {number: tests for number, tests in cited_by(items).items() if number not in there}
    if unknown:
        lines = [f"{number}: {', '.join(tests)}" for number, tests in sorted(unknown.items())]
        raise pytest.UsageError("no RULES.md has these numbers\n" + "\n".join(lines))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """A test that was skipped has not passed."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and reporter.stats.get("skipped") and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
