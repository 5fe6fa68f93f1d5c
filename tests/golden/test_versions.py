"""New rules come while matches run: each goes on by those with which it began."""

from __future__ import annotations

import importlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from games.engine import Illegal
from games.registry import all_games, game_called
from server.core.database import SqliteDatabase
from server.matches.process.runtime import MatchRuntime
from tests.sixth import beside_the_others
from tests.support.tables import Table, Watcher, second_process

DEAR = 3


@pytest.fixture
async def table(sqlite_file: Path) -> AsyncIterator[Table]:
    """A match of the toy game, begun by version 1 of its rules."""
    with beside_the_others():
        runtime = MatchRuntime(SqliteDatabase(str(sqlite_file)), web=True, alone=True)
        table = await Table.open(runtime, game="cups", seats=2)
        yield table
        await runtime.stop()


@pytest.fixture
def deploy(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Version 2 comes: no prize may be as dear as it could be before."""

    def deploy(*, keep: bool) -> None:
        package = importlib.import_module("games.cups")
        old = package.GAME

        class Cheap(type(old)):  # type: ignore[misc]
            version = 2

            def judge(self, state: Any, seat: int | None, action: Any) -> Illegal | None:
                if getattr(action, "prize", 0) == DEAR:
                    return Illegal("too-dear")
                return super().judge(state, seat, action)  # type: ignore[no-any-return]

        monkeypatch.setattr(package, "GAME", Cheap())
        monkeypatch.setattr(package, "EARLIER", (old,) if keep else (), raising=False)
        all_games.cache_clear()

    return deploy


async def hide(table: Table, id: str) -> Watcher:
    """Whoever has to hides the pea, for the dearest prize."""
    head = await table.live.head()
    seat = next(
        seat
        for seat in range(2)
        if any(offer.do == "hide" for offer in head.begun.game.offers(head.state, seat))
    )
    offer = next(o for o in head.begun.game.offers(head.state, seat) if o.do == "hide")
    watcher = await table.join(seat)
    await table.act(watcher, id, **(offer.pick(lambda _n: 0) | {"prize": DEAR}))
    return watcher


async def test_a_running_match_goes_on_by_the_rules_with_which_it_began(
    table: Table, sqlite_file: Path, deploy: Any
) -> None:
    deploy(keep=True)
    assert game_called("cups").version == 2
    after = await second_process(table, sqlite_file)
    try:
        watcher = await hide(after, "dear")
        assert watcher.done == ["dear"] and watcher.refusals == []
        assert (await after.live.head()).begun.game.version == 1
    finally:
        await after.runtime.stop()


async def test_a_new_match_is_played_by_the_new_rules(sqlite_file: Path, deploy: Any) -> None:
    with beside_the_others():
        deploy(keep=True)
        runtime = MatchRuntime(SqliteDatabase(str(sqlite_file)), web=True, alone=True)
        table = await Table.open(runtime, game="cups", seats=2)
        try:
            watcher = await hide(table, "dear")
            assert watcher.refusals == [("too-dear", "dear")]
        finally:
            await runtime.stop()


async def test_a_state_that_other_rules_have_stored_is_made_anew_from_the_log(
    table: Table, sqlite_file: Path, deploy: Any
) -> None:
    await hide(table, "dear")
    whole = (await table.live.head()).checkpoint()
    version = (await table.live.head()).version
    await table.runtime.ledger.store_checkpoint(
        table.match, version, 2, '{"nothing": "of version 1"}'
    )
    deploy(keep=True)
    after = await second_process(table, sqlite_file)
    try:
        assert (await after.live.head()).checkpoint() == whole
    finally:
        await after.runtime.stop()


async def test_without_its_rules_a_match_waits_and_takes_nothing(
    table: Table, sqlite_file: Path, deploy: Any
) -> None:
    before = await table.versions()
    deploy(keep=False)
    after = await second_process(table, sqlite_file)
    try:
        with pytest.raises(KeyError):
            await after.live.head()
        assert await after.versions() == before
    finally:
        await after.runtime.stop()
