"""The one contract of both ledgers."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest
from msgspec.structs import replace

from server.core.database import BadData, Rows, Statement
from server.matches.core.rows import Act, Row
from server.matches.ledger import AnyLedger
from server.matches.process.committer import Committer
from server.matches.process.heartbeats import Heartbeats
from server.matches.process.presence import PresenceTracker
from tests.support.ledgers import BODY, act, new_match

DUE = "SELECT due_at FROM match_head WHERE match_id = %s"
SET_DUE = "UPDATE match_head SET due_at = %s WHERE match_id = %s"
HOLD = "UPDATE match_head SET frozen = frozen WHERE match_id = %s"


async def test_what_has_won_is_in_the_log_as_it_was_sent(ledger: AnyLedger) -> None:
    match = await new_match(ledger)
    assert await ledger.commit([act(match, 1, "a", rows=3)]) == {match}
    rows = await ledger.rows(match, 1)
    told = [(row.version, row.seat, row.id, row.at) for row in rows]
    assert told == [(2, None, None, 5), (3, None, None, 5), (4, 0, "a", 5)]
    assert all(msgspec.json.decode(row.body) == msgspec.json.decode(BODY) for row in rows)
    assert await ledger.version(match) == 4


async def test_an_act_on_an_old_head_and_an_id_of_a_seat_again_are_not_stored(
    ledger: AnyLedger,
) -> None:
    match = await new_match(ledger)
    await ledger.commit([act(match, 1, "a")])
    assert await ledger.commit([act(match, 1, "b", rows=2)]) == set()
    assert await ledger.commit([act(match, 2, "a", rows=2)]) == set()
    assert await ledger.version(match) == 2
    assert await ledger.commit([act(match, 2, "a", seat=1)]) == {match}
    found = await ledger.find(match, 0, "a")
    assert found is not None and found.version == 2


async def test_a_batch_stores_those_that_may_win_and_no_others(ledger: AnyLedger) -> None:
    first, second, third = [await new_match(ledger) for _ in range(3)]
    await ledger.commit([act(second, 1, "x")])
    won = await ledger.commit([act(third, 1, "a"), act(second, 1, "a"), act(first, 1, "a")])
    assert won == {first, third}


async def test_a_frozen_match_takes_nothing(ledger: AnyLedger) -> None:
    match = await new_match(ledger)
    await ledger.freeze(match, 5_000)
    await ledger.freeze(match, 6_000)
    assert await ledger.commit([act(match, 1, "a")]) == set()
    assert await ledger.frozen(match)
    assert await ledger.frozen_at(match) == 5_000
    assert (await ledger.heads([match]))[match][1]
    await ledger.thaw(match)
    assert not await ledger.frozen(match)


async def test_the_end_comes_with_its_act_and_is_told_to_those_who_are_behind_later(
    ledger: AnyLedger,
) -> None:
    match, other = await new_match(ledger), await new_match(ledger)
    await ledger.database.run("UPDATE matches_match SET delay = 30 WHERE id = %s", match)
    before = time.time() * 1000
    outcome = '{"places":[1,2]}'
    await ledger.commit([replace(act(match, 1, "a"), outcome=outcome), act(other, 1, "a")])
    after = time.time() * 1000
    ends = await ledger.database.fetch(
        "SELECT over, outcome FROM matches_match WHERE id = %s", match
    )
    assert [(bool(over), stored) for over, stored in ends] == [(True, outcome)]
    told = dict(await ledger.database.fetch("SELECT id, told_at FROM matches_match"))
    # Clocks of processes and databases are told apart by a few milliseconds.
    assert before - 100 <= told[match] - 30_000 <= after + 100
    assert told[other] is None


async def test_beats_of_processes_that_ended_long_ago_are_forgotten(ledger: AnyLedger) -> None:
    await Heartbeats(ledger.database).beat("old", 1_000)
    await Heartbeats(ledger.database).beat("new", 9_000)
    await Heartbeats(ledger.database).forget_beats(9_000)
    assert await ledger.database.fetch("SELECT process FROM process_beat") == [("new",)]
    assert await Heartbeats(ledger.database).last_beat() == 9_000


async def test_the_committer_refuses_the_poisoned_act_and_stores_its_neighbours(
    ledger: AnyLedger,
) -> None:
    matches = [await new_match(ledger) for _ in range(6)]
    acts = [act(match, 1, "a") for match in matches]
    acts[2] = poisoned(matches[2])
    with pytest.raises(BadData):
        await ledger.commit(acts)
    assert {await ledger.version(match) for match in matches} == {1}
    committer = Committer(ledger)
    committer.start()
    answers = await asyncio.gather(*map(committer.commit, acts), return_exceptions=True)
    await committer.stop()
    assert isinstance(answers[2], BadData)
    assert [answer for at, answer in enumerate(answers) if at != 2] == [True] * 5
    assert await ledger.version(matches[2]) == 1


async def test_a_transaction_writes_what_is_decided_on_what_it_has_read(ledger: AnyLedger) -> None:
    match = await new_match(ledger)

    def decide(rows: list[Rows]) -> tuple[list[Statement], int]:
        nothing, ((due,),) = rows
        assert nothing == []
        return [(SET_DUE, [due + 1, match]), (SET_DUE, [due + 2, match])], due

    assert await ledger.database.transact([(SET_DUE, [5, match]), (DUE, [match])], decide) == 5
    assert await ledger.database.fetch(DUE, match) == [(7,)]


async def test_what_a_decision_raises_or_the_database_refuses_undoes_all_of_it(
    ledger: AnyLedger,
) -> None:
    match = await new_match(ledger)
    before = await ledger.database.fetch(DUE, match)
    ask: list[Statement] = [(SET_DUE, [5, match]), (DUE, [match])]

    def refuse(rows: list[Rows]) -> tuple[list[Statement], None]:
        assert rows == [[], [(5,)]]
        raise LookupError

    with pytest.raises(LookupError):
        await ledger.database.transact(ask, refuse)
    assert await ledger.database.fetch(DUE, match) == before
    with pytest.raises(BadData):
        await ledger.database.transact(ask, lambda rows: ([(SET_DUE, [2**70, match])], None))
    assert await ledger.database.fetch(DUE, match) == before


async def test_transactions_at_once_read_what_the_one_before_has_written(ledger: AnyLedger) -> None:
    match = await new_match(ledger)
    await ledger.database.run(SET_DUE, 0, match)
    ask: list[Statement] = [(HOLD, [match]), (DUE, [match])]

    def one_more(rows: list[Rows]) -> tuple[list[Statement], int]:
        _, ((due,),) = rows
        return [(SET_DUE, [due + 1, match])], due

    counted = await asyncio.gather(*(ledger.database.transact(ask, one_more) for _ in range(20)))
    assert sorted(counted) == list(range(20))


async def test_an_older_checkpoint_does_not_replace_a_newer_one(ledger: AnyLedger) -> None:
    match = await new_match(ledger)
    await ledger.store_checkpoint(match, 7, 1, "seven")
    await ledger.store_checkpoint(match, 5, 1, "five")
    opened = await ledger.opened(match)
    assert opened is not None and opened.checkpoint is not None
    assert (opened.checkpoint.version, opened.checkpoint.body) == (7, "seven")


async def test_a_match_is_opened_without_a_checkpoint_too(ledger: AnyLedger) -> None:
    match = await new_match(ledger)
    opened = await ledger.opened(match)
    assert opened is not None and opened.begun == await ledger.begun(match)
    assert (opened.version, opened.frozen, opened.checkpoint) == (1, False, None)
    await ledger.freeze(match, 10)
    frozen = await ledger.opened(match)
    assert frozen is not None and frozen.frozen
    assert await ledger.opened(match + 1) is None


async def test_who_was_seen_last_counts(ledger: AnyLedger) -> None:
    match, other = await new_match(ledger), await new_match(ledger)
    now = iter([10, 20, 30])
    here = PresenceTracker(ledger.database, lambda: next(now), {})
    for place in ((match, 0), (match, 1), (other, 0)):
        await here.greet(*place)
    elsewhere = PresenceTracker(ledger.database, lambda: 0, {})
    await elsewhere.learn([match])
    assert elsewhere.alone_since(match) == 20 and elsewhere.alone_since(other) is None


async def test_two_processes_that_start_together_record_one_outage(ledger: AnyLedger) -> None:
    before = len(await Heartbeats(ledger.database).outages())
    await Heartbeats(ledger.database).record_outage(1_000_000, 2_000_000)
    await Heartbeats(ledger.database).record_outage(1_000_000, 2_000_050)
    await Heartbeats(ledger.database).record_outage(3_000_000, 3_500_000)
    assert len(await Heartbeats(ledger.database).outages()) == before + 2


def poisoned(match: int) -> Act:
    """A row that no column can hold: its version is far too large for the database."""
    return Act(match, 1, None, [Row(2**70, 0, "a", 5, BODY)])
