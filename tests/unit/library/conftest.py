"""Fixtures: a site that offers a game for which people make documents."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import games.space_hulk
from games.registry import all_games
from games.space_hulk.rules import SpaceHulk
from server.library import views
from server.transport.rate_limits import RateLimit


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch, plain_statics: None) -> Iterator[None]:
    monkeypatch.setattr(games.space_hulk, "GAME", SpaceHulk(), raising=False)
    # Nor does time that passes on a slow machine allow anybody more.
    monkeypatch.setattr(views, "CHANGES", RateLimit(views.CHANGES.burst, every=3600))
    all_games.cache_clear()
    yield
    monkeypatch.undo()
    all_games.cache_clear()
