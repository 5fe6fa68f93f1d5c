"""What the embedded site tells of a match in its figures, and that its self-check stops one whose
log was changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest

from server.operations.selfcheck import MARK
from tests.support import stack
from tests.support.logs import ask
from tests.support.metrics import TOKEN, figures
from tests.support.pace import patience
from tests.support.people import match
from tests.support.stack import Stack
from tests.support.waiting import eventually

FAULTS = "SELECT trace FROM match_fault"


@pytest.fixture(scope="module")
def hasty() -> Iterator[Stack]:
    """The embedded site with a self-check that does not wait for a minute."""
    site = stack.embedded(METRICS_TOKEN=TOKEN, CHECK_MS="100")
    yield site
    site.close()


async def test_at_home_the_one_process_counts_a_match_and_stops_it_when_its_log_was_changed(
    hasty: Stack,
) -> None:
    async with match(hasty) as table:
        rows = table.rows()
        await table.play(lambda: table.ada.n >= 8)
        said, played = await asyncio.to_thread(figures, hasty.url), table.rows() - rows
        assert said["rooms_moves_accepted_total"] >= played >= 4
        assert said["rooms_act_seconds_count"] >= 4
        assert said["rooms_commit_seconds_count"] <= said["rooms_commit_acts_sum"]
        assert said["rooms_loop_lag_seconds_count"] > 0
        assert (said["rooms_sockets{room}"], said["rooms_live_matches"]) == (3, 1)
        assert said["rooms_act_conflicts_total"] == said["rooms_faults_total"] == 0
        checks = lambda: figures(hasty.url)["rooms_matches_checked_total"]  # noqa: E731
        before = await asyncio.to_thread(checks)
        # The match as it is now has been played again at least once.
        await eventually(lambda: checks() >= before + 2, 10 * patience())
        assert table.ada.notices == []
        changed = await asyncio.to_thread(change_the_log, hasty)
        for person in (*table.seats, table.watcher):
            await person.until(lambda person=person: person.notices == ["frozen"])
        said = await asyncio.to_thread(figures, hasty.url)
        assert said["rooms_matches_different_total"] == 1
        # The match is frozen first, so that no death in between leaves it running.
        await eventually(lambda: bool(table.ask(FAULTS)), 10 * patience())
        ((trace,),) = table.ask(FAULTS)
        assert trace.startswith(MARK)
    line = next(line for line in hasty.log("web").splitlines() if "match.differs" in line)
    assert json.loads(line)["match"] == 1 and json.loads(line)["version"] == changed


def change_the_log(site: Stack) -> int:
    """The first move that told something; where the process had to wait, the log says in between
    how time was taken out of the match, and no more. Answers its version."""
    [(version,)] = ask(
        site,
        "UPDATE move SET body = replace(body, '\"event\":', '\"was\":') WHERE version ="
        " (SELECT min(version) FROM move WHERE version > 1 AND instr(body, '\"event\":'))"
        " RETURNING version",
    )
    return int(version)
