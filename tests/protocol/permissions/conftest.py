"""Fixtures: one of each kind of person, and what they ask about."""

from __future__ import annotations

import pytest
from pytest_django import Settings

from tests.protocol.permissions import asking, scene
from tests.protocol.permissions.asking import Place
from tests.protocol.permissions.scene import PEOPLE, Cookies
from tests.support.mailing import with_mail
from tests.support.rooms import plain_statics

__all__ = ["plain_statics", "with_mail"]


@pytest.fixture
def people(
    db: None, plain_statics: None, monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> dict[str, Cookies]:
    settings.STAFF_SECOND_FACTOR = True
    monkeypatch.setattr("server.moderation.actions.current_runtime", scene.NoRuntime)
    # Who sits beside the host has reported a line of each person's place.
    monkeypatch.setattr("server.moderation.reporting.AT_ONCE", 100)
    # However crowded the machine is, the preview of an end is drawn.
    monkeypatch.setattr("server.replays.dots.SECONDS", 200)
    return scene.come()


@pytest.fixture
def places(people: dict[str, Cookies]) -> dict[str, Place]:
    return asking.places(PEOPLE)
