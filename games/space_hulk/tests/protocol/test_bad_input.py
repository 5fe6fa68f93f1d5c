"""What does not fit an offer key by key changes nothing, whoever sends it and however it looks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from games.space_hulk.tests.greatest import GREATEST, WIDTH
from games.space_hulk.tests.sockets import (
    UNHURRIED,
    does,
    first_of,
    first_turn,
    kept,
    may,
    squad_and_swarm,
)
from server.core.messages import refusal_text
from tests.protocol.test_bad_input import nothing_changes
from tests.rules import rule
from tests.support.people import Match, Person, acts, match
from tests.support.stack import Stack
from tools.client import Guest, Refused

pytestmark = pytest.mark.asyncio(loop_scope="module")

NO_ACTION: dict[str, dict[str, Any]] = {
    "no cost": {"cp": None},
    "a cost in words": {"cp": "0"},
    "half a cost": {"cp": 0.5},
    "a cost of yes": {"cp": True},
    "a cost beyond all numbers": {"cp": 2**31},
    "one thing more": {"why": "bored"},
    "a piece by its number": {"piece": 1},
    "a piece in capitals": {"piece": "M1"},
    "a piece with a line end": {"piece": "m1\n"},
    "a piece with a long name": {"piece": "m" * 9},
    "two facings": {"facing": ["n", "e"]},
    "a facing in capitals": {"facing": "N"},
    "the clock's decision": {"do": "decision_due"},
    "the clock's countdown": {"do": "countdown_due"},
    "the end of the phase by the clock": {"do": "phase_due"},
    "somebody's absence": {"do": "presence"},
}
"""What of a turn is changed; None leaves it out."""
REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "CP that nobody has": ({"cp": 3}, "cp-not-allowed", "SH-474"),
    "less CP than none": ({"cp": -1}, "cp-not-allowed", "SH-474"),
    "a facing of nobody's": ({"facing": "up"}, "no-facing", "SH-100"),
    "a marine of nobody's": ({"piece": "m99"}, "no-such-piece", "SH-061"),
    "no piece": ({"piece": ""}, "no-such-piece", "SH-061"),
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def at_play(embedded: Stack) -> AsyncIterator[Match]:
    """Ada may turn a marine and has taken one turn, which she may still take back."""
    async with squad_and_swarm(embedded) as table:
        await first_turn(table)
        await table.zaneta.pong()
        yield table


def turn(person: Person, **changed: Any) -> dict[str, Any]:
    asked = first_of(person, "turn") | changed
    return {key: value for key, value in asked.items() if value is not None}


@rule("SH-702")
@pytest.mark.parametrize("changed", NO_ACTION.values(), ids=NO_ACTION.keys())
async def test_what_is_no_act_of_this_game(at_play: Match, changed: dict[str, Any]) -> None:
    async with nothing_changes(at_play):
        with pytest.raises(Refused) as refused:
            await at_play.ada.act(turn(at_play.ada, **changed))
        assert refused.value.code == "not-an-action"


@rule("SH-701", "SH-702")
@pytest.mark.parametrize(("changed", "code", "cited"), REFUSED.values(), ids=REFUSED.keys())
async def test_what_fits_no_offer_is_refused_with_its_rule(
    at_play: Match, changed: dict[str, Any], code: str, cited: str
) -> None:
    async with nothing_changes(at_play):
        with pytest.raises(Refused) as refused:
            await at_play.ada.act(turn(at_play.ada, **changed))
        assert (refused.value.code, refused.value.rule) == (code, cited)


@rule("SH-044", "SH-660")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"do": "turn", "piece": "m1", "facing": "n", "cp": 0}, "not-your-phase"),
        ({"do": "end_phase"}, "not-your-phase"),
        ({"do": "enter", "piece": "b1"}, "not-your-phase"),
        ({"do": "place_alien", "to": 0, "facing": "n"}, "no-decision"),
        ({"do": "flame_stop"}, "no-flame-open"),
        ({"do": "accept_draw"}, "no-offer"),
        ({"do": "undo"}, "nothing-to-undo"),
    ],
    ids=lambda value: value if isinstance(value, str) else value["do"],
)
async def test_the_aliens_do_nothing_while_marines_act(
    at_play: Match, action: dict[str, Any], code: str
) -> None:
    async with nothing_changes(at_play):
        with pytest.raises(Refused) as refused:
            await at_play.zaneta.act(action)
        assert refused.value.code == code
        assert refused.value.text == refusal_text("pl", "space_hulk", code, {})


@rule("SH-600")
async def test_after_a_die_nothing_is_taken_back(embedded: Stack) -> None:
    async with squad_and_swarm(embedded) as table:
        await table.play(until=lambda: may(table.ada, "shoot"))
        await acts(table.ada, first_of(table.ada, "shoot"))
        async with nothing_changes(table):
            with pytest.raises(Refused) as refused:
                await table.ada.act({"do": "undo"})
            assert refused.value.code == "nothing-to-undo"


@rule("SH-641", "SH-649")
async def test_a_board_of_the_greatest_size_is_saved_and_played(embedded: Stack) -> None:
    code = await asyncio.to_thread(kept, Guest(embedded.url), GREATEST)
    async with match(embedded, "space_hulk", **UNHURRIED, scenario="own", board=code) as table:
        for _ in range(GREATEST["start_blips"]):
            await does(table.zaneta, "place_blip")
        await does(table.ada, "move", piece="m6", to=WIDTH + 8, cp=0)
        await table.together()
        first, *others = [(await person.picture())["view"] for person in table.seats]
        assert first["marines"]["m6"]["ap"] == GREATEST["ruleset"]["marine_ap"] - 1
        assert [each["marines"] for each in others] == [first["marines"]]
        scene = table.watcher.all("snapshot")[-1]["scene"]
        assert [len(zone) for zone in scene["zones"].values()] == [400] * 12
