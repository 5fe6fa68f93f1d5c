"""Django's database for the tests of one process of a run: a copy, in memory, of the file that the
run has migrated once. A process by itself migrates as pytest-django does."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from django import conf
from django.db import connection
from pytest_django import DjangoDbBlocker

from tests.support.stack import unopened

IN_MEMORY = "file:tests?mode=memory&cache=shared"
"""There as long as this process is connected to it, for each of its threads."""


@pytest.fixture(scope="session")
def django_db_setup(django_test_environment: None, django_db_blocker: DjangoDbBlocker) -> None:
    with django_db_blocker.unblock(), closing(sqlite3.connect(unopened())) as migrated:
        connection.close()
        for settings in (conf.settings.DATABASES["default"], connection.settings_dict):
            settings["NAME"] = IN_MEMORY
        connection.ensure_connection()
        migrated.backup(connection.connection)
