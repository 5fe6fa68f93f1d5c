"""kill -9 of the embedded site between two shots of pirates."""

from __future__ import annotations

from games.galaxy_trucker.tests.shots import two_broken_ships_outlive_a_kill
from tests.rules import rule
from tests.support.stack import Stack


@rule("GT-266", "GT-523")
async def test_two_broken_ships_are_asked_the_same_after_a_kill_and_the_third_shot_follows(
    staged: Stack,
) -> None:
    await two_broken_ships_outlive_a_kill(staged, ("web",))
