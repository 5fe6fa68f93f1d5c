"""The mailbox of a live match: what is stored, who is told, what happens in doubt and fault."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from games.registry import game_called
from server.core.database import InDoubt
from server.matches.core.rows import CheckpointRow, Row
from server.matches.ledger import history
from server.matches.ledger.history import AT_HAND
from server.matches.live import live_match
from server.matches.process.runtime import LET_GO_OVER
from tests.support.matches import Processes
from tests.support.tables import GAME, Table, Watcher

ENTENTE = {"do": "pick_side", "wish": "entente"}
CENTRAL = {"do": "pick_side", "wish": "central"}


def notices(watcher: Watcher) -> list[str]:
    return [frame["code"] for frame in watcher.of("notice")]


async def test_an_act_is_stored_once_told_to_everybody_and_acknowledged_to_its_actor(
    table: Table,
) -> None:
    ada, bob, watcher = [await table.join(seat) for seat in (0, 1, None)]
    await table.act(ada, "a", **ENTENTE)
    assert (ada.done, bob.done, watcher.done) == (["a"], [], [])
    assert bob.of("update")[0]["events"] == watcher.of("update")[0]["events"]
    await table.act(ada, "a", **ENTENTE)
    assert ada.done == ["a", "a"] and ada.refusals == []
    await table.act(ada, "a", **CENTRAL)
    assert ada.refusals == [("id-reused", "a")]
    assert await table.actions() == ["begin", "pick_side"]


async def test_an_old_act_is_known_from_the_ledger_when_it_is_no_longer_at_hand(
    table: Table,
) -> None:
    ada = await table.join(0)
    await table.act(ada, "a", **ENTENTE)
    (await table.live.head()).done.clear()
    await table.act(ada, "a", **ENTENTE)
    assert ada.done == ["a", "a"] and ada.refusals == []
    (await table.live.head()).done.clear()
    table.clock.time += 31_000
    await table.act(ada, "a", **ENTENTE)
    assert ada.done == ["a", "a", "a"] and ada.refusals == []
    assert await table.actions() == ["begin", "pick_side", "time_up"]


async def test_a_resend_to_a_process_that_knows_nothing_of_it_acts_once(
    table: Table, other: Table
) -> None:
    """It has an old head, in which the act would be legal: the ledger compares."""
    elsewhere = await other.join(0)
    ada = await table.join(0)
    await table.act(ada, "a", **ENTENTE)
    await other.act(elsewhere, "a", **ENTENTE)
    assert "a" in elsewhere.done and elsewhere.refusals == []
    assert await table.versions() == [1, 2]


async def test_an_act_on_an_old_head_is_judged_on_the_position_it_meets(
    table: Table, other: Table
) -> None:
    bob = await other.join(1)
    ada = await table.join(0)
    await table.act(ada, "a", **ENTENTE)
    await other.act(bob, "b", **CENTRAL)
    assert bob.done == ["b"]
    assert len(bob.of("update")) == 2, "first what it had missed, then its own"
    assert await table.versions() == [1, 2, 3]


async def test_before_a_refusal_the_ledger_is_asked(table: Table, other: Table) -> None:
    """Here the act is illegal on the old head and legal on the new one."""
    bob = await other.join(1)
    await other.act(bob, "b1", **CENTRAL)
    ada = await table.join(0)
    await table.act(ada, "a1", **ENTENTE)
    hand = ada.of("update")[-1]["patch"]["own"]["hand"]
    await table.act(ada, "a2", do="lay", aircraft=hand[0])
    bobs = await table.join(1)
    card = bobs.of("snapshot")[0]["view"]["own"]["hand"][0]
    await other.act(bob, "b2", do="lay", aircraft=card)
    assert bob.done == ["b1", "b2"] and bob.refusals == []


async def test_who_comes_is_shown_nothing_older_than_the_ledger_and_told_what_it_missed(
    table: Table, other: Table
) -> None:
    await other.join(None)
    ada = await table.join(0)
    await table.act(ada, "a", **ENTENTE)
    back = await other.join(0, n=1)
    snapshot = back.of("snapshot")[0]
    assert snapshot["n"] == 2
    assert snapshot["events"] == ada.of("update")[-1]["events"]


async def test_what_is_at_hand_is_told_as_the_ledger_would_tell_it(table: Table) -> None:
    ada, bob = await table.join(0), await table.join(1)
    await table.act(ada, "a", **ENTENTE)
    await table.act(bob, "b", **CENTRAL)
    head, ledger = await table.live.head(), table.runtime.ledger
    for _ in range(AT_HAND):
        seat = next(s for s in (0, 1) if head.begun.game.offers(head.state, s))
        action = head.begun.game.offers(head.state, seat)[0].pick(lambda _: 0)
        await table.act((ada, bob)[seat], f"{head.version}", **action)
        head = await table.live.head()
        for audience in head.begun.audiences:
            for n in range(head.n(audience) + 1):
                stored = await history.told_above(ledger, head, audience, n)
                recent = table.live.position._recent.told_above(head, audience, n)
                assert recent is None or msgspec.json.encode(recent) == msgspec.json.encode(stored)
    assert table.live.position._recent.told_above(head, (), 0) is None, "that is too long ago"
    assert table.live.position._recent.told_above(head, (), head.n(()) - 1), "that is not"


async def test_one_look_at_the_ledger_serves_all_who_had_asked(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.join(None)
    ledger, looks = table.runtime.ledger, []
    version = ledger.version

    async def counted(match: int) -> int:
        looks.append(match)
        return await version(match)

    monkeypatch.setattr(ledger, "version", counted)
    await asyncio.gather(*(table.join(seat) for seat in (0, 1, None)))
    assert len(looks) == 1
    await table.join(None)
    assert len(looks) == 2, "that was before this one asked"


NO_ACTIONS: list[dict[str, Any]] = [{}, {"do": "fly"}, {"do": "lay", "aircraft": 5}]


async def test_a_refusal_is_for_the_one_who_asked(table: Table) -> None:
    ada, bob, watcher = [await table.join(seat) for seat in (0, 1, None)]
    await table.act(watcher, "w", **ENTENTE)
    assert watcher.refusals == [("not-seated", "w")]
    await table.act(ada, "x", do="name", attribute="spd")
    for action in NO_ACTIONS:
        await table.act(ada, "y", **action)
    assert ada.refusals == [("wrong-phase", "x"), *[("not-an-action", "y")] * len(NO_ACTIONS)]
    assert bob.refusals == [] and await table.versions() == [1]


class TestDoubt:
    """The database gives no answer: nobody is answered until it can be read again."""

    @pytest.mark.parametrize("stored", [True, False], ids=["it was stored", "it was not"])
    async def test_the_act_is_in_the_log_once_and_acknowledged(
        self, table: Table, monkeypatch: pytest.MonkeyPatch, stored: bool
    ) -> None:
        ada, bob = await table.join(0), await table.join(1)
        cut_next_commit(table, monkeypatch, stored)
        await table.act(ada, "a", **ENTENTE)
        assert "a" in ada.done and ada.refusals == []
        assert await table.actions() == ["begin", "pick_side"]
        assert notices(bob) == ["saving", "saved"]
        assert [frame["n"] for frame in bob.of("update")] == [2]

    async def test_a_reader_without_answer_waits_and_is_shown_the_match(
        self, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        version = table.runtime.ledger.version
        silent = iter([True, True, False])

        async def sometimes(match: int) -> int:
            if next(silent, False):
                raise InDoubt
            return await version(match)

        monkeypatch.setattr(table.runtime.ledger, "version", sometimes)
        watcher = await table.join(None)
        assert watcher.of("snapshot")


class TestAFault:
    """An exception in the rules never costs the players the match."""

    async def test_the_act_is_refused_recorded_and_play_goes_on(
        self, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ada, bob = await table.join(0), await table.join(1)
        plant(table, monkeypatch, "apply", when=lambda args: args[1] == 0)
        await table.act(ada, "a", **ENTENTE)
        assert ada.refusals == [("fault", "a")]
        await table.act(bob, "b", **CENTRAL)
        assert bob.done == ["b"]
        monkeypatch.undo()
        await table.act(ada, "a", **ENTENTE)
        assert ada.done == ["a"]
        faults = await table.runtime.ledger.database.fetch(
            "SELECT version, seat, action FROM match_fault"
        )
        assert [(version, seat) for version, seat, _ in faults] == [(1, 0)]
        assert "entente" in faults[0][2]

    async def test_a_view_that_fails_costs_one_act(
        self, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ada, bob = await table.join(0), await table.join(1)
        plant(table, monkeypatch, "views", when=lambda args: args[0].squadrons[0].wish is not None)
        await table.act(ada, "a", **ENTENTE)
        assert ada.refusals == [("fault", "a")]
        assert await table.versions() == [1]
        await table.act(bob, "b", **CENTRAL)
        assert bob.done == ["b"]

    async def test_the_match_freezes_only_where_nobody_could_go_on(
        self, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """At the clock; staff set it going again, and the time between is not counted."""
        ada = await table.join(0)
        plant(table, monkeypatch, "apply", when=lambda args: args[1] is None)
        await table.pass_time(31)
        assert notices(ada) == ["frozen"]
        await table.act(ada, "a", **ENTENTE)
        assert ada.refusals == [("frozen", "a")]
        assert not await table.runtime.resume(table.match), "the fault is still there"
        assert await table.runtime.ledger.frozen(table.match)
        monkeypatch.undo()
        table.clock.time += 3_600_000
        assert await table.runtime.resume(table.match)
        assert notices(ada) == ["frozen", "frozen", "resumed"]
        assert await table.actions() == ["begin", "time_up", "stand", "go_on"]
        head = await table.live.head()
        assert head.clock.match_time(table.clock.now()) == 31_000
        await table.pass_time(1)
        assert len(await table.versions()) == 4, "the next decision has its whole time"

    async def test_staff_stop_a_match_and_that_time_is_not_counted(self, table: Table) -> None:
        ada = await table.join(0)
        assert await table.runtime.resume(table.match)
        assert await table.actions() == ["begin"], "only what has stopped is set going"
        await table.pass_time(12)
        assert await table.runtime.freeze(table.match)
        table.clock.time += 3_600_000
        await table.act(ada, "a", **ENTENTE)
        assert ada.refusals == [("frozen", "a")]
        assert await table.runtime.resume(table.match)
        assert notices(ada) == ["frozen", "resumed"]
        assert await table.actions() == ["begin", "stand", "go_on"]
        head = await table.live.head()
        assert head.clock.match_time(table.clock.now()) == 12_000

    async def test_another_process_learns_by_the_beat_that_it_goes_on(
        self, table: Table, other: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        bob = await other.join(1)
        await table.join(0)
        plant(table, monkeypatch, "apply", when=lambda args: args[1] is None)
        await table.pass_time(31)
        await other.do(other.live.poked)
        monkeypatch.undo()
        await table.runtime.resume(table.match)
        await other.runtime._compare_versions()
        await other.do(other.live.head)
        assert notices(bob) == ["frozen", "resumed"]


async def test_a_deadline_fires_at_its_own_time_once_in_two_processes(
    table: Table, other: Table
) -> None:
    bob = await other.join(1)
    await table.join(0)
    await table.pass_time(29.9)
    assert await table.actions() == ["begin"]
    table.clock.time += 600
    await asyncio.gather(table.do(table.live.pass_time), other.do(other.live.pass_time))
    await table.pass_time(0.1)
    assert await table.actions() == ["begin", "time_up"]
    [row] = await table.runtime.ledger.rows(table.match, 1)
    assert row.at == 30_000
    await other.act(bob, "b", **CENTRAL)
    assert bob.refusals == [("wrong-phase", "b")]


class TestPresence:
    async def test_who_is_away_is_told_once_and_so_is_the_return(self, table: Table) -> None:
        bob = await table.join(1)
        await table.do(lambda: table.live.notice_presence(0, here=False))
        await table.do(lambda: table.live.notice_presence(0, here=False))
        await table.do(lambda: table.live.notice_presence(0, here=True))
        told = [event["event"] for event in bob.events]
        assert [event for event in told if event.startswith("seat-")] == ["seat-away", "seat-back"]

    async def test_a_match_left_alone_stands_and_a_return_wakes_it(self, table: Table) -> None:
        ada = await table.join(0)
        await table.runtime.presence.look()
        table.live.leave(ada)
        table.clock.time += 400_000
        await table.runtime.presence.look()
        await table.pass_time()
        assert "stand" in await table.actions()
        back = await table.join(0)
        assert (await table.actions())[-2:] == ["go_on", "presence"]
        assert back.of("snapshot")[0]["running"]


async def test_a_checkpoint_and_the_rows_after_it_give_the_same_head(
    table: Table, other: Table
) -> None:
    ada, bob = await table.join(0), await table.join(1)
    await table.act(ada, "a", **ENTENTE)
    head = await table.live.head()
    await table.runtime.ledger.store_checkpoint(table.match, head.version, 1, head.checkpoint())
    await table.act(bob, "b", **CENTRAL)
    again = await other.join(0)
    await other.act(again, "a", **ENTENTE)
    assert again.of("snapshot")[0]["view"] == (await table.join(0)).of("snapshot")[0]["view"]
    assert again.done == ["a"], "ids from before the checkpoint are known"


async def test_no_checkpoint_is_stored_while_something_can_be_taken_back(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored: list[int] = []

    def note(_match: int, version: int, _rules_version: int, _body: str) -> None:
        stored.append(version)

    monkeypatch.setattr(live_match, "CHECKPOINT_EVERY", 1)
    monkeypatch.setattr(type(game_called(GAME)), "undo", lambda _game, _state: True)
    table = await processes.open(options='{"clock":"off"}')
    table.live.context = replace(table.live.context, store_checkpoint=note)
    ada = await table.join(0)
    await table.act(ada, "a", **ENTENTE)
    head = await table.live.head()
    assert (stored, len(head.past)) == ([], 1)
    table.live.leave(ada)
    table.clock.time += 30_000
    await table.runtime.presence.look()
    await table.quiet()
    head = await table.live.head()
    assert (stored[-1:], head.past) == ([head.version], ())


class LongLog:
    """6,000 moves; every third tells only seat 1 something."""

    async def rows(self, match: int, above: int) -> list[Row]:
        return [self.row(version) for version in range(above + 1, 6_001)]

    def row(self, version: int) -> Row:
        landed = {"event": "landed", "seat": 0, "card": "B07", "x": -3_512, "y": 1_204, "turn": 900}
        drawn = {"event": "drawn", "seat": 1, "card": "R11", "only": [1]}
        events = [drawn] if version % 3 == 0 else [landed, {"event": "next", "seat": version % 2}]
        body = {"action": {"do": "draw"}, "events": events, "draws": []}
        return Row(version, 0, f"{version}", version, Raw(msgspec.json.encode(body)))


@pytest.mark.parametrize(("audience", "n"), [((), 4_000), ((0,), 4_000), ((1,), 6_000)])
async def test_a_first_picture_is_small_however_long_the_match_is(
    table: Table, audience: tuple[int, ...], n: int
) -> None:
    head = (await table.live.head()).copy()
    head.version, head.counts = 6_000, [6_000 if 1 in a else 4_000 for a in head.begun.audiences]
    told = await history.told_above(LongLog(), head, audience, 0)  # type: ignore[arg-type]
    numbers = [number for number, _ in told]
    assert numbers == list(range(n - len(told) + 1, n + 1))
    assert n / 6_000 * 250 < len(told) <= 256
    assert len(msgspec.json.encode(told)) <= 64 * 1024
    missed = await history.told_above(LongLog(), head, audience, 100)  # type: ignore[arg-type]
    assert [number for number, _ in missed] == list(range(101, n + 1)), "nothing is left out"


def cut_next_commit(table: Table, monkeypatch: pytest.MonkeyPatch, stored: bool) -> None:
    """The answer to the next commit is lost, after or before it was stored."""
    commit = table.runtime.ledger.commit
    cut = iter([True])

    async def cut_off(acts: Any) -> set[int]:
        if not next(cut, False):
            return await commit(acts)
        if stored:
            await commit(acts)
        raise InDoubt("the line is dead")

    monkeypatch.setattr(table.runtime.ledger, "commit", cut_off)


def plant(table: Table, monkeypatch: pytest.MonkeyPatch, method: str, when: Any) -> None:
    """A fault in the rules: the method fails where ``when`` says."""
    kind = type(game_called(GAME))
    sound = getattr(kind, method)

    def faulty(self: Any, *args: Any) -> Any:
        if when(args):
            raise ZeroDivisionError("planted")
        return sound(self, *args)

    monkeypatch.setattr(kind, method, faulty)


async def test_a_match_that_is_over_is_let_go_soon_one_that_runs_much_later(table: Table) -> None:
    runtime, ada = table.runtime, await table.join(0)
    table.live.leave(ada)
    table.clock.time += LET_GO_OVER + 1
    await runtime._let_go()
    assert runtime.known(table.match) is not None
    await table.act(ada, "a", do="resign")
    await runtime._let_go()
    assert runtime.known(table.match) is not None, "the act may be sent again"
    table.clock.time += LET_GO_OVER + 1
    await runtime._let_go()
    assert runtime.known(table.match) is None


async def test_who_has_moved_on_before_its_turn_is_shown_nothing_and_not_kept(table: Table) -> None:
    """To the next match of the room, that is, or to a place from which it sees with a delay. A
    match in which something is being done is not let go meanwhile."""
    begun, go_on, ada = asyncio.Event(), asyncio.Event(), Watcher(0)

    async def job() -> None:
        begun.set()
        await go_on.wait()

    table.live.post(job)
    await begun.wait()
    assert not table.live.idle
    assert table.live.watch(ada, 0)
    assert table.live.post(lambda: table.live.sync(ada, 0))
    table.live.leave(ada)
    go_on.set()
    await table.quiet()
    assert ada.frames == []
    assert table.live.idle


async def test_who_moves_on_while_the_picture_is_made_is_not_shown_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, told_above = Watcher(0), history.told_above

    async def slowly(*asked: Any) -> Any:
        table.live.leave(ada)
        return await told_above(*asked)

    monkeypatch.setattr(history, "told_above", slowly)
    monkeypatch.setattr(history.Recent, "told_above", lambda *asked: None)
    assert table.live.watch(ada, 0)
    await table.quiet()
    assert ada.frames == []
    assert len(table.live.viewers) == 0


def shown(watcher: Watcher) -> dict[str, Any]:
    return watcher.of("snapshot")[-1]["view"]  # type: ignore[no-any-return]


class TestRebuilt:
    """A match whose kept state was changed behind its back, and what its log plays to."""

    async def spoil(self, table: Table) -> CheckpointRow:
        """The right checkpoint; instead of it a state of before is stored, under that version."""
        early = (await table.live.head()).checkpoint()
        ada = await table.join(0)
        await table.act(ada, "a", **ENTENTE)
        table.live.leave(ada)
        head = await table.live.head()
        version, rules = head.version, head.begun.game.version
        await table.runtime.ledger.replace_checkpoint(table.match, version, rules, early)
        table.live.position.forget()
        return CheckpointRow(version, rules, head.checkpoint())

    async def test_a_frozen_match_is_what_its_log_plays_to_at_every_socket(
        self, table: Table, other: Table
    ) -> None:
        right = await self.spoil(table)
        ada, bob = await table.join(0), await other.join(1)
        assert await table.runtime.freeze(table.match)
        await other.do(other.live.poked)
        wrong = [shown(viewer) for viewer in (ada, bob)]
        assert await table.runtime.rebuild(table.match, right)
        await other.do(other.live.poked)
        assert shown(ada) != wrong[0] and shown(bob) != wrong[1]
        assert (await other.live.head()).checkpoint() == right.body
        assert await table.runtime.resume(table.match)
        assert notices(bob)[0] == "frozen"

    async def test_whoever_missed_the_poke_is_shown_it_when_it_goes_on(
        self, table: Table, other: Table
    ) -> None:
        right = await self.spoil(table)
        bob = await other.join(1)
        assert await table.runtime.freeze(table.match)
        await other.do(other.live.poked)
        assert await table.runtime.rebuild(table.match, right)
        before = shown(bob)
        assert await table.runtime.resume(table.match)
        await other.runtime._compare_versions()
        await other.do(other.live.head)
        assert shown(bob) != before and notices(bob)[-1] == "resumed"

    async def test_a_running_match_and_one_that_has_moved_on_are_left_alone(
        self, table: Table
    ) -> None:
        right = await self.spoil(table)
        assert not await table.runtime.rebuild(table.match, right)
        await table.runtime.freeze(table.match)
        late = CheckpointRow(right.version - 1, right.rules_version, right.body)
        assert not await table.runtime.rebuild(table.match, late)

    async def test_a_match_that_is_sound_is_shown_to_nobody_again(self, table: Table) -> None:
        ada = await table.join(0)
        await table.runtime.freeze(table.match)
        head = await table.live.head()
        row = CheckpointRow(head.version, head.begun.game.version, head.checkpoint())
        assert await table.runtime.rebuild(table.match, row)
        assert await table.runtime.resume(table.match)
        assert len(ada.of("snapshot")) == 1
