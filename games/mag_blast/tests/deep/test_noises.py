"""Somebody makes twenty noises a second for a whole minute: the other three play on as if alone."""

from __future__ import annotations

import time

from games.mag_blast.tests.live.battles import Battle
from games.mag_blast.tests.positions import A
from server.rooms.live.consumer import acts_budget
from tests.rules import rule
from tests.support.browser.figures import FIGURES
from tests.support.pace import slowness
from tests.support.tables import Watcher

MINUTE = 60
A_SECOND = 20
SHARE = 0.1
"""Of a processor, at most, that the noises may take, so that nobody is served later for them."""


async def sets_preset(battle: Battle, person: Watcher, number: int) -> None:
    """Another one each time, or the same back."""
    id = f"preset {number}"
    await battle.act(person, id, do="set_preset", preset="pass-small", on=number % 2 == 0)


async def answered(person: Watcher, second: int) -> bool:
    """At once: the clock has not moved since."""
    return person.refusals == [] and len(person.done) == second + 1


@rule("MB-213", "MB-214")
async def test_a_minute_of_noises_holds_nobody_and_no_clock_up(battle: Battle) -> None:
    loud, *others = battle.people
    spent = 0.0
    for second in range(MINUTE):
        for number in range(A_SECOND):
            began = time.process_time()
            id = f"noise {second} {number}"
            await battle.act(loud, id, do="sound", noise=number % 8)
            spent += time.process_time() - began
            battle.clock.time += 1_000 // A_SECOND
        for person in others:
            await sets_preset(battle, person, second)
            assert await answered(person, second)
    assert len(loud.done) == MINUTE * A_SECOND
    state = await battle.state()
    assert (state.seat, state.phase, state.window) == (A, "attack", None)
    # The minute went by on the clock of the turn, and nothing was added to it.
    assert battle.watcher.of("snapshot")[0]["view"]["turn"]["until"] == 240_000
    assert not any("turn" in update.get("patch", {}) for update in battle.watcher.of("update"))
    FIGURES["twenty noises a second"] = f"{100 * spent / MINUTE:.1f} % of a processor"
    assert spent / MINUTE < SHARE * slowness()


def test_more_than_twenty_a_second_are_refused_at_the_socket() -> None:
    """Whoever writes to the site past their page is heard no oftener for it."""
    seat = (-1, 0)
    taken = sum(acts_budget.take(seat, now=second / 100) for second in range(100 * MINUTE))
    assert taken <= A_SECOND * MINUTE + acts_budget.burst
