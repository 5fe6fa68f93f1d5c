"""Fixtures: a room opened by Ann, waiting or running."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import Settings

from server.accounts.guests import COOKIE, signed
from server.lobby.lately import lately
from server.rooms import announcements
from server.rooms.models import Room
from server.rooms.services import open_room, set_bot, set_ready
from tests.support.guests import ANN, GAME, LEVEL


@pytest.fixture
def room(db: None) -> Room:
    """Ann at seat 0, seat 1 free."""
    return open_room(ANN, "Ann", GAME, {}, public=False)


@pytest.fixture
def running(room: Room) -> Room:
    """Ann against a bot, the match on."""
    set_bot(room.code, ANN, 1, LEVEL)
    assert set_ready(room.code, ANN, True, "a" * 32) is not None
    room.refresh_from_db()
    return room


@pytest.fixture
def plain_statics(settings: Settings) -> None:
    """Addresses of files without their hash: nothing has been collected for a test."""
    plain = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    settings.STORAGES = {**settings.STORAGES, "staticfiles": plain}


@pytest.fixture
def browser(plain_statics: None) -> Client:
    """Ann's, which insists on the CSRF token as a real one has to."""
    client = Client(enforce_csrf_checks=True)
    client.cookies[COOKIE] = signed(ANN)
    return client


@pytest.fixture(autouse=True)
def fresh_list() -> None:
    """No page of the lobby, and no announcement, as a test before has left it."""
    lately.forget()
    announcements.lately.forget()
